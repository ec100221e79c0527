// Texts of the puzzles in English.

import { countBalls, counted, list, name } from "./en-words.js";

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
  square: "Square",
  line: "Line",
  "two-back": "Two balls back",
  "one-back": "One ball back, not two",
  raise: "Raise",
  deny: "Stop the opponent",
  unlock: "Free a ball",
  zugzwang: "No good answer left",
  hold: "Hold the draw",
  apex: "Race to the top",
};

/** @type {Record<Theme, string>} */
const ideas = {
  square: "Complete a square.",
  line: "Complete a line.",
  "two-back": "There are two balls to take back. Which two?",
  "one-back": "Take back one ball only.",
  raise: "Save a ball: raise one of yours.",
  deny: "See what the opponent wants to complete, and be there first.",
  unlock: "One of your balls has to come free.",
  zugzwang: "Make a move after which every answer costs the opponent something.",
  hold: "You cannot win here. Keep going round so that the opponent cannot win either.",
  apex: "Count the balls: who is left with one for the top?",
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
    const aim = value === "won" ? "wins" : "does not lose";
    return `${name(player)} to move. ${isOnly ? `Only one move ${aim}. Find it.` : `Find a move that ${aim}.`}`;
  },
  "puzzle.judge": (/** @type {{ player: Player, endless: boolean }} */ { player, endless }) =>
    `${name(player)} to move. ${endless ? "Is this won, lost or endless?" : "Is this won or lost?"}`,
  "puzzle.value": (/** @type {{ value: Value }} */ { value }) =>
    ({ won: "Won", lost: "Lost", endless: "Endless" })[value],
  "puzzle.grade": (/** @type {{ grade: number }} */ { grade }) => `Grade ${grade}`,
  "puzzle.rating": (/** @type {{ rating: number }} */ { rating }) => `Rating ${rating}`,

  // Answers
  "puzzle.judging": "Checking your move…",
  "puzzle.right": "Right. Go on: again only one move will do.",
  "puzzle.wrong": (/** @type {{ worth: Value | null }} */ { worth }) =>
    worth === "lost" ? "Your move loses." : "Your move gives the win away.",
  "puzzle.solved": (/** @type {{ mistakes: number, hints: number }} */ { mistakes, hints }) => {
    const with_ = [
      ...(mistakes === 0 ? [] : [counted(mistakes, { one: "mistake", other: "mistakes" })]),
      ...(hints === 0 ? [] : [counted(hints, { one: "hint", other: "hints" })]),
    ];
    return with_.length === 0 ? "Solved, without a mistake." : `Solved, with ${list(with_)}.`;
  },
  "puzzle.judged": (
    /** @type {{ isRight: boolean, value: Value, player: Player }} */ { isRight, value, player },
  ) => {
    const truth = {
      won: `${name(player)} wins`,
      lost: `${name(player)} loses`,
      endless: "neither player can force a win",
    }[value];
    return `${isRight ? "Right" : "No"}: if both play their best, ${truth}.`;
  },
  "puzzle.proof": "These moves show it.",
  "puzzle.shown": "This is the solution.",
  "puzzle.absent": (/** @type {{ id: string }} */ { id }) => `There is no puzzle “${id}”.`,
  "puzzle.failed": "Your move could not be checked. Check the connection and try again.",

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
  "puzzle.idea": (/** @type {{ theme: Theme }} */ { theme }) => `Hint: ${ideas[theme]}`,
  "puzzle.kind": (/** @type {{ deed: Deed }} */ { deed }) => `Hint: ${what(deed)}.`,
  "puzzle.where": (/** @type {{ deed: Deed }} */ { deed: { from, to } }) =>
    from === null ? `Hint: the ball goes to ${to}.` : `Hint: raise the ball on ${from}.`,
  "puzzle.mark": "hint: here",

  // Themes and buttons
  "puzzle.theme": (/** @type {{ theme: Theme }} */ { theme }) => themes[theme],
  "puzzle.themes": "Themes",
  "puzzle.hint": "Hint",
  "puzzle.more": "Second hint",
  "puzzle.show": "Show the solution",
  "puzzle.replay": "Show it once more",
  "puzzle.again": "Try again",
  "puzzle.next": "Next puzzle",

  // The page
  "puzzles.title": "Puzzles",
  "puzzles.play": "Play from here",
  "puzzles.grade": "Difficulty",
  "puzzles.grades": "Every grade",
  "puzzles.kind": "Theme",
  "puzzles.kinds": "Every theme",
  "puzzles.judge": "Won, lost or endless?",
  "puzzles.own": "My mistakes",
  "puzzles.none": "No puzzle fits these choices. Choose others.",
  "puzzles.make": "Make your own puzzle",
  "puzzles.unknown": (/** @type {{ id: string }} */ { id }) =>
    `There is no puzzle “${id}”. Here is another one.`,
  "puzzles.failed": "The puzzles could not be loaded. Check the connection and reload the page.",
};
