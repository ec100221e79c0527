/**
 * What is shown beside the board and on it, and what is said of it: functions of the state.
 * @import { Mark } from "../../board/types.js"
 * @import { Point } from "../../engine/course.js"
 * @import { Part } from "../../site/nodes.js"
 * @import { Column } from "./review.js"
 * @import { ScoredMove } from "./marks.js"
 * @import { State } from "./state.js"
 */

import { lightShare } from "../../engine/course.js";
import { proven, standingAfter, turned } from "../../engine/judge.js";
import { isEnough, PURPOSES } from "../../engine/know.js";
import { PERFECT } from "../../engine/tables.js";
import { isLive, isPart, lineShown, turnAt } from "../../game/session.js";
import { button, h, named } from "../../site/nodes.js";
import { text } from "../../text/text.js";
import { hintMarks } from "../hint.js";
import { choiceOf, leftOpen, overlay, valueMarks, wayMarks } from "./marks.js";
import { openingsView } from "./openings.js";
import { isOnLine, shareFound } from "./perfect.js";
import { graph, reviewView, turnWords } from "./review.js";
import { isAfter, isComputers, isOn, isOpen, proves, ranks } from "./state.js";
import * as words from "./words.js";

/** The section of the panel: who is ahead and the best moves in plain words, and the numbers of perfect play. @type {(state: State) => Part[]} */
export function analysisView(state) {
  const isProving = proves(state);
  const numbers = isProving
    ? [lineView(state), wholeView(state), legendView(state), openingsView(state), provenView(state)]
    : [];
  const attributes = { class: "perfect-part", id: "perfect-part", open: isProving };
  const summary = h("summary", { id: "perfect-summary" }, text("review.perfect"));
  return [
    reviewView(state),
    ...(ranks(state) ? meterView(state) : []),
    h("details", attributes, summary, ...numbers),
    valuesView(state),
  ];
}

/** The bar: light's share, and the turns to the end of the winner. And the same in words. @type {(state: State) => Part[]} */
function meterView(state) {
  const { standing: known, game, session, failed } = state;
  const standing = known && (proves(state) ? known : { ...known, distance: null });
  const unknown = isOpen(state) ? "analysis.looking" : "analysis.computer";
  const verdict =
    standing === null
      ? text(failed ? "analysis.failed" : unknown)
      : words.positionWords(standing, game.turn);
  const share = standing === null ? 0.5 : lightShare(standing, game.turn);
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
  // The page tells the result elsewhere.
  const isTold = game.result !== null && isLive(session);
  return [
    h("div", attributes, h("span", turns, standing ? words.turnsWords(standing) : "")),
    h("p", { class: "verdict", id: "verdict" }, isTold ? "" : verdict),
  ];
}

/** The moves that the choice leaves open. @param {State} state */
const openScores = ({ scores, session }) => leftOpen(scores, choiceOf(session));

/** @type {(state: State) => Part} */
const legendView = (state) =>
  h("p", { class: "legend", id: "legend" }, words.legendWords(openScores(state)));

/** Every move with its value; the openings take their place. @type {(state: State) => Part} */
function valuesView(state) {
  const isListed = ranks(state) && !(state.explores && proves(state));
  const rows = isListed ? openScores(state).map((score) => valueRow(score, state)) : [];
  const attributes = {
    class: "values",
    id: "values",
    "aria-label": text("analysis.moves"),
    "aria-describedby": proves(state) && "legend",
    hidden: rows.length === 0,
  };
  return h("ol", attributes, ...rows);
}

/** How many of the values are proven. @param {State} state */
function provenView({ answer, explores, advising, failed }) {
  const working = !isEnough(answer, PURPOSES.board) && !advising && !failed;
  const scores = answer?.scores ?? [];
  const counts = { proven: proven(scores), total: scores.length, working };
  const note = answer === null || explores ? "" : text("analysis.proven", counts);
  return h("p", { class: "proven", id: "proven" }, note);
}

/** @type {(score: ScoredMove, state: State) => Part} */
function valueRow(score, { session, game, pressed }) {
  const { text: move, sign } = score;
  const isPlayed = !isLive(session) && lineShown(session)[game.moves.length] === move;
  const name = isPlayed ? `${move}, ${text("analysis.played")}` : move;
  const state = { class: "value", tabindex: -1, "aria-pressed": String(move === pressed) };
  const worth = h("span", { class: "worth" }, score.worth);
  const content = [words.badge(sign), h("span", { class: "move" }, name), " ", worth];
  return h("li", { "data-move": move }, button("press", move, state, ...content));
}

/** @type {(value: number, label: string, id?: string) => Part} */
const progress = (value, label, id) => h("progress", { id, max: 1, value, "aria-label": label });

