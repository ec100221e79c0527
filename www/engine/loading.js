/**
 * Gives the worker files of perfect play: tables, and what the solution has about a position; and tells how far they are. The
 * engine looks at the bytes: what it refuses is brought once more, past every cache.
 * @import { Piece } from "../pkg/pylos.js"
 * @import { How, Range } from "./cache.js"
 * @import { Asked, Folder, PackedFile, Rules } from "./tables.js"
 */

import { bring, Fault, missingOf, sizeOf, wholeOf } from "./cache.js";
import { ask, onLost } from "./client.js";
import { freePieces, savesData } from "./policy.js";
import { findFolder, INDEX, nameOf, tablesOf } from "./tables.js";

/**
 * A table that is loaded, or is being loaded.
 * @typedef {object} Load
 * @property {"loading" | "ready" | "failed"} state
 * @property {number} received
 * @property {AbortController} aborter
 * @property {Promise<boolean>} isKept Whether the browser's cache has it.
 * @property {Promise<void>} done
 */

/**
 * What is known of perfect play by a rule set.
 * @typedef {object} Perfect
 * @property {Rules} rules
 * @property {"unknown" | "none" | "ready" | "silent" | "failed" | "broken"} solution `none`: the host has none. `silent`: it
 *   did not answer about the last position, because the folder has a part of the solution, or the host would send too much
 *   at once. `failed`: it could not be loaded. `broken`: a file is missing or damaged.
 * @property {Map<string, Load>} loads By table.
 */

/** Most bytes of a file that the worker gets at once. */
const PIECE = 1 << 20;
/** How often the engine may ask for more. */
const ROUNDS = 20;
/** Milliseconds without requests after the network has failed. */
const REST = 30_000;

/** By rule set. @type {Map<string, Perfect>} */
const known = new Map();
/** The folders of solutions whose index the worker has. @type {Set<Folder>} */
const indexed = new Set();
/** Files of solutions that were missing, or damaged twice. @type {Set<string>} */
const broken = new Set();
/** The time until which nothing is fetched of a solution. */
let resting = 0;
/** Ends what is brought ahead. */
let ahead = new AbortController();

/** With `more`, answers are better now. @typedef {(rules: Rules, more: boolean) => void} Listener */

/** @type {Set<Listener>} */
const listeners = new Set();

/** @type {Listener} */
export const tellAll = (rules, more) => {
  for (const listener of listeners) listener(rules, more);
};

/** @param {Listener} listener @returns {() => void} Ends it. */
export function onLoading(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param {Rules} rules */
function perfectBy(rules) {
  /** @type {Perfect} */
  const none = { rules, solution: "unknown", loads: new Map() };
  const perfect = known.get(nameOf(rules)) ?? none;
  known.set(nameOf(rules), perfect);
  return perfect;
}

/** @type {(rules: Rules, solution: Perfect["solution"]) => void} */
function learn(rules, solution) {
  const perfect = perfectBy(rules);
  if (perfect.solution === solution) return;
  perfect.solution = solution;
  tellAll(rules, false);
}

/**
 * How far perfect play is loaded, for a view.
 * @typedef {object} Loading
 * @property {boolean} isSolved The solution answers.
 * @property {"failed" | "broken" | null} fault Why the solution of the host cannot be used.
 * @property {"none" | "loading" | "ready" | "failed"} state Of the tables.
 * @property {number} received Bytes of what is being loaded.
 * @property {number} bytes Of all that is being loaded.
 * @property {number} more Bytes of the tables that are loaded only on request.
 */

/** @param {Rules} rules @returns {Loading} */
export function loadingOf(rules) {
  const { solution, loads } = perfectBy(rules);
  const files = tablesOf(rules);
  const bytes = sizeOf(files.filter(({ file }) => loads.has(file)));
  const all = [...loads.values()];
  const states = /** @type {const} */ (["failed", "loading", "ready"]);
  const state = states.find((one) => all.some(({ state }) => state === one)) ?? "none";
  return {
    isSolved: solution === "ready",
    fault: solution === "failed" || solution === "broken" ? solution : null,
    state,
    received: all.reduce((sum, { received }) => sum + received, 0),
    bytes,
    more: state === "none" ? 0 : sizeOf(files) - bytes,
  };
}

onLost(() => {
  indexed.clear();
  for (const { loads } of known.values()) loads.clear();
});

/**
 * Brings ranges and gives them to the worker. A large one comes in pieces, because the worker thinks between two messages,
 * and small ones come in one message.
 * @type {(ranges: readonly Range[], how: How & { most?: number }) => Promise<void>}
 * @throws {Fault}
 */
async function give(ranges, how) {
  const gifts = (await bring(ranges, how)).flatMap(({ file: { file }, start, bytes }) =>
    Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, i) => {
      return { file, start: start + i * PIECE, bytes: bytes.slice(i * PIECE, (i + 1) * PIECE) };
    }),
  );
  const messages = gifts.length === ranges.length ? [gifts] : gifts.map((gift) => [gift]);
  const answers = await Promise.all(messages.map((gifts) => ask({ kind: "take", gifts })));
  const areSound = answers.flat();
  const unsound = new Set(gifts.flatMap(({ file }, i) => (areSound[i] ? [] : file)));
  const refused = ranges.filter(({ file }) => unsound.has(file.file));
  if (refused.length === 0) return;
  if (how.again) throw new Fault("broken", refused[0].file.address);
  await give(refused, { ...how, again: true });
}

