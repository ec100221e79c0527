/**
 * "My games": the games on this device, to be found, looked at, played on, saved and deleted.
 * @import { Rules } from "../../game/session.js"
 * @import { Kept } from "../../library/archive.js"
 * @import { Settings } from "../../library/settings.js"
 * @import { Saved } from "../../library/storage.js"
 * @import { Row } from "./rows.js"
 */

import { readGames, recordsOf, removeAll, resultsOf } from "../../library/archive.js";
import { make, button as makeButton, onButton, setLabel, setText } from "../../site/dom.js";
import { renew } from "../../site/renew.js";
import { text } from "../../text/text.js";
import { ask, button, field, makeDialog, messageLine, open, part, row, tell } from "./dialog.js";
import { addFromFile, save } from "./file.js";
import { readRows } from "./rows.js";

/** Games from which a search is of use. */
const MANY = 10;

/** @type {(name: string, key?: string) => string} */
const act = (name, key = `games.${name}`) => button(key, `data-games="${name}"`);

const HEADS = ["games.level", "rules.link", "games.wonLost"];

const MARKUP = `
  ${messageLine("games")}
  <p class="games-none" data-text="games.none"></p>
  <section class="games-results">
    <table>
      <caption data-text="games.results"></caption>
      <thead><tr>${HEADS.map((key) => `<th scope="col" data-text="${key}"></th>`).join("")}</tr></thead>
      <tbody></tbody>
    </table>
    <p class="games-line" data-text="games.resultsLine"></p>
  </section>
  <div class="games-find">
    ${field(
      "games-search",
      "games.search",
      `<input type="text" id="games-search" autocomplete="off" spellcheck="false" aria-describedby="games-search-line" />
      <p class="games-line" id="games-search-line" data-text="games.searchLine"></p>
      <p class="games-count" role="status"></p>`,
    )}
  </div>
  <ul class="games-list"></ul>
  ${row(`<a class="button games-mistakes" href="puzzles.html#own" data-text="games.mistakes"></a>
    ${act("save")}${act("add", "kept.add")}${act("deleteAll")}`)}`;

/** @type {(rules: Rules, settings: Settings, resume: (game: Saved) => void) => Promise<void>} */
export async function openGames(rules, settings, resume) {
  await readGames(rules);
  const element = makeDialog("games", "action.games", MARKUP);
  // It has the focus first: a field would open the keyboard of a phone.
  part(element, "h2").tabIndex = -1;
  const search = part(element, "#games-search");
  const list = part(element, ".games-list");
  let { rows, games, damaged, unread } = readRows(rules, resume);

  const say = (/** @type {string} */ sentence) => tell(element, sentence);

  function render() {
    const wanted = search.value.toLowerCase().split(/\s+/);
    const fitting = rows.filter(({ found }) => wanted.every((word) => found.includes(word)));
    const count = fitting.length;
    part(element, ".games-none").hidden = rows.length > 0;
    part(element, ".games-find").hidden = rows.length < MANY && search.value === "";
    part(element, "[data-games=save]").hidden = games.length === 0;
    part(element, "[data-games=deleteAll]").hidden = games.length + damaged === 0;
    setText(
      part(element, ".games-count"),
      text(count === 0 ? "games.noneFound" : "games.count", { count }),
    );
    renderResults(element, games);
    renew(list, ...fitting.map(item));
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

  search.addEventListener("input", render);
  onButton(list, "game", (what) => {
    const [act, id] = what.split(" ");
    const at = rows.findIndex((row) => row.id === id);
    if (at >= 0) press(act, rows[at], rows[at + 1]?.id);
  });

  /** @type {Record<string, () => void>} */
  const acts = {
    save: () => save("pgn", recordsOf(games), say),
    add: () => addFromFile(rules, settings, refresh),
    async deleteAll() {
      const line = text("games.deleteAllLine", { count: games.length });
      if (!(await ask("games.deleteAll", line, "games.keep", "games.delete"))) return;
      removeAll();
      refresh(text("games.allDeleted"));
      part(element, "h2").focus();
    },
  };
  onButton(element, "games", (act) => acts[act]());

  const count = damaged + unread;
  refresh(count > 0 ? text("games.damaged", { count }) : "");
  open(element);
}

/** @type {(row: Row) => HTMLElement} */
function item({ id, title, line, isOpen }) {
  const element = make("li", "kept-game");
  const words = make("p");
  words.append(make("b", "game-title", title), make("span", "game-line", line));
  const actions = make("div", "row");
  for (const [act, key, kind] of /** @type {const} */ ([
    ["open", isOpen ? "games.continue" : "games.review", ""],
    ["delete", "games.delete", "quiet"],
  ])) {
    const label = text(key);
    const made = makeButton("game", `${act} ${id}`, label, kind);
    setLabel(made, text("games.named", { act: label, game: `${title}, ${line}` }));
    made.title = "";
    actions.append(made);
  }
  element.append(words, actions);
  return element;
}

/**
 * The table of results: a row for each level and variant that has any.
 * @type {(element: HTMLElement, games: readonly Kept[]) => void}
 */
function renderResults(element, games) {
  const results = resultsOf(games);
  part(element, ".games-results").hidden = results.length === 0;
  part(element, ".games-results .games-line").hidden = results.every(({ drawn }) => drawn === 0);
  const lines = results.map(({ level, variant, won, lost, drawn }) => {
    const line = make("tr");
    const heading = make("th", "", `${level}`);
    heading.scope = "row";
    const score = make("td", "games-score", [won, lost, ...(drawn > 0 ? [drawn] : [])].join(" – "));
    setLabel(score, text("games.score", { won, lost, drawn }));
    line.append(heading, make("td", "", text(`new.${variant}`)), score);
    return line;
  });
  part(element, "tbody").replaceChildren(...lines);
}
