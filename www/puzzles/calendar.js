/**
 * The puzzles of all days: a calendar of one month. It is a grid with one Tab stop; arrow keys go from day to day, Page
 * Up and Page Down from month to month. Every day is a link.
 * @import { Result } from "../library/progress.js"
 * @import { Shown } from "./daily.js"
 */

import { dated, dateOf, dayOf, FIRST_DAY, puzzlesOfDays } from "../exercise/day.js";
import { button, enable, make, setLabel } from "../site/dom.js";
import { text } from "../text/text.js";
import { addressOfDay, progress } from "./lists.js";

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** The signs of results, because not everybody can tell colours apart. */
const SIGNS = { clean: "★", solved: "✓", failed: "✗", open: "" };

/** @typedef {keyof typeof SIGNS} State What came of a puzzle: `clean` is solved without mistake and hint. */

/** @type {(result: Result | undefined) => State} */
export function stateOf(result) {
  if (result === undefined) return "open";
  if (!result.isSolved) return result.later ? "solved" : "failed";
  return result.mistakes + result.hints === 0 ? "clean" : "solved";
}

/** @param {State} state */
export function sign(state) {
  const made = make("span", "sign", SIGNS[state]);
  made.ariaHidden = "true";
  return made;
}

/** The first day of the month of a day, or of a month that many later. */
export function monthOf(/** @type {number} */ day, months = 0) {
  const date = dateOf(day);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / 86_400_000;
}

/** The weeks of a month: seven days each from Monday, null for those of other months. @param {number} month Its first day. */
export function weeksOf(month) {
  const next = monthOf(month, 1);
  // Day 0 was a Thursday.
  const monday = month - ((month + 3) % 7);
  const weeks = Math.ceil((next - monday) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    WEEKDAYS.map((weekday) => {
      const day = monday + 7 * week + weekday;
      return day >= month && day < next ? day : null;
    }),
  );
}

/** The day to which a key goes; null for other keys. @type {(key: string, day: number) => number | null} */
export function dayByKey(key, day) {
  const weekday = (day + 3) % 7;
  /** @type {Record<string, number>} */
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  if (key in steps) return day + steps[key];
  if (key === "Home") return day - weekday;
  if (key === "End") return day + 6 - weekday;
  const months = { PageUp: -1, PageDown: 1 }[key];
  if (months === undefined) return null;
  const month = monthOf(day, months);
  return Math.min(month + dateOf(day).getUTCDate() - 1, monthOf(month, 1) - 1);
}

/** The elements of the calendar around the open puzzle. @param {Shown} shown */
export function calendar({ catalogue: { puzzles, variant }, opened, ...shown }) {
  const today = dayOf();
  const puzzleOf = puzzlesOfDays(puzzles);
  const { results } = progress.read();
  const current = Math.max(FIRST_DAY, Math.min(shown.current, today));
  const month = monthOf(current);
  const bar = make("div", "row months");
  const name = make("h3", "", dated({ month: "long", year: "numeric" }, month));
  name.id = "month";
  name.setAttribute("aria-live", "polite");
  bar.append(
    tool("earlier", "‹", month > FIRST_DAY),
    name,
    tool("later", "›", monthOf(month, 1) <= today),
  );
  const table = make("table");
  table.setAttribute("role", "grid");
  table.setAttribute("aria-labelledby", name.id);
  const head = table.createTHead().insertRow();
  for (const weekday of WEEKDAYS) {
    const cell = make("th", "", dated({ weekday: "short" }, FIRST_DAY + weekday));
    cell.scope = "col";
    cell.abbr = dated({ weekday: "long" }, FIRST_DAY + weekday);
    head.append(cell);
  }
  const body = table.createTBody();
  for (const week of weeksOf(month)) body.insertRow().append(...week.map(cellOf));
  const legend = make("p", "legend");
  for (const state of /** @type {const} */ (["clean", "solved", "failed"])) {
    const entry = make("span");
    entry.append(text("archive.state", { state }), sign(state));
    legend.append(entry, " ");
  }
  return [make("h2", "", text("archive.title")), bar, table, legend];

  /** @param {number | null} day */
  function cellOf(day) {
    const cell = make("td");
    if (day === null) return cell;
    const number = String(dateOf(day).getUTCDate());
    if (day < FIRST_DAY || day > today) {
      cell.append(make("span", "closed", number));
      return cell;
    }
    const link = make("a", day === today ? "today" : "", number);
    const state = stateOf(results[puzzleOf(day).id]);
    const date = dated({ day: "numeric", month: "long" }, day);
    link.href = `#${addressOfDay(day, variant)}`;
    link.tabIndex = day === current ? 0 : -1;
    link.dataset.day = String(day);
    setLabel(link, text("archive.day", { date, state: text("archive.state", { state }) }));
    if (day === opened.day) link.setAttribute("aria-current", "page");
    link.append(sign(state));
    cell.append(link);
    return cell;
  }
}

/** @type {(name: "earlier" | "later", sign: string, isEnabled: boolean) => HTMLButtonElement} */
function tool(name, sign, isEnabled) {
  const made = button("do", name, sign, "tool");
  setLabel(made, text(`archive.${name}`));
  enable(made, isEnabled);
  return made;
}
