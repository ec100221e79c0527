// The page's side of the computer: promises in front of the worker.

/** @typedef {import("../pkg/pylos.js").MoveScore} MoveScore one scored move */

/**
 * @typedef {object} Engine
 * @property {(record: string, options: { level: number, seed?: number }) => Promise<MoveScore>} chooseMove
 * @property {(record: string, options: { timeMs?: number, nodes?: number, depth?: number }) =>
 *   Promise<MoveScore[]>} analyse
 * @property {() => void} cancel drops every request under way; their promises reject with `Cancelled`
 */

/** A request that was dropped before it was answered. */
export class Cancelled extends Error {}

/**
 * The worker starts with the first request, and again with the first one after `cancel`.
 * @returns {Engine}
 */
export function createEngine() {
  /** @type {Worker | null} */
  let worker = null;
  /** @type {Map<number, { resolve: (answer: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  let last = 0;

  /** @param {Error} error */
  const drop = (error) => {
    worker?.terminate();
    worker = null;
    const dropped = [...waiting.values()];
    waiting.clear();
    for (const { reject } of dropped) reject(error);
  };

  const start = () => {
    const fresh = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    fresh.addEventListener("message", ({ data }) => {
      const request = waiting.get(data.id);
      waiting.delete(data.id);
      if ("error" in data) request?.reject(new Error(data.error));
      else request?.resolve(data.answer);
    });
    // A worker that does not load, or dies, answers nothing any more.
    fresh.addEventListener("error", (event) => {
      event.preventDefault();
      if (fresh === worker) drop(new Error(event.message || "worker"));
    });
    return fresh;
  };

  /**
   * @param {"chooseMove" | "analyse"} kind
   * @param {string} record
   * @param {object} options
   * @returns {Promise<any>}
   */
  const ask = (kind, record, options) =>
    new Promise((resolve, reject) => {
      worker ??= start();
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, kind, record, options });
    });

  return {
    chooseMove: (record, options) => ask("chooseMove", record, options),
    analyse: (record, options) => ask("analyse", record, options),
    cancel: () => {
      if (waiting.size > 0) drop(new Cancelled());
    },
  };
}
