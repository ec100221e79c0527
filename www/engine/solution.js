/**
 * Brings the engine what it needs of the solution to answer about a position: asks it which bytes are missing, fetches
 * them, and hands them over, until nothing is missing. Whoever waits does not wait long: a search can answer meanwhile.
 * @import { Piece } from "../pkg/pylos.js"
 * @import { Request } from "./mind.js"
 * @import { Folder } from "./folders.js"
 * @import { Asked, Rules } from "./tables.js"
 */

import { Cancelled } from "./client.js";
import { findFolder, INDEX, nameOf } from "./folders.js";
import { Broken, fetchPieces, TooMuch } from "./pieces.js";
import { freePieces, savesData } from "./policy.js";

/**
 * What is known of the solution of a rule set.
 * @typedef {object} Solution
 * @property {"unknown" | "none" | "ready" | "failed" | "broken"} state `none`: the host has none. `failed`: it could not be
 *   loaded. `broken`: a file is missing or damaged.
 * @property {boolean} answers Whether it answered about the last position, as far as that is known: a folder may have a
 *   part of the solution, and a host may send too much at once.
 * @property {boolean} loading Whether a position waits for it.
 */

/**
 * What is being brought for a position.
 * @typedef {object} Errand
 * @property {Rules} rules
 * @property {Set<object>} owners Who wants it; without any, it is given up.
 * @property {AbortController} aborter
 * @property {number} start
 * @property {boolean} late Whether somebody has gone on without it.
 * @property {readonly string[]} best The best moves there, where it was brought ahead.
 * @property {Promise<boolean>} done Whether the engine has all. Never rejects.
 */

/** How often the engine may ask for more, and how often the same piece is fetched. */
const [ROUNDS, TRIES] = [20, 2];
/** Milliseconds without requests after the network has failed. */
const REST = 30_000;

/** @type {Solution} */
const UNKNOWN = { state: "unknown", answers: true, loading: false };

/** Owns what is fetched ahead. */
const AHEAD = {};

/**
 * @param {(request: Request, signal: AbortSignal) => Promise<any>} ask Asks the worker.
 * @param {(rules: Rules, more: boolean) => void} changed Something is known; with `more`, the engine can answer better.
 */
