// The computer's thinking, off the page's thread. A request is
// `{ id, kind: "chooseMove" | "analyse", record, options }`; the answer carries the same id and either
// `answer` or `error`. There is no way to interrupt a running search but to end the worker.

import init, * as pylos from "../pkg/pylos.js";

/** @typedef {{ id: number, kind: "chooseMove" | "analyse", record: string, options: object }} Request */

const ready = init();

addEventListener("message", async (/** @type {MessageEvent<Request>} */ { data }) => {
  const { id, kind, record, options } = data;
  try {
    await ready;
    postMessage({ id, answer: pylos[kind](pylos.loadGame(record), options) });
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
