// Texts of the dialogs in English, and of what is said after the first move.

import { countTurns, megabytes, name, number } from "./en-words.js";

/** @import { Player } from "./en-words.js" */

const levelNames = [
  "Novice",
  "Beginner",
  "Casual",
  "Club player",
  "Skilled",
  "Strong",
  "Master",
  "Perfect",
];

export const dialogs = {
  // New game
  "new.children": "Children",
  "new.children.line": "Place and raise only.",
  "new.standard": "Standard",
  "new.standard.line": "Complete squares of your colour to take balls back.",
  "new.expert": "Expert",
  "new.expert.line": "Lines count as well as squares.",
  "new.more": "More rules",
  "new.takeBack": "Taking balls back",
  "new.takeBack.required": "Required",
  "new.takeBack.optional": "Optional",
  "new.emptyReserve": "Empty reserve",
  "new.emptyReserve.loses": "You lose",
  "new.emptyReserve.playsOn": "You may still raise",
  "new.opponent": "Opponent",
  "new.computer": "The computer",
  "new.friend": "A friend on this device",
  "new.links": "A friend elsewhere",
  "new.names": "Names (optional)",
  "new.yourName": "Your name (optional)",
  "new.friendName": "Friend’s name",
  "new.level": (/** @type {{ level: number }} */ { level }) =>
    `Computer, level ${level} (${levelNames[level - 1].toLowerCase()})`,
  "level.name": (/** @type {{ level: number }} */ { level }) => levelNames[level - 1],
  "new.colour": "Your colour",
  "new.lot": "Random",
  "new.clock": "With a clock",
  "new.minutes": "Minutes per player",
  "new.seconds": "Extra seconds per turn",
  "new.start": "Start game",

  // Resigning
  "resign.title": "Resign this game?",
  "resign.line": (/** @type {{ winner: Player }} */ { winner }) => `${name(winner)} will win.`,
  "resign.keep": "Keep playing",

  // Save and share
  "record.share": "Share",
  "record.picture": "Save picture",
  "record.link": "Link to this game",
  "record.copyLink": "Copy link",
  "record.text": "Game record",
  "record.copy": "Copy record",
  "record.save": "Save file",
  "record.load": "Load a game",
  "record.paste": "Game record or list of moves",
  "record.open": "Open file",
  "record.use": "Load",
  "record.copied": "Copied.",
  "record.copyRefused": "Copying is blocked. The text is selected: copy it yourself.",
  "record.empty": "Paste a game record first.",
  "record.tooLong": (/** @type {{ kilobytes: number }} */ { kilobytes }) =>
    `Too long for a game record (limit: ${kilobytes} KB).`,
  "record.unreadable": "This file could not be read.",
  "record.bad": (/** @type {{ reason: string }} */ { reason }) => `Not loaded. ${reason}`,
  "record.beginning": (/** @type {{ count: number }} */ { count }) =>
    `Open the game up to there (${countTurns(count)})`,
  "record.several": (/** @type {{ count: number }} */ { count }) =>
    `There are ${number(count)} games in this text.`,
  "record.first": "Open the first game",
  "record.all": "Add all to My games",
  "record.loaded": "Game loaded.",

  // Help
  "help.line1": "Place a ball, or raise one of yours that carries no other.",
  "help.line2": "Complete a square of your colour, and take back one or two balls.",
  "help.line3": "Put the last ball on top. If your reserve is empty on your turn, you lose.",
  "help.win": "How to win",
  "help.keys": "Keyboard shortcuts",
  "help.letters": "Single-letter shortcuts",
  "help.key.board": "Tab, then arrows",
  "help.board": "move on the board; Enter selects",
  "help.key.level": "Page Up, Page Down",
  "help.level": "a level up or down",
  "help.key.escape": "Escape",
  "help.escape": "cancel, or back to the game",
  "help.replay": "a turn back or forward",
  "help.key.ends": "Home, End",
  "help.ends": "start, end of the game",
  "help.values": "other moves in the analysis",
  "help.key.hold": "Hold the board",
  "help.flip": "turn by 180°",
  "help.turn": "turn left or right",
  "help.tilt": "tilt",
  "help.levels": "levels up to this one",

  // Use without a connection
  "offline.title": "Offline",
  "offline.works": "This page also works offline.",
  "offline.kept": (/** @type {{ bytes: number }} */ { bytes }) =>
    `This page works offline, with perfect play (${megabytes(bytes)} MB).`,
  "offline.site": (/** @type {{ kept: number, all: number }} */ { kept, all }) =>
    `Saved files of this site: ${kept} of ${all}.`,
  "offline.play": (/** @type {{ kept: number, all: number }} */ { kept, all }) =>
    `Saved files of perfect play: ${kept} of ${all}.`,
  "offline.keep": (/** @type {{ bytes: number }} */ { bytes }) =>
    `Download perfect play (${megabytes(bytes)} MB)`,
  "offline.progress": (/** @type {{ received: number, bytes: number }} */ { received, bytes }) =>
    `${megabytes(received)} of ${megabytes(bytes)} MB`,
  "offline.stopped": "The download stopped. You can continue it later.",
  "offline.full": (/** @type {{ bytes: number }} */ { bytes }) =>
    `There is no space for ${megabytes(bytes)} MB.`,
  "offline.delete": "Delete perfect play",

  // The menu, and what the eye opens
  "action.resign": "Resign",
  "action.record": "Save or share",
  "action.help": "Help",
  "action.menu": "Menu",
  "action.games": "My games",
  "action.settings": "Settings",
  "view.tilt": (/** @type {{ elevation: number }} */ { elevation }) =>
    `Tilt: ${elevation >= 90 ? "from above" : elevation >= 70 ? "steep" : "flat"}`,
  "view.glass": "See-through balls",
  "view.turn": "Turn the board",
  "view.signs": "What the signs mean",
  "signs.carries": "carries the place pointed at",
  "view.reset": "Back to normal",
  "view.levels": (/** @type {{ levels: number }} */ { levels }) => `Levels up to ${levels}`,

  // What is said of a game that goes on, and of the view
  "say.newGame": (/** @type {{ rules: string, player: Player }} */ { rules, player }) =>
    `New game: ${rules.charAt(0).toLowerCase()}${rules.slice(1)}. ${name(player)} to move.`,
  "say.you": (/** @type {{ player: Player }} */ { player }) => ` You are playing ${name(player)}.`,
  "say.timeLeft": (/** @type {{ player: Player, seconds: number }} */ { player, seconds }) =>
    `${name(player)}: ${seconds === 60 ? "one minute" : `${seconds} seconds`} left.`,
  "view.apart": "Levels side by side",
  "note.turn": "Drag the board to turn it.",
};
