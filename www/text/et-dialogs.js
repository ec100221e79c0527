// Texts of the dialogs in Estonian; see en-dialogs.js.

import { counted, megabytes, name, number, they } from "./et-words.js";

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

/** @type {import("./dialogs.js").DialogTexts} */
export const dialogs = {
  // New game
  "new.title": "Uus mäng",
  "new.variant": "Reeglid",
  "new.children": "Lastele",
  "new.children.line": "Kuule ainult pannakse ja tõstetakse. Tagasi neid ei võeta.",
  "new.standard": "Tavalised",
  "new.standard.line": "Oma värvi nelinurga eest võtad tagasi ühe või kaks kuuli.",
  "new.expert": "Kogemustega mängijatele",
  "new.expert.line": "Loevad ka oma värvi rivid, mitte ainult nelinurgad.",
  "new.finer": "Reeglite valikud",
  "new.takeBack": "Kuulide tagasivõtmine",
  "new.takeBack.required": "Kohustuslik",
  "new.takeBack.required.line":
    "Kui nelinurk või rivi saab valmis, pead tagasi võtma ühe või kaks kuuli.",
  "new.takeBack.optional": "Vabatahtlik",
  "new.takeBack.optional.line":
    "Kui nelinurk või rivi saab valmis, võid tagasi võtta kaks kuuli, ühe või mitte ühtegi.",
  "new.emptyReserve": "Tühi renn",
  "new.emptyReserve.loses": "Kaotad",
  "new.emptyReserve.loses.line": "Kui on sinu käik ja su renn on tühi, oled kaotanud.",
  "new.emptyReserve.playsOn": "Mäng jätkub",
  "new.emptyReserve.playsOn.line": "Ka tühja renniga võid veel kuuli kõrgemale tõsta.",
  "new.opponent": "Vastane",
  "new.friend": "Sõber samas seadmes",
  "new.links": "Sõber mujal, linkide kaudu",
  "new.links.line": "Iga käik on link, mille saadad mis tahes sõnumirakendusega. Kella ei ole.",
  "new.yourName": "Sinu nimi (kui soovid)",
  "new.friendName": "Sõbra nimi",
  "new.level": ({ level }) => `Arvuti ${level}: ${levelNames[level - 1].toLowerCase()}`,
  "new.colour": "Sinu värv",
  "new.light": "Heledad (alustavad)",
  "new.dark": "Tumedad",
  "new.lot": "Juhuslik",
  "new.clock": "Mängi kellaga",
  "new.minutes": "Minuteid mängija kohta",
  "new.seconds": "Lisasekundid käigu kohta",
  "new.start": "Alusta mängu",

  // Resigning
  "resign.title": "Kas alistud selles mängus?",
  "resign.line": ({ player }) =>
    `${name(player)} alistuvad ja ${they(player === "light" ? "dark" : "light")} võidavad.`,
  "resign.confirm": "Alistu",
  "resign.keep": "Mängi edasi",

  // Save and share
  "record.title": "Salvesta, laadi ja jaga",
  "record.link": "Selle mängu link",
  "record.copyLink": "Kopeeri link",
  "record.text": "Mängu üleskirjutus",
  "record.copy": "Kopeeri üleskirjutus",
  "record.save": "Salvesta fail",
  "record.load": "Laadi mäng",
  "record.paste": "Kleebi üleskirjutus või käikude loend",
  "record.open": "Ava fail",
  "record.file": "Mängu üleskirjutuse fail",
  "record.use": "Laadi see üleskirjutus",
  "record.linkCopied": "Link on kopeeritud.",
  "record.recordCopied": "Üleskirjutus on kopeeritud.",
  "record.copyRefused":
    "Brauser ei luba kopeerida. Tekst on valitud: kopeeri see klaviatuuri või kontekstimenüü abil.",
  "record.saved": "Üleskirjutus on faili salvestatud.",
  "record.empty": "Laadida pole midagi: kleebi enne mängu üleskirjutus.",
  "record.tooLong": ({ kilobytes }) =>
    `See on mängu üleskirjutuse jaoks liiga pikk (piir on ${kilobytes} kB).`,
  "record.unreadable": "Faili ei õnnestunud lugeda.",
  "record.bad": ({ reason }) => `Üleskirjutust ei laaditud. ${reason}`,
  "record.beginning": ({ count }) =>
    `Ava mäng selle kohani (${counted(count, { one: "käik", other: "käiku" })})`,
  "record.loaded": "Üleskirjutus on laaditud.",

  // Help
  "help.title": "Abi",
  "help.game": "Mäng viie reaga",
  "help.line1":
    "Oma käigul pane kuul mängulaua lohku või ükskõik millisele neljast kuulist moodustunud nelinurgale.",
  "help.line2":
    "Või tõsta oma kuul, mis teist kuuli ei toeta, kõrgema korruse nelinurgale. Nii hoiad rennis ühe kuuli alles.",
  "help.line3":
    "Kui sinu kuul teeb valmis oma värvi nelinurga (kogemustega mängijate reeglitega ka rivi), võta tagasi üks või kaks oma kuuli, mis teisi kuule ei toeta.",
  "help.line4": "Kellel pole oma käigul rennis enam ühtegi kuuli, see on kaotanud.",
  "help.line5": "Kes paneb kuuli tippu, see võidab.",
  "help.rules": "Kõik reeglid",
  "help.atlas": "Lahendus arvudes ja laudadel",
  "help.distance":
    "Analüüs loeb mõlema mängija käike: „võidab 3 käigu pärast“ tähendab sinu käiku, vastase käiku ja veel üht sinu käiku.",
  "help.keys": "Kiirklahvid",
  "help.letters": "Kasuta ka ühetähelisi kiirklahve",
  "help.key.board": "Tab, siis nooled",
  "help.board": "liigu mööda mängulauda; Enter valib",
  "help.key.level": "Page Up, Page Down",
  "help.level": "mängulaual korrus üles- või allapoole",
  "help.key.escape": "Esc",
  "help.escape": "katkesta käik või mine tagasi mängu",
  "help.key.arrows": "← →",
  "help.key.replay": "h l",
  "help.replay": "üks käik tagasi või edasi",
  "help.key.ends": "Home, End",
  "help.ends": "mängu algusesse, tagasi mängu",
  "help.key.values": "↑ ↓",
  "help.values": "analüüsis: vaata laual teist käiku; Enter jätab selle nähtavale",
  "help.key.hold": "Vajuta lauale ja hoia",
  "help.hold": "näed läbi kuulide, kuni lahti lased",
  "help.key.undo": "u",
  "help.undo": "tühista käik",
  "help.key.redo": "r",
  "help.redo": "tee käik uuesti",
  "help.key.hint": "b",
  "help.hint": "vihje: mida vaadata; uuesti: kus ja miks",
  "help.key.analysis": "a",
  "help.analysis": "analüüs sisse või välja",
  "help.key.new": "n",
  "help.new": "uus mäng",
  "help.key.flip": "f",
  "help.flip": "pööra mängulauda 180°",
  "help.key.turn": "[ ]",
  "help.turn": "pööra mängulauda vasakule või paremale",
  "help.key.tilt": "t",
  "help.tilt": "kalluta mängulauda",
  "help.key.reset": "0",
  "help.key.glass": "x",
  "help.glass": "läbipaistvad kuulid; all hoides kuni vabastamiseni",
  "help.key.apart": "s",
  "help.key.levels": "1 2 3 4",
  "help.levels": "näita korruseid kuni selleni",
  "help.key.help": "?",
  "help.help": "see abi",

  // The board in other pages
  "record.embed": "Manusta…",
  "embed.title": "Manusta see laud",
  "embed.playground": "Koosta mängulaud oma lehele",
  "openings.link": "Avangud",
  "embed.what": "Mida leht näitab",
  "embed.diagram": "Selle seisu diagrammi",
  "embed.replay": "Kogu mängu läbivaatamiseks",
  "embed.play": "Lauda, millel saab siit arvuti vastu edasi mängida",

  "offline.title": "Ilma ühenduseta",
  "offline.works": "See leht töötab ka ilma ühenduseta.",
  "offline.more":
    "See leht töötab ka ilma ühenduseta. Et arvuti nende reeglitega täiuslikult mängiks ja analüüs oleks täpne, on selles seadmes vaja ka tabeleid.",
  "offline.kept":
    "See leht töötab ka ilma ühenduseta ja arvuti mängib nende reeglitega täiuslikult.",
  "offline.keep": ({ megabytes }) => `Salvesta ühenduseta kasutamiseks (${number(megabytes)} MB)`,
  "offline.solution":
    "Sellel saidil on nende reeglite täielik lahendus: täpne tulemus ja pikkus pärast iga käiku. Leht laadib ainult selle, mida seis vajab; ilma ühenduseta vajab ta kõike selles seadmes.",
  "offline.solutionKept": ({ bytes }) =>
    `Nende reeglite täielik lahendus on selles seadmes (${megabytes(bytes)} MB).`,
  "offline.keepSolution": ({ bytes }) => `Salvesta täielik lahendus (${megabytes(bytes)} MB)`,
  "offline.bar": "Täieliku lahenduse laadimine",
  "offline.progress": ({ received, bytes }) =>
    `${megabytes(received)} / ${megabytes(bytes)} MB on selles seadmes.`,
  "offline.stopped":
    "Laadimine katkes. Saabunu jääb sellesse seadmesse; ülejäänu saab laadida hiljem.",
  "offline.full": ({ bytes }) =>
    `Selles seadmes ei ole ruumi ${megabytes(bytes)} MB jaoks. Lahendusest ei salvestatud midagi ja midagi muud ei kustutatud.`,
  "offline.delete": "Kustuta lahendus sellest seadmest",
};
