/**
 * What the game sounds and feels like: a knock when a ball lands, a few notes when it completes a square or line and
 * when the game ends. Loaded when sound or vibration is chosen.
 * @import { Game } from "../../pkg/rules.js"
 * @import { PylosBoard } from "../../pylos-board.js"
 * @import { Settings } from "../../library/settings.js"
 * @import { Sound } from "./wood.js"
 */

import { createPlayer } from "./player.js";

/** Milliseconds of vibration, then of rest, and so on. @type {Record<Sound, number | number[]>} */
const TOUCH = {
  board: 12,
  ball: 12,
  tray: 6,
  figure: [14, 50, 14],
  won: [20, 60, 20, 60, 40],
  lost: [60],
  over: [20, 60, 20],
};

/** Milliseconds between balls that land at once, because nothing is animated. */
const STEP = 130;

/** @type {(board: PylosBoard, settings: Settings) => void} */
export function createFeel(board, settings) {
  const player = createPlayer();
  let game = board.game;
  /** When the last ball was heard, for those that land in the same moment. */
  let last = 0;

  /** @type {(sound: Sound, pitch?: number) => void} */
  const feel = (sound, pitch) => {
    if (settings.get("sound")) player.play(sound, pitch);
    if (settings.get("haptics") && !document.hidden) navigator.vibrate?.(TOUCH[sound]);
  };

  /** @type {(sound: Sound, pitch?: number) => void} One after the other. */
  const inTurn = (sound, pitch) => {
    const now = performance.now();
    last = Math.max(now, last + STEP);
    if (last === now) feel(sound, pitch);
    else setTimeout(() => feel(sound, pitch), last - now);
  };

  board.addEventListener("pylos-land", ({ detail: { to, completes = [] } }) => {
    const level = Number(to[0]);
    if (Number.isNaN(level)) inTurn("tray");
    else inTurn(level === 1 ? "board" : "ball", 1 + level * 0.06 - 0.06);
    if (completes.length > 0) inTurn("figure");
  });

  board.addEventListener("pylos-change", ({ detail: { cause } }) => {
    // The end is heard when the last ball has landed.
    if (board.moving) return;
    const before = game;
    game = board.game;
    const result = game?.result;
    if (!result || before?.result || !leadsTo(before, game, cause)) return;
    const { computer } = board.session ?? {};
    if (!computer || result.winner === null) inTurn("over");
    else inTurn(result.winner === computer.player ? "lost" : "won");
  });

  settings.follow((name) => {
    if (name === "sound" && settings.get("sound")) player.play("board");
    else if (name === "sound") player.stop();
    if (name === "haptics" && settings.get("haptics")) navigator.vibrate?.(TOUCH.board);
  });
  // What has just been chosen is felt at once.
  if (navigator.userActivation?.isActive) feel("board");
}

/**
 * Whether a game has come to its end now, and not been opened at its end.
 * @type {(before: Game | null, after: Game | null, cause: string) => boolean}
 */
const leadsTo = (before, after, cause) =>
  cause === "move" ||
  cause === "moving" ||
  (cause === "load" &&
    before?.moves.join() === after?.moves.join() &&
    before?.start === after?.start);
