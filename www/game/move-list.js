/**
 * The list of moves: every turn with its number, the notes of the record below them, the moment shown marked.
 * @import { Game, Note } from "../pkg/rules.js"
 * @import { BoardText } from "../text/board-text.js"
 * @import { Session } from "./session.js"
 */

import { button, make, onButton, setAria } from "../site/dom.js";
import { renew } from "../site/renew.js";
import { MOST_REMARKS, readComment, readVariation } from "./comments.js";
import { turnAt } from "./session.js";

/** @typedef {readonly ("mistake" | "doubtful" | null)[]} Judged Analysis of each move, by ply. */

const LONGEST_REMARK = 2000;

/**
 * @param {HTMLElement} root
 * @param {BoardText} text
 * @param {(ply: number, line: readonly string[] | null) => void} onShow A move was clicked: show the moment after
 *   it, in a variation that of its line.
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
    render({ game, shown, line }, judged = []) {
      const here = line === null ? String(shown.moves.length) : lineData(shown.moves.length, line);
      // In the language of the moment.
      const listing = [text("moves.none"), game.record, here, ...judged].join();
      if (listing !== listed) {
        listed = listing;
        const nodes = content(text, game, judged);
        const buttons = nodes.flatMap((node) => [...node.querySelectorAll("button")]);
        const current = buttons.find(({ dataset: { ply, line } }) => (ply ?? line) === here);
        current?.setAttribute("aria-current", "step");
        renew(root, ...nodes);
      }
      // What is pressed stays under the pointer.
      if (!root.matches(":active")) reveal(root, root.querySelector("[aria-current]"));
    },
  };
}

/** @type {(text: BoardText, game: Game, judged: Judged) => HTMLElement[]} */
function content(text, game, judged) {
  if (game.moves.length === 0 && game.notes.length === 0) {
    return [make("p", "none", text("moves.none"))];
  }
  const list = make("ol");
  list.append(...remarks(text, game, 0));
  /** @type {HTMLElement | null} */
  let row = null;
  game.moves.forEach((_, i) => {
    const ply = i + 1;
    const player = turnAt(game, i);
    if (row === null) {
      row = make("li");
      // Dark may move first, from a position, and goes on in a row of its own after a remark.
      if (player === "dark") row.append(make("span", "gap"));
      list.append(row);
    }
    row.append(make("span", "number", `${ply}.`), moveButton(text, game, ply, judged[ply]));
    const below = remarks(text, game, ply);
    list.append(...below);
    if (player === "dark" || below.length > 0) row = null;
  });
  return [list];
}

/**
 * A move with the judgement of analysis; its sign only where the record has none.
 * @type {(text: BoardText, game: Game, ply: number, kind: Judged[number] | undefined) => HTMLElement}
 */
function moveButton(text, game, ply, kind) {
  const glyphs = game.notes.filter((note) => note.ply === ply && note.kind === "glyph");
  const glyph = glyphs.map((note) => note.text).join("");
  const move = game.moves[ply - 1] + glyph;
  const made = button("ply", String(ply), move);
  const label = text("moves.turn", { turn: ply, player: turnAt(game, ply - 1), text: move });
  setAria(made, "label", kind ? `${label}, ${text(`moves.${kind}`)}` : label);
  if (kind && glyph === "") made.append(make("span", "judged", text(`moves.${kind}.sign`)));
  return made;
}

/**
 * The comments and variations at a ply; only the first of very many. The record keeps all.
 * @type {(text: BoardText, game: Game, ply: number) => HTMLElement[]}
 */
function remarks(text, game, ply) {
  const all = game.notes.filter((note) => note.ply === ply && note.kind !== "glyph");
  const lines = all.slice(0, MOST_REMARKS).map((note) => remarkContent(text, game, note));
  if (all.length > MOST_REMARKS) lines.push(["…"]);
  return lines
    .filter((line) => line.join("") !== "")
    .map((line) => {
      const item = make("li");
      item.appendChild(make("p", "comment")).append(...line);
      return item;
    });
}

/** @type {(text: BoardText, game: Game, note: Note) => (string | HTMLElement)[]} */
function remarkContent(text, game, note) {
  if (note.kind === "comment") return [clipped(readComment(note.text).words)];
  const or = text("moves.variation");
  /** @type {(string | HTMLElement)[]} */
  const content = [or];
  let length = 0;
  for (const { kind, text: written, line, ply } of readVariation(game, note)) {
    if (length > LONGEST_REMARK) return [...content, "…"];
    length += written.length;
    const words = kind === "comment" ? clipped(readComment(written).words) : written;
    if (words === "") continue;
    // Nothing between a parenthesis and what it holds.
    if (written !== ")" && content.at(-1) !== "(") content.push(" ");
    if (kind !== "move") {
      content.push(words);
      continue;
    }
    const made = button("line", lineData(ply, line), words);
    const player = turnAt(game, ply - 1);
    setAria(made, "label", `${or} ${text("moves.turn", { turn: ply, player, text: words })}`);
    content.push(made);
  }
  return content;
}

/** A moment of a line as one text. @type {(ply: number, line: readonly string[]) => string} */
const lineData = (ply, line) => [ply, ...line].join(" ");

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
