/** Answers one request to the engine, in the worker or, where there is none, in the page. */

import init, * as pylos from "../pkg/pylos.js";

/**
 * @typedef {{ kind: "chooseMove" | "analyse", record: string, options: object }
 *   | { kind: "table", file: Uint8Array }} Request
 */

/** @typedef {{ id: number, answer: any } | { id: number, error: string }} Reply */

const ready = init();

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
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

/** @param {Request} request */
function answer(request) {
  if (request.kind === "table") return pylos.loadTable(request.file);
  return pylos[request.kind](pylos.loadGame(request.record), request.options);
}
