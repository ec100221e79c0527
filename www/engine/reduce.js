/**
 * What is known about positions: one state, and what each event makes of it. `know.js` carries the effects out.
 *
 * The way of a value: `asked` → what the solution has about the position (`list` → `listed`, `need` → `needed`, `bring` →
 * `brought`, until nothing is missing) for as long as the question's patience lasts (`waited`), else the tables at hand
 * (`wanted`, `look` → `looked`, `load` → `loaded`) → `think` → `thought`, ever better → `tell`, and `end`.
 * @import { MoveScore, Piece } from "../pkg/pylos.js"
 * @import { Asked, Folder, Rules } from "./tables.js"
 */

import { sizeOf } from "./cache.js";
import { isSettled, keyOf, proven } from "./judge.js";
import { INDEX, nameOf, PERFECT, tablesOf } from "./tables.js";

/** @typedef {Asked & { start: string, moves: readonly string[], position: string }} Subject A game; it is asked about its position. */
/** Who comes first, how long an answer may take, and how long it waits for files, in milliseconds. @typedef {{ rank: number, time: number, patience: number }} Purpose */
/** Best first. `timeMs`: the longest time spent on it; `final`: more time would add nothing. @typedef {{ scores: readonly MoveScore[], timeMs: number, final: boolean }} Answer */

/**
 * A question. `place`: of its answer; `options`: for the move of a level, which chooses once and so waits for the files;
 * `waits`: for what it waits; `told`: what was answered last.
 * @typedef {{ id: number, place: string, game: Subject, purpose: Purpose, options?: { level: number, seed?: number }, waits: null | "solution" | "tables", told: Answer | null }} Ask
 */
/**
 * What is brought of a solution, for a place or (null) ahead, for positions that may be asked about next: `lines`, the moves
 * to them; `replies`: how many of the best replies to the first line are brought as well.
 * @typedef {{ id: number, place: string | null, game: Asked, lines: readonly (readonly string[])[], replies: number, rounds: number }} Errand
 */
/**
 * Perfect play by a rule set. `solution`: there is `none` on the host; it was `silent` about the last position, because the
 * folder has a part of the solution, or the host would send too much at once; it could not be loaded; or a file is missing or
 * damaged. `tables`: by file; `missing`: the files of tables that only the network has; null: not known yet; `looks`: how often
 * that is being found out; `wants`: the tables to be loaded then, the first or all, with so many bytes of the network.
 * @typedef {{ rules: Rules, solution: "unknown" | "none" | "ready" | "silent" | "failed" | "broken",
 *   tables: Record<string, { state: "loading" | "ready" | "failed", received: number }>, missing: readonly string[] | null,
 *   looks: number, wants: { all: boolean, allowed: number }[] }} RuleSet
 */
/**
 * `asks`: the oldest first; `answers`: by place; `places`: by `keyOf`; `thinking`: about which ask; `folders`: of the host's
 * solutions; `sets`: by name; `indexed`: the folders whose index the worker has; `broken`: addresses of files that were
 * missing, or damaged twice; `pause`: the time until which nothing is fetched of a solution; `last`: the last errand's number.
 * @typedef {{ asks: Ask[], answers: ReadonlyMap<string, Answer>, places: ReadonlyMap<string, string>,
 *   thinking: { id: number, since: number } | null, errands: Errand[], folders: ReadonlyMap<string, Folder> | "asked" | null,
 *   sets: Record<string, RuleSet>, indexed: readonly Folder[], broken: readonly string[], pause: number, last: number }} State
 */

/** What `ON` has by its name in `is`, about a question (`id`), an errand or a rule set; with the time, and what the person and the page allow. @typedef {{ is: string, now: number, savesData: boolean, mayLoad: boolean, [detail: string]: any }} Event */
/** What `know.js` does by its name in `do`. @typedef {{ do: string, [detail: string]: any }} Effect */
/** The state that an event makes. @typedef {State & { at: Event, effects: Effect[] }} Step */

/** @type {State} */
export const NOTHING = {
  ...{ asks: [], answers: new Map(), places: new Map(), thinking: null, errands: [], last: 0 },
  ...{ folders: null, sets: {}, indexed: [], broken: [], pause: 0 },
};

