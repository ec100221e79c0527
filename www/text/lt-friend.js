// Texts of games by links in Lithuanian; see en-friend.js.

import { counted, form, their } from "./lt-words.js";

/** @import { TextsOf } from "./board-text.js" */
/** @import { Player } from "./en-words.js" */

/** What one plays with, in the instrumental. @param {Player} player */
const as = (player) => (player === "light" ? "šviesiaisiais" : "tamsiaisiais");

const lines = {
  seated: (/** @type {Player} */ player) =>
    `Žaidžiate ${as(player)}. Padarykite ėjimą ir išsiųskite jį.`,
  live: (/** @type {Player} */ player) =>
    `Žaidžiate ${as(player)}. Draugas iškart mato kiekvieną ėjimą.`,
  invite: () => "Draugui atvėrus šią nuorodą, žaisite kartu.",
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

const asks = {
  back: (/** @type {string} */ who) => `${who} prašo atšaukti paskutinį ėjimą.`,
  rematch: (/** @type {string} */ who) => `${who} nori revanšo.`,
  no: (/** @type {string} */ who) => `${who} nesutinka.`,
  yes: (/** @type {string} */ who) => `${who} sutinka.`,
  waits: (/** @type {string} */ who) => `${who} turi atsakyti.`,
};

/** @type {TextsOf<"friend">} */
export const friend = {
  "friend.label": "Partija per nuorodą",
  "friend.you": ({ name }) => (name === "" ? "jūs" : `${name} (jūs)`),
  "friend.friend": "draugas",
  "friend.state": ({ state, name }) =>
    state === "yours"
      ? "Jūsų ėjimas"
      : state === "unsent"
        ? "Dar neišsiųsta"
        : state === "thinking"
          ? `${name || "Draugas"} galvoja`
          : name === ""
            ? "Laukiama draugo"
            : `Laukiama: ${name}`,
  "friend.line": ({ what, player }) => lines[what](player),
  "friend.added": ({ count }) =>
    `${form(count, { one: "Pridėtas", few: "Pridėti", other: "Pridėta" })} ${counted(count, { one: "ėjimas", few: "ėjimai", many: "ėjimo", other: "ėjimų" })}.`,
  "friend.send": ({ what }) => send[what],
  "friend.copy": "Kopijuoti",
  "friend.code": "QR kodas",
  "friend.told": ({ how }) => told[how],
  "friend.text": "Žinutė",
  // To a friend neither "tu" nor "jūs"
  "friend.message": ({ turn, story }) => `Pylos, ${turn} ėjimas: ${story}. Laukiu atsakymo!`,
  "friend.messageEnd": ({ result }) => `Mūsų Pylos partija: ${result}.`,
  "friend.messageInvitation": ({ player, isFirst }) =>
    `Sužaiskime Pylos! Žaidžiu ${as(player === "light" ? "dark" : "light")}${isFirst ? `, pirmas ėjimas – ${their(player)}` : ""}.`,
  "friend.older": ({ turn, last }) =>
    `Nuoroda senesnė: joje ${counted(turn, { one: "ėjimas", few: "ėjimai", other: "ėjimų" })}, jūsų partijoje – jau ${last}.`,
  "friend.differs": ({ turn }) =>
    `Nuoroda nesutampa: skiriasi ${turn === undefined ? "taisyklės arba pradžia" : `${turn} ėjimas`}. Jūsų partija nepakeista.`,
  "friend.stranger": ({ player }) =>
    `Šioje nuorodoje ${as(player)} žaidžia kitas žmogus. Jūsų partija nepakeista.`,
  "friend.watching": "Jūs stebite šią partiją.",
  "friend.back": "Atgal į jūsų partiją",
  "friend.adopt": "Naudoti šią nuorodą",
  "friend.adopted": "Kita jūsų partija yra skyriuje „Mano partijos“.",
  "friend.here": ({ is, name }) => `${name || "Draugas"} ${is ? "yra čia" : "išėjo"}.`,
  "friend.lost": "Nėra ryšio. Jam grįžus, partija tęsis; arba siųskite ėjimą kaip nuorodą.",
  "friend.insecure": "Žaisti tuo pačiu metu galima tik per https. Siųskite ėjimus nuorodomis.",
  "friend.rival": "Gauta kitokia partija. Jūsų partija nepakeista.",
  "friend.ask": "Prašyti atšaukti ėjimą",
  "friend.yes": "Sutikti",
  "friend.no": "Atsisakyti",
  "friend.asks": ({ what, name }) => asks[what](name || "Draugas"),
  "friend.about": "Apie šią partiją",
  "friend.rules":
    "Be laikrodžio ir kompiuterio. Susitarkite, ar naudositės užuominomis ir analize.",
  "friend.swap": ({ player }) => `Čia žaisti ${as(player)}`,
  "friend.with": ({ name }) => `Varžovas: ${name || "draugas"}`,
};
