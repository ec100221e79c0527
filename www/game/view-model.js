// What the board shows, as a function of the session.

import { handToMove, turnAt } from "./session.js";
import { options } from "./turn-builder.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Game} Game */
/** @typedef {import("./session.js").Move} Move */
/** @typedef {import("./session.js").Player} Player */
/** @typedef {import("./turn-builder.js").Options} Options */
/** @typedef {import("./turn-builder.js").Choice} Choice */
/** @typedef {import("../board/types.js").BoardView} BoardView */
/** @typedef {import("../board/types.js").Motion} Motion */
/** @typedef {import("../board/types.js").Mark} Mark */
/** @typedef {import("../text/text.js").BoardText} Text */

/**
 * What is pointed out on the board: its marks, and what they say of each place.
 * @typedef {object} Pointed
 * @property {Mark[]} marks
 * @property {Record<string, string[]>} states by place
 */

const SIDES = [4, 3, 2, 1];

/** All cells in index order: by level, then rank, then file. */
export const CELLS = SIDES.flatMap((side, level) =>
  Array.from(
    { length: side * side },
    (_, i) => `${level + 1}${"abcd"[i % side]}${1 + Math.floor(i / side)}`,
  ),
);

/**
 * @param {Text} text
 * @param {Session} session
 * @param {Game} shown the game, or the moment of it looked back at
 * @param {Pointed} pointed what is pointed out on it
 * @returns {BoardView}
 */
export function boardView(text, session, shown, pointed) {
  const live = session.looking === null && shown.result === null;
  const mine = live && handToMove(session);
  const { choice, legal } = session;
  const now = mine ? options(legal, choice) : NO_OPTIONS;
  const { balls, reserve } = live ? afterChoice(shown, choice) : shown;
  const player = shown.turn;
  const inTurn = live && choice.to !== null;
  const last = inTurn ? null : shown.lastMove;
  /** @type {BoardView} */
  const view = {
    balls: { ...balls },
    reserve: { ...reserve },
    turn: shown.result === null ? player : null,
    active: [
      ...new Set([
        ...(now.canPlace ? [player] : []),
        ...now.liftable,
        ...now.targets,
        ...now.removable,
        ...(mine ? choice.takeBack : []),
      ]),
    ],
    liftable: now.liftable,
    targets: now.targets,
    ghosts: true,
    coordinates: false,
    picked:
      live && choice.to === null ? (choice.picked === "reserve" ? player : choice.picked) : null,
    removable: now.removable,
    takenBack: live ? [...choice.takeBack] : [],
    played: inTurn ? choice.to : null,
    lastMove: last && { from: last.from, to: last.to, takeBack: [...last.takeBack] },
    figures: inTurn ? figuresOf(legal, choice) : [],
    marks: pointed.marks,
    labels: {},
    boardLabel: text("board.label", {
      player: shown.result === null ? player : null,
      back: session.looking,
    }),
    levelLabels: SIDES.map((_, level) => text("board.level", { level: level + 1 })),
  };
  const { states } = pointed;
  for (const cell of CELLS) view.labels[cell] = cellLabel(text, view, cell, states[cell]);
  for (const side of /** @type {Player[]} */ (["light", "dark"])) {
    view.labels[side] = reserveLabel(text, view, side, states[side]);
  }
  return view;
}

/**
 * What is shown before the rules have arrived: balls that lie there.
 * @param {Text} text
 * @param {Pick<BoardView, "balls" | "reserve">} lying
 */
export function stillBoard(text, lying) {
  /** @type {BoardView} */
  const view = {
    ...lying,
    turn: "light",
    active: [],
    liftable: [],
    targets: [],
    ghosts: true,
    coordinates: false,
    picked: null,
    removable: [],
    takenBack: [],
    played: null,
    lastMove: null,
    figures: [],
    marks: [],
    labels: {},
    boardLabel: text("board.label", { player: "light", back: null }),
    levelLabels: SIDES.map((_, level) => text("board.level", { level: level + 1 })),
  };
  for (const cell of CELLS) view.labels[cell] = cellLabel(text, view, cell);
  view.labels.light = reserveLabel(text, view, "light");
  view.labels.dark = reserveLabel(text, view, "dark");
  return view;
}

/**
 * The ways the balls take in a turn, one after the other.
 * @param {Player} player
 * @param {{ from: string | null, to: string, takeBack: readonly string[] }} move
 * @returns {Motion[]}
 */
export function motionsOf(player, { from, to, takeBack }) {
  return [
    { player, from: from ?? player, to },
    ...takeBack.map((cell) => ({ player, from: cell, to: player })),
  ];
}

/**
 * The cells a move text names: "1b2-2a1x2a1".
 * @param {string} move
 */
