/**
 * The one door to what is known about positions: asks the worker one question at a time, the most urgent first, and keeps
 * the answers for everything on the page.
 * @import { Coach, Game, Knowledge, MoveScore, Remark } from "../pkg/pylos.js"
 * @import { Rules } from "./tables.js"
 */

import { ask } from "./client.js";
import { isSettled, proven } from "./judge.js";
import {
  bringAhead,
  bringSolution,
  loadTables,
  missingTables,
  onLoading,
  tablesAtHand,
  tellAll,
} from "./loading.js";
import { mayLoad } from "./policy.js";
import { nameOf, PERFECT } from "./tables.js";

/**
 * What an answer is for: who comes first, how long it may take, and how long it waits for files, in milliseconds.
 * @typedef {{ rank: number, time: number, patience: number }} Purpose
 */
export const PURPOSES = /** @satisfies {Readonly<Record<string, Purpose>>} */ ({
  /** The computer's move. */
  move: { rank: 0, time: Number.POSITIVE_INFINITY, patience: 4000 },
  /** A good turn, by the search alone. */
  hint: { rank: 0, time: 30, patience: 0 },
  /** Something soon about the moment on the board, then the rest. */
  soon: { rank: 1, time: 100, patience: 1000 },
  board: { rank: 1, time: 4000, patience: 1000 },
  /** An exercise, or a moment of a game that is looked through. */
  moment: { rank: 2, time: 800, patience: 1000 },
});

/**
 * @typedef {object} Answer
 * @property {readonly MoveScore[]} scores Of every legal move, best first.
 * @property {number} timeMs The longest time spent on it.
 * @property {boolean} final More time would add nothing.
 */

/** What is known of a position, and what brings more of it: `works` where the solution answers. @typedef {{ answer: Answer | null, rules: Rules, errand: { aborter: AbortController, works: Promise<boolean> } | null }} Entry */

/**
 * @typedef {object} Wish
 * @property {Game} game
 * @property {Purpose} purpose
 * @property {{ level: number, seed?: number }} [options] For the move of a level.
 * @property {Entry} entry
 * @property {boolean} waits For files.
 * @property {() => void} wake Something has changed.
 * @property {unknown} error
 */

/** Answers that are kept. */
const MOST = 5000;
/** How many of the best moves, or replies, are prepared ahead. */
const LIKELY = 3;

/** By the moves and by the position. @type {Map<string, Entry>} */
const entries = new Map();
/** @type {Set<Wish>} */
const wishes = new Set();
/** What the worker thinks about. @type {{ wish: Wish, aborter: AbortController } | null} */
let running = null;

/**
 * Names a game up to a ply; the pile of mistakes keeps such names. The past counts: a third repetition is a draw.
 * @type {(game: Pick<Game, "rules" | "start" | "moves">, ply?: number) => string}
 */
export function keyOf({ rules, start, moves }, ply = moves.length) {
  const { variant, takeBack, emptyReserve } = rules;
  return [variant, takeBack, emptyReserve, start, moves.slice(0, ply).join("_")].join("|");
}

/** The entry of a game, and of its position where the past cannot matter: without a ball taken back, no position comes back. @param {Game} game */
function entryOf(game) {
  const { rules, moves, position } = game;
  const key = keyOf(game);
  const place = moves.some((move) => move.includes("x")) ? key : `${nameOf(rules)}|${position}`;
  const entry = entries.get(key) ?? entries.get(place) ?? { answer: null, rules, errand: null };
  for (const one of [key, place]) {
    entries.delete(one);
    entries.set(one, entry);
  }
  for (const oldest of [...entries.keys()].slice(0, -MOST)) entries.delete(oldest);
  return entry;
}

/** What is known of a moment. @param {string} key @returns {Answer | null} */
export const known = (key) => entries.get(key)?.answer ?? null;

/** Whether no more is to be found out for a purpose. @type {(answer: Answer | null, purpose: Purpose) => boolean} */
export const isEnough = (answer, { time }) =>
  answer !== null && (answer.final || answer.timeMs >= time);

/** @param {Wish} wish */
const isOpen = ({ entry, error, purpose }) => error === null && !isEnough(entry.answer, purpose);

/** Turns to the most urgent question. A level chooses once, so it waits for the files. */
function next() {
  const ready = [...wishes].filter((wish) => isOpen(wish) && !(wish.options && wish.waits));
  const first = ready.sort((a, b) => a.purpose.rank - b.purpose.rank).at(0) ?? null;
  if (running !== null && running.wish === first) return;
  running?.aborter.abort();
  running = first && { wish: first, aborter: new AbortController() };
  if (running !== null) think(running);
}

/** @param {NonNullable<typeof running>} mine */
async function think(mine) {
  const { wish, aborter } = mine;
  const { entry, game, options, purpose } = wish;
  const { time } = purpose;
  const start = performance.now();
  try {
    const { moves, final } = await ask(
      { kind: "know", record: game.record, options, timeMs: time },
      aborter.signal,
      (/** @type {Knowledge} */ { moves }) => better(entry, moves, performance.now() - start),
    );
    entry.answer = { scores: moves, timeMs: time, final };
    if (running === mine) running = null;
    wake(entry);
    if (moves[0]?.source === "solution" && purpose.rank < 2) {
      const likely = moves.slice(0, LIKELY).map((/** @type {MoveScore} */ { text }) => [text]);
      bringAhead(game, likely, options ? LIKELY : 0);
    }
  } catch (error) {
    if (aborter.signal.aborted) return;
    if (running === mine) running = null;
    wish.error = error;
    wish.wake();
  }
  next();
}

