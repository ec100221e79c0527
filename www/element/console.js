/**
 * The console: status, note, buttons and players beside a board, rendered from plain data (`console-view.js`) into rooms.
 * A board has rooms in its shadow tree from the beginning, so that nothing moves when their content comes; a page or an
 * exercise has rooms of its own.
 * @import { Part } from "../site/nodes.js"
 * @import { Settings } from "./attributes.js"
 * @import { ButtonView } from "./console-view.js"
 */

import { adoptStyle } from "../site/adopt-style.js";
import { onButton, setAria } from "../site/dom.js";
import { icon } from "../site/icon.js";
import { button, h, named, toElement } from "../site/nodes.js";
import { renew } from "../site/renew.js";
import { sharedStyle } from "../site/style.js";
import { playersOf } from "./attributes.js";
import { elementStyle } from "./style.js";

/** @typedef {ReturnType<typeof makeTree>} Tree */

/** @typedef {Partial<Record<string, HTMLElement>>} Rooms By the names of what stands in them. */

/** @type {(kind: string, view: ButtonView) => Part} `kind`: the name of the data that says what it does. */
export function buttonPart(kind, { act, words, outline, isSign, isPressed, more, ...view }) {
  const { name = act, isEnabled = true, isReady } = view;
  const attributes = {
    class: [name, isReady && "primary", isSign && "sign"].filter(Boolean).join(" "),
    part: "button",
    ...(isSign && named(words)),
    "aria-disabled": !isEnabled && "true",
    "aria-pressed": isPressed !== undefined && String(isPressed),
    ...more,
  };
  const picture = outline !== undefined && icon(outline);
  return button(kind, act, attributes, picture, !isSign && (picture ? h("span", {}, words) : words));
}

/** @param {import("./console-view.js").PlayerView} view */
const playerPart = ({ player, isTurn, name, role, clock }) =>
  h(
    "li",
    { class: "player", "data-player": player, "aria-current": isTurn && "true" },
    h("span", { class: `disc ${player}`, "aria-hidden": "true" }),
    h("span", { class: "who" }, h("b", {}, name), " ", h("span", { class: "role" }, role)),
    clock &&
      h(
        "span",
        { class: clock.isLow ? "clock low" : "clock", role: "timer", "aria-label": clock.label },
        clock.face,
      ),
  );

/** @type {(kind: string, item: any) => Part | string} */
const partOf = (kind, item) =>
  "act" in item ? buttonPart(kind, item) : "player" in item ? playerPart(item) : item;

/**
 * A console in rooms. Each shows the part of a view that has its name: a text, buttons, players, or parts as they are; what
 * is null or missing stays as it was.
 * @param {Rooms} rooms
 * @param {string} kind The name of the buttons' data.
 * @param {(act: string) => void} act
 */
export function createConsole(rooms, kind, act) {
  for (const room of new Set(Object.values(rooms))) onButton(/** @type {HTMLElement} */ (room), kind, act);
  return {
    rooms,
    /** @param {{ labels?: Record<string, string>, [room: string]: any }} view @returns {HTMLElement | null} The room that has lost the focus. */
    paint(view) {
      let lost = null;
      for (const [name, room] of /** @type {[string, HTMLElement][]} */ (Object.entries(rooms))) {
        const shown = view[name];
        const label = view.labels?.[name];
        if (label !== undefined) setAria(room, "label", label);
        if (shown === null || shown === undefined) continue;
        const hadFocus = room.matches(":focus-within");
        const items = typeof shown === "string" ? (shown === "" ? [] : [shown]) : shown;
        renew(
          room,
          ...items
            .filter((/** @type {any} */ { isShown = true }) => isShown)
            .map((/** @type {any} */ item) => (typeof item === "string" ? item : partOf(kind, item))),
        );
        if (hadFocus && !room.matches(":focus-within")) lost = room;
      }
      return lost;
    },
  };
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
  };
  const tree = {
    rooms,
    frame: room("frame"),
    board: room("board"),
    plan: room("plan"),
    bar: room("bar"),
    notation: room("notation", "div", group),
    error: room("error", "p"),
    /** The live region for assistive technology. */
    announcer: room("announcer", "div", { role: "status" }),
    /** The content of the tag: shown where there is no board. */
    fallback: toElement(h("slot", {})),
  };
  const { frame, board, plan, bar, notation, error, announcer, fallback } = tree;
  frame.dir = "ltr";
  board.classList.add("board-room");
  bar.append(rooms.status, rooms.note, rooms.turn);
  frame.append(board, plan, bar, rooms.controls, rooms.caption, notation, error, announcer);
  error.hidden = fallback.hidden = true;
  shadow.replaceChildren(fallback, frame);
  return tree;
}

/**
 * Shows the parts that the settings name.
 * @type {(tree: Tree, settings: Settings, isElsewhere: boolean) => void} `isElsewhere`: status, note and turn are not here.
 */
export function arrange({ board, plan, bar, notation, rooms }, settings, isElsewhere) {
  const { show, camera } = settings;
  board.classList.toggle("bare", !show.includes("reserves"));
  plan.hidden = !(show.includes("plan") || camera.apart);
  const { controls, caption } = rooms;
  for (const [name, room] of /** @type {const} */ (Object.entries({ controls, caption, notation }))) {
    room.hidden = !show.includes(/** @type {any} */ (name));
  }
  if (isElsewhere) bar.remove();
  else if (!bar.isConnected) plan.after(bar);
  bar.hidden = playersOf(settings).hands.length === 0 && controls.hidden;
}

/** Shows the content of the tag instead of the board. @type {(tree: Tree, otherwise: string) => void} `otherwise`: where it is empty. */
export function giveUp({ fallback, frame }, otherwise) {
  fallback.textContent = otherwise;
  fallback.hidden = false;
  frame.hidden = true;
}