export function partsOf(move) {
  const [ball, ...takeBack] = move.split("x");
  const cells = ball.split("-");
  return { from: cells.length === 2 ? cells[0] : null, to: cells[cells.length - 1], takeBack };
}

/**
 * The ways of the balls from one moment of the game to another near it.
 * @param {Session} session
 * @param {readonly string[]} moves
 * @param {number} from turns played
 * @param {number} to
 * @returns {Motion[]}
 */
export function travel(session, moves, from, to) {
  if (session.choice.to !== null || Math.abs(from - to) > 2) return [];
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const ways = moves
    .slice(first, last)
    .flatMap((move, i) => motionsOf(turnAt(session, first + i), partsOf(move)));
  return to < from ? backwards(ways) : ways;
}

/**
 * The ways back.
 * @param {Motion[]} motions
 * @returns {Motion[]}
 */
export function backwards(motions) {
  return motions.map(({ player, from, to }) => ({ player, from: to, to: from })).reverse();
}

/**
 * The ways that lead from one state of a turn in progress to another.
 * @param {Player} player
 * @param {Choice} before
 * @param {Choice} after
 * @returns {Motion[]}
 */
export function motionsBetween(player, before, after) {
  const ways = (/** @type {Choice} */ { picked, to, takeBack }) =>
    to === null
      ? []
      : motionsOf(player, { from: picked === "reserve" ? null : picked, to, takeBack });
  const old = ways(before);
  const fresh = ways(after);
  let same = 0;
  while (same < old.length && same < fresh.length && equal(old[same], fresh[same])) same += 1;
  return [...backwards(old.slice(same)), ...fresh.slice(same)];
}

/**
 * @param {Motion} a
 * @param {Motion} b
 */
function equal(a, b) {
  return a.from === b.from && a.to === b.to;
}

/** @type {Options} */
const NO_OPTIONS = {
  canPlace: false,
  liftable: [],
  targets: [],
  removable: [],
  canStop: false,
  figures: [],
  finished: null,
};

/**
 * The balls with the turn in progress applied.
 * @param {Game} game
 * @param {Choice} choice
 */
function afterChoice({ balls, reserve, turn }, { picked, to, takeBack }) {
  if (to === null) return { balls, reserve };
  const moved = { ...balls };
  const left = { ...reserve };
  if (picked !== null && picked !== "reserve") delete moved[picked];
  else left[turn] -= 1;
  moved[to] = turn;
  for (const cell of takeBack) {
    delete moved[cell];
    left[turn] += 1;
  }
  return { balls: moved, reserve: left };
}

/**
 * @param {readonly Move[]} legal
 * @param {Choice} choice
 */
function figuresOf(legal, choice) {
  return options(legal, choice).figures.map(({ kind, cells }) => ({ kind, cells: [...cells] }));
}

/**
 * @param {Text} text
 * @param {BoardView} view
 * @param {string} cell
 * @param {string[]} [more] what is pointed out there
 */
function cellLabel(text, view, cell, more = []) {
  const figure = view.figures.find(({ cells }) => cells.includes(cell));
  const raising = view.picked !== null && view.picked !== view.turn;
  const states = [
    ...(view.picked === cell ? [text("state.picked")] : []),
    ...(view.played === cell ? [text("state.played")] : []),
    ...(figure && view.balls[cell] ? [text(`state.figure.${figure.kind}`)] : []),
    ...(view.targets.includes(cell) ? [text(raising ? "state.raiseHere" : "state.place")] : []),
    ...(view.liftable.includes(cell) && view.picked !== cell ? [text("state.raise")] : []),
    ...(view.removable.includes(cell) ? [text("state.remove")] : []),
    ...(view.takenBack.includes(cell) ? [text("state.takenBack")] : []),
    ...lastMoveStates(text, view, cell),
    ...more,
  ];
  return text("board.cell", { cell, ball: view.balls[cell] ?? null, states });
}

/**
 * @param {Text} text
 * @param {BoardView} view
 * @param {string} cell
 */
function lastMoveStates(text, { lastMove, balls }, cell) {
  if (lastMove === null) return [];
  if (lastMove.to === cell && balls[cell]) return [text("state.lastMove")];
  const left = lastMove.from === cell || lastMove.takeBack.includes(cell);
  return left ? [text("state.left")] : [];
}

/**
 * @param {Text} text
 * @param {BoardView} view
 * @param {Player} player
 * @param {string[]} [more] what is pointed out there
 */
function reserveLabel(text, { reserve, picked, active }, player, more = []) {
  const states = [
    ...(picked === player ? [text("state.picked")] : []),
    ...(picked !== player && active.includes(player) ? [text("state.pickUp")] : []),
    ...more,
  ];
  return text("board.reserve", { player, count: reserve[player], states });
}
