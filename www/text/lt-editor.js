// The texts of en-editor.js in Lithuanian.

import { list, megabytes, name, number } from "./lt-words.js";

/** @type {import("./board-text.js").TextsOf<"editor">} */
export const editor = {
  "editor.tool": "Bakstelėkite ir padėkite",
  "editor.nothing": "Nuimti",
  "editor.help":
    "Bakstelėkite vietą, kad padėtumėte rutuliuką; dar kartą – kad jį pakeistumėte arba nuimtumėte.",
  "editor.keys": "Klavišai: L, D, Delete.",
  "editor.clear": "Išvalyti lentą",
  "editor.turn": "Eina",
  "editor.noneLeft": ({ player }) => `${name(player)} nebeturi rutuliukų: visi 15 yra lentoje.`,
  "editor.carries": ({ cell, above }) =>
    `Rutuliuko ${cell} nuimti negalima: į jį remiasi ${list(above)}.`,
  "editor.position": "Pozicija arba nuoroda",
  "editor.positionHelp": "Įklijuokite poziciją arba partijos nuorodą.",
  "editor.analyse": "Analizuoti",
  "editor.play": "Žaisti nuo čia",
  "editor.use": "Žaisti arba analizuoti",
  "editor.share": "Dalytis",
  "editor.link": "Nuoroda",
  "editor.tag": "Kaip HTML elementą",
  "editor.copyTag": "Kopijuoti elementą",
  "editor.picture": "Įrašyti paveikslėlį",
  "editor.pictureSaved": "Paveikslėlis įrašytas.",
  "editor.pictureFailed": "Paveikslėlio sukurti nepavyko.",
  "editor.puzzle": "Sukurti uždavinį",
  "editor.puzzleLink": "Uždavinio nuoroda",
  "editor.puzzleTry": "Išbandyti",
  "editor.proving": "Įrodoma, kurie ėjimai geriausi…",
  "editor.proofNeeds": ({ bytes }) =>
    `Reikia atsisiųsti ${megabytes(bytes)} MB. Paspauskite dar kartą, kad pradėtumėte.`,
  "editor.puzzle.same": "Visų ėjimų rezultatas tas pats: nėra ko ieškoti.",
  "editor.puzzle.open": "Pagal šias taisykles negalima įrodyti, kuris ėjimas geriausias.",
  "editor.puzzleMade": ({ count }) =>
    count === 1
      ? "Uždavinys paruoštas: tinka tik vienas ėjimas."
      : `Uždavinys paruoštas. Tinkamų ėjimų: ${number(count)}.`,
};
