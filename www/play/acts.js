/**
 * What the buttons and keys of the page do: loaded when the board can be played, or cannot.
 * @import { Start } from "../site/start.js"
 * @import { Help } from "./rest.js"
 * @import { Page } from "./page.js"
 */

import { computerToMove, isLive } from "../game/session.js";
import { late } from "../site/late.js";
import { dialogTexts } from "../text/dialogs.js";
import { addTexts, text } from "../text/text.js";
import { createDialogs } from "./dialogs.js";
import { board, settings } from "./first.js";
import { mayUndo } from "./friend/match.js";
import { sayStatus } from "./games.js";
import { createViewBar } from "./view-bar.js";
import * as welcome from "./welcome.js";

/** @param {Start} start @param {Page} [page] Undefined without the rules: then only the view, the menu and Help answer. */
export async function createActs(start, page) {
  await addTexts(dialogTexts);
  const view = createViewBar(start.say);
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
  /** @type {import("./dialogs.js").Acts} */
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

  Object.assign(acts, await createDialogs(start, page, acts));

  return {
    acts,
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
