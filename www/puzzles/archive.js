/**
 * The puzzles of all days: a calendar of one month. It is a grid with one Tab stop; arrow keys go from day to day, Page
 * Up and Page Down from month to month. Every day is a link.
 * @import { State } from "./sign.js"
 */

import { dateFormat, dateOf, FIRST_DAY } from "../exercise/day.js";
import { enable, make, setLabel } from "../site/dom.js";
import { renew } from "../site/renew.js";
import { text } from "../text/text.js";
import { sign } from "./sign.js";

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
/** The states that the legend explains. */
const STATES = /** @type {const} */ (["clean", "solved", "failed"]);

/**
 * @typedef {object} Days
 * @property {number} today The last day that has a puzzle to show.
 * @property {number | null} shown The day whose puzzle is open.
 * @property {(day: number) => string} addressOf
 * @property {(day: number) => State} stateOf
 */

/** The first day of the month of a day, or of a month that many later. */
export function monthOf(/** @type {number} */ day, months = 0) {
  const date = dateOf(day);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / 86_400_000;
}

/**
 * The weeks of a month: seven days each from Monday, null for those of other months.
 * @param {number} month Its first day.
 */
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

/**
 * The day to which a key goes; null for other keys.
 * @type {(key: string, day: number) => number | null}
 */
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

/** @param {HTMLElement} container */
export function createArchive(container) {
  const title = make("h2");
  const bar = make("div", "months");
  const earlier = make("button", "tool");
  const name = make("h3");
  const later = make("button", "tool");
  const table = make("table");
  const head = make("tr");
  const body = make("tbody");
  const legend = make("p", "legend");
  name.id = "month";
  name.setAttribute("aria-live", "polite");
  table.setAttribute("role", "grid");
  table.setAttribute("aria-labelledby", name.id);
  earlier.type = later.type = "button";
  earlier.textContent = "‹";
  later.textContent = "›";
  bar.append(earlier, name, later);
  const top = make("thead");
  top.append(head);
  table.append(top, body);
  container.append(title, bar, table, legend);

  /** @type {Days | null} */
  let days = null;
  /** The day that Tab reaches; its month is shown. */
  let current = FIRST_DAY;

  const format = (/** @type {Intl.DateTimeFormatOptions} */ options) =>
    dateFormat({ ...options, timeZone: "UTC" });

  function render() {
    if (days === null) return;
    const month = monthOf(current);
    title.textContent = text("archive.title");
    name.textContent = format({ month: "long", year: "numeric" }).format(dateOf(month));
    setLabel(earlier, text("archive.earlier"));
    setLabel(later, text("archive.later"));
    enable(earlier, month > FIRST_DAY);
    enable(later, monthOf(month, 1) <= days.today);
    const short = format({ weekday: "short" });
    const long = format({ weekday: "long" });
    const heads = WEEKDAYS.map((weekday) => {
      const cell = make("th", "", short.format(dateOf(FIRST_DAY + weekday)));
      cell.scope = "col";
      cell.abbr = long.format(dateOf(FIRST_DAY + weekday));
      return cell;
    });
    renew(head, ...heads);
    const rows = weeksOf(month).map((week) => {
      const row = make("tr");
      row.append(...week.map(cellOf));
      return row;
    });
    renew(body, ...rows);
    const explained = STATES.map((state) => {
      const entry = make("span");
      entry.append(sign(state), text("archive.state", { state }));
      return entry;
    });
    renew(legend, ...explained);
  }

  /** @param {number | null} day */
  function cellOf(day) {
    const cell = make("td");
    if (day === null || days === null) return cell;
    const number = String(dateOf(day).getUTCDate());
    if (day < FIRST_DAY || day > days.today) {
      cell.append(make("span", "closed", number));
      return cell;
    }
    const link = make("a", "", number);
    const state = days.stateOf(day);
    const date = format({ day: "numeric", month: "long" }).format(dateOf(day));
    link.href = days.addressOf(day);
    link.tabIndex = day === current ? 0 : -1;
    link.dataset.day = String(day);
    setLabel(link, text("archive.day", { date, state: text("archive.state", { state }) }));
    if (day === days.today) link.classList.add("today");
    if (day === days.shown) link.setAttribute("aria-current", "page");
    link.append(sign(state));
    cell.append(link);
    return cell;
  }

  /** Shows the month of a day. @type {(day: number, hasFocus?: boolean) => void} */
  function goTo(day, hasFocus = false) {
    if (days === null) return;
    current = Math.max(FIRST_DAY, Math.min(day, days.today));
    render();
    if (hasFocus) {
      /** @type {HTMLElement | null} */ (body.querySelector("[tabindex='0']"))?.focus();
    }
  }

  for (const [button, months] of /** @type {const} */ ([
    [earlier, -1],
    [later, 1],
  ])) {
    button.addEventListener("click", () => {
      if (button.ariaDisabled !== "true") goTo(monthOf(current, months));
    });
  }
  body.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = dayByKey(event.key, current);
    if (next === null) return;
    event.preventDefault();
    goTo(next, true);
  });
  body.addEventListener("focusin", ({ target }) => {
    const { day } = /** @type {HTMLElement} */ (target).dataset;
    if (day === undefined || Number(day) === current) return;
    body.querySelector("[tabindex='0']")?.setAttribute("tabindex", "-1");
    /** @type {HTMLElement} */ (target).tabIndex = 0;
    current = Number(day);
  });

  return {
    /** Shows the days; the month changes only with the open day. @param {Days} next */
    show(next) {
      const isOther = days === null || next.shown !== days.shown;
      days = next;
      if (isOther) goTo(next.shown ?? next.today);
      else goTo(current);
    },
  };
}
