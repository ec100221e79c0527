// Texts of games by links in Estonian; see en-friend.js.

import { counted, their, they } from "./et-words.js";

/** @import { TextsOf } from "./board-text.js" */
/** @import { Player } from "./en-words.js" */

const lines = {
  seated: (/** @type {Player} */ player) =>
    `Sinu kuulid on ${they(player)}. Tee käik ja saada see tagasi.`,
  yours: () => "Tee oma käik ja saada see.",
  waiting: () => "Sõber vastab lingiga. Ava see selles brauseris.",
  turn: () => "Enne saatmist saad käigu veel tühistada.",
  end: () => "Saada sõbrale tulemus.",
  invitation: () => "Sõber alustab ja vastab lingiga.",
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
  "friend.message": ({ turn, story }) => `Pylos, ${turn}. käik: ${story}. Sinu käik!`,
  "friend.messageEnd": ({ result }) => `Meie Pylose mäng: ${result}.`,
  "friend.messageInvitation": ({ player }) =>
    `Mängime Pylost? Sinu kuulid on ${they(player)} ja sina alustad.`,
  "friend.older": ({ turn, last }) =>
    `See link lõpeb ${turn}. käiguga; sinu mängus on juba ${last}. käik.`,
  "friend.differs": ({ turn }) =>
    `Selles lingis on ${turn === undefined ? "teised reeglid või teine algus" : `teistsugune ${turn}. käik`}. Sinu mäng ei muutunud.`,
  "friend.back": "Tagasi oma mängu",
  "friend.adopt": "Kasuta seda linki",
  "friend.adopted": "Sinu teise mängu leiad jaotisest „Minu mängud“.",
  "friend.about": "Sellest mängust",
  "friend.rules": "Ilma kella ja arvutita. Leppige kokku, kas kasutate vihjeid ja analüüsi.",
  "friend.swap": ({ player }) => `Mängi siin ${their(player)}ga`,
  "friend.with": ({ name }) => `Vastane: ${name || "sõber"}`,
};
