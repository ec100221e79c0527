/** The types of the board. Other modules write `@import { BoardView } from "../board/types.js"`. */

/** @typedef {"light" | "dark"} Player */

/** @typedef {string} Cell "1a1" .. "4a1" */

/** @typedef {Cell | Player} Place A cell, or the reserve of that colour. */

/** @typedef {1 | 2 | 3 | 4} Level */

/**
 * @typedef {object} Camera
 * @property {number} elevation Degrees above the table, 55 (slanting) to 90 (straight down).
 * @property {number} rotation Degrees the board is rotated on the table, counterclockwise from above.
 * @property {Level} levels Balls above this level are only outlines.
 * @property {boolean} seeThrough Balls that hide others are painted as glass.
 * @property {boolean} reserves Whether the reserves are in the picture.
 * @property {boolean} [apart] The levels are boards of their own, side by side, seen straight down (plan.js).
 */

/** @typedef {{ readonly kind: "square" | "line", readonly cells: readonly Cell[] }} Figure */

/**
 * @typedef {object} LastMove
 * @property {Cell | null} from Null if the ball came from the reserve.
 * @property {Cell} to
 * @property {readonly Cell[]} takeBack
 */

/**
 * What a ball on a target would complete, and the balls that could then be taken back.
 * @typedef {{ figures: readonly Figure[], removable: Cell[] }} Preview
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
 * @property {boolean} [large] A badge as large as the ball, in its middle.
 * @property {string} [label] For assistive technology, instead of the usual words.
 */

/**
 * What a sign or mark speaks of; shape and text say the same. `accent` is what may be done; `happened`, what just
 * happened; `completes`, `threat` and `coach`, what would complete, what is threatened and what the coach says; `good`,
 * `even` and `bad`, a judgement.
 * @typedef {"accent" | "happened" | "completes" | "threat" | "coach" | "good" | "even" | "bad"} Tone
 */

/**
 * Everything shown, as plain data. The board knows nothing else about the game. The turn in progress is already applied.
 * @typedef {object} BoardView
 * @property {Readonly<Record<Cell, Player>>} balls
 * @property {Readonly<Record<Player, number>>} reserve
 * @property {Player | null} turn Whose ball is shown on a target that is pointed at.
 * @property {readonly Place[]} active Places that answer a `choose` now.
 * @property {Cell[]} liftable Balls that may be raised.
 * @property {Cell[]} targets Legal cells.
 * @property {boolean} legal Whether targets have signs, and show a ball where they are pointed at.
 * @property {boolean} coordinates
 * @property {Place | null} picked The ball or reserve picked up.
 * @property {Cell[]} removable Balls that may be taken back now.
 * @property {readonly Cell[]} takenBack Cells emptied in this turn.
 * @property {Cell | null} played The ball just played in this turn.
 * @property {LastMove | null} lastMove
 * @property {Motion[]} crown The winner's spare balls on the pyramid, shown there and not where `balls` and `reserve` say.
 *   They fly there after the motions of the view.
 * @property {readonly Figure[]} figures Completed figures, lit.
 * @property {Record<Cell, Preview>} previews Shown on a target.
 * @property {Record<string, string>} labels Accessible label of every cell and both reserves.
 * @property {readonly Mark[]} marks Painted over everything else.
 * @property {string} boardLabel
 * @property {string[]} levelLabels
 */

/**
 * One ball's way in an animation.
 * @typedef {object} Motion
 * @property {Player} player
 * @property {Place} from
 * @property {Place} to
 * @property {readonly Figure[]} [completes] Figures that are lit when it has landed.
 */

/**
 * @typedef {object} BoardEvents
 * @property {(place: Place, isDrag?: boolean) => void} choose A place was clicked, tapped or pressed, or a drag
 *   started or was dropped there.
 * @property {() => void} cancel Escape, a drop outside, or a tap on the empty background.
 * @property {(camera: Camera) => void} camera The person moved the camera.
 * @property {(motion: Motion) => void} [landed] A ball has come to rest.
 */

/** @typedef {ReturnType<typeof import("./board.js").createBoard>} Board */

/** @typedef {{ x: number, y: number, z: number }} Point In ball radii, on the table; z is up. */

/** @typedef {{ x: number, y: number }} ScreenPoint In CSS pixels from the board's top left. */

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box In CSS pixels. */

/** @typedef {HTMLCanvasElement | OffscreenCanvas} Picture */

/** @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Context */

export {};
