// The texts of the play page in English that are not loaded later, with those of en-board.js. An entry is a string or a
// function of named parameters. The other languages translate this file.
//
// Parameters are data, not words: player "light" | "dark", cell "1b2", reason "apex", count 3.
// docs/glossary.md has the terms. A cell is named "1b2" wherever it can be read on screen; `cellName` is for
// sentences that only a screen reader says.

import { board } from "./en-board.js";
import { name } from "./en-words.js";

/** @import { Player } from "./en-words.js" */

const variantNames = {
  children: "Children’s rules",
  standard: "Standard rules",
  expert: "Expert rules",
};

export const page = {
  ...board,

  // The language itself
  "language.label": "Language",
  "language.failed": "This language could not be loaded. Check the connection.",

  // The page
  title: (/** @type {{ status: string }} */ { status }) => `${status} – Pylos`,
  name: "Pylos",
  "page.game": "Game",
  "page.starting": "Setting up the board…",
  "openings.title": "Openings from here",
  "openings.legend":
    "Good replies: moves that give the opponent the best result. Symmetric moves are listed once (×4).",
  "welcome.label": "Welcome",
  "welcome.goal": "Put the last ball on top. Save balls: run out first and you lose.",
  "welcome.you": "You are Light and move first, against a novice.",
  "welcome.learn": "Learn in 3 minutes",
  "page.cells": (/** @type {{ cell: string }} */ { cell }) =>
    `${cell}: level ${cell[0]}, column ${cell[1]}, row ${cell[2]}`,
  "page.rules": (
    /** @type {{ variant: keyof typeof variantNames, takeBack: string, emptyReserve: string }} */ {
      variant,
      takeBack,
      emptyReserve,
    },
  ) =>
    [
      variantNames[variant],
      ...(takeBack === "optional" ? ["taking back optional"] : []),
      ...(emptyReserve === "playsOn" ? ["an empty reserve does not lose"] : []),
    ].join(", "),

  // The panel
  "player.light": "Light",
  "player.dark": "Dark",
  "player.you": "you",
  "player.computer": (/** @type {{ level: number }} */ { level }) => `computer, level ${level}`,
  "player.clock": (/** @type {{ player: Player }} */ { player }) => `${name(player)}’s clock`,
  "player.label": "Players",
  "turn.pause": "Pause",
  "turn.continue": "Resume",
  "replay.label": "Replay",
  "action.label": "Game",
  "action.redo": "Redo",
  "action.new": "New game",
  "action.hint": "Hint",
  "action.analysis": "Analysis",
  "analysis.close": "Close the analysis",
  "learn.link": "Learn",
  "rules.link": "Rules",
  "puzzles.link": "Puzzles",
  "editor.menu": "Set up a position",
  "page.play": "Play",
  "page.more": "More",
  "puzzles.today": "Today’s puzzle is waiting",
  "puzzles.solved": "Today’s puzzle is solved",
  "dialog.close": "Close",
  "dialog.cancel": "Cancel",

  // The view of the board
  "view.label": "View",

  // Storage
  "memory.unread": "Some saved data was damaged and has been reset.",

  // Use without a connection
  "update.ready": "A new version is available.",
  "update.reload": "Reload",
};
