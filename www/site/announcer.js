/** A polite live region. Sentences of the same moment are announced together. */

const MOMENT = 60;

/** @param {HTMLElement} region An element with role="status". */
export function createAnnouncer(region) {
  /** @type {string[]} */
  const pending = [];
  return {
    /** @param {string} sentence */
    say(sentence) {
      if (sentence === "" || pending.includes(sentence)) return;
      pending.push(sentence);
      if (pending.length > 1) return;
      setTimeout(() => {
        const said = pending.splice(0).join(" ");
        // The same text again would be no change, and not be announced.
        region.textContent = region.textContent === said ? `${said}\u00a0` : said;
      }, MOMENT);
    },
  };
}
