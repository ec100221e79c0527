/**
 * The one door to what is known about positions. The page asks, and the worker thinks about one question at a time, the most
 * urgent first, with what the host has of perfect play. What is asked, loaded, missing and answered is one state
 * (`reduce.js`); here its effects are carried out: the worker (`client.js`), files (`cache.js`, `tables.js`), and those who
 * ask.
 * @import { Coach, Knowledge, MoveScore, Remark } from "../pkg/pylos.js"
 * @import { How, Range } from "./cache.js"
 * @import { Answer, Ask, State, Subject } from "./reduce.js"
 * @import { Asked, PackedFile, Rules } from "./tables.js"
 */

import { createLoop } from "../site/loop.js";
import { bring, Fault, missingOf, sizeOf, wholeOf } from "./cache.js";
import { createClient } from "./client.js";
import { answerAt, folderOf, NOTHING, reduce, setOf, tablesState, wantedOf } from "./reduce.js";
import { loadFolders, mayLoad, nameOf, savesData, tablesOf } from "./tables.js";

export { keyOf } from "./judge.js";
export { isEnough } from "./reduce.js";

/** What an answer is for. */
export const PURPOSES = /** @satisfies {Readonly<Record<string, Ask["purpose"]>>} */ ({
  /** The computer's move. */
  move: { rank: 0, time: Number.POSITIVE_INFINITY, patience: 4000 },
  /** Something soon about the moment on the board, then the rest. */
  soon: { rank: 1, time: 100, patience: 1000 },
  board: { rank: 1, time: 4000, patience: 1000 },
  /** A moment of the story of a game, and one beside the turn that has probably decided it. */
  review: { rank: 2, time: 50, patience: 100 },
  doubt: { rank: 2, time: 300, patience: 100 },
  /** An exercise, or a moment of a game that is looked through. */
  moment: { rank: 2, time: 800, patience: 1000 },
});

/** Most bytes of a file that the worker gets at once. */
const PIECE = 1 << 20;

/** Those who ask, by the number of their question. @type {Map<number, (answer: any, isLast: boolean, error?: unknown) => void>} */
const asking = new Map();
/** With `more`, answers are better now. @type {Set<(rules: Rules, more: boolean) => void>} */
const listeners = new Set();
/** Those who wait for the next event. @type {Set<(_: unknown) => void>} */
const watched = new Set();
/** What can be dropped: the thought, errands by number, tables by file. @type {Map<string | number, AbortController>} */
const running = new Map();
/** Tables are loaded one after the other. */
let loaded = Promise.resolve();
/** The number of the last question. */
let last = 0;

const loop = createLoop(NOTHING, reduce, (effect) => RUN[effect.do](effect));

/** @type {(is: string, detail?: Record<string, unknown>) => void} */
function send(is, detail) {
  const at = { now: performance.now(), savesData: savesData(), mayLoad: mayLoad() };
  loop.dispatch({ ...detail, ...at, is });
  for (const resolve of watched) resolve(null);
  watched.clear();
}

const { start, ask } = createClient(() => send("lost"));

