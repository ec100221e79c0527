/**
 * The buttons of the game under a board, which a board loads when it shows them.
 * @import { Controller } from "../game/controller.js"
 * @import { BoardText } from "../text/board-text.js"
 */

import { isLive, lineShown, undoTo } from "../game/session.js";
import { button, enable, onButton, setLabel } from "../site/dom.js";

/** Outlines of signs, 24 units a side. */
const SIGNS = {
  undo: "M9 5L4 10l5 5M4 10h9a6 6 0 0 1 0 12h-3",
  first: "M6 5v14M18 5l-8 7 8 7",
  previous: "M15 5l-8 7 8 7",
  play: "M8 5l11 7-11 7z",
  next: "M9 5l8 7-8 7",
  last: "M18 5v14M6 5l8 7-8 7",
  left: "M5 5v5h5M5.5 10A7.5 7.5 0 1 1 5 15",
  right: "M19 5v5h-5M18.5 10A7.5 7.5 0 1 0 19 15",
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

/**
 * @param {HTMLElement} room In the shadow tree of a board.
 * @param {BoardText} text
 * @param {Controller} controller
 * @param {(degrees: number) => void} rotate
 */
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

const SVG = /** @type {const} */ ("http://www.w3.org/2000/svg");

/** @param {string} outline */
function drawing(outline) {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", outline);
  svg.append(path);
  return svg;
}
