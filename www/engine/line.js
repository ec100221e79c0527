/**
 * The line of questions before the one engine of a page. It takes one question at a time; what takes no time to answer
 * does not wait in line.
 * @import { Question, Request } from "./mind.js"
 * @import { Thinker } from "./thinker.js"
 */

import { startThinker } from "./thinker.js";

/**
 * @typedef {object} Job
 * @property {object} owner Who may withdraw it.
 * @property {Request} request
 * @property {(answer: any) => void} better Called with answers that are not the last.
 * @property {(answer: any) => void} resolve
 * @property {(error: Error) => void} reject
 */

/** A request was dropped before it was answered. */
export class Cancelled extends Error {}

/** The worker starts with the first request. */
export function newLine() {
  /** @type {Thinker | null} */
  let thinker = null;
  /** What the worker was asked, by number. @type {Map<number, Job>} */
  const open = new Map();
  /** The number of the question that it thinks about. @type {number | null} */
  let running = null;
  /** @type {Job[]} */
  let waiting = [];
  let last = 0;

  /** @param {Job} job */
  function post(job) {
    last += 1;
    open.set(last, job);
    thinker ??= startThinker(receive, fail);
    thinker.post({ id: last, ...job.request });
    return last;
  }

  function next() {
    if (running !== null) return;
    const job = waiting.shift();
    if (job !== undefined) running = post(job);
  }

  /** @param {import("./mind.js").Reply} reply */
  function receive(reply) {
    const job = open.get(reply.id);
    // If the job was withdrawn, its promise is settled already.
    if (job === undefined) return;
    if ("answer" in reply && reply.more) return job.better(reply.answer);
    open.delete(reply.id);
    if ("error" in reply) job.reject(Object.assign(new Error(reply.error.message), reply.error));
    else job.resolve(reply.answer);
    if (running !== reply.id) return;
    running = null;
    next();
  }

  /** @param {Error} error */
  function fail(error) {
    const jobs = [...open.values(), ...waiting];
    open.clear();
    waiting = [];
    [thinker, running] = [null, null];
    for (const job of jobs) job.reject(error);
  }

  return {
    /**
     * Asks for something that takes no time.
     * @param {object} owner
     * @param {Exclude<Request, Question>} request
     * @returns {Promise<any>}
     */
    ask: (owner, request) =>
      new Promise((resolve, reject) => {
        post({ owner, request, better: () => {}, resolve, reject });
      }),

    /**
     * Asks a question, once those before it are answered.
     * @param {object} owner
     * @param {Question} request
     * @param {(answer: any) => void} [better]
     * @returns {Promise<import("../pkg/pylos.js").Knowledge>}
     */
    think: (owner, request, better = () => {}) =>
      new Promise((resolve, reject) => {
        waiting.push({ owner, request, better, resolve, reject });
        next();
      }),

    /**
     * Withdraws all requests of an owner; their promises reject with `Cancelled`.
     * @param {object} owner
     */
    withdraw(owner) {
      const isMine = (/** @type {Job} */ job) => job.owner === owner;
      for (const [id, job] of open) {
        if (!isMine(job)) continue;
        open.delete(id);
        job.reject(new Cancelled());
        if (running !== id) continue;
        thinker?.post({ cancel: id });
        running = null;
      }
      for (const job of waiting.filter(isMine)) job.reject(new Cancelled());
      waiting = waiting.filter((job) => !isMine(job));
      next();
    },
  };
}
