/** @typedef {"tooLong" | "oneOf" | "number" | "camera" | "mark" | "src"} Problem */

const LONGEST = 40;

/** @typedef {{ found?: string, expected?: readonly string[], least?: number, most?: number, status?: number | null }} Detail */

/** A bad value of an attribute, which complaint.js says in words. */
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