/** @type {Record<string, (effect: any) => unknown>} */
const RUN = {
  tell: ({ id, answer, isLast }) => asking.get(id)?.(answer, isLast),
  fail: ({ id, error }) => asking.get(id)?.(null, true, error),
  announce({ rules, more }) {
    for (const listener of listeners) listener(rules, more);
  },
  wait: ({ id, ms }) => setTimeout(() => send("waited", { id }), ms),
  rest: () => running.get("thought")?.abort(),
  async think({ id, record, options, time }) {
    const signal = renewed("thought");
    const tell = (/** @type {Knowledge} */ { moves, final }, isLast = false) =>
      send("thought", { id, scores: moves, final, isLast });
    try {
      tell(await ask({ kind: "know", record, options, timeMs: time }, signal, tell), true);
    } catch (error) {
      send("unanswered", { id, error });
    }
  },
  async list() {
    // The worker starts while the list comes.
    start();
    send("listed", { folders: await loadFolders().catch(() => null) });
  },
  need: ({ errand, record, moves }) =>
    ask({ kind: "needs", record, moves }).then(
      (found) => send("needed", { ...found, errand }),
      () => send("unbrought", { errand, fault: null }),
    ),
  async bring({ errand, ranges, most, ahead }) {
    const fault = await give(ranges, { signal: renewed(errand), most, ahead }).catch((error) =>
      error instanceof Fault ? error : null,
    );
    running.delete(errand);
    send(fault === undefined ? "brought" : "unbrought", { errand, fault });
  },
  drop: ({ errand }) => running.get(errand)?.abort(),
  async look({ name, files }) {
    const missing = (await missingOf(files)) ?? files;
    send("looked", { name, missing: missing.map((/** @type {PackedFile} */ { file }) => file) });
  },
  load({ name, file: packed }) {
    const { file, bytes } = packed;
    const signal = renewed(file);
    /** @type {(received: number, state?: string) => void} */
    const progress = (received, state) => {
      if (!signal.aborted) send("loaded", { name, file, received, state });
    };
    loaded = loaded
      .then(() => give([wholeOf(packed)], { signal, progress }))
      .then(() => progress(bytes, "ready"))
      .catch(() => progress(0, "failed"));
  },
};

/** @param {string | number} name */
function renewed(name) {
  running.get(name)?.abort();
  running.set(name, new AbortController());
  return /** @type {AbortController} */ (running.get(name)).signal;
}

/**
 * Brings ranges and gives them to the worker. A large one comes in pieces, because the worker thinks between two messages,
 * and small ones come in one message. The engine looks at the bytes: what it refuses is brought once more, past every cache.
 * @type {(ranges: readonly Range[], how: How) => Promise<void>}
 * @throws {Fault}
 */
async function give(ranges, how) {
  const gifts = (await bring(ranges, how)).flatMap(({ file: { file }, start, bytes }) =>
    Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, i) => {
      return { file, start: start + i * PIECE, bytes: bytes.slice(i * PIECE, (i + 1) * PIECE) };
    }),
  );
  const messages = gifts.length === ranges.length ? [gifts] : gifts.map((gift) => [gift]);
  const areSound = (
    await Promise.all(messages.map((gifts) => ask({ kind: "take", gifts })))
  ).flat();
  const unsound = gifts.filter((_, i) => !areSound[i]).map(({ file }) => file);
  const refused = ranges.filter(({ file }) => unsound.includes(file.file));
  if (refused.length === 0) return;
  if (how.again) throw new Fault("broken", refused[0].file.address);
  await give(refused, { ...how, again: true });
}

/** Resolves once something holds. @type {(holds: (state: State) => boolean) => Promise<void>} */
async function until(holds) {
  while (!holds(loop.state)) await new Promise((resolve) => watched.add(resolve));
}

/**
 * Asks what is known of a position, and resolves with the last answer, when nothing more is to be found out for the purpose.
 * `signal`: nobody wants it any more; `options`: only the move of a level; `tell` is called with answers that are not the
 * last, ever better ones: true means that this one is enough.
 * @type {(game: Subject, name: keyof typeof PURPOSES, how?: { signal?: AbortSignal, options?: Ask["options"], tell?: (answer: Answer) => boolean | void }) => Promise<Answer>}
 */
export function know(game, name, { signal, options, tell = () => {} } = {}) {
  last += 1;
  const id = last;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const end = (/** @type {() => void} */ settle) => {
      asking.delete(id);
      signal?.removeEventListener("abort", drop);
      send("dropped", { id });
      settle();
    };
    const drop = () => end(() => reject(signal?.reason));
    signal?.addEventListener("abort", drop);
    asking.set(id, (answer, isLast, error) => {
      if (error !== undefined) end(() => reject(error));
      else if (isLast || tell(answer)) end(() => resolve(answer));
    });
    send("asked", { id, game, purpose: PURPOSES[name], options });
  });
}

