/**
 * The header of every page: the name, which leads home and stands in the HTML, the rooms that are visited most, and "More" for
 * the others. The header says in `data-room` where it stands.
 * @import { TextKey } from "../text/text.js"
 */

import { make } from "./dom.js";
import { byId } from "./markup.js";

/** @type {[room: string, name: TextKey][]} */
const ROOMS = [
  ["index", "page.play"],
  ["learn", "learn.link"],
  ["puzzles", "puzzles.link"],
];

/** A link to a room; where the page is that room, marked and nothing to press. @type {(room: string, name: TextKey) => HTMLAnchorElement} */
export function linkTo(room, name) {
  const link = make("a");
  link.dataset.text = name;
  if (room === byId("head").dataset.room) link.ariaCurrent = "page";
  else link.href = `${room}.html`;
  return link;
}

/** Adds the rooms; their names come with `localise`. @returns {HTMLButtonElement} "More". */
export function createHeader() {
  const more = make("button");
  more.type = "button";
  more.dataset.text = "page.more";
  const nav = make("nav");
  nav.append(...ROOMS.map((room) => linkTo(...room)), more);
  byId("head").append(nav);
  return more;
}
