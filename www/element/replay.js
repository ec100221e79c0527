/**
 * Plays the moves of a game one after the other, as a reader would step through them.
 * @import { Controller } from "../game/controller.js"
 * @import { State } from "../game/reduce.js"
 */

import { commentShown } from "../game/comments.js";
import { lineShown } from "../game/session.js";

/** Milliseconds that a reader needs for each letter of a comment. */
const READING = 50;

/**
 * @param {Controller} controller
 * @param {() => number} seconds Between two moves.
 */
export function createReplay(controller, seconds) {
  const { dispatch } = controller;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const isAtEnd = () => {
    const { session } = controller.state;
    return session.shown.moves.length >= lineShown(session).length;
  };

  function step() {
    const { shown, line } = controller.state.session;
    dispatch("show", shown.moves.length + 1, line, true);
    if (isAtEnd()) stop();
  }

  function stop() {
    dispatch("set", "replaying", { replaying: false });
  }

  return {
    /** Starts at the moment shown, at the end with the first move. */
    start() {
      const { replaying, session } = controller.state;
      if (replaying || session.game.moves.length === 0) return;
      if (isAtEnd()) dispatch("show", 0, session.line);
      dispatch("set", "replaying", { replaying: true });
    },
    stop,

    /** @type {(state: State, before: State) => void} */
    follow({ replaying, session }, before) {
      if (replaying === before.replaying && session.shown === before.session.shown) return;
      clearTimeout(timer);
      const { words } = commentShown(session);
      if (replaying) timer = setTimeout(step, seconds() * 1000 + words.length * READING);
    },

    end: () => clearTimeout(timer),
  };
}
