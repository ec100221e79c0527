/**
 * "My games": the games on this device, to be found, looked at, played on, saved and deleted.
 * @import { Rules } from "../../game/session.js"
 * @import { Kept } from "../../library/archive.js"
 * @import { Settings } from "../../library/settings.js"
 * @import { Saved } from "../../library/storage.js"
 * @import { Row } from "./rows.js"
 */

import { readGames, recordsOf, removeAll, resultsOf } from "../../library/archive.js";
import { make, onButton, setLabel, setText } from "../../site/dom.js";
import { renew } from "../../site/renew.js";
import { text } from "../../text/text.js";
import { dialog } from "../dialogs/dialog.js";
import { markup } from "../dialogs/markup.js";
import { addFromFile, save } from "./file.js";
import { readRows } from "./rows.js";

/** Games shown at first, and added by "Show more". */
const STEP = 30;

const MARKUP = `
  <dialog id="games" class="own" aria-labelledby="games-title">
    <h2 id="games-title" data-text="games.title" tabindex="-1"></h2>
    <p class="own-message" role="status"></p>
    <p class="games-none" data-text="games.none" hidden></p>
    <section class="games-results" hidden>
      <table>
        <caption data-text="games.results"></caption>
        <thead>
          <tr>
            <th scope="col" data-text="games.level"></th>
            <th scope="col" data-text="new.variant"></th>
            <th scope="col" data-text="games.wonLost"></th>
          </tr>
        </thead>
        <tbody></tbody>
      </table>
      <p class="games-line" data-text="games.resultsLine"></p>
    </section>
    <div class="field games-find" hidden>
      <label for="games-search" data-text="games.search"></label>
      <input type="text" id="games-search" autocomplete="off" spellcheck="false" aria-describedby="games-search-line" />
      <p class="games-line" id="games-search-line" data-text="games.searchLine"></p>
      <p class="games-count" role="status"></p>
    </div>
    <ul class="games-list"></ul>
    <button type="button" class="games-more" data-games="more" data-text="games.more" hidden></button>
    <div class="row">
      <button type="button" data-games="save" data-text="games.save"></button>
      <button type="button" data-games="add" data-text="kept.add"></button>
      <a class="button games-mistakes" href="puzzles.html#own" data-text="games.mistakes"></a>
      <button type="button" data-games="deleteAll" data-text="games.deleteAll"></button>
    </div>
    <div class="games-ask" role="group" aria-labelledby="games-ask-line" hidden>
      <p id="games-ask-line"></p>
      <div class="row">
        <button type="button" data-games="keep" data-text="games.keep"></button>
        <button type="button" class="danger" data-games="reallyAll" data-text="games.delete"></button>
      </div>
    </div>
    <div class="dialog-actions">
      <button type="button" class="primary" data-close data-text="dialog.close"></button>
    </div>
  </dialog>`;

