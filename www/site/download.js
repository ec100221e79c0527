import { make } from "./dom.js";

/** Lets the browser save a text or a picture as a file of this day. @type {(kind: "json" | "pgn" | "png", content: string | Blob) => void} */
export function download(kind, content) {
  const type = { json: "application/json", pgn: "text/plain", png: "image/png" }[kind];
  const url = URL.createObjectURL(new Blob([content], { type }));
  const anchor = make("a");
  anchor.href = url;
  anchor.download = `pylos-${new Date().toISOString().slice(0, 10)}.${kind}`;
  anchor.click();
  // By then the download has begun in every browser.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
