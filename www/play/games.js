/**
 * The ways from the game on the board to another one.
 * @import { Player } from "../board/types.js"
 * @import { Saved, Settings } from "../library/storage.js"
 * @import { Page } from "./page.js"
 * @import { Setup } from "./setup.js"
 */

import { computerToMove, other } from "../game/session.js";
import { resultLine, statusLine } from "../game/words.js";
import { text } from "../text/text.js";
import {
  begin,
  entry,
  isByLinks,
  rematch,
  restore,
  setUp,
  tryAgain,
  visitedGame,
} from "./setup.js";

/** @param {Page} page */
export const sayStatus = (page) =>
  page.say(text("say.status", { status: statusLine(text, page.state.session) }));

/** Begins a game that is told as a new one, or in other words. @type {(page: Page, setup: Setup, words?: string) => void} */
export function beginGame(page, setup, words) {
  page.open(setup, { address: "push" });
  const { session } = page.state;
  const { computer, game } = session;
  const you = computer === null ? "" : text("say.you", { player: other(computer.player) });
  const about = { rules: text("page.rules", { ...game.rules }), player: game.turn };
  const status = () => text("say.status", { status: statusLine(text, session) });
  page.say((words === undefined ? text("say.newGame", about) : words + status()) + you);
}

/** @type {(page: Page, settings: Settings) => void} */
export function start(page, settings) {
  page.memory.keepSettings(settings);
  beginGame(page, begin(page.rules, settings));
}

/** @param {Page} page */
export function rematchOf(page) {
  const { session, clock, match } = page.state;
  if (match) page.rest.now?.friends.now?.rematch(match, session.game);
  else beginGame(page, rematch(page.rules, session, clock?.control ?? null));
}

/** A new game from before a turn. @type {(page: Page, turn: number) => void} */
export function again(page, turn) {
  const { session, clock } = page.state;
  beginGame(page, tryAgain(page.rules, session, turn, clock?.control ?? null));
}

/** @type {(page: Page, record: string) => void} @throws {PylosError} What is wrong with the record. */
export const load = (page, record) =>
  beginGame(page, setUp(page.rules.loadGame(record)), `${text("record.loaded")} `);

/** One of the person's games, to be played on or looked at. @type {(page: Page, game: Saved) => void} @throws {PylosError} It is no game. */
export const resume = (page, game) => beginGame(page, restore(page.rules, game), "");

/** @type {(page: Page, player: Player, reason: "resignation" | "time") => void} */
export function concede(page, player, reason) {
  const { session, clock, match } = page.state;
  if (session.game.result !== null) return;
  const game = page.rules.concede(session.game, player, reason);
  const id = page.rest.now?.shelf.id;
  const setup = { ...setUp(game, session.computer), clock, match, id };
  page.open(setup, { address: "replace", isTurn: true });
  const status = game.result === null ? "" : resultLine(text, game.result);
  page.say(text("say.status", { status }));
}

/** Back, Forward, or another address. @param {Page} page */
export function visit(page) {
  /** @param {unknown} problem What is wrong with the address: the game on the board stays. */
  const stay = (problem) => {
    const { shelf, arrive } = /** @type {NonNullable<typeof page.rest.now>} */ (page.rest.now);
    shelf.keep(page.state, "replace", shelf.isLast);
    page.dispatch({ is: "noted", note: "" });
    arrive({ problem });
  };
  if (isByLinks()) return page.rest.now?.openByLinks(stay);
  const saved = entry();
  const { setup, show, problem } = visitedGame(page.rules, saved, location.hash);
  if (setup === null) return stay(problem);
  // A person who walks through the history does not want the computer to move at once.
  page.open({ ...setup, paused: saved !== null && computerToMove(setup) }, { address: "replace" });
  sayStatus(page);
  page.rest.now?.arrive({ show, problem });
}
