// Texts of the dialogs in English, which are loaded when the board can be played.

import { countTurns, megabytes, name, number } from "./en-words.js";

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

export const dialogs = {
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
  "new.links": "A friend, by links",
  "new.links.line": "Each turn is a link that you send with any messenger. There is no clock.",
  "new.yourName": "Your name (if you like)",
  "new.friendName": "Your friend’s name",
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
  "record.paste": "Paste a game record or a list of moves",
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
  "record.beginning": (/** @type {{ count: number }} */ { count }) =>
    `Open the game up to there (${countTurns(count)})`,
  "record.loaded": "The record has been loaded.",

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
  "help.rules": "All the rules",
  "help.atlas": "The solution in numbers and boards",
  "help.distance":
    "The analysis counts the turns of both players: “wins in 3 turns” means your turn, your opponent’s, and yours again.",
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
  "help.hint": "hint: what to look at; again: where, and why",
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
  "openings.link": "Openings",
  "embed.what": "What the page shows",
  "embed.diagram": "A diagram of this position",
  "embed.replay": "The whole game, to replay",
  "embed.play": "A board to play on from here, against the computer",

  // Use without a connection
  "offline.title": "Without a connection",
  "offline.works": "This page also works without a connection.",
  "offline.more":
    "This page also works without a connection. For perfect play and exact analysis by these rules, it needs tables on this device too.",
  "offline.kept": "This page also works without a connection, with perfect play by these rules.",
  "offline.keep": (/** @type {{ megabytes: number }} */ { megabytes }) =>
    `Keep for offline (${number(megabytes)} MB)`,
  "offline.solution":
    "This site has the whole solution by these rules: the exact result and length after every move. The page fetches only what a position needs; without a connection it needs all of it on this device.",
  "offline.solutionKept": (/** @type {{ bytes: number }} */ { bytes }) =>
    `The whole solution by these rules is on this device (${megabytes(bytes)} MB).`,
  "offline.keepSolution": (/** @type {{ bytes: number }} */ { bytes }) =>
    `Keep the whole solution (${megabytes(bytes)} MB)`,
  "offline.bar": "Fetching the whole solution",
  "offline.progress": (/** @type {{ received: number, bytes: number }} */ { received, bytes }) =>
    `${megabytes(received)} of ${megabytes(bytes)} MB are on this device.`,
  "offline.stopped":
    "The download has stopped. What has arrived stays on this device; the rest can be fetched later.",
  "offline.full": (/** @type {{ bytes: number }} */ { bytes }) =>
    `There is no room for ${megabytes(bytes)} MB on this device. Nothing of the solution was kept, and nothing else was deleted.`,
  "offline.delete": "Delete the solution from this device",
};
