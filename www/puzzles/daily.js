/**
 * The day's puzzle on the page: what came of it, streak, rating, what is due again, and the calendar.
 * @import { Catalogue } from "../exercise/catalogue.js"
 * @import { Outcome, Progress, Result } from "../library/progress.js"
 * @import { Opened } from "./lists.js"
 */

import { dateFormat, dateOf, dayOf, FIRST_DAY, puzzlesOfDays } from "../exercise/day.js";
import { streakOf } from "../library/progress.js";
import { dueOn } from "../library/repetition.js";
import { button, make, onButton } from "../site/dom.js";
import { byId, wholeAddress } from "../site/markup.js";
import { renew } from "../site/renew.js";
import { text } from "../text/text.js";
import { calendar, dayByKey, monthOf, sign, stateOf } from "./calendar.js";
import { addressOfDay, dateText, progress } from "./lists.js";

/** More tries than this are not drawn one by one. */
const MOST = 8;

/**
 * One sign for each try, and one for each hint; the words beside them say the same.
 * @param {Outcome} outcome
 */
export function signsOf({ isSolved, mistakes, hints }) {
  const wrong = mistakes > MOST ? `✗×${mistakes}` : "✗".repeat(mistakes);
  return `${wrong}${isSolved ? "✓" : "–"}${"💡".repeat(Math.min(hints, MOST))}`;
}

/**
 * Hands a text to the system's share sheet or, without one, copies it.
 * @param {string} text
 * @returns {Promise<"shared" | "cancelled" | "copied" | "refused">}
 */
export async function share(text) {
  if (navigator.canShare?.({ text })) {
    try {
      await navigator.share({ text });
      return "shared";
    } catch (error) {
      // Any other error: the system has no share sheet after all.
      if (/** @type {Error} */ (error).name === "AbortError") return "cancelled";
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "refused";
  }
}

/** @param {Result} result */
const outcomeText = ({ isSolved, mistakes, hints, later = false }) =>
  `${text("daily.outcome", { isSolved, mistakes, hints, later })}.`;

/**
 * What is shown.
 * @typedef {object} Shown
 * @property {Catalogue} catalogue Of the variant of the open puzzle.
 * @property {Opened & { since: number }} opened
 * @property {number} current The day that Tab reaches in the calendar.
 * @property {string} note
 * @property {string} copy What the person is to copy; "" for nothing.
 */

/**
 * @param {(sentence: string) => void} say
 * @param {() => void} practise Opens the puzzle that is due.
 */
export function createDaily(say, practise) {
  const panel = byId("archive");
  /** @type {Shown | null} */
  let shown = null;

  /** @param {Partial<Shown>} changes */
  function become(changes) {
    if (shown === null) return;
    shown = { ...shown, ...changes };
    const current = Math.max(FIRST_DAY, Math.min(shown.current, dayOf()));
    renew(byId("daily"), ...headOf(shown));
    renew(panel, ...panelOf({ ...shown, current }));
  }

  /** @param {string} note In writing and aloud. */
  function tell(note, copy = "") {
    become({ note, copy });
    if (note !== "") say(note);
  }

  onButton(panel, "do", async (name) => {
    if (shown === null) return;
    if (name === "practise") return practise();
    if (name !== "share")
      return become({ current: monthOf(shown.current, name === "later" ? 1 : -1) });
    const written = shareText(shown);
    const done = await share(written);
    if (done === "copied") tell(text("daily.copied"));
    else if (done !== "refused") tell("");
    else {
      tell(text("daily.copyRefused"), written);
      const field = panel.querySelector("textarea");
      field?.focus();
      field?.select();
    }
  });
  panel.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { day } = /** @type {HTMLElement} */ (event.target).dataset;
    const current = day === undefined ? null : dayByKey(event.key, Number(day));
    if (current === null) return;
    event.preventDefault();
    become({ current });
    /** @type {HTMLElement | null} */ (panel.querySelector("td [tabindex='0']"))?.focus();
  });
  panel.addEventListener("focusin", ({ target }) => {
    const { day } = /** @type {HTMLElement} */ (target).dataset;
    if (day !== undefined && Number(day) !== shown?.current) become({ current: Number(day) });
  });
  // Another tab may have solved something. On a new day its puzzle is offered.
  for (const type of ["storage", "visibilitychange"]) addEventListener(type, () => become({}));

  return {
    /** A puzzle is open. @type {(catalogue: Catalogue, opened: Opened & { since: number }) => void} */
    show(catalogue, opened) {
      const isSame = shown?.opened === opened;
      const stays = isSame || (opened.day ?? shown?.opened.day) === undefined;
      const current = (stays ? shown?.current : opened.day) ?? dayOf();
      shown = { note: "", copy: "", ...(isSame && shown), catalogue, opened, current };
      become({});
    },
    /** Something has been kept, or could not be. */
    kept() {
      become({});
      if (progress.isRefused) tell(text("daily.notKept"));
    },
  };
}

