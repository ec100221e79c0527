// The WebAssembly modules of the site and of the npm package.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cached } from "./cache.mjs";
import { load, PACKAGES } from "./packages.mjs";

const BINARYEN = readFileSync(join(PACKAGES, "binaryen/package.json"), "utf8");

/** The rules alone, with which every board begins. In the other module searches are to be fast. */
const SMALL = /\brules_bg\.wasm$/;

/** A module as pages load it: where size counts more than speed, Binaryen makes it smaller. @param {string} path */
export async function smallWasm(path) {
  const wasm = readFileSync(path);
  if (!SMALL.test(path)) return wasm;
  return cached(BINARYEN, wasm, async () => {
    const { default: binaryen } = await load("binaryen");
    const module = binaryen.readBinary(wasm);
    binaryen.setOptimizeLevel(2);
    binaryen.setShrinkLevel(2);
    module.optimize();
    return module.emitBinary();
  });
}
