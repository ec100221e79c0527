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
import { SIGNS } from "./tree.js";

const PAUSE = "M8 5v14M16 5v14";

/** @type {typeof import("./list.js") | null} Its code is loaded when a board shows the list. */
let moveList = null;

export async function loadMoveList() {
  moveList = await import("./list.js");
}

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
  const ply = () => controller.session.shown.moves.length;
  const acts = {
    stop: controller.stop,
    putBack: controller.putBack,
    cancel: controller.cancel,
    backToGame: controller.cancel,
    undo: controller.undo,
    first: () => controller.showPly(0),
    previous: () => controller.showPly(ply() - 1, controller.session.line),
    play: replay.start,
    pause: replay.stop,
    next: () => controller.showPly(ply() + 1, controller.session.line),
    last: () => controller.showPly(controller.session.game.moves.length),
    left: () => rotate(-STEP),
    right: () => rotate(STEP),
  };
  const { buttons } = tree;
  for (const part of [tree.bar, tree.controls]) part.inert = false;
  for (const group of [tree.turn, tree.controls]) {
    onButton(group, "act", (name) => acts[/** @type {keyof typeof acts} */ (name)]());
  }

  /** @type {ReturnType<typeof import("./list.js").createList> | null} */
  let list = null;
  let listing = false;

  /** Makes the list of moves: at once if its code is there, because the page may be about to be printed. */
  async function listMoves() {
    if (listing) return;
    listing = true;
    if (moveList === null) await loadMoveList().catch(() => {});
    if (moveList === null) return;
    list = moveList.createList(tree.notation, text, controller.showPly);
    list.render(controller.session);
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

    /** @type {(state: Controller, thinking: boolean) => void} */
    render({ session, note, quiet, moving }, thinking) {
      const { game, shown, choice, hands } = session;
      const played = hands.length > 0;
      const caption = () => commentShown(session).words || storyWords(text, session);
      setText(tree.caption, tree.caption.hidden ? "" : caption());
      if (list !== null) list.render(session);
      else if (!tree.notation.hidden) listMoves();
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
      buttons.play.dataset.act = replay.runs ? "pause" : "play";
      buttons.play.querySelector("path")?.setAttribute("d", replay.runs ? PAUSE : SIGNS.play);
      setLabel(buttons.play, text(replay.runs ? "replay.pause" : "replay.play"));
    },
  };
}
