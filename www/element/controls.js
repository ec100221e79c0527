/**
 * Everything beside the board: the sentence that says what to do, the buttons of a turn and of the
 * game, the list of turns.
 *
 * @import { Session } from "../game/session.js"
 * @import { Table } from "../game/table.js"
 * @import { Tree } from "./tree.js"
 */

import { enable, make, onButton, setLabel, setText } from "../site/dom.js";
import { handToMove, undoTo } from "../game/session.js";
import { options } from "../game/turn-builder.js";
import { statusLine } from "../game/words.js";

/** @typedef {import("../text/text.js").BoardText} Text */

/** Outlines of signs, 24 units a side. */
const SIGNS = {
  undo: "M9 5L4 10l5 5M4 10h9a6 6 0 0 1 0 12h-3",
  first: "M6 5v14M18 5l-8 7 8 7",
  previous: "M15 5l-8 7 8 7",
  next: "M9 5l8 7-8 7",
  last: "M18 5v14M6 5l8 7-8 7",
  left: "M5 5v5h5M5.5 10A7.5 7.5 0 1 1 5 15",
  right: "M19 5v5h-5M18.5 10A7.5 7.5 0 1 0 19 15",
};

/** @typedef {keyof typeof SIGNS} Control */

/** Degrees a press turns the board. */
const STEP = 45;

/**
 * @param {Tree} tree
 * @param {Text} text
 * @param {() => Table} table
 * @param {(degrees: number) => void} turnBoard
 */
export function createControls(tree, text, table, turnBoard) {
  /** @type {ReturnType<typeof fillTurn>} */
  let turn;
  /** @type {ReturnType<typeof fillControls>} */
  let buttons;
  /** @type {ReturnType<typeof import("../game/move-list.js").createMoveList> | null} */
  let list = null;
  let listing = false;

  /** The list of turns, fetched where it is shown. */
  async function listTurns() {
    if (listing) return;
    listing = true;
    const loaded = await import("../game/move-list.js").catch(() => null);
    if (loaded === null) return;
    const turns = make("div", "moves");
    tree.notation.replaceChildren(turns);
    list = loaded.createMoveList(turns, text, (ply) => table().look(ply));
    list.render(table().session);
  }

  /** @type {Record<string, () => void>} */
  const acts = {
    stop: () => table().stop(),
    putBack: () => table().putBack(),
    cancel: () => table().cancel(),
    backToGame: () => table().cancel(),
    undo() {
      const ply = undoTo(table().session);
      if (ply !== null) table().goTo(ply);
    },
    first: () => table().look(0),
    previous: () => table().look(at(table().session) - 1),
    next: () => table().look(at(table().session) + 1),
    last: () => table().look(table().session.game.moves.length),
    left: () => turnBoard(-STEP),
    right: () => turnBoard(STEP),
  };
  for (const group of [tree.turn, tree.controls]) onButton(group, "act", (name) => acts[name]());

  /** Everything in the language of the texts. */
  function speak() {
    turn = fillTurn(tree.turn, text);
    buttons = fillControls(tree.controls, text);
    setLabel(tree.turn, text("turn.label"));
    setLabel(tree.controls, text("element.controls"));
    setLabel(tree.notation, text("moves.label"));
    list?.forget();
  }
  speak();

  return {
    speak,

    /**
     * @param {Session} session
     * @param {string} note
     * @param {boolean} quiet Whether the result is left for others to tell.
     * @param {readonly string[]} show
     * @param {boolean} thinking
     */
    render(session, note, quiet, show, thinking) {
      const { game, looking, choice, legal, hands } = session;
      const played = hands.length > 0;
      const controlled = show.includes("controls");
      tree.bar.hidden = !played && !controlled;
      tree.controls.hidden = !controlled;
      tree.notation.hidden = !show.includes("notation");
      if (list !== null) list.render(session);
      else if (!tree.notation.hidden) listTurns();
      const told = quiet && game.result !== null && looking === null;
      setText(tree.status, told ? "" : statusLine(text, session));
      tree.status.classList.toggle("thinking", thinking);
      setText(tree.note, note);
      const inTurn = looking === null && handToMove(session) && choice.to !== null;
      turn.stop.hidden = !inTurn || !options(legal, choice).canStop;
      setText(turn.stop, text("turn.stop", { taken: choice.takeBack.length }));
      turn.putBack.hidden = !inTurn || choice.takeBack.length === 0;
      turn.cancel.hidden = !inTurn;
      turn.backToGame.hidden = looking === null || !played;
      buttons.undo.hidden = !played;
      enable(buttons.undo, undoTo(session) !== null);
      const now = at(session);
      for (const name of /** @type {const} */ (["first", "previous"])) {
        enable(buttons[name], now > 0);
      }
      for (const name of /** @type {const} */ (["next", "last"])) {
        enable(buttons[name], now < game.moves.length);
      }
    },
  };
}

/**
 * How many turns have been played at the moment shown.
 *
 * @param {Session} session
 */
const at = ({ game, looking }) => looking ?? game.moves.length;

/**
 * @param {HTMLElement} root
 * @param {Text} text
 */
function fillTurn(root, text) {
  const button = (/** @type {string} */ name, label = "") => {
    const element = make("button", "", label);
    element.type = "button";
    element.dataset.act = name;
    element.setAttribute("part", "button");
    return element;
  };
  const buttons = {
    stop: button("stop"),
    putBack: button("putBack", text("turn.putBack")),
    cancel: button("cancel", text("turn.cancel")),
    backToGame: button("backToGame", text("turn.backToGame")),
  };
  root.replaceChildren(...Object.values(buttons));
  return buttons;
}

/**
 * @param {HTMLElement} root
 * @param {Text} text
 */
function fillControls(root, text) {
  /** @type {Record<Control, string>} */
  const labels = {
    undo: text("action.undo"),
    first: text("replay.first"),
    previous: text("replay.previous"),
    next: text("replay.next"),
    last: text("replay.last"),
    left: text("view.left"),
    right: text("view.right"),
  };
  const made = Object.entries(labels).map(([name, label]) => {
    const button = make("button", "sign");
    button.type = "button";
    button.dataset.act = name;
    button.setAttribute("part", "button");
    setLabel(button, label);
    button.append(drawing(SIGNS[/** @type {Control} */ (name)]));
    return /** @type {const} */ ([name, button]);
  });
  const buttons = /** @type {Record<Control, HTMLButtonElement>} */ (Object.fromEntries(made));
  root.replaceChildren(...Object.values(buttons));
  return buttons;
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
