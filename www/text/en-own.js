// Texts of the settings and of the person’s games in English.

import { counted, countTurns, number } from "./en-words.js";

export const own = {
  // Settings
  "settings.title": "Settings",
  "settings.play": "Play",
  "settings.look": "Appearance",
  "settings.feel": "Sound and touch",
  "settings.speed": "How fast balls move",
  "settings.speed.normal": "Normal",
  "settings.speed.slow": "Slow",
  "settings.speed.fast": "Fast",
  "settings.speed.none": "No animation",
  "settings.confirm": "Confirm each turn before it is played",
  "settings.threats": "Show what the opponent threatens",
  "settings.threats.auto": "Against levels 1 and 2",
  "settings.threats.true": "Always",
  "settings.threats.false": "Never",
  "settings.theme": "Colours",
  "settings.theme.auto": "Same as the device",
  "settings.theme.light": "Light colours",
  "settings.theme.dark": "Dark colours",
  "settings.coordinates": "Show the names of the places around the board",
  "settings.plan": "Plan of the levels",
  "settings.plan.auto": "Where there is room",
  "settings.plan.on": "Always",
  "settings.plan.off": "Never",
  "settings.sound": "Sound of wood on wood",
  "settings.haptics": "Vibrate when a ball lands",

  // Everything on the device
  "kept.title": "Everything on this device",
  "kept.line":
    "Settings, games, results and progress in the course are kept in this browser only. With a file you can move them to another device; adding a file deletes nothing.",
  "kept.save": "Save everything as a file",
  "kept.add": "Add from a file",
  "kept.saved": "Everything has been saved as a file.",
  "kept.added": (/** @type {{ count: number }} */ { count }) =>
    `The file has been added, with ${counted(count, { one: "new game", other: "new games" })}.`,
  "kept.full": "Not everything has been added: the browser’s storage is full or not allowed.",
  "kept.unreadable": "This file has neither Pylos settings nor game records.",

  // The person’s games
  "games.title": "My games",
  "games.none": "There are no games here yet. Games that you play are kept on this device.",
  "games.results": "Results against the computer",
  "games.wonLost": "Won – lost",
  "games.resultsLine": "A third number counts draws.",
  "games.level": "Level",
  "games.score": (
    /** @type {{ won: number, lost: number, drawn: number }} */ { won, lost, drawn },
  ) => `${won} won, ${lost} lost, ${counted(drawn, { one: "draw", other: "draws" })}`,
  "games.search": "Search",
  "games.searchLine": "Opponent, rules, date or result",
  "games.count": (/** @type {{ count: number }} */ { count }) =>
    counted(count, { one: "game", other: "games" }),
  "games.noneFound": "No game matches your search.",
  "games.friends": "Two players",
  "games.won": "You won",
  "games.lost": "You lost",
  "games.drawn": "Draw",
  "games.open": "Not finished",
  "games.light": "Light won",
  "games.dark": "Dark won",
  "games.turns": (/** @type {{ count: number }} */ { count }) => countTurns(count),
  "games.review": "Review",
  "games.continue": "Continue",
  "games.delete": "Delete",
  "games.named": (/** @type {{ act: string, game: string }} */ { act, game }) => `${act}: ${game}`,
  "games.deleteOne": "Delete this game?",
  "games.deleted": "The game has been deleted.",
  "games.deleteAll": "Delete all…",
  "games.deleteAllLine": (/** @type {{ count: number }} */ { count }) =>
    `Delete ${count === 1 ? "this game" : `all ${number(count)} games`} for good?`,
  "games.allDeleted": "All games have been deleted.",
  "games.keep": "Keep",
  "games.more": "Show more",
  "games.save": "Save all as a file",
  "games.mistakes": "My mistakes",
  "games.damaged": (/** @type {{ count: number }} */ { count }) =>
    `${counted(count, { one: "damaged game", other: "damaged games" })} could not be read.`,
  "games.refused":
    "This game cannot be kept under “My games”: the browser’s storage is full or not allowed. You can still save it as a file.",
};