/** Answers that are kept. */
const MOST = 2500;
/** How many of the best moves, or replies, are prepared ahead. */
const LIKELY = 3;
/** How often the engine may ask for more. */
const ROUNDS = 20;
/** The most bytes of a solution that load by themselves for a position, where the browser is to save data, and ahead. */
const [FREE, FREE_SAVING, FREE_AHEAD] = [5_000_000, 250_000, 300_000];
/** Milliseconds without requests after the network has failed. */
const PAUSE = 30_000;

/** Where the answer about a game is. Without a ball taken back no position comes back, and the past does not matter. @param {Subject} game */
const placeOf = (game) =>
  `${nameOf(game.rules)}|${game.moves.some((move) => move.includes("x")) ? keyOf(game) : game.position}`;

/** What is known of a moment. @type {(state: State, key: string) => Answer | null} */
export const answerAt = ({ answers, places }, key) => answers.get(places.get(key) ?? "") ?? null;

/** Whether no more is to be found out for a purpose. @type {(answer: Answer | null, purpose: Purpose) => boolean} */
export const isEnough = (answer, { time }) =>
  answer !== null && (answer.final || answer.timeMs >= time);

/** @type {(state: State, rules: Rules) => RuleSet} */
export const setOf = ({ sets }, rules) =>
  sets[nameOf(rules)] ?? {
    ...{ rules, solution: "unknown", tables: {}, missing: null, looks: 0, wants: [] },
  };

/** The tables of a rule set: the first one, or all. @type {(rules: Rules, all: boolean) => ReturnType<typeof tablesOf>} */
export const wantedOf = (rules, all) => tablesOf(rules).slice(0, all ? undefined : 1);

/** @param {RuleSet} set */
export const tablesState = ({ tables }) =>
  /** @type {const} */ (["failed", "loading", "ready"]).find((one) =>
    Object.values(tables).some(({ state }) => state === one),
  ) ?? "none";

/** Only what it makes is changed. @type {(before: State, event: Event) => { state: State, effects: Effect[] }} */
export function reduce(before, event) {
  const sets = Object.entries(before.sets).map(([name, set]) => {
    const tables = Object.entries(set.tables).map(([file, table]) => [file, { ...table }]);
    return [name, { ...set, wants: [...set.wants], tables: Object.fromEntries(tables) }];
  });
  const asks = before.asks.map((ask) => ({ ...ask }));
  const errands = before.errands.map((errand) => ({ ...errand }));
  const own = { asks, errands, sets: Object.fromEntries(sets), effects: [] };
  const step = { ...before, ...own, at: event };
  const errand = errands.find(({ id }) => id === event.errand);
  // It has been dropped.
  if (event.errand !== undefined && !errand) return { state: before, effects: [] };
  ON[event.is](step, { ...event, errand, ask: asks.find(({ id }) => id === event.id) });
  settle(step);
  const { at: _, effects, ...state } = step;
  return { state, effects };
}

