/**
 * The line of requests before the one engine of a page. It takes one request at a time, so that whoever asked for the
 * others can still withdraw them, and so that a new worker goes on with them.
 * @import { Request } from "./answer.js"
 * @import { Thinker } from "./thinker.js"
 */

import { startThinker } from "./thinker.js";

/**
 * @typedef {object} Job
 * @property {object} owner Who may withdraw it.
 * @property {Request} request
 * @property {number} timeMs The longest time that the answer may take.
 * @property {number} start When the engine began with it.
 * @property {(answer: any) => void} resolve
 * @property {(error: Error) => void} reject
 */

/** A request was dropped before it was answered. */
export class Cancelled extends Error {}

/**
 * The worker starts with the first request, and again with the first one after it was ended.
 * @param {() => void} ended The worker is gone, and what it has loaded with it.
 */
export function newLine(ended) {
  /** @type {Thinker | null} */
  let thinker = null;
  /** @type {Job | null} */
  let running = null;
  /** @type {Job[]} */
  let waiting = [];
  let last = 0;

  function next() {
    if (running !== null) return;
    const job = waiting.shift();
    if (job === undefined) return;
    running = job;
    job.start = performance.now();
    last += 1;
    thinker ??= start();
    thinker.ask({ id: last, ...job.request });
  }

  function start() {
    const fresh = startThinker(
      (reply) => {
        if (fresh !== thinker || reply.id !== last || running === null) return;
        const job = running;
        running = null;
        // If the job was withdrawn, its promise is settled already.
        if ("error" in reply) {
          job.reject(Object.assign(new Error(reply.error.message), reply.error));
        } else job.resolve(reply.answer);
        next();
      },
      (error) => {
        if (fresh !== thinker) return;
        for (const job of [...(running ? [running] : []), ...waiting]) job.reject(error);
        waiting = [];
        end();
      },
    );
    return fresh;
  }

  /** Ends the worker. Requests that wait are answered by the next one. */
  function end() {
    thinker?.end();
    thinker = null;
    running = null;
    ended();
    next();
  }

  return {
    /** Starts the worker, for requests that will come soon. */
    begin() {
      thinker ??= start();
    },

    /**
     * @param {object} owner
     * @param {Request} request
     * @param {number} [timeMs]
     * @returns {Promise<any>}
     */
    ask: (owner, request, timeMs = 0) =>
      new Promise((resolve, reject) => {
        waiting.push({ owner, request, timeMs, start: 0, resolve, reject });
        next();
      }),

    /**
     * Withdraws all requests of an owner; their promises reject with `Cancelled`.
     * @param {object} owner
     * @returns {Job | null} The one the engine is working on.
     */
    withdraw(owner) {
      const mine = [running, ...waiting].filter((job) => job?.owner === owner);
      waiting = waiting.filter((job) => job.owner !== owner);
      for (const job of mine) job?.reject(new Cancelled());
      return running?.owner === owner ? running : null;
    },

    end,
  };
}
