/**
 * What the board shows of the editor, and why a change was refused, in words.
 * @import { BoardView, Mark, Player } from "../board/types.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { Editor, Refused } from "./state.js"
 */

import { CELLS, PLAYERS, supportOf } from "../board/geometry.js";
import { EMPTY_VIEW } from "../board/state.js";
import { labelled } from "../game/view-model.js";

/** @typedef {typeof import("../text/text.js").text} Text */

/** The cells under each cell. */
const UNDER = Object.fromEntries(CELLS.map((cell) => [cell.name, supportOf(cell)]));

/** @type {(text: Text, editor: Pick<Editor, "now" | "tool" | "refused">) => BoardView} */
export function editorView(text, { now: { balls, reserve, turn }, tool, refused }) {
  const player = tool === "nothing" ? null : tool;
  const cells = CELLS.map(({ name }) => name);
  const free = cells.filter((cell) => !balls[cell] && missingUnder(balls, cell).length === 0);
  const view = {
    ...EMPTY_VIEW,
    balls,
    reserve,
    turn,
    active: [...Object.keys(balls), ...free, ...PLAYERS],
    targets: player === null || reserve[player] === 0 ? [] : free,
    picked: player,
    coordinates: true,
    marks: refused === null ? [] : marksOf(refused, balls),
    boardLabel: text("editor.menu"),
  };
  if (refused === null) return labelled(text, view, []);
  return labelled(text, view, [[refused.cell, refusedWords(text, refused, balls)]]);
}

/** The cells under a place that have no ball. @type {(balls: Game["balls"], cell: string) => string[]} */
const missingUnder = (balls, cell) => UNDER[cell].filter((under) => !balls[under]);

/** The balls that would have nothing to rest on. @param {Refused} refused */
const floating = ({ faults }) =>
  faults.flatMap(({ rule, cell }) => (rule === "floating" && cell ? [cell] : []));

/** The places that a refusal speaks of. @type {(refused: Refused, balls: Game["balls"]) => Mark[]} */
function marksOf(refused, balls) {
  const { cell } = refused;
  const above = floating(refused).filter((one) => one !== cell);
  const missing = balls[cell] ? [] : missingUnder(balls, cell);
  return [
    { kind: "badge", at: cell, tone: "bad", shape: "diamond", text: "!" },
    ...[...above, ...missing].map((at) => /** @type {Mark} */ ({ kind: "ring", at, tone: "bad" })),
  ];
}

/** @type {(text: Text, refused: Refused, balls: Game["balls"]) => string} */
export function refusedWords(text, refused, balls) {
  const { cell, faults } = refused;
  const tooMany = faults.find(({ rule }) => rule === "tooManyBalls");
  if (tooMany) return text("editor.noneLeft", { player: /** @type {Player} */ (tooMany.player) });
  if (!balls[cell]) {
    return text("refusal.unsupported", { cells: [cell, ...missingUnder(balls, cell)] });
  }
  return text("editor.carries", { cell, above: floating(refused) });
}
