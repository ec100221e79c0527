// A browser starts workers only from the page's own origin. With the script on another origin, or in a sandboxed frame,
// which has no origin, the worker is a blob of one line that imports the script. All others are started where they are
// needed, by `new Worker(new URL("./name.js", import.meta.url), { type: "module" })`: bundlers know the whole expression.

/**
 * Whether a module at this address can start workers only as blobs. Some bundlers put a `file:` address in place of
 * `import.meta.url`; the workers that they make have the page's origin.
 * @param {string} base `import.meta.url` of the module.
 */
export function isForeign(base) {
  return /^https?:/.test(base) && new URL(base).origin !== self.origin;
}

/**
 * @param {string} name The address of the script, relative to `base`.
 * @param {string} base `import.meta.url` of the module.
 * @returns {Worker} It fires an error event if its script cannot be loaded.
 * @throws If workers are refused.
 */
export function foreignWorker(name, base) {
  const line = `import ${JSON.stringify(new URL(name, base).href)};`;
  const address = URL.createObjectURL(new Blob([line], { type: "text/javascript" }));
  const worker = new Worker(address, { type: "module" });
  const loaded = () => URL.revokeObjectURL(address);
  worker.addEventListener("message", loaded, { once: true });
  worker.addEventListener("error", loaded, { once: true });
  return worker;
}
