// The texts of en-editor.js in Estonian.

import { atThem, countBalls, list, megabytes, name, number } from "./et-words.js";
import { capital } from "./plural.js";

/** @type {import("./editor.js").EditorTexts} */
export const editor = {
  "editor.board": "Mängulaud seisu koostamiseks",
  "editor.tool": "Puudutus paneb",
  "editor.nothing": "Ei midagi",
  "editor.help":
    "Puuduta sama kohta uuesti, et värvi vahetada või kuul ära võtta. Klahvid kohal: l, d ja Delete.",
  "editor.clear": "Tühjenda laud",
  "editor.turn": "Käigul",
  "editor.counts": ({ player, onBoard, reserve }) =>
    `${name(player)}: laual ${countBalls(onBoard)}, rennis ${reserve}`,
  "editor.noneLeft": ({ player }) =>
    `${capital(atThem(player))} pole rennis enam ühtegi kuuli: kõik 15 on laual.`,
  "editor.carries": ({ cell, above }) =>
    above.length === 1
      ? `Kuul kohal ${cell} toetab kuuli kohal ${above[0]}: toetavat kuuli ei saa ära võtta.`
      : `Kuul kohal ${cell} toetab kuule kohtadel ${list(above)}: toetavat kuuli ei saa ära võtta.`,
  "editor.position": "Seis või link",
  "editor.positionHelp": "Kleebi siia seis või mängu link; see ilmub kohe lauale.",
  "editor.analyse": "Analüüsi",
  "editor.play": "Mängi edasi",
  "editor.use": "Kasuta seisu",
  "editor.share": "Jaga seisu",
  "editor.link": "Aadress",
  "editor.picture": "Salvesta pilt",
  "editor.pictureSaved": "Pilt on faili salvestatud.",
  "editor.pictureFailed": "Brauser ei suutnud pilti teha.",
  "editor.puzzle": "Tee ülesanne",
  "editor.puzzleLink": "Ülesande link",
  "editor.puzzleTry": "Proovi järele",
  "editor.proving": "Tõestan, millised käigud on parimad…",
  "editor.proofNeeds": ({ bytes }) =>
    `Tõestuseks tuleb laadida ${megabytes(bytes)} MB täiusliku mängu andmeid. Laadimiseks vajuta nuppu uuesti.`,
  "editor.puzzle.lost": "Siin kaotab iga käik: pole midagi leida.",
  "editor.puzzle.same": "Siin on igal käigul sama tulemus: pole midagi leida.",
  "editor.puzzle.open": "Nende reeglitega ei saa tõestada, milline käik on parim.",
  "editor.puzzleMade": ({ count }) =>
    count === 1
      ? "Ülesanne on valmis: õige on ainult üks käik."
      : `Ülesanne on valmis: õigeid käike on ${number(count)}.`,
  "editor.over": ({ result }) => `${result}. Rohkem pole midagi mängida.`,
};