/** The tables of a rule set: the first one, or all. @type {(rules: Rules, all: boolean) => PackedFile[]} */
const wantedOf = (rules, all) => tablesOf(rules).slice(0, all ? undefined : 1);

/** The bytes of the tables of a rule set, the first or all, that only the network has. @type {(rules: Rules, all: boolean) => Promise<number>} */
export async function missingTables(rules, all) {
  const { loads } = perfectBy(rules);
  const files = wantedOf(rules, all).filter(({ file }) => loads.get(file)?.state !== "ready");
  return sizeOf((await missingOf(files)) ?? files);
}

/**
 * Loads the tables of a rule set, if there are any: the first one, or all, one after the other. Resolves also if that
 * fails; then the next call tries again.
 * @type {(rules: Rules, all: boolean) => Promise<void>}
 */
export async function loadTables(rules, all) {
  const { loads } = perfectBy(rules);
  let before = Promise.resolve();
  let isNew = false;
  for (const table of wantedOf(rules, all)) {
    let load = loads.get(table.file);
    if (load === undefined || load.state === "failed") {
      load = loadOf(rules, table, before);
      loads.set(table.file, load);
      isNew = true;
    }
    before = load.done;
  }
  if (isNew) tellAll(rules, false);
  await before;
}

/** @type {(rules: Rules, table: PackedFile, before: Promise<void>) => Load} */
function loadOf(rules, table, before) {
  const aborter = new AbortController();
  const { signal } = aborter;
  const isKept = missingOf([table]).then((missing) => missing?.length === 0);
  /** @type {Load} */
  const load = { state: "loading", received: 0, aborter, isKept, done: before };
  /** @param {Partial<Load>} news */
  const become = (news) => {
    Object.assign(load, news);
    if (!signal.aborted) tellAll(rules, loadingOf(rules).state === "ready");
  };
  const progress = (/** @type {number} */ received) => become({ received });
  load.done = Promise.all([before, isKept])
    .then(() => give([wholeOf(table)], { signal, progress }))
    .then(
      () => become({ state: "ready", received: table.bytes }),
      // The search works without it.
      () => become({ state: "failed" }),
    );
  return load;
}

/** Stops loading the tables of a rule set, and forgets a failure. @param {Rules} rules */
export function stopLoading(rules) {
  const { loads } = perfectBy(rules);
  for (const [file, { state, aborter }] of loads) {
    if (state === "ready") continue;
    aborter.abort();
    loads.delete(file);
  }
  tellAll(rules, false);
}

/** Resolves when tables are loaded that are here already: a search in their stead would last longer. @param {Rules} rules */
export async function tablesAtHand(rules) {
  for (const { isKept, done } of perfectBy(rules).loads.values()) if (await isKept) await done;
}

