// Texts of games by links in Lithuanian; see en-friend.js.

import { counted, form, their } from "./lt-words.js";

/** @import { TextsOf } from "./board-text.js" */
/** @import { Player } from "./en-words.js" */

/** What one plays with, in the instrumental. @param {Player} player */
const as = (player) => (player === "light" ? "šviesiaisiais" : "tamsiaisiais");

const lines = {
  seated: (/** @type {Player} */ player) => `Žaidžiate ${as(player)}.`,
  invite: () => "Draugui atvėrus šią nuorodą, žaisite kartu.",
  yours: () => "Padarykite ėjimą, tada jį išsiųskite.",
  waiting: () => "Draugas atsakys nuoroda. Atverkite ją šioje naršyklėje.",
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

const UNCHANGED = "Jūsų partija nepakeista.";
const WHO = "Draugas";

const asks = {
  back: (/** @type {string} */ who) => `${who} prašo atšaukti paskutinį ėjimą.`,
  draw: (/** @type {string} */ who) => `${who} siūlo lygiąsias.`,
  rematch: (/** @type {string} */ who) => `${who} nori revanšo.`,
  no: (/** @type {string} */ who) => `${who} nesutinka.`,
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
          ? `${name || WHO} galvoja`
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
  "friend.message": ({ turn, story }) => `Pylos, ${turn} ėjimas. ${story}. Laukiu atsakymo!`,
  "friend.messageEnd": ({ result }) => `Mūsų Pylos partija baigta. ${result}.`,
  "friend.messageInvitation": ({ player, isFirst }) =>
    `Sužaiskime Pylos! Žaidžiu ${as(player === "light" ? "dark" : "light")}${isFirst ? `, pirmas ėjimas – ${their(player)}` : ""}.`,
  "friend.older": ({ turn, last }) =>
    `Nuoroda senesnė: joje ${counted(turn, { one: "ėjimas", few: "ėjimai", other: "ėjimų" })}, jūsų partijoje – jau ${last}.`,
  "friend.differs": ({ turn }) =>
    `${turn === undefined ? "Tai kita partija" : `Nuoroda nesutampa: skiriasi ${turn} ėjimas`}. ${UNCHANGED}`,
  "friend.stranger": ({ player }) =>
    `Šioje nuorodoje ${as(player)} žaidžia kitas žmogus. ${UNCHANGED}`,
  "friend.watching": "Jūs stebite šią partiją.",
  "friend.back": "Atgal į jūsų partiją",
  "friend.adopt": "Naudoti šią nuorodą",
  "friend.adopted": "Kita jūsų partija yra skyriuje „Mano partijos“.",
  "friend.here": ({ is, name }) => `${name || WHO} ${is ? "yra čia" : "išėjo"}.`,
  "friend.lost": ({ is }) => `${is ? "Nėra ryšio" : "Nėra https"}: siųskite ėjimus nuorodomis.`,
  "friend.ask": "Prašyti atšaukti ėjimą",
  "friend.draw": "Siūlyti lygiąsias",
  "friend.yes": "Sutikti",
  "friend.no": "Atsisakyti",
  "friend.asks": ({ what, name }) => asks[what](name || WHO),
  "friend.about": "Apie šią partiją",
  "friend.swap": ({ player }) => `Čia žaisti ${as(player)}`,
  "friend.with": ({ name }) => `Varžovas: ${name || "draugas"}`,
};
