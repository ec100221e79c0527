/**
 * The page's side of the engine: promises in front of the worker. All engines of a page share one worker and the
 * tables in it.
 * @import { Coach, Knowledge, MoveScore, Remark } from "../pkg/pylos.js"
 * @import { Solution } from "./solution.js"
 * @import { Asked, Rules } from "./tables.js"
 */

import { Cancelled, newLine } from "./line.js";
import { createSolution } from "./solution.js";
import { dropTable, fetchTable, isKept, keptTable, PERFECT, tablesOf } from "./tables.js";

/**
 * How far the tables of perfect play of a rule set have been loaded.
 * @typedef {object} Tables
 * @property {"none" | "loading" | "ready" | "failed"} state
 * @property {number} received Bytes of what is being loaded.
 * @property {number} bytes Of all that is being loaded.
 * @property {number} more Bytes of the tables that are loaded only on request.
 */

/**
 * @typedef {object} Engine
 * @property {(game: Asked, options: { level: number, seed?: number }) => Promise<MoveScore>} chooseMove
 * @property {(game: Asked, options: { timeMs: number }, better?: (known: Knowledge) => void) =>
 *   Promise<Knowledge>} analyse Tells what it knows before the last answer.
 * @property {(game: Asked) => Promise<Coach | null>} coach What a coach says to the player to move; needs no table.
 * @property {(game: Asked) => Promise<readonly MoveScore[]>} glance All legal turns by a shorter search, best first.
 * @property {(game: Asked) => Promise<Remark[]>} remarks What there is to say about the turns of a game; needs no table.
 * @property {(game: Asked, turn: string) => Promise<string[]>} themes What a legal turn is about.
 * @property {(rules: Rules, all: boolean) => Promise<void>} prepare Loads the tables of a rule set, if
 *   there are any: the first one, or all. Resolves also if that fails; then the next call tries again.
 * @property {(rules: Rules, all: boolean) => Promise<number>} missing The bytes of these tables that only the
 *   network has.
 * @property {(rules: Rules) => void} abandon Stops loading the tables of a rule set, for all engines, and forgets a
 *   failure.
 * @property {(rules: Rules) => Tables} tables
 * @property {(rules: Rules) => Solution} solution What is known of the solution of a rule set on this host.
 * @property {(rules: Rules) => Promise<Solution>} findSolution The same, once it is known whether there is one.
 * @property {(game: Asked) => Promise<boolean>} solves Brings what the solution has about a position. Resolves to
 *   true if the next answer about it comes from there, and to false also if that takes too long.
 * @property {() => void} retrySolution What has failed is tried again.
 * @property {() => void} cancel Drops every request of this engine; their promises reject with `Cancelled`.
 * @property {() => void} stop The same, and hears nothing more of tables and solutions.
 */

export { Cancelled };

/** Milliseconds for the solution to arrive before the search answers, and before it plays at the highest level. */
const [PATIENCE, PATIENCE_TO_PLAY] = [1000, 4000];

/** Milliseconds of a search that answers at once. */
const GLANCE = 30;

/** How many of the best moves are prepared ahead. */
const LIKELY = 3;

/** Most bytes of a table that the worker gets at once. */
const PIECE = 1 << 20;

/** @type {Tables} */
const NO_TABLES = { state: "none", received: 0, bytes: 0, more: 0 };

/** What one engine has to do with the tables: the rules of its last `prepare`, and whom to tell.
 * @typedef {{ rules: Rules | null, changed: (rules: Rules, more: boolean) => void }} User */

/**
 * @typedef {object} Loaded
 * @property {Tables} tables
 * @property {number} count How many files.
 * @property {Set<User>} users
 * @property {AbortController} aborter
 * @property {Promise<boolean>} kept Whether none of them has to come from the network.
 * @property {Promise<void>} done
 */

