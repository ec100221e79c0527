/**
 * Answers what the page asks, in the worker or, where there is none, in the page. It thinks about one question in slices;
 * between two slices it looks at its messages, so that it can be stopped and asked something else at any time.
 */

import init, * as pylos from "../pkg/pylos.js";

/** What every move is worth or, with a level, which move it plays, until `timeMs` is over. @typedef {{ kind: "know", record: string, options?: { level: number, seed?: number }, timeMs: number }} Question */

/** Bytes of a packed file. @typedef {{ file: string, start: number, bytes: Uint8Array<ArrayBuffer> }} Gift */

/**
 * `take`: whether each gift is sound. `coach`: takes up to 200 ms; `options`: the part of the turn that has been played. `needs`: what the solution lacks to answer about a position, with its best moves if it
 * is looked at ahead, after `moves`.
 * @typedef {Question
 *   | { kind: "needs", record: string, moves: readonly string[] }
 *   | { kind: "coach", record: string, options?: string }
 *   | { kind: "remarks", record: string }
 *   | { kind: "themes", record: string, options: string }
 *   | { kind: "take", gifts: readonly Gift[] }} Request
 */

/** @typedef {(Request & { id: number }) | { cancel: number }} Message */

/**
 * `more`: another reply follows. An error is sent as data: a message loses the properties of an `Error`.
 * @typedef {{ id: number, answer: any, more?: boolean } | { id: number, error: { message: string, code?: string } }} Reply
 */

/**
 * A question that is thought about. `isAsked`: the module thinks about it, and about nothing else; `told`: when and what was
 * answered last.
 * @typedef {{ question: Question & { id: number }, end: number, isAsked: boolean, told: { at: number, words: string } }} Thought
 */

/** Milliseconds of thinking between two looks at the messages, and between two answers to a question. */
const [SLICE, QUIET] = [10, 50];

// Without the module every request asks for it again.
init().catch(() => {});

/**
 * @param {(reply: Reply) => void} post
 * @param {() => Promise<unknown>} pause Lets messages in.
 * @returns {(message: Message) => Promise<void>} Never rejects: what is thrown becomes the `error` of a reply.
 */
export function createMind(post, pause) {
  /** @type {Thought | null} */
  let thought = null;

  /** @param {Thought} mine */
  function advance(mine) {
    const { record, options, id } = mine.question;
    if (!mine.isAsked) pylos.ask(pylos.loadGame(record), options);
    mine.isAsked = true;
    const answer = pylos.step(SLICE);
    const now = performance.now();
    if (answer.final || now >= mine.end) {
      thought = null;
      post({ id, answer });
      return;
    }
    if (now < mine.told.at + QUIET || answer.moves.length === 0) return;
    const words = JSON.stringify(answer.moves);
    if (words !== mine.told.words) post({ id, answer, more: true });
    mine.told = { at: now, words };
  }

  /** @param {Thought} mine */
  async function think(mine) {
    while (thought === mine) {
      try {
        advance(mine);
      } catch (error) {
        thought = null;
        post({ id: mine.question.id, error: failureOf(error) });
      }
      await pause();
    }
  }

  return async (message) => {
    try {
      await init();
      if ("cancel" in message) {
        if (thought?.question.id === message.cancel) thought = null;
      } else if (message.kind === "know") {
        const end = performance.now() + message.timeMs;
        const told = { at: Number.NEGATIVE_INFINITY, words: "" };
        thought = { question: message, end, isAsked: false, told };
        think(thought);
      } else {
        const isOther = message.kind === "needs" && message.moves.length > 0;
        if (isOther && thought !== null) thought.isAsked = false;
        post({ id: message.id, answer: answer(message) });
      }
    } catch (error) {
      if ("id" in message) post({ id: message.id, error: failureOf(error) });
    }
  };
}

/** @param {unknown} error */
const failureOf = (error) =>
  error instanceof Error ? { ...error, message: error.message } : { message: String(error) };

/** @param {Exclude<Request, Question>} request */
function answer(request) {
  // In one message: there is a slice of thinking between two.
  if (request.kind === "take") return request.gifts.map(take);
  const game = pylos.loadGame(request.record);
  if (request.kind === "needs") return needs(game, request.moves);
  if (request.kind === "themes") return pylos.themes(game, request.options);
  if (request.kind === "coach") return pylos.coach(game, request.options);
  return pylos.remarks(game);
}

/** @param {Gift} gift */
function take({ file, start, bytes }) {
  try {
    pylos.take(file, start, bytes);
    return true;
  } catch {
    return false;
  }
}

/** @type {(game: pylos.Game, moves: readonly string[]) => { answers: boolean, pieces: pylos.Piece[], best: string[] }} */
function needs(game, moves) {
  const after = moves.reduce((game, move) => pylos.play(game, move), game);
  const missing = pylos.needs(after);
  const isKnown = moves.length > 0 && missing?.length === 0;
  const best = isKnown ? pylos.analyse(after).map(({ text }) => text) : [];
  return { answers: missing !== null, pieces: missing ?? [], best };
}