/**
 * An answer before the time is over: one that had more time knows as much, unless this one proves more.
 * @type {(entry: Entry, scores: readonly MoveScore[], time: number) => void}
 */
function better(entry, scores, time) {
  const { answer } = entry;
  const more = proven(scores) - proven(answer?.scores ?? []);
  if (answer !== null && (more < 0 || (more === 0 && time <= answer.timeMs))) return;
  entry.answer = { scores, timeMs: answer?.timeMs ?? 0, final: false };
  wake(entry);
}

/** @param {Entry} entry */
function wake(entry) {
  for (const wish of wishes) if (wish.entry === entry) wish.wake();
}

/** What is not proven is asked again, and stands until then. @param {Entry} entry */
function doubt(entry) {
  const { answer } = entry;
  if (answer === null || isSettled(answer.scores)) return;
  entry.answer = { ...answer, timeMs: 0, final: false };
}

onLoading((rules, more) => {
  if (!more) return;
  for (const entry of entries.values()) if (nameOf(entry.rules) === nameOf(rules)) doubt(entry);
  next();
});

/** @param {Entry} entry */
const isWanted = (entry) => [...wishes].some((wish) => wish.entry === entry);

/** Brings what the solution has about a position. @param {Wish} wish */
function beginErrand({ entry, game }) {
  const aborter = new AbortController();
  const works = bringSolution(game, aborter.signal);
  const errand = { aborter, works };
  works.then((works) => {
    if (entry.errand === errand) entry.errand = null;
    if (works) doubt(entry);
    // Everything has gone on without it.
    if (works && !isWanted(entry)) tellAll(game.rules, true);
  });
  return errand;
}

/** What a promise brings, or false after some milliseconds. @type {(promise: Promise<boolean>, time: number) => Promise<boolean>} */
const within = (promise, time) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, time, false))]);

/** Waits for what the files at hand know, from the solution where it answers, else the tables. @param {Wish} wish */
async function bring(wish) {
  const { entry, game, options, purpose } = wish;
  const { rules } = game;
  entry.errand ??= beginErrand(wish);
  if (!(await within(entry.errand.works, purpose.patience))) {
    // What the network has to bring comes later.
    const isHere = options && (await missingTables(rules, true)) === 0;
    if (options && wish.error === null && (isHere || mayLoad())) loadTables(rules, true);
    await tablesAtHand(rules);
  }
  wish.waits = false;
  wish.wake();
  next();
}

/**
 * What becomes known of a position, ever better; it ends when nothing more is to be found out for the purpose.
 * @param {Game} game
 * @param {keyof typeof PURPOSES} name
 * @param {object} [how]
 * @param {AbortSignal} [how.signal] Nobody wants it any more: it ends with the signal's reason.
 * @param {{ level: number, seed?: number }} [how.options] Only the move of a level.
 * @returns {AsyncGenerator<Answer, void, void>}
 */
export async function* know(game, name, { signal, options } = {}) {
  const purpose = PURPOSES[name];
  /** @type {Entry} */
  const entry = options ? { answer: null, rules: game.rules, errand: null } : entryOf(game);
  /** @type {Wish} */
  const wish = { game, purpose, options, entry, waits: false, wake: () => {}, error: null };
  const drop = () => {
    wish.error = signal?.reason;
    wish.wake();
    next();
  };
  if (signal?.aborted) drop();
  signal?.addEventListener("abort", drop);
  wishes.add(wish);
  const usesFiles = options ? options.level === PERFECT : purpose.patience > 0;
  if (isOpen(wish) && usesFiles) {
    wish.waits = true;
    bring(wish);
  }
  next();
  /** @type {Answer | null} */
  let told = null;
  let isOver = false;
  try {
    while (wish.error === null && (entry.answer !== told || isOpen(wish) || wish.waits)) {
      if (entry.answer !== told) {
        told = entry.answer;
        yield/** @type {Answer} */ (told);
      } else {
        await new Promise((resolve) => {
          wish.wake = () => resolve(null);
        });
      }
    }
    if (wish.error !== null) throw wish.error;
    isOver = true;
  } finally {
    signal?.removeEventListener("abort", drop);
    wishes.delete(wish);
    // What comes late from the solution is told when it is there.
    if (!isOver && !isWanted(entry)) entry.errand?.aborter.abort();
    next();
  }
}

/** The last of these answers. @type {(...wanted: Parameters<typeof know>) => Promise<Answer>} */
export async function knowAll(...wanted) {
  let last = null;
  for await (const answer of know(...wanted)) last = answer;
  return /** @type {Answer} */ (last);
}

/**
 * The move that a level plays; the highest one plays from the files at hand.
 * @type {(game: Game, options: { level: number, seed?: number }, signal: AbortSignal) => Promise<MoveScore>}
 */
export const choose = async (game, options, signal) =>
  (await knowAll(game, "move", { signal, options })).scores[0];

/** What a coach says to the player to move; needs no table. @type {(game: Game) => Promise<Coach | null>} */
export const coach = ({ record }) => ask({ kind: "coach", record });

/** What there is to say about the turns of a game; needs no table. @type {(game: Game) => Promise<Remark[]>} */
export const remarks = ({ record }) => ask({ kind: "remarks", record });

/** What a legal turn is about. @type {(game: Game, turn: string) => Promise<string[]>} */
export const themes = ({ record }, turn) => ask({ kind: "themes", record, options: turn });
