// The computer's thinking, off the page's thread. A request is
// `{ id, kind: "chooseMove" | "analyse", record, options }` or `{ id, kind: "table", file }`; the answer carries the
// same id and either `answer` or `error`. There is no way to interrupt a running search but to end the worker.

import init, * as pylos from "../pkg/pylos.js";

/**
 * @typedef {{ id: number, kind: "chooseMove" | "analyse", record: string, options: object }
 *   | { id: number, kind: "table", file: Uint8Array }} Request
 */

const ready = init();

/** @param {Request} request */
async function answer(request) {
  await ready;
  if (request.kind === "table") return pylos.loadTable(request.file);
  return pylos[request.kind](pylos.loadGame(request.record), request.options);
}

addEventListener("message", async (/** @type {MessageEvent<Request>} */ { data }) => {
  try {
    postMessage({ id: data.id, answer: await answer(data) });
  } catch (error) {
    postMessage({ id: data.id, error: error instanceof Error ? error.message : String(error) });
  }
});
