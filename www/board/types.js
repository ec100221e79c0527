/**
 * The types of the board. Other modules write `@import { BoardView } from "../board/types.js"`.
 * @import { COLOURS, State } from "./state.js"
 */

/**
 * @typedef {"light" | "dark"} Player
 * @typedef {string} Cell "1a1" .. "4a1"
 * @typedef {Cell | Player} Place A cell, or the reserve of that colour.
 * @typedef {1 | 2 | 3 | 4} Level
 *
 * @typedef {{ readonly kind: "square" | "line", readonly cells: readonly Cell[] }} Figure
 * @typedef {{ from: Cell | null, to: Cell, takeBack: readonly Cell[] }} LastMove `from` is null for a ball of the reserve.
 * @typedef {{ figures: readonly Figure[], removable: Cell[] }} Preview What a ball on a target would complete, and what could then be taken back.
 * @typedef {Readonly<typeof import("./state.js").EMPTY_VIEW>} BoardView Everything shown.
 * @typedef {typeof import("./geometry.js").DEFAULT_CAMERA & { readonly apart?: boolean }} Camera Apart: the levels are boards
 *   of their own, side by side, seen straight down (plan.js).
 *
 * @typedef {{ x: number, y: number, z: number }} Point In ball radii, on the table; z is up.
 * @typedef {{ x: number, y: number }} ScreenPoint In CSS pixels from the board's top left.
 * @typedef {HTMLCanvasElement | OffscreenCanvas} Picture
 * @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Context
 */

/**
 * One thing pointed out. The board gives it no meaning: the page does, in its labels.
 * @typedef {object} Mark
 * @property {"arrow" | "ring" | "minus" | "badge" | "label"} kind An arrow leads to a place, a ring
 *   goes around it, a minus says that the ball leaves, a badge holds a word, a label is not painted.
 * @property {Place} at
 * @property {Place} [from] Where an arrow begins.
 * @property {Tone} [tone] "accent" by default.
 * @property {"round" | "diamond" | "square"} [shape] Of a badge; "round" by default.
 * @property {boolean} [hollow] A badge as an outline only.
 * @property {string} [text] In a badge.
 * @property {Player} [ball] A ball of this colour before it.
 * @property {boolean} [large] A badge as large as the ball, in its middle.
 * @property {string} [label] For assistive technology, instead of the usual words.
 */

/** What a sign or mark speaks of; shape and text say the same. @typedef {keyof typeof COLOURS} Tone */

/** One ball's way in an animation, and figures that are lit when it has landed. @typedef {{ player: Player, from: Place, to: Place, completes?: readonly Figure[] }} Motion */

/**
 * @typedef {object} BoardEvents
 * @property {(place: Place, isDrag?: boolean) => void} choose A place was clicked, tapped or pressed, or a drag
 *   started or was dropped there.
 * @property {() => void} cancel Escape, a drop outside, or a tap on the empty background.
 * @property {(camera: Camera) => void} camera The person moved the camera.
 * @property {(motion: Motion) => void} [landed] A ball has come to rest.
 * @property {() => void} [rested] No ball of a move is in motion any more.
 * @property {(state: State) => void} [painted] What is seen or pointed at may have changed.
 */

export {};
