/**
 * Which place says what, on the board and in the plan. No place says more than two things, where the page does not mark
 * more; what comes first here is said.
 * @import { BoardView, Cell, Figure, Mark, Place, Tone } from "./types.js"
 * @import { Flight } from "./state.js"
 */

import { cellAt } from "./geometry.js";

/**
 * `place`: a ball may be placed here; `square`, `line`: it completes one; `raise`, `remove`: this ball may be raised or
 * taken back; `soon`: it could be, after a ball on the place pointed at; `picked`: this ball is in the hand; `played`:
 * the ball of the last turn, or of the turn in progress; `left`: a ball was here; `figure`: a part of a figure.
 * @typedef {"place" | "square" | "line" | "raise" | "remove" | "soon" | "picked" | "played" | "left" | "figure"} Kind
 */

/** @typedef {Omit<Mark, "kind"> & { kind: Mark["kind"] | Kind }} Sign A mark of the page, or a sign of the view. */

/** A square ends where it begins. @typedef {{ cells: readonly Cell[], tone: Tone, when: "before" | "now" | "after" }} LitFigure */

const MOST = 2;

/** @type {(view: BoardView, pointed?: Place | null, flight?: Flight | null) => { signs: Sign[], figures: LitFigure[] }} */
export function signsOf(view, pointed, flight) {
  const { balls } = flight ?? view;
  const { lastMove, played, targets, picked, previews } = view;
  const preview = flight ? undefined : previews[pointed ?? ""];
  /** @type {LitFigure[]} */
  const figures = [];
  /** @type {(all: readonly Figure[], tone: Tone, when: LitFigure["when"]) => void} */
  const light = (all, tone, when) => {
    for (const { kind, cells } of all) {
      // A square comes row by row: around it, its last two cells are the other way round.
      const [a, b, c, d] = cells;
      figures.push({ tone, when, cells: kind === "square" ? [a, b, d, c, a] : cells });
    }
  };
  const tone = lastMove ? "happened" : "completes";
  light(flight?.figures ?? view.figures, tone, lastMove && !flight ? "after" : "now");
  light(preview?.figures ?? [], "completes", "before");

  /** @type {Sign[]} */
  const signs = [];
  /** @type {(kind: Kind, cells: readonly Place[], tone?: Tone) => void} */
  const add = (kind, cells, tone = "accent") => {
    for (const at of cells) {
      const own = signs.filter((sign) => sign.at === at);
      if (own.length < MOST && own.every((sign) => sign.kind !== kind)) {
        signs.push({ kind, at, tone });
      }
    }
  };
  const filled = (/** @type {Cell} */ cell) => balls[cell] !== undefined;
  if (!flight) {
    if (picked !== null) add("picked", [picked]);
    for (const { cells, tone } of figures) add("figure", cells.filter(filled), tone);
    signs.push(...view.marks.filter(({ kind }) => kind !== "label"));
    for (const at of view.legal ? targets : []) {
      const [figure] = previews[at]?.figures ?? [];
      if (figure) add(figure.kind, [at], "completes");
      else if (cellAt(at)?.level !== 1) add("place", [at]);
    }
    add("remove", view.removable);
    add("soon", preview?.removable.filter(filled) ?? []);
  }
  const { from, to = "", takeBack = [] } = lastMove ?? {};
  const left = [from ?? "", ...takeBack, ...view.takenBack].filter((cell) => cell && !balls[cell]);
  add("left", left, "happened");
  if (flight) return { signs, figures };
  // A completed figure says that the ball of the turn in progress has been played.
  if (played === null) add("played", [to].filter(filled), "happened");
  else if (figures.length === 0) add("played", [played]);
  if (picked === null && !preview) add("raise", view.liftable);
  return { signs, figures };
}