/** The day that is shown, its puzzle and result. That of the day on which it was opened goes on with the days. @param {Shown} shown */
function momentOf({ catalogue: { puzzles, variant }, opened: { puzzle, day = dayOf(), since } }) {
  const puzzleOf = puzzlesOfDays(puzzles);
  const { results } = progress.read();
  const own = day === since ? dayOf() : day;
  const { id, grade } = puzzleOf(own);
  return {
    day: own,
    grade,
    isOpen: id === puzzle.id,
    result: results[id],
    addressOf: (/** @type {number} */ day) => `#${addressOfDay(day, variant)}`,
    stateOf: (/** @type {number} */ day) => stateOf(results[puzzleOf(day).id]),
  };
}

/** What is above the puzzle keeps its height. @param {Shown} shown */
function headOf(shown) {
  const { day, isOpen, result, addressOf } = momentOf(shown);
  const isToday = day === dayOf();
  const title = isToday ? text("daily.today") : text("daily.of", { date: dateText(day) });
  const begin = make("a", result ? "button" : "button primary");
  begin.textContent = text(result ? "daily.again" : "daily.begin");
  begin.href = addressOf(day);
  begin.hidden = isOpen;
  return [make("h2", "", title), begin];
}

/** What comes and goes. @param {Shown} shown */
function panelOf(shown) {
  const { note, copy, current } = shown;
  const { day, isOpen, result, addressOf, stateOf: stateOfDay } = momentOf(shown);
  const today = dayOf();
  const parts = [];
  if (result) {
    const outcome = make("p", "outcome");
    const next = text("daily.next", {
      time: dateFormat({ timeStyle: "short" }).format(dateOf(today + 1)),
    });
    const words = outcomeText(result) + (day === today ? ` ${next}` : "");
    outcome.append(sign(stateOf(result)), make("span", "", words));
    parts.push(outcome, button("do", "share", text("daily.share")));
  }
  parts.push(make("p", "note", note));
  if (copy !== "") {
    const field = make("textarea", "copy", copy);
    field.readOnly = true;
    field.rows = 6;
    field.setAttribute("aria-label", text("daily.shareLabel"));
    parts.push(field);
  }
  const days = { today, current, shown: isOpen ? day : null, addressOf, stateOf: stateOfDay };
  return [...parts, ...personOf(progress.read(), today), ...calendar(days)];
}

/** @type {(progress: Progress, today: number) => HTMLElement[]} */
function personOf({ days, rating: { value, deviation, day }, pile }, today) {
  const { length, best } = streakOf(days, today);
  const numbers = { rating: Math.round(value), deviation: Math.round(deviation) };
  const facts = make("p", "facts");
  facts.append(
    make("span", "", text("daily.streak", { days: length, best })),
    make("span", "", day === 0 ? text("daily.unrated") : text("daily.rating", numbers)),
  );
  const count = dueOn(pile, today).length;
  if (count === 0) return [facts];
  const waiting = make("p", "waiting");
  waiting.append(
    make("span", "", text("daily.due", { count })),
    button("do", "practise", text("daily.practise")),
  );
  return [facts, waiting];
}

/** The result as a text for others. It says nothing of the position or the moves. @param {Shown} shown */
function shareText(shown) {
  const { day, grade, result, addressOf } = momentOf(shown);
  if (result === undefined) return "";
  const { puzzles, grades } = shown.catalogue;
  const rules = text("page.rules", { ...puzzles[0].rules });
  return [
    text("daily.shareTitle", { date: dateText(day) }),
    text("daily.about", { rules, grade, grades: grades.length }),
    `${signsOf(result)} ${outcomeText(result)}`,
    wholeAddress(addressOf(day)).replace(/\?[^#]*/, ""),
  ].join("\n");
}
