/** What is wrong with the value of an attribute: a key of the texts, and its parameters. */

/** @typedef {"tooLong" | "oneOf" | "number" | "view" | "mark"} Problem */

const LONGEST = 40;

export class BadValue extends Error {
  /**
   * @param {Problem} problem
   * @param {{ found?: string, expected?: readonly string[], least?: number, most?: number }} detail
   */
  constructor(problem, detail = {}) {
    super(problem);
    this.key = /** @type {const} */ (`element.${problem}`);
    const { found = "" } = detail;
    this.detail = {
      ...detail,
      found: found.length > LONGEST ? `${found.slice(0, LONGEST)}…` : found,
    };
  }
}
