// The texts of en-editor.js in Lithuanian.

import { countBalls, list, megabytes, name, number, their } from "./lt-words.js";

/** @type {import("./editor.js").EditorTexts} */
export const editor = {
  "editor.board": "Lenta pozicijai sudėlioti",
  "editor.tool": "Bakstelėjus dedama",
  "editor.nothing": "Nieko",
  "editor.help":
    "Bakstelėkite tą pačią vietą dar kartą, kad pakeistumėte spalvą arba nuimtumėte rutuliuką. Klavišai vietoje: l, d ir Delete.",
  "editor.clear": "Išvalyti lentą",
  "editor.turn": "Eina",
  "editor.counts": ({ player, onBoard, reserve }) =>
    `${name(player)}: lentoje ${countBalls(onBoard)}, rezerve ${reserve}`,
  "editor.noneLeft": ({ player }) =>
    `${name(player)} rezerve nebeturi rutuliukų: visi 15 ${their(player)} rutuliukų yra lentoje.`,
  "editor.carries": ({ cell, above }) =>
    above.length === 1
      ? `Rutuliukas vietoje ${cell} remia rutuliuką vietoje ${above[0]}: remiančio rutuliuko nuimti negalima, ant jo remiasi kitas.`
      : `Rutuliukas vietoje ${cell} remia rutuliukus vietose ${list(above)}: remiančio rutuliuko nuimti negalima, ant jo remiasi kiti.`,
  "editor.position": "Pozicija arba nuoroda",
  "editor.positionHelp":
    "Įklijuokite čia poziciją arba partijos nuorodą; ji iškart atsiras lentoje.",
  "editor.analyse": "Analizuoti",
  "editor.play": "Žaisti toliau",
  "editor.use": "Ką daryti su pozicija",
  "editor.share": "Dalytis pozicija",
  "editor.link": "Nuoroda",
  "editor.picture": "Įrašyti paveikslėlį",
  "editor.pictureSaved": "Paveikslėlis įrašytas į failą.",
  "editor.pictureFailed": "Naršyklei nepavyko sukurti paveikslėlio.",
  "editor.puzzle": "Sukurti uždavinį",
  "editor.puzzleLink": "Uždavinio nuoroda",
  "editor.puzzleTry": "Išbandyti",
  "editor.proving": "Įrodoma, kurie ėjimai geriausi…",
  "editor.proofNeeds": ({ bytes }) =>
    `Kad būtų galima įrodyti, reikia atsiųsti ${megabytes(bytes)} MB tobulo žaidimo lentelių. Paspauskite mygtuką dar kartą.`,
  "editor.puzzle.lost": "Čia kiekvienas ėjimas pralaimi: nėra ko rasti.",
  "editor.puzzle.same": "Čia visų ėjimų rezultatas tas pats: nėra ko rasti.",
  "editor.puzzle.open": "Pagal šias taisykles negalima įrodyti, kuris ėjimas geriausias.",
  "editor.puzzleMade": ({ count }) =>
    count === 1
      ? "Uždavinys paruoštas: tinka tik vienas ėjimas."
      : `Uždavinys paruoštas. Tinkamų ėjimų: ${number(count)}.`,
  "editor.over": ({ result }) => `${result}. Nebėra ko žaisti.`,
};
