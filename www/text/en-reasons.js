// What forbids a move, and what is wrong with a game, in English, and an exercise in a frame.

import { list, name } from "./en-words.js";
import { capital } from "./plural.js";

/** @import { Cell, PositionFault, RecordRule, Variant } from "../pkg/rules.js" */
/** @import { Player } from "./en-words.js" */

/** @param {PositionFault} fault */
const positionFault = ({ rule, level, cell, player = "light", found }) => {
  if (rule === "floating") return `the ball on ${cell} does not rest on four others`;
  if (rule === "tooManyBalls") return `${name(player)} has ${found} balls, more than 15`;
  if (rule === "turnMissing" || rule === "badTurn")
    return "it must end with l or d, the player to move";
  return level === undefined ? "check the levels" : `check level ${level}`;
};

/** @type {Record<RecordRule, string>} */
const BAD_RECORD = {
  noRecord: "There is no game record, or it is too long.",
  empty: "The game record is empty.",
  badTag: 'A tag must look like this: [White "Anna"].',
  tooLong: "There are too many moves, notes or tags.",
  tagTwice: "A tag appears twice.",
  tagAmongMoves: "A tag is among the moves: tags come first.",
  openComment: "A comment is not closed.",
  badGlyph: "A sign such as $1 must be from $0 to $255.",
  variationWithoutMove: "A variation is before the first move.",
  openVariation: "A variation is not closed.",
  emptyVariation: "A variation has no move.",
  strayParenthesis: "A “)” has no “(” before it.",
  strayBrace: "A “}” has no “{” before it.",
  tooDeep: "Variations are nested more than 32 deep.",
  glyphWithoutMove: "A sign such as $1 is before the first move.",
  resultInVariation: "A result is inside a variation.",
  afterResult: "There is more text after the result.",
  anotherGame: "Another game begins here.",
  unknownResult: "The tag “Result” must be 1-0, 0-1, 1/2-1/2 or *.",
  twoResults: "The tag “Result” and the result after the moves differ.",
  wrongResult: "The result does not match the game.",
  noDraw: "This game is no draw: no position appeared three times.",
};

/** @typedef {{ cells: readonly Cell[] }} About The cells that a rule speaks of, in the order of `IllegalRule`. */

export const reasons = {
  "why.computer": "It is the computer’s turn.",
  "why.lookingBack": "Return to the game to continue.",
  "why.over": "The game is over.",
  "why.notYours": (/** @type {{ player: Player }} */ { player }) => `It is ${name(player)}’s turn.`,
  "why.chooseTakeBack": "Now choose a ball to take back.",
  "why.noHigherPlace": "There is no free place higher up for that ball.",
  "why.theirs": (/** @type {{ player: Player }} */ { player }) => `That is ${name(player)}’s ball.`,
  "why.notNow": "That is not possible now.",
  "refusal.emptyReserve": (/** @type {{ player: Player }} */ { player }) =>
    `${name(player)}’s reserve is empty: raise a ball.`,
  "refusal.nothingToRaise": (/** @type {About} */ { cells: [cell] }) =>
    `There is no ball on ${cell}.`,
  "refusal.raisesOpponent": (/** @type {About} */ { cells: [cell] }) =>
    `The ball on ${cell} is the opponent’s.`,
  "refusal.raisesSupport": (/** @type {About} */ { cells: [cell, above] }) =>
    `The ball on ${cell} must stay: it carries the one on ${above}.`,
  "refusal.notHigher": (/** @type {About} */ { cells: [from, to] }) =>
    `A ball can only be raised: ${to} is not higher than ${from}.`,
  "refusal.occupied": (/** @type {About} */ { cells: [cell] }) =>
    `There is already a ball on ${cell}.`,
  "refusal.onOwnSupport": (/** @type {About} */ { cells: [from, to] }) =>
    `${to} rests on ${from}, so that ball cannot go there.`,
  "refusal.unsupported": (/** @type {About} */ { cells: [to, ...missing] }) =>
    `${to} needs four balls under it; ${list(missing)} ${missing.length === 1 ? "is" : "are"} empty.`,
  "refusal.noTakeBackForChildren": "With the children’s rules, no balls are taken back.",
  "refusal.noFigure": (/** @type {About & { variant?: Variant }} */ { cells: [to], variant }) =>
    `The ball on ${to} completes no square${variant === "expert" ? " or line" : ""}: you cannot take a ball back.`,
  "refusal.takeBackRequired": (/** @type {About} */ { cells: [to] }) =>
    `With the ball on ${to} you must take back one or two balls.`,
  "error.badPosition": (/** @type {{ faults: readonly PositionFault[] }} */ { faults }) =>
    `The position is not valid: ${faults.map(positionFault).join("; ")}.`,
  "error.badMove": (/** @type {{ found?: string }} */ { found = "" }) =>
    `“${found}” is not a move.`,
  "error.badRecord": (/** @type {{ rule: RecordRule }} */ { rule }) => BAD_RECORD[rule],
  "error.badOption": (
    /** @type {{ option: string, found?: string, expected?: readonly string[] }} */ {
      option,
      found = "",
      expected = [],
    },
  ) => `“${option}” cannot be “${found}”. Allowed: ${expected.join(", ")}.`,
  "error.at": (
    /** @type {{ sentence: string, line?: number, move?: string }} */ { sentence, line, move },
  ) => {
    const place = [line && `Line ${line}`, move && `move ${move}`];
    return `${capital(place.filter(Boolean).join(", "))}: ${sentence}`;
  },
  "element.noCanvas": "This browser cannot draw the board. Keyboard and screen readers still work.",

  // The link of a game that was not opened
  "link.bad": (/** @type {{ reason: string }} */ { reason }) =>
    `This link could not be opened. ${reason}`,
  "link.tooLong": "It is too long.",
  "link.unknown": (/** @type {{ found: string }} */ { found }) => `“${found}” is not understood.`,
  "link.repeated": (/** @type {{ found: string }} */ { found }) =>
    `“${found}” appears more than once.`,

  // An exercise in a frame
  "embed.find": (/** @type {{ player: Player }} */ { player }) =>
    `${name(player)} to move: find the best move`,
  "embed.right": "Correct!",
  "embed.wrong": "Not the best move. Try another.",
};
