/**
 * The course of the game: a column for every moment, light's share from below and dark's from above,
 * the moves that gave something away marked, and what should have been played instead.
 * @import { Point } from "./course.js"
 */

import { other } from "../../game/session.js";
import { make, onButton, setLabel, setText } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { renew } from "../../site/renew.js";
import { text } from "../../text/text.js";
import { lightShare } from "./course.js";
import { judgementWords, positionWords } from "./words.js";

/**
 * @typedef {object} Review
 * @property {boolean} on
 * @property {boolean} started Analysis of the whole game has been asked for.
 * @property {boolean} running
 * @property {boolean} offered The rest of it may be asked for.
 * @property {number} done 0 to 1.
 * @property {number | null} most The greatest number of moves, where the game is too long.
 * @property {readonly string[]} moves
 * @property {Point[]} points Empty unless started.
 * @property {number} shown The ply shown.
 * @property {Point | null} mistake The mistake looked at.
 * @property {string} advice What is said of it.
 */

/**
 * @param {object} on
 * @param {(ply: number) => void} on.goTo
 * @param {() => void} on.start
 * @param {() => void} on.stop
 * @param {() => void} on.next
 * @param {() => void} on.show The better move, or the one played.
 */
export function createReview(on) {
  const block = byId("review");
  const graph = byId("graph");
  const actions = byId("review-actions");
  const progress = /** @type {HTMLProgressElement} */ (byId("review-progress"));
  const advice = byId("advice");
  onButton(graph, "ply", (ply) => on.goTo(Number(ply)));
  onButton(actions, "review", (name) =>
    /** @type {Record<string, () => void>} */ (/** @type {unknown} */ (on))[name](),
  );

  return {
    /** @param {Review} review */
    render(review) {
      const { started, running, offered, done, most, points, moves, shown, mistake } = review;
      block.hidden = !review.on;
      if (block.hidden) return;
      graph.hidden = !started;
      renderGraph(graph, points, moves, shown);
      progress.hidden = !running;
      progress.value = done;
      const sum = started && !running ? summary(points) : "";
      setText(advice, most === null ? review.advice || sum : text("review.tooLong", { most }));
      const atPlayed = mistake?.ply === shown;
      const judged = points.some(isFault);
      const compare = text(atPlayed ? "review.showBetter" : "review.showPlayed");
      const focused = document.activeElement;
      showButton(actions, "start", offered, startLabel(points));
      showButton(actions, "stop", running, text("review.stop"));
      showButton(actions, "show", mistake !== null, compare);
      showButton(actions, "next", judged, text("review.next"));
      if (focused instanceof HTMLElement && focused.hidden && actions.contains(focused)) focusIn();
    },

    /** Scrolls it into view, and focuses it. */
    reveal() {
      block.scrollIntoView({ block: "nearest" });
      focusIn();
    },
  };

  /** Focuses the first button, or the moment shown. */
  function focusIn() {
    const button = /** @type {HTMLElement | null} */ (
      actions.querySelector("button:not([hidden])") ?? graph.querySelector("[aria-current]")
    );
    button?.focus({ preventScroll: true });
  }
}

/** @param {Point[]} points */
function startLabel(points) {
  const fresh = points.every(({ standing }) => standing === null);
  return text(fresh ? "review.start" : "review.continue");
}

/** @type {(actions: HTMLElement, name: string, shown: boolean, label: string) => void} */
function showButton(actions, name, shown, label) {
  const button = /** @type {HTMLElement} */ (actions.querySelector(`[data-review="${name}"]`));
  button.hidden = !shown;
  setText(button, label);
}

/**
 * @param {HTMLElement} graph
 * @param {Point[]} points
 * @param {readonly string[]} moves
 * @param {number} shown
 */
function renderGraph(graph, points, moves, shown) {
  const within = graph.contains(document.activeElement);
  renew(graph, ...points.map((point) => column(point, moves[point.ply - 1] ?? "", shown)));
  // The arrow keys show the next moment, and the focus follows.
  if (within) /** @type {HTMLElement | null} */ (graph.querySelector("[aria-current]"))?.focus();
}

/** @type {(point: Point, move: string, shown: number) => HTMLElement} */
function column({ ply, player, standing, judgement }, move, shown) {
  const mover = other(player);
  const kind = judgement === null || judgement.kind === "slow" ? "" : judgement.kind;
  const button = make("button");
  button.type = "button";
  button.dataset.ply = String(ply);
  button.className = [
    "column",
    ...(standing === null ? ["unknown"] : standing.exact ? [] : ["guess"]),
    ...(kind === "" ? [] : [kind, `by-${mover}`]),
  ].join(" ");
  if (standing !== null) {
    button.style.setProperty("--share", `${100 * lightShare(standing, player)}%`);
  }
  const value = standing === null ? text("review.unknown") : positionWords(standing, player);
  setLabel(
    button,
    text("review.point", {
      turn: ply,
      player: mover,
      move,
      value,
      judgement: judgementWords(judgement),
    }),
  );
  button.tabIndex = ply === shown ? 0 : -1;
  if (ply === shown) button.ariaCurrent = "step";
  const item = make("li");
  item.append(button);
  return item;
}

/** Whether a move gave more away than turns. @param {Point} point */
export const isFault = ({ judgement }) => judgement !== null && judgement.kind !== "slow";

/** @param {Point[]} points */
export function summary(points) {
  const none = () => ({ mistakes: 0, doubtful: 0 });
  const counts = { light: none(), dark: none() };
  for (const { player, judgement } of points) {
    const count = counts[other(player)];
    if (judgement?.kind === "mistake") count.mistakes += 1;
    if (judgement?.kind === "doubtful") count.doubtful += 1;
  }
  return text("review.summary", counts);
}
