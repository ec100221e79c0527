// The rules in Node, ready to use: there the module lies beside this file.

import { readFileSync } from "node:fs";
import { initSync } from "./pkg/pylos.js";

export * from "./pkg/pylos.js";

const module = initSync({ module: readFileSync(new URL("./pkg/pylos_bg.wasm", import.meta.url)) });

/** For code that runs in a browser too; there is nothing left to wait for. */
export default async function init() {
  return module;
}
