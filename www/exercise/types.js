/** The types of the exercises. Other modules write `@import { Exercise } from "../exercise/types.js"`. */

/** @typedef {import("../pkg/rules.js").Game} Game */

/** @typedef {"won" | "endless" | "lost"} Value What a position is worth to the solver. */

/** @typedef {Pick<typeof import("../pkg/rules.js"), "newGame" | "legalMoves" | "play">} ExerciseRules */

/**
 * What a move of the solver is worth.
 * @typedef {object} Verdict
 * @property {boolean} isRight
 * @property {string | null} reply The opponent's move: the next of the line, or the one that proves a wrong move wrong.
 *   Null at the end of the line, and where the move ends the game.
 * @property {Value | null} [value] What the game is worth to the solver after it; null: less than a win.
 * @property {string | null} [say] The answer to a move that was not asked for; null: there is none of its own.
 */

/**
 * What is asked of the solver, as data: a step of a lesson, or a puzzle.
 * @typedef {Omit<import("./lesson.js").Step, "text"> & Partial<Omit<PuzzleParts, "rules">>} Exercise
 */

/**
 * @typedef {object} PuzzleParts
 * @property {"move" | "judge"} kind Find the move, or say what the position is worth.
 * @property {Game["rules"]} rules
 * @property {Value} value What the position is worth to the solver.
 * @property {readonly string[]} line The moves of solver and opponent in turns; of a position to judge the proof.
 * @property {readonly string[]} themes The main one first.
 * @property {readonly (readonly string[])[]} [replies] To wrong moves: a group for each step, as in the file.
 * @property {string} [played] The mistake that the solver once made here.
 * @property {readonly string[]} [right] All moves that were proven right, where there is no file.
 * @property {boolean} [isOnce] There is one try and no hint: a wrong move ends it.
 * @property {number} [grade] Of a puzzle of a file, as its rating and number: 1 for the easiest.
 * @property {number} [rating]
 * @property {number} [number]
 */

/** @typedef {Exercise & PuzzleParts} Puzzle */

export {};
