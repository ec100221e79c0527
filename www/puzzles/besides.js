/**
 * What stands beside a puzzle: the day's puzzle and what is due, streak, rating and the result to share, the choices of the
 * next puzzle, and the calendar: a grid of one month with one Tab stop, in which every day is a link.
 * @import { Catalogue } from "../exercise/catalogue.js"
 * @import { Outcome, Result } from "../library/progress.js"
 * @import { Part } from "../site/nodes.js"
 * @import { Choice } from "../library/wish.js"
 * @import { Opened } from "./lists.js"
 */

import { VARIANTS } from "../exercise/catalogue.js";
import { dated, dateOf, dayOf, FIRST_DAY, puzzlesOfDays } from "../exercise/day.js";
import { knownThemes } from "../exercise/themes.js";
import { positionHref } from "../game/address.js";
import { USUAL } from "../game/rule-options.js";
import { isAbout, isNew, streakOf } from "../library/progress.js";
import { dueOn } from "../library/repetition.js";
import { byId, wholeAddress } from "../site/markup.js";
import { button, h, named } from "../site/nodes.js";
import { renew } from "../site/renew.js";
import { text } from "../text/text.js";
import { addressOfDay, fitting, nameOfDay, progress } from "./lists.js";

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** The signs of results, because not everybody can tell colours apart. */
const SIGNS = { clean: "★", solved: "✓", failed: "✗", open: "" };

/** The marks of what a solver did, by the signs of a trail (exercise/attempt.js). @type {Readonly<Record<string, string>>} */
const MARKS = { s: "✓", h: "?", x: "✗", "-": "–" };

/** @typedef {keyof typeof SIGNS} State What came of a puzzle: `clean` is solved without mistake and hint. */

/** What is shown; the catalogue is that of the open puzzle's variant. @typedef {Pick<import("./page.js").State, "current" | "copy"> & { catalogue: Catalogue, opened: Opened }} Shown */

/** @type {(href: string, words: string, className?: string, more?: Part | null) => Part} */
export const link = (href, words, className = "button", more = null) =>
  h("a", { class: className, href }, words, more);

/** Things beside each other, if there are any; the first button tells a row from the other rows. @param {(Part | false)[]} parts */
export function row(...parts) {
  const [first] = parts.filter((part) => part !== false);
  if (first === undefined) return false;
  return h("div", { class: "row", "data-row": first.attributes["data-do"] ?? "" }, ...parts);
}

/** @param {State} state */
const sign = (state) => h("span", { class: "sign", "aria-hidden": "true" }, SIGNS[state]);

/** @type {(result: Result | undefined) => State} */
export function stateOf(result) {
  if (result === undefined) return "open";
  if (!result.isSolved) return result.later ? "solved" : "failed";
  return result.mistakes + result.hints === 0 ? "clean" : "solved";
}

/** @type {(shown: Shown) => (Part | false)[]} */
export function besides({ catalogue: { puzzles, variant }, opened, copy }) {
  const today = dayOf();
  const now = progress.read();
  const { results, days, rating, pile } = now;
  const { id, rules, position } = opened.puzzle;
  const isEasy = isNew(now);
  const ofDay = puzzlesOfDays(puzzles)(today, isEasy).id;
  const result = results[ofDay];
  const own = resultOf(opened);
  const { length, best } = streakOf(days, today);
  const count = dueOn(pile, today).length;
  const todays = link(
    `#${addressOfDay(today, variant, isEasy)}`,
    text("daily.today"),
    result ? "button" : "button primary",
    result ? sign(stateOf(result)) : null,
  );
  const facts = [
    best > 0 && text("daily.streak", { days: length, best }),
    // Where the open puzzle has just changed it, the puzzle says it.
    rating.day > 0 &&
      Object.keys(results).at(-1) !== id &&
      text("daily.rating", { rating: Math.round(rating.value), about: isAbout(now) }),
  ].filter((fact) => fact !== false);
  const play = positionHref("index.html", { rules, start: position, moves: [] });
  const field = { class: "copy", readonly: true, rows: 5, "aria-label": text("daily.shareLabel") };
  return [
    row(
      id !== ofDay && todays,
      count > 0 && button("do", "practise", {}, text("daily.due", { count })),
      own !== undefined && button("do", "share", {}, text("daily.share")),
      own !== undefined && trailPart(trailOf(own)),
    ),
    copy !== "" && h("textarea", field, copy),
    facts.length > 0 && h("p", { class: "facts" }, facts.join(" · ")),
    row(link("#run=ten", text("run.ten")), link("#run=three", text("run.three"))),
    row(
      link(play, text("puzzles.play"), "way"),
      link("#own", text("puzzles.own"), "way"),
      link(`editor.html${location.search}`, text("puzzles.make"), "way"),
    ),
  ];
}

