// The WebAssembly modules of the site and of the npm package.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cached } from "./cache.mjs";
import { load, PACKAGES } from "./packages.mjs";
import { rewrite } from "./rules.mjs";

const BINARYEN = readFileSync(join(PACKAGES, "binaryen/package.json"), "utf8");

const HASH = /(?<=__wbg_\w+?_[0-9a-f]{2})[0-9a-f]{14}/g;
const ZEROS = "0".repeat(14);

/**
 * The same names of the imports in a module and in its glue, as long as before but with two digits of their hashes, for
 * hashes cannot be packed.
 */
export const withShortHashes = (code) => code.replaceAll(HASH, ZEROS);

/** A module as pages load it: Binaryen makes it smaller, and searches no slower. */
export async function smallWasm(path) {
  const text = readFileSync(path, "latin1");
  // QR codes need no imports.
  const code = path.endsWith("qr.wasm") ? text : rewrite(text, HASH, ZEROS, `imports of ${path}`);
  const wasm = Buffer.from(code, "latin1");
  return cached(`${BINARYEN} twice`, wasm, async () => {
    const { default: binaryen } = await load("binaryen");
    const module = binaryen.readBinary(wasm);
    binaryen.setOptimizeLevel(2);
    binaryen.setShrinkLevel(2);
    // The stack lies there, and nothing else.
    binaryen.setLowMemoryUnused(true);
    module.optimize();
    module.optimize();
    return module.emitBinary();
  });
}
