// Everything beside the board but the list of turns: the status, the players, the buttons.

import { enable, onButton, setLabel, setText } from "../site/dom.js";
import { computerToMove, undoTo } from "../game/session.js";
import { options } from "../game/turn-builder.js";
import { statusLine } from "../game/words.js";
import { text } from "../text/text.js";
import { face, times } from "./clock.js";
import { byId } from "../site/markup.js";
import { redoTo } from "./page-session.js";

/** @typedef {import("./page-session.js").Session} Session */
/** @typedef {import("../game/session.js").Game} Game */
/** @typedef {import("../game/session.js").Player} Player */

/**
 * What the buttons of the panel do.
 * @typedef {object} PanelEvents
 * @property {() => void} stop end the turn as it stands
 * @property {() => void} putBack
 * @property {() => void} cancel the whole turn
 * @property {() => void} pause
 * @property {() => void} continue
 * @property {() => void} backToGame
 * @property {() => void} rematch
 * @property {() => void} new
 * @property {() => void} analyse the whole game
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} resign
 * @property {() => void} record
 * @property {() => void} hint
 * @property {() => void} analysis switches it on or off
 * @property {() => void} help
 * @property {(where: "first" | "previous" | "next" | "last") => void} replay
 */

const PLAYERS = /** @type {const} */ (["light", "dark"]);
const LOW_TIME = 30_000;

/** @param {PanelEvents} on */
export function createPanel(on) {
  const card = byId("status-card");
  const status = byId("status");
  const note = byId("note");
  const turnActions = byId("turn-actions");
  const replay = byId("replay");
  const actions = byId("actions");
  const players = byId("players");

  const act = (/** @type {string} */ name) =>
    /** @type {Record<string, () => void>} */ (/** @type {unknown} */ (on))[name]();
  onButton(turnActions, "turn", act);
  onButton(actions, "action", act);
  onButton(replay, "replay", (where) => on.replay(/** @type {"first"} */ (where)));

  return {
    /**
     * @param {Session} session
     * @param {Game} shown
     * @param {string} remark the line under the status
     * @param {boolean} analysed the whole game has been asked for
     * @returns {boolean} false when the button that had the focus is gone
     */
    render(session, shown, remark, analysed) {
      const line = statusLine(text, session);
      setText(status, line);
      setText(note, remark);
      document.title = text("title", { status: line });
      card.classList.toggle("over", session.game.result !== null && session.looking === null);
      setText(byId("rules"), text("page.rules", { ...session.game.rules }));
      const focused = document.activeElement;
      renderTurn(turnActions, session, analysed);
      renderPlayers(players, session, shown);
      renderActions(actions, replay, session, shown);
      return !(focused instanceof HTMLElement && focused.hidden);
    },

    /**
     * @param {Session} session
     * @param {number} now
     */
    clocks(session, now) {
      if (session.clock === null) return;
      const left = times(session.clock, now);
      for (const player of PLAYERS) {
        const clock = part(players, player, ".clock");
        setText(clock, face(left[player]));
        clock.classList.toggle("low", left[player] < LOW_TIME);
      }
    },

    /** @param {boolean} on shows that the computer has been thinking for a while */
    thinking(on) {
      card.classList.toggle("thinking", on);
    },

    /** Nothing can be played: says so, and why. */
    fail() {
      setText(status, text("status.noRules"));
      setText(note, text("note.noRules"));
      document.title = text("title", { status: text("status.noRules") });
    },
  };
}

/**
 * @param {HTMLElement} root
 * @param {Session} session
 * @param {boolean} analysed
 */
function renderTurn(root, session, analysed) {
  const { game, choice, legal, looking, paused } = session;
  const live = looking === null && game.result === null;
  const computer = computerToMove(session);
  const now = options(legal, choice);
  const inTurn = live && !computer && choice.to !== null;
  /** @type {Record<string, boolean>} */
  const seen = {
    stop: inTurn && now.canStop,
    putBack: inTurn && choice.takeBack.length > 0,
    cancel: inTurn || (live && !computer && choice.picked !== null),
    pause: live && computer && !paused,
    continue: live && computer && paused,
    backToGame: looking !== null,
    rematch: looking === null && game.result !== null,
    analyse: looking === null && game.result !== null && game.moves.length > 0 && !analysed,
    new: looking === null && game.result !== null,
  };
  for (const button of root.querySelectorAll("button")) {
    button.hidden = !seen[button.dataset.turn ?? ""];
    if (button.dataset.turn === "stop") {
      setText(button, text("turn.stop", { taken: choice.takeBack.length }));
    }
    if (button.dataset.turn === "rematch") {
      setText(button, text(session.computer ? "turn.rematch" : "turn.rematchFriend"));
    }
  }
}

/**
 * @param {HTMLElement} root
 * @param {Session} session
 * @param {Game} shown
 */
function renderPlayers(root, session, shown) {
  const { choice, looking, computer, clock } = session;
  for (const player of PLAYERS) {
    const row = /** @type {HTMLElement} */ (root.querySelector(`[data-player="${player}"]`));
    if (shown.turn === player && shown.result === null) row.setAttribute("aria-current", "true");
    else row.removeAttribute("aria-current");
    const role =
      computer === null
        ? ""
        : computer.player === player
          ? text("player.computer", { level: computer.level })
          : text("player.you");
    setText(part(root, player, ".role"), role);
    // The turn in progress has already moved its balls.
    const moved =
      looking === null && player === shown.turn && choice.to !== null
        ? choice.takeBack.length - (choice.picked === "reserve" ? 1 : 0)
        : 0;
    const count = shown.reserve[player] + moved;
    setText(part(root, player, ".reserve"), text("player.reserve", { count }));
    const face = part(root, player, ".clock");
    face.hidden = clock === null;
    setLabel(face, text("player.clock", { player }));
  }
}

/**
 * @param {HTMLElement} actions
 * @param {HTMLElement} replay
 * @param {Session} session
 * @param {Game} shown
 */
function renderActions(actions, replay, session, shown) {
  const { game, looking, choice } = session;
  const at = looking ?? game.moves.length;
  const inTurn = looking === null && choice.to !== null;
  /** @type {Record<string, boolean>} */
  const possible = {
    // Inside a turn it goes one step back.
    undo: inTurn ? !computerToMove(session) : undoTo(session) !== null,
    redo: redoTo(session) !== null,
    hint: shown.result === null && !(looking === null && computerToMove(session)),
    analysis: true,
    resign: game.result === null,
    new: true,
    record: true,
    help: true,
    first: at > 0,
    previous: at > 0,
    next: at < game.moves.length,
    last: at < game.moves.length,
  };
  for (const button of actions.querySelectorAll("button")) {
    enable(button, possible[button.dataset.action ?? ""]);
  }
  for (const button of replay.querySelectorAll("button")) {
    enable(button, possible[button.dataset.replay ?? ""]);
  }
}

/**
 * @param {HTMLElement} root
 * @param {Player} player
 * @param {string} selector
 * @returns {HTMLElement}
 */
function part(root, player, selector) {
  return /** @type {HTMLElement} */ (root.querySelector(`[data-player="${player}"] ${selector}`));
}
