/**
 * Everything beside the board: the status, the buttons of a move and of the game, the list of moves.
 * @import { Controller } from "../game/controller.js"
 * @import { BoardText } from "../text/board-text.js"
 * @import { Tree } from "./tree.js"
 */

import { commentShown } from "../game/comments.js";
import { canStop, isLive, lineShown, mayChoose, undoTo } from "../game/session.js";
import { statusLine, stopWords, storyWords } from "../game/words.js";
import { enable, onButton, setLabel, setText } from "../site/dom.js";
import { late } from "../site/late.js";
import { SIGNS } from "./tree.js";

const PAUSE = "M8 5v14M16 5v14";

/** The list of moves, when a board shows it. */
export const moveList = late(() => import("./list.js"));

/** @typedef {ReturnType<typeof import("./replay.js").createReplay>} Replay */

/** Degrees a button turns the board. */
const STEP = 45;

/**
 * @param {Tree} tree
 * @param {BoardText} text
 * @param {Controller} controller
 * @param {Replay} replay
 * @param {(degrees: number) => void} rotate
 */
export function createControls(tree, text, controller, replay, rotate) {
  const { dispatch } = controller;
  /** @param {number} by */
  const step = (by) => {
    const { shown, line } = controller.state.session;
    dispatch("show", shown.moves.length + by, line);
  };
  const acts = {
    backToGame: () => dispatch("cancel"),
    first: () => dispatch("show", 0),
    previous: () => step(-1),
    play: replay.start,
    pause: replay.stop,
    next: () => step(1),
    last: () => dispatch("show", controller.state.session.game.moves.length),
    left: () => rotate(-STEP),
    right: () => rotate(STEP),
  };
  const { buttons } = tree;
  for (const part of [tree.bar, tree.controls]) part.inert = false;
  for (const group of [tree.turn, tree.controls]) {
    onButton(group, "act", (name) => {
      const act = acts[/** @type {keyof typeof acts} */ (name)];
      // The others are events by these names.
      if (act !== undefined) act();
      else dispatch(/** @type {"stop" | "putBack" | "cancel" | "undo"} */ (name));
    });
  }

  /** @type {ReturnType<typeof import("./list.js").createList> | null} */
  let list = null;

  /** Renders the list of moves: at once if its code is there, because the page may be about to be printed. */
  function renderList() {
    if (list === null && tree.notation.hidden) return;
    moveList.use(({ createList }) => {
      list ??= createList(tree.notation, text, (ply, line) => void dispatch("show", ply, line));
      list.render(controller.state.session);
    });
  }

  /** Labels everything in the language of the texts. */
  function speak() {
    for (const name of /** @type {const} */ (["putBack", "cancel", "backToGame"])) {
      setText(buttons[name], text(`turn.${name}`));
    }
    setLabel(buttons.undo, text("action.undo"));
    for (const name of /** @type {const} */ (["first", "previous", "next", "last"])) {
      setLabel(buttons[name], text(`replay.${name}`));
    }
    setLabel(buttons.left, text("view.left"));
    setLabel(buttons.right, text("view.right"));
    setLabel(tree.turn, text("turn.label"));
    setLabel(tree.controls, text("element.controls"));
    setLabel(tree.notation, text("moves.label"));
    list?.forget();
  }
  speak();

  return {
    speak,

    render() {
      const { session, note, quiet, moving, thinking, replaying } = controller.state;
      const { game, shown, choice, hands } = session;
      const played = hands.length > 0;
      const caption = () => commentShown(session).words || storyWords(text, session);
      setText(tree.caption, tree.caption.hidden ? "" : caption());
      renderList();
      // The page announces the result itself.
      const silent = quiet && game.result !== null && isLive(session);
      // It waits for the balls.
      if (!moving) setText(tree.status, silent ? "" : statusLine(text, session));
      tree.status.classList.toggle("thinking", thinking);
      setText(tree.note, note);
      const inTurn = mayChoose(session) && choice.to !== null;
      buttons.stop.hidden = !canStop(session);
      setText(buttons.stop, stopWords(text, session));
      buttons.putBack.hidden = !inTurn || choice.takeBack.length === 0;
      buttons.cancel.hidden = !inTurn;
      buttons.backToGame.hidden = isLive(session) || !played;
      enable(buttons.undo, undoTo(session) !== null);
      for (const name of /** @type {const} */ (["first", "previous"])) {
        enable(buttons[name], shown.moves.length > 0);
      }
      enable(buttons.next, shown.moves.length < lineShown(session).length);
      enable(buttons.last, !isLive(session));
      enable(buttons.play, game.moves.length > 0);
      buttons.play.dataset.act = replaying ? "pause" : "play";
      buttons.play.querySelector("path")?.setAttribute("d", replaying ? PAUSE : SIGNS.play);
      setLabel(buttons.play, text(replaying ? "replay.pause" : "replay.play"));
    },
  };
}
