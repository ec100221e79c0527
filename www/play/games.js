/**
 * The ways from the game on the board to another one, and the game of a link.
 * @import { Address, Show } from "../game/address.js"
 * @import { Player } from "../board/types.js"
 * @import { Computer, Rules } from "../game/session.js"
 * @import { Control, Settings } from "../library/storage.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { Page } from "./main.js"
 * @import { Setup } from "./setup.js"
 */

import { formatAddress, parseAddress, toAddress } from "../game/address.js";
import { explain } from "../game/explain.js";
import { computerToMove, other } from "../game/session.js";
import { statusLine } from "../game/words.js";
import { gameOf } from "../library/links.js";
import { text } from "../text/text.js";
import { attempt, begin, entry, isByLinks, setUp, today, withHead } from "./setup.js";

/** @param {Page} page */
export const sayStatus = (page) =>
  page.say(text("say.status", { status: statusLine(text, page.state.session) }));

/** Begins a game that is told as a new one, or in other words. @type {(page: Page, setup: Setup, words?: string) => void} */
export function beginGame(page, setup, words) {
  page.open(setup, { address: "push" });
  // On a phone it is above.
  page.board.scrollIntoView({ block: "nearest" });
  const { session } = page.state;
  const { computer, game } = session;
  const you = computer === null ? "" : text("say.you", { player: other(computer.player) });
  const about = { rules: text("page.rules", { ...game.rules }), player: game.turn };
  const status = () => text("say.status", { status: statusLine(text, session) });
  page.say((words === undefined ? text("say.newGame", about) : words + status()) + you);
}

/** @type {(page: Page, settings: Settings) => void} */
export function start(page, settings) {
  page.memory.settings.write(settings);
  beginGame(page, begin(page.rules, settings));
}

/**
 * The same rules, start, opponent and clock again, colours swapped.
 * @type {(rules: Rules, session: { game: Pick<Game, "rules" | "start">, computer: Computer | null }, control: Control | null) => Setup}
 */
export function rematch(rules, { game, computer }, control) {
  const again = rules.newGame({ ...game.rules, position: game.start });
  return today(rules, again, computer && { ...computer, player: other(computer.player) }, control);
}

/** @type {(page: Page, player: Player, reason: "resignation" | "time") => void} */
export function concede(page, player, reason) {
  const { session, clock, match } = page.state;
  if (session.game.result !== null) return;
  const game = page.rules.concede(session.game, player, reason);
  const setup = { ...setUp(game, session.computer), clock, match, id: page.shelf.id };
  page.open(setup, { address: "replace", isTurn: true });
  sayStatus(page);
}

/** Back, Forward, or another address. @param {Page} page */
export function visit(page) {
  const { memory, rules, shelf } = page;
  /** @param {unknown} problem What is wrong with the address: the game on the board stays. */
  const stay = (problem) => {
    shelf.keep(page.state, "replace", shelf.isLast);
    page.dispatch({ is: "noted", note: "" });
    arrive(page, { problem });
  };
  if (isByLinks()) return page.friends.visit(location.hash, stay);
  const saved = entry();
  const there = attempt(rules, saved);
  const { setup, show, problem } = there
    ? { setup: there, problem: null }
    : gameOfHash(rules, location.hash);
  if (setup === null) return stay(problem);
  // A link is not the person's game before it is played on.
  const id = there?.id ?? "";
  const own = memory.kept(id) !== null || memory.game.read()?.id === id;
  // A person who walks through the history does not want the computer to move at once.
  const paused = saved !== null && computerToMove(setup);
  page.open({ ...setup, paused }, { address: "replace", own });
  sayStatus(page);
  arrive(page, { show, problem });
}

/** A link was opened, or not. @type {(page: Page, link: { show?: Show, problem: unknown, note?: string }) => Promise<void>} */
export async function arrive(page, { show, problem, note = "" }) {
  if (show) page.help.reveal(show);
  if (problem !== null) page.tell(`${note} ${await explain(problem)}`.trim());
}

/** @type {(rules: Rules, address: Address) => Setup} */
export function fromAddress(rules, address) {
  const { computer } = address;
  const game = gameOf(rules, address);
  if (game.result === null) return today(rules, game, computer);
  // Nobody knows the day of a game that is over, or who played where no computer did.
  return setUp(computer ? withHead(rules, game, computer, null, null) : game, computer);
}

/**
 * @type {(rules: Rules, hash: string, last?: Setup | null) => { setup: Setup | null, own: boolean, show?: Show, problem: unknown }}
 *   `setup`: `last`, if the link has the same game, which is `own` then; null where the address is empty or refused; `show`: what
 *   the link opens beside the board.
 */
export function gameOfHash(rules, hash, last = null) {
  const hashOf = (/** @type {Setup} */ setup) => formatAddress(toAddress(setup));
  try {
    const address = parseAddress(hash);
    const setup = address && fromAddress(rules, address);
    const own = setup !== null && last !== null && hashOf(last) === hashOf(setup);
    return { setup: own ? last : setup, own, show: address?.show, problem: null };
  } catch (problem) {
    return { setup: null, own: false, problem };
  }
}
