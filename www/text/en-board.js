// The board as an element of anybody's page, in English: a part of en.js.

import { cellName, countBalls, list, name } from "./en-words.js";
import { capital } from "./plural.js";

/** @typedef {import("./en-words.js").Player} Player */

export const board = {
  // The language itself
  "language.direction": "ltr",

  // The board
  "board.label": (
    /** @type {{ player: Player | null, back: number | null }} */ { player, back },
  ) =>
    back !== null
      ? `Pylos board, as it was after turn ${back}`
      : player === null
        ? "Pylos board, game over"
        : `Pylos board, ${name(player)} to move`,
  "board.level": (/** @type {{ level: number }} */ { level }) =>
    level === 4 ? "Level 4, the apex" : `Level ${level}`,
  "board.cell": (
    /** @type {{ cell: string, ball: Player | null, states: string[] }} */ { cell, ball, states },
  ) => {
    const content = ball === null ? "empty" : `${ball} ball`;
    return `Level ${cell[0]}, ${cell[1]} ${cell[2]}: ${[content, ...states].join(", ")}`;
  },
  "board.reserve": (
    /** @type {{ player: Player, count: number, states: string[] }} */ { player, count, states },
  ) =>
    [`${name(player)} reserve: ${count === 0 ? "empty" : countBalls(count)}`, ...states].join(", "),
  "state.picked": "picked up",
  "state.raise": "may be raised",
  "state.place": "a ball may be placed here",
  "state.raiseHere": "the ball may be raised here",
  "state.pickUp": "a ball may be picked up",
  "state.played": "just played",
  "state.remove": "may be taken back",
  "state.takenBack": "taken back, choose again to put it back",
  "state.lastMove": "last turn",
  "state.left": "left in the last turn",
  "state.figure.square": "part of a completed square",
  "state.figure.line": "part of a completed line",

  // What to do now
  "status.place": (/** @type {{ player: Player }} */ { player }) => `${name(player)}: place a ball`,
  "status.placeOrRaise": (/** @type {{ player: Player }} */ { player }) =>
    `${name(player)}: place a ball or raise one`,
  "status.raise": (/** @type {{ player: Player }} */ { player }) => `${name(player)}: raise a ball`,
  "status.whereToPlace": (/** @type {{ player: Player }} */ { player }) =>
    `${name(player)}: choose a cell for the ball`,
  "status.whereToRaise": (/** @type {{ player: Player, cell: string }} */ { player, cell }) =>
    `${name(player)}: raise the ball on ${cellName(cell)} – where to?`,
  "status.takeBack": (
    /** @type {{ player: Player, taken: number, most: number, none: boolean }} */ {
      player,
      taken,
      most,
      none,
    },
  ) => {
    if (taken > 0) return `${name(player)}: take back a second ball, or stop after one`;
    const what = most === 1 ? "take back one ball" : "take back one or two balls";
    return `${name(player)}: ${what}${none ? ", or none" : ""}`;
  },
  "status.thinking": "Computer is thinking…",
  "status.paused": "The computer is waiting",
  "status.lookingBack": (/** @type {{ turn: number, turns: number }} */ { turn, turns }) =>
    turn === 0 ? "Looking back: the start" : `Looking back: turn ${turn} of ${turns}`,
  "status.wins": (/** @type {{ winner: Player, reason: string }} */ { winner, reason }) => {
    const loser = winner === "light" ? "Dark" : "Light";
    switch (reason) {
      case "apex":
        return `${name(winner)} wins: the apex is theirs`;
      case "emptyReserve":
        return `${name(winner)} wins: ${loser} has no ball left in reserve`;
      case "noMove":
        return `${name(winner)} wins: ${loser} has no ball to place and none to raise`;
      case "resignation":
        return `${name(winner)} wins: ${loser} resigned`;
      case "time":
        return `${name(winner)} wins: ${loser} ran out of time`;
      default:
        return `${name(winner)} wins`;
    }
  },
  "status.draw": "Draw: the same position has occurred three times",
  "status.noRules": "The game could not be loaded",
  "note.noRules": "Check the connection and reload the page. The browser must support WebAssembly.",
  "note.twice": "This position has now occurred twice: once more and the game is drawn.",
  "note.engineFailed": (/** @type {{ reason: string }} */ { reason }) =>
    `The computer could not play: ${reason}`,

  // Why a click does nothing
  "why.computer": "It is the computer’s turn.",
  "why.lookingBack": "This is an earlier moment of the game: go back to the game to play on.",
  "why.over": "The game is over.",
  "why.otherReserve": (/** @type {{ player: Player }} */ { player }) =>
    `It is ${name(player)}’s turn: take a ball from ${name(player)}’s reserve.`,
  "why.reserveEmpty": (/** @type {{ player: Player }} */ { player }) =>
    `${name(player)}’s reserve is empty: raise a ball.`,
  "why.chooseTakeBack": "The ball has been played: now choose a ball to take back.",
  "why.noHigherSquare": (/** @type {{ cell: string }} */ { cell }) =>
    `The ball on ${cellName(cell)} cannot be raised: there is no square of four balls above it to rest on.`,
  "why.notNow": "That is not possible now.",

  // What the rules say against a turn
  "refusal.nothingToRaise": (/** @type {{ cell: string }} */ { cell }) =>
    `There is no ball on ${cell} to raise.`,
  "refusal.raisesOpponent": (/** @type {{ cell: string }} */ { cell }) =>
    `The ball on ${cell} is the opponent's: only own balls are raised.`,
  "refusal.raisesSupport": (/** @type {{ cell: string, above: string }} */ { cell, above }) =>
    `The ball on ${cell} supports the one on ${above}: a supporting ball cannot be raised.`,
  "refusal.notHigher": (/** @type {{ from: string, to: string }} */ { from, to }) =>
    `${to} is not higher than ${from}: a ball is raised to a higher level.`,
  "refusal.occupied": (/** @type {{ cell: string }} */ { cell }) =>
    `There is a ball on ${cell} already.`,
  "refusal.onOwnSupport": (/** @type {{ from: string, to: string }} */ { from, to }) =>
    `${to} rests on ${from}: a ball cannot be raised onto its own square.`,
  "refusal.unsupported": (/** @type {{ to: string, missing: string[] }} */ { to, missing }) =>
    `${to} needs four balls under it: nothing lies on ${missing.join(" ")}.`,
  "refusal.noTakeBackForChildren": "No balls are taken back in the children's game.",
  "refusal.noFigure": (/** @type {{ to: string, lines: boolean }} */ { to, lines }) =>
    `The ball on ${to} completes no ${lines ? "square or line" : "square"} of its own colour: no ball is taken back.`,
  "refusal.takeBackRequired": (/** @type {{ to: string }} */ { to }) =>
    `The ball on ${to} completes a figure: one or two balls must be taken back.`,
  "refusal.nothingToTakeBack": (/** @type {{ cell: string }} */ { cell }) =>
    `There is no ball on ${cell} to take back.`,
  "refusal.takesBackOpponent": (/** @type {{ cell: string }} */ { cell }) =>
    `The ball on ${cell} is the opponent's: only own balls are taken back.`,
  "refusal.takesBackSupport": (/** @type {{ cell: string, above: string }} */ { cell, above }) =>
    `The ball on ${cell} supports the one on ${above}: a supporting ball cannot be taken back.`,

  // What the rules say against a record or a link; `detail` is English, whatever the language
  "error.badPosition": (/** @type {{ detail: string }} */ { detail }) => detail,
  "error.badMove": (/** @type {{ detail: string }} */ { detail }) => detail,
  "error.illegalMove": (/** @type {{ detail: string }} */ { detail }) => detail,
  "error.gameOver": (/** @type {{ detail: string }} */ { detail }) => detail,
  "error.badRecord": (/** @type {{ detail: string }} */ { detail }) => detail,
  "error.badOption": (/** @type {{ detail: string }} */ { detail }) => detail,

  // Turns in words
  "say.place": (/** @type {{ player: Player, to: string }} */ { player, to }) =>
    `${name(player)} places a ball on ${cellName(to)}`,
  "say.raise": (/** @type {{ player: Player, from: string, to: string }} */ { player, from, to }) =>
    `${name(player)} raises ${cellName(from)} to ${cellName(to)}`,
  "say.takesBack": (/** @type {{ cells: string[] }} */ { cells }) =>
    ` and takes back ${list(cells.map(cellName))}`,
  "say.toMove": (/** @type {{ player: Player, count: number }} */ { player, count }) =>
    `; ${name(player)} to move, ${countBalls(count)} left.`,
  "say.end": (/** @type {{ result: string }} */ { result }) => `. ${result}.`,
  "say.undone": (/** @type {{ player: Player, turns: number }} */ { player, turns }) =>
    `Back to ${turns === 0 ? "the start" : `turn ${turns}`}; ${name(player)} to move.`,
  "say.takenBack": (/** @type {{ cell: string, status: string }} */ { cell, status }) =>
    capital(`${cellName(cell)} taken back. ${status}.`),
  "say.completed": (
    /** @type {{ squares: number, lines: number, status: string }} */ { squares, lines, status },
  ) => {
    const figures = [
      ...(squares > 0 ? [squares === 1 ? "a square" : `${squares} squares`] : []),
      ...(lines > 0 ? [lines === 1 ? "a line" : `${lines} lines`] : []),
    ];
    return capital(`${list(figures)} completed. ${status}.`);
  },
  "say.status": (/** @type {{ status: string }} */ { status }) => `${status}.`,
  "say.lookedAt": (/** @type {{ status: string, turn: string }} */ { status, turn }) =>
    turn === "" ? `${status}.` : `${status}. ${turn}.`,

  // The panel
  "turn.label": "This turn",
  "turn.stop": (/** @type {{ taken: number }} */ { taken }) =>
    taken === 0 ? "Take back none" : taken === 1 ? "Stop after one" : "Done",
  "turn.putBack": "Put back",
  "turn.cancel": "Cancel turn",
  "turn.backToGame": "Back to the game",
  "moves.label": "Turns played",
  "moves.title": "Turns",
  "moves.none": "No turn yet. Light begins.",
  "moves.noneDark": "No turn yet. Dark begins.",
  "moves.turn": (
    /** @type {{ turn: number, player: Player, text: string }} */ { turn, player, text },
  ) => `Turn ${turn}, ${name(player)}: ${text}`,
  "moves.mistake": "mistake",
  "moves.mistake.sign": "?",
  "moves.doubtful": "doubtful",
  "moves.doubtful.sign": "?!",
  "moves.variation": (/** @type {{ moves: string }} */ { moves }) => `Or: ${moves}`,
  "replay.first": "First turn",
  "replay.previous": "Previous turn",
  "replay.next": "Next turn",
  "replay.last": "Last turn",
  "action.undo": "Undo",

  // The view of the board
  "view.left": "Turn the board left",
  "view.right": "Turn the board right",

  // What to do now
  "status.toMove": (/** @type {{ player: Player }} */ { player }) => `${name(player)} to move`,
  "why.notYours": (/** @type {{ player: Player }} */ { player }) => `It is ${name(player)}’s turn.`,

  // What an author points out
  "state.mark.ring": "marked",
  "state.mark.minus": "marked for taking back",
  "state.mark.number": (/** @type {{ number: string }} */ { number }) => `marked ${number}`,
  "state.mark.from": (/** @type {{ to: string }} */ { to }) => `an arrow leads to ${cellName(to)}`,
  "state.mark.to": "an arrow leads here",

  // What is wrong with the tag
  "element.bad": (/** @type {{ name: string, reason: string }} */ { name: attribute, reason }) =>
    `The attribute ${attribute} was set aside: ${reason}`,
  "element.tooLong": "it is too long.",
  "element.oneOf": (/** @type {{ found: string, expected: string[] }} */ { found, expected }) =>
    `“${found}” is not one of ${list(expected)}.`,
  "element.number": (
    /** @type {{ found: string, least: number, most: number }} */ { found, least, most },
  ) => `“${found}” is no number from ${least} to ${most}.`,
  "element.view": (/** @type {{ found: string }} */ { found }) =>
    `“${found}” is not understood; an example: elevation=70 turn=30 level=2`,
  "element.mark": (/** @type {{ found: string }} */ { found }) =>
    `“${found}” is not understood; examples: ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1`,
  "element.game": (/** @type {{ reason: string }} */ { reason }) =>
    `The game was set aside: ${reason}`,

  // The controls below it
  "element.controls": "Game",
};