export function createSolution(ask, changed) {
  /** @type {Map<string, { rules: Rules, solution: Solution }>} By rule set. */
  const known = new Map();
  /** @type {Map<string, Errand>} By record and moves. */
  const errands = new Map();
  /** The rule sets whose index the worker has, unless it has ended meanwhile. @type {Set<string>} */
  const isIndexed = new Set();
  /** Pieces that were broken each time. @type {Set<string>} */
  const broken = new Set();
  /** The time until which nothing is fetched. */
  let resting = 0;

  /** @param {Rules} rules @returns {Solution} */
  const solution = (rules) => known.get(nameOf(rules))?.solution ?? UNKNOWN;

  /** @param {Rules} rules @param {Partial<Solution>} news */
  function learn(rules, news) {
    const before = solution(rules);
    const now = { ...before, ...news };
    known.set(nameOf(rules), { rules, solution: now });
    if (before.state !== now.state || before.answers !== now.answers) changed(rules, false);
  }

  /** @param {Rules} rules */
  async function look(rules) {
    // Without the list, the host is one without solutions.
    const folder = await findFolder(rules).catch(() => null);
    if (folder === null) learn(rules, { state: "none", answers: false });
    else if (solution(rules).state === "unknown") learn(rules, { state: "ready" });
    return folder;
  }

  /** What has failed can be tried again. */
  function forget() {
    resting = 0;
    broken.clear();
    for (const [name, { rules, solution }] of known) {
      if (solution.state === "ready") continue;
      if (solution.state === "none") known.delete(name);
      else known.set(name, { rules, solution: { ...solution, state: "ready", answers: true } });
      changed(rules, true);
    }
  }

  /**
   * @param {Errand} errand
   * @param {string} record
   * @param {readonly string[]} moves About the position after them, ahead.
   */
  async function bring(errand, record, moves) {
    const { rules, aborter } = errand;
    const name = nameOf(rules);
    const about = { kind: /** @type {const} */ ("needs"), name, record, moves };
    // The worker starts meanwhile.
    const first = ask(about, aborter.signal);
    first.catch(() => {});
    const folder = await look(rules);
    if (folder === null) return false;
    /** @type {Map<string, number>} How often each piece was fetched. */
    const tries = new Map();
    const { signal } = aborter;
    const ahead = moves.length > 0;
    const how = { signal, most: freePieces(ahead), ahead };
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
        errand.best = needs.best;
        if (!ahead) learn(rules, { state: "ready", answers: needs.answers });
        return needs.answers;
      } else {
        needs = await ask({ ...about, pieces: await get(needs.pieces) }, signal);
      }
    }
    throw new Broken(name);
  }

  /** @type {(game: Asked, moves?: readonly string[]) => Errand} */
  function begin({ record, rules }, moves = []) {
    /** @type {Errand} */
    const errand = {
      rules,
      owners: new Set(),
      aborter: new AbortController(),
      start: performance.now(),
      late: false,
      best: [],
      done: Promise.resolve(false),
    };
    const key = [record, ...moves].join();
    errands.set(key, errand);
    const end = () => {
      if (errands.get(key) === errand) errands.delete(key);
    };
    errand.done = bring(errand, record, moves).then(
      (works) => {
        end();
        if (works && errand.late) changed(rules, true);
        return works;
      },
      (error) => {
        end();
        if (!errand.aborter.signal.aborted && !(error instanceof Cancelled)) fail(error);
        return false;
      },
    );
    return errand;

    function fail(/** @type {unknown} */ error) {
      if (moves.length > 0) return;
      if (error instanceof TooMuch && performance.now() >= resting) {
        learn(rules, { state: "ready", answers: false });
        return;
      }
      const isBroken = error instanceof Broken;
      if (!isBroken && performance.now() >= resting) resting = performance.now() + REST;
      learn(rules, { state: isBroken ? "broken" : "failed", answers: false });
    }
  }

  /** @param {object} owner */
  function leave(owner) {
    for (const [key, errand] of errands) {
      if (!errand.owners.delete(owner) || errand.owners.size > 0) continue;
      errands.delete(key);
      errand.aborter.abort();
    }
  }

  globalThis.addEventListener?.("online", forget);

  /** @param {Rules} rules @returns {Solution} */
  function of(rules) {
    const name = nameOf(rules);
    const loading = [...errands.values()].some(
      (errand) => nameOf(errand.rules) === name && !errand.owners.has(AHEAD),
    );
    return { ...solution(rules), loading };
  }

  return {
    of,

    /**
     * Brings what the engine needs for a position.
     * @param {object} owner
     * @param {Asked} game
     * @param {number} patience Milliseconds since somebody first asked for it; it goes on longer.
     * @returns {Promise<boolean>} Whether the engine now answers from the solution.
     */
    gather(owner, game, patience) {
      leave(AHEAD);
      if (solution(game.rules).state === "none") return Promise.resolve(false);
      const errand = errands.get(game.record) ?? begin(game);
      errand.owners.add(owner);
      return new Promise((resolve) => {
        const rest = Math.max(0, errand.start + patience - performance.now());
        const timer = setTimeout(() => {
          errand.late = true;
          resolve(false);
        }, rest);
        errand.done.then((works) => {
          clearTimeout(timer);
          resolve(works);
        });
      });
    },

    /**
     * Brings what the positions after these moves need, one after the other, until somebody asks for another one.
     * @param {Asked} game
     * @param {(readonly string[])[]} lines
     * @param {number} [replies] How many of the best replies to the first line are prepared as well.
     */
    async ahead(game, lines, replies = 0) {
      leave(AHEAD);
      if (savesData()) return;
      const [first] = lines;
      for (const moves of lines) {
        const errand = begin(game, moves);
        errand.owners.add(AHEAD);
        if (!(await errand.done)) return;
        if (moves === first) lines.push(...errand.best.slice(0, replies).map((m) => [...moves, m]));
      }
    },

    /** @param {Rules} rules */
    async find(rules) {
      if (solution(rules).state === "unknown") await look(rules);
      return of(rules);
    },

    leave,
    forget,
  };
}

/** @type {(folder: Folder, file: string) => Piece} */
function wholeOf({ files }, file) {
  const size = files[file] ?? 0;
  return { file, start: 0, end: size, size };
}

/** @type {(folder: Folder, piece: Piece) => string} */
const keyOf = ({ address, version }, { file, start, end }) =>
  `${address}${version}/${file}:${start}-${end}`;
