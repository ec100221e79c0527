/**
 * What the panel shows of perfect play from a position: the two buttons, the progress, and the perfect line with its
 * moves to step through.
 * @import { Game } from "../../pkg/rules.js"
 * @import { Line } from "./perfect-line.js"
 */

import { standingAfter, turned } from "../../engine/judge.js";
import { turnAt } from "../../game/session.js";
import { enable, make, onButton, setLabel, setText } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { renew } from "../../site/renew.js";
import { text } from "../../text/text.js";
import { lineWords, positionWords } from "./words.js";

/**
 * @typedef {object} Shown
 * @property {boolean} offered Whether there is something to be played from here.
 * @property {boolean} proven Whether the position is known to be won, lost or drawn.
 * @property {boolean} decided Whether it is won or lost.
 * @property {boolean} running
 * @property {number} done 0 to 1.
 * @property {Line | null} line
 * @property {readonly string[]} moves Those of the moment shown, from the start of the game.
 */

/**
 * @param {object} on
 * @param {() => void} on.start
 * @param {() => void} on.stop
 * @param {() => void} on.attempt
 * @param {(ply: number) => void} on.goTo
 */
export function createLineView(on) {
  const root = make("div", "perfect");
  root.setAttribute("role", "group");
  const actions = make("div", "review-actions");
  const [start, attempt, stop] = ["start", "attempt", "stop"].map((name) => {
    const button = make("button");
    button.type = "button";
    button.dataset.perfect = name;
    return button;
  });
  const progress = make("progress");
  const note = make("p", "perfect-note");
  const list = make("ol", "perfect-moves");
  const steps = make("p", "legend");
  actions.append(start, stop, attempt, progress);
  root.append(actions, note, list, steps);
  byId("verdict").after(root);
  onButton(actions, "perfect", (name) =>
    /** @type {Record<string, () => void>} */ (/** @type {unknown} */ (on))[name](),
  );
  onButton(list, "ply", (ply) => on.goTo(Number(ply)));
  /** What the list was made for. */
  let listed = "";

  /** @param {Line | null} line */
  function fill(line) {
    const moves = line?.end ? line.tip.moves : [];
    const key = [document.documentElement.lang, line?.from, ...moves].join();
    if (key === listed) return;
    listed = key;
    renew(
      list,
      ...(line === null ? [] : moves.slice(line.from).map((move, i) => item(line, move, i))),
    );
  }

  return {
    /** @param {Shown} shown */
    render({ offered, proven, decided, running, done, line, moves }) {
      const whole = line !== null && line.end !== null;
      root.hidden = !offered && !whole;
      setLabel(root, text("line.label"));
      setText(start, text("line.start"));
      setText(attempt, text("line.attempt"));
      setText(stop, text("review.stop"));
      const hadFocus = document.activeElement;
      actions.hidden = !offered;
      start.hidden = running;
      stop.hidden = !running;
      enable(start, proven);
      enable(attempt, decided && !running);
      progress.hidden = !running;
      progress.value = done;
      setLabel(progress, text("line.looking"));
      setText(note, whole ? lineWords(line) : "");
      setText(steps, whole ? text("line.steps") : "");
      const within = list.contains(hadFocus) || hadFocus === stop;
      fill(line);
      list.hidden = !whole;
      setLabel(list, text("line.moves"));
      markCurrent(list, moves, line, within);
      if (hadFocus === start && start.hidden) stop.focus();
      if (hadFocus === stop && stop.hidden && document.activeElement !== list) focusFirst();
    },
  };

  function focusFirst() {
    const button = /** @type {HTMLElement | null} */ (list.querySelector("button"));
    (button ?? start).focus({ preventScroll: true });
  }
}

/** @type {(line: Line, move: string, index: number) => HTMLLIElement} */
function item({ tip, from, scores }, move, index) {
  const ply = from + index + 1;
  const item = make("li");
  const button = make("button", "", move);
  button.type = "button";
  button.dataset.ply = String(ply);
  const standing = turned(standingAfter(scores[index]));
  const value = positionWords(standing, turnAt(tip, ply));
  const player = turnAt(tip, ply - 1);
  setLabel(button, text("review.point", { turn: ply, player, move, value, judgement: "" }));
  item.append(make("span", "number", `${ply}.`), button);
  return item;
}

/** @type {(list: HTMLElement, moves: readonly string[], line: Line | null, within: boolean) => void} */
function markCurrent(list, moves, line, within) {
  const on = line !== null && moves.every((move, ply) => move === line.tip.moves[ply]);
  const here = on ? String(moves.length) : "";
  /** @type {HTMLElement | null} */
  let current = null;
  for (const button of list.querySelectorAll("button")) {
    const isCurrent = button.dataset.ply === here;
    if (isCurrent) {
      current = button;
      button.setAttribute("aria-current", "step");
    } else button.removeAttribute("aria-current");
  }
  // The arrow keys show the next moment, and the focus follows.
  if (within && current !== null) current.focus({ preventScroll: true });
  if (current !== null) {
    const { offsetTop, offsetHeight } = current;
    const { scrollTop, clientHeight } = list;
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
      list.scrollTop = offsetTop - (clientHeight - offsetHeight) / 2;
    }
  }
}
