/**
 * The buttons of the game under a board, which a board loads when it shows them.
 * @import { Controller } from "../game/controller.js"
 * @import { BoardText } from "../text/board-text.js"
 */

import { isLive, lineShown, undoTo } from "../game/session.js";
import { button, enable, onButton, setLabel } from "../site/dom.js";
import { drawing, OUTLINES } from "../site/icon.js";

const { first, previous, ...others } = OUTLINES;
/** In the order of the buttons. */
const SIGNS = {
  undo: "M9 5L4 10l5 5M4 10h9a6 6 0 0 1 0 12h-3",
  first,
  previous,
  play: "M8 5l11 7-11 7z",
  ...others,
};
const PAUSE = "M8 5v14M16 5v14";

/** @typedef {keyof typeof SIGNS} Name */

/** Degrees a button turns the board. */
const TURN = 45;

/** What each button does, as an event of the board. @type {Record<string, [any, ...any]>} */
const EVENTS = {
  undo: ["undo"],
  first: ["show", 0],
  previous: ["step", -1],
  play: ["replay", true],
  pause: ["replay", false],
  next: ["step", 1],
  last: ["show", Number.POSITIVE_INFINITY],
};

/** @param {HTMLElement} room @param {BoardText} text @param {Controller} controller @param {(degrees: number) => void} rotate */
export function create(room, text, controller, rotate) {
  const dispatch = /** @type {(...event: any[]) => void} */ (
    /** @type {unknown} */ (controller.dispatch)
  );
  const buttons = /** @type {Record<Name, HTMLButtonElement>} */ ({});
  for (const name of /** @type {Name[]} */ (Object.keys(SIGNS))) {
    const made = button("act", name, "", "sign");
    made.setAttribute("part", "button");
    made.append(drawing(SIGNS[name]));
    room.append(made);
    buttons[name] = made;
  }
  onButton(room, "act", (name) => {
    if (name === "left" || name === "right") rotate(name === "left" ? -TURN : TURN);
    else dispatch(...EVENTS[name]);
  });

  /** @param {boolean} hasReplay */
  return (hasReplay) => {
    const { session, replaying } = controller.state;
    const { game, shown, hands } = session;
    setLabel(room, text("element.controls"));
    for (const name of /** @type {const} */ (["first", "previous", "next", "last"])) {
      setLabel(buttons[name], text(`replay.${name}`));
    }
    setLabel(buttons.undo, text("action.undo"));
    setLabel(buttons.left, text("view.left"));
    setLabel(buttons.right, text("view.right"));
    setLabel(buttons.play, text(replaying ? "replay.pause" : "replay.play"));
    buttons.play.dataset.act = replaying ? "pause" : "play";
    buttons.play.querySelector("path")?.setAttribute("d", replaying ? PAUSE : SIGNS.play);
    buttons.play.hidden = !hasReplay;
    buttons.undo.hidden = hands.length === 0;
    enable(buttons.undo, undoTo(session) !== null);
    enable(buttons.first, shown.moves.length > 0);
    enable(buttons.previous, shown.moves.length > 0);
    enable(buttons.next, shown.moves.length < lineShown(session).length);
    enable(buttons.last, !isLive(session));
    enable(buttons.play, game.moves.length > 0);
  };
}
