/** The announcements of the page to assistive technology. */

/** @typedef {import("./tab.mjs").Tab} Tab */

/** Notes from now on what is announced. @param {Tab} tab */
export async function listen(tab) {
  await tab.evaluate(() => {
    /** @type {string[]} */
    const said = [];
    Object.assign(globalThis, { said });
    const region = document.querySelector("#announcer[role=status]");
    if (region === null) throw new Error("the page has no live region");
    new MutationObserver(() => said.push((region.textContent ?? "").trim())).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

/**
 * Waits until an announcement holds these words.
 *
 * @param {Tab} tab
 * @param {string} words
 */
export async function heard(tab, words) {
  await tab.until((words) => {
    const { said } = /** @type {{ said?: string[] }} */ (globalThis);
    return said?.some((sentence) => sentence.includes(words));
  }, words);
}
