/**
 * What stands beside a board, as plain data: a pure function of the state of the board and of what the page around it adds.
 * `console.js` renders it.
 * @import { Player } from "../board/types.js"
 * @import { State } from "../game/reduce.js"
 * @import { Session } from "../game/session.js"
 */

import {
  canFinish,
  computerToMove,
  isLive,
  lineShown,
  mayChoose,
  redoTo,
  undoTo,
} from "../game/session.js";
import { drawNote, finishWords, statusLine, storyWords } from "../game/words.js";
import { OUTLINES } from "../site/icon.js";

/**
 * @typedef {object} ButtonView
 * @property {string} act What it does.
 * @property {string} words
 * @property {string} [className]
 * @property {string} [outline] Its picture.
 * @property {boolean} [isSign] Whether only the picture is seen.
 * @property {boolean} [isShown] True by default, as is `isEnabled`.
 * @property {boolean} [isEnabled]
 * @property {boolean} [isReady] Whether it is what comes next.
 * @property {boolean} [isPressed]
 * @property {Record<string, string>} [more] Other attributes.
 */

/**
 * What a page adds to the state of its board.
 * @typedef {object} Around
 * @property {string} [comment] Of the record; in place of the last move in words.
 * @property {boolean} [isReplayed] Whether a button plays the moves.
 * @property {boolean} [isPage] Whether the buttons are those of the play page.
 * @property {string} [status] In place of that of the board.
 * @property {string} [note] Where nothing else is noted.
 * @property {Record<Player, string>} [roles] Who plays, in a game by links.
 * @property {Record<Player, Clock> | null} [clocks]
 * @property {readonly string[]} [impossible] What cannot be done although the game allows it.
 * @property {boolean} [isAnalysed] Whether the analysis is shown.
 */

/** What is left, in milliseconds, and as the clock shows it. @typedef {{ left: number, face: string }} Clock */

/** @typedef {ReturnType<typeof consoleView>} ConsoleView */

/** Milliseconds below which a clock is marked. */
const LOW_TIME = 30_000;

const PLAYERS = /** @type {const} */ (["light", "dark"]);

/** @type {Record<string, string>} */
const PICTURES = {
  ...OUTLINES,
  undo: "M9 14L4 9l5-5M4 9h10a5.5 5.5 0 0 1 0 11h-3",
  play: "M8 5l11 7-11 7z",
  stop: "M8 5v14M16 5v14",
  new: "M12 5v14M5 12h14",
  hint: "M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.5 10.9c.7.5 1 1.1 1 1.9h5c0-.8.3-1.4 1-1.9A6 6 0 0 0 12 3z",
  analysis: "M5 20v-7M12 20V4M19 20v-10",
  view: "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
};

/** @typedef {(key: any, params?: any) => string} Read Reads the texts of the board or of the page. */

