/**
 * The page of puzzles: which puzzle is open, by the address and the choices above it. What an address opens, and what
 * comes next, the lists say; the puzzle itself is `exercise/puzzle.js`.
 * @import { Solving } from "../exercise/puzzle.js"
 * @import { Opened } from "./lists.js"
 */

import { loadCatalogue } from "../exercise/catalogue.js";
import { dayOf } from "../exercise/day.js";
import { mount } from "../exercise/puzzle.js";
import { positionHref } from "../game/address.js";
import { setText } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { pageReady } from "../site/ready.js";
import { startPage } from "../site/start.js";
import { dailyTexts } from "../text/daily.js";
import { loadPuzzleText, puzzleTexts } from "../text/puzzle.js";
import { text } from "../text/text.js";
import { onChoice, showChoices } from "./choices.js";
import { createDaily } from "./daily.js";
import { judge } from "./judge.js";
import { chosen, due, keep, opening, wishes } from "./lists.js";

/**
 * What one's own mistakes, which are loaded for their addresses, get of the page.
 * @typedef {object} Host
 * @property {(opened: Opened) => Solving} open Shows a puzzle of theirs.
 * @property {(part: "pile" | "result") => void} alone Shows a part of theirs alone, until a puzzle is opened.
 * @property {(sentence: string) => void} say
 */

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
/** The open puzzle, and the day on which it was opened. @type {Opened & { since: number } | null} */
let opened = null;
/** Counts what the address and the choices have asked for; an answer to an earlier one is dropped. */
let asked = 0;
const daily = createDaily(say, () => next(due));
const page = /** @type {HTMLElement} */ (document.querySelector("main"));
onChoice((choice) => {
  wishes.change((wish) => ({ ...wish, ...choice }));
  next();
});
addEventListener("popstate", follow);

/** @param {string} sentence In writing and aloud; "" for nothing. */
function tell(sentence) {
  byId("note").hidden = sentence === "";
  setText(byId("note"), sentence);
  say(sentence);
}

/** @type {(next: Opened, how?: "push" | "replace") => Solving} */
function show(next, how = "push") {
  const { puzzle, hash = puzzle.id } = next;
  opened = { ...next, since: dayOf() };
  asked += 1;
  if (location.hash !== `#${hash}`) history[`${how}State`](null, "", `#${hash}`);
  if (next.list === undefined) delete page.dataset.alone;
  else page.dataset.alone = "practice";
  const game = { rules: puzzle.rules, start: puzzle.position, moves: [] };
  /** @type {HTMLAnchorElement} */ (byId("play")).href = positionHref("index.html", game);
  solving ??= mount(byId("solving"), { read, judge, onEnd, onNext });
  solving.open(puzzle);
  render();
  return solving;
}

/** Everything around the open puzzle. */
async function render() {
  const shown = opened;
  if (shown === null) return;
  const { puzzle, list = "puzzles.title", title = `${puzzle.number ?? ""}` } = shown;
  document.title = text("title", { status: `${text(list)} ${title}`.trim() });
  const catalogue = await loadCatalogue(puzzle.rules.variant).catch(() => null);
  if (catalogue === null) return tell(text("puzzles.failed"));
  if (opened !== shown) return;
  showChoices(catalogue, wishes.read());
  daily.show(catalogue, shown);
}

/** @type {NonNullable<Parameters<typeof mount>[1]["onEnd"]>} */
async function onEnd(outcome) {
  if (opened === null) return;
  const { puzzle, since, ended } = opened;
  if (ended !== undefined) return ended(outcome);
  await keep(puzzle, outcome, since);
  daily.kept();
}

async function onNext() {
  tell("");
  await (opened?.onNext ?? next)();
  solving?.focus({ preventScroll: true });
}

/** Opens the next puzzle of a list, or else of the choices. @param {() => Promise<Opened | null>} [list] */
async function next(list) {
  asked += 1;
  const mine = asked;
  try {
    const found = (await list?.()) ?? null;
    const shown = found ?? (await chosen(true));
    if (mine !== asked) return;
    if (shown === null) tell(text("puzzles.none"));
    else show({ ...shown, onNext: () => next(found ? list : undefined) });
  } catch {
    tell(text("puzzles.failed"));
  }
}

/** Opens the puzzle of the address; without one, or for an unknown one, that of the choices which was open last. */
async function follow() {
  asked += 1;
  const mine = asked;
  const address = location.hash.slice(1);
  tell("");
  try {
    if (isOwn()) {
      const list = await own();
      if (mine === asked) list.follow(address);
      return;
    }
    const found = await opening(address);
    const shown = found ?? (await chosen(false));
    if (mine !== asked) return;
    if (shown !== null) show(shown, "replace");
    if (found === null && address !== "") tell(text("puzzles.unknown", { id: address }));
    else if (shown === null) tell(text("puzzles.none"));
  } catch {
    tell(text("puzzles.failed"));
  }
}

function own() {
  mistakes ??= import("./own/own.js").then(({ mount }) =>
    mount({
      open: show,
      alone(part) {
        asked += 1;
        page.dataset.alone = part;
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

/** Writes what depends on the language. */
async function speak() {
  read = await loadPuzzleText(document.documentElement.lang);
  solving?.speak(read);
  render();
  (await mistakes?.catch(() => null))?.speak();
}

await follow();
pageReady();
