/**
 * The openings from the moment shown: what each move is worth, and how many replies to it are good. Positions that are
 * images of each other are one node, by whatever moves they are reached; the moves that lead to the same node are one way.
 * @import { Known, MoveScore } from "../../engine/judge.js"
 * @import { Rules } from "../../game/session.js"
 * @import { Game, Move } from "../../pkg/rules.js"
 * @import { Part } from "../../site/nodes.js"
 * @import { Shown } from "./analysis.js"
 * @import { ScoredMove } from "./marks.js"
 */

import { isProven } from "../../engine/judge.js";
import { isEnough, keyOf, PURPOSES } from "../../engine/know.js";
import { savesData } from "../../engine/tables.js";
import { positionHref } from "../../game/address.js";
import { canonical, positionOf, signsOf } from "../../game/symmetry.js";
import { moveWords } from "../../game/words.js";
import { h } from "../../site/nodes.js";
import { text } from "../../text/text.js";
import { isOpen } from "./analysis.js";
import { badge, heard, UNHEARD } from "./words.js";

/** The moves that lead to one node, at least one. @typedef {{ node: Game, moves: readonly Move[] }} Way */
/** How many replies keep the best value that there is; images of each other count once. @typedef {{ keep: number, all: number }} Replies */

/**
 * A row of the table. `replies`: "every": whatever is replied, the move wins; "none": not known, and not asked; null: not known yet.
 * @typedef {Way & { score: ScoredMove | null, replies: Replies | "every" | "none" | null }} Row
 */

/** The text of the position that is asked about in place of all images of a game's position. @param {Pick<Game, "balls" | "turn">} game */
export const nodeText = ({ balls, turn }) =>
  positionOf(canonical(signsOf(balls)), turn === "light" ? "l" : "d");

/** By the game that they go on from: each answer that arrives needs them again. @type {WeakMap<Game, Way[]>} */
const waysFrom = new WeakMap();

/** The ways from a position. @type {(rules: Rules, game: Game) => Way[]} */
export function waysOf(rules, game) {
  const before = waysFrom.get(game);
  if (before) return before;
  /** @type {Map<string, Move[]>} */
  const found = new Map();
  for (const move of rules.legalMoves(game)) {
    const position = nodeText(rules.play(game, move));
    found.set(position, [...(found.get(position) ?? []), move]);
  }
  const ways = [...found].map(([position, moves]) => {
    return { node: rules.newGame({ ...game.rules, position }), moves };
  });
  waysFrom.set(game, ways);
  return ways;
}

/** By what is known of the position they are made in. @type {WeakMap<object, Replies>} */
const counted = new WeakMap();

/** Those with the best value first. @type {(rules: Rules, game: Game, scores: readonly ScoredMove[], known: Known) => Row[]} */
export const openingRows = (rules, game, scores, known) =>
  waysOf(rules, game)
    .map((way) => {
      const score = scores.find(({ text }) => text === way.moves[0].text) ?? null;
      return { ...way, score, replies: repliesTo(rules, way.node, score, known) };
    })
    .sort((a, b) => (b.score?.score ?? 0) - (a.score?.score ?? 0));

/** Whether the replies to a move are asked about: not where it wins whatever is replied. @param {MoveScore | null} score */
export const countsReplies = (score) =>
  score?.exact === true && score.value !== "win" && !savesData();

/** @type {(rules: Rules, node: Game, score: MoveScore | null, known: Known) => Row["replies"]} */
function repliesTo(rules, node, score, known) {
  if (score === null) return null;
  if (!countsReplies(score)) return score.value === "win" ? "every" : "none";
  const answer = known(keyOf(node));
  if (answer === null) return null;
  const { scores } = answer;
  if (!isProven(scores)) return isEnough(answer, PURPOSES.soon) ? "none" : null;
  const found = counted.get(scores);
  if (found) return found;
  const [{ value: most }] = scores;
  const best = new Set(scores.filter(({ value }) => value === most).map(({ text }) => text));
  const ways = waysOf(rules, node);
  const keep = ways.filter(({ moves }) => best.has(moves[0].text)).length;
  const count = { keep, all: ways.length };
  counted.set(scores, count);
  return count;
}

/** Whether the proven results of moves differ. @param {readonly MoveScore[]} scores */
export const differ = (scores) => new Set(scores.flatMap(({ value }) => value ?? [])).size > 1;

/** Closed, it is there only where the moves differ. @type {(state: Shown) => Part | null} */
export function openingsView(state) {
  const { game, explores, rows, scores } = state;
  if (!isOpen(state) || !(explores || differ(scores))) return null;
  const root = { class: "explore", id: "explore", open: explores };
  const summary = h("summary", {}, text("openings.title"));
  if (!explores) return h("details", root, summary);
  const heads = /** @type {const} */ (["openings.value", "openings.move", "openings.replies"]);
  const attributes = { class: "openings-moves", "aria-describedby": "legend openings-legend" };
  const isBusy = rows.some(({ score }) => score === null);
  const caption = h("caption", { class: "heard" }, text("analysis.moves"));
  const head = h("tr", {}, ...heads.map((key) => h("th", { scope: "col" }, text(key))));
  const body = rows.map((row) => rowOf(row, game));
  const parts = [h("thead", {}, head), h("tbody", { "aria-busy": String(isBusy) }, ...body)];
  const legend = h("p", { class: "legend", id: "openings-legend" }, text("openings.legend"));
  return h("details", root, summary, h("table", attributes, caption, ...parts), legend);
}

/** @type {(row: Row, game: Game) => Part} */
function rowOf({ moves: [move, ...others], score, replies }, game) {
  const line = { ...game, moves: [...game.moves, move.text] };
  const href = positionHref("index.html", line, "openings");
  const words = heard(`, ${moveWords(text, game.turn, move)}`);
  const link = h("a", { href, tabindex: -1 }, h("span", {}, move.text), words);
  const same = text("openings.like", { moves: others.map(({ text }) => text) });
  const like = h("span", { ...UNHEARD, class: "like", title: same }, `×${others.length + 1}`);
  const alike = others.length > 0 ? [like, heard(`, ${same}`)] : [];
  const count = typeof replies === "string" ? null : replies;
  const other = replies === "every" ? text("openings.every") : replies === "none" ? "–" : "";
  const shown = count ? `${count.keep}/${count.all}` : other;
  const kind = { ...UNHEARD, class: count?.keep === 1 ? "count only" : "count" };
  const kept = heard(count ? text("openings.kept", { ...count }) : other);
  // The words of an estimate are longer: seen, they would change the height of the row.
  const worth = score?.sign.hollow
    ? heard(score.worth)
    : h("span", { class: "worth" }, score?.worth ?? "");
  const cells = [
    h("td", {}, badge(score?.sign ?? null), " ", worth),
    h("th", { scope: "row" }, link, ...alike),
    h("td", { class: "replies" }, h("span", kind, shown), kept),
  ];
  return h("tr", { "data-move": move.text }, ...cells);
}