/** @param {Read} text @param {Pick<State, "session" | "note" | "moving" | "thinking"> & Partial<State>} state @param {Around} [around] */
export function consoleView(text, state, around = {}) {
  const { session, moving, thinking, replaying } = state;
  const { isPage = false, isReplayed = false, impossible = [] } = around;
  const { game, choice, shown, hands, paused } = session;
  const live = isLive(session);
  const isOver = game.result !== null;
  const isComputers = live && computerToMove(session);
  const isChoosing = mayChoose(session);
  const inTurn = live && choice.to !== null;
  const hasTaken = choice.takeBack.length > 0;
  const ply = shown.moves.length;

  /** @type {Record<string, boolean>} */
  const possible = {
    // With a ball played it goes one step back in the choice.
    undo: inTurn ? !isComputers : undoTo(session) !== null,
    redo: redoTo(session) !== null,
    hint: shown.result === null && !isComputers,
    resign: !isOver,
    first: ply > 0,
    previous: ply > 0,
    play: game.moves.length > 0,
    next: ply < lineShown(session).length,
    last: !live,
  };
  for (const act of impossible) possible[act] = false;

  /** @type {(act: string, key: string, isShown?: boolean, more?: Partial<ButtonView>) => ButtonView} */
  const button = (act, key, isShown = true, more = {}) => ({
    act,
    words: text(key),
    isShown,
    isEnabled: possible[act] ?? true,
    ...more,
  });
  /** @type {typeof button} */
  const drawn = (act, key, isShown, more) =>
    button(act, key, isShown, { outline: PICTURES[act], ...more });
  /** @type {typeof button} */
  const sign = (act, key, isShown) => drawn(act, key, isShown, { isSign: true });

  const [first, previous, next, last] = ["first", "previous", "next", "last"].map((act) =>
    sign(act, `replay.${act}`),
  );
  const finish = {
    ...button("finish", "turn.play", canFinish(session), { isReady: true }),
    words: finishWords(text, session),
  };
  const buttons = isPage
    ? {
        turn: [
          finish,
          button("putBack", "turn.putBack", isChoosing && hasTaken),
          button("cancel", "turn.cancel", isChoosing && choice.picked !== null),
          button("pause", "turn.pause", isComputers && !paused),
          button("continue", "turn.continue", isComputers && paused, { isReady: true }),
          button("backToGame", "turn.backToGame", !live, { isReady: true }),
        ],
        controls: [
          drawn("new", "action.new", !possible.undo),
          drawn("undo", "action.undo", possible.undo),
          drawn("hint", "action.hint", !isOver),
          drawn("analysis", "action.analysis", isOver, { isPressed: around.isAnalysed ?? false }),
          drawn("view", "view.label", true, { more: { id: "eye", popovertarget: "view" } }),
        ],
        replay: [first, previous, next, last],
      }
    : {
        turn: [
          finish,
          button("putBack", hasTaken ? "turn.putBack" : "turn.cancel", isChoosing && inTurn),
          button("cancel", "turn.backToGame", !live && hands.length > 0),
        ],
        controls: [
          sign("undo", "action.undo", hands.length > 0),
          first,
          previous,
          replaying
            ? sign("stop", "replay.pause", isReplayed)
            : sign("play", "replay.play", isReplayed),
          next,
          last,
          sign("left", "view.left"),
          sign("right", "view.right"),
        ],
      };

  const status = around.status || statusLine(text, session);
  // Of the result, which a page announces itself.
  const isSilent = state.quiet && isOver && live;
  return {
    /** Null: the last one stays until no ball moves. */
    status: moving ? null : isSilent ? "" : status,
    /** Of a board with its console elsewhere: what a click needs to know. */
    step: state.note || (isChoosing && choice.picked !== null ? statusLine(text, session) : ""),
    note: state.note || (moving ? "" : around.note) || drawNote(text, session),
    caption: around.comment || storyWords(text, session),
    thinking,
    outcome: outcomeOf(session),
    possible,
    ...buttons,
    players: isPage ? PLAYERS.map((player) => playerView(text, session, around, player)) : [],
    labels: {
      turn: text("turn.label"),
      controls: text(isPage ? "action.label" : "element.controls"),
      notation: text("moves.label"),
    },
  };
}

/** How the game on the board ended; null while it goes on, or while an earlier moment is shown. @param {Session} session */
function outcomeOf(session) {
  const { game, computer } = session;
  if (game.result === null || !isLive(session)) return null;
  const { winner } = game.result;
  if (winner === null) return "drawn";
  return computer === null ? "over" : winner === computer.player ? "lost" : "won";
}

/** @typedef {ReturnType<typeof playerView>} PlayerView */

/** @param {Read} text @param {Session} session @param {Around} around @param {Player} player */
function playerView(text, { computer, shown }, { roles, clocks = null }, player) {
  const own =
    computer?.player === player
      ? text("player.computer", { level: computer.level })
      : computer && text("player.you");
  const clock = clocks?.[player] ?? null;
  return {
    player,
    isTurn: shown.turn === player && shown.result === null,
    name: text(`player.${player}`),
    role: roles?.[player] ?? own ?? "",
    /** None without a clock. */
    clock: clock && {
      ...clock,
      isLow: clock.left < LOW_TIME,
      label: text("player.clock", { player }),
    },
  };
}