/** The folder of the solution of a rule set; null where the host has none. @param {Rules} rules */
export async function findSolution(rules) {
  // Without the list, the host is one without solutions.
  const folder = await findFolder(rules).catch(() => null);
  if (folder === null) learn(rules, "none");
  else if (perfectBy(rules).solution === "unknown") learn(rules, "ready");
  return folder;
}

/** What has failed can be tried again. */
export function retrySolution() {
  resting = 0;
  broken.clear();
  for (const perfect of known.values()) {
    const { rules, solution } = perfect;
    if (["unknown", "ready", "silent"].includes(solution)) continue;
    perfect.solution = solution === "none" ? "unknown" : "ready";
    tellAll(rules, true);
  }
}

globalThis.addEventListener?.("online", retrySolution);

/**
 * Gives the worker what the solution has about a position: asks it which bytes are missing, until none are.
 * @param {Asked} game
 * @param {AbortSignal} signal
 * @param {readonly string[]} moves About the position after them, ahead.
 * @returns {Promise<{ answers: boolean, best: readonly string[] }>} Whether the engine has all, and the best moves ahead.
 */
async function gather({ rules, record }, signal, moves) {
  const isAhead = moves.length > 0;
  const lacks = () => ask({ kind: "needs", record, moves }, signal);
  // The worker starts while the list and the index come.
  let asked = lacks();
  asked.catch(() => {});
  const folder = await findSolution(rules);
  if (folder === null) return { answers: false, best: [] };
  const { files } = folder;
  const most = performance.now() < resting ? 0 : freePieces(isAhead);
  const how = { signal, most, ahead: isAhead };
  /** @param {string} name */
  const fileOf = (name) => {
    const file = files.find(({ file }) => file === name);
    if (file === undefined || broken.has(file.address)) throw new Fault("broken", file?.address);
    return file;
  };
  if (!indexed.has(folder)) {
    await give([wholeOf(fileOf(INDEX))], how);
    indexed.add(folder);
    asked = lacks();
  }
  let needs = await asked;
  for (let round = 0; needs.pieces.length > 0; round += 1) {
    if (round === ROUNDS) throw new Fault("broken");
    /** @type {Piece[]} */
    const pieces = needs.pieces;
    await give(
      pieces.map(({ file, start, end }) => ({ file: fileOf(file), start, end })),
      how,
    );
    needs = await lacks();
  }
  return needs;
}

/**
 * Brings what the engine needs for a position. Never rejects.
 * @type {(game: Asked, signal: AbortSignal) => Promise<boolean>} Whether the engine now answers from the solution.
 */
export async function bringSolution(game, signal) {
  ahead.abort();
  const { rules } = game;
  if (perfectBy(rules).solution === "none") return false;
  try {
    const { answers } = await gather(game, signal, []);
    if (perfectBy(rules).solution !== "none") learn(rules, answers ? "ready" : "silent");
    return answers;
  } catch (error) {
    if (!signal.aborted) fail(rules, error);
    return false;
  }
}

/** @type {(rules: Rules, error: unknown) => void} */
function fail(rules, error) {
  const { kind, address } = error instanceof Fault ? error : { kind: null, address: "" };
  const isResting = performance.now() < resting;
  if (kind === "broken") broken.add(address);
  else if (kind === null && !isResting) resting = performance.now() + REST;
  const isTooMuch = kind === "tooMuch" && !isResting;
  learn(rules, kind === "broken" ? kind : isTooMuch ? "silent" : "failed");
}

/**
 * Brings what the positions after these moves need, one after the other, until somebody asks for another one.
 * @param {Asked} game
 * @param {(readonly string[])[]} lines
 * @param {number} [replies] How many of the best replies to the first line are prepared as well.
 */
export async function bringAhead(game, lines, replies = 0) {
  ahead.abort();
  if (savesData()) return;
  ahead = new AbortController();
  const { signal } = ahead;
  const [first] = lines;
  try {
    for (const moves of lines) {
      const { answers, best } = await gather(game, signal, moves);
      if (!answers) return;
      if (moves === first) lines.push(...best.slice(0, replies).map((m) => [...moves, m]));
    }
  } catch {
    // It is brought when it is asked for.
  }
}
