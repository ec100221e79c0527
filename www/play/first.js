// The board, before the rest of the page: it is painted while everything else is on its way. index.html names this
// module before main.js.

import "../pylos-board.js";
import { byId } from "../site/markup.js";
import { openMemory } from "./storage.js";
import { lookOf } from "./view-bar.js";

/** @typedef {import("../pylos-board.js").PylosBoard} PylosBoard */

/** @type {import("./storage.js").Entry[]} what storage held that made no sense */
export const damaged = [];
export const memory = openMemory((what) => damaged.push(what));
// Read now, so that damage is told of at the start.
memory.settings();

export const board = /** @type {PylosBoard} */ (byId("board"));
board.view = lookOf(memory.camera());
board.addEventListener("pylos-fail", (event) => {
  // The panel tells it; the empty board stays.
  event.preventDefault();
});

/** Settled once there is a game on the board, or when there can be none. */
export const boardReady = board.ready;
boardReady.catch(() => {});
