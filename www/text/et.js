// Every text in Estonian. The terms are those of the source: kuul, renn, mängulaud, korrus, nelinurk, rivi, tipp;
// panna, tõsta, tagasi võtta. Sentences are built so that names of cells need no ending.

import { analysis } from "./et-analysis.js";
import { board } from "./et-board.js";
import { ballsFrom, countBalls, from, name, onto, their, they } from "./et-words.js";
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

/** @param {string} detail what is wrong, in English */
const inEnglish = (detail) => `(inglise keeles: „${detail}“)`;

/** @type {import("./text.js").Texts} */
export const et = {
  ...analysis,
  ...board,

  // The language itself
  "language.direction": "ltr",
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

  // The board
  "board.label": ({ player, back }) =>
    back !== null
      ? `Pylose mängulaud, nagu see oli pärast ${back}. käiku`
      : player === null
        ? "Pylose mängulaud, mäng on läbi"
        : `Pylose mängulaud, ${their(player)} käik`,
  "board.level": ({ level }) => (level === 4 ? "4. korrus, tipp" : `${level}. korrus`),
  "board.cell": ({ cell, ball, states }) => {
    const content = ball === null ? "tühi" : ball === "light" ? "hele kuul" : "tume kuul";
    return `${cell[0]}. korrus, ${cell[1]} ${cell[2]}: ${[content, ...states].join(", ")}`;
  },
  "board.reserve": ({ player, count, states }) =>
    [`${capital(their(player))} renn: ${count === 0 ? "tühi" : countBalls(count)}`, ...states].join(
      ", ",
    ),
  "state.picked": "kuul on võetud",
  "state.raise": "võib kõrgemale tõsta",
  "state.place": "siia võib kuuli panna",
  "state.raiseHere": "siia võib kuuli tõsta",
  "state.pickUp": "siit võib kuuli võtta",
  "state.played": "äsja pandud",
  "state.remove": "võib tagasi võtta",
  "state.takenBack": "tagasi võetud; vali uuesti, et see tagasi panna",
  "state.lastMove": "viimane käik",
  "state.left": "vabanes viimase käiguga",
  "state.figure.square": "valminud nelinurga osa",
  "state.figure.line": "valminud rivi osa",

  // What to do now
  "status.place": ({ player }) => `${name(player)}: pane kuul lauale`,
  "status.placeOrRaise": ({ player }) =>
    `${name(player)}: pane kuul lauale või tõsta üks kõrgemale`,
  "status.raise": ({ player }) => `${name(player)}: tõsta kuul kõrgemale`,
  "status.whereToPlace": ({ player }) => `${name(player)}: vali kuulile koht`,
  "status.whereToRaise": ({ player, cell }) => `${name(player)}: tõsta kuul ${from(cell)} – kuhu?`,
  "status.takeBack": ({ player, taken, most, none }) => {
    if (taken > 0) return `${name(player)}: võta tagasi teine kuul või piirdu ühega`;
    const what = most === 1 ? "võta tagasi üks kuul" : "võta tagasi üks või kaks kuuli";
    return `${name(player)}: ${what}${none ? " või mitte ühtegi" : ""}`;
  },
  "status.thinking": "Arvuti mõtleb…",
  "status.paused": "Arvuti ootab",
  "status.lookingBack": ({ turn, turns }) =>
    turn === 0 ? "Tagasivaade: algus" : `Tagasivaade: ${turn}. käik (kokku ${turns})`,
  "status.wins": ({ winner, reason }) => {
    const wins = `${name(winner)} võitsid`;
    const loser = winner === "light" ? "dark" : "light";
    switch (reason) {
      case "apex":
        return `${wins}: tipp on nende`;
      case "emptyReserve":
        return `${wins}: ${their(loser)} rennis pole enam ühtegi kuuli`;
      case "noMove":
        return `${wins}: ${they(loser)} ei saa ühtegi kuuli panna ega tõsta`;
      case "resignation":
        return `${wins}: ${they(loser)} andsid alla`;
      case "time":
        return `${wins}: ${their(loser)} aeg sai otsa`;
      default:
        return wins;
    }
  },
  "status.draw": "Viik: sama seis on tekkinud kolm korda",
  "status.noRules": "Mängu ei õnnestunud laadida",
  "note.noRules": "Kontrolli ühendust ja laadi leht uuesti. Brauser peab toetama WebAssemblyt.",
  "note.twice": "See seis on nüüd tekkinud teist korda: veel üks kord ja mäng jääb viiki.",
  "note.engineFailed": ({ reason }) => `Arvuti ei saanud mängida: ${reason}`,

  // Why a click does nothing
  "why.computer": "Praegu on arvuti käik.",
  "why.lookingBack": "See on mängu varasem hetk: edasi mängimiseks mine mängu juurde tagasi.",
  "why.over": "Mäng on läbi.",
  "why.otherReserve": ({ player }) =>
    `Praegu on ${their(player)} käik: võta kuul ${their(player)} rennist.`,
  "why.reserveEmpty": ({ player }) =>
    `${capital(their(player))} renn on tühi: tõsta kuul kõrgemale.`,
  "why.chooseTakeBack": "Kuul on juba pandud: nüüd vali kuul, mille tagasi võtad.",
  "why.noHigherSquare": ({ cell }) =>
    `Kuuli ${from(cell)} ei saa tõsta: kõrgemal pole neljast kuulist nelinurka, millele see panna.`,
  "why.notNow": "Praegu pole see võimalik.",

  // What the rules say against a turn
  "refusal.nothingToRaise": ({ cell }) => `Kohal ${cell} pole kuuli, mida tõsta.`,
  "refusal.raisesOpponent": ({ cell }) =>
    `Kuul kohal ${cell} on vastase oma: tõsta võib ainult oma kuule.`,
  "refusal.raisesSupport": ({ cell, above }) =>
    `Kuul kohal ${cell} toetab kuuli kohal ${above}: toetavat kuuli ei tohi tõsta.`,
  "refusal.notHigher": ({ from: start, to }) =>
    `Koht ${to} pole kõrgemal kui ${start}: kuuli tõstetakse ainult kõrgemale korrusele.`,
  "refusal.occupied": ({ cell }) => `Kohal ${cell} on juba kuul.`,
  "refusal.onOwnSupport": ({ from: start, to }) =>
    `Koht ${to} toetub kuulile kohal ${start}: kuuli ei saa tõsta nelinurgale, mille osa see ise on.`,
  "refusal.unsupported": ({ to, missing }) =>
    `Koha ${to} all peab olema neli kuuli, aga siin pole midagi: ${missing.join(" ")}.`,
  "refusal.noTakeBackForChildren": "Laste variandis kuule tagasi ei võeta.",
  "refusal.noFigure": ({ to, lines }) =>
    `Kuul kohal ${to} ei moodusta oma värvi ${lines ? "nelinurka ega rivi" : "nelinurka"}: midagi tagasi võtta ei saa.`,
  "refusal.takeBackRequired": ({ to }) =>
    `Kuul kohal ${to} moodustab kujundi: üks või kaks kuuli tuleb tagasi võtta.`,
  "refusal.nothingToTakeBack": ({ cell }) => `Kohal ${cell} pole kuuli, mida tagasi võtta.`,
  "refusal.takesBackOpponent": ({ cell }) =>
    `Kuul kohal ${cell} on vastase oma: tagasi võib võtta ainult oma kuule.`,
  "refusal.takesBackSupport": ({ cell, above }) =>
    `Kuul kohal ${cell} toetab kuuli kohal ${above}: toetavat kuuli ei tohi tagasi võtta.`,

  // What the rules say against a record or a link
  "error.badPosition": ({ detail }) => `seis on vigane ${inEnglish(detail)}.`,
  "error.badMove": ({ detail }) => `üks käik on valesti kirja pandud ${inEnglish(detail)}.`,
  "error.illegalMove": ({ detail }) => `reeglid ei luba üht käiku ${inEnglish(detail)}.`,
  "error.gameOver": ({ detail }) => `pärast mängu lõppu on veel käike ${inEnglish(detail)}.`,
  "error.badRecord": ({ detail }) => `selles on viga ${inEnglish(detail)}.`,
  "error.badOption": ({ detail }) => `selliseid reegleid pole ${inEnglish(detail)}.`,

  // Turns in words
  "say.place": ({ player, to }) => `${name(player)} panevad kuuli ${onto(to)}`,
  "say.raise": ({ player, from: start, to }) =>
    `${name(player)} tõstavad kuuli ${from(start)} ${onto(to)}`,
  "say.takesBack": ({ cells }) =>
    ` ja võtavad tagasi ${cells.length === 1 ? `kuuli ${from(cells[0])}` : ballsFrom(cells)}`,
  "say.toMove": ({ player, count }) => `; ${their(player)} käik, alles on ${countBalls(count)}.`,
  "say.end": ({ result }) => `. ${result}.`,
  "say.undone": ({ player, turns }) =>
    `Tagasi ${turns === 0 ? "algusesse" : `${turns}. käigu juurde`}; ${their(player)} käik.`,
  "say.redone": ({ player, turns }) => `Edasi ${turns}. käigu juurde; ${their(player)} käik.`,
  "say.newGame": ({ rules, player }) => `Uus mäng, ${rules}. ${capital(their(player))} käik.`,
  "say.you": ({ player }) => ` Sinu kuulid on ${they(player)}.`,
  "say.takenBack": ({ cell, status }) => `Kuul ${from(cell)} on tagasi võetud. ${status}.`,
  "say.completed": ({ squares, lines, status }) => {
    const figures = [
      ...(squares > 0 ? [squares === 1 ? "nelinurk" : `${squares} nelinurka`] : []),
      ...(lines > 0 ? [lines === 1 ? "rivi" : `${lines} rivi`] : []),
    ];
    return `Valmis on ${figures.join(" ja ")}. ${status}.`;
  },
  "say.status": ({ status }) => `${status}.`,
  "say.timeLeft": ({ player, seconds }) =>
    `${name(player)}: ${seconds === 60 ? "jäänud on üks minut" : `jäänud on ${seconds} sekundit`}.`,
  "say.lookedAt": ({ status, turn }) => (turn === "" ? `${status}.` : `${status}. ${turn}.`),

  // The panel
  "player.light": "Heledad",
  "player.dark": "Tumedad",
  "player.you": "sina",
  "player.computer": ({ level }) => `arvuti, ${levelNames[level - 1].toLowerCase()}`,
  "player.reserve": ({ count }) => countBalls(count),
  "player.clock": ({ player }) => `${capital(their(player))} kell`,
  "player.label": "Mängijad",
  "turn.label": "See käik",
  "turn.stop": ({ taken }) =>
    taken === 0 ? "Ära võta ühtegi" : taken === 1 ? "Piirdu ühega" : "Valmis",
  "turn.putBack": "Pane tagasi",
  "turn.cancel": "Katkesta käik",
  "turn.pause": "Peata",
  "turn.continue": "Jätka",
  "turn.backToGame": "Tagasi mängu",
  "turn.rematch": "Revanš, värvid vahetatud",
  "turn.rematchFriend": "Revanš",
  "turn.analyse": "Analüüsi",
  "moves.label": "Tehtud käigud",
  "moves.title": "Käigud",
  "moves.none": "Käike veel ei ole. Heledad alustavad.",
  "moves.noneDark": "Käike veel ei ole. Tumedad alustavad.",
  "moves.turn": ({ turn, player, text }) => `${turn}. käik, ${they(player)}: ${text}`,
  "moves.mistake": "viga",
  "moves.mistake.sign": "?",
  "moves.doubtful": "kaheldav",
  "moves.doubtful.sign": "?!",
  "moves.variation": ({ moves }) => `Või: ${moves}`,
  "replay.label": "Tagasivaade",
  "replay.first": "Algusesse",
  "replay.previous": "Eelmine käik",
  "replay.next": "Järgmine käik",
  "replay.last": "Viimane käik",
  "action.label": "Mäng",
  "action.undo": "Tühista",
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
  "view.left": "Pööra mängulauda vasakule",
  "view.right": "Pööra mängulauda paremale",
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
};
