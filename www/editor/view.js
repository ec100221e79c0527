/**
 * What the board shows of the editor, and why a change was refused, in words.
 * @import { BoardView, Mark, Player } from "../board/types.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { Editor, Refused } from "./state.js"
 */

import { CELLS, PLAYERS } from "../board/geometry.js";
import { EMPTY_VIEW } from "../board/state.js";
import { missingUnder } from "./state.js";

/** @typedef {typeof import("../text/text.js").text} Text */

/** @type {(text: Text, editor: Pick<Editor, "tool" | "refused">, game: Game) => BoardView} */
export function editorView(text, { tool, refused }, { balls, reserve, turn }) {
  const player = tool === "nothing" ? null : tool;
  const free = CELLS.flatMap(({ name }) =>
    balls[name] || missingUnder(balls, name).length > 0 ? [] : [name],
  );
  const targets = player === null || reserve[player] === 0 ? [] : free;
  const sentence = refused === null ? "" : refusedWords(text, refused, balls);
  /** @type {Record<string, string>} */
  const labels = {};
  for (const { name: cell } of CELLS) {
    const states = [
      ...(targets.includes(cell) ? [text("state.place")] : []),
      ...(refused?.cell === cell ? [sentence] : []),
    ];
    labels[cell] = text("board.cell", { cell, ball: balls[cell] ?? null, states });
  }
  for (const player of PLAYERS) {
    const states = player === tool ? [text("state.picked")] : [];
    labels[player] = text("board.reserve", { player, count: reserve[player], states });
  }
  return {
    ...EMPTY_VIEW,
    balls: { ...balls },
    reserve: { ...reserve },
    turn,
    active: [...Object.keys(balls), ...free, ...PLAYERS],
    targets,
    picked: player,
    coordinates: true,
    marks: refused === null ? [] : marksOf(refused, balls),
    labels,
    levelLabels: [1, 2, 3, 4].map((level) => text("board.level", { level })),
    boardLabel: text("editor.menu"),
  };
}

/** The balls that would have nothing to rest on. @param {Refused} refused */
const floating = ({ faults }) =>
  faults.flatMap(({ rule, cell }) => (rule === "floating" && cell ? [cell] : []));

/** The places that a refusal speaks of. @type {(refused: Refused, balls: Game["balls"]) => Mark[]} */
function marksOf(refused, balls) {
  const { cell } = refused;
  const above = floating(refused).filter((one) => one !== cell);
  const missing = balls[cell] ? [] : missingUnder(balls, cell);
  return [
    { kind: "badge", at: cell, tone: "bad", shape: "diamond", text: "!", label: "" },
    ...[...above, ...missing].map(
      (at) => /** @type {Mark} */ ({ kind: "ring", at, tone: "bad", label: "" }),
    ),
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
