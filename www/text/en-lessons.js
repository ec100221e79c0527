// Texts around the lessons in English.

import { ballsOn, list, name } from "./en-words.js";

/** @import { Player } from "./en-words.js" */

export const lessons = {
  // Around the lessons
  "learn.chapters": "Chapters",
  "learn.goOn": "More chapters",
  "learn.step": (/** @type {{ step: number, steps: number }} */ { step, steps }) =>
    `Step ${step} of ${steps}`,
  "learn.progress": (/** @type {{ done: number, steps: number }} */ { done, steps }) =>
    `${done} of ${steps} steps done`,
  "learn.you": (/** @type {{ player: Player }} */ { player }) => `You are ${name(player)}.`,
  "learn.back": "Back",
  "learn.next": "Next",
  "learn.again": "Start again",
  "learn.show": "Show me",
  "learn.showCells": (/** @type {{ cells: string[] }} */ { cells }) => `Choose ${list(cells)}.`,
  "learn.showMove": (
    /** @type {{ player: Player, from: string | null, to: string, takeBack: string[] }} */ {
      player,
      from,
      to,
      takeBack,
    },
  ) => {
    const ball = from === null ? `places a ball on ${to}` : `raises the ball on ${from} to ${to}`;
    const back = takeBack.length === 0 ? "" : ` and takes back ${ballsOn(takeBack)}`;
    return `${name(player)} ${ball}${back}.`;
  },
  "learn.more": (/** @type {{ left: number }} */ { left }) =>
    left === 1 ? "Right. There is one more." : `Right. There are ${left} more.`,
  "learn.already": "Already chosen.",
  "learn.notThis": "Not this one. Look again.",
  "learn.otherwise": "Allowed, but not the move asked for. Try again.",
  "learn.good": "Well done!",
  "learn.play": "Play a game",
  "learn.forget": "Reset my progress",
  "learn.forgotten": "Your progress has been reset.",
  "learn.unknown": "That step does not exist. Here is the first one.",
  "learn.damaged": "Your saved progress could not be read.",
  "learn.badLesson": (/** @type {{ fault: string }} */ { fault }) =>
    `This lesson cannot be shown: ${fault}.`,
};
