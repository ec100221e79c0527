// Texts of one’s own mistakes as exercises in English.

import { counted, countTurns, number } from "./en-words.js";

/** @typedef {"won" | "endless" | "lost"} Value */

/** @param {number} count */
const positions = (count) => counted(count, { one: "position", other: "positions" });

/** @param {number} count */
const games = (count) => counted(count, { one: "game", other: "games" });

export const mistakes = {
  "mistakes.empty": "No positions yet. Finish a game, then look for your mistakes here.",
  "mistakes.play": "Play a game",
  "mistakes.count": (/** @type {{ all: number, done: number }} */ { all, done }) =>
    [positions(all), ...(done === 0 ? [] : [`${number(done)} solved twice`])].join(", "),
  "mistakes.practise": (/** @type {{ count: number }} */ { count }) =>
    `Practise ${positions(count)}`,
  "mistakes.anyway": "Practise anyway",
  "mistakes.overlooked": "What you overlook",

  // Looking through games
  "mistakes.look": (/** @type {{ count: number }} */ { count }) =>
    `Games to check: ${number(count)}`,
  "mistakes.start": "Look for mistakes",
  "mistakes.looking": (/** @type {{ game: number, count: number }} */ { game, count }) =>
    `Checking game ${game} of ${count}…`,
  "mistakes.found": (
    /** @type {{ games: number, positions: number }} */ { games: looked, positions: found },
  ) =>
    `${games(looked)} checked: ${found === 0 ? "no new position" : counted(found, { one: "new position", other: "new positions" })}.`,
  "mistakes.open": (/** @type {{ count: number }} */ { count }) =>
    `${countTurns(count)} could not be judged without perfect play.`,
  "mistakes.none": "No mistakes found in this game.",

  // Practising
  "mistakes.from": (
    /** @type {{ level: number | null, turn: number, day: string }} */ { level, turn, day },
  ) =>
    [level === null ? "Two players" : `Against level ${level}`, `turn ${turn}`, day]
      .filter(Boolean)
      .join(" · "),
  "mistakes.played": (/** @type {{ move: string, value: Value, left: Value }} */ params) => {
    const { move, value, left } = params;
    const before = value === "won" ? "win" : "draw";
    return `You played ${move} here: a ${before} became a ${left === "lost" ? "loss" : "draw"}.`;
  },
  "mistakes.times": (/** @type {{ count: number }} */ { count }) => `missed in ${games(count)}`,
  "mistakes.place": (/** @type {{ at: number, count: number }} */ { at, count }) =>
    `Position ${at} of ${count}`,
  "mistakes.again": (/** @type {{ days: number }} */ { days }) =>
    days === 0
      ? "Solved twice: done."
      : `You will see it again ${days === 1 ? "tomorrow" : `in ${days} days`}.`,
  "mistakes.result": (/** @type {{ solved: number, count: number }} */ { solved, count }) =>
    `${number(solved)} of ${number(count)} solved first time.`,
  "mistakes.all": "All positions",
  "mistakes.game": "Back to the game",

  // The pile
  "mistakes.kept": "Saved on this device only.",
  "mistakes.remove": "Remove",
  "mistakes.removed": "Position removed.",
  "mistakes.removeAll": "Remove all…",
  "mistakes.removeAllLine": (/** @type {{ count: number }} */ { count }) =>
    `Remove ${positions(count)} for good?`,
  "mistakes.refused": "This browser does not save your positions.",
};
