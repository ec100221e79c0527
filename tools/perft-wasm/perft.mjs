// The WebAssembly half: prints the number of turns and the seconds they took.
//
//     node perft.mjs perft_wasm.wasm DEPTH

import { readFile } from "node:fs/promises";

const [file, depth] = process.argv.slice(2);
const module = await WebAssembly.compile(await readFile(file));

// The rules crate brings the imports of its JavaScript face along; counting never calls them.
const imports = {};
for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
  if (kind !== "function") throw new Error(`unexpected import of a ${kind}: ${from}.${name}`);
  imports[from] ??= {};
  imports[from][name] = () => {
    throw new Error(`perft called ${from}.${name}`);
  };
}
const { perft } = (await WebAssembly.instantiate(module, imports)).exports;

perft(5); // lets the optimising compiler see the code before the clock runs
const start = performance.now();
const turns = perft(Number(depth));
console.log(`${turns} ${((performance.now() - start) / 1000).toFixed(3)}`);
