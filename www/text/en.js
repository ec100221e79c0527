// All texts of the play page in English, with those of en-board.js. An entry is a string or a
// function of named parameters. The other languages translate this file.
//
// Parameters are data, not words: player "light" | "dark", cell "1b2", reason "apex", count 3.
// docs/glossary.md has the terms. A cell is named "1b2" wherever it can be read on screen; `cellName` is for
// sentences that only a screen reader says.

import { board } from "./en-board.js";
import { countBalls, name, number } from "./en-words.js";

/** @import { Player } from "./en-words.js" */

const levelNames = [
  "Novice",
  "Beginner",
  "Casual player",
  "Club player",
  "Skilled player",
  "Strong player",
  "Master",
  "Perfect player",
];

const variantNames = {
  children: "Children’s rules",
  standard: "Standard rules",
  expert: "Expert rules",
};

export const en = {
  ...board,

  // The language itself
  "language.label": "Language",
  "language.failed": "This language could not be loaded. Check the connection, then try again.",

  // The page
  title: (/** @type {{ status: string }} */ { status }) => `${status} – Pylos`,
  name: "Pylos",
  "page.game": "Game",
  "page.starting": "Setting up the board…",
  "page.rules": (
    /** @type {{ variant: keyof typeof variantNames, takeBack: string, emptyReserve: string }} */ {
      variant,
      takeBack,
      emptyReserve,
    },
  ) =>
    [
      variantNames[variant],
      ...(takeBack === "optional" ? ["taking balls back is optional"] : []),
      ...(emptyReserve === "playsOn" ? ["play goes on with an empty reserve"] : []),
    ].join(", "),

  // Turns in words
  "say.newGame": (/** @type {{ rules: string, player: Player }} */ { rules, player }) =>
    `New game: ${rules.charAt(0).toLowerCase()}${rules.slice(1)}. ${name(player)} to move.`,
  "say.you": (/** @type {{ player: Player }} */ { player }) => ` You are playing ${name(player)}.`,
  "say.timeLeft": (/** @type {{ player: Player, seconds: number }} */ { player, seconds }) =>
    `${name(player)}: ${seconds === 60 ? "one minute" : `${seconds} seconds`} left.`,

  // The panel
  "player.light": "Light",
  "player.dark": "Dark",
  "player.you": "you",
  "player.computer": (/** @type {{ level: number }} */ { level }) => `computer ${level}`,
  "player.reserve": (/** @type {{ count: number }} */ { count }) => countBalls(count),
  "player.clock": (/** @type {{ player: Player }} */ { player }) => `${name(player)} clock`,
  "player.label": "Players",
  "turn.pause": "Pause",
  "turn.continue": "Resume",
  "replay.label": "Replay",
  "action.label": "Game",
  "action.redo": "Redo",
  "action.resign": "Resign",
  "action.new": "New game",
  "action.record": "Save or share",
  "action.hint": "Hint",
  "action.analysis": "Analysis",
  "action.help": "Help",
  "action.menu": "Menu",
  "action.games": "My games",
  "action.settings": "Settings",
  "learn.link": "Learn",
  "rules.link": "Rules",
  "dialog.close": "Close",
  "dialog.cancel": "Cancel",

  // The view of the board
  "view.label": "View of the board",
  "view.tilt": (/** @type {{ elevation: number }} */ { elevation }) =>
    elevation >= 90 ? "Tilt: from above" : elevation >= 70 ? "Tilt: high" : "Tilt: low",
  "view.apart": "Levels side by side",
  "view.glass": "See-through balls",
  "view.reset": "Reset the view",
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
  "new.children.line": "You only place and raise. No balls are taken back.",
  "new.standard": "Standard",
  "new.standard.line": "Complete a square of your colour and take back one or two balls.",
  "new.expert": "Expert",
  "new.expert.line": "Lines of your colour count too, not only squares.",
  "new.finer": "Rule options",
  "new.takeBack": "Taking balls back",
  "new.takeBack.required": "Required",
  "new.takeBack.required.line":
    "If you complete a square or line, you must take back one or two balls.",
  "new.takeBack.optional": "Optional",
  "new.takeBack.optional.line":
    "If you complete a square or line, you may take back two, one or no balls.",
  "new.emptyReserve": "Empty reserve",
  "new.emptyReserve.loses": "You lose",
  "new.emptyReserve.loses.line": "If your reserve is empty when it is your turn, you lose.",
  "new.emptyReserve.playsOn": "Play goes on",
  "new.emptyReserve.playsOn.line": "With an empty reserve, you may still raise a ball.",
  "new.opponent": "Opponent",
  "new.friend": "A friend, on this device",
  "new.level": (/** @type {{ level: number }} */ { level }) =>
    `Computer ${level}: ${levelNames[level - 1]}`,
  "new.colour": "Your colour",
  "new.light": "Light (moves first)",
  "new.dark": "Dark",
  "new.lot": "Random",
  "new.clock": "Play with a clock",
  "new.minutes": "Minutes per player",
  "new.seconds": "Extra seconds per turn",
  "new.start": "Start game",

  // Resigning
  "resign.title": "Resign this game?",
  "resign.line": (/** @type {{ player: Player }} */ { player }) =>
    `${name(player)} resigns and ${player === "light" ? "Dark" : "Light"} wins.`,
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
    "Your browser does not allow copying. The text is selected: copy it with the keyboard or the context menu.",
  "record.saved": "The record has been saved as a file.",
  "record.empty": "There is nothing to load: paste a game record first.",
  "record.tooLong": (/** @type {{ kilobytes: number }} */ { kilobytes }) =>
    `That is too long for a game record (limit: ${kilobytes} KB).`,
  "record.unreadable": "The file could not be read.",
  "record.bad": (/** @type {{ reason: string }} */ { reason }) =>
    `The record was not loaded. ${reason}`,
  "record.loaded": "The record has been loaded.",

  // Links and storage
  "link.bad": (/** @type {{ reason: string }} */ { reason }) =>
    `The link was not opened. ${reason}`,
  "link.tooLong": "It is too long to be a link to a game.",
  "link.unknownPart": (/** @type {{ part: string, expected: string }} */ { part, expected }) =>
    `“${part}” does not belong in this link. Allowed: ${expected}.`,
  "link.repeatedPart": (/** @type {{ part: string }} */ { part }) =>
    `“${part}” appears more than once or contradicts another part.`,
  "link.badValue": (
    /** @type {{ part: string, found: string, expected: string }} */ { part, found, expected },
  ) => `“${part}” cannot be “${found}”. Allowed: ${expected}.`,
  "link.badEscape": (/** @type {{ found: string }} */ { found }) =>
    `“${found}” is not valid percent-encoding.`,
  "memory.settings": "Your saved settings were damaged and have been reset.",
  "memory.game": "Your saved game was damaged and has been discarded.",
  "memory.camera": "Your saved view of the board was damaged and has been reset.",
  "memory.analysis": "Your saved analysis setting was damaged and has been reset.",
  "memory.keys": "Your saved keyboard setting was damaged and has been reset.",

  // Help
  "help.title": "Help",
  "help.game": "The game in five lines",
  "help.line1":
    "On your turn, place a ball in a hollow of the board or on any square of four balls.",
  "help.line2":
    "Or raise one of your own balls that supports no other: move it onto a square at a higher level. That saves a ball in your reserve.",
  "help.line3":
    "If your ball completes a square of four in your colour (with expert rules, also a line), take back one or two of your balls that support no other.",
  "help.line4": "If your reserve is empty when it is your turn, you lose.",
  "help.line5": "Whoever places the top ball wins.",
  "help.learn": "Learn the game by playing it",
  "help.rules": "All the rules",
  "help.distance":
    "Hints and analysis count the turns of both players: “wins in 3 turns” means your turn, your opponent’s, and yours again.",
  "help.keys": "Keyboard shortcuts",
  "help.letters": "Use single-letter shortcuts too",
  "help.key.board": "Tab, then arrows",
  "help.board": "move around the board; Enter selects",
  "help.key.level": "Page Up, Page Down",
  "help.level": "one level up or down on the board",
  "help.key.escape": "Escape",
  "help.escape": "cancel the turn, or return to the game",
  "help.key.arrows": "← →",
  "help.key.replay": "h l",
  "help.replay": "one turn back or forward",
  "help.key.ends": "Home, End",
  "help.ends": "to the start, back to the game",
  "help.key.values": "↑ ↓",
  "help.values": "in the analysis: preview another move; Enter keeps the preview",
  "help.key.hold": "Press and hold the board",
  "help.hold": "see through the balls until you let go",
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
  "help.flip": "turn the board around (half a turn)",
  "help.key.turn": "[ ]",
  "help.turn": "turn the board left or right",
  "help.key.tilt": "t",
  "help.tilt": "tilt the board",
  "help.key.reset": "0",
  "help.key.glass": "x",
  "help.glass": "see-through balls; if held, until released",
  "help.key.apart": "s",
  "help.key.levels": "1 2 3 4",
  "help.levels": "show the levels up to this one",
  "help.key.help": "?",
  "help.help": "this help",

  // The board in other pages
  "record.embed": "Embed…",
  "embed.title": "Embed this board",
  "embed.playground": "Build a board for your own page",
  "embed.what": "What the page shows",
  "embed.diagram": "A diagram of this position",
  "embed.replay": "The whole game, to replay",
  "embed.play": "A board to play on from here, against the computer",
  "embed.tag": "As an HTML element",
  "embed.frame": "As an iframe, for pages that do not allow scripts",
  "embed.copyTag": "Copy element",
  "embed.copyFrame": "Copy iframe",
  "embed.copied": "The code has been copied.",
  "embed.find": (/** @type {{ player: Player }} */ { player }) =>
    `${name(player)} to move: find the best move`,
  "embed.right": "Correct!",
  "embed.wrong": "That is not the best move. Try another.",

  // Use without a connection
  "offline.title": "Without a connection",
  "offline.works": "This page also works without a connection.",
  "offline.more":
    "This page also works without a connection. For perfect play and exact analysis by these rules, it needs tables on this device too.",
  "offline.kept": "This page also works without a connection, with perfect play by these rules.",
  "offline.keep": (/** @type {{ megabytes: number }} */ { megabytes }) =>
    `Keep for offline (${number(megabytes)} MB)`,
  "update.ready": "There is a new version.",
  "update.reload": "Reload",
};