/** The result of the open puzzle, if it is that of a day. @param {Opened} opened */
const resultOf = ({ day, puzzle: { id } }) =>
  day === undefined ? undefined : progress.read().results[id];

/** What the solver did; of an earlier version only how often is known. @param {Outcome} outcome */
const trailOf = ({ isSolved, mistakes, hints, trail }) =>
  trail ?? `${"h".repeat(hints)}${"x".repeat(mistakes)}${isSolved ? "s" : "-"}`;

/** A row of marks, step by step; many mistakes in a row as a number. @param {string} trail */
export const marksOf = (trail) =>
  trail
    .replace(/s(?=.)/g, "s ")
    .replace(/x{6,}/g, (all) => `x×${all.length}`)
    .replace(/[shx-]/g, (sign) => MARKS[sign]);

/** The row, and the same in words for screen readers. @param {string} trail */
export function trailPart(trail) {
  const words = { s: text("archive.state", { state: "solved" }), h: text("puzzle.hint") };
  const read = { ...words, x: text("run.mistake"), "-": text("puzzle.show") };
  const heard = [...trail].map((sign) => read[/** @type {keyof typeof read} */ (sign)]);
  return h(
    "span",
    { class: "trail" },
    h("span", { "aria-hidden": "true" }, marksOf(trail)),
    h("span", { class: "heard" }, heard.join(", ")),
  );
}

