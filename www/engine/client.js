/**
 * The page's side of the one engine. It starts when it is first needed and lives as long as the page: in a worker, or in the
 * page if the browser refuses workers or lets them never run.
 * @import { Message, Reply, Request } from "./mind.js"
 */

import { startWorker, whenSilent } from "../site/start-worker.js";

/** In the page, milliseconds between two slices of thinking for everything else. */
const PAUSE = 20;

/** @typedef {(answer: any) => void} Tell */

/** @param {() => void} lost Called whenever the engine is lost with all that it knew. */
export function createClient(lost) {
  /** What is not answered yet, by number. @type {Map<number, { request: Request, better: Tell, resolve: Tell, reject: Tell }>} */
  const open = new Map();
  /** Sends a message to the engine; null: it has not started. @type {((message: Message) => void) | null} */
  let post = null;
  let last = 0;

  /** @param {Reply} reply */
  function receive(reply) {
    const job = open.get(reply.id);
    // The request was dropped.
    if (job === undefined) return;
    if ("answer" in reply && reply.more) return job.better(reply.answer);
    open.delete(reply.id);
    if ("error" in reply) job.reject(Object.assign(new Error(reply.error.message), reply.error));
    else job.resolve(reply.answer);
  }

  /** The next request starts another engine. @param {Error} error */
  function fail(error) {
    post = null;
    const jobs = [...open.values()];
    open.clear();
    lost();
    for (const { reject } of jobs) reject(error);
  }

  function startThere() {
    const worker = startWorker(new URL("./worker.js", import.meta.url));
    let isHeard = false;
    const moveHere = () => {
      worker.terminate();
      startHere();
      for (const [id, { request }] of open) post?.({ id, ...request });
    };
    whenSilent(worker, moveHere);
    worker.addEventListener("message", ({ data }) => {
      if (data === "ready") return;
      isHeard = true;
      receive(data);
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      if (!isHeard) return moveHere();
      worker.terminate();
      fail(new Error(event.message || "worker"));
    });
    post = (message) => {
      // Until it has answered, its messages may have to be sent again.
      const gifts = isHeard && "gifts" in message ? message.gifts : [];
      worker.postMessage(
        message,
        gifts.map(({ bytes }) => bytes.buffer),
      );
    };
  }

  function startHere() {
    const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));
    const mind = import("./mind.js").then(({ createMind }) => createMind(receive, pause));
    // Not even the code could be loaded.
    mind.catch(fail);
    post = (message) => void mind.then((receive) => receive(message)).catch(() => {});
  }

  function start() {
    try {
      if (post === null) startThere();
    } catch {
      startHere();
    }
  }

  /**
   * Asks the engine. It thinks about one question at a time (`kind: "know"`): the next one takes the place of the one before.
   * @param {Request} request
   * @param {AbortSignal} [signal] Drops the request, which is never answered then.
   * @param {Tell} [better] Called with answers that are not the last.
   * @returns {Promise<any>}
   */
  function ask(request, signal, better = () => {}) {
    last += 1;
    const id = last;
    signal?.addEventListener("abort", () => open.delete(id) && post?.({ cancel: id }));
    return new Promise((resolve, reject) => {
      open.set(id, { request, better, resolve, reject });
      start();
      post?.({ id, ...request });
    });
  }

  return { start, ask };
}
