/** The announcements of the page to assistive technology. */

/** Runs in the page: notes what is announced from now on. */
function noteAnnouncements() {
  /** @type {string[]} */
  const said = [];
  Object.assign(globalThis, { said });
  new MutationObserver((changes) => {
    const region = document.querySelector("#announcer[role=status]");
    if (region !== null && changes.some(({ target }) => region.contains(target))) {
      said.push((region.textContent ?? "").trim());
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Listens from now on. @param {Tab} tab */
export const listen = (tab) => tab.evaluate(noteAnnouncements);

/** Waits until an announcement holds these words. @param {Tab} tab @param {string} words */
export async function heard(tab, words) {
  await tab.until((words) => {
    const { said } = /** @type {{ said?: string[] }} */ (globalThis);
    return said?.some((sentence) => sentence.includes(words));
  }, words);
}