/** Perfect play from the moment shown: the two buttons, the progress, the moves of a line. @type {(state: State) => Part} */
function lineView(state) {
  const { line, standing } = state;
  const note = words.lineWords(line);
  const isRunning = line?.end === null;
  const isDecided = standing?.value === "win" || standing?.value === "loss";
  /** @type {(name: "line" | "attempt", isEnabled: boolean, key: "review.stop" | "line.start" | "line.attempt") => Part} */
  const action = (name, isEnabled, key) =>
    button("perfect", name, { "aria-disabled": !isEnabled && "true" }, text(key));
  const actions = [
    isRunning
      ? action("line", true, "review.stop")
      : action("line", standing?.exact === true, "line.start"),
    action("attempt", isDecided && !isRunning, "line.attempt"),
    isRunning && progress(shareFound(line), text("line.looking")),
  ];
  const label = text("line.label");
  return h(
    "div",
    { class: "perfect", role: "group", "aria-label": label, hidden: !isOpen(state) && note === "" },
    h("div", { class: "review-actions", hidden: !isOpen(state) }, ...actions),
    h("p", { class: "perfect-note" }, note),
    h(
      "ol",
      { class: "perfect-moves", "aria-label": text("line.moves"), hidden: note === "" },
      ...(note === "" ? [] : movesOf(state)),
    ),
    h("p", { class: "legend" }, note && text("line.steps")),
  );
}

/** @type {(state: State) => Part[]} */
function movesOf({ line, game }) {
  if (line === null) return [];
  const { tip, from, scores } = line;
  return scores.map((score, i) => {
    const turn = from + i + 1;
    const value = words.positionWords(turned(standingAfter(score)), turnAt(tip, turn));
    const about = { turn, player: turnAt(tip, turn - 1), move: score.text, value, judgement: "" };
    const isHere = turn === game.moves.length && isPart(game.moves, tip.moves);
    const attributes = { ...named(text("review.point", about)), "aria-current": isHere && "step" };
    const number = h("span", { class: "number" }, `${turn}.`);
    return h("li", {}, number, button("step", turn, attributes, score.text));
  });
}

/** Perfect play in the whole game. @type {(state: State) => Part} */
function wholeView(state) {
  const { whole, session, at, points, share } = state;
  const { moves } = session.game;
  const label = text("review.whole");
  const root = { class: "review", id: "whole", role: "group", "aria-label": label };
  if (!isAfter(state) || moves.length === 0) return h("div", { ...root, hidden: true });
  const isRunning = whole === "running";
  const judgement = points[at]?.judgement;
  const advice = judgement ? words.adviceWords(at, moves[at - 1], judgement) : mistakesWords(state);
  const next = isRunning ? "review.stop" : "review.start";
  return h(
    "div",
    root,
    graph("whole-graph", label, state, points.map(columnOf)),
    h("p", { class: "advice", id: "proof" }, advice),
    h(
      "div",
      { class: "review-actions" },
      isRunning && progress(share, text("review.progress"), "review-progress"),
      (isRunning || share < 1) && button("whole", "toggle", {}, text(next)),
    ),
  );
}

/** @type {(point: Point) => Column} */
const columnOf = ({ player, standing, judgement }) => ({
  share: standing && lightShare(standing, player),
  isGuess: standing?.exact === false,
  isMistake: judgement !== null,
  judgement: judgement === null ? "" : text("review.mistake"),
  value: standing === null ? text("review.unknown") : words.positionWords(standing, player),
});

/** The turns that changed who wins; "" where there may be more. @param {State} state */
export function mistakesWords({ whole, points }) {
  if (whole === null || whole === "running") return "";
  const turns = points.filter(({ judgement }) => judgement !== null).map(({ ply }) => ply);
  const isProven = points.every(({ standing }) => standing?.exact);
  return turns.length > 0 || isProven ? text("review.turned", { turns }) : "";
}

/** What is pointed out on the board: by a hint, or the values under the way of a move. @type {(state: State) => readonly Mark[]} */
export function marksOf(state) {
  const { session, hint, legal, pointed, pressed } = state;
  if (isComputers(session)) return [];
  const choice = choiceOf(session);
  const scores = ranks(state) ? state.scores : [];
  const values = scores.length > 0 ? valueMarks(scores, choice) : [];
  const chosen = pointed ?? pressed;
  const move = legal.find(({ text }) => text === chosen);
  const way = move === undefined ? null : wayMarks(move, choice);
  if (way === null) return overlay(hint === null ? [] : hintMarks(hint, session), values, null);
  return overlay(way, values, scores.find(({ text }) => text === chosen) ?? null);
}

/** What is said of the move that led to the moment shown. @type {(state: State) => string} */
export function remarkOf(state) {
  const { line, game, standing } = state;
  if (!isOn(state)) return "";
  if (!isOnLine(line, game.moves)) return turnWords(state);
  return standing === null ? "" : words.positionWords(standing, game.turn);
}

/** The game from the moment shown against perfect play, as a rematch takes it, and what the person is told. @param {State} state */
export function challengeOf({ game, standing }) {
  const { rules, position, turn } = game;
  // A rematch swaps the colours.
  const computer = { player: turn, level: PERFECT };
  return {
    setup: { game: { rules, start: position }, computer },
    words: standing === null ? "" : words.challengeWords(standing),
  };
}
