/**
 * "My games": the games on this device, to be found, looked at, played on, saved and deleted.
 * @import { Rules } from "../../game/session.js"
 * @import { Settings } from "../../library/settings.js"
 * @import { Saved } from "../../library/storage.js"
 * @import { Kept } from "../../library/archive.js"
 */

import {
  allGames,
  isoDay,
  readGames,
  recordsOf,
  removeAll,
  removeGames,
  resultsOf,
  toOpen,
} from "../../library/archive.js";
import { make, onButton, setLabel, setText } from "../../site/dom.js";
import { renew } from "../../site/renew.js";
import { text } from "../../text/text.js";
import { dialog } from "../dialogs/dialog.js";
import { markup } from "../dialogs/markup.js";
import { addFromFile, save } from "./file.js";

/** Games shown at first, and added by "Show more". */
const STEP = 30;

const MARKUP = `
  <dialog id="games" class="own" aria-labelledby="games-title">
    <h2 id="games-title" data-text="games.title" tabindex="-1"></h2>
    <p class="own-message" role="status"></p>
    <p class="games-none" data-text="games.none" hidden></p>
    <section class="games-links" hidden></section>
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
  /** @type {{ game: Kept, title: string, line: string, words: string }[]} */
  let rows = [];
  let shown = STEP;
  /** The game that is asked about before it is deleted. */
  let doomed = "";

  /** @param {string} sentence */
  const tell = (sentence) => {
    setText(part(".own-message"), sentence);
    if (sentence !== "") part("#games-title").scrollIntoView({ block: "nearest" });
  };

  /** Reads all games again. */
  const read = () => {
    const { games, damaged } = allGames(rules);
    rows = games.map((game) => {
      const words = describe(game);
      return {
        game,
        ...words,
        words: `${words.title} ${words.line} ${isoDay(game.day)}`.toLowerCase(),
      };
    });
    const none = rows.length === 0;
    part(".games-none").hidden = !none || !part(".games-links").hidden;
    part(".games-find").hidden = none;
    part("[data-games=save]").hidden = none;
    part("[data-games=deleteAll]").hidden = none && damaged === 0;
    ask.hidden = true;
    renderResults(part(".games-results"), games);
    render();
    return damaged;
  };

  const render = () => {
    const wanted = search.value.toLowerCase().split(/\s+/);
    const found = rows.filter(({ words }) => wanted.every((word) => words.includes(word)));
    const count = found.length;
    setText(part(".games-count"), text(count === 0 ? "games.noneFound" : "games.count", { count }));
    renew(list, ...found.slice(0, shown).map((row) => item(row, row.game.id === doomed)));
    part(".games-more").hidden = count <= shown;
  };

  /** @param {string} id */
  const focusOn = (id) => {
    const button = /** @type {HTMLElement | null} */ (
      list.querySelector(`[data-id="${id}"] [data-game]`)
    );
    (button ?? part("#games-title")).focus();
  };

  /** @param {string} id */
  const askAbout = (id) => {
    const before = doomed;
    doomed = id;
    render();
    focusOn(id || before);
  };

  /** @param {string} id */
  const remove = (id) => {
    const next = part(`[data-id="${id}"]`).nextElementSibling;
    removeGames([id]);
    doomed = "";
    read();
    tell(text("games.deleted"));
    focusOn(next instanceof HTMLElement ? (next.dataset.id ?? "") : "");
  };

  search.addEventListener("input", () => {
    shown = STEP;
    render();
  });
  list.addEventListener("click", ({ target }) => {
    const button = /** @type {Element} */ (target).closest("button");
    const id = /** @type {HTMLElement | undefined} */ (button?.closest("[data-id]"))?.dataset.id;
    if (!button || id === undefined) return;
    const act = button.dataset.game;
    if (act === "delete") return askAbout(id);
    if (act === "keep") return askAbout("");
    if (act === "really") return remove(id);
    const row = rows.find(({ game }) => game.id === id);
    if (row === undefined) return;
    try {
      resume(toOpen(row.game));
      element.close();
    } catch {
      // Its shape was checked, but it is no game.
      tell(text("games.damaged", { count: 1 }));
    }
  });

  /** @type {Record<string, () => void>} */
  const acts = {
    more() {
      const first = list.children.length;
      shown += STEP;
      render();
      /** @type {HTMLElement | null} */ (list.children[first].querySelector("button"))?.focus();
    },
    save: () => save("pgn", recordsOf(rows.map(({ game }) => game)), tell),
    add: () =>
      addFromFile(rules, settings, (sentence) => {
        read();
        tell(sentence);
      }),
    deleteAll() {
      setText(part("#games-ask-line"), text("games.deleteAllLine", { count: rows.length }));
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

  const friends = import("../friend/list.js").then(({ createFriendList }) =>
    createFriendList(part(".games-links"), rules, () => element.close()),
  );
  friends.catch(() => {});

  return async () => {
    const [listLinks] = await Promise.all([friends.catch(() => () => {}), readGames(rules)]);
    search.value = "";
    shown = STEP;
    doomed = "";
    listLinks();
    const damaged = read();
    tell(damaged > 0 ? text("games.damaged", { count: damaged }) : "");
    element.showModal();
  };
}

/** A game in words: who played by which rules, then when and how it ended. @param {Kept} game */
function describe({ computer, names, rules, outcome, day, turns }) {
  const opponent =
    computer !== null
      ? text("new.level", { level: computer.level })
      : names.join(" – ") || text("games.friends");
  const { lang } = document.documentElement;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(day);
  const result = text(`games.${outcome}`);
  return {
    title: opponent,
    line: [
      result,
      text("page.rules", { ...rules }),
      text("games.turns", { count: turns }),
      date,
    ].join(" · "),
  };
}

/** @type {(row: { game: Kept, title: string, line: string }, asked: boolean) => HTMLElement} */
function item({ game, title, line }, asked) {
  const element = make("li", "kept-game");
  element.dataset.id = game.id;
  const words = make("p");
  words.append(make("b", "game-title", title), make("span", "game-line", line));
  const actions = make("div", "row");
  const button = (/** @type {string} */ act, /** @type {string} */ label, kind = "") => {
    const made = make("button", kind, label);
    made.type = "button";
    made.dataset.game = act;
    setLabel(made, text("games.named", { act: label, game: `${title}, ${line}` }));
    made.title = "";
    actions.append(made);
  };
  if (asked) {
    words.replaceChildren(
      make("b", "game-title", text("games.deleteOne")),
      make("span", "game-line", `${title} · ${line}`),
    );
    button("keep", text("games.keep"));
    button("really", text("games.delete"), "danger");
  } else {
    button("open", text(game.outcome === "open" ? "games.continue" : "games.review"));
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
