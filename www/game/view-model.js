/**
 * What the board shows, as a function of the session, and how balls move from one state to another.
 * @import { BoardView, Mark, Motion, Player, Preview } from "../board/types.js"
 * @import { Game, Move } from "../pkg/rules.js"
 * @import { BoardText } from "../text/board-text.js"
 * @import { Session } from "./session.js"
 * @import { Choice } from "./turn-builder.js"
 */

import { CELLS, isReserve, PLAYERS } from "../board/geometry.js";
import { EMPTY_VIEW } from "../board/state.js";
import { handToMove, isLive } from "./session.js";
import { NOTHING, options } from "./turn-builder.js";

/** @typedef {Omit<BoardView, "labels" | "levelLabels">} Unlabelled */
/** A place, and what is said of it. @typedef {[string, string]} Said */

const NO_OPTIONS = options([], NOTHING);

/** `show`: with `completes` targets show what a ball there would complete. @type {(text: BoardText, session: Session, marks: readonly Mark[], show: readonly string[]) => BoardView} */
export function boardView(text, session, marks, show) {
  const { choice, legal, shown } = session;
  const live = isLive(session);
  const mine = live && handToMove(session);
  const chosen = live ? options(legal, choice) : NO_OPTIONS;
  const now = mine ? chosen : NO_OPTIONS;
  const inTurn = live && choice.to !== null;
  const player = shown.result === null ? shown.turn : null;
  const last = inTurn || !show.includes("last-move") ? null : shown.lastMove;
  const { canPlace, liftable, targets, removable } = now;
  const { balls, reserve } = inTurn ? afterChoice(shown, choice) : shown;
  const takenBack = live ? choice.takeBack : [];
  const active = [
    ...(canPlace ? [shown.turn] : []),
    ...liftable,
    ...targets,
    ...removable,
    ...takenBack,
  ];
  const view = {
    ...EMPTY_VIEW,
    balls,
    reserve,
    turn: player,
    active: [...new Set(active)],
    liftable,
    targets,
    picked: live && !inTurn ? (choice.picked === "reserve" ? player : choice.picked) : null,
    removable,
    takenBack,
    played: inTurn ? choice.to : null,
    crown: crownOf(shown),
    lastMove: last && { from: last.from, to: last.to, takeBack: last.takeBack },
    figures: inTurn ? chosen.figures : (last?.completes ?? []),
    previews: show.includes("completes") ? previewsOf(legal, choice, targets) : {},
    marks,
    boardLabel: text("board.label", { player, back: live ? null : shown.moves.length }),
  };
  return labelled(text, view, markStates(text, marks));
}

/** The view without what is not to be shown; what may be chosen stays. @type {(view: BoardView, settings: { show: readonly string[], selectable: string | null }) => BoardView} */
export function withShown(view, { show, selectable }) {
  return {
    ...view,
    active: selectable === null ? view.active : Object.keys(view.balls),
    crown: show.includes("crown") ? view.crown : [],
    liftable: show.includes("liftable") ? view.liftable : [],
    legal: show.includes("legal"),
    coordinates: show.includes("coordinates"),
  };
}

/** The winner's spare balls on their way to the empty cells, from below: they are as many. @type {(game: Game) => Motion[]} */
function crownOf({ result, balls }) {
  if (!result?.winner || !["emptyReserve", "noMove"].includes(result.reason)) return [];
  const { winner: player } = result;
  const empty = CELLS.filter(({ name }) => !balls[name]);
  return empty.map(({ name }) => ({ player, from: player, to: name }));
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
    previews[to] ??= { figures: completes, removable: [] };
    if (takeBack.length === 1) previews[to].removable.push(takeBack[0]);
  }
  return previews;
}

const FULL_RESERVE = 15; // the balls of a reserve at the start of a game

/** The board before a game is on it, which is known only where it begins with the usual start. @type {(text: BoardText, game: { position: string | null, src: string | null, moves: readonly string[] }) => BoardView} */
export function poster(text, { position, src, moves }) {
  const isUsual = position === null && src === null && moves.length === 0;
  const reserve = isUsual ? FULL_RESERVE : 0;
  const boardLabel = text("board.label", { player: "light", back: null });
  const reserves = { light: reserve, dark: reserve };
  return labelled(text, { ...EMPTY_VIEW, reserve: reserves, turn: "light", boardLabel }, []);
}

