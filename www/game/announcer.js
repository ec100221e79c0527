// The one polite live region of the page. What is said within one moment is said as one.

/** @typedef {{ say: (sentence: string) => void }} Announcer */

const MOMENT = 60;

/**
 * @param {HTMLElement} region an element with role="status"
 * @returns {Announcer}
 */
export function createAnnouncer(region) {
  /** @type {string[]} */
  let pending = [];
  return {
    say(sentence) {
      if (sentence === "" || pending.includes(sentence)) return;
      pending.push(sentence);
      if (pending.length > 1) return;
      setTimeout(() => {
        const said = pending.join(" ");
        pending = [];
        // The same words twice would be no change, and so not be heard.
        region.textContent = region.textContent === said ? `${said}\u00a0` : said;
      }, MOMENT);
    },
  };
}
