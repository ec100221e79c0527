/**
 * What helps beside a game, as one value.
 * @import { Point } from "../../engine/course.js"
 * @import { Standing } from "../../engine/judge.js"
 * @import { Answer } from "../../engine/know.js"
 * @import { Session } from "../../game/session.js"
 * @import { Game, Move } from "../../pkg/pylos.js"
 * @import { Hint } from "../hint.js"
 * @import { ScoredMove } from "./marks.js"
 * @import { Row } from "./openings.js"
 * @import { Line } from "./perfect.js"
 * @import { Story } from "./story.js"
 */

import { computerToMove, isLive } from "../../game/session.js";

/**
 * The moment shown, what the person wants to see of it, and what is known, as far as it is to be shown.
 * @typedef {object} State
 * @property {Session} session
 * @property {Game} game The moment shown, without a concession.
 * @property {readonly Move[]} legal Its legal moves.
 * @property {number} at Its ply in the game, -1 in a variation.
 * @property {boolean} timed A game with a clock is being played, without help.
 * @property {boolean} wanted Analysis at all; remembered.
 * @property {boolean} allowed It was switched on within this game, where it would be off otherwise.
 * @property {boolean} wantsAll The large tables too.
 * @property {boolean} folded The numbers of perfect play are folded away.
 * @property {boolean} explores The openings are shown in place of the list of moves.
 * @property {string | null} pointed The move pointed at in the list.
 * @property {string | null} pressed The move pressed in the list.
 * @property {boolean | null} whole Whether perfect play is wanted in the whole game; null: it was not asked for.
 * @property {number | null} lesson The turn in whose place the better one is shown.
 * @property {Answer | null} answer On the moment shown, if there is something to be played.
 * @property {readonly ScoredMove[]} scores Of its moves, best first.
 * @property {Standing | null} standing
 * @property {readonly Point[]} points The course of the game.
 * @property {number} share How much of it is known, 0 to 1.
 * @property {readonly Row[]} rows The openings.
 * @property {string} result How a game against perfect play went.
 * @property {Line | null} line The perfect line.
 * @property {{ game: Game, story: Story } | null} told A game in balls.
 * @property {Hint | null} hint
 * @property {boolean} advising A hint is being looked for.
 * @property {boolean} warned A threat was pointed out in this game.
 * @property {boolean} failed The engine has failed at the last question.
 */

/** Whether help is on. A game against the computer or by links is played without it unless it is asked for there. @param {State} state */
export const isOn = ({ session: { hands, game }, wanted, allowed, timed }) =>
  wanted && !timed && (hands.length !== 1 || game.result !== null || allowed);

/** Whether the numbers of perfect play are shown. @param {State} state */
export const proves = (state) => isOn(state) && !state.folded;

/** Whether perfect play is being looked for in the whole game. @param {State} state */
export const isRunning = (state) =>
  state.whole === true && state.share < 1 && !state.failed && isAfter(state) && proves(state);

/** Whether the moves are ranked: after a game, only with their numbers. @param {State} state */
export const ranks = (state) =>
  isOn(state) && (state.session.game.result === null || !state.folded);

/** Whether the computer is about to move. @param {Session} session */
export const isComputers = (session) => isLive(session) && computerToMove(session);

/** Whether a hint may be looked for. @param {State} state */
export const mayAdvise = ({ session, advising }) =>
  !advising && session.shown.result === null && !isComputers(session);

/** Whether there is something to be played in the moment shown, by a person. @param {State} state */
export const isOpen = ({ session, game }) => game.result === null && !isComputers(session);

/** Whether the game can be looked through: not while it is played on. @param {State} state */
export const isAfter = ({ session }) => session.game.result !== null || !isLive(session);
