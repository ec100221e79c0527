/**
 * The day's puzzle on the page: what came of it, streak, rating, what is due again, and the archive.
 * @import { Catalogue, Variant } from "../exercise/catalogue.js"
 * @import { Puzzle } from "../exercise/types.js"
 * @import { Host } from "./main.js"
 * @import { Outcome, Progress, Result } from "../library/progress.js"
 */

import { loadCatalogue, parseId } from "../exercise/catalogue.js";
import {
  dateFormat,
  dateOf,
  dayName,
  dayOf,
  FIRST_DAY,
  parseDay,
  puzzlesOfDays,
} from "../exercise/day.js";
import { openProgress, streakOf, withOutcome } from "../library/progress.js";
import { dueOn, without } from "../library/repetition.js";
import { make, setText } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { dailyTexts } from "../text/daily.js";
import { addTexts, text } from "../text/text.js";
import { createArchive } from "./archive.js";
import { share, shareText } from "./share.js";
import { sign, stateOf } from "./sign.js";
import { openWish } from "./wish.js";

/**
 * The day and variant that an address names: `2026-11-22` or `2026-11-22-expert`; null for days without a puzzle.
 * @param {string} address
 * @returns {{ day: number, variant: Variant } | null}
 */
export function dayOfAddress(address) {
  const [, name, variant = "standard"] =
    /^(\d{4}-\d\d-\d\d)(?:-(children|expert))?$/.exec(address) ?? [];
  const day = name === undefined ? null : parseDay(name);
  if (day === null || day < FIRST_DAY || day > dayOf()) return null;
  return { day, variant: /** @type {Variant} */ (variant) };
}

/** @type {(day: number, variant: Variant) => string} */
export const addressOfDay = (day, variant) =>
  `${dayName(day)}${variant === "standard" ? "" : `-${variant}`}`;

/** @param {number} day */
const dateText = (day) => dateFormat({ dateStyle: "long", timeZone: "UTC" }).format(dateOf(day));

/** When the next puzzle comes, by the clock of this place. @param {number} today */
const nextText = (today) =>
  text("daily.next", { time: dateFormat({ timeStyle: "short" }).format(dateOf(today + 1)) });

/** @type {(puzzle: Puzzle, catalogue: Catalogue) => string} */
function aboutOf({ rules, grade }, { grades }) {
  const named = text("page.rules", { ...rules });
  return text("daily.about", { rules: named, grade, grades: grades.length });
}

/** @param {Result} result */
const outcomeText = ({ isSolved, mistakes, hints, later = false }) =>
  `${text("daily.outcome", { isSolved, mistakes, hints, later })}.`;

/**
 * What is above the puzzle keeps its height; what comes and goes is in the panel.
 * @param {HTMLElement} head
 * @param {HTMLElement} panel
 */
function makeTree(head, panel) {
  const tree = {
    title: make("h2"),
    begin: make("a", "button"),
    outcome: make("p", "outcome"),
    share: make("button", "button"),
    note: make("p", "note"),
    copy: make("textarea", "copy"),
    facts: make("p", "facts"),
    streak: make("span"),
    rating: make("span"),
    waiting: make("p", "waiting"),
    count: make("span"),
    due: make("button", "button"),
  };
  const { title, begin, outcome, share, note, copy, facts, streak, rating } = tree;
  const { waiting, count, due } = tree;
  begin.href = "#";
  share.type = due.type = "button";
  copy.readOnly = true;
  copy.rows = 6;
  note.hidden = copy.hidden = true;
  head.append(title, begin);
  facts.append(streak, rating);
  waiting.append(count, due);
  panel.append(outcome, share, note, copy, facts, waiting);
  return tree;
}

/** @type {(tree: ReturnType<typeof makeTree>, progress: Progress, today: number) => void} */
function renderPerson({ streak, rating, waiting, count, due }, { days, rating: own, pile }, today) {
  const { length, best } = streakOf(days, today);
  const { value, deviation, day } = own;
  setText(streak, text("daily.streak", { days: length, best }));
  const numbers = { rating: Math.round(value), deviation: Math.round(deviation) };
  setText(rating, day === 0 ? text("daily.unrated") : text("daily.rating", numbers));
  const all = dueOn(pile, today).length;
  waiting.hidden = all === 0;
  if (all === 0) return;
  setText(count, text("daily.due", { count: all }));
  setText(due, text("daily.practise"));
}

