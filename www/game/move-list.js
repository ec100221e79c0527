/**
 * The list of moves: every turn with its number, the notes of the record below them, the moment shown marked.
 * @import { Note } from "../pkg/rules.js"
 * @import { Part } from "../site/nodes.js"
 * @import { BoardText } from "../text/board-text.js"
 * @import { Session } from "./session.js"
 */

import { onButton } from "../site/dom.js";
import { button, h } from "../site/nodes.js";
import { renew } from "../site/renew.js";
import { MOST_REMARKS, readComment, readVariation } from "./comments.js";
import { turnAt } from "./session.js";

/** @typedef {readonly ("mistake" | "doubtful" | null)[]} Judged Analysis of each move, by ply. */

const LONGEST_REMARK = 2000;

/**
 * `onShow`: a move was clicked, of the game or of a line.
 * @param {HTMLElement} root @param {BoardText} text @param {(ply: number, line: readonly string[] | null) => void} onShow
 */
export function createMoveList(root, text, onShow) {
  let listed = "";
  onButton(root, "ply", (ply) => onShow(Number(ply), null));
  onButton(root, "line", (line) => {
    const moves = line.split(" ");
    onShow(Number(moves.shift()), moves);
  });

  return {
    /** @param {Session} session @param {Judged} [judged] */
    render(session, judged = []) {
      const { game, shown, line } = session;
      const here = [shown.moves.length, ...(line ?? [])];
      const listing = [text("moves.none"), game.record, ...here, ...judged].join();
      if (listing !== listed) {
        listed = listing;
        renew(root, listView(text, session, judged));
      }
      // With the layout of the next frame, and not one of its own.
      requestAnimationFrame(() => {
        // What is pressed stays under the pointer.
        if (!root.matches(":active")) reveal(root, root.querySelector("[aria-current]"));
      });
    },
  };
}

/** @type {(text: BoardText, session: Pick<Session, "game" | "shown" | "line">, judged: Judged) => Part} */
export function listView(text, { game, shown, line: shownLine }, judged) {
  const { moves, notes } = game;
  if (moves.length === 0 && notes.length === 0)
    return h("p", { class: "none" }, text("moves.none"));
  const here = momentOf(shown.moves.length, shownLine);

  /** A move in the list or in a variation; `mark`: the judgement of analysis. @type {(ply: number, line: readonly string[] | null, written: string, before?: string, mark?: Judged[number]) => Part} */
  const move = (ply, line, written, before = "", mark = null) => {
    const name = text("moves.turn", { turn: ply, player: turnAt(game, ply - 1), text: written });
    const moment = momentOf(ply, line);
    const label = before + (mark ? `${name}, ${text(`moves.${mark}`)}` : name);
    const attributes = { "aria-label": label, "aria-current": moment === here && "step" };
    const made = button(line === null ? "ply" : "line", moment, attributes, written);
    // The record may have a sign of its own.
    if (mark === null || written !== moves[ply - 1]) return made;
    const sign = h("span", { class: "judged" }, text(`moves.${mark}.sign`));
    return { ...made, content: [...made.content, sign] };
  };

  /** @param {Note} note @returns {(Part | string)[]} */
  const remark = (note) => {
    if (note.kind === "comment") return [clipped(readComment(note.text).words)];
    const or = text("moves.variation");
    /** @type {(string | Part)[]} */
    const content = [or];
    let length = 0;
    for (const { kind, text: written, line, ply } of readVariation(game, note)) {
      if (length > LONGEST_REMARK) return [...content, "…"];
      length += written.length;
      const words = kind === "comment" ? clipped(readComment(written).words) : written;
      if (words === "") continue;
      // Nothing between a parenthesis and what it holds.
      if (written !== ")" && content.at(-1) !== "(") content.push(" ");
      content.push(kind === "move" ? move(ply, line, words, `${or} `) : words);
    }
    return content;
  };

  /** The comments and variations at a ply; only the first of very many. The record keeps all. @param {number} ply */
  const remarks = (ply) => {
    const all = notes.filter((note) => note.ply === ply && note.kind !== "glyph");
    const lines = all.slice(0, MOST_REMARKS).map(remark);
    if (all.length > MOST_REMARKS) lines.push(["…"]);
    const written = lines.filter((line) => line.join("") !== "");
    return written.map((line) => h("li", {}, h("p", { class: "comment" }, ...line)));
  };

  const rows = remarks(0);
  /** @type {Part[]} */
  let row = [];
  for (const [i, written] of moves.entries()) {
    const ply = i + 1;
    const player = turnAt(game, i);
    const glyphs = notes.filter((note) => note.ply === ply && note.kind === "glyph");
    // Dark may move first, from a position, and goes on in a row of its own after a remark.
    if (row.length === 0 && player === "dark") row.push(h("span", { class: "gap" }));
    const sign = glyphs.map((note) => note.text).join("");
    const number = h("span", { class: "number" }, `${ply}.`);
    row.push(number, move(ply, null, written + sign, "", judged[ply]));
    const below = remarks(ply);
    if (player === "light" && below.length === 0 && ply < moves.length) continue;
    rows.push(h("li", {}, ...row), ...below);
    row = [];
  }
  return h("ol", {}, ...rows);
}

/** A moment as one text. @type {(ply: number, line: readonly string[] | null) => string} */
const momentOf = (ply, line) => [ply, ...(line ?? [])].join(" ");

/** @param {string} words */
const clipped = (words) =>
  words.length > LONGEST_REMARK ? `${words.slice(0, LONGEST_REMARK)}…` : words;

/**
 * Scrolls the list, and nothing around it, until an item is visible; without one, to the top.
 * @type {(list: HTMLElement, item: HTMLElement | null) => void}
 */
export function reveal(list, item) {
  const top = item?.offsetTop ?? 0;
  const bottom = top + (item?.offsetHeight ?? 0);
  if (item === null) list.scrollTop = 0;
  else if (top < list.scrollTop) list.scrollTop = top - 4;
  else if (bottom > list.scrollTop + list.clientHeight) {
    list.scrollTop = bottom - list.clientHeight + 4;
  }
}
