/** Answers one request to the engine, in the worker or, where there is none, in the page. */

import init, * as pylos from "../pkg/pylos.js";

/**
 * @typedef {{ kind: "chooseMove" | "analyse", record: string, options: object }
 *   | { kind: "table", file: Uint8Array }
 *   | { kind: "solution", name: string, file: Uint8Array }
 *   | { kind: "needs", name: string, record: string, moves: readonly string[] }
 *   | { kind: "add", pieces: readonly { file: string, start: number, bytes: Uint8Array }[] }} Request
 */

/** @typedef {{ id: number, answer: any } | { id: number, error: string }} Reply */

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
    return { id, error: messageOf(error) };
  }
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** @param {Request} request */
function answer(request) {
  switch (request.kind) {
    case "table":
      return pylos.loadTable(request.file);
    case "solution":
      return faultOf(() => {
        pylos.loadSolution(request.file);
        indexed.add(request.name);
      });
    case "needs":
      return needs(request);
    case "add":
      return request.pieces.map(({ file, start, bytes }) =>
        faultOf(() => pylos.addSolution(file, start, bytes)),
      );
    default:
      return pylos[request.kind](pylos.loadGame(request.record), request.options);
  }
}

/**
 * What the solution lacks to answer about a position, and the best moves of one that is looked at ahead; null: its index
 * is not loaded.
 * @param {{ name: string, record: string, moves: readonly string[] }} about
 */
function needs({ name, record, moves }) {
  if (!indexed.has(name)) return null;
  const game = moves.reduce((game, move) => pylos.play(game, move), pylos.loadGame(record));
  const answers = pylos.solutionAnswers(game);
  const pieces = pylos.solutionNeeds(game);
  const isKnown = moves.length > 0 && answers && pieces.length === 0;
  const best = isKnown ? pylos.analyse(game).map(({ text }) => text) : [];
  return { answers, pieces, best };
}

/** What is wrong with a file; null: nothing. @param {() => void} take */
function faultOf(take) {
  try {
    take();
    return null;
  } catch (error) {
    return messageOf(error);
  }
}
