/**
 * The board, painted while the rest of the page is loaded: index.html names this module before main.js.
 * @import { PylosBoard } from "../pylos-board.js"
 */

import { DEFAULT_CAMERA } from "../board/geometry.js";
import "../pylos-board.js";
import { BEGINNERS, createSettings } from "../library/settings.js";
import { openMemory } from "../library/storage.js";
import { byId } from "../site/markup.js";

export const memory = openMemory();
// Read now, so that the start tells what cannot be read.
for (const { read } of [memory.settings, memory.keys, memory.analysis]) read();
export const settings = createSettings(memory);
/** Whether there is neither a game on this device nor one in the address. */
export const isFirst =
  memory.game.read() === null && history.state === null && location.hash === "";

export const board = /** @type {PylosBoard} */ (byId("board"));
board.consoleRooms = {};
board.camera = memory.camera.read();
/** What of a camera is kept. */
export const seen = (camera = board.camera) => {
  const { elevation, rotation, levels, seeThrough } = { ...DEFAULT_CAMERA, ...camera };
  return { elevation, rotation, levels, seeThrough };
};
// Only what a person does: the page turns the board for the game of a link. The bar of the view may come later.
board.addEventListener("pylos-change", ({ detail: { cause } }) => {
  if (cause === "camera") memory.camera.write(seen());
});
const usual = board.show;
/** Plays and shows as the person prefers. */
function prefer() {
  const level = board.session?.computer?.level ?? 0;
  const plan = settings.get("plan");
  const threats = settings.get("threats");
  const shown = {
    coordinates: settings.get("coordinates"),
    plan: plan !== "off",
    threats: threats === "auto" ? level > 0 && level <= BEGINNERS : threats,
  };
  const words = /** @type {(keyof typeof shown)[]} */ (Object.keys(shown)).filter(
    (word) => shown[word],
  );
  board.speed = settings.get("speed");
  board.confirm = settings.get("confirm") ? "turns" : null;
  board.dataset.plan = plan;
  const show = [...usual, ...words];
  if (show.join() !== board.show.join()) board.show = show;
}
prefer();
settings.follow(prefer);
board.addEventListener("pylos-change", ({ detail: { cause } }) => {
  if (cause === "load" || cause === "players") prefer();
});
board.addEventListener("pylos-fail", (event) => {
  // The console reports it; the empty board stays.
  event.preventDefault();
});

/** Settled when there is a game on the board, or when there can be none. */
export const boardReady = board.ready;
boardReady.catch(() => {});
