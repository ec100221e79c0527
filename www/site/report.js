/**
 * Tells the page around this one, in a frame, what its reader has done: only if the address names the origin of that page,
 * `report=https://lms.example`, and only there. A name that is no origin is an error on the console.
 * @param {"pylos-done" | "pylos-solved" | "pylos-failed"} type @param {object} detail
 * @param {URLSearchParams} [asked] The parameters of the address.
 */
export function report(type, detail, asked = new URLSearchParams(location.search)) {
  const around = asked.get("report");
  if (around === null || parent === self) return;
  // An error ends nothing else.
  queueMicrotask(() => parent.postMessage({ type, ...detail }, new URL(around).origin));
}
