/**
 * Runs the engine: in a worker, or in the page if the browser refuses workers or lets them never run.
 * @import { Message, Reply } from "./mind.js"
 */

import { foreignWorker, isForeign, whenSilent } from "../site/start-worker.js";

/** @typedef {{ post: (message: Message) => void }} Thinker */

/** @typedef {(reply: Reply) => void} Listener */

/** @typedef {(error: Error) => void} Failed Called if it stopped working; no reply comes after it. */

/** In the page, milliseconds between two slices of thinking for everything else. */
const PAUSE = 20;

/** Whether a worker was refused before, though its code could be loaded: then no more are tried. */
let refused = false;

/** @type {(listener: Listener, failed: Failed) => Thinker} */
export function startThinker(listener, failed) {
  if (refused) return thinkHere(listener, failed);
  /** @type {Message[]} Kept until the worker's first reply shows that it works. */
  let unanswered = [];
  let works = false;
  /** @type {Thinker | null} */
  let here = null;
  /** @type {Worker | null} */
  let worker = null;

  const moveHere = () => {
    worker?.terminate();
    here = thinkHere(listener, failed);
    for (const message of unanswered) here.post(message);
    unanswered = [];
  };

  try {
    worker = isForeign(import.meta.url)
      ? foreignWorker(new URL("./worker.js", import.meta.url))
      : new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    whenSilent(worker, moveHere);
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
    post(message) {
      if (here !== null) return here.post(message);
      if (!works) unanswered.push(message);
      const isTable = works && "kind" in message && message.kind === "table";
      worker?.postMessage(message, isTable ? [message.bytes.buffer] : []);
    },
  };
}

/** @type {(listener: Listener, failed: Failed) => Thinker} */
function thinkHere(listener, failed) {
  const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));
  const mind = import("./mind.js").then(({ createMind }) => {
    refused = true;
    return createMind(listener, pause);
  });
  // Not even the code could be loaded: that says nothing about workers.
  mind.catch(failed);
  return {
    post(message) {
      mind.then((receive) => receive(message)).catch(() => {});
    },
  };
}
