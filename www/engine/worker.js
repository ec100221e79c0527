// The computer's thinking, off the page's thread. A request comes with an `id`; the reply carries the same id and
// either `answer` or `error`. There is no way to interrupt a running search but to end the worker.

import { answer } from "./answer.js";

/** @typedef {import("./answer.js").Request & { id: number }} Request */

addEventListener("message", async (/** @type {MessageEvent<Request>} */ { data }) => {
  try {
    postMessage({ id: data.id, answer: await answer(data) });
  } catch (error) {
    postMessage({ id: data.id, error: error instanceof Error ? error.message : String(error) });
  }
});
