// What forbids a move, and what is wrong with a game or an attribute, in English: loaded when something is refused.

import { list, name } from "./en-words.js";

/** @import { PositionFault, RecordRule } from "../pkg/rules.js" */

/** @import { Player } from "./en-words.js" */

/** @param {PositionFault} fault */
const positionFault = ({ rule, level = 1, row, cell, player = "light", found }) => {
  const size = 5 - level;
  switch (rule) {
    case "turnMissing":
      return "the player to move is missing: l or d at the end";
    case "badTurn":
      return "the last letter must be the player to move, l or d";
    case "levels":
      return `levels: ${found} instead of 1 to 4`;
    case "rows":
      return `rows on level ${level}: ${found} instead of ${size}`;
    case "rowLength":
      return `cells in row ${row} of level ${level}: ${found} instead of ${size}`;
    case "unknownSign":
      return `“${found}” in row ${row} of level ${level} is not understood`;
    case "sharedCell":
      return `there are two balls on ${cell}`;
    case "floating":
      return `the ball on ${cell} does not rest on four others`;
    case "tooManyBalls":
      return `${name(player)} has ${found} balls on the board, more than 15`;
    default:
      return rule;
  }
};

/** What is wrong with the text of a record, by rule. */
const recordFaults = {
  noRecord: "There is no game record to read.",
  empty: "The record is empty.",
  badTag: 'A tag is not written correctly; an example: [Variant "expert"].',
  tagAmongMoves: "A tag comes after the first move; tags must come first.",
  openComment: "A comment is not closed: } is missing.",
  badGlyph: "A $ must be followed by a number from 0 to 255.",
  variationWithoutMove: "A variation comes before the first move.",
  openVariation: "A variation is not closed: ) is missing.",
  emptyVariation: "A variation has no moves.",
  strayParenthesis: "There is a ) without a matching parenthesis before it.",
  strayBrace: "There is a } without a matching brace before it.",
  tooDeep: "The variations are nested too deeply.",
  glyphWithoutMove: "A $ sign comes before the first move.",
  resultInVariation: "A variation contains a result.",
  afterResult: "The record goes on after its result.",
  unknownResult: "The tag Result must be 1-0, 0-1, 1/2-1/2 or *.",
  twoResults: "The tag Result and the result after the moves differ.",
  wrongResult: "The result does not match the end of the game.",
  noDraw: "The result cannot be a draw: no position has occurred three times.",
};

