/** @typedef {"tooLong" | "oneOf" | "number" | "camera" | "mark" | "src"} Problem */

const LONGEST = 40;

/**
 * A bad value of an attribute. `complaint.js` says it in words.
 * @typedef {{ found?: string, expected?: readonly string[], least?: number, most?: number, status?: number | null }} Detail
 */
export class BadValue extends Error {
  /** @param {Problem} problem @param {Detail} detail */
  constructor(problem, detail = {}) {
    super(problem);
    this.problem = problem;
    const { found = "" } = detail;
    const clipped = found.length > LONGEST ? `${found.slice(0, LONGEST)}…` : found;
    this.detail = { ...detail, found: clipped };
  }
}
