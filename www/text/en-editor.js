// Texts of the position editor in English.

import { ballsOn, megabytes, name, number } from "./en-words.js";

/** @import { Player } from "./en-words.js" */

export const editor = {
  "editor.tool": "Tap to place",
  "editor.nothing": "Remove",
  "editor.help": "Tap a place to put a ball there; tap again to change or remove it.",
  "editor.keys": "Keys: L, D, Delete.",
  "editor.clear": "Clear the board",
  "editor.turn": "To move",
  "editor.noneLeft": (/** @type {{ player: Player }} */ { player }) =>
    `${name(player)} has no ball left: all 15 are on the board.`,
  "editor.carries": (/** @type {{ cell: string, above: string[] }} */ { cell, above }) =>
    `The ball on ${cell} carries ${ballsOn(above)}, so it cannot be removed.`,
  "editor.position": "Position or link",
  "editor.positionHelp": "Paste a position or a link to a game.",
  "editor.analyse": "Analyse",
  "editor.play": "Play from here",
  "editor.use": "Play or analyse",
  "editor.share": "Share",
  "editor.link": "Link",
  "editor.tag": "As an HTML element",
  "editor.copyTag": "Copy element",
  "editor.picture": "Save picture",
  "editor.pictureSaved": "The picture has been saved.",
  "editor.pictureFailed": "The picture could not be made.",
  "editor.puzzle": "Make a puzzle",
  "editor.puzzleLink": "Link to the puzzle",
  "editor.puzzleTry": "Try it",
  "editor.proving": "Proving the best moves…",
  "editor.proofNeeds": (/** @type {{ bytes: number }} */ { bytes }) =>
    `This needs a ${megabytes(bytes)} MB download. Press again to start it.`,
  "editor.puzzle.same": "Every move has the same result: there is nothing to find.",
  "editor.puzzle.open": "With these rules the best move cannot be proven.",
  "editor.puzzleMade": (/** @type {{ count: number }} */ { count }) =>
    count === 1
      ? "The puzzle is ready: one move is right."
      : `The puzzle is ready: ${number(count)} moves are right.`,
};
