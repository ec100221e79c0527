/**
 * Gives the worker files of perfect play: tables, and what the solution has about a position. The page keeps nothing. The
 * engine looks at the bytes: what it refuses is brought once more, past every cache.
 * @import { Piece } from "../pkg/pylos.js"
 * @import { Arrived, How, Range } from "./cache.js"
 * @import { Load } from "./news.js"
 * @import { Asked, Folder, PackedFile, Rules } from "./tables.js"
 */

import { bring, Fault, missingOf, sizeOf, wholeOf } from "./cache.js";
import { ask, onLost } from "./client.js";
import { allPerfect, learn, loadingOf, perfectBy, tellAll } from "./news.js";
import { freePieces, savesData } from "./policy.js";
import { findFolder, INDEX, tablesOf } from "./tables.js";

/** Most bytes of a file that the worker gets at once. */
const PIECE = 1 << 20;
/** How often the engine may ask for more. */
const ROUNDS = 20;
/** Milliseconds without requests after the network has failed. */
const REST = 30_000;

/** The folders of solutions whose index the worker has. @type {Set<Folder>} */
const indexed = new Set();
/** Files of solutions that were missing, or damaged twice. @type {Set<string>} */
const broken = new Set();
/** The time until which nothing is fetched of a solution. */
let resting = 0;
/** Ends what is brought ahead. */
let ahead = new AbortController();

onLost(() => {
  indexed.clear();
  for (const { loads } of allPerfect()) loads.clear();
});

/** Whether each of these is sound. @type {(arrived: readonly Omit<Arrived, "end">[]) => Promise<boolean[]>} */
const give = (arrived) => {
  const gifts = arrived.map(({ file: { file }, start, bytes }) => ({ file, start, bytes }));
  return ask({ kind: "take", gifts });
};

/** Gives a whole file as it arrives. @type {(file: PackedFile, how: How & { most?: number }) => Promise<void>} */
async function giveFile(file, how) {
  /** @type {Promise<boolean[]>[]} */
  const answers = [];
  const giveTo = (/** @type {Uint8Array} */ bytes, /** @type {number} */ end) => {
    for (let start = answers.length * PIECE; start < end; start += PIECE) {
      // The bytes may belong to the worker as soon as it is asked.
      const answer = give([{ file, start, bytes: bytes.slice(start, start + PIECE) }]);
      answer.catch(() => {});
      answers.push(answer);
    }
  };
  const progress = (/** @type {number} */ received, /** @type {Uint8Array} */ bytes) => {
    how.progress?.(received, bytes);
    giveTo(bytes, received - (received % PIECE));
  };
  try {
    const [{ bytes }] = await bring([wholeOf(file)], { ...how, progress });
    giveTo(bytes, bytes.length);
    if ((await Promise.all(answers)).flat().includes(false))
      throw new Fault("broken", file.address);
  } catch (error) {
    await Promise.allSettled(answers);
    if (how.again || !(error instanceof Fault) || error.kind !== "broken") throw error;
    await giveFile(file, { ...how, again: true });
  }
}

/** @type {(ranges: readonly Range[], how: How & { most: number }) => Promise<void>} */
async function giveRanges(ranges, how) {
  const areSound = await give(await bring(ranges, how));
  const refused = ranges.filter((_, i) => !areSound[i]);
  if (refused.length === 0) return;
  if (how.again) throw new Fault("broken", refused[0].file.address);
  await giveRanges(refused, { ...how, again: true });
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
  const files = wantedOf(rules, all);
  const fresh = files.filter(({ file }) => (loads.get(file)?.state ?? "failed") === "failed");
  let before = Promise.resolve();
  for (const table of files) {
    if (fresh.includes(table)) loads.set(table.file, loadOf(rules, table, before));
    before = /** @type {Load} */ (loads.get(table.file)).done;
  }
  if (fresh.length > 0) tellAll(rules, false);
  await before;
}

/** @type {(rules: Rules, table: PackedFile, before: Promise<void>) => Load} */
function loadOf(rules, table, before) {
  const aborter = new AbortController();
  const isKept = missingOf([table]).then((missing) => missing?.length === 0);
  /** @type {Load} */
  const load = { state: "loading", received: 0, aborter, isKept, done: run() };
  return load;

  async function run() {
    const { signal } = aborter;
    const tell = () => {
      if (!signal.aborted) tellAll(rules, loadingOf(rules).state === "ready");
    };
    await before;
    await isKept;
    try {
      await giveFile(table, {
        signal,
        progress(received) {
          load.received = received;
          tell();
        },
      });
      load.received = table.bytes;
      load.state = "ready";
    } catch {
      // The search works without it.
      load.state = "failed";
    }
    tell();
  }
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
  for (const { state, isKept, done } of perfectBy(rules).loads.values()) {
    if (state === "loading" && (await isKept)) await done;
  }
}

/** The folder of the solution of a rule set; null where the host has none. @param {Rules} rules */
export async function findSolution(rules) {
  // Without the list, the host is one without solutions.
  const folder = await findFolder(rules).catch(() => null);
  if (folder === null) learn(rules, { solution: "none", answers: false });
  else if (perfectBy(rules).solution === "unknown") learn(rules, { solution: "ready" });
  return folder;
}

/** What has failed can be tried again. */
export function retrySolution() {
  resting = 0;
  broken.clear();
  for (const perfect of allPerfect()) {
    if (perfect.solution === "ready" || perfect.solution === "unknown") continue;
    Object.assign(perfect, {
      solution: perfect.solution === "none" ? "unknown" : "ready",
      answers: true,
    });
    tellAll(perfect.rules, true);
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
  // The worker starts meanwhile.
  let needs = lacks();
  needs.catch(() => {});
  const folder = await findSolution(rules);
  if (folder === null) return { answers: false, best: [] };
  const most = performance.now() < resting ? 0 : freePieces(isAhead);
  const how = { signal, most, ahead: isAhead };
  /** @param {string} name */
  const fileOf = (name) => {
    const file = folder.files.find(({ file }) => file === name);
    if (file === undefined || broken.has(file.address)) throw new Fault("broken", file?.address);
    return file;
  };
  if (!indexed.has(folder)) {
    await giveFile(fileOf(INDEX), how);
    indexed.add(folder);
    needs = lacks();
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const { answers, best, pieces } = await needs;
    if (pieces.length === 0) return { answers, best };
    const ranges = pieces.map((/** @type {Piece} */ { file, start, end }) => {
      return { file: fileOf(file), start, end };
    });
    await giveRanges(ranges, how);
    needs = lacks();
  }
  throw new Fault("broken");
}

/**
 * Brings what the engine needs for a position. Never rejects.
 * @param {Asked} game
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} Whether the engine now answers from the solution.
 */
export async function bringSolution(game, signal) {
  ahead.abort();
  const { rules } = game;
  if (perfectBy(rules).solution === "none") return false;
  try {
    const { answers } = await gather(game, signal, []);
    if (perfectBy(rules).solution !== "none") learn(rules, { solution: "ready", answers });
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
  if (kind === "broken") {
    broken.add(address);
    learn(rules, { solution: "broken", answers: false });
  } else if (kind === "tooMuch" && !isResting) {
    learn(rules, { solution: "ready", answers: false });
  } else {
    if (!isResting) resting = performance.now() + REST;
    learn(rules, { solution: "failed", answers: false });
  }
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
