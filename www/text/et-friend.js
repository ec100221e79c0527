// Texts of games by links in Estonian; see en-friend.js.

import { counted, name, their } from "./et-words.js";

/** @import { FriendTexts } from "./friend.js" */

const send = {
  turn: "Saada see käik",
  end: "Saada lõpp",
  invitation: "Saada kutse",
};

const unsent = {
  turn: "Sinu käik on veel saatmata",
  invitation: "Kutse on veel saatmata",
};

const waits = {
  turn: "Sõber näeb seda käiku, kui sa selle saadad. Seni saad selle tühistada.",
  end: "Sõber näeb mängu lõppu, kui sa selle saadad.",
  invitation: "Alustab sõber. Saada kutse: vastus tuleb lingina.",
};

/** @type {FriendTexts} */
export const friend = {
  "friend.label": "Mäng linkide kaudu",
  "friend.you": ({ name }) => (name === "" ? "sina" : `${name} (sina)`),
  "friend.friend": "sinu sõber",
  "friend.statusUnsent": ({ what }) => unsent[what],
  "friend.statusWaiting": ({ name }) => (name === "" ? "Ootame sõbra käiku" : `Käigul on ${name}`),
  "friend.yours": "Tee oma käik mängulaual ja saada see siis ära.",
  "friend.unsent": ({ what }) => waits[what],
  "friend.waiting": "Vastus tuleb lingina: ava see selles brauseris.",
  "friend.over": "See mäng on läbi.",
  "friend.seated": ({ player }) =>
    `Sinu pool: ${name(player).toLowerCase()}. Tee oma käik mängulaual ja saada see lingina tagasi.`,
  "friend.added": ({ count }) =>
    `Selles seadmes oli uusi: ${counted(count, { one: "käik", other: "käiku" })}.`,
  "friend.send": ({ what }) => send[what],
  "friend.sendAgain": "Saada uuesti",
  "friend.copy": "Kopeeri",
  "friend.shared": "Edasi antud valitud rakendusele.",
  "friend.copied": "Kopeeritud: kleebi see sõnumisse sõbrale.",
  "friend.refused":
    "See brauser ei luba kopeerida: kopeeri allolev tekst ise ja saada see sõbrale.",
  "friend.text": "Mida sa saadad",
  "friend.message": ({ turn, story }) => `Pylos, ${turn}. käik: ${story}. Sinu kord!`,
  "friend.messageEnd": ({ result }) => `Meie Pylose mäng on läbi: ${result}.`,
  "friend.messageInvitation": ({ player }) =>
    `Kas mängime Pylost? Sinu pool: ${name(player).toLowerCase()}, sina alustad.`,
  "friend.picture": "Pilt",
  "friend.picture.saved": "Pilt on salvestatud.",
  "friend.picture.failed": "Pilti ei õnnestunud luua.",
  "friend.older": ({ turn, turns }) =>
    `See link on vanem: selle viimane käik on ${turn}. Sinu mängus on ${counted(turns, { one: "käik", other: "käiku" })}.`,
  "friend.differs": ({ turn }) => `See link muudab ${turn}. käiku. Sinu mäng jäi nii, nagu oli.`,
  "friend.other":
    "Sellel lingil on teised reeglid või teine algus kui sinu mängul, mis jäi nii, nagu oli.",
  "friend.back": "Tagasi oma mängu",
  "friend.adopt": "Jätka selle lingiga",
  "friend.adopted": "Jätkad selle lingiga. Teine mäng on „Minu mängude“ hulgas.",
  "friend.about": "Sellest mängust",
  "friend.rules":
    "Kella ega arvutit ei ole. Võid mängu igal ajal läbi vaadata ja käigu tühistada, kuni pole seda saatnud. Vihjed ja analüüs aitavad ainult siis, kui neid palud: leppige kokku, kas kasutate neid.",
  "friend.swap": ({ player }) => `Mängi selles seadmes ${their(player)}ga`,
  "friend.with": ({ name }) => `Vastas: ${name}`,
  "friend.unnamed": "Koos sõbraga",
  "friend.turn.yours": "Sinu kord",
  "friend.turn.unsent": "Sinu käik on veel saatmata",
  "friend.turn.waiting": "Sõbra kord",
  "friend.seen": ({ date }) => `viimati nähtud ${date}`,
};