/**
 * The move that a level plays; the highest one plays from the files at hand.
 * @type {(game: Subject, options: { level: number, seed?: number }, signal: AbortSignal) => Promise<MoveScore>}
 */
export const choose = async (game, options, signal) =>
  (await know(game, "move", { signal, options })).scores[0];

/** What is known of a moment, by `keyOf`. @param {string} key */
export const known = (key) => answerAt(loop.state, key);

/** What a coach says to the player to move, who has `begun` a turn. @type {(game: Asked, begun?: string) => Promise<Coach | null>} */
export const coach = ({ record }, begun) => ask({ kind: "coach", record, options: begun });

/** What there is to say about the turns of a game. @type {(game: Asked) => Promise<Remark[]>} */
export const remarks = ({ record }) => ask({ kind: "remarks", record });

/** What a legal turn is about. @type {(game: Asked, turn: string) => Promise<string[]>} */
export const themes = ({ record }, turn) => ask({ kind: "themes", record, options: turn });

/**
 * How far perfect play is loaded, for a view. `isSolved`: the solution answers; `fault`: why that of the host cannot be used;
 * `state`: of the tables; `received`: bytes of what is being loaded, `bytes`: of all of that; `more`: of the tables that are
 * loaded only on request; `missing`: of the tables, the first or all, that only the network has; null: not known, or none.
 * @typedef {{ isSolved: boolean, fault: "failed" | "broken" | null, state: "none" | "loading" | "ready" | "failed", received: number, bytes: number, more: number, missing: number | null }} Loading
 */

/** @type {(rules: Rules, all?: boolean) => Loading} */
export function loadingOf(rules, all = true) {
  const set = setOf(loop.state, rules);
  const { solution, tables, missing } = set;
  const files = tablesOf(rules);
  const bytes = sizeOf(files.filter(({ file }) => tables[file]));
  const state = tablesState(set);
  const isKnown = missing !== null && solution !== "unknown" && files.length > 0;
  const wanted = wantedOf(rules, all).filter(({ file }) => missing?.includes(file));
  return {
    isSolved: solution === "ready",
    fault: solution === "failed" || solution === "broken" ? solution : null,
    state,
    received: Object.values(tables).reduce((sum, { received }) => sum + received, 0),
    bytes,
    more: state === "none" ? 0 : sizeOf(files) - bytes,
    missing: isKnown ? sizeOf(wanted) : null,
  };
}

/** @param {(rules: Rules, more: boolean) => void} listener With `more`, answers are better now. @returns {() => void} Ends it. */
export function onLoading(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Finds out what the host has for a rule set, and what of its tables is here. Resolves with the folder of its solution, or null. @param {Rules} rules */
export async function findSolution(rules) {
  send("sought", { rules });
  await until(({ folders, sets }) => folders !== "asked" && sets[nameOf(rules)].looks === 0);
  return folderOf(loop.state, rules) ?? null;
}

/** What has failed can be tried again. */
export const retrySolution = () => send("retried");

globalThis.addEventListener?.("online", retrySolution);

/**
 * Loads the tables of a rule set, the first one or all, one after the other, if no more than `allowed` bytes of them have to
 * come from the network. Resolves also if that fails; then the next call tries again.
 * @type {(rules: Rules, all: boolean, allowed?: number) => Promise<void>}
 */
export function loadTables(rules, all, allowed = Number.POSITIVE_INFINITY) {
  send("wanted", { rules, all, allowed });
  return until(({ sets }) => {
    const set = sets[nameOf(rules)];
    return set.wants.length === 0 && tablesState(set) !== "loading";
  });
}

/** Stops loading the tables of a rule set, and forgets a failure. @param {Rules} rules */
export const stopLoading = (rules) => send("stopped", { rules });
