/**
 * The table of the moves of a position: result, move, and how many replies keep the result for the other player; below
 * it what that means.
 * @import { Game } from "../../pkg/rules.js"
 * @import { Row } from "./explore.js"
 */

import { positionHref } from "../../game/address.js";
import { moveWords } from "../../game/words.js";
import { make, setText } from "../../site/dom.js";
import { text } from "../../text/text.js";
import { createRows } from "../analysis/rows.js";
import { signClass, signOf } from "../analysis/sign.js";
import { legendWords, moveValue } from "../analysis/words.js";

const TITLES = /** @type {const} */ (["openings.value", "openings.move", "openings.replies"]);

/**
 * @param {HTMLElement} room
 * @param {HTMLElement} above What the arrow keys lead to above the first row, and what gets the focus of a row that goes.
 * @param {object} on
 * @param {(move: string) => void} on.show A move was chosen.
 * @param {(move: string | null) => void} on.point A move is pointed at; null: none is.
 */
export function createTable(room, above, on) {
  const element = make("div", "openings-moves");
  const table = make("table");
  const caption = make("caption", "heard");
  const head = make("thead");
  const titles = make("tr");
  const body = make("tbody");
  const heads = TITLES.map(() => Object.assign(make("th"), { scope: "col" }));
  titles.append(...heads);
  head.append(titles);
  table.append(caption, head, body);
  const legend = make("p", "legend");
  legend.id = "openings-legend";
  table.setAttribute("aria-describedby", legend.id);
  element.append(table, legend);
  room.append(element);
  const rows = createRows(body, { point: on.point, above });

  element.addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest("a");
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
    const move = link?.closest("tr")?.dataset.move;
    // A link that is to be opened in another tab is left to the browser.
    if (move === undefined || !isPlain) return;
    event.preventDefault();
    above.focus();
    on.show(move);
  });

  return {
    /** @type {(found: readonly Row[], game: Game) => void} */
    render(found, game) {
      setText(caption, text("analysis.moves"));
      for (const [i, key] of TITLES.entries()) setText(heads[i], text(key));
      const scores = found.flatMap(({ score }) => score ?? []);
      const counts = scores.length === 0 ? [] : [legendWords(scores)];
      setText(legend, [...counts, text("openings.legend")].join(" "));
      body.ariaBusy = String(found.some(({ score }) => score === null));
      rows.render(found.map((row) => rowOf(row, game)));
    },
  };
}

/** @type {(row: Row, game: Game) => HTMLTableRowElement} */
function rowOf({ way, score, replies }, game) {
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
  const line = { ...game, moves: [...game.moves, move.text] };
  link.href = positionHref("index.html", line, "openings");
  const words = `, ${moveWords(text, game.turn, move)}`;
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
