/**
 * What the atlas shows that is not in the data of one rule set. docs/solution.md has the sources.
 * @import { Rules } from "../pkg/rules.js"
 */

import { children } from "./children.js";
import { expert } from "./expert.js";
import { standard } from "./standard.js";

/** The data of a rule set, written by `pylos atlas`. @typedef {Omit<typeof expert, "rules"> & { rules: Rules }} Data */

/** The rule sets that the atlas describes in full: the usual options. */
export const SETS = /** @type {Data[]} */ (/** @type {unknown} */ ([children, standard, expert]));

/** Sets of cells that gravity allows, and their positions; the tests of `crate/src/engine/numbering.rs` count both. */
export const SHAPES = 141_120;
export const POSITIONS = 10_245_670_113;
/** With the positions in which a reserve is empty. */
export const ALL_POSITIONS = 12_507_810_089;

/** The first moves: a corner, an edge and an inner hollow. All others are symmetric to one of them. */
export const OPENINGS = /** @type {const} */ (["1a1", "1b1", "1b2"]);

/**
 * The start and the three first moves in every rule set, by `pylos probe`: W won, L lost, D endless, with the distance.
 * @type {{ rules: Rules, values: readonly [string, string, string, string] }[]}
 */
export const STARTS = [
  start("children", "required", "loses", "L36 L36 L36 L36"),
  start("standard", "required", "loses", "L40 L38 L38 L40"),
  start("expert", "required", "loses", "D D L50 D"),
  start("children", "required", "playsOn", "L36 L36 L36 L36"),
  start("standard", "required", "playsOn", "L40 L38 L38 L40"),
  start("expert", "required", "playsOn", "D D L50 D"),
  start("children", "optional", "loses", "L36 L36 L36 L36"),
  start("standard", "optional", "loses", "L40 L38 L38 L40"),
  start("expert", "optional", "loses", "L46 L46 L46 L46"),
  start("standard", "optional", "playsOn", "L40 L38 L38 L40"),
  start("expert", "optional", "playsOn", "L46 L46 L46 L46"),
];

/** @type {(variant: Rules["variant"], takeBack: Rules["takeBack"], emptyReserve: Rules["emptyReserve"], values: string) => (typeof STARTS)[0]} */
function start(variant, takeBack, emptyReserve, values) {
  return {
    rules: { variant, takeBack, emptyReserve },
    values: /** @type {[string, string, string, string]} */ (values.split(" ")),
  };
}

/** The positions that are shown, each with what it is noted for. */
export const SHOWN = /** @type {const} */ ([
  ["children", "onlyWin"],
  ["standard", "onlyOne"],
  ["standard", "onlyNothing"],
  ["expert", "onlyRaise"],
  ["expert", "onlyHold"],
  ["standard", "widestZugzwang"],
  ["expert", "allLose"],
  ["expert", "mostMoves"],
  ["expert", "lastEndless"],
  ["standard", "behind"],
  ["expert", "ahead"],
]);

/** The packed solutions (docs/solution.md), in bytes. @type {{ rules: Rules, bytes: number }[]} */
export const OWN_SIZES = [
  { rules: STARTS[0].rules, bytes: 4_407_223 },
  { rules: STARTS[1].rules, bytes: 57_425_751 },
  { rules: STARTS[2].rules, bytes: 210_752_459 },
];

/**
 * Solutions on disk: positions and bytes; `by` is the source in docs/solution.md.
 * @type {{ game: "awari" | "checkers" | "chess" | "connect4", contents: "values" | "scores" | "toZero",
 *   pieces?: number, positions: number, bytes: number, by: string }[]}
 */
export const OTHERS = [
  {
    game: "checkers",
    contents: "values",
    pieces: 10,
    positions: 39_271_258_813_439,
    bytes: 237 * 2 ** 30,
    by: "Schaeffer 2007",
  },
  {
    game: "connect4",
    contents: "values",
    positions: 4_531_985_219_092,
    bytes: 89.6e9,
    by: "Böck 2025",
  },
  {
    game: "chess",
    contents: "toZero",
    pieces: 7,
    positions: 423_836_835_667_331,
    bytes: 16.7 * 2 ** 40,
    by: "syzygy-tables.info",
  },
  {
    game: "awari",
    contents: "scores",
    positions: 889_063_398_406,
    bytes: 800e9,
    by: "Romein 2024",
  },
];
