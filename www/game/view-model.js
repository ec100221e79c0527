/**
 * What the board shows, as a function of the session, and how balls move from one state to another.
 * @import { BoardView, Mark, Motion, Player, Preview } from "../board/types.js"
 * @import { Game, Move } from "../pkg/rules.js"
 * @import { BoardText } from "../text/board-text.js"
 * @import { Session } from "./session.js"
 * @import { Choice } from "./turn-builder.js"
 */

import { CELLS } from "../board/geometry.js";
import { EMPTY_VIEW } from "../board/state.js";
import { handToMove, isLive } from "./session.js";
import { NOTHING, options } from "./turn-builder.js";

/**
 * What is pointed out on the board: the marks, and what assistive technology is told at each place.
 * @typedef {object} Pointed
 * @property {readonly Mark[]} marks
 * @property {boolean} previews Whether targets show what a ball there would complete.
 * @property {boolean} last Whether the last move is shown.
 * @property {Record<string, string[]>} states By place.
 */

const NO_OPTIONS = options([], NOTHING);

/** @type {(text: BoardText, session: Session, pointed: Pointed) => BoardView} */
export function boardView(text, session, { marks, states, previews, last: traced }) {
  const { choice, legal, shown } = session;
  const live = isLive(session) && shown.result === null;
  const mine = live && handToMove(session);
  const chosen = live ? options(legal, choice) : NO_OPTIONS;
  const now = mine ? chosen : NO_OPTIONS;
  const inTurn = live && choice.to !== null;
  const { balls, reserve } = inTurn ? afterChoice(shown, choice) : shown;
  const player = shown.result === null ? shown.turn : null;
  const last = inTurn || !traced ? null : shown.lastMove;
  /** @type {Omit<BoardView, "labels" | "levelLabels">} */
  const view = {
    ...EMPTY_VIEW,
    balls: { ...balls },
    reserve: { ...reserve },
    turn: player,
    active: [
      ...new Set([
        ...(now.canPlace ? [shown.turn] : []),
        ...now.liftable,
        ...now.targets,
        ...now.removable,
        ...(mine ? choice.takeBack : []),
      ]),
    ],
    liftable: now.liftable,
    targets: now.targets,
    picked: live && !inTurn ? (choice.picked === "reserve" ? player : choice.picked) : null,
    removable: now.removable,
    takenBack: live ? [...choice.takeBack] : [],
    played: inTurn ? choice.to : null,
    crown: crownOf(shown),
    lastMove: last && { from: last.from, to: last.to, takeBack: [...last.takeBack] },
    figures: [...(inTurn ? chosen.figures : (last?.completes ?? []))],
    previews: previews ? previewsOf(legal, choice, now.targets) : {},
    marks: [...marks],
    boardLabel: text("board.label", {
      player,
      back: isLive(session) ? null : shown.moves.length,
    }),
  };
  return labelled(text, view, states);
}

/**
 * The winner's spare balls on their way to the cells that are empty, from below to the top: they are as many.
 * @param {Game} game
 * @returns {Motion[]}
 */
function crownOf({ result, balls }) {
  if (!result?.winner || !["emptyReserve", "noMove"].includes(result.reason)) return [];
  const { winner: player } = result;
  return CELLS.filter(({ name }) => !balls[name]).map(({ name }) => ({
    player,
    from: player,
    to: name,
  }));
}

/**
 * What the ball in hand, or else one of the reserve, would complete on each of the targets.
 * @type {(legal: readonly Move[], choice: Choice, targets: readonly string[]) => Record<string, Preview>}
 */
function previewsOf(legal, { picked, to: played }, targets) {
  const wanted = played === null && picked !== "reserve" ? picked : null;
  /** @type {Record<string, Preview>} */
  const previews = {};
  for (const { from, to, takeBack, completes } of legal) {
    if (from !== wanted || completes.length === 0 || !targets.includes(to)) continue;
    previews[to] ??= { figures: [...completes], removable: [] };
    if (takeBack.length === 1) previews[to].removable.push(takeBack[0]);
  }
  return previews;
}

/**
 * The board before a game is on it.
 * @param {BoardText} text
 * @param {number} reserve The balls in each reserve.
 * @returns {BoardView}
 */
export function poster(text, reserve) {
  const boardLabel = text("board.label", { player: "light", back: null });
  const reserves = { light: reserve, dark: reserve };
  return labelled(text, { ...EMPTY_VIEW, reserve: reserves, turn: "light", boardLabel }, {});
}

