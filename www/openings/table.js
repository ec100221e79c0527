/**
 * The table of the moves of a position: result, move, and how many replies keep the result for the other player; below
 * it what that means.
 * @import { Player } from "../board/types.js"
 * @import { Row } from "./explorer.js"
 */

import { moveWords } from "../game/words.js";
import { signClass, signOf } from "../play/analysis/sign.js";
import { legendWords, moveValue } from "../play/analysis/words.js";
import { make, setText } from "../site/dom.js";
import { text } from "../text/text.js";

const TITLES = /** @type {const} */ (["openings.value", "openings.move", "openings.replies"]);

/**
 * @param {object} on
 * @param {HTMLElement} on.above What the arrow keys lead to above the first row.
 * @param {(move: string) => string} on.address Of the position after a move.
 * @param {(move: string | null) => void} on.point A move is pointed at; null: none is.
 */
export function createTable(on) {
  const element = make("div", "openings-moves");
  const table = make("table");
  const caption = make("caption", "heard");
  const head = make("thead");
  const titles = make("tr");
  const body = make("tbody");
  const heads = [0, 1, 2].map(() => Object.assign(make("th"), { scope: "col" }));
  titles.append(...heads);
  head.append(titles);
  table.append(caption, head, body);
  const legend = make("p", "legend");
  legend.id = "openings-legend";
  table.setAttribute("aria-describedby", legend.id);
  element.append(table, legend);
  /** @type {Map<string, HTMLTableRowElement>} The rows by move, kept while the values change. */
  let rows = new Map();
  /** @type {Element | null} The link that Tab leads to. */
  let stop = null;

  const links = () => /** @type {HTMLElement[]} */ ([...body.querySelectorAll("a")]);
  const moveOf = (/** @type {Event} */ event) =>
    /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("tr"))?.dataset
      .move ?? null;

  body.addEventListener("focusin", (event) => {
    makeStop(/** @type {Element} */ (event.target));
    on.point(moveOf(event));
  });
  body.addEventListener("focusout", () => on.point(null));
  body.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") on.point(moveOf(event));
  });
  body.addEventListener("pointerleave", () => on.point(null));
  body.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const all = links();
    const at = all.indexOf(/** @type {HTMLElement} */ (event.target)) + step;
    const next = at < 0 ? on.above : all[at];
    event.preventDefault();
    next?.focus();
  });
  on.above.addEventListener("keydown", (event) => {
    const [first] = links();
    if (event.key !== "ArrowDown" || first === undefined) return;
    event.preventDefault();
    first.focus();
  });

  /** @param {Element | null} link */
  function makeStop(link) {
    stop?.setAttribute("tabindex", "-1");
    stop = link;
    link?.setAttribute("tabindex", "0");
  }

  return {
    element,

    /** @type {(found: readonly Row[], player: Player, failed?: boolean) => void} */
    render(found, player, failed = false) {
      element.hidden = found.length === 0;
      setText(caption, text("analysis.moves"));
      for (const [i, key] of TITLES.entries()) setText(heads[i], text(key));
      const scores = found.flatMap(({ score }) => score ?? []);
      const counts = scores.length === 0 ? [] : [legendWords(scores)];
      setText(legend, [...counts, text("openings.legend")].join(" "));
      body.ariaBusy = String(!failed && found.some(({ score }) => score === null));
      const focused = document.activeElement;
      const before = rows;
      rows = new Map(
        found.map((row) => {
          const { text: move } = row.way.moves[0];
          const item = before.get(move) ?? newRow(move);
          fill(item, row, player, on.address(move));
          return [move, item];
        }),
      );
      for (const [at, item] of [...rows.values()].entries()) {
        if (body.children[at] !== item) body.insertBefore(item, body.children[at] ?? null);
      }
      while (body.children.length > rows.size) body.lastElementChild?.remove();
      // A row that was moved has lost the focus.
      if (focused instanceof HTMLElement && body.contains(focused)) focused.focus();
      else makeStop(links()[0] ?? null);
    },
  };
}

/** @param {string} move */
function newRow(move) {
  const row = make("tr");
  row.dataset.move = move;
  const value = make("td");
  const number = make("span");
  number.ariaHidden = "true";
  value.append(number, make("span", "heard"));
  const head = make("th");
  head.scope = "row";
  const link = make("a");
  link.tabIndex = -1;
  link.append(make("span"), make("span", "heard"));
  const like = make("span", "like");
  like.ariaHidden = "true";
  head.append(link, like, make("span", "heard"));
  const replies = make("td", "replies");
  const count = make("span");
  count.ariaHidden = "true";
  replies.append(count, make("span", "heard"));
  row.append(value, head, replies);
  return row;
}

/** @type {(item: HTMLTableRowElement, row: Row, player: Player, address: string) => void} */
function fill(item, { way, score, replies }, player, address) {
  const [value, head, last] = item.children;
  const [move, ...others] = way.moves;
  const [number, heard] = value.children;
  const sign = score && signOf(score);
  number.className = sign === null ? "" : signClass(sign);
  setText(number, sign?.text ?? "");
  setText(heard, score === null ? "" : moveValue(score));
  const [link, like, likeHeard] = head.children;
  /** @type {HTMLAnchorElement} */ (link).href = address;
  setText(link.children[0], move.text);
  setText(link.children[1], `, ${moveWords(text, player, move)}`);
  const same = text("openings.like", { moves: others.map((move) => move.text) });
  setText(like, others.length === 0 ? "" : `×${way.moves.length}`);
  /** @type {HTMLElement} */ (like).title = others.length === 0 ? "" : same;
  setText(likeHeard, others.length === 0 ? "" : `, ${same}`);
  const [count, countHeard] = last.children;
  count.className = typeof replies === "object" && replies?.keep === 1 ? "count only" : "count";
  setText(count, repliesShown(replies));
  setText(
    countHeard,
    replies !== null && typeof replies === "object"
      ? text("openings.kept", { ...replies })
      : repliesShown(replies),
  );
}

/** @param {Row["replies"]} replies */
function repliesShown(replies) {
  if (replies === null) return "";
  if (replies === "every") return text("openings.every");
  if (replies === "none") return "–";
  return `${replies.keep}/${replies.all}`;
}
