/**
 * The page of puzzles: which puzzle is open, by the address, and what stands beside it. What an address opens, and what
 * comes next, the lists say; the puzzle itself is `exercise/puzzle-view.js`.
 * @import { Core } from "../exercise/core.js"
 * @import { Part } from "../site/nodes.js"
 * @import { Shown as Beside } from "./besides.js"
 * @import { Opened, Page } from "./lists.js"
 */

import { loadCatalogue } from "../exercise/catalogue.js";
import { dayOf } from "../exercise/day.js";
import { followPaper, mount } from "../exercise/puzzle-view.js";
import { clip } from "../game/link-text.js";
import { showToday } from "../library/progress.js";
import { onButton, setText } from "../site/dom.js";
import { late } from "../site/late.js";
import { byId } from "../site/markup.js";
import { toElement } from "../site/nodes.js";
import { pageReady } from "../site/ready.js";
import { renew } from "../site/renew.js";
import { report } from "../site/report.js";
import { shareOrCopy } from "../site/share.js";
import { startPage } from "../site/start.js";
import { dailyTexts } from "../text/daily.js";
import { loadPuzzleText, puzzleTexts } from "../text/puzzle.js";
import { text } from "../text/text.js";
import { besides, calendar, choice, dayByKey, monthOf, shareText, showChoices } from "./besides.js";
import { current, due, keep, next, opening, wishes } from "./lists.js";

/** What is shown, and the day on which it was opened. @typedef {Omit<Beside, "catalogue" | "opened"> & { opened: Opened | Page, since: number }} Shown */

/** @typedef {{ show: typeof show, render: typeof render, tell: typeof tell, say: typeof say }} Host */

const isOwn = () => /^#own(?![a-z])/.test(location.hash);

// At the same time as the texts and the board.
if (isOwn()) import("./own/own.js").catch(() => {});

const { say } = await startPage({ texts: [puzzleTexts, dailyTexts], speak, tell });
// Imported after the language is set, because the board reads it when it is created.
await import("../pylos-board.js");

let read = await loadPuzzleText(document.documentElement.lang);
/** @type {Core | null} */
let solving = null;
followPaper(() => solving);
/** @type {Shown | null} */
let shown = null;
/** Counts what the address and the choices have asked for; an answer to an earlier one is dropped. */
let asked = 0;
const page = /** @type {HTMLElement} */ (document.querySelector("main"));
const [place, pile, beside, archive] = ["solving", "own", "besides", "archive"].map(byId);
const choices = /** @type {HTMLFormElement} */ (byId("choices"));
/** One's own mistakes, for their addresses. */
const own = late(async () => (await import("./own/own.js")).mount({ show, render, tell, say }));

/** @param {string} sentence In writing and aloud; "" for nothing. */
function tell(sentence) {
  byId("note").hidden = sentence === "";
  setText(byId("note"), sentence);
  say(sentence);
}

/** @type {(opened: Opened | Page, how?: "push" | "replace") => Promise<void>} */
function show(opened, how = "push") {
  const { puzzle, day, hash = puzzle?.id } = opened;
  const since = dayOf();
  shown = { opened: { ...opened, hash }, since, current: day ?? shown?.current ?? since, copy: "" };
  asked += 1;
  if (location.hash !== `#${hash}`) history[`${how}State`](null, "", `#${hash}`);
  if (puzzle === null) {
    page.dataset.view = "pile";
    render();
    focusPile();
    if (opened.note !== "") tell(opened.note);
    return Promise.resolve();
  }
  page.dataset.view = opened.more === undefined ? "puzzle" : "own";
  if (place.getBoundingClientRect().top < 0) place.scrollIntoView();
  const about = () => shown?.opened.about?.() ?? {};
  solving ??= mount(place, { texts: () => read, about, onEnd, onNext });
  solving.send({ is: "want", exercise: puzzle });
  return render();
}

/** Everything around the open puzzle. @param {Partial<Shown>} [changes] */
async function render(changes) {
  if (shown === null) return;
  shown = { ...shown, ...changes };
  const { opened } = shown;
  const { puzzle, about, more } = opened;
  const name = more === undefined ? about?.().name : puzzle === null && text("puzzles.own");
  document.title = text("title", { status: name || text("puzzles.title") });
  if (puzzle === null) {
    const hadFocus = pile.contains(document.activeElement);
    fill(pile, more());
    if (hadFocus && !pile.contains(document.activeElement)) focusPile();
    return;
  }
  if (more) return fill(beside, more());
  const catalogue = await loadCatalogue(puzzle.rules.variant).catch(() => null);
  if (catalogue === null) return tell(text("puzzles.failed"));
  if (shown?.opened !== opened) return;
  showChoices(catalogue, wishes.read());
  const around = { ...shown, opened, catalogue };
  fill(beside, besides(around));
  fill(archive, calendar(around));
  showToday();
}

