/**
 * What stands beside a board, as plain data: a pure function of the state of the board and of what the page around it adds.
 * `console.js` renders it; the buttons of the game are in `controls.js`.
 * @import { State } from "../game/reduce.js"
 */

import { canFinish, isLive, mayChoose } from "../game/session.js";
import { drawNote, finishWords, newsWords, statusLine } from "../game/words.js";

/**
 * A button: what it does and says, its picture as an outline, with `isSign` alone; `isReady`: it is what comes next; `more`:
 * other attributes. It is shown and enabled where nothing else is said.
 * @typedef {{ act: string, words: string, outline?: string, isSign?: boolean, isShown?: boolean, isEnabled?: boolean,
 *   isReady?: boolean, isPressed?: boolean, className?: string, more?: Record<string, string> }} ButtonView
 */

/**
 * What is added to the state of a board: the comment of its record, in place of the last move in words; the status, in place
 * of that of the board; a note, where nothing else is noted.
 * @typedef {{ comment?: string, status?: string, note?: string }} Around
 */

/** Reads the texts of the board or of the page. @typedef {(key: any, params?: any) => string} Read */

/** What of the state of a board is seen. @typedef {Pick<State, "session" | "note" | "moving" | "thinking"> & Partial<State>} Shown */

/** @param {Read} text @param {Shown} state @param {Around} [around] */
export function consoleView(text, { session, ...state }, around = {}) {
  const { game, choice, hands } = session;
  const live = isLive(session);
  const isChoosing = mayChoose(session);
  const back = choice.takeBack.length > 0 ? "action.undo" : "turn.cancel";
  const status = statusLine(text, session);
  // Of the result, which a page announces itself.
  const isSilent = state.quiet && game.result !== null && live;
  return {
    /** Null: the last one stays until no ball moves. */
    status: state.moving ? null : isSilent ? "" : around.status || status,
    note: state.note || (state.moving ? "" : around.note) || drawNote(text, session),
    /** Where the status stands elsewhere: what a choice or a refused click asks for. */
    step: state.note || (isChoosing && choice.picked !== null ? status : ""),
    // During a take-back, the last turn is older than the board.
    caption: around.comment || (isChoosing && choice.to !== null ? "" : newsWords(text, session)),
    thinking: state.thinking,
    /** @type {ButtonView[]} */
    turn: [
      {
        ...{ act: "finish", words: finishWords(text, session) },
        ...{ isShown: canFinish(session), isReady: true },
      },
      { act: "putBack", words: text(back), isShown: isChoosing && choice.to !== null },
      { act: "cancel", words: text("turn.backToGame"), isShown: !live && hands.length > 0 },
    ],
    labels: { turn: text("turn.label") },
  };
}
