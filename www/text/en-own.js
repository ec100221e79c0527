// Texts of the settings and of the person’s games in English.

import { counted, countTurns, list } from "./en-words.js";

export const own = {
  // Settings
  "settings.play": "Play",
  "settings.look": "Appearance",
  "settings.feel": "Sound and vibration",
  "settings.speed": "Ball speed",
  "settings.speed.normal": "Normal",
  "settings.speed.slow": "Slow",
  "settings.speed.fast": "Fast",
  "settings.speed.none": "Instant",
  "settings.confirm": "Confirm each move",
  "settings.facing": "Two players here: turn the board every turn",
  "settings.threats": "Show threats",
  "settings.threats.auto": "Against levels 1 and 2",
  "settings.threats.true": "Always",
  "settings.threats.false": "Never",
  "settings.theme": "Theme",
  "settings.theme.auto": "Automatic",
  "settings.theme.light": "Light",
  "settings.theme.dark": "Dark",
  "settings.coordinates": "Coordinates",
  "settings.plan": "Plan of the levels",
  "settings.plan.auto": "Automatic",
  "settings.plan.on": "Always",
  "settings.plan.off": "Never",
  "settings.sound": "Sound",
  "settings.haptics": "Vibration",

  // Everything on the device
  "kept.title": "On this device",
  "kept.line": "Everything is saved in this browser only. Save it as a file to take it elsewhere.",
  "kept.save": "Save everything",
  "kept.add": "Add a file",
  "kept.saved": "Saved as a file.",
  "kept.ask": "Add this file?",
  "kept.new": (/** @type {{ items: readonly string[] }} */ { items }) => `New: ${list(items)}.`,
  "kept.games": (/** @type {{ count: number }} */ { count }) =>
    counted(count, { one: "game", other: "games" }),
  "kept.results": (/** @type {{ count: number }} */ { count }) =>
    counted(count, { one: "puzzle result", other: "puzzle results" }),
  "kept.steps": (/** @type {{ count: number }} */ { count }) =>
    counted(count, { one: "lesson step", other: "lesson steps" }),
  "kept.positions": (/** @type {{ count: number }} */ { count }) =>
    counted(count, { one: "position from your games", other: "positions from your games" }),
  "kept.more": "settings",
  "kept.ignored": (/** @type {{ count: number }} */ { count }) =>
    `${counted(count, { one: "entry is unknown or damaged and will be ignored", other: "entries are unknown or damaged and will be ignored" })}.`,
  "kept.yes": "Add",
  "kept.done": "Added.",
  "kept.nothing": "Nothing in this file is new.",
  "kept.full": "Nothing was added: the storage is full.",
  "kept.tooLarge": (/** @type {{ megabytes: number }} */ { megabytes }) =>
    `This file is too large (limit: ${megabytes} MB).`,
  "kept.unreadable": "This file contains nothing from Pylos.",

  // The person’s games
  "games.none": "No games yet.",
  "games.results": "Against the computer",
  "games.level": "Level",
  "games.score": (
    /** @type {{ won: number, lost: number, drawn: number }} */ { won, lost, drawn },
  ) => `${won} won, ${lost} lost, ${counted(drawn, { one: "draw", other: "draws" })}`,
  "games.search": "Search",
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
  "games.deleted": "Game deleted.",
  "games.deleteAll": "Delete all…",
  "games.deleteAllLine": (/** @type {{ count: number }} */ { count }) =>
    `Delete ${counted(count, { one: "game", other: "games" })} for good?`,
  "games.allDeleted": "All games deleted.",
  "games.added": (/** @type {{ count: number }} */ { count }) =>
    `Added: ${counted(count, { one: "new game", other: "new games" })}.`,
  "games.keep": "Keep",
  "games.save": "Save all",
  "games.mistakes": "My mistakes",
  "games.damaged": (/** @type {{ count: number }} */ { count }) =>
    `${counted(count, { one: "damaged game", other: "damaged games" })} could not be read.`,
  "games.refused": "This browser does not save your games. Save them as files.",
};
