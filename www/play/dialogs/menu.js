/**
 * The menu, and what opens the dialogs.
 * @import { Start } from "../../site/start.js"
 * @import { Page } from "../main.js"
 * @import { Setup } from "../setup.js"
 */

import { positionHref } from "../../game/address.js";
import { other } from "../../game/session.js";
import { allGames } from "../../library/archive.js";
import { namesOf, resultsOf } from "../../library/results.js";
import { h } from "../../site/nodes.js";
import { linkTo } from "../../site/start.js";
import { text } from "../../text/text.js";
import { settings } from "../first.js";
import { startByLinks } from "../friend/friend.js";
import { restore, setUp } from "../setup.js";
import { action, ask, button, makeDialog, part } from "./dialog.js";
import { openGames } from "./games.js";
import { openHelp } from "./help.js";
import { openNewGame } from "./new-game.js";
import { openRecord } from "./record.js";
import { openSettings } from "./settings.js";

/** The acts in the menu, in its groups. */
const MENU = {
  "page.game": ["redo", "analysis", "record", "resign"],
  "page.play": ["new", "friend", "games"],
  "page.more": ["settings", "help"],
};

/** @type {(page: Page, starting: Start, act: (name: string) => void) => Record<string, () => unknown>} */
export function createDialogs(page, { language, offline }, act) {
  const { rules, memory } = page;
  const help = () => openHelp(page.state?.session.game.rules, offline, () => act("signs"));
  const signs = () => import("./signs.js").then(({ openSigns }) => openSigns(page.board));
  const menu = createMenu(page, language, act);
  if (!rules) return { help, menu, signs };
  /** @type {(setup: Setup, words?: string) => void} */
  const beginGame = (setup, words) => page.open(setup, { address: "push", said: "game", words });
  /** @type {import("./new-game.js").Start} */
  function start(chosen, names, faces) {
    if (chosen.opponent === 0) settings.set("facing", faces);
    const tags = { White: names.light, Black: names.dark };
    page.later?.run({ do: "start", settings: chosen, tags });
  }
  function newGame(byLinks = false) {
    const { computer, game } = page.state.session;
    const before = {
      ...{ settings: memory.settings.read(), byLinks, names: namesOf(computer ? {} : game.tags) },
      // Where two people sit around a screen that lies flat, it is offered first.
      faces: memory.preferences.read().facing ?? matchMedia("(pointer: coarse)").matches,
      results: allGames(rules).then(({ games }) => resultsOf(games)),
    };
    openNewGame(before, start, startByLinks);
  }
  return {
    ...{ help, menu, signs },
    new: () => newGame(),
    friend: () => newGame(true),
    record() {
      // The link of a game by links without what is for the two players alone.
      const link = location.href.replace(/\b(friend|live|seats|back|ask|light|dark)=[^&]*&?/g, "");
      openRecord(rules, page.state.session, link, (record) =>
        beginGame(setUp(rules.loadGame(record)), `${text("record.loaded")} `),
      );
    },
    async resign() {
      const { game, hands } = page.state.session;
      const player = hands.length === 1 ? hands[0] : game.turn;
      const line = text("resign.line", { winner: other(player) });
      if (await ask("resign.title", line, "resign.keep", "action.resign")) {
        page.send({ is: "conceded", player, reason: "resignation" });
      }
    },
    settings: () => openSettings(rules),
    games: () => openGames(rules, (game) => beginGame(restore(rules, game))),
  };
}

/** What opens it. @type {(page: Page, language: Start["language"], act: (name: string) => void) => () => void} */
function createMenu(page, language, act) {
  const isThere = (/** @type {string} */ name) => Boolean(page.rules) || name === "help";
  const groups = Object.entries(MENU).map(([title, names]) => {
    const key = (/** @type {string} */ name) =>
      name === "friend" ? "new.links" : `action.${name}`;
    const items = names.filter(isThere).map((name) => action(name, key(name)));
    return h("section", {}, h("h3", { "data-text": title }), h("div", { class: "menu" }, ...items));
  });
  const choose = (/** @type {string} */ name) => {
    // The next dialog then returns the focus to the page.
    menu.close();
    act(name);
  };
  const menu = makeDialog("menu", "action.menu", groups, choose, [button("dialog.close")]);
  const others = part(menu, "section:last-of-type .menu");
  others.prepend(linkTo("editor", "editor.menu", { class: "button" }));
  language().then((list) => others.append(list));
  return () => {
    const shown = page.state?.session.shown;
    if (shown) {
      const position = { ...shown, start: shown.position, moves: [] };
      part(menu, "[href^=editor]").setAttribute("href", positionHref("editor.html", position));
    }
    menu.showModal();
  };
}
