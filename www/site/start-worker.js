/**
 * Starts module workers wherever the scripts lie. A browser starts a worker only from the page's own
 * origin; from another one (or in a sandboxed frame, which has none) the worker is a line of the
 * page's own that imports the script.
 *
 * @param {URL} script
 * @returns {Worker}
 * @throws where workers are refused; a worker that cannot load its script tells of it by an error event
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
