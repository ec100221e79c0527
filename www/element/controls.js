/**
 * Everything beside the board: the status, the buttons of a move and of the game, the list of moves.
 * @import { Controller } from "../game/controller.js"
 * @import { BoardText } from "../text/board-text.js"
 * @import { Settings } from "./attributes.js"
 * @import { Tree } from "./tree.js"
 */

import { commentShown } from "../game/comments.js";
import { canStop, isLive, lineShown, mayChoose, undoTo } from "../game/session.js";
import { statusLine } from "../game/words.js";
import { enable, make, onButton, setLabel, setText } from "../site/dom.js";

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

/** @typedef {keyof typeof SIGNS} Control */

const TURN = /** @type {const} */ (["stop", "putBack", "cancel", "backToGame"]);

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
    play: () => (replay.runs ? replay.stop() : replay.start()),
    next: () => controller.showPly(ply() + 1, controller.session.line),
    last: () => controller.showPly(controller.session.game.moves.length),
    left: () => rotate(-STEP),
    right: () => rotate(STEP),
  };
  const buttons = Object.fromEntries(Object.keys(acts).map((name) => [name, actButton(name)]));
  tree.turn.append(...TURN.map((name) => buttons[name]));
  for (const [name, outline] of Object.entries(SIGNS)) {
    buttons[name].className = "sign";
    buttons[name].append(drawing(outline));
    tree.controls.append(buttons[name]);
  }
  for (const group of [tree.turn, tree.controls]) {
    onButton(group, "act", (name) => acts[/** @type {keyof typeof acts} */ (name)]());
  }

  /** @type {ReturnType<typeof import("../game/move-list.js").createMoveList> | null} */
  let list = null;
  let listing = false;

  /** Loads the list of moves, where it is shown. */
  async function listMoves() {
    if (listing) return;
    listing = true;
    const loaded = await import("../game/move-list.js").catch(() => null);
    if (loaded === null) return;
    const moves = make("div", "moves");
    tree.notation.replaceChildren(moves);
    list = loaded.createMoveList(moves, text, controller.showPly);
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

    /** @type {(state: Controller, settings: Settings, thinking: boolean) => void} */
    render({ session, note, quiet }, { show, replay: seconds }, thinking) {
      const { game, shown, choice, hands } = session;
      const played = hands.length > 0;
      tree.controls.hidden = !show.includes("controls");
      tree.bar.hidden = !played && tree.controls.hidden;
      tree.notation.hidden = !show.includes("notation");
      tree.caption.hidden = !show.includes("caption");
      setText(tree.caption, tree.caption.hidden ? "" : commentShown(session).words);
      if (list !== null) list.render(session);
      else if (!tree.notation.hidden) listMoves();
      // The page announces the result itself.
      const silent = quiet && game.result !== null && isLive(session);
      setText(tree.status, silent ? "" : statusLine(text, session));
      tree.status.classList.toggle("thinking", thinking);
      setText(tree.note, note);
      const inTurn = mayChoose(session) && choice.to !== null;
      buttons.stop.hidden = !canStop(session);
      setText(buttons.stop, text("turn.stop", { taken: choice.takeBack.length }));
      buttons.putBack.hidden = !inTurn || choice.takeBack.length === 0;
      buttons.cancel.hidden = !inTurn;
      buttons.backToGame.hidden = isLive(session) || !played;
      buttons.undo.hidden = !played;
      enable(buttons.undo, undoTo(session) !== null);
      for (const name of ["first", "previous"]) enable(buttons[name], shown.moves.length > 0);
      enable(buttons.next, shown.moves.length < lineShown(session).length);
      enable(buttons.last, !isLive(session));
      enable(buttons.play, game.moves.length > 0);
      buttons.play.hidden = seconds === null;
      buttons.play.querySelector("path")?.setAttribute("d", replay.runs ? PAUSE : SIGNS.play);
      setLabel(buttons.play, text(replay.runs ? "replay.pause" : "replay.play"));
    },
  };
}

/** @param {string} name */
function actButton(name) {
  const button = make("button");
  button.type = "button";
  button.dataset.act = name;
  button.setAttribute("part", "button");
  return button;
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
