// Every text a person reads, in English. A plain string, or a function of named parameters; nothing but this
// and the files beside it holds a sentence.
//
// Parameters that are words of the game arrive untranslated: player "light" | "dark", cell "1b2",
// reason "apex", count 3.

import { analysis } from "./en-analysis.js";
import { board } from "./en-board.js";
import { countBalls, name } from "./en-words.js";

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

  // Turns in words
  "say.redone": (/** @type {{ player: Player, turns: number }} */ { player, turns }) =>
    `Forward to turn ${turns}; ${name(player)} to move.`,
  "say.newGame": (/** @type {{ rules: string, player: Player }} */ { rules, player }) =>
    `New game, ${rules}. ${name(player)} to move.`,
  "say.you": (/** @type {{ player: Player }} */ { player }) => ` You play ${player}.`,
  "say.timeLeft": (/** @type {{ player: Player, seconds: number }} */ { player, seconds }) =>
    `${name(player)}: ${seconds === 60 ? "one minute" : `${seconds} seconds`} left.`,

  // The panel
  "player.light": "Light",
  "player.dark": "Dark",
  "player.you": "you",
  "player.computer": (/** @type {{ level: number }} */ { level }) =>
    `computer, ${levelNames[level - 1].toLowerCase()}`,
  "player.reserve": (/** @type {{ count: number }} */ { count }) => countBalls(count),
  "player.clock": (/** @type {{ player: Player }} */ { player }) => `${name(player)} clock`,
  "player.label": "Players",
  "turn.pause": "Stop",
  "turn.continue": "Continue",
  "turn.rematch": "Rematch, colours swapped",
  "turn.rematchFriend": "Rematch",
  "turn.analyse": "Analyse",
  "replay.label": "Look back",
  "action.label": "Game",
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

  // The board in other pages
  "record.embed": "Embed…",
  "embed.title": "Embed this board",
  "embed.what": "What the page shows",
  "embed.diagram": "A diagram of this position",
  "embed.replay": "The whole game, to look through",
  "embed.play": "A board to play on from here, against the computer",
  "embed.tag": "As an element of the page",
  "embed.frame": "As a frame, for pages that allow no scripts",
  "embed.copyTag": "Copy element",
  "embed.copyFrame": "Copy frame",
  "embed.copied": "The code has been copied.",
  "embed.find": (/** @type {{ player: Player }} */ { player }) =>
    `${name(player)} to move: find the best move`,
  "embed.right": "That is the move.",
  "embed.wrong": "That is not the move. Try another.",
};
