/**
 * The page of puzzles: which puzzle is open, by the address and the choices above it. The puzzle itself is
 * `exercise/puzzle.js`; what else is on the page gets a `Host`.
 * @import { Variant } from "../exercise/catalogue.js"
 * @import { Solving } from "../exercise/puzzle.js"
 * @import { Puzzle } from "../exercise/types.js"
 * @import { Mounted, Part } from "./parts.js"
 * @import { Wish } from "./wish.js"
 */

import { fits, loadCatalogue, parseId } from "../exercise/catalogue.js";
import { mount } from "../exercise/puzzle.js";
import { positionHref } from "../game/address.js";
import { openProgress } from "../library/progress.js";
import { setText } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { pageReady } from "../site/ready.js";
import { startPage } from "../site/start.js";
import { loadPuzzleText, puzzleTexts } from "../text/puzzle.js";
import { text } from "../text/text.js";
import { createChoices } from "./choices.js";
import { judge } from "./judge.js";
import { PARTS } from "./parts.js";
import { openWish } from "./wish.js";

/**
 * How a puzzle is opened by a part of the page.
 * @typedef {object} Opening
 * @property {string} [hash] The address, without `#`; the puzzle's id if left out.
 * @property {string} [title] Of the document; the puzzle's id if left out.
 * @property {() => void} [onNext] What "Next puzzle" does; else the next puzzle of the choices is opened.
 */

/**
 * What a part of the page is given.
 * @typedef {object} Host
 * @property {(puzzle: Puzzle, how?: Opening) => void} open Shows a puzzle, with its address.
 * @property {() => void} next Opens the next puzzle of the choices.
 * @property {(part: string) => void} alone Shows the place of this name alone, until a puzzle is opened.
 * @property {(sentence: string) => void} say
 */

/** The part that has an address of its own there. */
const partOf = (/** @type {string} */ address) => PARTS.find((part) => part.address.test(address));

// At the same time as the texts and the board.
partOf(location.hash.slice(1))
  ?.load()
  .catch(() => {});

const { say } = await startPage({ texts: [puzzleTexts], speak, tell });

const note = byId("note");
const place = /** @type {HTMLElement} */ (document.querySelector("main"));
// Imported after the language is set, because the board reads it when it is created.
await import("../pylos-board.js");

let read = await loadPuzzleText(document.documentElement.lang);
/** @type {Solving | null} */
let solving = null;
/** @type {{ puzzle: Puzzle, how: Opening } | null} */
let opened = null;
/** The parts that are loaded. @type {Set<Mounted>} */
const parts = new Set();
/** Counts what the address and the choices have asked for; an answer to an earlier one is dropped. */
let asked = 0;
const wishes = openWish();
let wish = wishes.read();

const choices = createChoices(async (chosen) => {
  wish = { ...wish, ...chosen };
  await next();
});

/** @type {Host} */
const host = {
  open(puzzle, how = {}) {
    const hash = `#${how.hash ?? puzzle.id}`;
    if (location.hash !== hash) history.pushState(null, "", hash);
    show(puzzle, how);
  },
  next: () => next(),
  alone(part) {
    asked += 1;
    place.dataset.alone = part;
  },
  say,
};

/** @param {string} sentence In writing and aloud; "" for nothing. */
function tell(sentence) {
  note.hidden = sentence === "";
  setText(note, sentence);
  say(sentence);
}

/** @type {(puzzle: Puzzle, how: Opening) => void} */
function show(puzzle, how) {
  opened = { puzzle, how };
  asked += 1;
  delete place.dataset.alone;
  entitle();
  for (const part of parts) part.opened?.(puzzle);
  const { rules, position } = puzzle;
  const game = { rules, start: position, moves: [] };
  /** @type {HTMLAnchorElement} */ (byId("play")).href = positionHref("index.html", game);
  if (solving !== null) {
    solving.open(puzzle);
    return;
  }
  solving = mount(byId("solving"), puzzle, {
    read,
    judge,
    onEnd(result) {
      if (opened !== null) for (const part of parts) part.ended?.(opened.puzzle, result);
    },
    async onNext() {
      tell("");
      if (opened?.how.onNext) opened.how.onNext();
      else await next();
      solving?.focus({ preventScroll: true });
    },
  });
}

