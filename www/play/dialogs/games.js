/**
 * "My games": the games on this device, to be found, looked at, played on, saved and deleted.
 * @import { Rules } from "../../game/session.js"
 * @import { Kept } from "../../library/archive.js"
 * @import { Known } from "../../library/links.js"
 * @import { Saved } from "../../library/storage.js"
 * @import { Part } from "../../site/nodes.js"
 */

import { other } from "../../game/session.js";
import {
  allGames,
  readGames,
  recordsOf,
  removeAll,
  removeGame,
  resultsOf,
  toOpen,
} from "../../library/archive.js";
import { formatLink, length, sender } from "../../library/link.js";
import { all as allLinks, remove as removeLink } from "../../library/links.js";
import { make, onButton } from "../../site/dom.js";
import { button as dataButton, h, toElement } from "../../site/nodes.js";
import { renew } from "../../site/renew.js";
import { download } from "../../site/share.js";
import { text } from "../../text/text.js";
import { gameOf } from "../games.js";
import { ask, button, field, makeDialog, messageLine, open, part, row, tell } from "./dialog.js";

/** Games from which a search is of use. */
const MANY = 10;

/** @param {string} name */
const act = (name) => button(`games.${name}`, `data-games="${name}"`);

const MARKUP = `
  ${messageLine("games")}
  <p class="games-none" data-text="games.none"></p>
  <section class="games-results">
    <h3 data-text="games.results"></h3>
    <ul></ul>
  </section>
  ${field("games-search", "games.search", '<input type="text" id="games-search" autocomplete="off" spellcheck="false" />')}
  <ul class="games-list"></ul>
  ${row(`<a class="button" href="puzzles.html#own" data-text="games.mistakes"></a>
    ${act("save")}${act("deleteAll")}`)}`;

/** @type {(rules: Rules, resume: (game: Saved) => void) => Promise<void>} */
export async function openGames(rules, resume) {
  await readGames(rules);
  const element = makeDialog("games", "action.games", MARKUP);
  // It has the focus first: a field would open the keyboard of a phone.
  part(element, "h2").tabIndex = -1;
  const search = part(element, "#games-search");
  const list = part(element, ".games-list");
  let { rows, games, damaged, unread } = readRows(rules, resume);

  const say = (/** @type {string} */ sentence) => tell(element, sentence);

  function render() {
    const results = resultsOf(games);
    part(element, ".games-none").hidden = rows.length > 0;
    part(element, ".field").hidden = rows.length < MANY;
    part(element, "[data-games=save]").hidden = games.length === 0;
    part(element, "[data-games=deleteAll]").hidden = games.length + damaged === 0;
    part(element, ".games-results").hidden = results.length === 0;
    renew(part(element, ".games-results ul"), ...results.map(resultItem));
    renew(list, ...rows.map(item));
    find();
  }

  /** Shows the games that have all words. */
  function find() {
    const wanted = search.value.toLowerCase().split(/\s+/);
    for (const item of /** @type {Iterable<HTMLElement>} */ (list.children)) {
      const words = (item.textContent ?? "").toLowerCase();
      item.hidden = !wanted.every((word) => words.includes(word));
    }
  }

  /** Shows the games that are left. @param {string} done */
  function refresh(done) {
    ({ rows, games, damaged, unread } = readRows(rules, resume));
    render();
    say(done);
  }

  /** @type {(act: string, row: Row, next?: string) => Promise<void>} `next`: the game below it. */
  async function press(act, row, next) {
    if (act === "delete") {
      const line = `${row.title} · ${row.line}`;
      if (!(await ask("games.deleteOne", line, "games.keep", "games.delete"))) return;
      row.remove();
      refresh(text("games.deleted"));
      (part(list, `[data-game="open ${next}"]`) ?? part(element, "h2")).focus();
      return;
    }
    try {
      row.open();
      element.close();
    } catch {
      // Its shape was checked, but it is no game.
      say(text("games.damaged", { count: 1 }));
    }
  }

  search.addEventListener("input", find);
  onButton(list, "game", (what) => {
    const [act, id] = what.split(" ");
    const at = rows.findIndex((row) => row.id === id);
    if (at >= 0) press(act, rows[at], rows[at + 1]?.id);
  });
  onButton(element, "games", async (act) => {
    if (act === "save") {
      download("pgn", recordsOf(games));
      return say(text("kept.saved"));
    }
    const line = text("games.deleteAllLine", { count: games.length });
    if (!(await ask("games.deleteAll", line, "games.keep", "games.delete"))) return;
    removeAll();
    refresh(text("games.allDeleted"));
    part(element, "h2").focus();
  });

  render();
  const count = damaged + unread;
  if (count > 0) say(text("games.damaged", { count }));
  open(element);
}

