// One request to the engine, answered where this runs: in the worker, or in the page where there can be none.

import init, * as pylos from "../pkg/pylos.js";

/**
 * @typedef {{ kind: "chooseMove" | "analyse", record: string, options: object }
 *   | { kind: "table", file: Uint8Array }} Request
 */

const ready = init();

/** @param {Request} request */
export async function answer(request) {
  await ready;
  if (request.kind === "table") return pylos.loadTable(request.file);
  return pylos[request.kind](pylos.loadGame(request.record), request.options);
}
