/**
 * The page's side of the one worker. It starts with the first request, and lives as long as the page.
 * @import { Reply, Request } from "./mind.js"
 * @import { Thinker } from "./thinker.js"
 */

import { startThinker } from "./thinker.js";

/**
 * @typedef {object} Job
 * @property {(answer: any) => void} better
 * @property {(answer: any) => void} resolve
 * @property {(error: Error) => void} reject
 */

/** A request was dropped before it was answered. */
export class Cancelled extends Error {}

/** @type {Thinker | null} */
let thinker = null;
/** What is not answered yet, by number. @type {Map<number, Job>} */
const open = new Map();
let last = 0;

/** @param {Reply} reply */
function receive(reply) {
  const job = open.get(reply.id);
  // Nobody waits for it any more.
  if (job === undefined) return;
  if ("answer" in reply && reply.more) return job.better(reply.answer);
  open.delete(reply.id);
  if ("error" in reply) job.reject(Object.assign(new Error(reply.error.message), reply.error));
  else job.resolve(reply.answer);
}

/** The next request starts another worker. @param {Error} error */
function fail(error) {
  thinker = null;
  const jobs = [...open.values()];
  open.clear();
  for (const { reject } of jobs) reject(error);
}

/**
 * Asks the worker. It thinks about one question at a time (`kind: "know"`): the next one takes the place of the one before.
 * @param {Request} request
 * @param {AbortSignal} [signal] Drops the request: its promise rejects with `Cancelled`.
 * @param {(answer: any) => void} [better] Called with answers that are not the last.
 * @returns {Promise<any>}
 */
export function ask(request, signal, better = () => {}) {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new Cancelled());
    last += 1;
    const id = last;
    open.set(id, { better, resolve, reject });
    signal?.addEventListener("abort", () => {
      if (!open.delete(id)) return;
      thinker?.post({ cancel: id });
      reject(new Cancelled());
    });
    thinker ??= startThinker(receive, fail);
    thinker.post({ id, ...request });
  });
}
