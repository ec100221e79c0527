/** Milliseconds after which a request is given up. */
const TIMEOUT = 15_000;

/**
 * Gives a task a time limit: a network may neither answer nor fail.
 * @template T
 * @param {(signal: AbortSignal) => Promise<T>} task
 * @param {AbortSignal} [outer] Ends it sooner.
 * @returns {Promise<T>}
 */
export async function within(task, outer) {
  const aborter = new AbortController();
  const abort = () => aborter.abort(outer?.reason);
  if (outer?.aborted) abort();
  outer?.addEventListener("abort", abort);
  const timer = setTimeout(() => aborter.abort(new Error("no answer")), TIMEOUT);
  try {
    return await task(aborter.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", abort);
  }
}
