/**
 * Brings the engine what it needs of the solution to answer about a position: asks it which bytes are missing, fetches
 * them, and hands them over, until nothing is missing. A caller's wait is bounded: a search answers meanwhile.
 * @import { Piece } from "../pkg/pylos.js"
 * @import { Folder } from "./folders.js"
 * @import { Asked, Rules } from "./tables.js"
 */

import { ask } from "./client.js";
import { findFolder, INDEX, nameOf } from "./folders.js";
import { tellAll } from "./news.js";
import { Broken, fetchPieces, TooMuch } from "./pieces.js";
import { freePieces, savesData } from "./policy.js";

/**
 * What is known of the solution of a rule set.
 * @typedef {object} Solution
 * @property {"unknown" | "none" | "ready" | "failed" | "broken"} state `none`: the host has none. `failed`: it could not be
 *   loaded. `broken`: a file is missing or damaged.
 * @property {boolean} answers Whether it answered about the last position, as far as that is known: a folder may have a
 *   part of the solution, and a host may send too much at once.
 */

/** How often the engine may ask for more, and how often the same piece is fetched. */
const [ROUNDS, TRIES] = [20, 2];
/** Milliseconds without requests after the network has failed. */
const REST = 30_000;

/** @type {Solution} */
const UNKNOWN = { state: "unknown", answers: true };

/** What is known, by rule set. @type {Map<string, { rules: Rules, solution: Solution }>} */
const known = new Map();
/** The rule sets whose index the worker has. @type {Set<string>} */
const isIndexed = new Set();
/** Pieces that were broken each time. @type {Set<string>} */
const broken = new Set();
/** The time until which nothing is fetched. */
let resting = 0;
/** Ends what is fetched ahead. */
let ahead = new AbortController();

/** @param {Rules} rules @returns {Solution} */
export const solutionOf = (rules) => known.get(nameOf(rules))?.solution ?? UNKNOWN;

/** @param {Rules} rules @param {Partial<Solution>} news */
function learn(rules, news) {
  const before = solutionOf(rules);
  const now = { ...before, ...news };
  known.set(nameOf(rules), { rules, solution: now });
  if (before.state !== now.state || before.answers !== now.answers) tellAll(rules, false);
}

/** @param {Rules} rules */
async function look(rules) {
  // Without the list, the host is one without solutions.
  const folder = await findFolder(rules).catch(() => null);
  if (folder === null) learn(rules, { state: "none", answers: false });
  else if (solutionOf(rules).state === "unknown") learn(rules, { state: "ready" });
  return folder;
}

/** What has failed can be tried again. */
export function retrySolution() {
  resting = 0;
  broken.clear();
  for (const [name, { rules, solution }] of known) {
    if (solution.state === "ready") continue;
    if (solution.state === "none") known.delete(name);
    else known.set(name, { rules, solution: { ...solution, state: "ready", answers: true } });
    tellAll(rules, true);
  }
}

/**
 * @param {Asked} game
 * @param {AbortSignal} signal
 * @param {readonly string[]} moves About the position after them, ahead.
 * @returns {Promise<{ answers: boolean, best: readonly string[] }>} Whether the engine has all, and the best moves ahead.
 */
async function gather({ rules, record }, signal, moves) {
  const name = nameOf(rules);
  const about = { kind: /** @type {const} */ ("needs"), name, record, moves };
  // The worker starts meanwhile.
  const first = ask(about, signal);
  first.catch(() => {});
  const folder = await look(rules);
  if (folder === null) return { answers: false, best: [] };
  /** @type {Map<string, number>} How often each piece was fetched. */
  const tries = new Map();
  const isAhead = moves.length > 0;
  const how = { signal, most: freePieces(isAhead), ahead: isAhead };
  const get = async (/** @type {readonly Piece[]} */ pieces) => {
    const most = performance.now() < resting ? 0 : how.most;
    const again = (/** @type {Piece} */ piece) => (tries.get(keyOf(folder, piece)) ?? 0) > 0;
    const [fresh, second] = [pieces.filter((piece) => !again(piece)), pieces.filter(again)];
    for (const piece of pieces) {
      const key = keyOf(folder, piece);
      const times = tries.get(key) ?? 0;
      if (times === TRIES) broken.add(key);
      if (broken.has(key)) throw new Broken(piece.file);
      tries.set(key, times + 1);
    }
    const arrived = await Promise.all([
      fetchPieces(folder, fresh, { ...how, most }),
      fetchPieces(folder, second, { ...how, most, again: true }),
    ]);
    return arrived.flat();
  };
  const index = wholeOf(folder, INDEX);
  const getIndex = () =>
    get([index]).catch((error) => {
      // The folder cannot be used, so nothing asks for it again.
      if (error instanceof Broken) broken.add(keyOf(folder, index));
      throw error;
    });
  let arriving = isIndexed.has(name) ? null : getIndex();
  arriving?.catch(() => {});
  let needs = await first;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (needs === null) {
      const [{ bytes }] = await (arriving ?? getIndex());
      arriving = null;
      needs = await ask({ ...about, index: bytes }, signal);
      if (needs !== null) isIndexed.add(name);
    } else if (!needs.answers || needs.pieces.length === 0) {
      if (!isAhead) learn(rules, { state: "ready", answers: needs.answers });
      return needs;
    } else {
      needs = await ask({ ...about, pieces: await get(needs.pieces) }, signal);
    }
  }
  throw new Broken(name);
}

/** @type {(rules: Rules, error: unknown) => void} */
function fail(rules, error) {
  if (error instanceof TooMuch && performance.now() >= resting) {
    learn(rules, { state: "ready", answers: false });
    return;
  }
  const isBroken = error instanceof Broken;
  if (!isBroken && performance.now() >= resting) resting = performance.now() + REST;
  learn(rules, { state: isBroken ? "broken" : "failed", answers: false });
}

/**
 * Brings what the engine needs for a position. Never rejects.
 * @param {Asked} game
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} Whether the engine now answers from the solution.
 */
export async function bringSolution(game, signal) {
  ahead.abort();
  if (solutionOf(game.rules).state === "none") return false;
  try {
    return (await gather(game, signal, [])).answers;
  } catch (error) {
    if (!signal.aborted) fail(game.rules, error);
    return false;
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

/** What is known of the solution of a rule set, once it is known whether there is one. @param {Rules} rules */
export async function findSolution(rules) {
  if (solutionOf(rules).state === "unknown") await look(rules);
  return solutionOf(rules);
}

globalThis.addEventListener?.("online", retrySolution);

/** @type {(folder: Folder, file: string) => Piece} */
function wholeOf({ files }, file) {
  const size = files[file] ?? 0;
  return { file, start: 0, end: size, size };
}

/** @type {(folder: Folder, piece: Piece) => string} */
const keyOf = ({ address, version }, { file, start, end }) =>
  `${address}${version}/${file}:${start}-${end}`;