/** @type {Set<User>} The engines in use. */
const users = new Set();
/** @type {Map<string, Loaded>} What the worker has loaded or is loading, by variant. */
const loaded = new Map();
/** The files that the worker has. @type {Set<string>} */
const arrived = new Set();
const line = newLine();
const solution = createSolution(
  (owner, request) => line.ask(owner, request),
  (owner) => line.withdraw(owner),
  (rules, more) => {
    for (const { changed } of users) changed(rules, more);
  },
);

/** @param {readonly { bytes: number }[]} files */
const sizeOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * @param {Rules} rules
 * @param {Loaded} entry
 */
async function load(rules, entry) {
  const files = tablesOf(rules);
  const wanted = files.slice(0, entry.count);
  const bytes = sizeOf(wanted);
  const more = sizeOf(files.slice(entry.count));
  const tell = (/** @type {Tables["state"]} */ state, /** @type {number} */ received) => {
    entry.tables = { state, received, bytes, more };
    for (const { changed } of entry.users) changed(rules, state === "ready");
  };
  const kept = wanted.map(keptTable);
  entry.kept = Promise.all(kept).then((found) =>
    wanted.every(({ file }, i) => arrived.has(file) || found[i] !== undefined),
  );
  tell("loading", 0);
  let before = 0;
  /** What the worker is given. @type {Promise<void>[]} */
  const gifts = [];
  /** The table whose bytes the worker refused. @type {number | null} */
  let refused = null;
  try {
    for (const [i, table] of wanted.entries()) {
      const start = before;
      const { signal } = entry.aborter;
      let given = 0;
      // The worker uses what has arrived.
      const give = (/** @type {Uint8Array} */ file, /** @type {number} */ end) => {
        while (given < end) {
          const from = given;
          given = Math.min(from + PIECE, end);
          // The bytes may belong to the worker as soon as it is asked.
          const bytes = file.slice(from, given);
          const taken = line.ask(loaded, { kind: "table", name: table.file, start: from, bytes });
          // A fault shows at the end.
          taken.catch((error) => {
            if (error.code === "badTable") refused ??= i;
          });
          gifts.push(taken);
        }
      };
      const progress = (/** @type {number} */ received, /** @type {Uint8Array} */ file) => {
        tell("loading", start + received);
        const isWanted = loaded.get(rules.variant) === entry;
        if (isWanted && received - given >= PIECE) give(file, received);
      };
      if (!arrived.has(table.file)) {
        const file = await fetchTable(table, progress, signal, kept[i]);
        if (loaded.get(rules.variant) !== entry) return;
        give(file, file.length);
        await Promise.all(gifts);
        arrived.add(table.file);
      }
      before += table.bytes;
    }
    tell("ready", bytes);
  } catch {
    if (refused !== null) {
      const wasKept = (await kept[refused]) !== undefined;
      await dropTable(wanted[refused]);
      // Now the network has to bring it, so this does not happen twice for the same table.
      if (wasKept && loaded.get(rules.variant) === entry) return load(rules, entry);
    }
    // The search works without them.
    if (!entry.aborter.signal.aborted) tell("failed", before);
  }
}

/**
 * Resolves when tables are loaded that are here already: a search in their stead would last longer than that.
 * @param {Rules} rules
 */
async function keptTables({ variant }) {
  const entry = loaded.get(variant);
  if (entry?.tables.state === "loading" && (await entry.kept)) await entry.done;
}

/** @type {Engine["tables"]} */
const tables = (rules) =>
  (tablesOf(rules).length > 0 && loaded.get(rules.variant)?.tables) || NO_TABLES;

/**
 * @param {(rules: Rules, more: boolean) => void} [changed] The tables or the solution of a rule set have changed;
 *   with `more`, answers are better now.
 * @returns {Engine}
 */
