// Texts of games by links in Estonian; see en-friend.js.

import { counted, their, they } from "./et-words.js";

/** @import { TextsOf } from "./board-text.js" */
/** @import { Player } from "./en-words.js" */

const lines = {
  seated: (/** @type {Player} */ player) => `Sinu kuulid on ${they(player)}.`,
  invite: () => "Kui sõber selle lingi avab, mängite koos.",
  yours: () => "Tee oma käik ja saada see.",
  waiting: () => "Sõber vastab lingiga. Ava see selles brauseris.",
};

const send = {
  turn: "Saada käik",
  end: "Saada tulemus",
  invitation: "Saada kutse",
  again: "Saada uuesti",
};

const told = {
  shared: "Saadetud valitud rakendusse.",
  copied: "Kopeeritud: kleebi see sõnumisse.",
  shown: "Skanni see teise telefoniga.",
  refused: "Kopeerimine on keelatud: kopeeri tekst ise.",
};

const UNCHANGED = "Sinu mäng ei muutunud.";
const WHO = "Sõber";

const asks = {
  back: (/** @type {string} */ who) => `${who} palub viimase käigu tagasi võtta.`,
  draw: (/** @type {string} */ who) => `${who} pakub viiki.`,
  rematch: (/** @type {string} */ who) => `${who} tahab kordusmängu.`,
  no: (/** @type {string} */ who) => `${who} keeldus.`,
};

/** @type {TextsOf<"friend">} */
export const friend = {
  "friend.label": "Mäng lingi kaudu",
  "friend.you": ({ name }) => (name === "" ? "sina" : `${name} (sina)`),
  "friend.friend": "sinu sõber",
  "friend.state": ({ state, name }) =>
    state === "yours"
      ? "Sinu käik"
      : state === "unsent"
        ? "Veel saatmata"
        : state === "thinking"
          ? `${name || WHO} mõtleb`
          : name === ""
            ? "Ootame sõpra"
            : `Ootame: ${name}`,
  "friend.line": ({ what, player }) => lines[what](player),
  "friend.added": ({ count }) => `Lisandus ${counted(count, { one: "käik", other: "käiku" })}.`,
  "friend.send": ({ what }) => send[what],
  "friend.copy": "Kopeeri",
  "friend.code": "QR-kood",
  "friend.told": ({ how }) => told[how],
  "friend.text": "Sõnum",
  "friend.message": ({ turn, story }) => `Pylos, ${turn}. käik. ${story}. Sinu käik!`,
  "friend.messageEnd": ({ result }) => `Meie Pylose mäng on läbi. ${result}.`,
  "friend.messageInvitation": ({ player, isFirst }) =>
    `Mängime Pylost? Sinu kuulid on ${they(player)}${isFirst ? " ja sina alustad" : ""}.`,
  "friend.older": ({ turn, last }) =>
    `See link lõpeb ${turn}. käiguga; sinu mängus on juba ${last}. käik.`,
  "friend.differs": ({ turn }) =>
    `${turn === undefined ? "See on teine mäng" : `Selles lingis on teistsugune ${turn}. käik`}. ${UNCHANGED}`,
  "friend.stranger": ({ player }) =>
    `Selles lingis mängib keegi teine ${their(player)}ga. ${UNCHANGED}`,
  "friend.watching": "Sa vaatad seda mängu.",
  "friend.back": "Tagasi oma mängu",
  "friend.adopt": "Kasuta seda linki",
  "friend.adopted": "Sinu teise mängu leiad jaotisest „Minu mängud“.",
  "friend.here": ({ is, name }) => `${name || WHO} ${is ? "on siin" : "ei ole siin"}.`,
  "friend.lost": ({ is }) => `${is ? "Ühendust pole" : "Ilma https-ita"}: saada käigud linkidena.`,
  "friend.ask": "Palu käik tagasi võtta",
  "friend.draw": "Paku viiki",
  "friend.yes": "Nõustu",
  "friend.no": "Keeldu",
  "friend.asks": ({ what, name }) => asks[what](name || WHO),
  "friend.about": "Mängu teave",
  "friend.swap": ({ player }) => `Mängi siin ${their(player)}ga`,
  "friend.with": ({ name }) => `Vastane: ${name || "sõber"}`,
};
