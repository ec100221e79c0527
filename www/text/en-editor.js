// Texts of the position editor in English.

import { ballsOn, countBalls, name } from "./en-words.js";

/** @import { Player } from "./en-words.js" */

export const editor = {
  "editor.title": "Set up a position",
  "editor.board": "Board for setting up a position",
  "editor.tool": "A tap puts",
  "editor.nothing": "Nothing",
  "editor.help":
    "Tap the same place again to change the colour or remove the ball. Keys on a place: l, d and Delete.",
  "editor.clear": "Clear the board",
  "editor.turn": "To move",
  "editor.counts": (
    /** @type {{ player: Player, onBoard: number, reserve: number }} */ {
      player,
      onBoard,
      reserve,
    },
  ) => `${name(player)}: ${countBalls(onBoard)} on the board, ${reserve} in reserve`,
  "editor.noneLeft": (/** @type {{ player: Player }} */ { player }) =>
    `${name(player)} has no ball left in reserve: all 15 are on the board.`,
  "editor.carries": (/** @type {{ cell: string, above: string[] }} */ { cell, above }) =>
    `The ball on ${cell} supports ${ballsOn(above)}: a supporting ball cannot be removed.`,
  "editor.position": "Position or link",
  "editor.positionHelp":
    "Paste a position or a link to a game here; it appears on the board at once.",
  "editor.analyse": "Analyse",
  "editor.play": "Play on",
  "editor.use": "Use the position",
  "editor.share": "Share the position",
  "editor.link": "Link",
  "editor.picture": "Save picture",
  "editor.pictureSaved": "The picture has been saved as a file.",
  "editor.pictureFailed": "Your browser could not make the picture.",
  "editor.over": (/** @type {{ result: string }} */ { result }) =>
    `${result}. There is nothing left to play.`,
};
