// Texts of games by links in Lithuanian; see en-friend.js.

import { counted, name as side, they } from "./lt-words.js";

/** @import { FriendTexts } from "./friend.js" */
/** @import { Player } from "./en-words.js" */

const lines = {
  seated: (/** @type {Player} */ player) =>
    `Jūsų pusė – ${they(player)}. Padarykite ėjimą ir išsiųskite jį.`,
  yours: () => "Padarykite ėjimą, tada jį išsiųskite.",
  waiting: () => "Draugas atsakys nuoroda. Atverkite ją šioje naršyklėje.",
  turn: () => "Kol neišsiuntėte, ėjimą galite atšaukti.",
  end: () => "Išsiųskite draugui rezultatą.",
  invitation: () => "Draugas pradeda ir atsako nuoroda.",
};

const send = {
  turn: "Siųsti ėjimą",
  end: "Siųsti rezultatą",
  invitation: "Siųsti kvietimą",
  again: "Siųsti dar kartą",
};

const told = {
  shared: "Perduota pasirinktai programai.",
  copied: "Nukopijuota: įklijuokite į žinutę.",
  shown: "Nuskaitykite kitu telefonu.",
  refused: "Kopijuoti neleidžiama: nukopijuokite tekstą patys.",
};

/** @type {FriendTexts} */
export const friend = {
  "friend.label": "Partija nuoroda",
  "friend.you": ({ name }) => (name === "" ? "jūs" : `${name} (jūs)`),
  "friend.friend": "draugas",
  "friend.state": ({ state, name }) =>
    state === "yours"
      ? "Jūsų eilė"
      : state === "unsent"
        ? "Dar neišsiųsta"
        : name === ""
          ? "Laukiama draugo"
          : `Laukiama: ${name}`,
  "friend.line": ({ what, player }) => lines[what](player),
  "friend.added": ({ count }) =>
    `Nauja čia: ${counted(count, { one: "ėjimas", few: "ėjimai", many: "ėjimo", other: "ėjimų" })}.`,
  "friend.send": ({ what }) => send[what],
  "friend.copy": "Kopijuoti",
  "friend.code": "QR kodas",
  "friend.told": ({ how }) => told[how],
  "friend.text": "Žinutė",
  "friend.message": ({ turn, story }) => `Pylos, ${turn} ėjimas: ${story}. Jūsų eilė!`,
  "friend.messageEnd": ({ result }) => `Mūsų „Pylos“ partija: ${result}.`,
  "friend.messageInvitation": ({ player }) =>
    `Gal „Pylos“ partiją? Jūsų pusė – ${they(player)}, jūs pradedate.`,
  "friend.older": ({ turn, last }) =>
    `Ši nuoroda baigiasi ${turn} ėjimu, o jūsų partijoje jau ${last} ėjimas.`,
  "friend.differs": ({ turn }) =>
    `Šioje nuorodoje ${turn === undefined ? "kitos taisyklės arba kita pradžia" : `kitas ${turn} ėjimas`}. Jūsų partija nepakeista.`,
  "friend.back": "Atgal į jūsų partiją",
  "friend.adopt": "Naudoti šią nuorodą",
  "friend.adopted": "Kita jūsų partija yra skyriuje „Mano partijos“.",
  "friend.about": "Apie šią partiją",
  "friend.rules":
    "Be laikrodžio ir kompiuterio. Susitarkite, ar naudositės užuominomis ir analize.",
  "friend.swap": ({ player }) => `${side(player)} šiame įrenginyje`,
  "friend.with": ({ name }) => `Su: ${name || "draugas"}`,
};
