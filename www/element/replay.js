/**
 * Plays the moves of a game one after the other, as a reader would step through them.
 * @import { Cause, Controller } from "../game/controller.js"
 */

import { commentShown } from "../game/comments.js";
import { lineShown } from "../game/session.js";

/** Milliseconds that a reader needs for each letter of a comment. */
const READING = 50;

/**
 * @param {Controller} controller
 * @param {() => number} seconds Between two moves.
 * @param {() => void} changed It runs, or has stopped.
 */
export function createReplay(controller, seconds, changed) {
  /** @type {ReturnType<typeof setTimeout> | undefined} Set while it runs. */
  let timer;
  let stepping = false;

  const shown = () => controller.session.shown.moves.length;
  const isAtEnd = () => shown() >= lineShown(controller.session).length;

  function wait() {
    const { words } = commentShown(controller.session);
    timer = setTimeout(step, seconds() * 1000 + words.length * READING);
  }

  /** @param {number} ply */
  function show(ply) {
    stepping = true;
    controller.showPly(ply, controller.session.line);
    stepping = false;
  }

  function step() {
    show(shown() + 1);
    if (isAtEnd()) stop();
    else wait();
  }

  function stop() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    changed();
  }

  return {
    get runs() {
      return timer !== undefined;
    },

    /** Starts at the moment shown, at the end with the first move. */
    start() {
      if (timer !== undefined || controller.session.game.moves.length === 0) return;
      if (isAtEnd()) show(0);
      wait();
      changed();
    },
    stop,

    /** Stops when anything else changes the game or the moment shown. @param {Cause} cause */
    follow(cause) {
      if (!stepping && !["note", "thinking", "replaying", "moving"].includes(cause)) stop();
    },
  };
}
