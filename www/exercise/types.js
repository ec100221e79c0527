/** The types of the exercises. Other modules write `@import { Exercise } from "../exercise/types.js"`. */

/** @typedef {import("../pkg/rules.js").Game} Game */

/** @typedef {"won" | "endless" | "lost"} Value What a position is worth to the solver. */

/** @typedef {Pick<typeof import("../pkg/rules.js"), "newGame" | "legalMoves" | "play">} ExerciseRules */

/**
 * What a move of the solver is worth. `reply`: the next of the line, or what proves a wrong move wrong, null where there is
 * none; `value`: what the game is worth to the solver after it, null: less than a win; `say`: the answer to a move that was not
 * asked for, null: none of its own.
 * @typedef {{ isRight: boolean, reply: string | null, value?: Value | null, say?: string | null }} Verdict
 */

/**
 * What is asked of the solver, as data: a step of a lesson, or a puzzle.
 * @typedef {Omit<import("./lesson.js").Step, "text"> & Partial<Omit<PuzzleParts, "rules">>} Exercise
 */

/**
 * `kind`: find the move, or say what the position is worth; `line`: the moves of solver and opponent in turns, of a position to
 * judge the proof; `themes`: the main one first; `replies`: to wrong moves, a group for each step, as in the file; `played`: the
 * mistake that the solver once made here; `right`: all moves that were proven right, where there is no file; `isOnce`: there is
 * one try and no hint; `grade`: 1 for the easiest, of a puzzle of a file, as `rating` and `number`.
 * @typedef {{ kind: "move" | "judge", rules: Game["rules"], value: Value, line: readonly string[], themes: readonly string[],
 *   replies?: readonly (readonly string[])[], played?: string, right?: readonly string[], isOnce?: boolean, grade?: number,
 *   rating?: number, number?: number }} PuzzleParts
 */

/** @typedef {Exercise & PuzzleParts} Puzzle */

export {};
