// Texts of the position editor in English.

import { ballsOn, countBalls, megabytes, name, number } from "./en-words.js";

/** @import { Player } from "./en-words.js" */

export const editor = {
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
  "editor.puzzle": "Make a puzzle",
  "editor.puzzleLink": "Link to the puzzle",
  "editor.puzzleTry": "Try it",
  "editor.proving": "Proving which moves are best…",
  "editor.proofNeeds": (/** @type {{ bytes: number }} */ { bytes }) =>
    `To prove this, ${megabytes(bytes)} MB of perfect play have to be loaded. Press the button again to load them.`,
  "editor.puzzle.lost": "Every move loses here: there is nothing to find.",
  "editor.puzzle.same": "Every move has the same result here: there is nothing to find.",
  "editor.puzzle.open": "By these rules it cannot be proven which move is best.",
  "editor.puzzleMade": (/** @type {{ count: number }} */ { count }) =>
    count === 1
      ? "The puzzle is ready: only one move is right."
      : `The puzzle is ready: ${number(count)} moves are right.`,
  "editor.over": (/** @type {{ result: string }} */ { result }) =>
    `${result}. There is nothing left to play.`,
};
