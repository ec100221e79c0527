/** @typedef {"tooLong" | "oneOf" | "number" | "camera" | "mark" | "src"} Problem */

const LONGEST = 40;

/** A bad value of an attribute: a key of the texts, and its parameters. */
export class BadValue extends Error {
  /**
   * @param {Problem} problem
   * @param {{ found?: string, expected?: readonly string[], least?: number, most?: number, status?: number | null }} detail
   */
  constructor(problem, detail = {}) {
    super(problem);
    this.key = /** @type {const} */ (`element.${problem}`);
    const { found = "" } = detail;
    const clipped = found.length > LONGEST ? `${found.slice(0, LONGEST)}…` : found;
    this.detail = { ...detail, found: clipped };
  }
}
