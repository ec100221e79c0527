// All texts of the play page in Estonian: a translation of en-page.js. The terms are those of the printed rules
// (docs/glossary.md); the reader is "sina". The noun "koht" before the name of a cell takes its case.

import { board } from "./et-board.js";
import { their } from "./et-words.js";
import { capital } from "./plural.js";

const variantNames = {
  children: "Laste reeglid",
  standard: "Tavareeglid",
  expert: "Kogemustega mängijate reeglid",
};

/** @type {import("./board-text.js").TextsOf<"page">} */
export const page = {
  ...board,

  // The language itself
  "language.label": "Keel",
  "language.failed": "Seda keelt ei õnnestunud laadida. Kontrolli ühendust.",

  // The page
  title: ({ status }) => `${status} – Pylos`,
  name: "Pylos",
  "page.game": "Mäng",
  "page.starting": "Mängulauda seatakse valmis…",
  "openings.title": "Avangud siit edasi",
  "openings.legend":
    "Head vastused: käigud, millega vastane saab parima tulemuse. Sümmeetrilised käigud on loetelus üks kord (×4).",
  "welcome.label": "Tere tulemast",
  "welcome.goal":
    "Pane viimane kuul tippu. Hoia kuule kokku: kaotab see, kellel need enne otsa saavad.",
  "welcome.you": "Alustad heledatega algaja vastu.",
  "welcome.learn": "Õpi 3 minutiga",
  "page.cells": ({ cell }) => `${cell}: ${cell[0]}. korrus, veerg ${cell[1]}, rida ${cell[2]}`,
  "page.rules": ({ variant, takeBack, emptyReserve }) =>
    [
      variantNames[variant],
      ...(takeBack === "optional" ? ["tagasi ei pea võtma"] : []),
      ...(emptyReserve === "playsOn" ? ["mängitakse ka tühja renniga"] : []),
    ].join(", "),

  // The panel
  "player.light": "Heledad",
  "player.dark": "Tumedad",
  "player.you": "sina",
  "player.computer": ({ level }) => `arvuti, ${level}. tase`,
  "player.clock": ({ player }) => `${capital(their(player))} kell`,
  "player.label": "Mängijad",
  "turn.pause": "Peata",
  "turn.continue": "Jätka",
  "replay.label": "Käikude läbivaatamine",
  "action.label": "Mäng",
  "action.redo": "Tee uuesti",
  "action.new": "Uus mäng",
  "action.hint": "Vihje",
  "action.analysis": "Analüüs",
  "analysis.close": "Sulge analüüs",
  "learn.link": "Õpi",
  "rules.link": "Reeglid",
  "puzzles.link": "Ülesanded",
  "editor.menu": "Koosta seis",
  "page.play": "Mängi",
  "page.more": "Veel",
  "puzzles.today": "Tänane ülesanne ootab",
  "puzzles.solved": "Tänane ülesanne on lahendatud",
  "dialog.close": "Sulge",
  "dialog.cancel": "Loobu",

  // The view of the board
  "view.label": "Vaade",

  // Storage
  "memory.unread": "Osa salvestatud andmeid oli rikutud; need on lähtestatud.",

  "update.ready": "Saadaval on uus versioon.",
  "update.reload": "Laadi uuesti",
};
