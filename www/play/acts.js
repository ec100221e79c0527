/**
 * What the buttons and keys of the page do, and the menu with its dialogs: loaded when the board can be played, or cannot.
 * @import { Start } from "../site/start.js"
 * @import { Page } from "./page.js"
 * @import { Help } from "./rest.js"
 */

import { positionHref } from "../game/address.js";
import { computerToMove, isLive, other } from "../game/session.js";
import { resultLine } from "../game/words.js";
import { enable, onButton } from "../site/dom.js";
import { late } from "../site/late.js";
import { loadStyle } from "../site/load-style.js";
import { localise } from "../site/markup.js";
import { waysToOthers } from "../site/more.js";
import { dialogTexts } from "../text/dialogs.js";
import { endsTexts } from "../text/ends.js";
import { friendTexts } from "../text/friend.js";
import { ownTexts } from "../text/own.js";
import { addTexts, text } from "../text/text.js";
import { ask, button, makeDialog, part } from "./dialogs/dialog.js";
import { openGames } from "./dialogs/games.js";
import { openHelp } from "./dialogs/help.js";
import { openNewGame } from "./dialogs/new-game.js";
import { openRecord } from "./dialogs/record.js";
import { openSettings } from "./dialogs/settings.js";
import { board, memory, settings } from "./first.js";
import { mayUndo } from "./friend/match.js";
import { concede, load, resume, sayStatus, start } from "./games.js";
import { LETTERS } from "./letters.js";
import { createViewBar } from "./view-bar.js";
import * as welcome from "./welcome.js";

/** The act of each key of one character. */
const ACTS = new Map(
  LETTERS.flatMap(([keys, acts]) => {
    const names = acts.split(" ");
    return keys.split(" ").map((key, i) => [key, names[i]]);
  }),
);

/** @param {Start} starting @param {Page} [page] Undefined without the rules: then only the view, the menu and Help answer. */
export async function createActs(starting, page) {
  await addTexts(dialogTexts);
  const view = createViewBar(starting.say);
  const feel = () => {
    // Sound and vibration, once either is chosen.
    if (settings.get("sound") || settings.get("haptics")) feeling.load();
  };
  const feeling = late(async () => (await import("./sound/feel.js")).createFeel());
  settings.follow(feel);
  feel();

  /** @param {(page: Page) => void} act */
  const game = (act) => () => page && act(page);
  /** @param {(help: Help, page: Page) => void} act */
  const help = (act) =>
    game((page) =>
      page.rest
        .load()
        .then(({ help }) => help.load())
        .then((help) => act(help, page))
        .catch(() => page.tell(text("note.noRules"))),
    );
  /** Shows another moment. @param {(ply: number, last: number) => number} to @param {boolean} [leaves] Whether a variation is left. */
  const show = (to, leaves = true) =>
    game(({ state: { session } }) => {
      const { shown, game, line } = session;
      board.goTo(to(shown.moves.length, game.moves.length), leaves ? null : line);
    });
  /** @type {Acts} */
  const acts = {
    undo: game(({ state: { session, match } }) => {
      // Within a choice one step back, else a move.
      if (isLive(session) && session.choice.to !== null) board.putBack();
      else if (!match || mayUndo(match, session.game)) board.undo();
    }),
    redo: game(() => board.redo()),
    /** Cancels on the board or, where nothing is chosen there, what analysis points out. */
    cancel: game(({ state: { session }, rest, dispatch }) => {
      if (isLive(session) && (session.choice.picked === null || computerToMove(session))) {
        rest.now?.help.now?.clear();
        dispatch({ is: "noted", note: "" });
      }
      board.cancel();
    }),
    finish: game(() => board.finish()),
    putBack: game(() => board.putBack()),
    pause: game((page) => {
      board.paused = true;
      sayStatus(page);
    }),
    continue: game(() => {
      board.paused = false;
    }),
    /** The next step of a hint. */
    hint: help((help) => {
      // It covers the line that the hint is written in.
      welcome.close();
      help.hint();
    }),
    analysis: help((help) => help.toggle()),
    first: show(() => 0),
    previous: show((ply) => ply - 1, false),
    next: show((ply) => ply + 1, false),
    last: show((_, last) => last),
    backToGame: show((_, last) => last),
    ...view,
  };

  Object.assign(acts, await createDialogs(starting, page, acts));

  return {
    /** @param {string} name Of an act, or its key. */
    act: (name) => acts[ACTS.get(name) ?? name]?.(),
    /** Says everything again in another language. */
    retell() {
      view.render();
      if (page === undefined) return;
      page.rest.now?.retell();
      page.dispatch({ is: "noted", note: "" });
      sayStatus(page);
    },
  };
}

