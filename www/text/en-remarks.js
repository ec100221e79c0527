// Texts of remarks in English: what a turn did, allowed or missed.

import { ballsOn, list, name } from "./en-words.js";
import { capital } from "./plural.js";

/** @import { Player } from "./en-words.js" */

/** @typedef {"you" | Player} Who "you": one person plays, and the sentence speaks of them */
/** @typedef {"square" | "line"} Figure */

/** @typedef {object} Remark
 * @property {Who} who who made the turn
 * @property {Who} other the opponent
 * @property {Figure} figure the square or line that the remark speaks of
 * @property {number} balls how many it won or lost; 0: a chance that was not taken
 */

/** @typedef {object} Losses What a player lost in a game.
 * @property {Who} who
 * @property {number} balls
 * @property {number} turns how many turns lost them
 * @property {number | null} turn the only one, or the one that decided the game
 * @property {boolean} stays after `turn` they were behind to the end
 */

const numbers = ["no", "one", "two", "three", "four", "five", "six"];

/** @param {number} count */
const inWords = (count) => `${numbers[count] ?? count} ${count === 1 ? "ball" : "balls"}`;

/** @param {number} balls */
const cost = (balls) => (balls === 0 ? "." : `: ${inWords(balls)} lost.`);

/** @param {Who} who */
const subject = (who) => (who === "you" ? "You" : name(who));

/** @param {Who} who */
const object = (who) => (who === "you" ? "you" : name(who));

/** @typedef {{ from: string | null, to: string, takeBack: readonly string[] }} Move */

/** @param {Move} move */
const order = ({ from, to, takeBack }) => {
  const ball = from === null ? `place a ball on ${to}` : `raise the ball on ${from} to ${to}`;
  return takeBack.length === 0 ? ball : `${ball} and take back ${ballsOn(takeBack)}`;
};

export const remarks = {
  // What a turn of the game did
  "remark.completes": (/** @type {Remark} */ { who, figure, balls }) =>
    `${subject(who)} completed a ${figure}${balls === 0 ? "" : ` and won ${inWords(balls)}`}.`,
  "remark.blocks": (/** @type {Remark} */ { who, other, figure }) =>
    `${subject(who)} kept ${object(other)} from completing a ${figure}.`,
  "remark.allowsFigure": (/** @type {Remark} */ { who, other, figure, balls }) =>
    balls === 0
      ? `${subject(who)} left ${object(other)} a ${figure}.`
      : `${subject(who)} let ${object(other)} complete a ${figure}${cost(balls)}`,
  "remark.missesFigure": (/** @type {Remark} */ { who, figure, balls }) =>
    `${subject(who)} could have completed a ${figure}${cost(balls)}`,
  "remark.allowsRaise": (/** @type {Remark} */ { who, other, balls }) =>
    balls === 0
      ? `${subject(who)} left ${object(other)} a ball to raise.`
      : `${subject(who)} let ${object(other)} raise a ball${cost(balls)}`,
  "remark.missesRaise": (/** @type {Remark} */ { who, balls }) =>
    `${subject(who)} could have raised a ball${cost(balls)}`,
  "remark.takesOneBack": (/** @type {Remark} */ { who, balls }) =>
    `${subject(who)} could have taken two back${cost(balls)}`,

  // Why a turn is good
  "reason.completes": (/** @type {{ figure: Figure }} */ { figure }) => `It completes a ${figure}.`,
  "reason.blocks": (/** @type {{ other: Player, figure: Figure }} */ { other, figure }) =>
    `It keeps ${name(other)} from completing a ${figure}.`,
  "reason.raises": "It saves a ball.",

  // What a game came to
  "review.balls": (/** @type {Losses} */ { who, balls, turns, turn, stays }) => {
    if (balls === 0) return `${subject(who)} gave away no balls.`;
    const lost = `${subject(who)} lost ${inWords(balls)}`;
    if (turns === 1) return `${lost} in turn ${turn}.`;
    const all = `${lost} in ${numbers[turns] ?? turns} turns`;
    if (turn === null) return `${all}.`;
    return stays ? `${all}; turn ${turn} decided it.` : `${all}; turn ${turn} cost most.`;
  },
  "review.lead": (/** @type {{ lead: number }} */ { lead }) =>
    lead === 0
      ? "Neither is ahead"
      : `${name(lead > 0 ? "light" : "dark")} is ${inWords(Math.abs(lead))} ahead`,
  "review.again": (/** @type {{ turn: number }} */ { turn }) => `Try again from turn ${turn}`,
  "reason.wins": "It wins the game.",
  "reason.prepares": (/** @type {{ figure: Figure }} */ { figure }) => `It prepares a ${figure}.`,
  "reason.safe": (/** @type {{ player: Player }} */ { player }) =>
    `Then ${name(player)} can complete and raise nothing.`,
  "reason.centre": "The centre belongs to four squares, a corner to one.",
  "reason.spare": "Every ball taken back can be played again.",
  "reason.search": "Nothing better was found.",

  // Hints, step by step
  "hint.step": (/** @type {{ words: string, next: "where" | "why" | null }} */ { words, next }) =>
    `Hint: ${words}${next === null ? "" : ` Press again to see ${next}.`}`,
  "hint.failed": "No hint. Check the connection.",
  "hint.centre": "Look at the centre: most squares are made there.",
  "hint.wins": "You can win now.",
  "hint.completes": (/** @type {{ figure: Figure }} */ { figure }) =>
    `You can complete a ${figure}.`,
  "hint.threat": (/** @type {{ player: Player, figure: Figure }} */ { player, figure }) =>
    `${name(player)} can complete a ${figure}.`,
  "hint.raises": "You can raise a ball.",
  "hint.prepares": (/** @type {{ figure: Figure }} */ { figure }) => `You can prepare a ${figure}.`,
  "hint.quiet": (/** @type {{ player: Player }} */ { player }) =>
    `Look for a place that does not help ${name(player)}.`,
  "hint.takeBack": (/** @type {{ count: number }} */ { count }) =>
    `Take back ${["no more balls", "one ball", "two balls"][count]}.`,
  "hint.where": (
    /** @type {{ what: "place" | "ball" | "balls", cells: readonly string[] }} */ { what, cells },
  ) => `Look at the marked ${what}${cells.length === 0 ? "" : `: ${list(cells)}`}.`,
  "hint.order": (/** @type {{ move: Move }} */ { move }) => `${capital(order(move))}.`,
  "hint.rest": (/** @type {{ takeBack: readonly string[] }} */ { takeBack }) =>
    `Take back ${ballsOn(takeBack)}.`,
  "state.hint.look": "hint: look here",

  // The first warning in a game
  "note.threat": (/** @type {{ player: Player, figure: Figure }} */ { player, figure }) =>
    `${name(player)} could complete a ${figure}: look at the mark.`,
};
