/**
 * Starts a module worker. A browser starts workers only from the page's own origin. With the script on another
 * origin, or in a sandboxed frame, which has no origin, the worker is a blob of one line that imports the script.
 * @param {URL} script
 * @returns {Worker} It fires an error event if its script cannot be loaded.
 * @throws If workers are refused.
 */
export function startWorker(script) {
  if (script.origin === self.origin) return new Worker(script, { type: "module" });
  const line = `import ${JSON.stringify(script.href)};`;
  const address = URL.createObjectURL(new Blob([line], { type: "text/javascript" }));
  const worker = new Worker(address, { type: "module" });
  const loaded = () => URL.revokeObjectURL(address);
  worker.addEventListener("message", loaded, { once: true });
  worker.addEventListener("error", loaded, { once: true });
  return worker;
}
