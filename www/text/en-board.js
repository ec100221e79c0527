// Texts of `<pylos-board>` in English; en.js includes them. The element loads this file alone.
//
// Only screen readers say `board.*`, `state.*` and `say.*`: these use the long name of a cell (`cellName`). A turn is also
// told in writing beside the board, which shows the places: then it is `written`.

import { ballsOn, cellName, countBalls, list, name } from "./en-words.js";
import { capital } from "./plural.js";

/** @import { Player } from "./en-words.js" */

/** How many squares or lines one ball makes. */
const few = ["", "", "two", "three", "four"];

/** Who is to move: "you" where one person plays. @param {Player | "you"} player */
const toMove = (player) => (player === "you" ? "Your turn" : name(player));

export const board = {
  // The board
  "board.label": (
    /** @type {{ player: Player | null, back: number | null }} */ { player, back },
  ) => {
    if (back !== null) return `Pylos board after turn ${back}`;
    return `Pylos board, ${player === null ? "game over" : `${name(player)} to move`}`;
  },
  "board.level": (/** @type {{ level: number }} */ { level }) =>
    level === 4 ? "Top" : `Level ${level}`,
  "board.cell": (
    /** @type {{ cell: string, ball: Player | null, states: string[] }} */ { cell, ball, states },
  ) => {
    const content = ball === null ? "empty" : `${ball} ball`;
    return `Level ${cell[0]}, ${cell[1]} ${cell[2]}: ${[content, ...states].join(", ")}`;
  },
  "board.reserve": (
    /** @type {{ player: Player, count: number, states: string[] }} */ { player, count, states },
  ) =>
    [`${name(player)}’s reserve: ${count === 0 ? "empty" : countBalls(count)}`, ...states].join(
      ", ",
    ),
  "state.picked": "picked up",
  "state.raise": "may be raised",
  "state.place": "a ball may be placed here",
  "state.raiseHere": "a ball may be raised here",
  "state.pickUp": "may be picked up",
  "state.played": "just played",
  "state.remove": "may be taken back",
  "state.soon": "could then be taken back",
  "state.takenBack": "taken back; choose again to undo",
  "state.lastMove": "part of the last turn",
  "state.left": "emptied by the last turn",
  "state.crown": "a spare ball",
  "state.figure.square": "part of a completed square",
  "state.figure.line": "part of a completed line",
  "state.completes.square": "completes a square",
  "state.completes.line": "completes a line",
  "state.threat.square": "opponent could complete a square here",
  "state.threat.line": "opponent could complete a line here",
  "state.threat.raise": "opponent could raise it",

  // What to do now
  "status.place": (/** @type {{ player: Player | "you" }} */ { player }) =>
    `${toMove(player)}: place a ball`,
  "status.placeOrRaise": (/** @type {{ player: Player | "you" }} */ { player }) =>
    `${toMove(player)}: place a ball or raise one`,
  "status.raise": (/** @type {{ player: Player | "you" }} */ { player }) =>
    `${toMove(player)}: raise a ball`,
  "status.whereToPlace": (/** @type {{ player: Player | "you" }} */ { player }) =>
    `${toMove(player)}: choose a place`,
  "status.whereToRaise": (/** @type {{ player: Player | "you" }} */ { player }) =>
    `${toMove(player)}: choose a higher place`,
  "status.takeBack": (
    /** @type {{ player: Player | "you", taken: number, most: number, none: boolean }} */ {
      player,
      taken,
      most,
      none,
    },
  ) => {
    if (taken > 0) return `${toMove(player)}: take back another, or just one`;
    const what = most === 1 ? "take back one ball" : "take back one or two balls";
    return `${toMove(player)}: ${what}${none ? ", or none" : ""}`;
  },
  "status.confirm": (/** @type {{ player: Player | "you" }} */ { player }) =>
    `${toMove(player)}: play this move?`,
  "status.thinking": "The computer is thinking…",
  "status.paused": "The computer is paused",
  "status.lookingBack": (/** @type {{ turn: number, turns: number }} */ { turn, turns }) =>
    turn === 0 ? "Start of the game" : `Turn ${turn} of ${turns}`,
  "status.variation": (/** @type {{ turn: number }} */ { turn }) => `Variation, turn ${turn}`,
  "status.wins": (/** @type {{ winner: Player, reason: string }} */ { winner, reason }) => {
    const loser = winner === "light" ? "Dark" : "Light";
    switch (reason) {
      case "apex":
        return `${name(winner)} wins with the top ball`;
      case "emptyReserve":
        return `${name(winner)} wins: ${loser} has no ball left`;
      case "noMove":
        return `${name(winner)} wins: ${loser} cannot move`;
      case "resignation":
        return `${name(winner)} wins: ${loser} resigned`;
      case "time":
        return `${name(winner)} wins: ${loser} ran out of time`;
      default:
        return `${name(winner)} wins`;
    }
  },
  "status.draw": (/** @type {{ reason: string }} */ { reason }) =>
    reason === "agreement" ? "Draw by agreement" : "Draw: the same position three times",
  "status.noRules": "The game could not be loaded",
  "note.noRules": "Check the connection and reload the page. It needs WebAssembly.",
  "note.twice": "Same position twice. The third time is a draw.",
  "note.engineFailed": "The computer could not play. Check the connection.",

  // Turns in words
  "say.turn": (/** @type {{ player: Player, deeds: string[] }} */ { player, deeds }) =>
    `${name(player)} ${list(deeds)}`,
  "say.place": (/** @type {{ to: string, written: boolean }} */ { to, written }) =>
    `places a ball${written ? "" : ` on ${cellName(to)}`}`,
  "say.raise": (
    /** @type {{ from: string, to: string, written: boolean }} */ { from, to, written },
  ) => (written ? "raises a ball" : `raises the ball on ${cellName(from)} to ${cellName(to)}`),
  "say.completes": (/** @type {{ figure: "square" | "line" }} */ { figure }) =>
    `completes a ${figure}`,
  "say.takesBack": (/** @type {{ cells: string[], written: boolean }} */ { cells, written }) =>
    written
      ? `takes ${cells.length === 1 ? "one ball" : "two balls"} back`
      : `takes back ${ballsOn(cells.map(cellName))}`,
  "say.toMove": (/** @type {{ player: Player, count: number }} */ { player, count }) =>
    `; ${name(player)} to move, ${countBalls(count)} left.`,
  "say.undone": (/** @type {{ player: Player, turns: number }} */ { player, turns }) =>
    `Back to ${turns === 0 ? "the start" : `turn ${turns}`}; ${name(player)} to move.`,
  "say.redone": (/** @type {{ player: Player, turns: number }} */ { player, turns }) =>
    `Forward to turn ${turns}; ${name(player)} to move.`,
  "say.takenBack": (/** @type {{ cell: string, status: string }} */ { cell, status }) =>
    `Ball on ${cellName(cell)} taken back. ${status}.`,
  "say.completed": (
    /** @type {{ squares: number, lines: number, status: string }} */ { squares, lines, status },
  ) => {
    const figures =
      squares + lines === 1
        ? [squares === 1 ? "square" : "line"]
        : [
            ...(squares > 0 ? [squares === 1 ? "a square" : `${few[squares]} squares`] : []),
            ...(lines > 0 ? [lines === 1 ? "a line" : `${few[lines]} lines`] : []),
          ];
    return capital(`${list(figures)} completed. ${status}.`);
  },
  "say.status": (/** @type {{ status: string }} */ { status }) => `${status}.`,

  // The panel
  "turn.label": "This turn",
  "turn.finish": (/** @type {{ taken: number }} */ { taken }) =>
    taken === 0 ? "Take none" : "Just one",
  "turn.play": "Play",
  "turn.cancel": "Cancel move",
  "turn.backToGame": "Back to the game",
  "moves.label": "Moves played",
  "moves.title": "Moves",
  "moves.none": "No moves yet.",
  "moves.turn": (
    /** @type {{ turn: number, player: Player, text: string }} */ { turn, player, text },
  ) => `Turn ${turn}, ${name(player)}: ${text}`,
  "moves.mistake": "mistake",
  "moves.mistake.sign": "?",
  "moves.doubtful": "dubious",
  "moves.doubtful.sign": "?!",
  "moves.variation": "Or:",
  "replay.first": "Start",
  "replay.previous": "Previous turn",
  "replay.play": "Replay",
  "replay.pause": "Pause",
  "replay.next": "Next turn",
  "replay.last": "Latest",
  "action.undo": "Undo",

  // The view of the board
  "view.left": "Turn left",
  "view.right": "Turn right",

  // What to do now
  "status.toMove": (/** @type {{ player: Player }} */ { player }) => `${name(player)} to move`,

  // Marks set by the page that holds the board
  "state.mark.ring": "marked",
  "state.mark.minus": "marked for taking back",
  "state.mark.number": (/** @type {{ number: string }} */ { number }) => `marked ${number}`,
  "state.mark.from": (/** @type {{ to: string }} */ { to }) => `an arrow leads to ${cellName(to)}`,
  "state.mark.to": "an arrow leads here",

  // The controls below it
  "element.controls": "Game",
};
