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

/** Adds a button for an event of the board. @type {(group: HTMLElement, event: string, className?: string) => HTMLButtonElement} */
export function addButton(group, event, className) {
  const made = button("act", event, "", className);
  made.setAttribute("part", "button");
  group.append(made);
  return made;
}

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
  const turn = part("div", "turn");
  const tree = {
    frame,
    board,
    plan,
    bar,
    status: part("p", "status", bar),
    note: part("p", "note", bar),
    turn,
    finish: addButton(turn, "finish"),
    back: addButton(turn, "putBack"),
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
  bar.append(turn);
  // Nothing can be done with the turn yet.
  tree.finish.hidden = tree.back.hidden = true;
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
  setText(tree.finish, finishWords(text, session));
  tree.finish.hidden = !canFinish(session);
  const step = choice.takeBack.length > 0 ? "turn.putBack" : "turn.cancel";
  setText(tree.back, text(live ? step : "turn.backToGame"));
  tree.back.dataset.act = live ? "putBack" : "cancel";
  tree.back.hidden = live ? !mayChoose(session) || choice.to === null : hands.length === 0;
}
