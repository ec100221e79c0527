/** A polite live region. Sentences of the same moment are announced together. */

const MOMENT = 60;

/** What announces a sentence. @param {HTMLElement} region An element with role="status". */
export function announcer(region) {
  /** @type {string[]} */
  const pending = [];
  return (/** @type {string} */ sentence) => {
    if (sentence === "" || pending.includes(sentence)) return;
    pending.push(sentence);
    if (pending.length > 1) return;
    setTimeout(() => {
      const said = pending.splice(0).join(" ");
      // The same text again would be no change, and not be announced.
      region.textContent = region.textContent === said ? `${said}\u00a0` : said;
    }, MOMENT);
  };
}
