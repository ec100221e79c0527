/**
 * The menu and its dialogs. They are loaded when the board can be played.
 * @import { Memory } from "../library/storage.js"
 * @import { Settings } from "../library/settings.js"
 * @import { PylosBoard } from "../pylos-board.js"
 * @import { Page } from "./page.js"
 */

import { positionHref } from "../game/address.js";
import { enable, onButton, setText } from "../site/dom.js";
import { loadStyle } from "../site/load-style.js";
import { dialogTexts } from "../text/dialogs.js";
import { endsTexts } from "../text/ends.js";
import { friendTexts } from "../text/friend.js";
import { ownTexts } from "../text/own.js";
import { addTexts, text } from "../text/text.js";
import { button, makeDialog, open, part } from "./dialogs/dialog.js";
import { openEmbed } from "./dialogs/embed.js";
import { openGames } from "./dialogs/games.js";
import { openHelp } from "./dialogs/help.js";
import { openNewGame } from "./dialogs/new-game.js";
import { openRecord } from "./dialogs/record.js";
import { openSettings } from "./dialogs/settings.js";
import { concede, load, resume, start } from "./games.js";

/** @param {string} name @param {string} [key] */
const act = (name, key = `action.${name}`) => button(key, `data-action="${name}"`);

/** @type {(page: string, key: string, address?: string) => string} */
const link = (page, key, address = page) =>
  `<a class="button ${page}-link" href="${address}.html" data-text="${key}"></a>`;

/** @param {unknown} page */
const menuOf = (page) => `
  <div class="menu">
    ${act("new")}
    ${link("learn", "learn.link")}
    ${link("puzzles", "puzzles.link")}
    ${page ? act("openings", "openings.link") : ""}
    ${link("editor", "editor.menu")}
    ${["redo", "resign", "record", "games", "settings", "help"].map((name) => act(name)).join("")}
    ${link("rules", "rules.link", "rules/en")}
  </div>`;

/** The link of a game by links, without the seat of the friend. @param {string} href */
const forAnybody = (href) => href.replace(/\b(friend|light|dark)=[^&]*&?/g, "");

/**
 * What opens them, by the names of the buttons.
 * @param {object} parts
 * @param {PylosBoard} parts.board
 * @param {Memory} parts.memory
 * @param {Settings} parts.settings
 * @param {Promise<boolean>} parts.isOffline
 * @param {Page | undefined} page Undefined without the rules: then only the menu and Help can be opened.
 * @param {Record<string, () => void>} acts What the other buttons of the menu do.
 * @returns {Promise<Record<string, () => void>>}
 */
export async function createDialogs({ board, memory, settings, isOffline }, page, acts) {
  await Promise.all([
    loadStyle(new URL("../site/forms.css", import.meta.url)),
    loadStyle(new URL("./dialogs.css", import.meta.url)),
    ...[dialogTexts, endsTexts, ownTexts, friendTexts].map((texts) => addTexts(texts)),
  ]);
  const menu = makeDialog("menu", "action.menu", menuOf(page), button("dialog.close"));
  onButton(menu, "action", (name) => {
    // The next dialog then returns the focus to the page.
    menu.close();
    acts[name]();
  });

  const help = () => openHelp(memory, page?.state.session.game.rules, isOffline);
  const opensMenu = () => {
    const shown = page?.state.session.shown;
    if (shown) {
      const position = { ...shown, start: shown.position, moves: [] };
      part(menu, ".editor-link").setAttribute("href", positionHref("editor.html", position));
    }
    menu.showModal();
  };
  if (page === undefined) {
    for (const name of ["new", "redo", "resign", "record", "games", "settings"])
      enable(part(menu, `[data-action=${name}]`), false);
    return { help, menu: opensMenu };
  }

  const { rules } = page;
  /** Does something that puts another game on the board, which on a phone is above. @template T @param {(page: Page, what: T) => void} act */
  const opens = (act) => (/** @type {T} */ what) => {
    act(page, what);
    board.scrollIntoView({ block: "nearest" });
  };
  page.paint();
  return {
    help,
    menu: opensMenu,
    new: () =>
      openNewGame(memory.settings(), opens(start), async (settings, you, friend) => {
        const { startByLinks } = await import("./friend/friend.js");
        startByLinks(settings, you, friend);
      }),
    record() {
      const { session } = page.state;
      const game = { link: forAnybody(location.href), record: session.game.record };
      openRecord(rules, game, opens(load), () => openEmbed(session));
    },
    resign() {
      const { game, hands } = page.state.session;
      if (game.result !== null || hands.length === 0) return;
      const player = hands.length === 1 ? hands[0] : game.turn;
      const element = makeDialog(
        "resign",
        "resign.title",
        '<p id="resign-line"></p>',
        button("resign.keep") + button("resign.confirm", 'value="resign" class="primary"'),
      );
      element.setAttribute("aria-describedby", "resign-line");
      setText(part(element, "#resign-line"), text("resign.line", { player }));
      element.addEventListener("close", () => {
        if (element.returnValue === "resign") concede(page, player, "resignation");
      });
      open(element);
    },
    settings: () => openSettings(rules, settings),
    games: () => openGames(rules, settings, opens(resume)),
  };
}
