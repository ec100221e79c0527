/**
 * The openings: a board, the line that leads to the position on it, and the table of its moves. The address has the
 * rules and the line; everything shown follows from it.
 * @import { PylosBoard } from "../pylos-board.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { Row } from "./explorer.js"
 */

import { createEngine } from "../engine/engine.js";
import { parseAddress, positionHref } from "../game/address.js";
import { explain } from "../game/explain.js";
import { createRuleSets } from "../game/rule-sets.js";
import { NOTHING } from "../game/turn-builder.js";
import { lastMoveWords, resultLine } from "../game/words.js";
import { openMemory } from "../library/storage.js";
import { standing } from "../play/analysis/judge.js";
import { overlay, valueMarks } from "../play/analysis/marks.js";
import { createTables } from "../play/analysis/tables.js";
import { positionWords } from "../play/analysis/words.js";
import { wayMarks } from "../play/way.js";
import { setText } from "../site/dom.js";
import { byId } from "../site/markup.js";
import { pageReady } from "../site/ready.js";
import { startPage } from "../site/start.js";
import { analysisTexts } from "../text/analysis.js";
import { openingsTexts } from "../text/openings.js";
import { text } from "../text/text.js";
import { createExplorer } from "./explorer.js";
import { createLine } from "./line.js";
import { followLinks } from "./links.js";
import { createTable } from "./table.js";

const { say } = await startPage({ texts: [openingsTexts, analysisTexts], speak, tell: tellAndSay });

const board = /** @type {PylosBoard} */ (byId("board"));
const heading = byId("position");
const note = byId("note");
board.addEventListener("pylos-say", (event) => {
  // One live region announces everything, in order.
  event.preventDefault();
  say(event.detail.text);
});
// Imported after the language is set, because the board reads it when it is created.
await import("../pylos-board.js");
await board.ready.catch((error) => {
  // The board shows why.
  byId("known").hidden = true;
  pageReady();
  throw error;
});
const rules = await import("../pkg/rules.js");
await rules.default();

/** @type {Game} The position shown, with the line that leads to it. */
let game = rules.newGame();
/** @type {Row[]} */
let rows = [];
/** @type {string | null} The move pointed at in the table. */
let pointed = null;
/** What was said of the position; "" where nothing is known yet. */
let verdict = "";
let wantsAll = false;
let failed = false;

const engine = createEngine((_, more) => {
  tables.update();
  if (!more) return;
  explorer.doubt();
  ask();
});
const explorer = createExplorer(rules, engine, {
  answer() {
    render();
    ask();
  },
  fail() {
    failed = true;
    render();
  },
});
const tables = createTables({ engine, memory: openMemory(), say, rest: heading }, () => {
  wantsAll = true;
  ask();
});
const line = createLine(hrefOf);
const table = createTable({
  above: heading,
  address: (move) => hrefOf({ ...game, moves: [...game.moves, move] }),
  point(move) {
    if (pointed === move) return;
    pointed = move;
    renderMarks();
  },
});
byId("moves").append(table.element);
const ruleSets = createRuleSets((chosen) => {
  // The line, as far as these rules allow it.
  for (let count = game.moves.length; count >= 0; count -= 1) {
    try {
      const moves = game.moves.slice(0, count);
      go(hrefOf(rules.newGame({ ...chosen, position: game.start, moves })));
      return;
    } catch {
      // One move less.
    }
  }
});

/** The address of a position on this page. @param {Pick<Game, "rules" | "start" | "moves">} game */
function hrefOf(game) {
  return positionHref(location.pathname, game);
}

/** The game of the address. */
function addressed() {
  const { rules: chosen, position, moves } = parseAddress(location.hash) ?? { moves: [] };
  const found = rules.newGame({ ...chosen, position: position ?? undefined, moves });
  // The same position again: the moves between lead nowhere.
  if (found.repetitions === 1) return found;
  const { start } = found;
  return (
    found.moves
      .map((_, ply) =>
        rules.newGame({ ...found.rules, position: start, moves: moves.slice(0, ply) }),
      )
      .find(({ position }) => position === found.position) ?? found
  );
}

/** Shows the position of the address. */
function follow() {
  tell("");
  try {
    game = addressed();
  } catch (problem) {
    explain(problem).then(tellAndSay);
  }
  history.replaceState(null, "", hrefOf(game));
  pointed = null;
  verdict = "";
  failed = false;
  explorer.visit(game);
  if (board.game?.record !== game.record) board.load({ game, interactive: "both" });
  ruleSets.show(game.rules);
  line.render(game, explorer.otherLine(game));
  /** @type {HTMLAnchorElement} */ (byId("play")).href = positionHref("index.html", game);
  const last = [...game.moves.slice(-4), text("openings.title")];
  document.title = text("title", { status: last.join(" – ") });
  render();
  ask();
}

/** Goes to another position. @param {string} href */
function go(href) {
  history.pushState(null, "", href);
  follow();
}

/** Asks for what is wanted now. */
function ask() {
  const isShort = rows.some(({ score }) => score?.exact === false);
  tables.follow(game.rules, wantsAll ? "all" : "first", { asks: isShort, stays: true });
  explorer.ask(failed ? null : game);
}

/** Shows what is known of the position. */
function render() {
  rows = explorer.rows(game);
  table.render(rows, game.turn, failed);
  const scores = rows.flatMap(({ score }) => score ?? []);
  const words = scores.length === 0 ? "" : positionWords(standing(scores), game.turn);
  const waiting = text(failed ? "analysis.failed" : "analysis.looking");
  setText(heading, game.result === null ? words || waiting : resultLine(text, game.result));
  if (words !== verdict) say(words);
  verdict = words;
  renderMarks();
}

/** The results on the board, and the way of the move pointed at. */
function renderMarks() {
  const choice = board.choice ?? NOTHING;
  const scored = rows.flatMap(({ way, score }) =>
    score === null ? [] : way.moves.map((move) => ({ ...score, text: move.text, move })),
  );
  const values = valueMarks(scored, choice);
  const row = rows.find(({ way }) => way.moves[0].text === pointed);
  const way = row && wayMarks(row.way.moves[0], choice);
  const marks = row && way ? overlay(way, values, row.score) : values;
  // Most answers are about replies, and change nothing on the board.
  if (JSON.stringify(marks) !== JSON.stringify(board.marks)) board.marks = marks;
}

/** @param {string} sentence In writing. */
function tell(sentence) {
  note.hidden = sentence === "";
  setText(note, sentence);
}

board.addEventListener("pylos-change", ({ detail: { cause } }) => {
  if (cause === "choice") renderMarks();
  const { game: played, shownPly } = board;
  if (played === null) return;
  // A move by hand, or an earlier moment.
  const moves = cause === "ply" ? game.moves.slice(0, shownPly) : played.moves;
  if ((cause === "move" || cause === "ply") && moves.join() !== game.moves.join()) {
    go(hrefOf({ ...game, moves }));
  }
});

followLinks(byId("known"), (link) => {
  go(link.href);
  // The link is gone.
  heading.focus({ preventScroll: true });
  say(
    game.lastMove === null
      ? text("status.toMove", { player: game.turn })
      : lastMoveWords(text, game),
  );
});
addEventListener("popstate", follow);
// What failed without a connection is asked again.
addEventListener("online", () => {
  failed = false;
  ask();
});

/** Writes what depends on the language. */
function speak() {
  board.lang = document.documentElement.lang;
  ruleSets.speak();
  tables.update();
  follow();
}

/** @param {string} sentence In writing and aloud. */
function tellAndSay(sentence) {
  tell(sentence);
  say(sentence);
}

follow();
pageReady();