/**
 * @param {BoardText} text
 * @param {Omit<BoardView, "labels" | "levelLabels">} view
 * @param {Record<string, string[]>} states
 * @returns {BoardView}
 */
function labelled(text, view, states) {
  /** @type {Record<string, string>} */
  const labels = {};
  for (const { name } of CELLS) labels[name] = cellLabel(text, view, name, states[name]);
  for (const player of /** @type {const} */ (["light", "dark"])) {
    labels[player] = reserveLabel(text, view, player, states[player]);
  }
  const levelLabels = [1, 2, 3, 4].map((level) => text("board.level", { level }));
  return { ...view, labels, levelLabels };
}

/**
 * The motions of a move, one after the other.
 * @param {Player} player
 * @param {Pick<Move, "from" | "to" | "takeBack"> & Partial<Move>} move
 * @returns {Motion[]}
 */
export function motionsOf(player, { from, to, takeBack, completes }) {
  return [
    { player, from: from ?? player, to, completes },
    ...takeBack.map((cell) => ({ player, from: cell, to: player })),
  ];
}

/**
 * The same motions back.
 * @type {(motions: Motion[]) => Motion[]}
 */
export function backwards(motions) {
  return motions.map(({ player, from, to }) => ({ player, from: to, to: from })).reverse();
}

/**
 * The motions from one choice to another.
 * @type {(player: Player, before: Choice, after: Choice) => Motion[]}
 */
export function motionsBetween(player, before, after) {
  const motions = (/** @type {Choice} */ { picked, to, takeBack }) =>
    to === null
      ? []
      : motionsOf(player, { from: picked === "reserve" ? null : picked, to, takeBack });
  const old = motions(before);
  const fresh = motions(after);
  const differs = fresh.findIndex(({ from, to }, i) => old[i]?.from !== from || old[i]?.to !== to);
  const same = differs === -1 ? fresh.length : differs;
  return [...backwards(old.slice(same)), ...fresh.slice(same)];
}

/**
 * The balls and reserves with the choice applied.
 * @param {Game} game
 * @param {Choice} choice
 */
function afterChoice({ balls, reserve, turn }, { picked, to, takeBack }) {
  const moved = { ...balls };
  const left = { ...reserve };
  if (picked !== null && picked !== "reserve") delete moved[picked];
  else left[turn] -= 1;
  if (to !== null) moved[to] = turn;
  for (const cell of takeBack) {
    delete moved[cell];
    left[turn] += 1;
  }
  return { balls: moved, reserve: left };
}

/**
 * @param {BoardText} text
 * @param {Omit<BoardView, "labels" | "levelLabels">} view
 * @param {string} cell
 * @param {string[]} [more] What is pointed out there.
 */
function cellLabel(text, view, cell, more = []) {
  const { balls, picked, lastMove, previews } = view;
  const figure = view.figures.find(({ cells }) => cells.includes(cell));
  const raising = picked !== null && picked !== view.turn;
  const left = lastMove?.from === cell || lastMove?.takeBack.includes(cell);
  const last = lastMove?.to === cell && balls[cell];
  const states = [
    ...(picked === cell ? [text("state.picked")] : []),
    ...(view.played === cell ? [text("state.played")] : []),
    ...(figure && balls[cell] ? [text(`state.figure.${figure.kind}`)] : []),
    ...(view.targets.includes(cell) ? [text(raising ? "state.raiseHere" : "state.place")] : []),
    ...(previews[cell]?.figures ?? []).map(({ kind }) => text(`state.completes.${kind}`)),
    ...(view.liftable.includes(cell) && picked !== cell ? [text("state.raise")] : []),
    ...(view.removable.includes(cell) ? [text("state.remove")] : []),
    ...(view.takenBack.includes(cell) ? [text("state.takenBack")] : []),
    ...(view.crown.some(({ to }) => to === cell) ? [text("state.crown")] : []),
    ...(last ? [text("state.lastMove")] : left ? [text("state.left")] : []),
    ...more,
  ];
  return text("board.cell", { cell, ball: balls[cell] ?? null, states });
}

/**
 * @param {BoardText} text
 * @param {Omit<BoardView, "labels" | "levelLabels">} view
 * @param {Player} player
 * @param {string[]} [more] What is pointed out there.
 */
function reserveLabel(text, { reserve, picked, active }, player, more = []) {
  const states = [
    ...(picked === player ? [text("state.picked")] : []),
    ...(picked !== player && active.includes(player) ? [text("state.pickUp")] : []),
    ...more,
  ];
  return text("board.reserve", { player, count: reserve[player], states });
}
