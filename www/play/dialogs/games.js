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
import { button, field, makeDialog, messageLine, open, part, row, tell } from "./dialog.js";
import { addFromFile, save } from "./file.js";
import { readRows } from "./rows.js";

/** Games shown at first, and added by "Show more". */
const STEP = 30;

/** @type {(name: string, key?: string, kind?: string) => string} */
const act = (name, key = `games.${name}`, kind = "") =>
  button(key, `data-games="${name}" class="${kind}"`);

const HEADS = ["games.level", "new.variant", "games.wonLost"];

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
  ${act("more", "games.more", "games-more")}
  ${row(`${act("save")}${act("add", "kept.add")}
    <a class="button games-mistakes" href="puzzles.html#own" data-text="games.mistakes"></a>
    ${act("deleteAll")}`)}
  <div class="games-ask" role="group" aria-labelledby="games-ask-line">
    <p id="games-ask-line"></p>
    ${row(act("keep") + act("reallyAll", "games.delete", "danger"))}
  </div>`;

/** @type {(rules: Rules, settings: Settings, resume: (game: Saved) => void) => Promise<void>} */
export async function openGames(rules, settings, resume) {
  await readGames(rules);
  const element = makeDialog("games", "games.title", MARKUP);
  // It has the focus first: a field would open the keyboard of a phone.
  part(element, "h2").tabIndex = -1;
  const search = part(element, "#games-search");
  const list = part(element, ".games-list");
  const ask = part(element, ".games-ask");
  /** `doomed`: the game that is asked about before it is deleted. */
  const state = { ...readRows(rules, resume), limit: STEP, doomed: "" };

  const say = (/** @type {string} */ sentence) => tell(element, sentence);

  function render() {
    const { rows, games, damaged, limit, doomed } = state;
    const wanted = search.value.toLowerCase().split(/\s+/);
    const fitting = rows.filter(({ found }) => wanted.every((word) => found.includes(word)));
    const count = fitting.length;
    part(element, ".games-none").hidden = rows.length > 0;
    part(element, ".games-find").hidden = rows.length === 0;
    part(element, "[data-games=save]").hidden = games.length === 0;
    part(element, "[data-games=deleteAll]").hidden = games.length + damaged === 0;
    part(element, ".games-more").hidden = count <= limit;
    setText(
      part(element, ".games-count"),
      text(count === 0 ? "games.noneFound" : "games.count", { count }),
    );
    renew(list, ...fitting.slice(0, limit).map((row) => item(row, row.id === doomed)));
  }

  /** Shows the games that are left. @param {string} [done] */
  function refresh(done = "") {
    Object.assign(state, readRows(rules, resume));
    ask.hidden = true;
    renderResults(element, state.games);
    render();
    say(done);
  }

  /** @param {string} [id] */
  const focusOn = (id) => (part(list, `[data-id="${id}"] button`) ?? part(element, "h2")).focus();

  /** @type {(act: string, row: Row, next?: string) => void} `next`: the game below it. */
  function press(act, row, next) {
    if (act === "open") {
      try {
        row.open();
        element.close();
      } catch {
        // Its shape was checked, but it is no game.
        say(text("games.damaged", { count: 1 }));
      }
      return;
    }
    state.doomed = act === "delete" ? row.id : "";
    if (act === "really") {
      row.remove();
      refresh(text("games.deleted"));
    } else render();
    focusOn(act === "really" ? next : row.id);
  }

  search.addEventListener("input", () => {
    state.limit = STEP;
    render();
  });
  list.addEventListener("click", ({ target }) => {
    const button = /** @type {Element} */ (target).closest("button");
    const item = /** @type {HTMLElement | null} */ (button?.closest("[data-id]") ?? null);
    const next = /** @type {HTMLElement | null} */ (item?.nextElementSibling ?? null);
    const row = state.rows.find(({ id }) => id === item?.dataset.id);
    if (row) press(button?.dataset.game ?? "", row, next?.dataset.id);
  });

  /** @type {Record<string, () => void>} */
  const acts = {
    more() {
      const first = list.children.length;
      state.limit += STEP;
      render();
      part(/** @type {HTMLElement} */ (list.children[first]), "button").focus();
    },
    save: () => save("pgn", recordsOf(state.games), say),
    add: () => addFromFile(rules, settings, refresh),
    deleteAll() {
      const { length: count } = state.games;
      setText(part(element, "#games-ask-line"), text("games.deleteAllLine", { count }));
      ask.hidden = false;
      part(element, "[data-games=keep]").focus();
    },
    keep() {
      ask.hidden = true;
      part(element, "[data-games=deleteAll]").focus();
    },
    reallyAll() {
      removeAll();
      refresh(text("games.allDeleted"));
      focusOn();
    },
  };
  onButton(element, "games", (act) => acts[act]());

  const count = state.damaged + state.unread;
  refresh(count > 0 ? text("games.damaged", { count }) : "");
  open(element);
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
