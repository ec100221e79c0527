/** Today's puzzle in the header of a page: a dot while it is open, a tick when it is solved. */

import { dayOf } from "../exercise/day.js";
import { text } from "../text/text.js";
import { openProgress } from "./progress.js";

export function showToday() {
  const link = /** @type {HTMLElement | null} */ (
    document.querySelector("#head [data-text='puzzles.link']")
  );
  if (link === null) return;
  const isSolved = openProgress().read().days.includes(dayOf());
  link.dataset.day = isSolved ? "solved" : "open";
  link.title = text(isSolved ? "puzzles.solved" : "puzzles.today");
}
