// All texts of the play page in Lithuanian: a translation of en-page.js. The terms are those of the printed rules, and
// "viršūnė" for the top (docs/glossary.md); the reader is "jūs". The noun "vieta" before the name of a cell takes its
// case.

import { board } from "./lt-board.js";
import { their } from "./lt-words.js";
import { capital } from "./plural.js";

const variantNames = {
  children: "Taisyklės pradedantiesiems",
  standard: "Įprastos taisyklės",
  expert: "Taisyklės pažengusiems",
};

/** @type {import("./board-text.js").TextsOf<"page">} */
export const page = {
  ...board,

  // The language itself
  "language.label": "Kalba",
  "language.failed": "Šios kalbos įkelti nepavyko. Patikrinkite ryšį.",

  // The page
  title: ({ status }) => `${status} – Pylos`,
  name: "Pylos",
  "page.game": "Partija",
  "page.starting": "Ruošiama lenta…",
  "openings.title": "Debiutai nuo čia",
  "openings.legend":
    "Geri atsakymai – ėjimai, kuriais varžovas pasiekia geriausią rezultatą. Simetriški ėjimai rodomi vieną kartą (×4).",
  "welcome.label": "Sveiki",
  "welcome.goal":
    "Padėkite paskutinį rutuliuką viršūnėje. Taupykite rutuliukus: pralaimi tas, kam jie baigiasi pirmam.",
  "welcome.you": "Pradedate šviesiaisiais prieš naujoką.",
  "welcome.learn": "Išmokti per 3 minutes",
  "page.cells": ({ cell }) =>
    `${cell}: ${cell[0]} aukštas, ${cell[1]} stulpelis, ${cell[2]} eilutė`,
  "page.rules": ({ variant, takeBack, emptyReserve }) =>
    [
      variantNames[variant],
      ...(takeBack === "optional" ? ["nuimti neprivaloma"] : []),
      ...(emptyReserve === "playsOn" ? ["žaidžiama ir be rezervo"] : []),
    ].join(", "),

  // The panel
  "player.light": "Šviesieji",
  "player.dark": "Tamsieji",
  "player.you": "jūs",
  "player.computer": ({ level }) => `kompiuteris, ${level} lygis`,
  "player.clock": ({ player }) => `${capital(their(player))} laikrodis`,
  "player.label": "Žaidėjai",
  "turn.pause": "Pristabdyti",
  "turn.continue": "Tęsti",
  "replay.label": "Partijos ėjimai",
  "action.label": "Partija",
  "action.redo": "Pakartoti",
  "action.new": "Nauja partija",
  "action.hint": "Užuomina",
  "action.analysis": "Analizė",
  "analysis.close": "Užverti analizę",
  "learn.link": "Mokytis",
  "rules.link": "Taisyklės",
  "puzzles.link": "Uždaviniai",
  "editor.menu": "Sudėlioti poziciją",
  "page.play": "Žaisti",
  "page.more": "Daugiau",
  "puzzles.today": "Šios dienos uždavinys laukia",
  "puzzles.solved": "Šios dienos uždavinys išspręstas",
  "dialog.close": "Užverti",
  "dialog.cancel": "Atsisakyti",

  // The view of the board
  "view.label": "Vaizdas",

  // Storage
  "memory.unread": "Dalis įrašytų duomenų buvo pažeista; vietoj jų – pradinės reikšmės.",

  "update.ready": "Yra nauja versija.",
  "update.reload": "Įkelti iš naujo",
};