/** @type {(rules: Rules, settings: Settings, resume: (game: Saved) => void) => () => Promise<void>} The answer opens it. */
export function createGamesDialog(rules, settings, resume) {
  markup(MARKUP);
  const element = dialog("games");
  const part = (/** @type {string} */ selector) =>
    /** @type {HTMLElement} */ (element.querySelector(selector));
  const search = /** @type {HTMLInputElement} */ (part("#games-search"));
  // With the language that the address asks for.
  /** @type {HTMLAnchorElement} */ (part(".games-mistakes")).search = location.search;
  const list = part(".games-list");
  const ask = part(".games-ask");
  /** @type {readonly Row[]} */
  let rows = [];
  /** Those that are not by open links. @type {readonly Kept[]} */
  let games = [];
  let shown = STEP;
  /** The game that is asked about before it is deleted. */
  let doomed = "";

  /** @param {string} sentence */
  function tell(sentence) {
    setText(part(".own-message"), sentence);
    if (sentence !== "") part("#games-title").scrollIntoView({ block: "nearest" });
  }

  /** Reads all games again. Returns how many cannot be read. */
  function read() {
    const found = readRows(rules, resume);
    ({ rows, games } = found);
    part(".games-none").hidden = rows.length > 0;
    part(".games-find").hidden = rows.length === 0;
    part("[data-games=save]").hidden = games.length === 0;
    part("[data-games=deleteAll]").hidden = games.length + found.damaged === 0;
    ask.hidden = true;
    renderResults(part(".games-results"), games);
    render();
    return found.damaged + found.unread;
  }

  function render() {
    const wanted = search.value.toLowerCase().split(/\s+/);
    const fitting = rows.filter(({ found }) => wanted.every((word) => found.includes(word)));
    const count = fitting.length;
    setText(part(".games-count"), text(count === 0 ? "games.noneFound" : "games.count", { count }));
    renew(list, ...fitting.slice(0, shown).map((row) => item(row, row.id === doomed)));
    part(".games-more").hidden = count <= shown;
  }

  /** @param {string} id */
  function focusOn(id) {
    const button = list.querySelector(`[data-id="${id}"] [data-game]`);
    /** @type {HTMLElement} */ (button ?? part("#games-title")).focus();
  }

  /** @type {(act: string, row: Row) => void} */
  function press(act, row) {
    if (act === "open") {
      try {
        row.open();
        element.close();
      } catch {
        // Its shape was checked, but it is no game.
        tell(text("games.damaged", { count: 1 }));
      }
      return;
    }
    const next = part(`[data-id="${row.id}"]`).nextElementSibling;
    doomed = act === "delete" ? row.id : "";
    if (act !== "really") {
      render();
      return focusOn(row.id);
    }
    row.remove();
    read();
    tell(text("games.deleted"));
    focusOn(/** @type {HTMLElement | null} */ (next)?.dataset.id ?? "");
  }

  search.addEventListener("input", () => {
    shown = STEP;
    render();
  });
  list.addEventListener("click", ({ target }) => {
    const button = /** @type {Element} */ (target).closest("button");
    const id = /** @type {HTMLElement | undefined} */ (button?.closest("[data-id]"))?.dataset.id;
    const row = rows.find((row) => row.id === id);
    if (row !== undefined) press(button?.dataset.game ?? "", row);
  });

  /** @type {Record<string, () => void>} */
  const acts = {
    more() {
      const first = list.children.length;
      shown += STEP;
      render();
      /** @type {HTMLElement | null} */ (list.children[first].querySelector("button"))?.focus();
    },
    save: () => save("pgn", recordsOf(games), tell),
    add: () =>
      addFromFile(rules, settings, (sentence) => {
        read();
        tell(sentence);
      }),
    deleteAll() {
      setText(part("#games-ask-line"), text("games.deleteAllLine", { count: games.length }));
      ask.hidden = false;
      part("[data-games=keep]").focus();
    },
    keep() {
      ask.hidden = true;
      part("[data-games=deleteAll]").focus();
    },
    reallyAll() {
      removeAll();
      read();
      tell(text("games.allDeleted"));
      part("#games-title").focus();
    },
  };
  onButton(element, "games", (act) => acts[act]());

  return async () => {
    await readGames(rules);
    search.value = "";
    shown = STEP;
    doomed = "";
    const count = read();
    tell(count > 0 ? text("games.damaged", { count }) : "");
    element.showModal();
  };
}

/** @type {(row: Row, isAsked: boolean) => HTMLElement} */
function item({ id, title, line, isOpen }, isAsked) {
  const element = make("li", "kept-game");
  element.dataset.id = id;
  const words = make("p");
  words.append(
    make("b", "game-title", isAsked ? text("games.deleteOne") : title),
    make("span", "game-line", isAsked ? `${title} · ${line}` : line),
  );
  const actions = make("div", "row");
  const button = (/** @type {string} */ act, /** @type {string} */ label, kind = "") => {
    const made = make("button", kind, label);
    made.type = "button";
    made.dataset.game = act;
    setLabel(made, text("games.named", { act: label, game: `${title}, ${line}` }));
    made.title = "";
    actions.append(made);
  };
  if (isAsked) {
    button("keep", text("games.keep"));
    button("really", text("games.delete"), "danger");
  } else {
    button("open", text(isOpen ? "games.continue" : "games.review"));
    button("delete", text("games.delete"), "quiet");
  }
  element.append(words, actions);
  return element;
}

/**
 * The table of results: a row for each level and variant that has any.
 * @type {(root: HTMLElement, games: readonly Kept[]) => void}
 */
function renderResults(root, games) {
  const results = resultsOf(games);
  root.hidden = results.length === 0;
  const draws = /** @type {HTMLElement} */ (root.querySelector(".games-line"));
  draws.hidden = results.every(({ drawn }) => drawn === 0);
  const lines = results.map(({ level, variant, won, lost, drawn }) => {
    const line = make("tr");
    const heading = make("th", "", `${level}`);
    heading.scope = "row";
    const score = make("td", "games-score", [won, lost, ...(drawn > 0 ? [drawn] : [])].join(" – "));
    setLabel(score, text("games.score", { won, lost, drawn }));
    line.append(heading, make("td", "", text(`new.${variant}`)), score);
    return line;
  });
  renew(/** @type {Element} */ (root.querySelector("tbody")), ...lines);
}
