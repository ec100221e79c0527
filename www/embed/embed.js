// A board in a frame: every parameter after "#" in the address is an attribute of the board. With `solution` (moves with
// commas between them), the page asks the reader for one of these moves; `report` is that of site/report.js. A query ("?") is
// not read: hosts that redirect `embed.html` to `embed` lose it, and no redirect loses what is after "#".

/** @import { TextKey } from "../text/text.js" */

import { NAMES } from "../element/attributes.js";
import "../pylos-board.js";
import { setText } from "../site/dom.js";
import { languageReady } from "../site/language.js";
import { pageReady } from "../site/ready.js";
import { report } from "../site/report.js";
import { translations } from "../text/board-text.js";
import { addTexts, spoken, text } from "../text/text.js";

const REASONS = translations("reasons");

const asked = new URLSearchParams(location.hash.slice(1));
const answer = /** @type {HTMLElement} */ (document.querySelector("#answer"));
const board = document.createElement("pylos-board");

for (const name of NAMES) {
  const value = asked.get(name);
  if (value !== null) board.setAttribute(name, value);
}
board.lang = spoken(asked.get("lang") ?? "") ?? document.documentElement.lang;
const theme = asked.get("theme") ?? "auto";
document.documentElement.dataset.theme = theme;
if (!asked.has("theme")) board.setAttribute("theme", theme);
const solution = (asked.get("solution") ?? "").split(",").filter((move) => move !== "");
if (solution.length > 0) setExercise(solution);
document.querySelector("main")?.append(board);

// The board paints meanwhile.
await languageReady;
const parameters = [...NAMES, "lang", "solution", "report"];
const misplaced = [...new URLSearchParams(location.search).keys()]
  .filter((name) => parameters.includes(name))
  .map((name) => `?${name}`);
const unknown = [...misplaced, ...asked.keys()].find((name) => !parameters.includes(name));
if (unknown !== undefined) await tell("link.unknown", { found: unknown.slice(0, 40) });
// The page around the frame may change what is after "#", which loads nothing.
addEventListener("hashchange", () => location.reload());

// The board shows its own faults.
board.ready.then(pageReady, pageReady);

/** @param {string[]} moves Each of them solves the exercise. */
async function setExercise(moves) {
  if (!asked.has("interactive")) board.interactive = "both";
  let mistakes = 0;
  board.addEventListener("pylos-move", (event) => {
    const right = moves.includes(event.detail.move.text);
    tell(right ? "embed.right" : "embed.wrong");
    if (right) {
      board.interactive = "none";
      report("pylos-solved", { mistakes }, asked);
    } else {
      mistakes += 1;
      event.preventDefault();
    }
  });
  await board.ready;
  tell("embed.find", { player: board.game?.turn }, true);
}

/**
 * Says something below the board; nothing where the texts do not arrive.
 * @type {(key: TextKey, params?: Record<string, unknown>, isFirst?: boolean) => Promise<void>} `isFirst`: only if nothing is there.
 */
async function tell(key, params, isFirst = false) {
  await languageReady;
  const say = () => {
    if (!isFirst || answer.textContent === "") setText(answer, text(key, params));
  };
  await addTexts(REASONS).then(say, () => {});
}
