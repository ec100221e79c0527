/**
 * Runs the engine: in a worker, or in the page if the browser refuses workers or lets them never run.
 * @import { Reply, Request as AnyRequest } from "./answer.js"
 */

import { foreignWorker, isForeign, whenSilent } from "../site/start-worker.js";

/** @typedef {AnyRequest & { id: number }} Request */

/**
 * @typedef {object} Thinker
 * @property {(request: Request) => void} ask
 * @property {() => void} end No reply comes after it.
 */

/** @typedef {(reply: Reply) => void} Listener */

/** @typedef {(error: Error) => void} Failed Called if it stopped working; no reply comes after it. */

/** In the page, milliseconds between two requests for everything else. */
const PAUSE = 50;

/** Whether a worker was refused before, though its code could be loaded: then no more are tried. */
let refused = false;

/** @type {(listener: Listener, failed: Failed) => Thinker} */
export function startThinker(listener, failed) {
  if (refused) return thinkHere(listener, failed);
  /** @type {Request[]} Kept until the worker's first reply shows that it works. */
  let unanswered = [];
  let works = false;
  /** @type {Thinker | null} */
  let here = null;
  /** @type {Worker | null} */
  let worker = null;
  let stopWaiting = () => {};

  const moveHere = () => {
    worker?.terminate();
    here = thinkHere(listener, failed);
    for (const request of unanswered) here.ask(request);
    unanswered = [];
  };

  try {
    worker = isForeign(import.meta.url)
      ? foreignWorker(new URL("./worker.js", import.meta.url))
      : new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    stopWaiting = whenSilent(worker, moveHere);
    worker.addEventListener("message", ({ data }) => {
      if (data === "ready") return;
      works = true;
      unanswered = [];
      listener(data);
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      if (works) failed(new Error(event.message || "worker"));
      else moveHere();
    });
  } catch {
    moveHere();
  }

  return {
    ask(request) {
      if (here !== null) return here.ask(request);
      if (!works) unanswered.push(request);
      const bytes = works && request.kind === "table" ? [request.bytes.buffer] : [];
      worker?.postMessage(request, bytes);
    },
    end() {
      stopWaiting();
      worker?.terminate();
      here?.end();
    },
  };
}

/**
 * Answers one request after the other; each blocks the page while it runs.
 * @type {(listener: Listener, failed: Failed) => Thinker}
 */
function thinkHere(listener, failed) {
  let ended = false;
  let queue = Promise.resolve();
  const module = import("./answer.js");
  module.then(
    () => {
      refused = true;
    },
    // Not even the code could be loaded: that says nothing about workers.
    (error) => ended || failed(error),
  );

  /** @param {Request} request */
  const answer = async (request) => {
    const { replyTo } = await module;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (!ended) listener(await replyTo(request));
  };

  return {
    ask(request) {
      queue = queue.then(() => answer(request)).catch(() => {});
    },
    end() {
      ended = true;
    },
  };
}
