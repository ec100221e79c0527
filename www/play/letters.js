/** @import { TextKey } from "../text/text.js" */

/**
 * What single characters do (keys.js): the keys, an act of acts.js for each, and what Help says of them.
 * @type {readonly [keys: string, acts: string, meaning: TextKey | null][]}
 */
export const LETTERS = [
  ["0", "reset", "view.reset"],
  ["h l", "previous next", "help.replay"],
  ["u", "undo", "action.undo"],
  ["r", "redo", "action.redo"],
  ["y", "redo", null],
  ["b", "hint", "action.hint"],
  ["a", "analysis", "action.analysis"],
  ["n", "new", "action.new"],
  ["f", "flip", "help.flip"],
  ["[ ]", "left turn", "help.turn"],
  ["t", "tilt", "help.tilt"],
  ["x", "glass", "view.glass"],
  ["s", "apart", "view.apart"],
  ["1 2 3 4", "levels1 levels2 levels3 levels4", "help.levels"],
  ["?", "help", "action.help"],
];