/** @param {Host} host */
export async function mount(host) {
  await addTexts(dailyTexts);
  const tree = makeTree(byId("daily"), byId("archive"));
  const calendar = createArchive(byId("archive"));
  const kept = openProgress();
  let progress = kept.read();
  /** @type {Catalogue | null} Of the variant of the open puzzle. */
  let catalogue = null;
  /** @type {(day: number) => Puzzle} */
  let puzzleOf;
  /** The day of the panel, and the one that an address has asked for. */
  let shown = dayOf();
  let asked = shown;
  let now = shown;
  /** The open puzzle, and the day on which it was opened. */
  let open = { id: "", day: shown };

  function render() {
    if (catalogue === null) return;
    const { variant } = catalogue;
    const today = dayOf();
    const puzzle = puzzleOf(shown);
    const result = progress.results[puzzle.id];
    const date = dateText(shown);
    const isToday = shown === today;
    setText(tree.title, isToday ? text("daily.today") : text("daily.of", { date }));
    tree.begin.hidden = open.id === puzzle.id;
    tree.begin.href = `#${addressOfDay(shown, variant)}`;
    setText(tree.begin, text(result ? "daily.again" : "daily.begin"));
    tree.begin.classList.toggle("primary", result === undefined);
    tree.outcome.hidden = tree.share.hidden = result === undefined;
    if (result) {
      const words = outcomeText(result) + (isToday ? ` ${nextText(today)}` : "");
      tree.outcome.replaceChildren(sign(stateOf(result)), make("span", "", words));
    }
    setText(tree.share, text("daily.share"));
    tree.copy.setAttribute("aria-label", text("daily.shareLabel"));
    renderPerson(tree, progress, today);
    calendar.show({
      today,
      shown: open.id === puzzle.id ? shown : null,
      addressOf: (day) => `#${addressOfDay(day, variant)}`,
      stateOf: (day) => stateOf(progress.results[puzzleOf(day).id]),
    });
  }

  /** @param {string} sentence In writing and aloud; "" for nothing. */
  function tell(sentence) {
    tree.note.hidden = sentence === "";
    setText(tree.note, sentence);
    if (sentence !== "") host.say(sentence);
  }

  tree.share.addEventListener("click", async () => {
    const puzzle = puzzleOf(shown);
    const result = progress.results[puzzle.id];
    if (catalogue === null || result === undefined) return;
    const address = new URL(`#${addressOfDay(shown, catalogue.variant)}`, location.href);
    address.search = "";
    const written = shareText({
      title: text("daily.shareTitle", { date: dateText(shown) }),
      about: aboutOf(puzzle, catalogue),
      words: outcomeText(result),
      outcome: result,
      address: address.href,
    });
    const done = await share(written);
    const isRefused = done === "refused";
    tree.copy.hidden = !isRefused;
    tree.copy.value = written;
    if (done === "copied") tell(text("daily.copied"));
    else tell(isRefused ? text("daily.copyRefused") : "");
    if (!isRefused) return;
    tree.copy.focus();
    tree.copy.select();
  });

  /** Opens the puzzle that has been due for longest, and after it the next one. */
  async function practise() {
    const [id] = dueOn(progress.pile, dayOf());
    const named = parseId(id ?? "");
    if (named === null) {
      host.next();
      return;
    }
    const found = (await loadCatalogue(named.variant)).puzzle(named.number);
    if (found !== null) {
      host.open(found, { onNext: practise });
      return;
    }
    // Of an earlier stock.
    progress = kept.change((now) => ({ ...now, pile: without(now.pile, id) }));
    render();
    await practise();
  }
  tree.due.addEventListener("click", practise);

  /** Reads what another tab has done. On a new day its puzzle is offered; the open one stays until it is taken. */
  function refresh() {
    if (now !== dayOf()) shown = dayOf();
    now = dayOf();
    progress = kept.read();
    render();
  }
  addEventListener("storage", refresh);
  document.addEventListener("visibilitychange", refresh);

  return {
    speak: render,

    /** @param {Puzzle} puzzle */
    async opened({ id, rules }) {
      open = { id, day: dayOf() };
      const from = await loadCatalogue(rules.variant).catch(() => null);
      if (from === null || open.id !== id) return;
      if (catalogue !== from) puzzleOf = puzzlesOfDays(from.puzzles);
      catalogue = from;
      shown = puzzleOf(asked).id === id ? asked : open.day;
      tell("");
      tree.copy.hidden = true;
      render();
    },

    /** @type {(puzzle: Puzzle, outcome: Outcome) => void} */
    ended(puzzle, outcome) {
      // A puzzle in an address has no number.
      if (parseId(puzzle.id) === null) return;
      const isOfDay = puzzleOf(open.day).id === puzzle.id;
      progress = kept.change((now) => withOutcome(now, puzzle, outcome, open.day, isOfDay));
      render();
      if (kept.isRefused) tell(text("daily.notKept"));
    },

    /** Opens the puzzle of a day; without an address that of today, unless it has a result. @param {string} address */
    async follow(address) {
      const named = dayOfAddress(address);
      if (named === null && address !== "") return false;
      const { day, variant } = named ?? { day: dayOf(), variant: openWish().read().variant };
      const found = await loadCatalogue(variant).catch(() => null);
      // The page tells it.
      if (found === null) return false;
      const puzzle = puzzlesOfDays(found.puzzles)(day);
      if (named === null && progress.results[puzzle.id] !== undefined) return false;
      asked = day;
      host.open(puzzle, { hash: addressOfDay(day, variant), title: dateText(day) });
      return true;
    },
  };
}