/** A view with its words for assistive technology; `states`: more of them, by place. @type {(text: BoardText, view: Unlabelled, states: readonly Said[]) => BoardView} */
export function labelled(text, view, states) {
  const { balls, reserve } = view;
  /** @type {Record<string, string>} */
  const labels = {};
  const said = (/** @type {string} */ place) => [
    ...statesOf(view, place).flatMap((key) => (key ? text(/** @type {any} */ (key)) : [])),
    ...states.flatMap(([at, words]) => (at === place ? words : [])),
  ];
  for (const { name: cell } of CELLS) {
    labels[cell] = text("board.cell", { cell, ball: balls[cell] ?? null, states: said(cell) });
  }
  for (const player of PLAYERS) {
    const count = reserve[player];
    labels[player] = text("board.reserve", { player, count, states: said(player) });
  }
  const levelLabels = [1, 2, 3, 4].map((level) => text("board.level", { level }));
  return { ...view, labels, levelLabels };
}

/** What assistive technology is told of marks, each with its place. @type {(text: BoardText, marks: readonly Mark[]) => Said[]} */
export const markStates = (text, marks) =>
  marks.flatMap(({ kind, at, from, text: number = "", label }) => {
    if (label !== undefined) return label === "" ? [] : [[at, label]];
    if (kind === "badge") return [[at, text("state.mark.number", { number })]];
    if (kind === "ring" || kind === "minus") return [[at, text(`state.mark.${kind}`)]];
    if (from === undefined) return [];
    return [
      [from, text("state.mark.from", { to: at })],
      [at, text("state.mark.to")],
    ];
  });

/** The keys of what is said of a place. @type {(view: Unlabelled, place: string) => (string | false | null | undefined)[]} */
function statesOf(view, place) {
  const { balls, picked, lastMove } = view;
  if (isReserve(place)) {
    return [picked === place ? "state.picked" : view.active.includes(place) && "state.pickUp"];
  }
  const ball = balls[place];
  const figure = ball && view.figures.find(({ cells }) => cells.includes(place));
  const isRaised = picked !== null && !isReserve(picked);
  const isLeft = lastMove?.from === place || lastMove?.takeBack.includes(place);
  return [
    picked === place && "state.picked",
    view.played === place && "state.played",
    figure && `state.figure.${figure.kind}`,
    view.targets.includes(place) && (isRaised ? "state.raiseHere" : "state.place"),
    ...(view.previews[place]?.figures ?? []).map(({ kind }) => `state.completes.${kind}`),
    picked !== place && view.liftable.includes(place) && "state.raise",
    view.removable.includes(place) && "state.remove",
    view.takenBack.includes(place) && "state.takenBack",
    view.crown.some(({ to }) => to === place) && "state.crown",
    lastMove?.to === place && ball ? "state.lastMove" : isLeft && "state.left",
  ];
}

/** The motions of a move, one after the other. @type {(player: Player, move: Pick<Move, "from" | "to" | "takeBack"> & Partial<Move>) => Motion[]} */
export const motionsOf = (player, { from, to, takeBack, completes }) => [
  { player, from: from ?? player, to, completes },
  ...takeBack.map((cell) => ({ player, from: cell, to: player })),
];

/** The same motions back. @type {(motions: Motion[]) => Motion[]} */
export const backwards = (motions) =>
  motions.map(({ player, from, to }) => ({ player, from: to, to: from })).reverse();

/** The motions from one choice to another. @type {(player: Player, before: Choice, after: Choice) => Motion[]} */
export function motionsBetween(player, before, after) {
  const [old, fresh] = [before, after].map(({ picked, to, takeBack }) => {
    const from = picked === "reserve" ? null : picked;
    return to === null ? [] : motionsOf(player, { from, to, takeBack });
  });
  const differs = fresh.findIndex(({ from, to }, i) => old[i]?.from !== from || old[i]?.to !== to);
  const same = differs === -1 ? fresh.length : differs;
  return [...backwards(old.slice(same)), ...fresh.slice(same)];
}

/** The balls and reserves with the choice applied. @type {(game: Game, choice: Choice) => Pick<Game, "balls" | "reserve">} */
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
