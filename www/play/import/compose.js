/**
 * Turns out of the entries of a log: a ball played and the balls returned after it are one move, which the rules judge.
 * @import { Player } from "../../board/types.js"
 * @import { Game, NewGameOptions } from "../../pkg/rules.js"
 * @import { Rules } from "../../game/session.js"
 * @import { Entry } from "./log.js"
 */

/**
 * Why an entry could not be read: a rule, as an error of the rules says it, or what is wrong with the entry itself.
 * @typedef {{ entry: Entry, why: "badPlace" | "nothingPlayed" | { player: Player } | Error }} Fault
 */

/** @typedef {{ from: string | null, to: string, back: string[], entries: Entry[] }} Turn */

/**
 * Plays the entries from the beginning of a game; stops at the first that cannot be.
 * @param {Rules} rules
 * @param {readonly Entry[]} entries
 * @param {NewGameOptions} options
 * @returns {{ game: Game, fault: Fault | null }}
 */
export function compose(rules, entries, options) {
  let game = rules.newGame(options);
  /** @type {Turn | null} */
  let turn = null;

  /** @type {() => Fault | null} */
  const finish = () => {
    const now = turn;
    if (now === null) return null;
    try {
      game = rules.play(game, moveText(now));
      turn = null;
      return null;
    } catch (error) {
      return { entry: blamed(now, error), why: /** @type {Error} */ (error) };
    }
  };

  for (const entry of entries) {
    const [first, second] = entry.cells;
    if (entry.cells.includes(null)) {
      const fault = finish() ?? /** @type {Fault} */ ({ entry, why: "badPlace" });
      return { game, fault };
    }
    const cell = /** @type {string} */ (first);
    if (entry.kind === "return" || (entry.kind === "ball" && turn && hasBall(game, turn, cell))) {
      if (turn === null) return { game, fault: { entry, why: "nothingPlayed" } };
      turn.back.push(cell);
      turn.entries.push(entry);
      continue;
    }
    const fault = finish();
    if (fault !== null) return { game, fault };
    if (entry.player !== null && entry.player !== game.turn && game.result === null) {
      return { game, fault: { entry, why: { player: game.turn } } };
    }
    turn =
      entry.kind === "raise"
        ? { from: cell, to: /** @type {string} */ (second), back: [], entries: [entry] }
        : { from: null, to: cell, back: [], entries: [entry] };
  }
  const fault = finish();
  return { game, fault };
}

/** @param {Turn} turn */
const moveText = ({ from, to, back }) =>
  `${from === null ? "" : `${from}-`}${to}${back.map((cell) => `x${cell}`).join("")}`;

/** Whether there is a ball on a cell after the turn so far. @type {(game: Game, turn: Turn, cell: string) => boolean} */
function hasBall({ balls }, { from, to, back }, cell) {
  if (cell === from || back.includes(cell)) return false;
  return cell === to || balls[cell] !== undefined;
}

/** The entry of a turn that an error of the rules is about: a ball returned, or the one played. @type {(turn: Turn, error: any) => Entry} */
function blamed({ back, entries }, { rule = "", cells = [] }) {
  const isBack = /TakeBack$|^takesBack|^noFigure|^noTakeBack/.test(rule);
  if (!isBack || back.length === 0) return entries[0];
  return entries[1 + Math.max(0, back.indexOf(cells[0]))];
}
