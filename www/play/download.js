import { make } from "../site/dom.js";

/**
 * Lets the browser save a text as a file of this day.
 * @type {(kind: "json" | "pgn", content: string) => void}
 */
export function download(kind, content) {
  const type = kind === "json" ? "application/json" : "text/plain";
  const url = URL.createObjectURL(new Blob([content], { type }));
  const anchor = make("a");
  anchor.href = url;
  anchor.download = `pylos-${new Date().toISOString().slice(0, 10)}.${kind}`;
  anchor.click();
  // By then the download has begun in every browser.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
