// Runs perft in WebAssembly; prints the number of turns and the seconds they took.
//
//     node perft.mjs perft_wasm.wasm DEPTH

import { readFile } from "node:fs/promises";

const [file, depth] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(await readFile(file));
const { perft } = instance.exports;

perft(5); // compiles the function with the optimising compiler before the measurement
const start = performance.now();
const turns = perft(Number(depth));
console.log(`${turns} ${((performance.now() - start) / 1000).toFixed(3)}`);
