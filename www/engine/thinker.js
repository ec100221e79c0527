// Where the engine thinks: in a worker, or in the page itself where workers are refused.

import { startWorker } from "../site/start-worker.js";

/** @typedef {import("./answer.js").Request & { id: number }} Request */
/** @typedef {{ id: number, answer: any } | { id: number, error: string }} Reply */

/**
 * @typedef {object} Thinker
 * @property {(request: Request) => void} ask
 * @property {() => void} end no reply comes any more
 */

/** In the page, time between two requests for everything else that waits. */
const BREATH = 50;

/** Known once for the whole page: no worker loads here. */
let refused = false;

/**
 * @param {(reply: Reply) => void} heard
 * @param {(error: Error) => void} failed it has died, and replies no more
 * @returns {Thinker}
 */
export function startThinker(heard, failed) {
  if (refused) return thinkHere(heard, failed);
  /** @type {Request[]} until the worker has shown that it lives */
  let unanswered = [];
  let lives = false;
  /** @type {Thinker | null} */
  let here = null;

  const moveHere = () => {
    refused = true;
    here = thinkHere(heard, failed);
    for (const request of unanswered) here.ask(request);
    unanswered = [];
  };

  /** @type {Worker | null} */
  let worker = null;
  try {
    worker = startWorker(new URL("./worker.js", import.meta.url));
    worker.addEventListener("message", ({ data }) => {
      lives = true;
      unanswered = [];
      heard(data);
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      if (lives) failed(new Error(event.message || "worker"));
      else moveHere();
    });
  } catch {
    moveHere();
  }

  return {
    ask(request) {
      if (here !== null) return here.ask(request);
      if (!lives) unanswered.push(request);
      worker?.postMessage(request);
    },
    end() {
      worker?.terminate();
      here?.end();
    },
  };
}

/**
 * One request after the other; each keeps the page waiting while it is thought about.
 * @param {(reply: Reply) => void} heard
 * @param {(error: Error) => void} failed
 * @returns {Thinker}
 */
function thinkHere(heard, failed) {
  let ended = false;
  let turn = Promise.resolve();
  const module = import("./answer.js");
  module.catch((error) => ended || failed(error));

  /** @param {Request} request */
  const reply = async (request) => {
    const { answer } = await module;
    await new Promise((resolve) => setTimeout(resolve, BREATH));
    if (ended) return;
    const { id } = request;
    try {
      heard({ id, answer: await answer(request) });
    } catch (error) {
      heard({ id, error: error instanceof Error ? error.message : String(error) });
    }
  };

  return {
    ask(request) {
      turn = turn.then(() => reply(request)).catch(() => {});
    },
    end() {
      ended = true;
    },
  };
}
