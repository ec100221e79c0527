// The list of turns: numbered pairs, comments under their turn, the one shown marked.

import { make, onButton } from "../site/dom.js";
import { annotations } from "./annotations.js";
import { turnAt } from "./session.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./annotations.js").Annotations} Annotations */
/** @typedef {import("../text/text.js").BoardText} Text */
/** @typedef {readonly ("mistake" | "doubtful" | null)[]} Judged by the number of turns played */

const MOST_REMARKS = 12;
const LONGEST_REMARK = 2000;

/**
 * @param {HTMLElement} root
 * @param {Text} text
 * @param {(ply: number) => void} onLook a turn was clicked: look at the moment after it
 */
export function createMoveList(root, text, onLook) {
  let listed = "";
  onButton(root, "ply", (ply) => onLook(Number(ply)));

  return {
    /** Lists everything anew the next time. */
    forget() {
      listed = "";
    },

    /**
     * @param {Session} session
     * @param {Judged} [judged] what analysis says of the turns
     */
    render(session, judged = []) {
      const { game, looking } = session;
      if (game.record !== listed) {
        listed = game.record;
        root.replaceChildren(...content(text, session));
      }
      for (const button of /** @type {NodeListOf<HTMLElement>} */ (
        root.querySelectorAll("[data-ply]")
      )) {
        const ply = Number(button.dataset.ply);
        judgeTurn(text, session, button, judged[ply] ?? null);
      }
      const shown = String(looking ?? game.moves.length);
      for (const button of root.querySelectorAll("[aria-current]")) {
        if (/** @type {HTMLElement} */ (button).dataset.ply !== shown) {
          button.removeAttribute("aria-current");
        }
      }
      const current = /** @type {HTMLElement | null} */ (
        root.querySelector(`[data-ply="${shown}"]`)
      );
      if (current === null) {
        root.scrollTop = 0;
      } else {
        current.setAttribute("aria-current", "step");
        reveal(root, current);
      }
    },
  };
}

/**
 * @param {Text} text
 * @param {Session} session
 * @returns {HTMLElement[]}
 */
function content(text, session) {
  const { moves, record } = session.game;
  const notes = annotations(record);
  const first = turnAt(session, 0);
  if (moves.length === 0 && notes.remarks.length === 0) {
    return [make("p", "none", text(first === "light" ? "moves.none" : "moves.noneDark"))];
  }
  const list = make("ol");
  list.append(...remarks(text, notes, 0));
  // Dark may begin, from a position: then the first pair has no light turn.
  const shift = first === "light" ? 0 : 1;
  /** @type {HTMLElement | null} */
  let row = null;
  moves.forEach((_, i) => {
    const player = turnAt(session, i);
    const pair = Math.floor((i + shift) / 2) + 1;
    if (row === null) {
      row = make("li");
      row.append(make("span", "number", player === "light" ? `${pair}.` : `${pair}…`));
      if (player === "dark") row.append(make("span", "gap"));
      list.append(row);
    }
    row.append(turnButton(text, session, i + 1, notes.glyphs[i + 1] ?? ""));
    const under = remarks(text, notes, i + 1);
    list.append(...under);
    if (player === "dark") row = null;
    else if (under.length > 0) {
      row.append(make("span", "gap"));
      row = null;
    }
  });
  return [list];
}

/**
 * @param {Text} text
 * @param {Session} session
 * @param {number} turn
 * @param {string} glyph that the record gives it
 */
function turnButton(text, session, turn, glyph) {
  const button = make("button", "", session.game.moves[turn - 1] + glyph);
  button.type = "button";
  button.dataset.ply = String(turn);
  button.dataset.glyph = glyph;
  button.setAttribute("aria-label", labelOf(text, session, turn, glyph));
  return button;
}

/**
 * @param {Text} text
 * @param {Session} session
 * @param {number} turn
 * @param {string} glyph
 */
function labelOf(text, session, turn, glyph) {
  const move = session.game.moves[turn - 1] + glyph;
  return text("moves.turn", { turn, player: turnAt(session, turn - 1), text: move });
}

/**
 * Adds what analysis says of a turn, where the record says nothing.
 * @param {Text} text
 * @param {Session} session
 * @param {HTMLElement} button
 * @param {Judged[number]} kind
 */
function judgeTurn(text, session, button, kind) {
  const { ply, glyph = "", judged = "" } = button.dataset;
  if (judged === (kind ?? "")) return;
  button.dataset.judged = kind ?? "";
  button.querySelector(".judged")?.remove();
  const label = labelOf(text, session, Number(ply), glyph);
  button.setAttribute("aria-label", kind === null ? label : `${label}, ${text(`moves.${kind}`)}`);
  if (kind !== null && glyph === "")
    button.append(make("span", "judged", text(`moves.${kind}.sign`)));
}

/**
 * What stands under a turn; of a flood only the beginning. The record keeps it all.
 * @param {Text} text
 * @param {Annotations} notes
 * @param {number} ply
 */
function remarks(text, notes, ply) {
  const all = notes.remarks[ply] ?? [];
  const shown = all.slice(0, MOST_REMARKS).map(({ kind, text: written }) => {
    const part = clip(written);
    return kind === "comment" ? part : text("moves.variation", { moves: part });
  });
  if (all.length > MOST_REMARKS) shown.push("…");
  return shown.map((line) => {
    const item = make("li");
    item.append(make("p", "comment", line));
    return item;
  });
}

/** @param {string} written */
function clip(written) {
  return written.length > LONGEST_REMARK ? `${written.slice(0, LONGEST_REMARK)}…` : written;
}

/**
 * Scrolls the list, and nothing around it, until `item` is seen.
 * @param {HTMLElement} list
 * @param {HTMLElement} item
 */
function reveal(list, item) {
  const top = item.offsetTop;
  const bottom = top + item.offsetHeight;
  if (top < list.scrollTop) list.scrollTop = top - 4;
  else if (bottom > list.scrollTop + list.clientHeight) {
    list.scrollTop = bottom - list.clientHeight + 4;
  }
}
