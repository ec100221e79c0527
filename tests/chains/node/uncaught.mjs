// A program that makes a mistake: `uncaught.mjs rules|engine throws|rejects|worker`.

import { Worker } from "node:worker_threads";
import { chooseMove } from "pylos-board/engine";
import { newGame, play } from "pylos-board/rules";

const [, file, module, how] = process.argv;
const mistake = module === "engine" ? () => chooseMove(newGame(), 3) : () => play(newGame(), "9z9");
if (how === "worker") new Worker(file, { argv: [module, "throws"] });
else if (how === "rejects") Promise.resolve().then(mistake);
else mistake();
