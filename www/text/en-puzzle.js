// Texts of the puzzles in English.

import { countBalls, counted, list, name } from "./en-words.js";
import { capital } from "./plural.js";

/** @typedef {import("./en-words.js").Player} Player */
/** @typedef {import("../exercise/types.js").Value} Value */
/** @typedef {import("../exercise/themes.js").Theme} Theme */

/**
 * What a move does, for sentences.
 * @typedef {object} Deed
 * @property {string | null} from Null for the reserve.
 * @property {string} to
 * @property {"square" | "line" | null} figure What it completes.
 * @property {number} takes The balls taken back.
 */

/** @type {Record<Theme, string>} */
const themes = {
  square: "Complete a square",
  line: "Complete a line",
  "two-back": "Take back two balls",
  "one-back": "Take back only one ball",
  raise: "Raise a ball",
  deny: "Stop the opponent",
  unlock: "Free a ball",
  zugzwang: "Leave no good reply",
  hold: "Hold the draw",
  apex: "Keep a ball for the top",
};

/** @param {Deed} deed */
const what = ({ from, figure, takes }) =>
  [
    from === null ? "place a ball" : "raise a ball",
    ...(figure === null ? [] : [`complete a ${figure}`]),
    ...(takes === 0 ? [] : [`take back ${countBalls(takes)}`]),
  ].join(", ");

export const puzzle = {
  // What is asked
  "puzzle.task": (
    /** @type {{ player: Player, value: Value, isOnly: boolean }} */ { player, value, isOnly },
  ) => {
    const only = {
      won: "only one move wins",
      endless: "only one move saves the draw",
      lost: "every move loses, but one holds out longest",
    };
    const any = { ...only, won: "find a win", endless: "find a draw" };
    return `${name(player)} to move: ${(isOnly ? only : any)[value]}.`;
  },
  "puzzle.judge": (/** @type {{ player: Player, endless: boolean }} */ { player, endless }) =>
    `${name(player)} to move: ${endless ? "won, lost or draw?" : "won or lost?"}`,
  "puzzle.value": (/** @type {{ value: Value }} */ { value }) =>
    ({ won: "Won", lost: "Lost", endless: "Draw" })[value],
  "puzzle.grade": (/** @type {{ grade: number }} */ { grade }) => `Difficulty ${grade}`,

  // Answers
  "puzzle.judging": "Checking your move…",
  "puzzle.right": "Correct! Keep going.",
  "puzzle.wrong": (/** @type {{ worth: Value | "sooner" | null }} */ { worth }) =>
    worth === "sooner"
      ? "Your move loses sooner."
      : worth === "lost"
        ? "Your move loses."
        : "Your move gives the win away.",
  "puzzle.solved": (/** @type {{ mistakes: number, hints: number }} */ { mistakes, hints }) => {
    const with_ = [
      ...(mistakes === 0 ? [] : [counted(mistakes, { one: "mistake", other: "mistakes" })]),
      ...(hints === 0 ? [] : [counted(hints, { one: "hint", other: "hints" })]),
    ];
    return with_.length === 0 ? "Solved." : `Solved, with ${list(with_)}.`;
  },
  "puzzle.judged": (
    /** @type {{ isRight: boolean, value: Value, player: Player }} */ { isRight, value, player },
  ) => {
    const truth = {
      won: `${name(player)} wins`,
      lost: `${name(player)} loses`,
      endless: "it is a draw",
    }[value];
    return `${isRight ? "Correct" : "No"}: with best play, ${truth}.`;
  },
  "puzzle.shown": "This is the solution.",
  "puzzle.absent": (/** @type {{ id: string }} */ { id }) => `There is no puzzle “${id}”.`,
  "puzzle.failed": "Your move could not be checked.",

  // What a move does and leaves
  "puzzle.stopsRaise": (/** @type {{ other: Player }} */ { other }) =>
    `It keeps ${name(other)} from raising a ball.`,
  "puzzle.mustPlace": (/** @type {{ other: Player }} */ { other }) =>
    `${name(other)} can only place a ball.`,
  "puzzle.frees": (/** @type {{ cell: string }} */ { cell }) => `It frees the ball on ${cell}.`,
  "puzzle.sure": (
    /** @type {{ player: Player, other: Player, figure: "square" | "line" | null, raises: boolean }} */ {
      player,
      other,
      figure,
      raises,
    },
  ) => {
    const deeds = [
      ...(figure === null ? [] : [`complete a ${figure}`]),
      ...(raises ? ["raise a ball"] : []),
    ];
    return `Whatever ${name(other)} plays, ${name(player)} can ${deeds.join(" or ")} next.`;
  },

  // Hints
  "puzzle.kind": (/** @type {{ deed: Deed }} */ { deed }) => `${capital(what(deed))}.`,
  "puzzle.where": (/** @type {{ deed: Deed }} */ { deed: { from, to } }) =>
    from === null ? `The ball goes to ${to}.` : `Raise the ball on ${from}.`,
  "puzzle.mark": "hint",

  // Themes and buttons
  "puzzle.theme": (/** @type {{ theme: Theme }} */ { theme }) => themes[theme],
  "puzzle.hint": "Hint",
  "puzzle.show": "Solution",
  "puzzle.again": "Try again",
  "puzzle.why": "Why?",
  "puzzle.next": "Next",

  // The page
  "puzzles.title": "Puzzles",
  "puzzles.play": "Play from here",
  "puzzles.more": "More puzzles",
  "puzzles.grade": "Difficulty",
  "puzzles.grades": "Any difficulty",
  "puzzles.kind": "Theme",
  "puzzles.kinds": "Any theme",
  "puzzles.judge": "Won, lost or draw?",
  "puzzles.longest": "Hold out longest",
  "puzzles.own": "My mistakes",
  "puzzles.none": "No puzzles match.",
  "puzzles.make": "Make a puzzle",
  "puzzles.failed": "The puzzles could not be loaded. Reload the page.",
};
