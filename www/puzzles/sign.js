// The signs of results: outlines, 24 units a side, because not everybody can tell colours apart.

/** @import { Result } from "../library/progress.js" */

import { drawing } from "../exercise/tree.js";

const OUTLINES = {
  clean: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z",
  solved: "M5 13l4.5 4.5L19 7",
  failed: "M6 6l12 12M18 6L6 18",
  open: "",
};

/** @typedef {keyof typeof OUTLINES} State What came of a puzzle: `clean` is solved without mistake and hint. */

/** @type {(result: Result | undefined) => State} */
export function stateOf(result) {
  if (result === undefined) return "open";
  if (!result.isSolved) return result.later ? "solved" : "failed";
  return result.mistakes + result.hints === 0 ? "clean" : "solved";
}

/** @param {State} state */
export function sign(state) {
  const svg = drawing(OUTLINES[state]);
  svg.classList.add("sign", state);
  return svg;
}