export function createEngine(changed = () => {}) {
  /** @type {User} */
  const self = { rules: null, changed };
  /** Rejects what this engine waits for. @type {Set<(error: Error) => void>} */
  const waits = new Set();
  /** @type {(request: Parameters<typeof line.ask>[1]) => Promise<any>} */
  const ask = (request) => {
    users.add(self);
    return line.ask(self, request);
  };

  /** @type {(game: Asked, how: object, better?: (known: Knowledge) => void) => Promise<Knowledge>} */
  const think = ({ record }, how, better) => {
    users.add(self);
    return line.think(self, { kind: "know", record, ...how }, better);
  };

  /**
   * What a promise brings, unless this engine is cancelled before.
   * @template T
   * @param {Promise<T>} promise
   * @returns {Promise<T>}
   */
  function wait(promise) {
    users.add(self);
    return new Promise((resolve, reject) => {
      waits.add(reject);
      promise.then(resolve, reject).finally(() => waits.delete(reject));
    });
  }

  /** @type {(game: Asked, patience: number) => Promise<boolean>} */
  const gather = (game, patience) => wait(solution.gather(self, game, patience));

  function cancel() {
    for (const reject of waits) reject(new Cancelled());
    waits.clear();
    solution.leave(self);
    line.withdraw(self);
  }

  /** @type {Engine["prepare"]} */
  async function prepare(rules, all) {
    self.rules = rules;
    const files = tablesOf(rules);
    const count = all ? files.length : Math.min(1, files.length);
    if (count === 0) return;
    users.add(self);
    const had = loaded.get(rules.variant);
    had?.users.add(self);
    const failed = had?.tables.state === "failed";
    if (had && had.count >= count && !failed) return had.done;
    if (had?.tables.state === "loading") {
      await had.done;
      return prepare(rules, all);
    }
    const entry = {
      tables: NO_TABLES,
      count,
      users: new Set([...(had?.users ?? []), self]),
      aborter: new AbortController(),
      kept: Promise.resolve(false),
      done: Promise.resolve(),
    };
    loaded.set(rules.variant, entry);
    entry.done = load(rules, entry);
    return entry.done;
  }

  return {
    async chooseMove(game, options) {
      const isHighest = options.level === PERFECT;
      const isSolved = isHighest && (await gather(game, PATIENCE_TO_PLAY));
      if (isHighest && !isSolved) await wait(keptTables(game.rules));
      const { moves } = await think(game, { options });
      const [choice] = moves;
      if (isSolved) solution.ahead(game, [[choice.text]], LIKELY);
      return choice;
    },

    async analyse(game, { timeMs }, better) {
      const isSolved = await gather(game, PATIENCE);
      if (!isSolved) await wait(keptTables(game.rules));
      const { moves, final } = await think(game, { timeMs }, better);
      if (isSolved) {
        solution.ahead(
          game,
          moves.slice(0, LIKELY).map(({ text }) => [text]),
        );
      }
      return { moves, final };
    },

    coach: ({ record }) => ask({ kind: "coach", record }),
    glance: async (game) => (await think(game, { timeMs: GLANCE })).moves,
    remarks: ({ record }) => ask({ kind: "remarks", record }),
    themes: ({ record }, turn) => ask({ kind: "themes", record, options: turn }),
    prepare,
    tables,
    solution: solution.of,
    findSolution: solution.find,
    solves: (game) => gather(game, PATIENCE_TO_PLAY),
    retrySolution: solution.forget,
    cancel,

    async missing(rules, all) {
      const files = tablesOf(rules).slice(0, all ? undefined : 1);
      const kept = await Promise.all(
        files.map(async (file) => arrived.has(file.file) || isKept(file)),
      );
      return sizeOf(files.filter((_, i) => !kept[i]));
    },

    abandon(rules) {
      const entry = loaded.get(rules.variant);
      if (entry === undefined || entry.tables.state === "ready") return;
      entry.aborter.abort();
      loaded.delete(rules.variant);
      for (const { changed } of entry.users) changed(rules, false);
    },

    stop() {
      for (const entry of loaded.values()) entry.users.delete(self);
      cancel();
      users.delete(self);
    },
  };
}
