/**
 * "My games": the games on this device, to be found, looked at, played on, saved and deleted.
 * @import { Rules } from "../../game/session.js"
 * @import { Kept } from "../../library/archive.js"
 * @import { LinkGame } from "../../library/links.js"
 * @import { Tell } from "../../library/parts.js"
 * @import { Result } from "../../library/results.js"
 * @import { Saved } from "../../library/storage.js"
 */

import { dated, parseDay } from "../../exercise/day.js";
import { USUAL } from "../../game/rule-options.js";
import { other } from "../../game/session.js";
import * as archive from "../../library/archive.js";
import * as links from "../../library/links.js";
import { pacer } from "../../library/parts.js";
import { resultsOf } from "../../library/results.js";
import { onButton } from "../../site/dom.js";
import { button, h, toElement } from "../../site/nodes.js";
import { renew } from "../../site/renew.js";
import { download, isoDay } from "../../site/share.js";
import { text } from "../../text/text.js";
import { forget } from "../friend/friend.js";
import { stateOf } from "../friend/match.js";
import * as dialog from "./dialog.js";

/** Games from which a search is of use. */
const MANY = 10;

/** Games that are shown at first, and more of them at the end of the list. */
const STEP = 50;

const SEARCH = { id: "games-search", type: "text", autocomplete: "off", spellcheck: "false" };

const content = () => [
  dialog.messageLine("games"),
  dialog.withText("p", "games.none", { class: "games-none" }),
  h("section", { class: "games-results" }, dialog.withText("h3", "games.results"), h("ul", {})),
  dialog.field("games.search", h("input", SEARCH)),
  h("ul", { class: "games-list" }),
  dialog.row(
    dialog.withText("a", "games.mistakes", { class: "button", href: "puzzles.html#own" }),
    dialog.action("save", "games.save"),
    dialog.action("deleteAll", "games.deleteAll"),
  ),
];

/** @type {(rules: Rules, resume: (game: Saved) => void) => Promise<void>} */
export async function openGames(rules, resume) {
  const read = () => dialog.wait("action.games", (tell) => readRows(rules, resume, tell));
  const first = await read();
  if (first === undefined) return;
  /** What is on this device. */
  let found = first;
  const element = dialog.makeDialog("games", "action.games", content(), (name) => acts[name]());
  // It has the focus first: a field would open the keyboard of a phone.
  dialog.part(element, "h2").tabIndex = -1;
  const search = dialog.part(element, "#games-search");
  const list = dialog.part(element, ".games-list");

  /** Shows games that are searched for, at most so many. @param {number} most */
  const show = (most) =>
    renew(list, ...withWords(found.rows, search.value).slice(0, most).map(rowItem));

  /** Shows more games where the last one shown is near. */
  function showMore() {
    if (element.scrollTop + 2 * element.clientHeight < element.scrollHeight) return;
    const shown = list.childElementCount;
    const more = withWords(found.rows, search.value).slice(shown, shown + STEP);
    list.append(...more.map(rowItem).map(toElement));
  }

  function render() {
    const { games, damaged } = found;
    const results = resultsOf(games).map(resultItem);
    dialog.part(element, ".games-none").hidden = found.rows.length > 0;
    dialog.part(element, ".field").hidden = found.rows.length < MANY;
    dialog.part(element, "[data-action=save]").hidden = games.length === 0;
    dialog.part(element, "[data-action=deleteAll]").hidden = games.length + damaged === 0;
    dialog.part(element, ".games-results").hidden = results.length === 0;
    renew(dialog.part(element, ".games-results ul"), ...results);
    show(Math.max(STEP, list.childElementCount));
  }

  /**
   * Deletes something if the person wants that.
   * @type {(title: "games.deleteOne" | "games.deleteAll", line: string, games: { id: string }[], remove: () => void, next?: string) => Promise<void>} `next`: the
   *   game that then has the focus.
   */
  async function removes(title, line, games, remove, next) {
    if (!(await dialog.ask(title, line, "games.keep", "games.delete"))) return;
    forget(games);
    remove();
    found = (await read()) ?? found;
    render();
    dialog.tell(element, text(title === "games.deleteOne" ? "games.deleted" : "games.allDeleted"));
    (dialog.part(list, `[data-open="${next}"]`) ?? dialog.part(element, "h2")).focus();
  }

  /** @type {Record<string, () => void>} */
  const acts = {
    save() {
      download("pgn", archive.recordsOf(found.games));
      dialog.tell(element, text("kept.saved"));
    },
    deleteAll() {
      const line = text("games.deleteAllLine", { count: found.games.length + found.damaged });
      removes("games.deleteAll", line, found.games, archive.removeAll);
    },
  };

  search.addEventListener("input", () => show(STEP));
  element.addEventListener("scroll", showMore);
  onButton(list, "delete", (id) => {
    const at = found.rows.findIndex((row) => row.id === id);
    const { title, line, remove } = found.rows[at];
    removes("games.deleteOne", `${title} · ${line}`, [{ id }], remove, found.rows[at + 1]?.id);
  });
  onButton(list, "open", (id) => {
    element.close();
    found.rows.find((row) => row.id === id)?.open();
  });

  render();
  const count = found.damaged + found.unread;
  if (count > 0) dialog.tell(element, text("games.damaged", { count }));
  dialog.open(element);
}

