// Every text in Estonian. The terms are those of the source: kuul, renn, mängulaud, korrus, nelinurk, rivi, tipp;
// panna, tõsta, tagasi võtta. Sentences are built so that names of cells need no ending.

import { analysis } from "./et-analysis.js";
import { board } from "./et-board.js";
import { countBalls, name, their, they } from "./et-words.js";
import { capital } from "./plural.js";

const levelNames = [
  "Algaja",
  "Harrastaja",
  "Rahulik",
  "Terane",
  "Osav",
  "Tugev",
  "Meister",
  "Täiuslik",
];

const variantNames = {
  children: "Laste reeglid",
  standard: "Tavareeglid",
  expert: "Kogenute reeglid",
};

/** @type {import("./text.js").Texts} */
export const et = {
  ...analysis,
  ...board,

  // The language itself
  "language.label": "Keel",
  "language.failed": "Seda keelt ei õnnestunud laadida.",

  // The page
  title: ({ status }) => `${status} – Pylos`,
  name: "Pylos",
  "page.game": "Mäng",
  "page.starting": "Laud seatakse valmis…",
  "page.rules": ({ variant, takeBack, emptyReserve }) =>
    [
      variantNames[variant],
      ...(takeBack === "optional" ? ["tagasi võtta ei pea"] : []),
      ...(emptyReserve === "playsOn" ? ["tühja renniga mängitakse edasi"] : []),
    ].join(", "),

  // Turns in words
  "say.redone": ({ player, turns }) => `Edasi ${turns}. käigu juurde; ${their(player)} käik.`,
  "say.newGame": ({ rules, player }) => `Uus mäng, ${rules}. ${capital(their(player))} käik.`,
  "say.you": ({ player }) => ` Sinu kuulid on ${they(player)}.`,
  "say.timeLeft": ({ player, seconds }) =>
    `${name(player)}: ${seconds === 60 ? "jäänud on üks minut" : `jäänud on ${seconds} sekundit`}.`,

  // The panel
  "player.light": "Heledad",
  "player.dark": "Tumedad",
  "player.you": "sina",
  "player.computer": ({ level }) => `arvuti, ${levelNames[level - 1].toLowerCase()}`,
  "player.reserve": ({ count }) => countBalls(count),
  "player.clock": ({ player }) => `${capital(their(player))} kell`,
  "player.label": "Mängijad",
  "turn.pause": "Peata",
  "turn.continue": "Jätka",
  "turn.rematch": "Revanš, värvid vahetatud",
  "turn.rematchFriend": "Revanš",
  "turn.analyse": "Analüüsi",
  "replay.label": "Tagasivaade",
  "action.label": "Mäng",
  "action.redo": "Tee uuesti",
  "action.resign": "Anna alla",
  "action.new": "Uus mäng",
  "action.record": "Salvesta, jaga",
  "action.hint": "Vihje",
  "action.analysis": "Analüüs",
  "action.help": "Abi",
  "learn.link": "Õpi",
  "rules.link": "Reeglid",
  "dialog.close": "Sulge",
  "dialog.cancel": "Loobu",

  // The view of the board
  "view.label": "Mängulaua vaade",
  "view.tilt": ({ elevation }) =>
    elevation >= 90 ? "Kalle: otse ülalt" : elevation >= 70 ? "Kalle: kõrgelt" : "Kalle: madalalt",
  "view.glass": "Läbipaistvad kuulid",
  "view.levels": ({ levels }) =>
    levels === 4
      ? "Nähtavad korrused: kõik"
      : levels === 1
        ? "Nähtavad korrused: 1"
        : `Nähtavad korrused: 1–${levels}`,

  // New game
  "new.title": "Uus mäng",
  "new.variant": "Reeglid",
  "new.children": "Lastele",
  "new.children.line": "Ladumine ja tõstmine. Midagi tagasi ei võeta.",
  "new.standard": "Tavalised",
  "new.standard.line": "Oma värvi nelinurk annab tagasi ühe või kaks kuuli.",
  "new.expert": "Kogenutele",
  "new.expert.line": "Peale nelinurkade loevad ka oma värvi rivid.",
  "new.finer": "Lisareeglid",
  "new.takeBack": "Tagasivõtmine",
  "new.takeBack.required": "Kohustuslik",
  "new.takeBack.required.line": "Kujundi valmides võetakse tagasi üks või kaks kuuli.",
  "new.takeBack.optional": "Vabatahtlik",
  "new.takeBack.optional.line": "Kujundi valmides võib jätta ka kõik kuulid lauale.",
  "new.emptyReserve": "Tühi renn",
  "new.emptyReserve.loses": "Kaotab",
  "new.emptyReserve.loses.line": "Kes peab käima tühja renniga, on kaotanud.",
  "new.emptyReserve.playsOn": "Mängib edasi",
  "new.emptyReserve.playsOn.line": "Ka tühja renniga võib veel kuuli kõrgemale tõsta.",
  "new.opponent": "Vastane",
  "new.friend": "Sõber, siinsamas",
  "new.level": ({ level }) => `Arvuti ${level}: ${levelNames[level - 1].toLowerCase()}`,
  "new.colour": "Sinu värv",
  "new.light": "Heledad, alustavad",
  "new.dark": "Tumedad",
  "new.lot": "Loosiga",
  "new.clock": "Mängi kellaga",
  "new.minutes": "Minuteid mängijale",
  "new.seconds": "Sekundeid käigule",
  "new.start": "Alusta mängu",

  // Resigning
  "resign.title": "Kas annad selles mängus alla?",
  "resign.line": ({ player }) =>
    `${name(player)} annavad alla ja ${they(player === "light" ? "dark" : "light")} võidavad.`,
  "resign.confirm": "Anna alla",
  "resign.keep": "Mängi edasi",

  // Save and share
  "record.title": "Salvesta, laadi ja jaga",
  "record.link": "Selle mängu link",
  "record.copyLink": "Kopeeri link",
  "record.text": "Mängu üleskirjutus",
  "record.copy": "Kopeeri üleskirjutus",
  "record.save": "Salvesta fail",
  "record.load": "Laadi mäng",
  "record.paste": "Kleebi mängu üleskirjutus",
  "record.open": "Ava fail",
  "record.file": "Mängu üleskirjutuse fail",
  "record.use": "Laadi see üleskirjutus",
  "record.linkCopied": "Link on kopeeritud.",
  "record.recordCopied": "Üleskirjutus on kopeeritud.",
  "record.copyRefused":
    "Brauser ei luba kopeerida: tekst on valitud, kopeeri see klaviatuuri või kontekstimenüü abil.",
  "record.saved": "Üleskirjutus on faili salvestatud.",
  "record.empty": "Midagi ei ole laadida: kleebi enne mängu üleskirjutus.",
  "record.tooLong": ({ kilobytes }) =>
    `See on mängu üleskirjutuse jaoks liiga pikk: loetakse kuni ${kilobytes} kB.`,
  "record.unreadable": "Faili ei õnnestunud lugeda.",
  "record.bad": ({ reason }) => `Üleskirjutust ei laaditud: ${reason}`,
  "record.loaded": "Üleskirjutus on laaditud.",

  // Links and storage
  "link.bad": ({ reason }) => `Linki ei avatud: ${reason}`,
  "link.tooLong": "see on mängu jaoks liiga pikk.",
  "link.unknownPart": ({ part, expected }) =>
    `„${part}“ ei kuulu mängu linki; oodati: ${expected}.`,
  "link.repeatedPart": ({ part }) =>
    `„${part}“ esineb seal mitu korda või on teise osaga vastuolus.`,
  "link.badValue": ({ part, found, expected }) =>
    `„${part}“ on „${found}“; võimalikud väärtused: ${expected}.`,
  "link.badEscape": ({ found }) => `„${found}“ ei ole kehtiv protsentkodeering.`,
  "memory.settings": "Meelde jäetud sätted olid rikutud ja jäeti kõrvale.",
  "memory.game": "Meelde jäetud mäng oli rikutud ja jäeti kõrvale.",
  "memory.camera": "Meelde jäetud vaade oli rikutud ja jäeti kõrvale.",
  "memory.analysis": "Meelde jäetud analüüsi säte oli rikutud ja jäeti kõrvale.",
  "memory.keys": "Meelde jäetud klaviatuuri säte oli rikutud ja jäeti kõrvale.",

  // Help
  "help.title": "Abi",
  "help.game": "Mäng viie reaga",
  "help.line1": "Oma käigul pane kuul lauale või mis tahes neljast kuulist nelinurgale.",
  "help.line2":
    "Või tõsta kõrgemale korrusele oma kuul, mis midagi ei toeta: nii hoiad ühe kuuli kokku.",
  "help.line3":
    "Neljast oma värvi kuulist nelinurk (kogenute reeglitega ka terve rivi) annab tagasi ühe või kaks sinu kuuli, mis midagi ei toeta.",
  "help.line4": "Kellel pole oma käigul enam ühtegi kuuli, on kaotanud.",
  "help.line5": "Kes paneb kuuli tippu, võidab.",
  "help.learn": "Õpi mängides",
  "help.rules": "Kõik reeglid",
  "help.distance":
    "Vihjed ja analüüs loevad mõlema mängija käike: „võidab 3 käigu pärast“ tähendab sinu käiku, vastase käiku ja veel üht sinu käiku.",
  "help.keys": "Klahvid",
  "help.letters": "Ka üksikud tähed klahvidena",
  "help.key.board": "Tab, siis nooled",
  "help.board": "liigu mööda mängulauda; Enter valib",
  "help.key.level": "Page Up, Page Down",
  "help.level": "mängulaual korrus üles- või allapoole",
  "help.key.escape": "Esc",
  "help.escape": "katkesta käik või mine tagasi mängu",
  "help.key.arrows": "← →",
  "help.key.replay": "h l",
  "help.replay": "vaata üks käik tagasi või edasi",
  "help.key.ends": "Home, End",
  "help.ends": "vaata algust, mine tagasi mängu",
  "help.key.values": "↑ ↓",
  "help.values": "analüüsis: näita laual teist käiku; Enter jätab selle sinna",
  "help.key.undo": "u",
  "help.undo": "tühista käik",
  "help.key.redo": "r",
  "help.redo": "tee käik uuesti",
  "help.key.hint": "b",
  "help.hint": "vihje: märgi parim käik",
  "help.key.analysis": "a",
  "help.analysis": "analüüs sisse või välja",
  "help.key.new": "n",
  "help.new": "uus mäng",
  "help.key.flip": "f",
  "help.flip": "pööra mängulaud ümber",
  "help.key.turn": "[ ]",
  "help.turn": "pööra mängulauda vasakule või paremale",
  "help.key.tilt": "t",
  "help.tilt": "kalluta mängulauda",
  "help.key.glass": "x",
  "help.glass": "läbipaistvad kuulid",
  "help.key.levels": "1 2 3 4",
  "help.levels": "näita korruseid kuni selleni",
  "help.key.help": "?",
  "help.help": "see abi",

  // The board in other pages
  "record.embed": "Manusta…",
  "embed.title": "Manusta see laud",
  "embed.what": "Mida leht näitab",
  "embed.diagram": "Selle seisu joonist",
  "embed.replay": "Kogu mängu, mida saab läbi vaadata",
  "embed.play": "Lauda, millel saab siit arvuti vastu edasi mängida",
  "embed.tag": "Lehe elemendina",
  "embed.frame": "Raamina lehtedele, mis skripte ei luba",
  "embed.copyTag": "Kopeeri element",
  "embed.copyFrame": "Kopeeri raam",
  "embed.copied": "Kood on kopeeritud.",
  "embed.find": ({ player }) => `Praegu on ${their(player)} käik: leia parim`,
  "embed.right": "See on õige käik.",
  "embed.wrong": "See ei ole õige käik. Proovi teist.",
};
