/** Waits until the open puzzle says this. @param {Tab} tab @param {string} words */
export const untilSaid = (tab, words) =>
  tab.until(
    (words) => document.querySelector(".exercise-said")?.textContent?.includes(words),
    words,
  );
