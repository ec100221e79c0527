// The rules in Node, ready to use: the WebAssembly module is read from the folder of this file.

import { readFileSync } from "node:fs";
import { initSync } from "./pkg/pylos.js";

export * from "./pkg/pylos.js";

const module = initSync({ module: readFileSync(new URL("./pkg/pylos_bg.wasm", import.meta.url)) });

/** For code that also runs in a browser; in Node there is nothing to load. */
export default async function init() {
  return module;
}