/** The result as a text for others. It says nothing of the position or the moves. @param {Opened} opened */
export function shareText(opened) {
  const { day = 0, hash, puzzle } = opened;
  const { rules, grade } = puzzle;
  const result = resultOf(opened);
  const { length, best } = streakOf(progress.read().days, dayOf());
  return [
    `Pylos · ${nameOfDay(day)}`,
    `${text("page.rules", { ...rules })} · ${text("puzzle.grade", { grade })}`,
    ...(result ? [marksOf(trailOf(result))] : []),
    ...(length > 0 ? [text("daily.streak", { days: length, best })] : []),
    wholeAddress(`#${hash}`).replace(/\?[^#]*/, ""),
  ].join("\n");
}

/** What the form says. @param {HTMLFormElement} form @returns {Choice} */
export function choice(form) {
  const { variant, grade, theme } = /** @type {any} */ (Object.fromEntries(new FormData(form)));
  return { variant, grade: Number(grade) || null, theme: theme || null };
}

/** @type {(catalogue: Catalogue, wish: Choice) => void} */
export function showChoices(catalogue, wish) {
  const chosen = fitting(catalogue, wish);
  const asks = /** @type {const} */ (["judge", "longest"]).filter((ask) =>
    catalogue.themes.includes(ask),
  );
  const offered = {
    variant: VARIANTS.map((variant) => [variant, text("page.rules", { variant, ...USUAL })]),
    grade: [
      ["", text("puzzles.grades")],
      ...catalogue.grades.map((grade) => [String(grade), text("puzzle.grade", { grade })]),
    ],
    theme: [
      ["", text("puzzles.kinds")],
      ...knownThemes(catalogue.themes).map((theme) => [theme, text("puzzle.theme", { theme })]),
      ...asks.map((ask) => [ask, text(`puzzles.${ask}`)]),
    ],
  };
  for (const name of /** @type {(keyof Choice)[]} */ (["variant", "grade", "theme"])) {
    const select = /** @type {HTMLSelectElement} */ (byId(name));
    renew(select, ...offered[name].map(([value, words]) => new Option(words, value)));
    select.value = String(chosen[name] ?? "");
  }
}

/** The first day of the month of a day, or of a month that many later. @type {(day: number, months?: number) => number} */
export function monthOf(day, months = 0) {
  const date = dateOf(day);
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
}

/** From Monday; day 0 was a Thursday. @param {number} day */
const weekdayOf = (day) => (day + 3) % 7;

/** The weeks of a month: seven days each, null for those of other months. @param {number} month Its first day. */
export function weeksOf(month) {
  const next = monthOf(month, 1);
  const monday = month - weekdayOf(month);
  return Array.from({ length: Math.ceil((next - monday) / 7) }, (_, week) =>
    WEEKDAYS.map((weekday) => monday + 7 * week + weekday).map((day) =>
      day >= month && day < next ? day : null,
    ),
  );
}

/** The day to which a key goes; null for other keys. @type {(key: string, day: number) => number | null} */
export function dayByKey(key, day) {
  const weekday = weekdayOf(day);
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -weekday };
  const step = { ...steps, End: 6 - weekday }[key];
  if (step !== undefined) return day + step;
  const months = { PageUp: -1, PageDown: 1 }[key];
  if (months === undefined) return null;
  const month = monthOf(day, months);
  return Math.min(month + dateOf(day).getUTCDate() - 1, monthOf(month, 1) - 1);
}

/** The calendar around the open puzzle. @type {(shown: Shown) => Part[]} */
export function calendar({ catalogue: { puzzles, variant }, opened, ...shown }) {
  const today = dayOf();
  const puzzleOf = puzzlesOfDays(puzzles);
  const { results } = progress.read();
  const current = Math.max(FIRST_DAY, Math.min(shown.current, today));
  const month = monthOf(current);
  const heads = WEEKDAYS.map((weekday) => {
    const name = (/** @type {"short" | "long"} */ length) =>
      dated({ weekday: length }, FIRST_DAY + weekday);
    return h("th", { scope: "col", abbr: name("long") }, name("short"));
  });
  const legend = /** @type {const} */ (["clean", "solved", "failed"]).flatMap((state) => [
    h("span", {}, text("archive.state", { state }), sign(state)),
    " ",
  ]);
  const title = dated({ month: "long", year: "numeric" }, month);
  return [
    h("h2", {}, text("archive.title")),
    h(
      "div",
      { class: "row months" },
      tool("earlier", "‹", month > FIRST_DAY),
      h("h3", { id: "month", "aria-live": "polite" }, title),
      tool("later", "›", monthOf(month, 1) <= today),
    ),
    h(
      "table",
      { role: "grid", "aria-labelledby": "month" },
      h("thead", {}, h("tr", {}, ...heads)),
      h("tbody", {}, ...weeksOf(month).map((week) => h("tr", {}, ...week.map(cellOf)))),
    ),
    h("p", { class: "legend" }, ...legend),
  ];

  /** @param {number | null} day */
  function cellOf(day) {
    if (day === null) return h("td", {});
    const number = String(dateOf(day).getUTCDate());
    if (day < FIRST_DAY || day > today) return h("td", {}, h("span", { class: "closed" }, number));
    const easy = results[puzzleOf(day, true).id];
    // The easy one counts on its day only, because it can be that of a Monday too.
    const state = stateOf(results[puzzleOf(day).id] ?? (easy?.day === day ? easy : undefined));
    const date = dated({ day: "numeric", month: "long" }, day);
    const attributes = {
      class: day === today && "today",
      href: `#${addressOfDay(day, variant)}`,
      tabindex: day === current ? 0 : -1,
      "data-day": day,
      "aria-label": text("archive.day", { date, state: text("archive.state", { state }) }),
      "aria-current": day === opened.day && "page",
    };
    return h("td", {}, h("a", attributes, number, sign(state)));
  }
}

/** @type {(name: "earlier" | "later", sign: string, isEnabled: boolean) => Part} */
function tool(name, sign, isEnabled) {
  const words = named(text(`archive.${name}`));
  const attributes = { class: "tool", ...words, "aria-disabled": !isEnabled && "true" };
  return button("do", name, attributes, sign);
}