/** What each event makes. @type {Record<string, (step: Step, event: any) => unknown>} */
const ON = {
  /** Somebody asks about a game. */
  asked(step, { id, game, purpose, options }) {
    const place = options ? `${id}` : placeOf(game);
    if (!options) step.places = put(step.places, keyOf(game), place);
    /** @type {Ask} */
    const ask = { id, place, game, purpose, options, waits: null, told: null };
    step.asks.push(ask);
    const usesFiles = options ? options.level === PERFECT : purpose.patience > 0;
    if (!usesFiles || !isOpen(step, ask)) return;
    step.effects.push({ do: "wait", id, ms: purpose.patience });
    if (mine(step, game.rules).solution === "none") return toTables(step, ask);
    ask.waits = "solution";
    if (step.errands.some((errand) => errand.place === place)) return;
    dropErrands(step, null);
    begin(step, { place, game, lines: [[]], replies: 0 });
  },

  /** Nobody wants an answer any more. */
  dropped: (step, { ask }) => ask && removeAsk(step, ask),

  /** The patience of a question is over. */
  waited(step, { ask }) {
    if (ask?.waits === "solution") toTables(step, ask);
  },

  /** What the worker has found out; more follows where it is not the last. */
  thought(step, { ask, scores, final, isLast }) {
    if (ask === undefined) return;
    const { id, place, game, purpose, options } = ask;
    if (!isLast) return void (options || better(step, place, scores));
    step.thinking = null;
    const answer = { scores, timeMs: purpose.time, final };
    if (options) {
      step.effects.push({ do: "tell", id, answer, isLast });
      removeAsk(step, ask);
    } else step.answers = put(step.answers, place, answer);
    if (scores[0]?.source !== "solution" || purpose.rank > 1) return;
    dropErrands(step, null);
    if (step.at.savesData) return;
    const lines = scores.slice(0, LIKELY).map((/** @type {MoveScore} */ { text }) => [text]);
    begin(step, { place: null, game, lines, replies: options ? LIKELY : 0 });
  },

  /** The worker cannot answer. */
  unanswered(step, { ask, id, error }) {
    step.thinking = null;
    step.effects.push({ do: "fail", id, error });
    if (ask) removeAsk(step, ask);
  },

  /** Whether the host has a solution, and where its tables are, is to be found out. */
  sought(step, { rules }) {
    mine(step, rules);
    if (step.folders instanceof Map) find(step, rules);
    else seek(step);
    look(step, rules);
  },

  /** The solutions that the host has; null: the list cannot be loaded, as on a host without any. */
  listed(step, { folders }) {
    step.folders = folders;
    for (const { rules } of Object.values(step.sets)) find(step, rules);
    for (const errand of step.errands)
      folders ? advance(step, errand) : finish(step, errand, false);
  },

  /** What the worker lacks to answer about a position from the solution. */
  needed(step, { errand, answers, pieces, best }) {
    errand.rounds += 1;
    if (pieces.length > 0) return bring(step, errand, pieces);
    if (errand.place !== null) learn(step, errand.game.rules, answers ? "ready" : "silent");
    finish(step, errand, answers, best);
  },

  /** The worker has what was brought: first the index. */
  brought(step, { errand }) {
    const folder = /** @type {Folder} */ (folderOf(step, errand.game.rules));
    if (!step.indexed.includes(folder)) step.indexed = [...step.indexed, folder];
    advance(step, errand);
  },

  unbrought: (step, { errand, fault }) => fail(step, errand, fault),

  /** Tables are wanted: the first or all, where the network has to bring no more than is allowed. */
  wanted(step, { rules, all, allowed }) {
    const set = mine(step, rules);
    set.wants.push({ all, allowed });
    if (set.missing !== null) load(step, set);
    else if (set.looks === 0) look(step, rules);
  },

  looked(step, { name, missing }) {
    const set = step.sets[name];
    Object.assign(set, { missing, looks: set.looks - 1 });
    announce(step, set.rules, false);
    load(step, set);
  },

  /** A part of a table, or (`state`) its end. */
  loaded(step, { name, file, received, state = "loading" }) {
    const set = step.sets[name];
    // The worker that had it may be lost.
    if (set.tables[file] === undefined) return;
    set.tables[file] = { state, received };
    announce(step, set.rules, tablesState(set) === "ready");
  },

  /** No more tables are wanted; a failure is forgotten. */
  stopped(step, { rules }) {
    const set = mine(step, rules);
    for (const [file, { state }] of Object.entries(set.tables)) {
      if (state === "ready") continue;
      delete set.tables[file];
      step.effects.push({ do: "drop", errand: file });
    }
    announce(step, rules, false);
  },

  /** What has failed can be tried again. */
  retried(step) {
    Object.assign(step, { pause: 0, broken: [] });
    for (const set of Object.values(step.sets)) {
      if (["unknown", "ready", "silent"].includes(set.solution)) continue;
      set.solution = set.solution === "none" ? "unknown" : "ready";
      announce(step, set.rules, true);
    }
  },

  /** The worker is lost with all that it had. */
  lost(step) {
    step.indexed = [];
    for (const set of Object.values(step.sets)) {
      set.tables = {};
      announce(step, set.rules, false);
    }
    for (const errand of step.errands) finish(step, errand, false);
  },
};

/** A map with an entry as its last, without the oldest ones. @type {<V>(map: ReadonlyMap<string, V>, key: string, value: V) => Map<string, V>} */
function put(map, key, value) {
  const next = new Map(map);
  next.delete(key);
  next.set(key, value);
  if (next.size > MOST) next.delete(/** @type {any} */ (next.keys().next().value));
  return next;
}

/** @type {(step: Step, rules: Rules) => RuleSet} */
function mine(step, rules) {
  step.sets[nameOf(rules)] ??= setOf(step, rules);
  return step.sets[nameOf(rules)];
}

/** @type {(step: Step, ask: Ask) => boolean} */
const isOpen = ({ answers }, { place, purpose, options }) =>
  options !== undefined || !isEnough(answers.get(place) ?? null, purpose);

