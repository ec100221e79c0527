// Texts of games by links in Lithuanian; see en-friend.js.

import { counted, name } from "./lt-words.js";

/** @import { FriendTexts } from "./friend.js" */

const send = {
  turn: "Siųsti šį ėjimą",
  end: "Siųsti pabaigą",
  invitation: "Siųsti kvietimą",
};

const unsent = {
  turn: "Jūsų ėjimas dar neišsiųstas",
  invitation: "Kvietimas dar neišsiųstas",
};

const waits = {
  turn: "Draugas pamatys šį ėjimą, kai jį išsiųsite. Iki tol galite jį atšaukti.",
  end: "Draugas pamatys partijos pabaigą, kai ją išsiųsite.",
  invitation: "Pradeda draugas. Išsiųskite kvietimą: atsakymas ateis kaip nuoroda.",
};

/** @type {FriendTexts} */
export const friend = {
  "friend.label": "Partija nuorodomis",
  "friend.you": ({ name }) => (name === "" ? "jūs" : `${name} (jūs)`),
  "friend.friend": "draugas",
  "friend.statusUnsent": ({ what }) => unsent[what],
  "friend.statusWaiting": ({ name }) =>
    name === "" ? "Laukiama draugo ėjimo" : `Laukiama ėjimo: ${name}`,
  "friend.yours": "Padarykite ėjimą lentoje, tada jį išsiųskite.",
  "friend.unsent": ({ what }) => waits[what],
  "friend.waiting": "Atsakymas ateis kaip nuoroda: atverkite ją šioje naršyklėje.",
  "friend.over": "Ši partija baigta.",
  "friend.seated": ({ player }) =>
    `Jūsų pusė – ${name(player).toLowerCase()}. Padarykite ėjimą lentoje ir išsiųskite jį atgal kaip nuorodą.`,
  "friend.added": ({ count }) =>
    `Šiame įrenginyje nauja: ${counted(count, { one: "ėjimas", few: "ėjimai", many: "ėjimo", other: "ėjimų" })}.`,
  "friend.send": ({ what }) => send[what],
  "friend.sendAgain": "Siųsti dar kartą",
  "friend.copy": "Kopijuoti",
  "friend.shared": "Perduota pasirinktai programai.",
  "friend.copied": "Nukopijuota: įklijuokite į žinutę draugui.",
  "friend.refused":
    "Ši naršyklė neleidžia kopijuoti: patys nukopijuokite tekstą žemiau ir nusiųskite draugui.",
  "friend.text": "Ką siunčiate",
  "friend.message": ({ turn, story }) => `Pylos, ${turn} ėjimas: ${story}. Jūsų eilė!`,
  "friend.messageEnd": ({ result }) => `Mūsų „Pylos“ partija baigta: ${result}.`,
  "friend.messageInvitation": ({ player }) =>
    `Gal „Pylos“ partiją? Jūsų pusė – ${name(player).toLowerCase()}, jūs pradedate.`,
  "friend.picture": "Paveikslas",
  "friend.picture.saved": "Paveikslas išsaugotas.",
  "friend.picture.failed": "Paveikslo sukurti nepavyko.",
  "friend.older": ({ turn, turns }) =>
    `Ši nuoroda senesnė: joje paskutinis – ${turn} ėjimas. Jūsų partijoje – ${counted(turns, { one: "ėjimas", few: "ėjimai", many: "ėjimo", other: "ėjimų" })}.`,
  "friend.differs": ({ turn }) =>
    `Ši nuoroda keičia ${turn} ėjimą. Jūsų partija liko tokia, kokia buvo.`,
  "friend.other":
    "Šioje nuorodoje kitos taisyklės arba kita pradžia. Jūsų partija liko tokia, kokia buvo.",
  "friend.back": "Atgal į jūsų partiją",
  "friend.adopt": "Tęsti su šia nuoroda",
  "friend.adopted": "Tęsiate su šia nuoroda. Kita partija yra skyriuje „Mano partijos“.",
  "friend.about": "Apie šią partiją",
  "friend.rules":
    "Nėra nei laikrodžio, nei kompiuterio. Partiją galite peržiūrėti bet kada, o ėjimą atšaukti, kol jo neišsiuntėte. Užuominos ir analizė padeda tik tada, kai jų paprašote: susitarkite, ar jomis naudositės.",
  "friend.swap": ({ player }) => `Šiame įrenginyje žaisti: ${name(player).toLowerCase()}`,
  "friend.with": ({ name }) => `Su: ${name}`,
  "friend.unnamed": "Su draugu",
  "friend.turn.yours": "Jūsų eilė",
  "friend.turn.unsent": "Jūsų ėjimas dar neišsiųstas",
  "friend.turn.waiting": "Draugo eilė",
  "friend.seen": ({ date }) => `paskutinį kartą matyta ${date}`,
};
