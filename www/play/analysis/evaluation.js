/**
 * The section of the panel on the position shown: the bar, its value in words, and every move with its
 * value. A move that is pointed at, focused or pressed is shown on the board.
 * @import { MoveScore } from "../../engine/judge.js"
 */

import { make, onButton, setText } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { text } from "../../text/text.js";
import { createRows } from "./rows.js";
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
  const meter = byId("meter");
  const list = byId("values");
  const turns = make("span", "meter-turns");
  turns.setAttribute("aria-hidden", "true");
  meter.append(turns);
  const legend = make("p", "legend");
  legend.id = "legend";
  list.before(legend);
  list.setAttribute("aria-describedby", "legend");
  const rows = createRows(list, { point: on.point });
  onButton(list, "move", on.press);

  return {
    /** @param {Evaluation} evaluation */
    render(evaluation) {
      const { on, share, exact, verdict, isOver, proven, scores, played, pressed } = evaluation;
      rows.render(
        on ? scores.map((score) => row(score, score.text === played, score.text === pressed)) : [],
      );
      if (!on) return;
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
      list.hidden = scores.length === 0;
    },
  };
}

/** @type {(score: MoveScore, played: boolean, pressed: boolean) => HTMLElement} */
function row(score, played, pressed) {
  const item = make("li");
  item.dataset.move = score.text;
  const button = make("button", "value");
  button.type = "button";
  button.tabIndex = -1;
  button.ariaPressed = String(pressed);
  const shown = signOf(score);
  const sign = make("span", signClass(shown), shown.text);
  sign.ariaHidden = "true";
  const move = played ? `${score.text}, ${text("analysis.played")}` : score.text;
  button.append(sign, make("span", "move", move), " ", make("span", "worth", moveValue(score)));
  item.append(button);
  return item;
}