/** Tells what is new, ends what is answered, and turns to the most urgent question. @param {Step} step */
function settle(step) {
  for (const ask of step.asks) {
    const { id, place, game, told } = ask;
    const { tables, missing, wants } = mine(step, game.rules);
    // A search in the stead of tables that are here would last longer.
    const isHere = Object.keys(tables).some(
      (file) => tables[file].state === "loading" && !missing?.includes(file),
    );
    if (ask.waits === "tables" && !isHere && wants.length === 0) ask.waits = null;
    const isLast = ask.waits === null && !isOpen(step, ask);
    ask.told = step.answers.get(place) ?? null;
    if (isLast || ask.told !== told) {
      step.effects.push({ do: "tell", id, answer: ask.told, isLast });
    }
    if (isLast) step.asks = step.asks.filter((one) => one !== ask);
  }
  const ready = step.asks.filter((ask) => isOpen(step, ask) && !(ask.options && ask.waits));
  const first = ready.sort((a, b) => a.purpose.rank - b.purpose.rank).at(0);
  if (step.thinking?.id === first?.id) return;
  if (step.thinking) step.effects.push({ do: "rest" });
  step.thinking = first ? { id: first.id, since: step.at.now } : null;
  if (first) {
    const { id, game, options, purpose } = first;
    step.effects.push({ do: "think", id, record: game.record, options, time: purpose.time });
  }
}

/** An answer before the time is over: one that had more time knows as much, unless this one proves more. @type {(step: Step, place: string, scores: readonly MoveScore[]) => void} */
function better(step, place, scores) {
  const answer = step.answers.get(place);
  const time = step.at.now - (step.thinking?.since ?? 0);
  const more = proven(scores) - proven(answer?.scores ?? []);
  if (answer && (more < 0 || (more === 0 && time <= answer.timeMs))) return;
  step.answers = put(step.answers, place, { scores, timeMs: answer?.timeMs ?? 0, final: false });
}

/** What is not proven in these places is asked again, and stands until then. @type {(step: Step, start: string) => void} */
function doubt(step, start) {
  const answers = new Map(step.answers);
  for (const [place, answer] of answers) {
    const isMeant = place.startsWith(start) && !isSettled(answer.scores);
    if (isMeant) answers.set(place, { ...answer, timeMs: 0, final: false });
  }
  step.answers = answers;
}

/** Tells the page how far perfect play is; with `more`, answers are better now. @type {(step: Step, rules: Rules, more: boolean) => void} */
function announce(step, rules, more) {
  if (more) doubt(step, `${nameOf(rules)}|`);
  step.effects.push({ do: "announce", rules, more });
}

/** @type {(step: Step, rules: Rules, solution: RuleSet["solution"]) => void} */
function learn(step, rules, solution) {
  const set = mine(step, rules);
  if (set.solution === solution) return;
  set.solution = solution;
  announce(step, rules, false);
}

/** What is brought for a question alone is dropped with it. @type {(step: Step, ask: Ask) => void} */
function removeAsk(step, ask) {
  step.asks = step.asks.filter((one) => one !== ask);
  if (step.asks.every(({ place }) => place !== ask.place)) dropErrands(step, ask.place);
}

/** The solution does not answer, or not soon. The highest level plays from the tables. @type {(step: Step, ask: Ask) => void} */
function toTables(step, ask) {
  ask.waits = "tables";
  const { rules } = ask.game;
  const allowed = step.at.mayLoad ? Number.POSITIVE_INFINITY : 0;
  if (!ask.options) return;
  mine(step, rules).wants.push({ all: true, allowed });
  look(step, rules);
}

/** @type {(step: Step, wanted: Omit<Errand, "id" | "rounds">) => void} */
function begin(step, wanted) {
  step.last += 1;
  const errand = { ...wanted, id: step.last, rounds: 0 };
  step.errands.push(errand);
  advance(step, errand);
}

/** @type {(step: Step, place: string | null) => void} */
function dropErrands(step, place) {
  const dropped = step.errands.filter((errand) => errand.place === place);
  step.errands = step.errands.filter((errand) => !dropped.includes(errand));
  step.effects.push(...dropped.map(({ id }) => ({ do: "drop", errand: id })));
}

/** @param {Step} step */
function seek(step) {
  if (step.folders !== null) return;
  step.folders = "asked";
  step.effects.push({ do: "list" });
}

/** Learns from the list of folders whether the host has a solution. @type {(step: Step, rules: Rules) => void} */
function find(step, rules) {
  const { solution } = mine(step, rules);
  if (!folderOf(step, rules)) learn(step, rules, "none");
  else if (solution === "unknown" || solution === "none") learn(step, rules, "ready");
}