export const reasons = {
  "why.computer": "It is the computer’s turn.",
  "why.lookingBack": "You are looking at an earlier position. Return to the game to go on playing.",
  "why.over": "The game is over.",
  "why.otherReserve": (/** @type {{ player: Player }} */ { player }) =>
    `It is ${name(player)}’s turn: take a ball from ${name(player)}’s reserve.`,
  "refusal.emptyReserve": (/** @type {{ player: Player }} */ { player }) =>
    `${name(player)}’s reserve is empty: raise a ball.`,
  "why.chooseTakeBack": "You have played your ball. Now choose a ball to take back.",
  "why.noHigherPlace": "That ball cannot be raised: there is no free place for it higher up.",
  "why.theirs": (/** @type {{ player: Player, back: boolean }} */ { player, back }) =>
    `That is ${name(player)}’s ball${back ? ": take back one of your own" : ""}.`,
  "why.notNow": "That is not possible now.",
  "refusal.nothingToRaise": (/** @type {{ cell: string }} */ { cell }) =>
    `There is no ball on ${cell} to raise.`,
  "refusal.raisesOpponent": (/** @type {{ cell: string }} */ { cell }) =>
    `The ball on ${cell} is the opponent’s: you can only raise your own balls.`,
  "refusal.raisesSupport": (/** @type {{ cell: string, above: string }} */ { cell, above }) =>
    `The ball on ${cell} supports the one on ${above}: a supporting ball cannot be raised.`,
  "refusal.notHigher": (/** @type {{ from: string, to: string }} */ { from, to }) =>
    `${to} is not higher than ${from}: a ball can only be raised to a higher level.`,
  "refusal.occupied": (/** @type {{ cell: string }} */ { cell }) =>
    `There is already a ball on ${cell}.`,
  "refusal.onOwnSupport": (/** @type {{ from: string, to: string }} */ { from, to }) =>
    `${to} rests on ${from}: a ball cannot be raised onto a square that it is part of.`,
  "refusal.unsupported": (/** @type {{ to: string, missing: string[] }} */ { to, missing }) =>
    `${to} needs four balls under it; there is none on ${list(missing)}.`,
  "refusal.noTakeBackForChildren": "With the children’s rules, no balls are taken back.",
  "refusal.noFigure": (/** @type {{ to: string, lines: boolean }} */ { to, lines }) =>
    `The ball on ${to} does not complete a ${lines ? "square or line" : "square"} of its own colour, so you cannot take any ball back.`,
  "refusal.takeBackRequired": (/** @type {{ to: string }} */ { to }) =>
    `The ball on ${to} completes a square or line: you must take back one or two balls.`,
  "refusal.nothingToTakeBack": (/** @type {{ cell: string }} */ { cell }) =>
    `There is no ball on ${cell} to take back.`,
  "refusal.takesBackOpponent": (/** @type {{ cell: string }} */ { cell }) =>
    `The ball on ${cell} is the opponent’s: you can only take back your own balls.`,
  "refusal.takesBackSupport": (/** @type {{ cell: string, above: string }} */ { cell, above }) =>
    `The ball on ${cell} supports the one on ${above}: a supporting ball cannot be taken back.`,
  "error.badPosition": (/** @type {{ faults: PositionFault[] }} */ { faults }) =>
    `The position is not valid (${faults.map(positionFault).join("; ")}).`,
  "error.badMove": (/** @type {{ found?: string }} */ { found }) =>
    found === undefined ? "A move is missing." : `“${found}” is not a move.`,
  "error.gameOver": "There are moves after the end of the game.",
  "error.badRecord": (/** @type {{ rule: RecordRule, found?: string }} */ { rule, found }) =>
    rule === "tagTwice" ? `The tag ${found} appears twice.` : recordFaults[rule],
  "error.badOption": (
    /** @type {{ option: string, found?: string, expected?: readonly string[] }} */ {
      option,
      found,
      expected,
    },
  ) =>
    found !== undefined && expected !== undefined
      ? `“${option}” cannot be “${found}”. Allowed: ${expected.join(", ")}.`
      : `The option “${option}” is not valid.`,
  "error.at": (
    /** @type {{ sentence: string, line?: number, move?: string, variation?: boolean, turn?: number }} */ {
      sentence,
      line,
      move,
      variation,
      turn,
    },
  ) => {
    const place = [
      ...(line === undefined ? [] : [`line ${line}`]),
      ...(move === undefined
        ? []
        : [`move ${move.replace("...", "…")}${variation ? " of a variation" : ""}`]),
      ...(turn === undefined ? [] : [`turn ${turn}`]),
    ];
    return `${sentence.replace(/\.$/, "")} (${place.join(", ")}).`;
  },
  "why.notYours": (/** @type {{ player: Player }} */ { player }) => `It is ${name(player)}’s turn.`,
  "element.bad": (/** @type {{ name: string, reason: string }} */ { name: attribute, reason }) =>
    `The attribute ${attribute} was ignored: ${reason}`,
  "element.tooLong": "it is too long.",
  "element.oneOf": (/** @type {{ found: string, expected: string[] }} */ { found, expected }) =>
    `“${found}” is not one of ${list(expected)}.`,
  "element.number": (
    /** @type {{ found: string, least: number, most: number }} */ { found, least, most },
  ) => `“${found}” is not a number from ${least} to ${most}.`,
  "element.camera": (/** @type {{ found: string }} */ { found }) =>
    `“${found}” is not understood; an example: elevation=70 rotation=30 levels=2`,
  "element.src": (/** @type {{ found: string, status: number | null }} */ { found, status }) =>
    `“${found}” could not be loaded (${status ?? "no answer"}).`,
  "element.mark": (/** @type {{ found: string }} */ { found }) =>
    `“${found}” is not understood; examples: ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1`,
  "element.noCanvas":
    "The board cannot be drawn: the browser gives this page no canvas. The keyboard and screen readers still work.",
  "element.game": (/** @type {{ reason: string }} */ { reason }) =>
    `The game was ignored. ${reason}`,

  // The link of a game that was not opened
  "link.bad": (/** @type {{ reason: string }} */ { reason }) =>
    `The link was not opened. ${reason}`,
  "link.tooLong": "It is too long to be a link to a game.",
  "link.unknownPart": (/** @type {{ part: string, expected: string }} */ { part, expected }) =>
    `“${part}” does not belong in this link. Allowed: ${expected}.`,
  "link.repeatedPart": (/** @type {{ part: string }} */ { part }) =>
    `“${part}” appears more than once or contradicts another part.`,
  "link.badValue": (
    /** @type {{ part: string, found: string, expected: string }} */ { part, found, expected },
  ) => `“${part}” cannot be “${found}”. Allowed: ${expected}.`,
  "link.badEscape": (/** @type {{ found: string }} */ { found }) =>
    `“${found}” is not valid percent-encoding.`,
};
