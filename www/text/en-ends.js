// Texts of the beginning and the end of a game in English. A side is who a sentence speaks of: "you", "computer" or, with
// two people, a colour.

import { countBalls, counted, name } from "./en-words.js";

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

/** What the loser of a game reads or, where they won, the winner. @type {Record<Reason, (loser: "you" | "computer") => string>} */
const reasons = {
  apex: (loser) => `${loser === "you" ? "the computer’s" : "your"} last ball is on top`,
  emptyReserve: (loser) => `${owners[loser]} reserve is empty`,
  noMove: (loser) => `${subjects[loser].toLowerCase()} cannot move`,
  resignation: (loser) => `${subjects[loser].toLowerCase()} resigned`,
  time: (loser) => `${subjects[loser].toLowerCase()} ran out of time`,
};

/** What a player did to the opponent; the level is 0 for a person. */
const deeds = { won: "beat", lost: "lost to", drawn: "drew with", open: "against" };

/** What each level does. */
const levels = [
  "Takes one ball back and often forgets to raise: for a first game.",
  "Guards only the bottom of the pyramid.",
  "Sees most squares, but seldom what you can raise.",
  "Sees every square; sometimes forgets to raise.",
  "Counts well; sometimes lets you raise.",
  "Looks two turns ahead.",
  "Looks four turns ahead, with small errors.",
  "Plays perfectly with the default options, once perfect play is loaded.",
];

export const ends = {
  // The end of a game
  "end.label": "End of the game",
  "end.you": (/** @type {{ isWinner: boolean, reason: Reason }} */ { isWinner, reason }) =>
    `You ${isWinner ? "won" : "lost"}: ${reasons[reason](isWinner ? "computer" : "you")}`,
  "end.spare": (/** @type {{ side: Side, count: number }} */ { side, count }) =>
    `${subjects[side]} had ${countBalls(count)} to spare.`,
  "end.last": (/** @type {{ side: Side }} */ { side }) =>
    `As close as it gets: that was ${owners[side]} last ball.`,
  "end.left": (/** @type {{ light: number, dark: number }} */ { light, dark }) =>
    `Left in reserve: Light ${light}, Dark ${dark}.`,
  "end.rematch": (/** @type {{ player: Player }} */ { player }) => `Rematch as ${name(player)}`,
  "end.rematchFriend": "Rematch",
  "end.level": (/** @type {{ level: number, up: boolean }} */ { level, up }) =>
    `Level ${level} ${up ? "↑" : "↓"}`,
  "end.review": "Review",
  "end.again": "Try again",
  "end.share": "Share",
  "shared.status": (
    /** @type {{ player: Player, other: Player, level: number, how: keyof typeof deeds }} */ {
      player,
      other,
      level,
      how,
    },
  ) => {
    const opponent = level > 0 ? `the computer, level ${level}` : name(other);
    return `${name(player)} ${deeds[how]} ${opponent}: a shared game`;
  },
  "shared.play": "Play from here",
  "shared.back": "Back to my game",
  "shared.aside": "Your own game is in My games.",

  // The levels
  "level.line": (/** @type {{ level: number, isUnbeatable: boolean }} */ { level, isUnbeatable }) =>
    levels[level - 1] + (isUnbeatable ? " As Light you cannot beat it." : ""),
  "level.done": (/** @type {{ won: number, played: number }} */ { won, played }) =>
    `won ${won} of ${played}`,

  // Two people on this device
  "pair.drawn": (/** @type {{ count: number }} */ { count }) =>
    counted(count, { one: "draw", other: "draws" }),
};
