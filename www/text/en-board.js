// The board as an element of anybody's page, in English: a part of en.js.

import { cellName, list, name } from "./en-words.js";

/** @typedef {import("./en-words.js").Player} Player */

export const board = {
  // What to do now
  "status.toMove": (/** @type {{ player: Player }} */ { player }) => `${name(player)} to move`,
  "why.notYours": (/** @type {{ player: Player }} */ { player }) => `It is ${name(player)}’s turn.`,

  // What an author points out
  "state.mark.ring": "marked",
  "state.mark.minus": "marked for taking back",
  "state.mark.number": (/** @type {{ number: string }} */ { number }) => `marked ${number}`,
  "state.mark.from": (/** @type {{ to: string }} */ { to }) => `an arrow leads to ${cellName(to)}`,
  "state.mark.to": "an arrow leads here",

  // What is wrong with the tag
  "element.bad": (/** @type {{ name: string, reason: string }} */ { name: attribute, reason }) =>
    `The attribute ${attribute} was set aside: ${reason}`,
  "element.tooLong": "it is too long.",
  "element.oneOf": (/** @type {{ found: string, expected: string[] }} */ { found, expected }) =>
    `“${found}” is not one of ${list(expected)}.`,
  "element.number": (
    /** @type {{ found: string, least: number, most: number }} */ { found, least, most },
  ) => `“${found}” is no number from ${least} to ${most}.`,
  "element.view": (/** @type {{ found: string }} */ { found }) =>
    `“${found}” is not understood; an example: elevation=70 turn=30 level=2`,
  "element.mark": (/** @type {{ found: string }} */ { found }) =>
    `“${found}” is not understood; examples: ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1`,
  "element.game": (/** @type {{ reason: string }} */ { reason }) =>
    `The game was set aside: ${reason}`,

  // The controls below it
  "element.controls": "Game",

  // The board in other pages
  "record.embed": "Embed…",
  "embed.title": "Embed this board",
  "embed.what": "What the page shows",
  "embed.diagram": "A diagram of this position",
  "embed.replay": "The whole game, to look through",
  "embed.play": "A board to play on from here, against the computer",
  "embed.tag": "As an element of the page",
  "embed.frame": "As a frame, for pages that allow no scripts",
  "embed.copyTag": "Copy element",
  "embed.copyFrame": "Copy frame",
  "embed.copied": "The code has been copied.",
  "embed.find": (/** @type {{ player: Player }} */ { player }) =>
    `${name(player)} to move: find the best move`,
  "embed.right": "That is the move.",
  "embed.wrong": "That is not the move. Try another.",
};
