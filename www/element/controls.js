/**
 * Everything beside the board but the list of moves: the status, the buttons of a move and of the game.
 * @import { Controller } from "../game/controller.js"
 * @import { State } from "../game/reduce.js"
 * @import { BoardText } from "../text/board-text.js"
 * @import { Act, Tree } from "./tree.js"
 */

import { commentShown } from "../game/comments.js";
import { canStop, isLive, lineShown, mayChoose, undoTo } from "../game/session.js";
import { statusLine, stopWords, storyWords } from "../game/words.js";
import { enable, onButton, setLabel, setText } from "../site/dom.js";
import { SIGNS } from "./tree.js";

const PAUSE = "M8 5v14M16 5v14";

/** Degrees a button turns the board. */
const TURN = 45;

/** The events of the buttons that have not the name of theirs. @type {Record<string, [any, ...any]>} */
const EVENTS = {
  backToGame: ["cancel"],
  first: ["show", 0],
  previous: ["step", -1],
  play: ["replay", true],
  pause: ["replay", false],
  next: ["step", 1],
  last: ["show", Number.POSITIVE_INFINITY],
};

/** The names of the buttons with a sign. */
const LABELS = /** @type {const} */ ({
  undo: "action.undo",
  first: "replay.first",
  previous: "replay.previous",
  next: "replay.next",
  last: "replay.last",
  left: "view.left",
  right: "view.right",
});

/** @type {(tree: Tree, controller: Controller, rotate: (degrees: number) => void) => void} */
export function listenToControls(tree, controller, rotate) {
  const dispatch = /** @type {any} */ (controller.dispatch);
  tree.bar.inert = false;
  tree.controls.inert = false;
  const act = (/** @type {any} */ name) => {
    if (name === "left" || name === "right") rotate(name === "left" ? -TURN : TURN);
    /** @type {(...event: any[]) => void} */ else dispatch(...(EVENTS[name] ?? [name]));
  };
  onButton(tree.turn, "act", act);
  onButton(tree.controls, "act", act);
}

/** @type {(tree: Tree, text: BoardText, state: State) => void} */
export function renderControls(tree, text, state) {
  const { session, note, quiet, moving, thinking, replaying } = state;
  const { game, shown, choice, hands } = session;
  const { buttons } = tree;
  const live = isLive(session);
  const caption = () => commentShown(session).words || storyWords(text, session);
  setText(tree.caption, tree.caption.hidden ? "" : caption());
  // The page announces the result itself.
  const silent = quiet && game.result !== null && live;
  // It waits for the balls.
  if (!moving) setText(tree.status, silent ? "" : statusLine(text, session));
  tree.status.classList.toggle("thinking", thinking);
  setText(tree.note, note);

  for (const name of /** @type {const} */ (["putBack", "cancel", "backToGame"])) {
    setText(buttons[name], text(`turn.${name}`));
  }
  setText(buttons.stop, stopWords(text, session));
  const inTurn = mayChoose(session) && choice.to !== null;
  buttons.stop.hidden = !canStop(session);
  buttons.putBack.hidden = !inTurn || choice.takeBack.length === 0;
  buttons.cancel.hidden = !inTurn;
  buttons.backToGame.hidden = live || hands.length === 0;

  for (const name of /** @type {(keyof typeof LABELS)[]} */ (Object.keys(LABELS))) {
    setLabel(buttons[name], text(LABELS[name]));
  }
  setLabel(buttons.play, text(replaying ? "replay.pause" : "replay.play"));
  setLabel(tree.turn, text("turn.label"));
  setLabel(tree.controls, text("element.controls"));
  setLabel(tree.notation, text("moves.label"));
  buttons.play.dataset.act = replaying ? "pause" : "play";
  buttons.play.querySelector("path")?.setAttribute("d", replaying ? PAUSE : SIGNS.play);
  enable(buttons.undo, undoTo(session) !== null);
  enable(buttons.first, shown.moves.length > 0);
  enable(buttons.previous, shown.moves.length > 0);
  enable(buttons.next, shown.moves.length < lineShown(session).length);
  enable(buttons.last, !live);
  enable(buttons.play, game.moves.length > 0);
}
