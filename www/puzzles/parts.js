/**
 * The parts of the page of puzzles that have addresses of their own.
 * @import { Host } from "./main.js"
 */

/**
 * A part of the page. It is loaded after the first puzzle, or at once for an address of its own.
 * @typedef {object} Part
 * @property {RegExp} address Its own addresses, without `#`.
 * @property {() => Promise<{ mount: (host: Host) => Mounted | Promise<Mounted> }>} load
 */

/** @typedef {{ follow: (address: string) => Promise<boolean> }} Mounted `follow` is false for an address of nothing. */

/** @type {readonly Part[]} */
export const PARTS = [
  { address: /^$|^\d{4}-/, load: () => import("./daily.js") },
  { address: /^own(?![a-z])/, load: () => import("./own/part.js") },
  { address: /^find&/, load: () => import("./given.js") },
];
