/**
 * What stands below a board and its status: the buttons of the game, and the list of moves. A board loads it when it shows
 * one of them.
 * @import { BoardLoop } from "../game/reduce.js"
 * @import { BoardText } from "../text/board-text.js"
 * @import { ButtonView, Read, Shown } from "./console-view.js"
 * @import { Tree } from "./console.js"
 */

import { createMoveList } from "../game/move-list.js";
import { adoptStyle } from "../site/adopt-style.js";
import { h } from "../site/nodes.js";
import { renew } from "../site/renew.js";
import { paintConsole } from "./console.js";
import { buttonsFor, possibleIn, replayButtons } from "./controls.js";

const listStyle = /* css */ `
.moves {
  position: relative;
  block-size: 100%;
  overflow-y: auto;
  padding: 4px;
  scrollbar-width: thin;
}

.moves ol {
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  padding: 0;
  list-style: none;
}

.moves li {
  display: flex;
  align-items: center;
}

.moves li:has(.comment) {
  flex-basis: 100%;
}

.moves .number {
  padding-inline: 0.4em 0;
}

.notation .moves button {
  min-block-size: 32px;
  min-inline-size: 32px;
  padding: 0.1em 0.4em;
  border-color: transparent;
  background: none;
  font-variant-numeric: tabular-nums;
}

@media (pointer: coarse) {
  .notation .moves button {
    min-block-size: var(--pylos-target, 44px);
  }
}

.notation .moves button[aria-current] {
  border-color: currentcolor;
  color: var(--strong);
  font-weight: 600;
}

@media print {
  /* The whole list, for which a size of the screen may be too small. */
  :host([show~="notation"]) {
    block-size: auto !important;
  }

  .notation,
  .moves {
    block-size: auto;
    overflow: visible;
  }

  .moves li {
    break-inside: avoid;
  }
}

@media (forced-colors: active) {
  .notation .moves button[aria-current] {
    border-color: Highlight;
  }
}
`;

/** Those below a board. @type {(text: Read, state: Shown, isReplayed: boolean) => ButtonView[]} `isReplayed`: whether one plays the moves. */
export function boardControls(text, { session, replaying }, isReplayed) {
  const { sign } = buttonsFor(text, possibleIn(session));
  const [first, previous, next, last] = replayButtons(sign);
  return [
    sign("undo", "action.undo", session.hands.length > 0),
    first,
    previous,
    replaying ? sign("stop", "replay.pause", isReplayed) : sign("play", "replay.play", isReplayed),
    next,
    last,
    sign("left", "view.left"),
    sign("right", "view.right"),
  ];
}

/** @type {(rooms: Tree["rooms"], text: BoardText, loop: BoardLoop) => (isReplayed: boolean) => void} `isReplayed`: whether a button plays the moves. */
export function createNotation({ controls, notation }, text, loop) {
  adoptStyle(/** @type {ShadowRoot} */ (notation.getRootNode()), listStyle);
  renew(notation, h("div", { class: "moves" }));
  const list = createMoveList(/** @type {HTMLElement} */ (notation.firstChild), text, (ply, line) =>
    loop.dispatch({ is: "show", ply, line }),
  );
  return (isReplayed) => {
    const labels = { controls: text("element.controls"), notation: text("moves.label") };
    const buttons = boardControls(text, loop.state, isReplayed);
    const lost = paintConsole({ controls, notation }, "act", { controls: buttons, labels });
    // Replay and Pause are two buttons, so that a press that begins on one never ends on the other.
    const other = lost?.querySelector("[data-act=play], [data-act=stop]");
    /** @type {HTMLElement | null | undefined} */ (other)?.focus();
    if (!notation.hidden) list.render(loop.state.session);
  };
}