function entitle() {
  if (opened === null) return;
  const { puzzle, how } = opened;
  const name = how.title ?? `${puzzle.number ?? ""}`;
  document.title = text("title", { status: [text("puzzles.title"), name].join(" ").trim() });
}

/**
 * The puzzles of a variant, with the choices that it allows.
 * @param {Variant} variant
 * @returns {ReturnType<typeof loadCatalogue>} Rejects where they cannot be loaded, which is told.
 */
async function load(variant) {
  try {
    const catalogue = await loadCatalogue(variant);
    const { grades, themes } = catalogue;
    if (wish.grade !== null && !grades.includes(wish.grade)) wish = { ...wish, grade: null };
    const { theme } = wish;
    if (theme !== null && theme !== "judge" && !themes.includes(theme))
      wish = { ...wish, theme: null };
    return catalogue;
  } catch (error) {
    tell(text("puzzles.failed"));
    throw error;
  }
}

/**
 * Opens the next puzzle of the choices that has no result yet; at first the one that was open last.
 * @param {"push" | "replace"} [how]
 */
async function next(how = "push") {
  asked += 1;
  const mine = asked;
  const catalogue = await load(wish.variant).catch(() => null);
  if (catalogue === null || mine !== asked) return;
  choices.show(catalogue, wish);
  const all = catalogue.select(wish);
  const { results } = openProgress().read();
  const from = how === "push" ? wish.last + 1 : wish.last;
  const ahead = all.filter(({ number }) => number >= from);
  const puzzle = [...ahead, ...all].find(({ id }) => !(id in results)) ?? ahead[0] ?? all[0];
  if (puzzle === undefined) {
    tell(text("puzzles.none"));
    wishes.write(wish);
    return;
  }
  wish = { ...wish, last: puzzle.number };
  wishes.write(wish);
  if (how === "push") tell("");
  history[`${how}State`](null, "", `#${puzzle.id}`);
  show(puzzle, {});
}

/** The choices with the variant of the open puzzle. */
async function showChoices() {
  wish = { ...wish, variant: opened?.puzzle.rules.variant ?? wish.variant };
  const catalogue = await load(wish.variant).catch(() => null);
  if (catalogue !== null) choices.show(catalogue, wish);
}

/** @type {Map<Part, Promise<Mounted>>} */
const mounted = new Map();

/** @param {Part} part */
function mountPart(part) {
  const known = mounted.get(part);
  if (known !== undefined) return known;
  const loading = part.load().then(async ({ mount }) => {
    const made = await mount(host);
    parts.add(made);
    if (opened !== null) made.opened?.(opened.puzzle);
    return made;
  });
  loading.catch(() => mounted.delete(part));
  mounted.set(part, loading);
  return loading;
}

/** @type {(part: Part, address: string) => Promise<boolean>} */
async function followPart(part, address) {
  try {
    return await (await mountPart(part)).follow(address);
  } catch {
    tell(text("puzzles.failed"));
    return true;
  }
}

/** Opens the puzzle of the address. */
async function follow() {
  asked += 1;
  const mine = asked;
  tell("");
  const id = location.hash.slice(1);
  const part = partOf(id);
  if (part !== undefined && (await followPart(part, id))) {
    await showChoices();
    return;
  }
  const found = parseId(id);
  if (found !== null) {
    wish = { ...wish, variant: found.variant };
    const catalogue = await load(found.variant).catch(() => null);
    if (catalogue === null || mine !== asked) return;
    const puzzle = catalogue.puzzle(found.number);
    if (puzzle !== null) {
      if (!fits(puzzle, wish)) wish = { ...wish, grade: null, theme: null };
      wish = { ...wish, last: found.number };
      wishes.write(wish);
      choices.show(catalogue, wish);
      show(puzzle, {});
      return;
    }
  }
  await next("replace");
  if (id !== "") tell(text("puzzles.unknown", { id }));
}

addEventListener("popstate", follow);

/** Writes what depends on the language. */
async function speak() {
  entitle();
  read = await loadPuzzleText(document.documentElement.lang);
  solving?.speak(read);
  await showChoices();
  for (const part of parts) part.speak?.();
}

await follow();
// The calendar is above the foot of the page.
await mountPart(PARTS[0]).catch(() => {});
pageReady();
