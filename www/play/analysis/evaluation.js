/**
 * The section of the panel on the position shown: the bar, its value in words, and every move with its
 * value. A move that is pointed at, focused or pressed is shown on the board.
 * @import { MoveScore } from "./judge.js"
 */

import { make, setText } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { text } from "../../text/text.js";
import { signClass, signOf } from "./sign.js";
import { legendWords, moveValue } from "./words.js";

/**
 * @typedef {object} Evaluation
 * @property {boolean} on
 * @property {number | null} share Of light, 0 to 1; null: not known.
 * @property {boolean} exact
 * @property {string} turns The turns to the end, in short; "" where they are not known.
 * @property {string} verdict
 * @property {boolean} isOver The page tells the result elsewhere.
 * @property {readonly MoveScore[]} scores Best first; none where there is nothing to choose.
 * @property {string | null} played The move played in this position.
 * @property {string | null} pressed The move kept on the board.
 * @property {string | null} proven How much of it is proven.
 */

/**
 * @param {object} on
 * @param {(move: string | null) => void} on.point A move is pointed at; null: none is.
 * @param {(move: string) => void} on.press
 */
export function createEvaluation(on) {
  const section = byId("analysis");
  const meter = byId("meter");
  const list = byId("values");
  const turns = make("span", "meter-turns");
  turns.setAttribute("aria-hidden", "true");
  meter.append(turns);
  const legend = make("p", "legend");
  legend.id = "legend";
  list.before(legend);
  list.setAttribute("aria-describedby", "legend");
  /** @type {Map<string, HTMLElement>} The rows by move, kept while the values change. */
  const rows = new Map();
  /** @type {Element | null} */
  let stop = null;

  const rowOf = (/** @type {Event} */ event) =>
    /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("button"));
  const buttons = () => /** @type {HTMLElement[]} */ ([...list.querySelectorAll("button")]);

  list.addEventListener("click", (event) => {
    const move = rowOf(event)?.dataset.move;
    if (move !== undefined) on.press(move);
  });
  list.addEventListener("focusin", (event) => {
    const row = rowOf(event);
    if (row === null) return;
    makeStop(row);
    // A tap focuses as well; its click follows at once.
    if (row.matches(":focus-visible")) on.point(row.dataset.move ?? null);
  });
  list.addEventListener("focusout", () => on.point(null));
  list.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") on.point(rowOf(event)?.dataset.move ?? null);
  });
  list.addEventListener("pointerleave", () => on.point(null));
  list.addEventListener("keydown", (event) => {
    const all = buttons();
    const at = all.indexOf(/** @type {HTMLElement} */ (event.target));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (at < 0 || step === undefined) return;
    event.preventDefault();
    all[at + step]?.focus();
  });

  /** @param {Element | null} row The one that Tab leads to. */
  function makeStop(row) {
    stop?.setAttribute("tabindex", "-1");
    stop = row;
    row?.setAttribute("tabindex", "0");
  }

  /** @param {Evaluation} evaluation */
  function renderList({ scores, played, pressed }) {
    list.hidden = scores.length === 0;
    const focused = document.activeElement;
    const items = scores.map((score) => {
      const item = rows.get(score.text) ?? newRow(score.text);
      fillRow(item, score, score.text === played, score.text === pressed);
      return item;
    });
    const kept = new Set(scores.map((score) => score.text));
    for (const move of rows.keys()) if (!kept.has(move)) rows.delete(move);
    for (const [at, item] of items.entries()) {
      rows.set(scores[at].text, item);
      if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null);
    }
    while (list.children.length > items.length) list.lastElementChild?.remove();
    // A row that was moved has lost the focus.
    if (focused instanceof HTMLElement && list.contains(focused)) focused.focus();
    else if (stop === null || !list.contains(stop) || focused !== stop) {
      makeStop(buttons()[0] ?? null);
    }
  }

  return {
    /** @param {Evaluation} evaluation */
    render(evaluation) {
      section.hidden = !evaluation.on;
      if (!evaluation.on) {
        rows.clear();
        list.replaceChildren();
        return;
      }
      const { share, exact, verdict, isOver, proven, scores } = evaluation;
      meter.style.setProperty("--share", `${100 * (share ?? 0.5)}%`);
      meter.classList.toggle("guess", !exact);
      meter.setAttribute("aria-valuenow", String(Math.round(100 * (share ?? 0.5))));
      meter.setAttribute("aria-valuetext", verdict);
      // At the end of the winner.
      turns.classList.toggle("dark", (share ?? 0.5) < 0.5);
      setText(turns, evaluation.turns);
      setText(byId("verdict"), isOver ? "" : verdict);
      setText(legend, scores.length === 0 ? "" : legendWords(scores));
      setText(byId("proven"), proven ?? "");
      renderList(evaluation);
    },
  };
}

/** @param {string} move */
function newRow(move) {
  const item = make("li");
  const row = make("button", "value");
  row.type = "button";
  row.tabIndex = -1;
  row.dataset.move = move;
  const sign = make("span", "sign");
  sign.setAttribute("aria-hidden", "true");
  row.append(sign, make("span", "move"), " ", make("span", "worth"));
  item.append(row);
  return item;
}

/** @type {(item: HTMLElement, score: MoveScore, played: boolean, pressed: boolean) => void} */
function fillRow(item, score, played, pressed) {
  const part = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (item.querySelector(`.${name}`));
  const sign = signOf(score);
  part("sign").className = signClass(sign);
  setText(part("sign"), sign.text);
  const move = score.text;
  setText(part("move"), played ? `${move}, ${text("analysis.played")}` : move);
  setText(part("worth"), moveValue(score));
  part("value").setAttribute("aria-pressed", String(pressed));
}
