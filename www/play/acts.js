/**
 * What the buttons and keys of the page do, and the menu with its dialogs.
 * @import { Start } from "../site/start.js"
 * @import { Page } from "./main.js"
 */

import { positionHref } from "../game/address.js";
import { computerToMove, gameAt, isLive, other } from "../game/session.js";
import { resultLine } from "../game/words.js";
import { showToday } from "../library/progress.js";
import { waysToOthers } from "../site/more.js";
import { text } from "../text/text.js";
import { closeWelcome } from "./console.js";
import { action, ask, button, makeDialog, part } from "./dialogs/dialog.js";
import { openGames } from "./dialogs/games.js";
import { LETTERS, openHelp } from "./dialogs/help.js";
import { openNewGame } from "./dialogs/new-game.js";
import { openRecord } from "./dialogs/record.js";
import { openSettings } from "./dialogs/settings.js";
import { nextLevel } from "./end.js";
import { board, memory } from "./first.js";
import { mayUndo, startByLinks } from "./friend/friend.js";
import { beginGame, concede, rematch, sayStatus, start } from "./games.js";
import { restore, setUp, today } from "./setup.js";
import { createFeel } from "./sound/feel.js";
import { createViewBar } from "./view-bar.js";

/** @typedef {Record<string, (key: string) => unknown>} Acts What is done, by the names of the buttons. */

/** The act of each key of one character. @type {Record<string, string>} */
const KEYS = Object.assign({}, ...LETTERS.map(([acts]) => acts));

/** @param {Page} page @param {Start} starting */
export function createActs(page, starting) {
  createFeel();
  const view = createViewBar(starting.say);
  /** @type {Acts} */
  const acts = {
    ...view,
    ...(page.rules && pageActs(page)),
    help: () => openHelp(page.state?.session.game.rules, starting.offline),
  };
  acts.menu = createMenu(starting, page, acts);
  return {
    /** @param {string} name Of an act, or its key. */
    act: (name) => acts[KEYS[name] ?? name]?.(name),
    /** Says everything again in another language. */
    retell() {
      view.render();
      if (!page.rules) return;
      page.help.clear();
      showToday();
      page.dispatch({ is: "noted", note: "" });
      sayStatus(page);
    },
  };
}

/** What needs the rules. @type {(page: Page) => Acts} */
function pageActs(page) {
  const { rules } = page;
  /** Shows another moment of the game, or of the variation on the board. @param {number} by */
  const step = (by) => {
    const { shown, line } = page.state.session;
    board.goTo(shown.moves.length + by, line);
  };
  const control = () => page.state.clock?.control ?? null;
  const last = () => board.goTo(page.state.session.game.moves.length);
  const newGame = (byLinks = false) =>
    openNewGame(memory.settings.read(), byLinks, (chosen) => start(page, chosen), startByLinks);
  return {
    undo() {
      const { session, match } = page.state;
      // Within a choice one step back, else a move.
      if (isLive(session) && session.choice.to !== null) board.putBack();
      else if (!match || mayUndo(match)) board.undo();
    },
    redo: () => board.redo(),
    /** Cancels on the board or, where nothing is chosen there, what analysis points out. */
    cancel() {
      const { session } = page.state;
      if (isLive(session) && (session.choice.picked === null || computerToMove(session))) {
        page.help.clear();
        page.dispatch({ is: "noted", note: "" });
      }
      board.cancel();
    },
    finish: () => board.finish(),
    putBack: () => board.putBack(),
    pause() {
      board.paused = true;
      sayStatus(page);
    },
    continue() {
      board.paused = false;
    },
    /** The next step of a hint. */
    hint() {
      // It covers the line that the hint is written in.
      closeWelcome();
      page.help.hint();
    },
    analysis: () => page.help.toggle(),
    first: () => board.goTo(0),
    previous: () => step(-1),
    next: () => step(1),
    last,
    backToGame: last,
    new: () => newGame(),
    friend: () => newGame(true),
    record() {
      // The link of a game by links, without the seat of the friend.
      const link = location.href.replace(/\b(friend|light|dark)=[^&]*&?/g, "");
      openRecord(rules, page.state.session, link, (record) =>
        beginGame(page, setUp(rules.loadGame(record)), `${text("record.loaded")} `),
      );
    },
    async resign() {
      const { game, hands } = page.state.session;
      const player = hands.length === 1 ? hands[0] : game.turn;
      const line = resultLine(text, { winner: other(player), reason: "resignation" });
      if (await ask("resign.title", line, "resign.keep", "action.resign")) {
        concede(page, player, "resignation");
      }
    },
    rematch() {
      const { session, match } = page.state;
      if (match) page.friends.rematch(match, session.game);
      else beginGame(page, rematch(rules, session, control()));
    },
    /** The game once more against another level. */
    level() {
      const { session } = page.state;
      const { computer, game } = session;
      const colour = computer ? other(computer.player) : "light";
      const opponent = nextLevel(session) ?? 0;
      start(page, { ...game.rules, opponent, colour, clock: control() });
    },
    /** The game from before a turn; the game itself stays among the person's games. */
    again() {
      const { game, computer } = page.state.session;
      const before = gameAt(rules, game, (page.help.turnToTry() ?? 1) - 1);
      beginGame(page, today(rules, before, computer, control()));
    },
    review: () => page.help.review(),
    settings: () => openSettings(rules),
    games: () => openGames(rules, (game) => beginGame(page, restore(rules, game), "")),
  };
}

/** The acts in the menu, in its groups. */
const MENU = {
  "page.game": ["redo", "analysis", "record", "resign"],
  "page.play": ["new", "friend", "games"],
  "page.more": ["settings", "help"],
};

/** What opens it. @type {(start: Start, page: Page, acts: Acts) => () => void} */
function createMenu({ language }, page, acts) {
  const groups = Object.entries(MENU).map(([title, names]) => {
    const items = names
      .filter((name) => name in acts)
      .map((name) => action(name, name === "friend" ? "new.links" : `action.${name}`));
    return `<section><h3 data-text="${title}"></h3><div class="menu">${items.join("")}</div></section>`;
  });
  const act = (/** @type {string} */ name) => {
    // The next dialog then returns the focus to the page.
    menu.close();
    acts[name](name);
  };
  const menu = makeDialog("menu", "action.menu", groups.join(""), act, button("dialog.close"));
  const others = part(menu, "section:last-of-type .menu");
  const ways = waysToOthers();
  for (const way of ways) way.className = "button";
  others.prepend(...ways);
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
