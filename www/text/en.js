// Every text a person reads, in English. A plain string, or a function of named parameters; nothing but this
// and the files beside it holds a sentence.
//
// Parameters that are words of the game arrive untranslated: player "light" | "dark", cell "1b2",
// reason "apex", count 3.

import { analysis } from "./en-analysis.js";
import { board } from "./en-board.js";
import { cellName, countBalls, list, name } from "./en-words.js";
import { capital } from "./plural.js";

/** @typedef {import("./en-words.js").Player} Player */

const levelNames = ["Novice", "Casual", "Steady", "Keen", "Skilled", "Strong", "Master", "Perfect"];

const variantNames = {
  children: "Children’s rules",
  standard: "Standard rules",
  expert: "Expert rules",
};

export const en = {
  ...analysis,
  ...board,

  // The language itself
  "language.direction": "ltr",
  "language.label": "Language",
  "language.failed": "This language could not be loaded.",

  // The page
  title: (/** @type {{ status: string }} */ { status }) => `${status} – Pylos`,
  name: "Pylos",
  "page.game": "Game",
  "page.starting": "Setting the table…",
  "page.rules": (
    /** @type {{ variant: keyof typeof variantNames, takeBack: string, emptyReserve: string }} */ {
      variant,
      takeBack,
      emptyReserve,
    },
  ) =>
    [
      variantNames[variant],
      ...(takeBack === "optional" ? ["take-back optional"] : []),
      ...(emptyReserve === "playsOn" ? ["empty reserve plays on"] : []),
    ].join(", "),

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
  "say.redone": (/** @type {{ player: Player, turns: number }} */ { player, turns }) =>
    `Forward to turn ${turns}; ${name(player)} to move.`,
  "say.newGame": (/** @type {{ rules: string, player: Player }} */ { rules, player }) =>
    `New game, ${rules}. ${name(player)} to move.`,
  "say.you": (/** @type {{ player: Player }} */ { player }) => ` You play ${player}.`,
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
  "say.timeLeft": (/** @type {{ player: Player, seconds: number }} */ { player, seconds }) =>
    `${name(player)}: ${seconds === 60 ? "one minute" : `${seconds} seconds`} left.`,
  "say.lookedAt": (/** @type {{ status: string, turn: string }} */ { status, turn }) =>
    turn === "" ? `${status}.` : `${status}. ${turn}.`,

  // The panel
  "player.light": "Light",
  "player.dark": "Dark",
  "player.you": "you",
  "player.computer": (/** @type {{ level: number }} */ { level }) =>
    `computer, ${levelNames[level - 1].toLowerCase()}`,
  "player.reserve": (/** @type {{ count: number }} */ { count }) => countBalls(count),
  "player.clock": (/** @type {{ player: Player }} */ { player }) => `${name(player)} clock`,
  "player.label": "Players",
  "turn.label": "This turn",
  "turn.stop": (/** @type {{ taken: number }} */ { taken }) =>
    taken === 0 ? "Take back none" : taken === 1 ? "Stop after one" : "Done",
  "turn.putBack": "Put back",
  "turn.cancel": "Cancel turn",
  "turn.pause": "Stop",
  "turn.continue": "Continue",
  "turn.backToGame": "Back to the game",
  "turn.rematch": "Rematch, colours swapped",
  "turn.rematchFriend": "Rematch",
  "turn.analyse": "Analyse",
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
  "replay.label": "Look back",
  "replay.first": "First turn",
  "replay.previous": "Previous turn",
  "replay.next": "Next turn",
  "replay.last": "Last turn",
  "action.label": "Game",
  "action.undo": "Undo",
  "action.redo": "Redo",
  "action.resign": "Resign",
  "action.new": "New game",
  "action.record": "Save, share",
  "action.hint": "Hint",
  "action.analysis": "Analysis",
  "action.help": "Help",
  "learn.link": "Learn",
  "rules.link": "Rules",
  "dialog.close": "Close",
  "dialog.cancel": "Cancel",

  // The view of the board
  "view.label": "View of the board",
  "view.left": "Turn the board left",
  "view.right": "Turn the board right",
  "view.tilt": (/** @type {{ elevation: number }} */ { elevation }) =>
    elevation >= 90 ? "Tilt: from above" : elevation >= 70 ? "Tilt: high" : "Tilt: low",
  "view.glass": "See through balls",
  "view.levels": (/** @type {{ levels: number }} */ { levels }) =>
    levels === 4
      ? "Levels shown: all"
      : levels === 1
        ? "Levels shown: 1"
        : `Levels shown: 1 to ${levels}`,

  // New game
  "new.title": "New game",
  "new.variant": "Rules",
  "new.children": "Children",
  "new.children.line": "Stack and raise. Nothing is taken back.",
  "new.standard": "Standard",
  "new.standard.line": "A square of your colour takes back one or two balls.",
  "new.expert": "Expert",
  "new.expert.line": "Lines of your colour count as well as squares.",
  "new.finer": "Finer rules",
  "new.takeBack": "Taking back",
  "new.takeBack.required": "Required",
  "new.takeBack.required.line": "A completed figure takes back one or two balls.",
  "new.takeBack.optional": "Optional",
  "new.takeBack.optional.line": "A completed figure may also take back none.",
  "new.emptyReserve": "Empty reserve",
  "new.emptyReserve.loses": "Loses",
  "new.emptyReserve.loses.line": "To move with no ball in reserve loses the game.",
  "new.emptyReserve.playsOn": "Plays on",
  "new.emptyReserve.playsOn.line": "With no ball in reserve a ball may still be raised.",
  "new.opponent": "Opponent",
  "new.friend": "A friend, here",
  "new.level": (/** @type {{ level: number }} */ { level }) =>
    `Computer ${level}: ${levelNames[level - 1]}`,
  "new.colour": "Your colour",
  "new.light": "Light, begins",
  "new.dark": "Dark",
  "new.lot": "By lot",
  "new.clock": "Play with a clock",
  "new.minutes": "Minutes a player",
  "new.seconds": "Seconds a turn",
  "new.start": "Start game",

  // Resigning
  "resign.title": "Resign this game?",
  "resign.line": (/** @type {{ player: Player }} */ { player }) =>
    `${name(player)} gives up, and ${player === "light" ? "Dark" : "Light"} wins.`,
  "resign.confirm": "Resign",
  "resign.keep": "Keep playing",

  // Save and share
  "record.title": "Save, load and share",
  "record.link": "Link to this game",
  "record.copyLink": "Copy link",
  "record.text": "Game record",
  "record.copy": "Copy record",
  "record.save": "Save file",
  "record.load": "Load a game",
  "record.paste": "Paste a game record",
  "record.open": "Open file",
  "record.file": "Game record file",
  "record.use": "Load this record",
  "record.linkCopied": "The link has been copied.",
  "record.recordCopied": "The record has been copied.",
  "record.copyRefused":
    "The browser does not allow copying: the text is selected, copy it with the keyboard or the context menu.",
  "record.saved": "The record has been saved as a file.",
  "record.empty": "There is nothing to load: paste a game record first.",
  "record.tooLong": (/** @type {{ kilobytes: number }} */ { kilobytes }) =>
    `That is too long for a game record: at most ${kilobytes} KB are read.`,
  "record.unreadable": "The file could not be read.",
  "record.bad": (/** @type {{ reason: string }} */ { reason }) =>
    `The record was not loaded: ${reason}`,
  "record.loaded": "The record has been loaded.",

  // Links and storage
  "link.bad": (/** @type {{ reason: string }} */ { reason }) =>
    `The link was not opened: ${reason}`,
  "link.tooLong": "it is too long to be a game.",
  "link.unknownPart": (/** @type {{ part: string, expected: string }} */ { part, expected }) =>
    `“${part}” is not a part of a link to a game; expected ${expected}.`,
  "link.repeatedPart": (/** @type {{ part: string }} */ { part }) =>
    `“${part}” stands in it more than once or against another part.`,
  "link.badValue": (
    /** @type {{ part: string, found: string, expected: string }} */ { part, found, expected },
  ) => `“${part}” is “${found}”; expected one of ${expected}.`,
  "link.badEscape": (/** @type {{ found: string }} */ { found }) =>
    `“${found}” is not valid percent-encoding.`,
  "memory.settings": "The remembered settings were damaged and have been set aside.",
  "memory.game": "The remembered game was damaged and has been set aside.",
  "memory.camera": "The remembered view was damaged and has been set aside.",
  "memory.analysis": "The remembered analysis switch was damaged and has been set aside.",
  "memory.keys": "The remembered keyboard setting was damaged and has been set aside.",

  // Help
  "help.title": "Help",
  "help.game": "The game in five lines",
  "help.line1": "In your turn, place a ball on the board or on any square of four balls.",
  "help.line2":
    "Or raise one of your own balls that carries nothing to a higher level: it saves a ball.",
  "help.line3":
    "A square of four of your colour (with expert rules also a full line) takes back one or two of your balls that carry nothing.",
  "help.line4": "Whoever has no ball left when it is their turn has lost.",
  "help.line5": "Whoever sets the ball on top wins.",
  "help.learn": "Learn the game by playing it",
  "help.rules": "All the rules",
  "help.keys": "Keys",
  "help.letters": "Single-letter keys as well",
  "help.key.board": "Tab, then arrows",
  "help.board": "move over the board; Enter chooses",
  "help.key.level": "Page Up, Page Down",
  "help.level": "one level up or down on the board",
  "help.key.escape": "Escape",
  "help.escape": "cancel the turn, or return to the game",
  "help.key.arrows": "← →",
  "help.key.replay": "h l",
  "help.replay": "look one turn back or forward",
  "help.key.ends": "Home, End",
  "help.ends": "look at the start, return to the game",
  "help.key.values": "↑ ↓",
  "help.values": "in the analysis: show another move on the board; Enter keeps it there",
  "help.key.undo": "u",
  "help.undo": "undo a turn",
  "help.key.redo": "r",
  "help.redo": "redo a turn",
  "help.key.hint": "b",
  "help.hint": "hint: mark the best move",
  "help.key.analysis": "a",
  "help.analysis": "analysis on or off",
  "help.key.new": "n",
  "help.new": "new game",
  "help.key.flip": "f",
  "help.flip": "turn the board half round",
  "help.key.turn": "[ ]",
  "help.turn": "turn the board left or right",
  "help.key.tilt": "t",
  "help.tilt": "tilt the board",
  "help.key.glass": "x",
  "help.glass": "see through balls",
  "help.key.levels": "1 2 3 4",
  "help.levels": "show the levels up to this one",
  "help.key.help": "?",
  "help.help": "this help",
};