/** @type {(key: string, name: string) => string} */
const act = (key, name) => button(key, `data-action="${name}"`);

/** @type {(title: string, items: string) => string} */
const group = (title, items) =>
  `<section><h3 data-text="${title}"></h3><div class="menu">${items}</div></section>`;

const MENU =
  group(
    "page.game",
    ["redo", "analysis", "record", "resign"].map((name) => act(`action.${name}`, name)).join(""),
  ) +
  group(
    "page.play",
    act("action.new", "new") + act("new.links", "friend") + act("action.games", "games"),
  ) +
  group("page.more", act("action.settings", "settings") + act("action.help", "help"));

/** The link of a game by links, without the seat of the friend. @param {string} href */
const forAnybody = (href) => href.replace(/\b(friend|light|dark)=[^&]*&?/g, "");

/** @typedef {Record<string, () => unknown>} Acts What is done, by the names of the buttons. */

/**
 * What opens them. Without the rules, and so without a page, only the menu and Help can be opened.
 * @type {(start: Start, page: Page | undefined, acts: Acts) => Promise<Acts>} `acts`: what the other buttons of the menu do.
 */
async function createDialogs({ offline, language }, page, acts) {
  await Promise.all([
    loadStyle(new URL("../site/forms.css", import.meta.url)),
    loadStyle(new URL("./dialogs.css", import.meta.url)),
    ...[endsTexts, ownTexts, friendTexts].map((texts) => addTexts(texts)),
  ]);
  const menu = makeDialog("menu", "action.menu", MENU, button("dialog.close"));
  const others = part(menu, "section:last-of-type .menu");
  const ways = waysToOthers();
  for (const way of ways) way.className = "button";
  others.prepend(...ways);
  localise(others);
  language().then((list) => others.append(list));
  onButton(menu, "action", (name) => {
    // The next dialog then returns the focus to the page.
    menu.close();
    acts[name]();
  });

  const help = () => openHelp(page?.state.session.game.rules, offline);
  const opensMenu = () => {
    const shown = page?.state.session.shown;
    if (shown) {
      const position = { ...shown, start: shown.position, moves: [] };
      part(menu, "[href^=editor]").setAttribute("href", positionHref("editor.html", position));
    }
    menu.showModal();
  };
  if (page === undefined) {
    for (const item of menu.querySelectorAll("[data-action]:not([data-action=help])")) {
      enable(item, false);
    }
    return { help, menu: opensMenu };
  }

  const { rules } = page;
  /** Does something that puts another game on the board, which on a phone is above. @template T @param {(page: Page, what: T) => void} act */
  const opens = (act) => (/** @type {T} */ what) => {
    act(page, what);
    board.scrollIntoView({ block: "nearest" });
  };
  const newGame = (byLinks = false) =>
    openNewGame(memory.settings(), byLinks, opens(start), async (settings, you, friend) => {
      const { startByLinks } = await import("./friend/friend.js");
      startByLinks(settings, you, friend);
    });
  page.paint();
  return {
    help,
    menu: opensMenu,
    new: () => newGame(),
    friend: () => newGame(true),
    record() {
      const { session } = page.state;
      const link = forAnybody(location.href);
      openRecord(rules, session, link, opens(load));
    },
    async resign() {
      const { game, hands } = page.state.session;
      if (game.result !== null || hands.length === 0) return;
      const player = hands.length === 1 ? hands[0] : game.turn;
      const line = resultLine(text, { winner: other(player), reason: "resignation" });
      if (await ask("resign.title", line, "resign.keep", "action.resign")) {
        concede(page, player, "resignation");
      }
    },
    settings: () => openSettings(rules),
    games: () => openGames(rules, opens(resume)),
  };
}
