// A browser starts workers only from the page's own origin. With the script on another origin, or in a sandboxed frame,
// which has no origin, the worker is a blob of one line that imports the script. All others are started where they are
// needed, by `new Worker(new URL(…, import.meta.url), …)`: bundlers know the whole expression.

/**
 * Whether a module at this address can start workers only as blobs. Some bundlers put a `file:` address in place of
 * `import.meta.url`; the workers that they make have the page's origin.
 * @param {string} base `import.meta.url` of the module.
 */
export function isForeign(base) {
  return /^https?:/.test(base) && new URL(base).origin !== self.origin;
}

/**
 * @param {URL} script
 * @returns {Worker} It fires an error event if its script cannot be loaded.
 * @throws If workers are refused.
 */
export function foreignWorker(script) {
  return blobWorker([`import ${JSON.stringify(script.href)};`], { type: "module" });
}

/** Milliseconds without a word after which a worker is given up: some extensions keep its script from ever running. */
const SILENCE = 20_000;

/**
 * Calls `act` if a worker never sends anything, not even an error. It must send a message before its first long task.
 * @type {(worker: Worker, act: () => void) => () => void} What it returns ends the wait.
 */
export function whenSilent(worker, act) {
  const timer = setTimeout(act, SILENCE);
  const end = () => clearTimeout(timer);
  worker.addEventListener("message", end, { once: true });
  worker.addEventListener("error", end, { once: true });
  return end;
}

/** @type {(code: string[], options?: WorkerOptions) => Worker} */
export function blobWorker(code, options) {
  const address = URL.createObjectURL(new Blob(code, { type: "text/javascript" }));
  const worker = new Worker(address, options);
  const loaded = () => URL.revokeObjectURL(address);
  worker.addEventListener("message", loaded, { once: true });
  worker.addEventListener("error", loaded, { once: true });
  return worker;
}
