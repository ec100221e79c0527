/**
 * Answers what the page asks, in the worker or, where there is none, in the page. It thinks about one question in slices;
 * between two slices it looks at its messages, so that it can be stopped and asked something else at any time.
 */

import init, * as pylos from "../pkg/pylos.js";

/**
 * What a solution lacks to answer about a position.
 * @typedef {object} About
 * @property {"needs"} kind
 * @property {string} name The rule set.
 * @property {string} record
 * @property {readonly string[]} moves Played after the record, for a position that is looked at ahead.
 * @property {Uint8Array} [index] Loaded first.
 * @property {readonly { file: string, start: number, bytes: Uint8Array }[]} [pieces] Taken in first.
 */

/**
 * What every move is worth or, with a level, which move it plays. Another question takes its place.
 * @typedef {object} Question
 * @property {"know"} kind
 * @property {string} record
 * @property {{ level: number, seed?: number }} [options]
 * @property {number} [timeMs] When it is over; where it is left out, the answer is final.
 */

/**
 * @typedef {Question | About
 *   | { kind: "coach" | "remarks", record: string }
 *   | { kind: "themes", record: string, options: string }
 *   | { kind: "table", name: string, start: number, bytes: Uint8Array }} Request
 */

/** @typedef {(Request & { id: number }) | { cancel: number }} Message */

/** `more`: another reply follows. @typedef {{ id: number, answer: any, more?: boolean } | { id: number, error: Failure }} Reply */

/** An error as it is sent: a worker's message loses the properties of an `Error`. @typedef {{ message: string, code?: string }} Failure */

/** Milliseconds of thinking between two looks at the messages, and between two answers to a question. */
const [SLICE, QUIET] = [10, 50];

const ready = init();

/** The solutions whose index is loaded, by rule set. @type {Set<string>} */
const indexed = new Set();

/**
 * @param {(reply: Reply) => void} post
 * @param {() => Promise<unknown>} pause Lets messages in.
 * @returns {(message: Message) => Promise<void>} Never rejects: what is thrown becomes the `error` of a reply.
 */
export function createMind(post, pause) {
  /** @type {(Question & { id: number }) | null} */
  let question = null;
  let isThinking = false;
  /** When and what was answered last. */
  let told = { at: 0, words: "" };
  let start = 0;
  let isAsked = false;

  /** @type {(id: number, act: () => void) => void} */
  function attempt(id, act) {
    try {
      act();
    } catch (error) {
      if (question?.id === id) question = null;
      post({ id, error: failureOf(error) });
    }
  }

  /** @param {Question & { id: number }} now */
  function advance({ id, record, options, timeMs = Number.POSITIVE_INFINITY }) {
    if (!isAsked) pylos.ask(pylos.loadGame(record), options);
    isAsked = true;
    const known = pylos.step(SLICE);
    const now = performance.now();
    const isOver = known.final || now >= start + timeMs;
    if (isOver) {
      question = null;
      post({ id, answer: known });
      return;
    }
    if (now < told.at + QUIET || known.moves.length === 0) return;
    const words = JSON.stringify(known.moves);
    if (words !== told.words) post({ id, answer: known, more: true });
    told = { at: now, words };
  }

  async function think() {
    isThinking = true;
    while (question !== null) {
      const now = question;
      attempt(now.id, () => advance(now));
      await pause();
    }
    isThinking = false;
  }

  return async (message) => {
    try {
      await ready;
    } catch (error) {
      if ("id" in message) post({ id: message.id, error: failureOf(error) });
      return;
    }
    if ("cancel" in message) {
      if (question?.id === message.cancel) question = null;
      return;
    }
    const { id } = message;
    if (message.kind === "know") {
      question = message;
      start = performance.now();
      told = { at: Number.NEGATIVE_INFINITY, words: "" };
      isAsked = false;
      if (!isThinking) think();
      return;
    }
    attempt(id, () => post({ id, answer: answer(message) }));
    // Another position may have been asked about.
    if (message.kind === "needs" && message.moves.length > 0) isAsked = false;
  };
}

/** @param {unknown} error @returns {Failure} */
function failureOf(error) {
  const isError = error instanceof Error;
  return { ...(isError && error), message: isError ? error.message : String(error) };
}

/** @param {Exclude<Request, Question>} request */
function answer(request) {
  switch (request.kind) {
    case "table":
      return pylos.take(request.name, request.start, request.bytes);
    case "needs":
      return needs(request);
    case "themes":
      return pylos.themes(pylos.loadGame(request.record), request.options);
    default:
      return pylos[request.kind](pylos.loadGame(request.record));
  }
}

/**
 * The answer to `About`, with the best moves of a position that is looked at ahead; null: the index is not loaded. What is
 * damaged is refused, and still lacks.
 * @param {About} about
 */
function needs({ name, record, moves, index, pieces = [] }) {
  if (index) {
    tryTo(() => {
      pylos.take(name, 0, index);
      indexed.add(name);
    });
  }
  if (!indexed.has(name)) return null;
  for (const { file, start, bytes } of pieces) tryTo(() => pylos.take(file, start, bytes));
  const game = moves.reduce((game, move) => pylos.play(game, move), pylos.loadGame(record));
  const missing = pylos.needs(game);
  const isKnown = moves.length > 0 && missing?.length === 0;
  const best = isKnown ? pylos.analyse(game).map(({ text }) => text) : [];
  return { answers: missing !== null, pieces: missing ?? [], best };
}

/** @param {() => void} take */
function tryTo(take) {
  try {
    take();
  } catch {
    // The page fetches it once more.
  }
}