/** @typedef {ReturnType<typeof linkRow>} Row */

/** The games that have all of some words. @type {<One extends Pick<Row, "title" | "line">>(rows: readonly One[], words: string) => One[]} */
export function withWords(rows, words) {
  const wanted = words.toLowerCase().split(/\s+/);
  return rows.filter(({ title, line }) => {
    const written = `${title} ${line}`.toLowerCase();
    return wanted.every((word) => written.includes(word));
  });
}

/** @param {Row} row */
function rowItem({ id, title, line, isOpen }) {
  /** @type {(act: "open" | "delete", label: string, kind: string) => import("../../site/nodes.js").Part} */
  const act = (act, label, kind) => {
    const named = text("games.named", { act: label, game: `${title}, ${line}` });
    return button(act, id, { class: kind, "aria-label": named }, label);
  };
  const acts = dialog.row(
    act("open", text(isOpen ? "games.continue" : "games.review"), ""),
    act("delete", text("games.delete"), "quiet"),
  );
  const name = h("b", { class: "game-title" }, title);
  const about = h("p", {}, name, h("span", { class: "game-line" }, line));
  return h("li", { class: "kept-game" }, about, acts);
}

/** @param {Result} result */
function resultItem({ level, variant, ...score }) {
  const rules = text("page.rules", { ...USUAL, variant });
  const parts = [text("new.level", { level }), rules, text("games.score", score)];
  return h("li", {}, parts.join(" · "));
}

/**
 * The games by links that go on, then the others, among which are those that are over. `damaged`, `unread`: how many of
 * these and of those by links cannot be read.
 * @param {Rules} rules @param {(game: Saved) => void} resume @param {Tell} tell
 */
async function readRows(rules, resume, tell) {
  const { games, damaged } = await archive.allGames(rules, tell);
  const { games: byLinks, unread } = links.all();
  const rows = [];
  const pace = pacer(tell);
  for (const game of byLinks) {
    await pace();
    try {
      const { result } = links.gameOf(rules, game.link.address);
      if (result === null) rows.push(linkRow(game));
    } catch {
      // It is no game.
    }
  }
  for (const game of games) {
    await pace();
    rows.push(gameRow(game, resume));
  }
  return { rows, games, damaged, unread };
}

/** @type {(standing: string, game: { rules: object, moves: readonly string[] }, day: Date) => string} */
function lineOf(standing, { rules, moves }, day) {
  const played = text("games.turns", { count: moves.length });
  const set = { variant: "standard", ...USUAL, ...rules };
  const date = dated({ dateStyle: "medium" }, parseDay(isoDay(day)) ?? 0);
  return [standing, text("page.rules", set), played, date].join(" · ");
}

/** @type {(game: LinkGame) => { id: string, title: string, line: string, isOpen: boolean, open: () => void, remove: () => void }} `isOpen`: whether it can be played on. */
function linkRow(game) {
  const { link, you, at } = game;
  const { address, names, id } = link;
  const name = names[other(you)];
  const state = stateOf(game);
  return {
    id: `friend-${id}`,
    title: text("friend.with", { name }),
    line: lineOf(text("friend.state", { state, name }), address, new Date(at)),
    isOpen: true,
    open() {
      location.hash = links.formatLink(link);
    },
    remove: () => links.remove(id),
  };
}

/** @type {(kept: Kept, resume: (game: Saved) => void) => Row} */
function gameRow(kept, resume) {
  const { id, saved, game, names, outcome, day } = kept;
  const players = names.join(" – ") || text("games.friends");
  return {
    id,
    title: saved.computer ? text("new.level", { level: saved.computer.level }) : players,
    line: lineOf(text(`games.${outcome}`), game, day),
    isOpen: outcome === "open",
    open: () => resume(archive.toOpen(kept)),
    remove: () => archive.removeGame(id),
  };
}
