// Texts of the dialogs in Estonian; see en-dialogs.js.

import { counted, megabytes, name, number, their, they } from "./et-words.js";
import { capital } from "./plural.js";

const levelNames = [
  "Algaja",
  "Harrastaja",
  "Edasijõudnu",
  "Kogenud",
  "Osav",
  "Tugev",
  "Meister",
  "Täiuslik",
];

/** @type {import("./board-text.js").TextsOf<"dialogs">} */
export const dialogs = {
  // New game
  "new.children": "Lastele",
  "new.children.line": "Kuule saab ainult lauale panna ja tõsta.",
  "new.standard": "Tavalised",
  "new.standard.line": "Oma värvi nelinurga eest võtad kuule tagasi.",
  "new.expert": "Kogemustega mängijatele",
  "new.expert.line": "Loevad ka rivid.",
  "new.more": "Veel reegleid",
  "new.takeBack": "Kuulide tagasivõtmine",
  "new.takeBack.required": "Kohustuslik",
  "new.takeBack.optional": "Vabatahtlik",
  "new.emptyReserve": "Tühi renn",
  "new.emptyReserve.loses": "Kaotad",
  "new.emptyReserve.playsOn": "Võid veel tõsta",
  "new.opponent": "Vastane",
  "new.computer": "Arvuti",
  "new.friend": "Sõber siin",
  "new.links": "Mäng lingi kaudu",
  "new.names": "Nimed (pole kohustuslik)",
  "new.yourName": "Sinu nimi (pole kohustuslik)",
  "new.friendName": "Sõbra nimi",
  "new.level": ({ level }) => `Arvuti, ${level}. tase (${levelNames[level - 1].toLowerCase()})`,
  "level.name": ({ level }) => levelNames[level - 1],
  "new.colour": "Sinu värv",
  "new.lot": "Loosiga",
  "new.clock": "Kellaga",
  "new.minutes": "Minuteid mängija kohta",
  "new.seconds": "Lisasekundeid käigu kohta",
  "new.start": "Alusta mängu",

  // Resigning
  "resign.title": "Kas alistud?",
  "resign.line": ({ winner }) => `Võidavad ${they(winner)}.`,
  "resign.keep": "Mängi edasi",

  // Save and share
  "record.share": "Jaga",
  "record.picture": "Salvesta pilt",
  "record.link": "Selle mängu link",
  "record.copyLink": "Kopeeri link",
  "record.text": "Mängu üleskirjutus",
  "record.copy": "Kopeeri üleskirjutus",
  "record.save": "Salvesta fail",
  "record.load": "Laadi mäng",
  "record.paste": "Üleskirjutus või käikude loend",
  "record.open": "Ava fail",
  "record.use": "Laadi",
  "record.copied": "Kopeeritud.",
  "record.copyRefused": "Kopeerimine on keelatud. Tekst on valitud: kopeeri see ise.",
  "record.empty": "Kleebi kõigepealt mängu üleskirjutus.",
  "record.tooLong": ({ kilobytes }) =>
    `Mängu üleskirjutuse jaoks liiga pikk (piir on ${kilobytes} kB).`,
  "record.unreadable": "Faili ei õnnestunud lugeda.",
  "record.bad": ({ reason }) => `Ei laaditud. ${reason}`,
  "record.beginning": ({ count }) =>
    `Ava mäng selle kohani (${counted(count, { one: "käik", other: "käiku" })})`,
  "record.several": ({ count }) => `Selles tekstis on ${number(count)} mängu.`,
  "record.first": "Ava esimene mäng",
  "record.all": "Lisa kõik „Minu mängude“ hulka",
  "record.loaded": "Mäng on laaditud.",

  // Help
  "help.line1": "Pane kuul lauale või tõsta oma kuul, mis teist ei toeta.",
  "help.line2": "Moodusta oma värvi nelinurk ja võta tagasi üks või kaks kuuli.",
  "help.line3": "Pane viimane kuul tippu. Kui sinu käigul on renn tühi, kaotad.",
  "help.win": "Kuidas võita",
  "help.keys": "Kiirklahvid",
  "help.letters": "Ühetähelised kiirklahvid",
  "help.key.board": "Tab, siis nooled",
  "help.board": "liigu laual; Enter valib",
  "help.key.level": "Page Up, Page Down",
  "help.level": "korrus üles või alla",
  "help.key.escape": "Esc",
  "help.escape": "katkesta või mine tagasi mängu",
  "help.replay": "käik tagasi või edasi",
  "help.key.ends": "Home, End",
  "help.ends": "mängu algus, lõpp",
  "help.values": "teised käigud analüüsis",
  "help.key.hold": "Pikk vajutus mängulauale",
  "help.flip": "pööra 180°",
  "help.turn": "pööra vasakule või paremale",
  "help.tilt": "kalluta",
  "help.levels": "korrused kuni selleni",

  // Use without a connection
  "offline.title": "Ilma ühenduseta",
  "offline.works": "See leht töötab ka ilma ühenduseta.",
  "offline.kept": ({ bytes }) =>
    `See leht töötab ka ilma ühenduseta; täiusliku mängu andmed (${megabytes(bytes)} MB) on laaditud.`,
  "offline.site": ({ kept, all }) => `Salvestatud saidi failid: ${kept} / ${all}.`,
  "offline.play": ({ kept, all }) => `Salvestatud täiusliku mängu failid: ${kept} / ${all}.`,
  "offline.keep": ({ bytes }) => `Laadi täiusliku mängu andmed (${megabytes(bytes)} MB)`,
  "offline.progress": ({ received, bytes }) => `${megabytes(received)} / ${megabytes(bytes)} MB`,
  "offline.stopped": "Laadimine katkes. Saad hiljem jätkata.",
  "offline.full": ({ bytes }) => `${megabytes(bytes)} MB jaoks pole ruumi.`,
  "offline.delete": "Kustuta täiusliku mängu andmed",

  // The menu, and what the eye opens
  "action.resign": "Alistu",
  "action.record": "Salvesta või jaga",
  "action.help": "Abi",
  "action.menu": "Menüü",
  "action.games": "Minu mängud",
  "action.settings": "Sätted",
  "view.tilt": ({ elevation }) =>
    `Kalle: ${elevation >= 90 ? "otse ülalt" : elevation >= 70 ? "kõrgelt" : "madalalt"}`,
  "view.glass": "Läbipaistvad kuulid",
  "view.turn": "Pööra lauda",
  "view.signs": "Mida märgid tähendavad",
  "signs.carries": "toetab osutatud kohta",
  "view.reset": "Tavaline vaade",
  "view.levels": ({ levels }) => (levels === 1 ? "1. korrus" : `Korrused 1–${levels}`),

  // What is said of a game that goes on, and of the view
  "say.newGame": ({ rules, player }) =>
    `Uus mäng: ${rules.charAt(0).toLowerCase()}${rules.slice(1)}. ${capital(their(player))} käik.`,
  "say.you": ({ player }) => ` Sinu kuulid on ${they(player)}.`,
  "say.timeLeft": ({ player, seconds }) =>
    `${name(player)}: ${seconds === 60 ? "jäänud on üks minut" : `jäänud on ${seconds} sekundit`}.`,
  "view.apart": "Korrused kõrvuti",
  "note.turn": "Lauda saab lohistades pöörata.",
};
