/** Starts workers. Each is named as `new URL(…, import.meta.url)` where it is needed, which bundlers know. */

/** Where a page's policy of Trusted Types is: a page allows it once, and may load this module in more than one bundle. */
const POLICY = Symbol.for("pylos");

/** @param {string} address @param {WorkerOptions} [options] */
function open(address, options) {
  const page = /** @type {any} */ (globalThis);
  const plain = { createScriptURL: (/** @type {string} */ address) => address };
  // Where a page requires Trusted Types, `trusted-types pylos` allows this policy.
  page[POLICY] ??= page.trustedTypes?.createPolicy("pylos", plain) ?? plain;
  return new Worker(page[POLICY].createScriptURL(address), options);
}

/**
 * A browser starts workers only from the page's own origin. With the script on another origin, or in a sandboxed frame,
 * which has no origin, the worker is a blob of one line that imports the script. It throws if workers are refused.
 * @param {URL} script
 */
export const startWorker = ({ href, protocol, origin }) =>
  protocol.startsWith("http") && origin !== self.origin
    ? blobWorker([`import ${JSON.stringify(href)};`], { type: "module" })
    : open(href, { type: "module" });

/** Milliseconds without a word after which a worker is given up: some extensions keep its script from ever running. */
const SILENCE = 20_000;

/**
 * Calls `act` if a worker never sends anything, not even an error. It must send a message before its first long task.
 * @type {(worker: Worker, act: () => void) => void}
 */
export function whenSilent(worker, act) {
  const timer = setTimeout(act, SILENCE);
  const end = () => clearTimeout(timer);
  worker.addEventListener("message", end, { once: true });
  worker.addEventListener("error", end, { once: true });
}

/** @type {(code: string[], options?: WorkerOptions) => Worker} */
export function blobWorker(code, options) {
  const address = URL.createObjectURL(new Blob(code, { type: "text/javascript" }));
  const worker = open(address, options);
  const loaded = () => URL.revokeObjectURL(address);
  worker.addEventListener("message", loaded, { once: true });
  worker.addEventListener("error", loaded, { once: true });
  return worker;
}
