/** A clock that the test moves. */

/** Stops the steady clock of the page until the test moves it on. Timers keep their own pace. @param {Tab} tab */
export const holdClock = (tab) =>
  tab.prepare(() => {
    performance.now = () => 1000;
  });

/** Lets time pass, as far as the clocks of the page are concerned. @param {Tab} tab @param {number} seconds */
export const passTime = (tab, seconds) =>
  tab.evaluate((seconds) => {
    const now = performance.now() + seconds * 1000;
    performance.now = () => now;
  }, seconds);
