/**
 * The shadow tree of a board, and what it says. It is there before the board starts, so that every part has its room.
 * @import { State } from "../game/reduce.js"
 * @import { BoardText } from "../text/board-text.js"
 * @import { Settings } from "./attributes.js"
 */

import { canFinish, isLive, mayChoose } from "../game/session.js";
import { finishWords, statusLine, storyWords } from "../game/words.js";
import { adoptStyle } from "../site/adopt-style.js";
import { button, make, setLabel, setText } from "../site/dom.js";
import { sharedStyle } from "../site/style.js";
import { playersOf } from "./attributes.js";
import { elementStyle } from "./style.js";

/** @typedef {ReturnType<typeof makeTree>} Tree */

/** What can be done with a turn: events by these names. */
const ACTS = /** @type {const} */ (["finish", "putBack", "cancel", "backToGame"]);

/** @param {ShadowRoot} shadow */
export function makeTree(shadow) {
  adoptStyle(shadow, sharedStyle, elementStyle);
  const frame = make("div", "frame");
  frame.dir = "ltr";
  /** @type {(name: "div" | "p", called: string, parent?: HTMLElement) => HTMLElement} */
  const part = (name, called, parent = frame) => {
    const element = make(name, called);
    element.setAttribute("part", called);
    parent.append(element);
    return element;
  };
  const board = part("div", "board");
  board.classList.add("board-room");
  const plan = part("div", "plan");
  const bar = part("div", "bar");
  const tree = {
    frame,
    board,
    plan,
    bar,
    status: part("p", "status", bar),
    note: part("p", "note", bar),
    turn: part("div", "turn", bar),
    controls: part("div", "controls"),
    caption: part("p", "caption"),
    notation: part("div", "notation"),
    error: part("p", "error"),
    /** The live region for assistive technology. */
    announcer: make("div", "announcer"),
    /** The content of the tag: shown where there is no board. */
    fallback: make("slot"),
  };
  for (const group of [tree.turn, tree.controls, tree.notation]) {
    group.setAttribute("role", "group");
  }
  for (const act of ACTS) {
    const made = button("act", act, "");
    made.setAttribute("part", "button");
    // Nothing can be done with the turn yet.
    made.hidden = true;
    tree.turn.append(made);
  }
  tree.announcer.setAttribute("role", "status");
  tree.error.hidden = true;
  tree.fallback.hidden = true;
  frame.append(tree.announcer);
  shadow.replaceChildren(tree.fallback, frame);
  return tree;
}

/** Shows the parts that the settings name. @type {(tree: Tree, settings: Settings) => void} */
export function arrange(tree, settings) {
  const { show, camera } = settings;
  tree.board.classList.toggle("bare", !show.includes("reserves"));
  tree.plan.hidden = !(show.includes("plan") || camera.apart);
  for (const name of /** @type {const} */ (["controls", "caption", "notation"])) {
    tree[name].hidden = !show.includes(name);
  }
  tree.bar.hidden = playersOf(settings).hands.length === 0 && tree.controls.hidden;
}

/** Shows the content of the tag instead of the board. @type {(tree: Tree, otherwise: string) => void} `otherwise`: where it is empty. */
export function giveUp({ fallback, frame }, otherwise) {
  fallback.textContent = otherwise;
  fallback.hidden = false;
  frame.hidden = true;
}

/** Writes what the state says. @type {(tree: Tree, text: BoardText, state: State, comment: string) => void} */
export function fill(tree, text, { session, note, quiet, moving, thinking }, comment) {
  const { game, choice, hands } = session;
  const live = isLive(session);
  setText(tree.caption, tree.caption.hidden ? "" : comment || storyWords(text, session));
  // The page announces the result itself.
  const silent = quiet && game.result !== null && live;
  // It waits for the balls.
  if (!moving) setText(tree.status, silent ? "" : statusLine(text, session));
  tree.status.classList.toggle("thinking", thinking);
  setText(tree.note, note);
  setLabel(tree.turn, text("turn.label"));
  const inTurn = mayChoose(session) && choice.to !== null;
  const offered = {
    finish: canFinish(session),
    putBack: inTurn && choice.takeBack.length > 0,
    cancel: inTurn && choice.takeBack.length === 0,
    backToGame: !live && hands.length > 0,
  };
  for (const button of tree.turn.querySelectorAll("button")) {
    const act = /** @type {keyof typeof offered} */ (button.dataset.act);
    setText(button, act === "finish" ? finishWords(text, session) : text(`turn.${act}`));
    button.hidden = !offered[act];
  }
}
