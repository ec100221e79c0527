/**
 * The table of the moves of a position: result, move, and how many replies keep the result for the other player; below
 * it what that means.
 * @import { Player } from "../board/types.js"
 * @import { Row } from "./explorer.js"
 */

import { moveWords } from "../game/words.js";
import { createRows } from "../play/analysis/rows.js";
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
  const rows = createRows(body, on);

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
      rows.render(found.map((row) => rowOf(row, player, on.address(row.way.moves[0].text))));
    },
  };
}

/** @type {(row: Row, player: Player, address: string) => HTMLTableRowElement} */
function rowOf({ way, score, replies }, player, address) {
  const [move, ...others] = way.moves;
  const row = make("tr");
  row.dataset.move = move.text;
  const sign = score && signOf(score);
  const value = make("td");
  value.append(
    unheard(sign?.text ?? "", sign === null ? "" : signClass(sign)),
    make("span", "heard", score === null ? "" : moveValue(score)),
  );
  const head = make("th");
  head.scope = "row";
  const link = make("a");
  link.tabIndex = -1;
  link.href = address;
  const words = `, ${moveWords(text, player, move)}`;
  link.append(make("span", "", move.text), make("span", "heard", words));
  head.append(link);
  if (others.length > 0) {
    const same = text("openings.like", { moves: others.map((move) => move.text) });
    const like = unheard(`×${way.moves.length}`, "like");
    like.title = same;
    head.append(like, make("span", "heard", `, ${same}`));
  }
  const last = make("td", "replies");
  const kept = replies !== null && typeof replies === "object" ? replies : null;
  const shown = repliesShown(replies);
  last.append(
    unheard(shown, kept?.keep === 1 ? "count only" : "count"),
    make("span", "heard", kept === null ? shown : text("openings.kept", { ...kept })),
  );
  row.append(value, head, last);
  return row;
}

/** What is only seen. @type {(content: string, className: string) => HTMLElement} */
function unheard(content, className) {
  const element = make("span", className, content);
  element.ariaHidden = "true";
  return element;
}

/** @param {Row["replies"]} replies */
function repliesShown(replies) {
  if (replies === null) return "";
  if (replies === "every") return text("openings.every");
  if (replies === "none") return "–";
  return `${replies.keep}/${replies.all}`;
}
