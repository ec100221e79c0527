/**
 * The console: status, note and buttons beside a board, rendered from plain data (`console-view.js`) into rooms.
 * A board has rooms in its shadow tree from the beginning, so that nothing moves when their content comes; a page or an
 * exercise has rooms of its own.
 * @import { Part } from "../site/nodes.js"
 * @import { Settings } from "./attributes.js"
 * @import { ButtonView } from "./console-view.js"
 */

import { adoptStyle } from "../site/adopt-style.js";
import { setAria } from "../site/dom.js";
import { button, h, icon, named, toElement } from "../site/nodes.js";
import { renew } from "../site/renew.js";
import { sharedStyle } from "../site/style.js";
import { playersOf } from "./attributes.js";
import { elementStyle } from "./style.js";

/** @typedef {ReturnType<typeof makeTree>} Tree */

/** @typedef {Partial<Record<string, HTMLElement>>} Rooms By the names of what stands in them. */

/** @type {(kind: string, view: ButtonView) => Part} `kind`: the name of the data that says what it does. */
export function buttonPart(kind, { act, words, outline, isSign, isPressed, more, ...view }) {
  const { className, isEnabled = true, isReady } = view;
  const attributes = {
    class: [className, isReady && "primary", isSign && "tool"].filter(Boolean).join(" "),
    part: "button",
    ...(isSign && named(words)),
    "aria-disabled": !isEnabled && "true",
    "aria-pressed": isPressed !== undefined && String(isPressed),
    ...more,
  };
  const picture = outline !== undefined && icon(outline);
  return button(kind, act, attributes, picture, !isSign && words);
}

/** @type {(kind: string, item: any) => Part | string} */
const partOf = (kind, item) => (item.act === undefined ? item : buttonPart(kind, item));

/**
 * Renders a view into rooms, each of which shows what has its name: a text, buttons, or parts as they are. What is
 * null or missing stays as it was.
 * @type {(rooms: Rooms, kind: string, view: { labels?: Record<string, string>, thinking?: boolean, [room: string]: any }) => HTMLElement | null}
 *   The room that has lost the focus.
 */
export function paintConsole(rooms, kind, view) {
  let lost = null;
  if (view.thinking !== undefined) rooms.status?.classList.toggle("thinking", view.thinking);
  for (const [name, room] of /** @type {[string, HTMLElement][]} */ (Object.entries(rooms))) {
    const label = view.labels?.[name];
    if (label !== undefined) setAria(room, "label", label);
    const shown = view[name] ?? null;
    if (shown === null) continue;
    const hadFocus = room.matches(":focus-within");
    const items = [shown].flat().filter((item) => item !== "" && item.isShown !== false);
    renew(room, ...items.map((item) => partOf(kind, item)));
    if (hadFocus && !room.matches(":focus-within")) lost = room;
  }
  return lost;
}

/** A room, with its name as its class and as its part. @type {(name: string, tag?: string, attributes?: Record<string, string>) => HTMLElement} */
const room = (name, tag = "div", attributes = {}) =>
  toElement(h(tag, { class: name, part: name, ...attributes }));

/** Makes the shadow tree of a board. @param {ShadowRoot} shadow */
export function makeTree(shadow) {
  adoptStyle(shadow, sharedStyle, elementStyle);
  const group = { role: "group" };
  const rooms = {
    status: room("status", "p"),
    note: room("note", "p"),
    turn: room("turn", "div", group),
    controls: room("controls", "div", group),
    caption: room("caption", "p"),
    notation: room("notation", "div", group),
  };
  const tree = {
    rooms,
    frame: toElement(h("div", { class: "frame", dir: "ltr" })),
    board: room("board"),
    plan: room("plan"),
    bar: room("bar"),
    error: room("error", "p"),
    /** The live region for assistive technology. */
    announcer: toElement(h("div", { class: "announcer", role: "status" })),
  };
  const { frame, board, plan, bar, error, announcer } = tree;
  const { status, note, turn, ...below } = rooms;
  board.classList.add("board-room");
  bar.append(status, note, turn);
  frame.append(board, plan, bar, ...Object.values(below), error, announcer);
  error.hidden = true;
  shadow.replaceChildren(frame);
  return tree;
}

/**
 * Shows the parts that the settings name.
 * @type {(tree: Tree, settings: Settings, isElsewhere: boolean) => void} `isElsewhere`: status, note and turn are not here.
 */
export function arrange({ board, plan, bar, rooms }, settings, isElsewhere) {
  const { show, camera } = settings;
  board.classList.toggle("bare", !show.includes("reserves"));
  plan.hidden = !(show.includes("plan") || camera.apart);
  for (const name of /** @type {const} */ (["controls", "caption", "notation"])) {
    rooms[name].hidden = !show.includes(name);
  }
  if (isElsewhere) bar.remove();
  bar.hidden = playersOf(settings).hands.length === 0 && rooms.controls.hidden;
}
