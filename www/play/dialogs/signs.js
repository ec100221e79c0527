/**
 * "What the signs mean": every sign and mark, painted as on the board, with the words of its name.
 * @import { BoardView, Figure, Mark } from "../../board/types.js"
 * @import { State } from "../../board/state.js"
 * @import { MoveScore } from "../../engine/judge.js"
 * @import { Part } from "../../site/nodes.js"
 */

import { Painter } from "../../board/painter.js";
import { placeOf, project, projectionOf } from "../../board/projection.js";
import { EMPTY_VIEW, newState, readPalette } from "../../board/state.js";
import { wordsAt } from "../../game/sign-words.js";
import { COMPLETES, RAISES } from "../../game/threats.js";
import { byId } from "../../site/markup.js";
import { h } from "../../site/nodes.js";
import { capital } from "../../text/plural.js";
import { text } from "../../text/text.js";
import { pointer } from "../analysis/marks.js";
import { badge, legendWords, shownAs } from "../analysis/words.js";
import { makeDialog, open, withText } from "./dialog.js";

/** The places of the pictures: one ball, and the four that carry a place. */
const BALL = "1b2";
const FOUR = ["1b2", "1c2", "1b3", "1c3"];
const ABOVE = "2b2";

/** @type {Figure} */
const SQUARE = { kind: "square", cells: FOUR };
/** @type {Figure} */
const LINE = { kind: "line", cells: ["2a2", ABOVE, "2c2"] };

/** @type {BoardView["balls"]} */
const MIXED = { "1b2": "light", "1c2": "dark", "1b3": "dark", "1c3": "light" };
/** @type {BoardView["balls"]} */
const LIGHT = { "1b2": "light", "1c2": "light", "1b3": "light", "1c3": "light" };
/** The same without the first, and without the last of four light ones. @type {BoardView["balls"]} */
const NONE = { "1c2": "dark", "1b3": "dark", "1c3": "light" };
/** @type {BoardView["balls"]} */
const THREE = { "1b2": "light", "1c2": "light", "1b3": "light" };

/** A sign of a view, at a place; `hover`: pointed at; `name`: a text, where the place says something else. @typedef {{ at: string, change: Partial<BoardView>, hover?: string, name?: string }} Example */

/** @type {(at: string, change: Partial<BoardView>, more?: Partial<Example>) => Example} */
const example = (at, change, more = {}) => ({ at, change: { balls: MIXED, ...change }, ...more });

/** @type {(mark: Omit<Mark, "at" | "label">, label: string, change?: Partial<BoardView>) => Example} */
const marked = (mark, label, change) =>
  example(BALL, { marks: [{ ...mark, at: BALL, label }], ...change });

/** @type {(balls: BoardView["balls"], at: string, figure: Figure, ...removable: string[]) => Partial<BoardView>} */
const completing = (balls, at, figure, ...removable) => ({
  balls,
  targets: [at],
  previews: { [at]: { figures: [figure], removable } },
});

/** What is on the board in a game, in the order in which it is met. @type {() => Example[]} */
export const examples = () => [
  example(ABOVE, { targets: [ABOVE] }),
  example(ABOVE, completing(MIXED, ABOVE, SQUARE)),
  example(ABOVE, completing(MIXED, ABOVE, LINE)),
  example(BALL, { liftable: [BALL] }),
  example(BALL, { picked: BALL }),
  example(BALL, { removable: [BALL] }),
  example(BALL, completing(THREE, "1c3", SQUARE, BALL), { hover: "1c3", name: text("state.soon") }),
  example(BALL, { lastMove: { from: null, to: BALL, takeBack: [] } }),
  example(BALL, { balls: NONE, lastMove: { from: null, to: "1c3", takeBack: [BALL] } }),
  example(BALL, { balls: LIGHT, figures: [SQUARE] }),
  example(BALL, {}, { hover: ABOVE, name: text("signs.carries") }),
  marked(COMPLETES, text("state.threat.square"), { balls: NONE }),
  marked(RAISES, text("state.threat.raise")),
  example(BALL, { balls: NONE, marks: [pointer("ring", BALL, "to")] }),
  example(
    BALL,
    { marks: [{ ...pointer("arrow", ABOVE, "from"), from: BALL }] },
    { name: text("state.hint.from") },
  ),
  example(BALL, { marks: [pointer("minus", BALL, "takeBack")] }),
];

/** @type {(example: Example) => string} */
export const nameOf = ({ at, change, name }) =>
  capital(name ?? wordsAt(text, { ...EMPTY_VIEW, ...change }, at).join(", "));

/** The side of a picture in CSS pixels, and what it shows in ball radii. */
const [SIDE, SHOWN] = [64, 2.4];

/** @type {(root: HTMLElement, all: readonly Example[]) => HTMLCanvasElement[]} The board has the colours. */
function pictures(root, all) {
  const sheet = document.createElement("canvas");
  const painter = new Painter(sheet);
  /** @type {State} */
  const state = {
    ...newState({ elevation: 90, reserves: false }),
    ...{ width: 10 * SIDE, height: 10 * SIDE, ratio: 2, palette: readPalette(root) },
  };
  const { scale } = projectionOf(state);
  const ratio = (SIDE / (SHOWN * scale)) * Math.max(2, devicePixelRatio);
  return all.map(({ at, change, hover = null }) => {
    const view = { ...EMPTY_VIEW, turn: /** @type {const} */ ("light"), ...change };
    const shown = { ...state, ratio, view, hover };
    painter.finish(shown);
    const projection = projectionOf(shown);
    const { x, y } = project(projection, placeOf(projection, at));
    const side = SHOWN * scale * ratio;
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: side, height: side });
    canvas
      .getContext("2d")
      ?.drawImage(sheet, x * ratio - side / 2, y * ratio - side / 2, side, side, 0, 0, side, side);
    return canvas;
  });
}

/** From the best move to the worst, what is not proven, and a number. @type {() => Part[]} */
function judgements() {
  const source = /** @type {const} */ ("solution");
  const score = { text: "", score: 0, exact: true, estimate: null, source };
  /** @type {MoveScore[]} */
  const scores = [
    { ...score, value: "win", distance: 9 },
    { ...score, value: "win", distance: 31 },
    { ...score, value: null, distance: null, exact: false, score: 120 },
    { ...score, value: "draw", distance: null },
    { ...score, value: "loss", distance: 40 },
    { ...score, value: "loss", distance: 8 },
  ];
  const lost = scores.slice(4);
  const rows = shownAs(scores, "light", false);
  const [number] = shownAs(lost, "light", true);
  return [...rows, { ...number, worth: legendWords([...lost, scores[2]]) }].flatMap(
    ({ sign, worth }) => [h("dt", {}, badge(sign)), h("dd", {}, capital(worth))],
  );
}

/** @param {HTMLElement} board */
export function openSigns(board) {
  // The bar of the view closes, and the focus comes back to what opened it.
  const isInView = byId("view").contains(document.activeElement);
  if (isInView) document.getElementById("eye")?.focus();
  const all = examples();
  const named = all.flatMap((each) => [h("dt", {}), h("dd", {}, nameOf(each))]);
  const element = makeDialog("signs", "view.signs", [
    h("dl", { class: "signs" }, ...named),
    withText("h3", "analysis.label"),
    h("dl", { class: "signs" }, ...judgements()),
  ]);
  const rooms = element.querySelectorAll("dt:empty");
  for (const [i, picture] of pictures(board, all).entries()) rooms[i].append(picture);
  open(element);
}
