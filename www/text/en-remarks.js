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

/** @typedef {"allowsFigure" | "missesFigure" | "allowsRaise" | "missesRaise" | "takesOneBack" | "completes" | "raises" | "allows"} Fault */

/** @typedef {{ move: string, fault: Fault | null, other: Who, figure: Figure, reply: string }} Cause What a turn did that decided the game; `reply`: the answer that it allowed. */
/** @typedef {Record<Fault, (about: Cause) => string>} Causes */

/** @typedef {object} Decisive A turn that decided a game.
 * @property {number} turn
 * @property {string} move
 * @property {Who} who who made it
 * @property {Who} other the opponent
 * @property {"win" | "draw"} value what it threw away
 * @property {Fault | null} fault what is said of it
 * @property {Figure} figure that this speaks of
 * @property {string} reply the answer that it allowed
 * @property {string | null} better a turn that keeps the result
 * @property {boolean} isOnly whether no other turn does
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

/** The most turns that are listed. */
const MOST = 4;

/** @type {Causes} */
const causes = {
  allowsFigure: ({ move, other, figure }) => `${move} let ${object(other)} complete a ${figure}`,
  missesFigure: ({ move, figure }) => `${move} missed a ${figure}`,
  allowsRaise: ({ move, other }) => `${move} let ${object(other)} raise a ball`,
  missesRaise: ({ move }) => `${move} missed a raise`,
  takesOneBack: ({ move }) => `${move} took only one ball back`,
  completes: ({ move, figure }) => `${move} completed a ${figure}`,
  raises: ({ move }) => `${move} raised a ball instead of placing one`,
  allows: ({ move, reply }) => `${move} allowed ${reply}`,
};

/** @param {Cause} cause */
const causeOf = (cause) => (cause.fault ? causes[cause.fault](cause) : cause.move);

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
  "review.threw": (/** @type {Decisive} */ about) => {
    const { turn, who, value, better, isOnly } = about;
    const what = who === "you" ? `the ${value}` : `${name(who)}’s ${value}`;
    const kept = better && ` ${isOnly ? "Only " : ""}${better} kept it.`;
    return `Turn ${turn} threw ${what} away: ${causeOf(about)}.${kept ?? ""}`;
  },
  "review.thrown": (/** @type {Omit<Decisive, "better" | "isOnly">} */ about) =>
    `${subject(about.who)} threw the ${about.value} away: ${causeOf(about)}.`,
  "review.often": (/** @type {{ who: Who, turns: readonly number[] }} */ { who, turns }) => {
    const count = turns.length === 2 ? "twice" : `${numbers[turns.length] ?? turns.length} times`;
    const all = turns.length > MOST ? "" : `, at turns ${list(turns.map(String))}`;
    return `The win was ${who === "you" ? "yours" : `${name(who)}’s`} ${count}${all}.`;
  },
  "review.gaveUp": (/** @type {{ who: Who, value: "win" | "draw" }} */ { who, value }) =>
    `${subject(who)} still had the ${value} at the end.`,
  "review.never": (
    /** @type {{ who: Who, other: Who, turn: number | null, balls: number }} */ {
      who,
      other,
      turn,
      balls,
    },
  ) => {
    const cost = turn === null ? "" : `; turn ${turn} cost ${object(other)} ${inWords(balls)}`;
    return `${subject(who)} never let go of the win${cost}.`;
  },
  "review.probably": (/** @type {Omit<Decisive, "who" | "value" | "better">} */ about) =>
    `Turn ${about.turn} probably decided it: ${causeOf(about)}.`,
  "review.doubtful": (/** @type {{ better: string }} */ { better }) =>
    `Probably better: ${better}.`,
  "review.even": "No turn was found that changed the result.",
  "review.kept": "The result held.",
  "review.again": (/** @type {{ turn: number }} */ { turn }) => `Try again from turn ${turn}`,
  "reason.wins": "It wins the game.",
  "reason.prepares": (/** @type {{ figure: Figure }} */ { figure }) => `It prepares a ${figure}.`,
  "reason.safe": (/** @type {{ player: Player }} */ { player }) =>
    `Then ${name(player)} cannot complete or raise anything.`,
  "reason.keeps": "It gives nothing away.",
  "reason.asks": "It is hardest to answer.",
  "reason.ahead": "You have more balls left.",
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
  "hint.plain": "A plain move looks best.",
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
