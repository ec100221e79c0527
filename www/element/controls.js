/**
 * The buttons of the game, as plain data.
 * @import { Session } from "../game/session.js"
 * @import { ButtonView, Read } from "./console-view.js"
 */

import { computerToMove, isLive, lineShown, redoTo, undoTo } from "../game/session.js";

/** As outlines, 24 units a side. @type {Record<string, string>} */
export const PICTURES = {
  first: "M6 5v14M18 5l-8 7 8 7",
  previous: "M15 5l-8 7 8 7",
  next: "M9 5l8 7-8 7",
  last: "M18 5v14M6 5l8 7-8 7",
  left: "M5 5v5h5M5.5 10A7.5 7.5 0 1 1 5 15",
  right: "M19 5v5h-5M18.5 10A7.5 7.5 0 1 0 19 15",
  undo: "M9 14L4 9l5-5M4 9h10a5.5 5.5 0 0 1 0 11h-3",
  play: "M8 5l11 7-11 7z",
  stop: "M8 5v14M16 5v14",
  new: "M12 5v14M5 12h14",
  hint: "M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.5 10.9c.7.5 1 1.1 1 1.9h5c0-.8.3-1.4 1-1.9A6 6 0 0 0 12 3z",
  analysis: "M5 20v-7M12 20V4M19 20v-10",
  view: "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
};

/** Which acts the moment allows; those that it does not name are always possible. @type {(session: Session) => Record<string, boolean>} */
export function possibleIn(session) {
  const { game, choice, shown, hands } = session;
  const live = isLive(session);
  const isPlayed = hands.length > 0;
  const isComputers = live && computerToMove(session);
  const ply = shown.moves.length;
  return {
    // With a ball played it goes one step back in the choice.
    undo: isPlayed && (live && choice.to !== null ? !isComputers : undoTo(session) !== null),
    redo: isPlayed && redoTo(session) !== null,
    hint: shown.result === null && !isComputers,
    resign: isPlayed && game.result === null,
    first: ply > 0,
    previous: ply > 0,
    play: game.moves.length > 0,
    next: ply < lineShown(session).length,
    last: !live,
  };
}

/** Makes buttons of acts: with words, with a picture as well, and with the picture alone. @param {Read} text @param {Record<string, boolean>} possible */
export function buttonsFor(text, possible) {
  /** @type {(act: string, key: string, isShown?: boolean, more?: Partial<ButtonView>) => ButtonView} */
  const button = (act, key, isShown = true, more = {}) => ({
    ...{ act, words: text(key), isShown, isEnabled: possible[act] ?? true },
    ...more,
  });
  /** @type {typeof button} */
  const drawn = (act, key, isShown, more) =>
    button(act, key, isShown, { outline: PICTURES[act], ...more });
  /** @type {typeof button} */
  const sign = (act, key, isShown) => drawn(act, key, isShown, { isSign: true });
  return { button, drawn, sign };
}

/** Those that go through the moves. @type {(sign: ReturnType<typeof buttonsFor>["sign"]) => ButtonView[]} */
export const replayButtons = (sign) =>
  ["first", "previous", "next", "last"].map((act) => sign(act, `replay.${act}`));
