/** A clock that the test moves. */

/** Stops the steady clock of the page until the test moves it on. Timers keep their own pace. @param {Tab} tab */
export async function holdClock(tab) {
  await tab.prepare(() => {
    let now = 1000;
    performance.now = () => now;
    Object.assign(globalThis, {
      passTime: (/** @type {number} */ seconds) => {
        now += seconds * 1000;
      },
    });
  });
}

/** Lets time pass, as far as the clocks of the page are concerned. @param {Tab} tab @param {number} seconds */
export async function passTime(tab, seconds) {
  await tab.evaluate((seconds) => {
    /** @type {{ passTime?: (seconds: number) => void }} */ (globalThis).passTime?.(seconds);
  }, seconds);
}
