/**
 * The page of puzzles: which puzzle is open, by the address, and what stands beside it. What an address opens, and what
 * comes next, the lists say; the puzzle itself is `exercise/puzzle-view.js`.
 * @import { Solving } from "../exercise/puzzle-view.js"
 * @import { Shown as Beside } from "./daily.js"
 * @import { Opened } from "./lists.js"
 */

import { loadCatalogue } from "../exercise/catalogue.js";
import { dayOf } from "../exercise/day.js";
import { mount } from "../exercise/puzzle-view.js";
import { showToday } from "../library/today.js";
import { onButton, setText } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { pageReady } from "../site/ready.js";
import { renew } from "../site/renew.js";
import { shareOrCopy } from "../site/share.js";
import { startPage } from "../site/start.js";
import { dailyTexts } from "../text/daily.js";
import { loadPuzzleText, puzzleTexts } from "../text/puzzle.js";
import { text } from "../text/text.js";
import { calendar, dayByKey, monthOf } from "./calendar.js";
import { onChoice, showChoices } from "./choices.js";
import { besides, shareText } from "./daily.js";
import { judge } from "./judge.js";
import { chosen, due, keep, opening, wishes } from "./lists.js";

/**
 * What one's own mistakes, which are loaded for their addresses, get of the page.
 * @typedef {object} Host
 * @property {(opened: Opened) => void} open Shows a puzzle of theirs.
 * @property {() => void} alone Shows their pile alone, until a puzzle is opened.
 * @property {(sentence: string) => void} say
 */

/** What is shown, and the day on which it was opened. @typedef {Omit<Beside, "catalogue"> & { since: number }} Shown */

const isOwn = () => /^#own(?![a-z])/.test(location.hash);

// At the same time as the texts and the board.
if (isOwn()) import("./own/own.js").catch(() => {});

const { say } = await startPage({ texts: [puzzleTexts, dailyTexts], speak, tell });
// Imported after the language is set, because the board reads it when it is created.
await import("../pylos-board.js");

let read = await loadPuzzleText(document.documentElement.lang);
/** @type {Solving | null} */
let solving = null;
/** @type {ReturnType<typeof import("./own/own.js")["mount"]> | null} */
let mistakes = null;
/** @type {Shown | null} */
let shown = null;
/** Counts what the address and the choices have asked for; an answer to an earlier one is dropped. */
let asked = 0;
const page = /** @type {HTMLElement} */ (document.querySelector("main"));
const [place, beside, archive] = ["solving", "besides", "archive"].map(byId);

/** @param {string} sentence In writing and aloud; "" for nothing. */
function tell(sentence) {
  byId("note").hidden = sentence === "";
  setText(byId("note"), sentence);
  say(sentence);
}

/** @type {(opened: Opened, how?: "push" | "replace") => Promise<void>} */
function show(opened, how = "push") {
  const { puzzle, day, hash = puzzle.id } = opened;
  const since = dayOf();
  shown = { opened: { ...opened, hash }, since, current: day ?? shown?.current ?? since, copy: "" };
  asked += 1;
  if (location.hash !== `#${hash}`) history[`${how}State`](null, "", `#${hash}`);
  page.dataset.view = opened.more === undefined ? "puzzle" : "own";
  if (place.getBoundingClientRect().top < 0) place.scrollIntoView();
  solving ??= mount(place, {
    read,
    judge,
    about: () => shown?.opened.about?.() ?? {},
    onEnd,
    onNext,
  });
  solving.open(puzzle);
  return render();
}

/** Everything around the open puzzle. @param {Partial<Shown>} [changes] */
async function render(changes) {
  if (shown === null) return;
  shown = { ...shown, ...changes };
  const { opened } = shown;
  const { puzzle, about } = opened;
  const name = page.dataset.view === "puzzle" && about?.().name;
  document.title = text("title", { status: name || text("puzzles.title") });
  if (opened.more) return renew(beside, ...opened.more());
  const catalogue = await loadCatalogue(puzzle.rules.variant).catch(() => null);
  if (catalogue === null) return tell(text("puzzles.failed"));
  if (shown?.opened !== opened) return;
  showChoices(catalogue, wishes.read());
  renew(beside, ...besides({ ...shown, catalogue }));
  renew(archive, ...calendar({ ...shown, catalogue }));
  showToday();
}

/** @type {Parameters<typeof mount>[1]["onEnd"]} */
async function onEnd(outcome) {
  if (shown === null) return "";
  const { opened, since } = shown;
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
  await go(shown?.opened.next ?? (() => chosen(true)));
  focusTask();
}

const focusTask = () => solving?.focus({ preventScroll: true });

/**
 * Uses what is found, unless something else has been asked for by then.
 * @type {<What>(find: () => What, use: (found: Awaited<What>) => unknown) => Promise<void>}
 */
async function ask(find, use) {
  asked += 1;
  const mine = asked;
  try {
    const found = await find();
    if (mine === asked) await use(found);
  } catch {
    tell(text("puzzles.failed"));
  }
}

/** Opens the puzzle of a list. @param {NonNullable<Opened["next"]>} list */
const go = (list) =>
  ask(list, (found) => {
    if (found !== null) show(found);
    else if (page.dataset.view === "puzzle") tell(text("puzzles.none"));
  });

/** Opens the puzzle of the address; without one, or for an unknown one, that of the choices which was open last. */
async function follow() {
  const address = location.hash.slice(1);
  tell("");
  if (isOwn()) return ask(own, (list) => list.follow(address));
  const find = async () => {
    const found = await opening(address);
    const isAbsent = found === null && address !== "";
    return { opened: found ?? (await chosen(false)), isAbsent };
  };
  return ask(find, async ({ opened, isAbsent }) => {
    if (opened !== null) await show(opened, "replace");
    if (isAbsent) tell(text("puzzle.absent", { id: address }));
    else if (opened === null) tell(text("puzzles.none"));
  });
}

function own() {
  mistakes ??= import("./own/own.js").then(({ mount }) =>
    mount({
      open: show,
      alone() {
        asked += 1;
        shown = null;
        page.dataset.view = "pile";
        document.title = text("title", { status: text("puzzles.own") });
      },
      say,
    }),
  );
  mistakes.catch(() => {
    mistakes = null;
  });
  return mistakes;
}

async function shareResult() {
  if (shown === null) return;
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
  remove: () => shown?.opened.remove?.(),
  earlier: () => render({ current: monthOf(shown?.current ?? 0, -1) }),
  later: () => render({ current: monthOf(shown?.current ?? 0, 1) }),
};
for (const part of [beside, archive]) onButton(part, "do", (name) => acts[name]());
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
onChoice((choice) => {
  wishes.change((wish) => ({ ...wish, ...choice }));
  go(() => chosen(true));
});
addEventListener("popstate", follow);
// Another tab may have solved something. On a new day its puzzle is offered.
for (const type of ["storage", "visibilitychange"]) {
  addEventListener(type, () => {
    solving?.paint();
    render();
  });
}

/** Writes what depends on the language. */
async function speak() {
  read = await loadPuzzleText(document.documentElement.lang);
  solving?.speak(read);
  render();
  (await mistakes?.catch(() => null))?.speak();
}

await follow();
pageReady();
