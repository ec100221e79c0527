/**
 * The games that the page puts on the board: from "New game", a rematch, an address or storage; and
 * the way back to an address and to storage.
 * @import { Player } from "../board/types.js"
 * @import { Computer, Rules, Session } from "../game/session.js"
 * @import { Game } from "../pkg/rules.js"
 * @import { Address } from "../game/address.js"
 * @import { Control, Saved, Settings } from "../library/storage.js"
 * @import { Timing } from "./timing.js"
 */

import { gameAt, other } from "../game/session.js";
import * as clocks from "./clock.js";
import { withHead } from "./record-head.js";
import { newTiming } from "./timing.js";

/**
 * A game for the board, its players and its clock.
 * @typedef {object} Setup
 * @property {string} [id] Its name among the games on this device; none where it is not there.
 * @property {Game} game
 * @property {Game | null} ahead
 * @property {Computer | null} computer
 * @property {boolean} paused
 * @property {Timing} timing
 * @property {import("./friend/match.js").Match} [match] A game by links.
 */

/** @type {(game: Game, computer?: Computer | null, control?: Control | null) => Setup} */
export function setUp(game, computer = null, control = null) {
  return {
    game,
    ahead: null,
    computer,
    paused: false,
    timing: newTiming(control, game.moves.length),
  };
}

/**
 * A game that begins here today.
 * @type {(rules: Rules, game: Game, computer: Computer | null, control: Control | null) => Setup}
 */
const today = (rules, game, computer, control) =>
  setUp(withHead(rules, game, computer, control, new Date()), computer, control);

/** @type {(rules: Rules, settings: Settings) => Setup} */
export function begin(rules, { variant, takeBack, emptyReserve, opponent, colour, clock }) {
  const light = colour === "random" ? Math.random() < 0.5 : colour === "light";
  /** @type {Computer} */
  const computer = { player: light ? "dark" : "light", level: opponent };
  const game = rules.newGame({ variant, takeBack, emptyReserve });
  return today(rules, game, opponent === 0 ? null : computer, clock);
}

/**
 * What a person would choose to play such a game once more, with the same colour.
 * @type {(session: Session, control: Control | null) => Settings}
 */
export function settingsOf({ game: { rules }, computer }, control) {
  const { variant, takeBack, emptyReserve } = rules;
  const opponent = computer?.level ?? 0;
  const colour = computer ? other(computer.player) : "light";
  return { variant, takeBack, emptyReserve, opponent, colour, clock: control };
}

/**
 * The same rules, start, opponent and clock again, colours swapped.
 * @type {(rules: Rules, session: { game: Pick<Game, "rules" | "start">, computer: Computer | null }, control: Control | null) => Setup}
 */
export function rematch(rules, { game, computer }, control) {
  const again = rules.newGame({ ...game.rules, position: game.start });
  return today(rules, again, computer && { ...computer, player: other(computer.player) }, control);
}

/**
 * The game before one of its turns once more, against the same opponent: the game itself stays among the person's games.
 * @type {(rules: Rules, session: { game: Game, computer: Computer | null }, turn: number, control: Control | null) => Setup}
 */
export const tryAgain = (rules, { game, computer }, turn, control) =>
  today(rules, gameAt(rules, game, turn - 1), computer, control);

/** The game of an address. @type {(rules: Rules, address: Omit<Address, "computer">) => Game} */
export function gameOf(rules, { rules: options, position, moves, conceded }) {
  const game = rules.newGame({ ...options, position: position ?? undefined, moves });
  return conceded ? rules.concede(game, conceded.player, conceded.reason) : game;
}

/** @type {(rules: Rules, address: Address) => Setup} */
export function fromAddress(rules, address) {
  const { computer } = address;
  const game = gameOf(rules, address);
  // Nobody knows the day of a game that is over, or who played where no computer did.
  if (game.result !== null && computer === null) return setUp(game);
  const day = game.result === null ? new Date() : null;
  return setUp(withHead(rules, game, computer, null, day), computer);
}

/**
 * @param {Rules} rules
 * @param {Saved} saved
 * @returns {Setup}
 * @throws {PylosError} The record is no game.
 */
export function restore(rules, { id, record, ahead, computer, control, times, left }) {
  const setup = { ...setUp(rules.loadGame(record), computer, control), id };
  const played = setup.game.moves.length;
  const later = ahead === null ? null : rules.loadGame(ahead);
  if (later !== null && later.moves.length >= played) setup.ahead = later;
  const { clock } = setup.timing;
  if (clock === null || times.length !== played + 1) return setup;
  const shown = { ...clock, left: left ?? times[played] };
  return { ...setup, timing: { control, clock: shown, times } };
}

/**
 * @param {Pick<Setup, "game" | "ahead" | "computer">} setup
 * @param {Timing} timing
 * @param {number} now
 * @returns {Saved}
 */
export function save({ game, ahead, computer }, { control, clock, times }, now) {
  const left = clock && clocks.times(clock, now);
  return { record: game.record, ahead: ahead?.record ?? null, computer, control, times, left };
}
