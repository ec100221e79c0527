// Texts of the beginning and the end of a game in English. A side is who a sentence speaks of: "you", "computer" or, with
// two people, a colour.

import { countBalls, name } from "./en-words.js";

/** @import { Player } from "./en-words.js" */

/** @typedef {"you" | "computer" | Player} Side */
/** @typedef {"apex" | "emptyReserve" | "noMove" | "resignation" | "time"} Reason */

/** @type {Record<Side, string>} */
const subjects = { you: "You", computer: "The computer", light: "Light", dark: "Dark" };

/** @type {Record<Side, string>} */
const owners = {
  you: "your",
  computer: "the computer’s",
  light: "Light’s",
  dark: "Dark’s",
};

const won = {
  apex: "your last ball is on top",
  emptyReserve: "the computer has no ball left in reserve",
  noMove: "the computer can neither place nor raise a ball",
  resignation: "the computer resigned",
  time: "the computer ran out of time",
};

const lost = {
  apex: "the computer placed the top ball",
  emptyReserve: "you have no ball left in reserve",
  noMove: "you can neither place nor raise a ball",
  resignation: "you resigned",
  time: "you ran out of time",
};

/** What each level does. */
const levels = [
  "Level 1 takes only one ball back and often forgets to raise: good for a first game.",
  "Level 2 guards the bottom level only: it never sees your squares higher up.",
  "Level 3 sees nearly all your squares, but seldom what you can raise.",
  "Level 4 sees every square you can complete, but forgets to raise at times.",
  "Level 5 counts well and knows good places; it sometimes lets you raise.",
  "Level 6 looks two turns ahead: its own and your answer.",
  "Level 7 looks four turns ahead, with small errors.",
  "Level 8 plays perfectly with the usual rule options.",
];

export const ends = {
  // The end of a game
  "end.label": "End of the game",
  "end.you": (/** @type {{ isWinner: boolean, reason: Reason }} */ { isWinner, reason }) =>
    isWinner ? `You won: ${won[reason]}` : `You lost: ${lost[reason]}`,
  "end.spare": (/** @type {{ side: Side, count: number }} */ { side, count }) =>
    `${subjects[side]} had ${countBalls(count)} to spare: ${count === 1 ? "it crowns" : "they crown"} the pyramid.`,
  "end.last": (/** @type {{ side: Side }} */ { side }) =>
    `Won by a single ball: ${owners[side]} last one.`,
  "end.left": (/** @type {{ light: number, dark: number }} */ { light, dark }) =>
    `Left in reserve: Light ${light}, Dark ${dark}.`,
  "end.rematch": (/** @type {{ player: Player }} */ { player }) => `Rematch as ${name(player)}`,
  "end.rematchFriend": "Rematch",
  "end.level": (/** @type {{ level: number, up: boolean }} */ { level, up }) =>
    up ? `One level up: ${level}` : `One level down: ${level}`,
  "end.review": "Review the game",

  // The levels
  "level.line": (/** @type {{ level: number, isUnbeatable: boolean }} */ { level, isUnbeatable }) =>
    levels[level - 1] + (isUnbeatable ? " As Light you cannot beat it: choose Dark." : ""),
};
