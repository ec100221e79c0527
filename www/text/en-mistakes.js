// Texts of one’s own mistakes as exercises in English.

import { counted, countTurns, number } from "./en-words.js";
import { capital } from "./plural.js";

/** @typedef {"won" | "endless" | "lost"} Value */

/** @param {number} count */
const positions = (count) => counted(count, { one: "position", other: "positions" });

/** @param {number} count */
const games = (count) => counted(count, { one: "game", other: "games" });

/** What a move that was missed does, or would have seen. @type {Record<string, string>} */
const missed = {
  square: "squares",
  line: "lines",
  "two-back": "chances to take two balls back",
  "one-back": "turns in which taking one ball back is better",
  raise: "raises",
  deny: "what your opponent is about to complete or raise",
  unlock: "turns that free a ball of yours",
  zugzwang: "turns that leave no good answer",
  hold: "ways to hold a draw",
  apex: "the race to the top",
};

export const mistakes = {
  "mistakes.empty":
    "There are no positions here yet. Finish a game, then look for your mistakes here: each becomes a position to practise.",
  "mistakes.play": "Play a game",
  "mistakes.count": (
    /** @type {{ all: number, due: number, done: number }} */ { all, due, done },
  ) =>
    [
      `${positions(all)} from your games`,
      due === 0 ? "none to practise today" : `${number(due)} to practise today`,
      ...(done === 0 ? [] : [`${number(done)} solved twice`]),
    ].join(", "),
  "mistakes.practise": (/** @type {{ count: number }} */ { count }) =>
    `Practise ${positions(count)}`,
  "mistakes.anyway": "Practise all the same",
  "mistakes.overlooked": "What you overlook",
  "mistakes.most": (
    /** @type {{ theme: string, count: number, all: number }} */ { theme, count, all },
  ) =>
    `You most often overlook ${missed[theme]}: ${number(count)} of ${number(all)}. Choose what you want to practise.`,
  "mistakes.theme": (
    /** @type {{ theme: string, count: number, all: number }} */ { theme, count, all },
  ) => `${capital(missed[theme])}: ${number(count)} of ${number(all)}`,

  // Looking through games
  "mistakes.look": "Games not looked through yet",
  "mistakes.waiting": (/** @type {{ count: number }} */ { count }) =>
    `Finished games against the computer or by links: ${number(count)}.`,
  "mistakes.both": (/** @type {{ count: number }} */ { count }) =>
    `Also ${games(count)} between two people, with the mistakes of both`,
  "mistakes.start": "Look for mistakes",
  "mistakes.looking": (/** @type {{ game: number, count: number }} */ { game, count }) =>
    count === 1 ? "Looking for your mistakes…" : `Looking through game ${game} of ${count}…`,
  "mistakes.progress": "Looking for mistakes",
  "mistakes.found": (
    /** @type {{ games: number, positions: number }} */ { games: looked, positions: found },
  ) =>
    `${games(looked)} looked through: ${found === 0 ? "no new position" : `${positions(found)} to practise`}.`,
  "mistakes.open": (/** @type {{ count: number }} */ { count }) =>
    `${countTurns(count)} could not be judged without the tables of perfect play.`,
  "mistakes.none": "You gave nothing away in this game: there is nothing to try again.",

  // Practising
  "mistakes.from": (
    /** @type {{ level: number | null, turn: number, day: string }} */ { level, turn, day },
  ) =>
    [level === null ? "Two players" : `Against level ${level}`, `turn ${turn}`, day]
      .filter(Boolean)
      .join(" · "),
  "mistakes.played": (/** @type {{ move: string, value: Value, left: Value }} */ params) => {
    const { move, value, left } = params;
    const gave = value === "won" && left === "endless" ? "gave the win away" : "lost the game";
    return `You played ${move} here, which ${gave}.`;
  },
  "mistakes.times": (/** @type {{ count: number }} */ { count }) =>
    `You missed it in ${games(count)}.`,
  "mistakes.place": (/** @type {{ at: number, count: number }} */ { at, count }) =>
    `Position ${at} of ${count}`,
  "mistakes.refute": "Show why",
  "mistakes.refuted": (
    /** @type {{ move: string, reply: string, left: Value }} */ { move, reply, left },
  ) =>
    `After ${move}, ${reply} ${left === "lost" ? "wins for your opponent" : "leaves you no win"}.`,
  "mistakes.position": "Back",
  "mistakes.again": (/** @type {{ days: number }} */ { days }) =>
    days === 0
      ? "Solved twice: this position is done."
      : `This position comes back ${days === 1 ? "tomorrow" : `in ${days} days`}.`,
  "mistakes.result": (/** @type {{ solved: number, count: number }} */ { solved, count }) =>
    `${number(solved)} of ${number(count)} solved at the first try.`,
  "mistakes.all": "All your positions",
  "mistakes.game": "Back to the game",

  // The pile
  "mistakes.kept":
    "Positions are kept on this device only. They stay when you delete the game they are from.",
  "mistakes.remove": "Remove this position",
  "mistakes.removed": "The position has been removed.",
  "mistakes.removeAll": "Remove all…",
  "mistakes.removeAllLine": (/** @type {{ count: number }} */ { count }) =>
    `Remove ${count === 1 ? "this position" : `all ${number(count)} positions`} for good?`,
  "mistakes.reallyRemove": "Remove",
  "mistakes.keep": "Keep",
  "mistakes.refused":
    "Your positions cannot be kept: the browser’s storage is full or not allowed. They are here until you leave this page.",
};