/** @param {Row} row */
function item({ id, title, line, isOpen }) {
  /** @type {(act: "open" | "delete", label: string, kind: string) => Part} */
  const act = (act, label, kind) => {
    const named = text("games.named", { act: label, game: `${title}, ${line}` });
    return dataButton("game", `${act} ${id}`, { class: kind, "aria-label": named }, label);
  };
  const words = [h("b", { class: "game-title" }, title), h("span", { class: "game-line" }, line)];
  const acts = [
    act("open", text(isOpen ? "games.continue" : "games.review"), ""),
    act("delete", text("games.delete"), "quiet"),
  ];
  return toElement(
    h("li", { class: "kept-game" }, h("p", {}, ...words), h("div", { class: "row" }, ...acts)),
  );
}

/** @param {ReturnType<typeof resultsOf>[number]} result */
function resultItem({ level, variant, ...score }) {
  const against = `${text("new.level", { level })}, ${text(`new.${variant}`)}`;
  return make("li", "", `${against}: ${text("games.score", score)}`);
}

/** @typedef {ReturnType<typeof linkRow>} Row `isOpen`: whether it can be played on. */

/**
 * @param {Rules} rules
 * @param {(game: Saved) => void} resume
 * @returns {{ rows: Row[], games: Kept[], damaged: number, unread: number }} `games`: those that are not by open links;
 *   `damaged`, `unread`: how many of these and of those by links cannot be read.
 */
function readRows(rules, resume) {
  const { games, damaged } = allGames(rules);
  const { games: links, unread } = allLinks();
  const open = links.filter((known) => isOpen(rules, known));
  const rows = [...open.map(linkRow), ...games.map((game) => gameRow(game, resume))];
  return { rows, games, damaged, unread };
}

/** Games by links that are over are among the others. @type {(rules: Rules, known: Known) => boolean} */
function isOpen(rules, { link }) {
  try {
    return gameOf(rules, link.address).result === null;
  } catch {
    // It is no game.
    return false;
  }
}

/** @type {(state: string, rules: object, count: number, day: Date | number) => string} */
function lineOf(state, rules, count, day) {
  const usual = { variant: "standard", takeBack: "required", emptyReserve: "loses" };
  const { lang } = document.documentElement;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(day);
  return [
    state,
    text("page.rules", { ...usual, ...rules }),
    text("games.turns", { count }),
    date,
  ].join(" · ");
}

/** @param {Known} known */
function linkRow({ link, you, sent, at }) {
  const { address, names, id } = link;
  const name = names[other(you)];
  const isSent = length(address) <= sent;
  const state = sender(address) !== you ? "yours" : isSent ? "waiting" : "unsent";
  return {
    id: `friend-${id}`,
    title: text("friend.with", { name }),
    line: lineOf(text("friend.state", { state, name }), address.rules, address.moves.length, at),
    isOpen: true,
    open() {
      location.hash = formatLink(link);
    },
    remove: () => removeLink(id),
  };
}

/** @type {(game: Kept, resume: (game: Saved) => void) => Row} */
function gameRow(game, resume) {
  const { id, computer, names, rules, outcome, day, turns } = game;
  const players = names.join(" – ") || text("games.friends");
  return {
    id,
    title: computer ? text("new.level", { level: computer.level }) : players,
    line: lineOf(text(`games.${outcome}`), rules, turns, day),
    isOpen: outcome === "open",
    open: () => resume(toOpen(game)),
    remove: () => removeGame(id),
  };
}
