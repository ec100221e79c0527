/**
 * The list of moves: numbered pairs, the notes of the record below them, the moment shown marked.
 * @import { Game, Note } from "../pkg/rules.js"
 * @import { BoardText } from "../text/board-text.js"
 * @import { Session } from "./session.js"
 */

import { make, onButton } from "../site/dom.js";
import { turnAt } from "./session.js";

/** @typedef {readonly ("mistake" | "doubtful" | null)[]} Judged Analysis of each move, by ply. */

const MOST_REMARKS = 12;
const LONGEST_REMARK = 2000;

/**
 * @param {HTMLElement} root
 * @param {BoardText} text
 * @param {(ply: number) => void} onShow A move was clicked: show the moment after it.
 */
export function createMoveList(root, text, onShow) {
  let listed = "";
  onButton(root, "ply", (ply) => onShow(Number(ply)));

  return {
    /** Makes the next `render` build the list again, in another language. */
    forget() {
      listed = "";
    },

    /**
     * @param {Session} session
     * @param {Judged} [judged]
     */
    render({ game, shown }, judged = []) {
      if (game.record !== listed) {
        listed = game.record;
        root.replaceChildren(...content(text, game));
      }
      const ply = String(shown.moves.length);
      /** @type {HTMLElement | null} */
      let current = null;
      for (const button of /** @type {NodeListOf<HTMLElement>} */ (
        root.querySelectorAll("[data-ply]")
      )) {
        judgeMove(text, game, button, judged[Number(button.dataset.ply)] ?? null);
        if (button.dataset.ply === ply) current = button;
        else button.removeAttribute("aria-current");
      }
      current?.setAttribute("aria-current", "step");
      reveal(root, current);
    },
  };
}

/** @type {(text: BoardText, game: Game) => HTMLElement[]} */
function content(text, game) {
  const first = turnAt(game, 0);
  if (game.moves.length === 0 && game.notes.length === 0) {
    return [make("p", "none", text(first === "light" ? "moves.none" : "moves.noneDark"))];
  }
  const list = make("ol");
  list.append(...remarks(text, game, 0));
  // Dark may move first, from a position: then the first pair has no move of light.
  const shift = first === "light" ? 0 : 1;
  /** @type {HTMLElement | null} */
  let row = null;
  game.moves.forEach((_, i) => {
    const player = turnAt(game, i);
    const pair = Math.floor((i + shift) / 2) + 1;
    if (row === null) {
      row = make("li");
      row.append(make("span", "number", player === "light" ? `${pair}.` : `${pair}…`));
      if (player === "dark") row.append(make("span", "gap"));
      list.append(row);
    }
    row.append(moveButton(text, game, i + 1));
    const below = remarks(text, game, i + 1);
    list.append(...below);
    if (player === "dark") row = null;
    else if (below.length > 0) {
      row.append(make("span", "gap"));
      row = null;
    }
  });
  return [list];
}

/**
 * @param {BoardText} text
 * @param {Game} game
 * @param {number} ply
 */
function moveButton(text, game, ply) {
  const glyphs = game.notes.filter((note) => note.ply === ply && note.kind === "glyph");
  const glyph = glyphs.map((note) => note.text).join("");
  const button = make("button", "", game.moves[ply - 1] + glyph);
  button.type = "button";
  button.dataset.ply = String(ply);
  button.dataset.glyph = glyph;
  button.setAttribute("aria-label", labelOf(text, game, ply, glyph));
  return button;
}

/**
 * @param {BoardText} text
 * @param {Game} game
 * @param {number} turn
 * @param {string} glyph
 */
function labelOf(text, game, turn, glyph) {
  const move = game.moves[turn - 1] + glyph;
  return text("moves.turn", { turn, player: turnAt(game, turn - 1), text: move });
}

/**
 * Adds the judgement of analysis; its sign only where the record has none.
 * @type {(text: BoardText, game: Game, button: HTMLElement, kind: Judged[number]) => void}
 */
function judgeMove(text, game, button, kind) {
  const { ply, glyph = "", judged = "" } = button.dataset;
  if (judged === (kind ?? "")) return;
  button.dataset.judged = kind ?? "";
  button.querySelector(".judged")?.remove();
  const label = labelOf(text, game, Number(ply), glyph);
  button.setAttribute("aria-label", kind === null ? label : `${label}, ${text(`moves.${kind}`)}`);
  if (kind !== null && glyph === "") {
    button.append(make("span", "judged", text(`moves.${kind}.sign`)));
  }
}

/**
 * The comments and variations at a ply; only the first of very many. The record keeps all.
 * @param {BoardText} text
 * @param {Game} game
 * @param {number} ply
 */
function remarks(text, game, ply) {
  const all = game.notes.filter((note) => note.ply === ply && note.kind !== "glyph");
  const lines = all.slice(0, MOST_REMARKS).map((note) => remarkWords(text, note));
  if (all.length > MOST_REMARKS) lines.push("…");
  return lines.map((line) => {
    const item = make("li");
    item.append(make("p", "comment", line));
    return item;
  });
}

/**
 * @param {BoardText} text
 * @param {Note} note
 */
function remarkWords(text, { kind, text: written }) {
  const long = written.length > LONGEST_REMARK;
  const line = long ? `${written.slice(0, LONGEST_REMARK)}…` : written;
  return kind === "comment" ? line : text("moves.variation", { moves: line });
}

/**
 * Scrolls the list, and nothing around it, until an item is visible; without one, to the top.
 * @type {(list: HTMLElement, item: HTMLElement | null) => void}
 */
function reveal(list, item) {
  const top = item?.offsetTop ?? 0;
  const bottom = top + (item?.offsetHeight ?? 0);
  if (item === null) list.scrollTop = 0;
  else if (top < list.scrollTop) list.scrollTop = top - 4;
  else if (bottom > list.scrollTop + list.clientHeight) {
    list.scrollTop = bottom - list.clientHeight + 4;
  }
}
