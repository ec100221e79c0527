/** Answers one request to the engine, in the worker or, where there is none, in the page. */

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
 * @typedef {{ kind: "chooseMove" | "analyse", record: string, options: object }
 *   | { kind: "coach" | "remarks", record: string }
 *   | { kind: "themes", record: string, options: string }
 *   | { kind: "table", name: string, start: number, bytes: Uint8Array } | About} Request
 */

/** @typedef {{ id: number, answer: any } | { id: number, error: Failure }} Reply */

/** An error as it is sent: a worker's message loses the properties of an `Error`. @typedef {{ message: string, code?: string }} Failure */

const ready = init();

/** The solutions whose index is loaded, by rule set. @type {Set<string>} */
const indexed = new Set();

/**
 * Never rejects: what is thrown becomes the `error` of the reply.
 * @type {(request: Request & { id: number }) => Promise<Reply>}
 */
export async function replyTo(request) {
  const { id } = request;
  try {
    await ready;
    return { id, answer: answer(request) };
  } catch (error) {
    const isError = error instanceof Error;
    return {
      id,
      error: { ...(isError && error), message: isError ? error.message : String(error) },
    };
  }
}

/** @param {Request} request */
function answer(request) {
  switch (request.kind) {
    case "table":
      return pylos.take(request.name, request.start, request.bytes);
    case "needs":
      return needs(request);
    case "coach":
    case "remarks":
      return pylos[request.kind](pylos.loadGame(request.record));
    case "themes":
      return pylos.themes(pylos.loadGame(request.record), request.options);
    default:
      return pylos[request.kind](pylos.loadGame(request.record), request.options);
  }
}

/**
 * The answer to `About`, with the best moves of a position that is looked at ahead; null: the index is not loaded. What is
 * damaged is refused, and still lacks.
 * @param {About} about
 */
function needs({ name, record, moves, index, pieces = [] }) {
  if (index) {
    attempt(() => {
      pylos.take(name, 0, index);
      indexed.add(name);
    });
  }
  if (!indexed.has(name)) return null;
  for (const { file, start, bytes } of pieces) attempt(() => pylos.take(file, start, bytes));
  const game = moves.reduce((game, move) => pylos.play(game, move), pylos.loadGame(record));
  const missing = pylos.needs(game);
  const isKnown = moves.length > 0 && missing?.length === 0;
  const best = isKnown ? pylos.analyse(game).map(({ text }) => text) : [];
  return { answers: missing !== null, pieces: missing ?? [], best };
}

/** @param {() => void} take */
function attempt(take) {
  try {
    take();
  } catch {
    // The page fetches it once more.
  }
}