/** @type {(place: HTMLElement, parts: readonly Part[]) => void} */
const fill = (place, parts) => renew(place, ...parts.map(toElement));

/** Focuses the button to stop, or the title where it is not there. */
function focusPile() {
  const stop = pile.querySelector('[data-do="stop"]');
  /** @type {HTMLElement | null} */ (stop ?? pile.querySelector("h2"))?.focus();
}

/** @type {Parameters<typeof mount>[1]["onEnd"]} */
async function onEnd(outcome) {
  if (shown === null || shown.opened.puzzle === null) return "";
  const { opened, since } = shown;
  const { isSolved, ...detail } = outcome;
  // What comes from one's own games stays here.
  if (opened.more === undefined) {
    report(isSolved ? "pylos-solved" : "pylos-failed", { id: opened.puzzle.id, ...detail });
  }
  const note = opened.ended?.(outcome) ?? (await keep(opened.puzzle, outcome, since));
  render();
  // On a small screen it may be below the window.
  requestAnimationFrame(() =>
    place.querySelector(".exercise-buttons")?.scrollIntoView({ block: "nearest" }),
  );
  return note;
}

async function onNext() {
  tell("");
  await go(shown?.opened.next ?? next);
  focusTask();
}

const focusTask = () => solving?.focus({ preventScroll: true });

/**
 * Opens what is found, unless something else has been asked for by then.
 * @type {(find: () => ReturnType<NonNullable<Opened["next"]>>, how?: "push" | "replace") => Promise<void>}
 */
async function go(find, how) {
  asked += 1;
  const mine = asked;
  try {
    const found = await find();
    if (mine !== asked) return;
    if (found === null) tell(text("puzzles.none"));
    else await show(found, found.puzzle === null ? "replace" : how);
  } catch {
    tell(text("puzzles.failed"));
  }
}

/** Opens the puzzle of the address; without one, or for an unknown one, that of the choices which was open last. */
function follow() {
  const address = location.hash.slice(1);
  tell("");
  return go(async () => {
    const found = await (isOwn() ? (await own.load()).opening(address) : opening(address));
    if (found === null && address !== "") tell(text("puzzle.absent", { id: clip(address) }));
    return found ?? current();
  }, "replace");
}

async function shareResult() {
  if (shown === null || shown.opened.puzzle === null) return;
  const written = shareText(shown.opened);
  const done = await shareOrCopy({ text: written }, written);
  if (done === "copied") tell(text("daily.copied"));
  if (done !== "refused") return render({ copy: "" });
  tell(text("daily.copyRefused"));
  await render({ copy: written });
  beside.querySelector("textarea")?.select();
}

/** @type {Record<string, () => void>} */
const acts = {
  practise: () => go(due).then(focusTask),
  share: shareResult,
  earlier: () => render({ current: monthOf(shown?.current ?? 0, -1) }),
  later: () => render({ current: monthOf(shown?.current ?? 0, 1) }),
};
onButton(page, "do", (name) => (shown?.opened.acts ?? acts)[name]());
archive.addEventListener("keydown", async (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { day } = /** @type {HTMLElement} */ (event.target).dataset;
  const current = day === undefined ? null : dayByKey(event.key, Number(day));
  if (current === null) return;
  event.preventDefault();
  await render({ current });
  /** @type {HTMLElement | null} */ (archive.querySelector("td [tabindex='0']"))?.focus();
});
archive.addEventListener("focusin", ({ target }) => {
  const { day } = /** @type {HTMLElement} */ (target).dataset;
  if (day !== undefined && Number(day) !== shown?.current) render({ current: Number(day) });
});
choices.addEventListener("change", () => {
  wishes.change((wish) => ({ ...wish, ...choice(choices) }));
  go(next);
});
addEventListener("popstate", follow);
// Another tab may have solved something. On a new day its puzzle is offered.
for (const type of ["storage", "visibilitychange"]) {
  addEventListener(type, () => {
    solving?.send({ is: "look" });
    render();
  });
}

/** Writes what depends on the language. */
async function speak() {
  read = await loadPuzzleText(document.documentElement.lang);
  solving?.send({ is: "look" });
  render();
}

await follow();
pageReady();
