/**
 * What stands beside a puzzle: the day's puzzle, what is due again, streak and rating, the result to share, ways to the
 * other pages.
 * @import { Catalogue } from "../exercise/catalogue.js"
 * @import { Outcome } from "../library/progress.js"
 * @import { Opened } from "./lists.js"
 */

import { dayOf, puzzlesOfDays } from "../exercise/day.js";
import { positionHref } from "../game/address.js";
import { streakOf } from "../library/progress.js";
import { dueOn } from "../library/repetition.js";
import { button, make, setLabel } from "../site/dom.js";
import { wholeAddress } from "../site/markup.js";
import { text } from "../text/text.js";
import { sign, stateOf } from "./calendar.js";
import { addressOfDay, nameOfDay, progress } from "./lists.js";
import { link, row } from "./parts.js";

/** More tries than this are not drawn one by one. */
const MOST = 8;

/** One sign for each try, and one for each hint. @param {Outcome} outcome */
export function signsOf({ isSolved, mistakes, hints }) {
  const wrong = mistakes > MOST ? `✗×${mistakes}` : "✗".repeat(mistakes);
  return `${wrong}${isSolved ? "✓" : "–"}${"💡".repeat(Math.min(hints, MOST))}`;
}

/**
 * What is shown.
 * @typedef {object} Shown
 * @property {Catalogue} catalogue Of the variant of the open puzzle.
 * @property {Opened} opened
 * @property {number} current The day that Tab reaches in the calendar.
 * @property {string} copy What the person is to copy; "" for nothing.
 */

/** @param {Shown} shown */
export function besides({ catalogue: { puzzles, variant }, opened, copy }) {
  const today = dayOf();
  const { results, days, rating, pile } = progress.read();
  const { id } = puzzlesOfDays(puzzles)(today);
  const { rules, position } = opened.puzzle;
  const game = { rules, start: position, moves: [] };
  const { length, best } = streakOf(days, today);
  const count = dueOn(pile, today).length;
  const todays = link(
    `#${addressOfDay(today, variant)}`,
    text("daily.today"),
    results[id] ? "button" : "button primary",
  );
  if (results[id]) todays.append(sign(stateOf(results[id])));
  const parts = [
    ...(opened.puzzle.id === id ? [] : [todays]),
    ...(count > 0 ? [button("do", "practise", text("daily.due", { count }))] : []),
    ...(resultOf(opened) ? [button("do", "share", text("daily.share"))] : []),
  ];
  const facts = [
    ...(best > 0 ? [text("daily.streak", { days: length, best })] : []),
    ...(rating.day > 0 ? [text("daily.rating", { rating: Math.round(rating.value) })] : []),
  ];
  const field = make("textarea", "copy", copy);
  field.readOnly = true;
  field.rows = 5;
  setLabel(field, text("daily.shareLabel"));
  return [
    ...(parts.length > 0 ? [row(...parts)] : []),
    ...(copy === "" ? [] : [field]),
    ...(facts.length > 0 ? [make("p", "facts", facts.join(" · "))] : []),
    row(
      link(positionHref("index.html", game), text("puzzles.play"), "way"),
      link("#own", text("puzzles.own"), "way"),
      link(`editor.html${location.search}`, text("puzzles.make"), "way"),
    ),
  ];
}

/** The result of the open puzzle, if it is that of a day. @param {Opened} opened */
const resultOf = ({ day, puzzle: { id } }) =>
  day === undefined ? undefined : progress.read().results[id];

/** The result as a text for others. It says nothing of the position or the moves. @param {Opened} opened */
export function shareText(opened) {
  const { day = 0, hash, puzzle } = opened;
  const { rules, grade } = puzzle;
  const result = resultOf(opened);
  return [
    `Pylos · ${nameOfDay(day)}`,
    `${text("page.rules", { ...rules })} · ${text("puzzle.grade", { grade })}`,
    result ? signsOf(result) : "",
    wholeAddress(`#${hash}`).replace(/\?[^#]*/, ""),
  ].join("\n");
}
