/**
 * What is shown beside the board and on it, and what is said of it: functions of the state.
 * @import { Mark } from "../../board/types.js"
 * @import { Part } from "../../site/nodes.js"
 * @import { ScoredMove } from "./marks.js"
 * @import { Line, Shown } from "./analysis.js"
 */

import { lightShare, standingAfter, turned } from "../../engine/judge.js";
import { isLive, isPart, lineShown, turnAt } from "../../game/session.js";
import { button, h, named } from "../../site/nodes.js";
import { text } from "../../text/text.js";
import { hintMarks } from "../hint.js";
import * as states from "./analysis.js";
import { choiceOf, leftOpen, overlay, valueMarks, wayMarks } from "./marks.js";
import { openingsView } from "./openings.js";
import { reviewView, turnWords } from "./review.js";
import * as words from "./words.js";

/** The section: who is ahead and the best moves in plain words, and the numbers of perfect play. @type {(state: Shown) => Part[]} */
export function analysisView(state) {
  const isProving = states.proves(state);
  const isOpen = states.isOpen(state);
  const scores = leftOpen(state.scores, choiceOf(state.session));
  const numbers = () => [
    lineView(state),
    h("p", { class: "legend", id: "legend", hidden: !isOpen }, words.legendWords(scores)),
    openingsView(state),
  ];
  const attributes = { class: "perfect-part", id: "perfect-part", open: isProving };
  const summary = h("summary", { id: "perfect-summary" }, text("review.perfect"));
  const isRanked = states.ranks(state);
  // The openings take the place of the list.
  const isListed = isRanked && !(state.explores && isProving);
  return [
    ...reviewView(state),
    ...(isRanked ? meterView(state) : []),
    h("details", attributes, summary, ...(isProving ? numbers() : [])),
    valuesView(state, isListed ? scores : []),
  ];
}

/** The bar: light's share, and the turns to the end of the winner. And the same in words. @type {(state: Shown) => Part[]} */
function meterView(state) {
  const { standing: known, game, session, failed } = state;
  const standing = known && (states.proves(state) ? known : { ...known, distance: null });
  const unknown = states.isOpen(state) ? "analysis.looking" : "analysis.computer";
  const verdict = standing
    ? words.positionWords(standing, game.turn)
    : text(failed ? "analysis.failed" : unknown);
  const share = standing ? lightShare(standing, game.turn) : 0.5;
  const attributes = {
    class: standing?.exact ? "meter" : "meter guess",
    id: "meter",
    role: "meter",
    "aria-label": text("analysis.meter"),
    "aria-valuemin": 0,
    "aria-valuemax": 100,
    "aria-valuenow": Math.round(100 * share),
    "aria-valuetext": verdict,
    style: `--share: ${100 * share}%`,
  };
  const turns = { ...words.UNHEARD, class: share < 0.5 ? "meter-turns dark" : "meter-turns" };
  const isTold = game.result !== null && isLive(session);
  return [
    h("div", attributes, h("span", turns, standing ? words.turnsWords(standing) : "")),
    h("p", { class: "verdict", id: "verdict" }, isTold ? "" : verdict),
  ];
}

/** Moves with their values. @type {(state: Shown, scores: readonly ScoredMove[]) => Part} */
function valuesView(state, scores) {
  const { session, game, pressed } = state;
  const played = lineShown(session)[game.moves.length];
  const rows = scores.map(({ text: move, sign, worth }) => {
    const name = move === played ? `${move}, ${text("analysis.played")}` : move;
    const about = { class: "value", tabindex: -1, "aria-pressed": String(move === pressed) };
    const spans = [h("span", { class: "move" }, name), " ", h("span", { class: "worth" }, worth)];
    const row = button("press", move, about, words.badge(sign), ...spans);
    return h("li", { "data-move": move }, row);
  });
  const attributes = {
    class: "values",
    id: "values",
    "aria-label": text("analysis.moves"),
    "aria-describedby": states.proves(state) && "legend",
    hidden: rows.length === 0,
  };
  return h("ol", attributes, ...rows);
}

/** Perfect play from the moment shown: the two buttons, the progress, the moves of a line. @type {(state: Shown) => Part | null} */
function lineView(state) {
  const { line, standing, game } = state;
  const note = words.lineWords(line);
  if (!states.isOpen(state) && note === "") return null;
  const isRunning = line?.end === null;
  const isDecided = standing?.value === "win" || standing?.value === "loss";
  /** @type {(name: "line" | "attempt", isEnabled: boolean, key: "review.stop" | "line.start" | "line.attempt") => Part} */
  const action = (name, isEnabled, key) =>
    button("perfect", name, { "aria-disabled": !isEnabled && "true" }, text(key));
  const actions = [
    action("line", isRunning || standing?.exact === true, isRunning ? "review.stop" : "line.start"),
    action("attempt", isDecided && !isRunning, "line.attempt"),
    isRunning && words.progress(states.shareFound(line), text("line.looking")),
  ];
  const moves = { class: "perfect-moves", "aria-label": text("line.moves") };
  const found = line !== null && note !== "";
  const content = [
    states.isOpen(state) && h("div", { class: "review-actions" }, ...actions),
    found && h("p", { class: "perfect-note" }, note),
    found && h("ol", moves, ...movesOf(line, game)),
    found && h("p", { class: "legend keyboard" }, text("line.steps")),
  ];
  const label = text("line.label");
  return h("div", { class: "perfect", role: "group", "aria-label": label }, ...content);
}

/** @type {(line: Line, game: Shown["game"]) => Part[]} */
const movesOf = ({ tip, from, scores }, { moves }) =>
  scores.map((score, i) => {
    const turn = from + i + 1;
    const value = words.positionWords(turned(standingAfter(score)), turnAt(tip, turn));
    const about = { turn, player: turnAt(tip, turn - 1), move: score.text, value, judgement: "" };
    const isHere = turn === moves.length && isPart(moves, tip.moves);
    const attributes = { ...named(text("review.point", about)), "aria-current": isHere && "step" };
    const number = h("span", { class: "number" }, `${turn}.`);
    return h("li", {}, number, button("step", turn, attributes, score.text));
  });

/** What is pointed out on the board: by a hint, or the values under the way of a move. @type {(state: Shown) => readonly Mark[]} */
export function marksOf(state) {
  const { session, hint, legal, pointed, pressed } = state;
  if (states.isComputers(session)) return [];
  const choice = choiceOf(session);
  const scores = states.ranks(state) ? state.scores : [];
  const chosen = pointed || pressed;
  const move = legal.find(({ text }) => text === chosen);
  const way = move ? wayMarks(move, choice) : null;
  const score = way && (scores.find(({ text }) => text === chosen) ?? null);
  return overlay(way ?? (hint ? hintMarks(hint, session) : []), valueMarks(scores, choice), score);
}

/** What is said of the move that led to the moment shown. @type {(state: Shown) => string} */
export function remarkOf(state) {
  const { line, game, standing } = state;
  if (!states.isOn(state)) return "";
  const isOnLine = line && game.moves.length > line.from && isPart(game.moves, line.tip.moves);
  if (!isOnLine) return turnWords(state);
  return standing === null ? "" : words.positionWords(standing, game.turn);
}
