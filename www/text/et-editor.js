// The texts of en-editor.js in Estonian.

import { atThem, list, megabytes, number } from "./et-words.js";
import { capital } from "./plural.js";

/** @type {import("./board-text.js").TextsOf<"editor">} */
export const editor = {
  "editor.tool": "Pandav kuul",
  "editor.nothing": "Eemalda",
  "editor.help":
    "Puuduta kohta, et panna sinna kuul; puuduta uuesti, et seda vahetada või ära võtta.",
  "editor.keys": "Klahvid: L, D, Delete.",
  "editor.clear": "Tühjenda laud",
  "editor.turn": "Käigul",
  "editor.noneLeft": ({ player }) =>
    `${capital(atThem(player))} pole enam kuule: kõik 15 on laual.`,
  "editor.carries": ({ cell, above }) =>
    above.length === 1
      ? `Kuul kohal ${cell} toetab kuuli kohal ${above[0]}, nii et seda ei saa ära võtta.`
      : `Kuul kohal ${cell} toetab kuule kohtadel ${list(above)}, nii et seda ei saa ära võtta.`,
  "editor.position": "Seis või link",
  "editor.positionHelp": "Kleebi seis või mängu link.",
  "editor.analyse": "Analüüsi",
  "editor.play": "Mängi siit edasi",
  "editor.use": "Mängi või analüüsi",
  "editor.share": "Jaga",
  "editor.link": "Link",
  "editor.tag": "HTML-elemendina",
  "editor.copyTag": "Kopeeri element",
  "editor.picture": "Salvesta pilt",
  "editor.pictureSaved": "Pilt on salvestatud.",
  "editor.pictureFailed": "Pilti ei õnnestunud teha.",
  "editor.puzzle": "Tee ülesanne",
  "editor.puzzleLink": "Ülesande link",
  "editor.puzzleTry": "Proovi järele",
  "editor.proving": "Tõestatakse parimaid käike…",
  "editor.proofNeeds": ({ bytes }) =>
    `Selleks tuleb laadida ${megabytes(bytes)} MB. Alustamiseks vajuta uuesti.`,
  "editor.puzzle.same": "Igal käigul on sama tulemus: pole midagi leida.",
  "editor.puzzle.open": "Nende reeglitega ei saa tõestada, milline käik on parim.",
  "editor.puzzleMade": ({ count }) =>
    count === 1
      ? "Ülesanne on valmis: õige on üks käik."
      : `Ülesanne on valmis: õigeid käike on ${number(count)}.`,
};