/** The folder of the host's solution, if one is known. @type {(state: Pick<State, "folders">, rules: Rules) => Folder | undefined} */
export const folderOf = ({ folders }, rules) =>
  folders instanceof Map ? folders.get(nameOf(rules)) : undefined;

/** The next step of an errand. @type {(step: Step, errand: Errand) => void} */
function advance(step, errand) {
  const { id, game, lines } = errand;
  if (!(step.folders instanceof Map)) return seek(step);
  find(step, game.rules);
  const folder = folderOf(step, game.rules);
  if (folder === undefined) return finish(step, errand, false);
  if (step.indexed.includes(folder)) {
    return void step.effects.push({ do: "need", errand: id, record: game.record, moves: lines[0] });
  }
  const end = folder.files.find(({ file }) => file === INDEX)?.bytes ?? 0;
  bring(step, errand, [{ file: INDEX, start: 0, end }]);
}

/** @type {(step: Step, errand: Errand, pieces: readonly Omit<Piece, "size">[]) => void} */
function bring(step, errand, pieces) {
  const files = folderOf(step, errand.game.rules)?.files ?? [];
  const ranges = pieces.map((piece) => {
    return { ...piece, file: files.find(({ file }) => file === piece.file) };
  });
  const bad = ranges.find(({ file }) => !file || step.broken.includes(file.address));
  if (bad || errand.rounds > ROUNDS) {
    return fail(step, errand, { kind: "broken", address: bad?.file?.address });
  }
  const ahead = errand.place === null;
  const free = ahead ? FREE_AHEAD : step.at.savesData ? FREE_SAVING : FREE;
  const most = step.at.now < step.pause ? 0 : free;
  step.effects.push({ do: "bring", errand: errand.id, ranges, most, ahead });
}

/** What an errand wants cannot be had; ahead, it is brought when it is asked for. @type {(step: Step, errand: Errand, fault: { kind: string, address?: string } | null) => void} */
function fail(step, errand, fault) {
  if (errand.place !== null) {
    const isPaused = step.at.now < step.pause;
    const isBroken = fault?.kind === "broken";
    if (isBroken) step.broken = [...step.broken, fault?.address ?? ""];
    else if (!fault && !isPaused) step.pause = step.at.now + PAUSE;
    const isTooMuch = fault?.kind === "tooMuch" && !isPaused;
    learn(step, errand.game.rules, isBroken ? "broken" : isTooMuch ? "silent" : "failed");
  }
  finish(step, errand, false);
}

/** An errand is over; `works`: the solution answers. @type {(step: Step, errand: Errand, works: boolean, best?: readonly string[]) => void} */
function finish(step, errand, works, best = []) {
  const { place, game, lines, replies } = errand;
  step.errands = step.errands.filter((one) => one !== errand);
  if (place === null) {
    const [line, ...others] = lines;
    const left = [...others, ...best.slice(0, replies).map((move) => [...line, move])];
    if (works && left.length > 0) begin(step, { place, game, lines: left, replies: 0 });
    return;
  }
  const asks = step.asks.filter((ask) => ask.place === place);
  if (works) doubt(step, place);
  // Everything has gone on without it.
  if (works && asks.length === 0) announce(step, game.rules, true);
  for (const ask of asks) {
    if (works) ask.waits = null;
    else if (ask.waits === "solution") toTables(step, ask);
  }
}

/** Asks which tables only the network has. @type {(step: Step, rules: Rules) => void} */
function look(step, rules) {
  mine(step, rules).looks += 1;
  step.effects.push({ do: "look", name: nameOf(rules), files: tablesOf(rules) });
}

/** Loads the tables that are wanted, as far as it is allowed. @type {(step: Step, set: RuleSet) => void} */
function load(step, set) {
  const { rules, tables, missing } = set;
  for (const { all, allowed } of set.wants.splice(0)) {
    const fresh = wantedOf(rules, all).filter(
      ({ file }) => (tables[file]?.state ?? "failed") === "failed",
    );
    const bytes = sizeOf(fresh.filter(({ file }) => missing?.includes(file)));
    if (fresh.length === 0 || bytes > allowed) continue;
    for (const file of fresh) {
      tables[file.file] = { state: "loading", received: 0 };
      step.effects.push({ do: "load", name: nameOf(rules), file });
    }
    announce(step, rules, false);
  }
}
