/** The types of the puzzles. Other modules write `@import { Puzzle } from "../puzzle/types.js"`. */

/** @typedef {"won" | "endless" | "lost"} Value What a position is worth to the solver. */

/** @typedef {Pick<typeof import("../pkg/rules.js"), "newGame" | "legalMoves" | "play">} PuzzleRules */

/**
 * What a move of the solver is worth.
 * @typedef {object} Verdict
 * @property {boolean} isRight Whether it keeps the value of the position.
 * @property {Value | null} value What the game is worth to the solver after it; null: less than a win.
 * @property {string | null} reply The opponent's move: the next of the line, or the one that proves a wrong move wrong.
 *   Null at the end of the line, and where the move ends the game.
 */

/**
 * Judges a move of the solver.
 * @callback Judge
 * @param {number} step The solver's moves before it.
 * @param {string} turn The move.
 * @param {import("../pkg/rules.js").Game} game The game before it.
 * @param {PuzzleRules} rules
 * @returns {Promise<Verdict>}
 */

/**
 * @typedef {object} Puzzle
 * @property {string} id `standard-417`, or the id that the page gave it.
 * @property {import("../pkg/rules.js").Rules} rules
 * @property {string} position The solver plays the side to move.
 * @property {"move" | "judge"} kind Find the move, or say what the position is worth.
 * @property {Value} value What the position is worth to the solver.
 * @property {number} grade 1 for the easiest; 0 for none.
 * @property {number} rating 0 for none.
 * @property {readonly string[]} themes The main one first.
 * @property {readonly string[]} line The moves of solver and opponent in turns; of a `judge` puzzle the proof.
 * @property {Judge} judge
 * @property {boolean} [isOnly] Whether only one move is right; true by default.
 * @property {number} [number] Of a puzzle of a file.
 */

export {};
