/**
 * The parts of the page of puzzles that have addresses of their own.
 * @import { Result } from "../exercise/attempt.js"
 * @import { Puzzle } from "../exercise/types.js"
 * @import { Host } from "./main.js"
 */

/**
 * A part of the page, loaded for an address of its own; the day's puzzle always.
 * @typedef {object} Part
 * @property {RegExp} address Its own addresses, without `#`.
 * @property {() => Promise<{ mount: (host: Host) => Mounted | Promise<Mounted> }>} load
 */

/**
 * @typedef {object} Mounted
 * @property {(address: string) => Promise<boolean>} follow False for an address of nothing.
 * @property {(puzzle: Puzzle) => void} [opened] A puzzle is shown; called for the open one too.
 * @property {(puzzle: Puzzle, result: Result) => void} [ended] It is solved, or its solution shown.
 * @property {() => void} [speak] The page has got another language.
 */

/** @type {readonly Part[]} */
export const PARTS = [
  { address: /^$|^\d{4}-/, load: () => import("./daily.js") },
  { address: /^own(?![a-z])/, load: () => import("./own/own.js") },
  { address: /^find&/, load: () => import("./given.js") },
];
