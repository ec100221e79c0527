// Texts of the dialogs in Lithuanian; see en-dialogs.js.

import { counted, megabytes, name, number, they } from "./lt-words.js";

const levelNames = [
  "Naujokas",
  "Mėgėjas",
  "Pažengęs",
  "Patyręs",
  "Įgudęs",
  "Stiprus",
  "Meistras",
  "Tobulas",
];

/** @type {import("./dialogs.js").DialogTexts} */
export const dialogs = {
  // New game
  "new.title": "Nauja partija",
  "new.variant": "Taisyklės",
  "new.children": "Pradedantiesiems",
  "new.children.line": "Rutuliukai tik dedami ir perkeliami aukščiau. Jie nenuimami.",
  "new.standard": "Įprastos",
  "new.standard.line": "Užbaigę savo spalvos kvadratą, nuimate vieną arba du rutuliukus.",
  "new.expert": "Pažengusiems",
  "new.expert.line": "Skaičiuojami ne tik kvadratai, bet ir savo spalvos eilės.",
  "new.finer": "Taisyklių parinktys",
  "new.takeBack": "Rutuliukų nuėmimas",
  "new.takeBack.required": "Privalomas",
  "new.takeBack.required.line": "Užbaigę kvadratą ar eilę, turite nuimti vieną arba du rutuliukus.",
  "new.takeBack.optional": "Neprivalomas",
  "new.takeBack.optional.line":
    "Užbaigę kvadratą ar eilę, galite nuimti du, vieną arba nė vieno rutuliuko.",
  "new.emptyReserve": "Tuščias rezervas",
  "new.emptyReserve.loses": "Pralaimite",
  "new.emptyReserve.loses.line": "Jei jūsų ėjimas, o rezervas tuščias, pralaimite.",
  "new.emptyReserve.playsOn": "Žaidžiama toliau",
  "new.emptyReserve.playsOn.line": "Kai rezervas tuščias, dar galite perkelti rutuliuką aukščiau.",
  "new.opponent": "Varžovas",
  "new.friend": "Draugas tame pačiame įrenginyje",
  "new.links": "Draugas kitur, nuorodomis",
  "new.links.line":
    "Kiekvienas ėjimas yra nuoroda, kurią siunčiate bet kuria žinučių programa. Laikrodžio nėra.",
  "new.yourName": "Jūsų vardas (jei norite)",
  "new.friendName": "Draugo vardas",
  "new.level": ({ level }) => `Kompiuteris ${level}: ${levelNames[level - 1].toLowerCase()}`,
  "new.colour": "Jūsų spalva",
  "new.light": "Šviesi (pradeda)",
  "new.dark": "Tamsi",
  "new.lot": "Atsitiktinė",
  "new.clock": "Žaisti su laikrodžiu",
  "new.minutes": "Minučių žaidėjui",
  "new.seconds": "Sekundžių prieaugis už ėjimą",
  "new.start": "Pradėti partiją",

  // Resigning
  "resign.title": "Pasiduoti šioje partijoje?",
  "resign.line": ({ player }) =>
    `${name(player)} pasiduoda, laimi ${they(player === "light" ? "dark" : "light")}.`,
  "resign.confirm": "Pasiduoti",
  "resign.keep": "Žaisti toliau",

  // Save and share
  "record.title": "Įrašyti, įkelti ir dalytis",
  "record.link": "Nuoroda į šią partiją",
  "record.copyLink": "Kopijuoti nuorodą",
  "record.text": "Partijos įrašas",
  "record.copy": "Kopijuoti įrašą",
  "record.save": "Įrašyti failą",
  "record.load": "Įkelti partiją",
  "record.paste": "Įklijuokite partijos įrašą arba ėjimų sąrašą",
  "record.open": "Atverti failą",
  "record.file": "Partijos įrašo failas",
  "record.use": "Įkelti šį įrašą",
  "record.linkCopied": "Nuoroda nukopijuota.",
  "record.recordCopied": "Įrašas nukopijuotas.",
  "record.copyRefused":
    "Naršyklė neleidžia kopijuoti. Tekstas pažymėtas: nukopijuokite jį klaviatūra arba per kontekstinį meniu.",
  "record.saved": "Įrašas išsaugotas faile.",
  "record.empty": "Nėra ko įkelti: pirmiau įklijuokite partijos įrašą.",
  "record.tooLong": ({ kilobytes }) =>
    `Partijos įrašui šis tekstas per ilgas (riba – ${kilobytes} KB).`,
  "record.unreadable": "Failo perskaityti nepavyko.",
  "record.bad": ({ reason }) => `Įrašas neįkeltas. ${reason}`,
  "record.beginning": ({ count }) =>
    `Atverti partiją iki tos vietos (${counted(count, { one: "ėjimas", few: "ėjimai", many: "ėjimo", other: "ėjimų" })})`,
  "record.loaded": "Įrašas įkeltas.",

  // Help
  "help.title": "Pagalba",
  "help.game": "Žaidimas penkiomis eilutėmis",
  "help.line1":
    "Per savo ėjimą padėkite rutuliuką į lentos duobutę arba ant bet kurio keturių rutuliukų kvadrato.",
  "help.line2":
    "Arba perkelkite savo rutuliuką, į kurį niekas nesiremia, ant kvadrato aukštesniame aukšte. Taip sutaupysite vieną rezervo rutuliuką.",
  "help.line3":
    "Jei jūsų rutuliukas užbaigia keturių savo spalvos rutuliukų kvadratą (pagal taisykles pažengusiems – ir eilę), nuimkite vieną arba du savo rutuliukus, į kuriuos niekas nesiremia.",
  "help.line4": "Jei jūsų ėjimas, o jūsų rezervas tuščias, pralaimite.",
  "help.line5": "Laimi tas, kas padeda rutuliuką ant viršūnės.",
  "help.rules": "Visos taisyklės",
  "help.atlas": "Sprendimas skaičiais ir lentomis",
  "help.distance":
    "Analizėje skaičiuojami abiejų žaidėjų ėjimai: „laimi per 3 ėjimus“ – tai jūsų ėjimas, varžovo ėjimas ir vėl jūsų.",
  "help.keys": "Spartieji klavišai",
  "help.letters": "Naudoti ir vienos raidės klavišus",
  "help.key.board": "Tab, paskui rodyklės",
  "help.board": "judėti po lentą; Enter – pasirinkti",
  "help.key.level": "Page Up, Page Down",
  "help.level": "lentoje vienu aukštu aukštyn arba žemyn",
  "help.key.escape": "Esc",
  "help.escape": "nutraukti ėjimą arba grįžti į partiją",
  "help.key.arrows": "← →",
  "help.key.replay": "h l",
  "help.replay": "vienu ėjimu atgal arba pirmyn",
  "help.key.ends": "Home, End",
  "help.ends": "į pradžią, atgal į partiją",
  "help.key.values": "↑ ↓",
  "help.values": "analizėje: parodyti lentoje kitą ėjimą; Enter jį palieka",
  "help.key.hold": "Paspausti lentą ir laikyti",
  "help.hold": "matyti kiaurai rutuliukus, kol atleisite",
  "help.key.undo": "u",
  "help.undo": "atšaukti ėjimą",
  "help.key.redo": "r",
  "help.redo": "pakartoti ėjimą",
  "help.key.hint": "b",
  "help.hint": "užuomina: į ką žiūrėti; dar kartą: kur ir kodėl",
  "help.key.analysis": "a",
  "help.analysis": "įjungti arba išjungti analizę",
  "help.key.new": "n",
  "help.new": "nauja partija",
  "help.key.flip": "f",
  "help.flip": "apsukti lentą 180°",
  "help.key.turn": "[ ]",
  "help.turn": "pasukti lentą į kairę arba į dešinę",
  "help.key.tilt": "t",
  "help.tilt": "pakreipti lentą",
  "help.key.reset": "0",
  "help.key.glass": "x",
  "help.glass": "permatomi rutuliukai; laikant – kol atleisite",
  "help.key.apart": "s",
  "help.key.levels": "1 2 3 4",
  "help.levels": "rodyti aukštus iki šio",
  "help.key.help": "?",
  "help.help": "ši pagalba",

  // The board in other pages
  "record.embed": "Įterpti…",
  "embed.title": "Įterpti šią lentą",
  "embed.playground": "Sukurti lentą savo puslapiui",
  "openings.link": "Debiutai",
  "embed.what": "Ką rodo puslapis",
  "embed.diagram": "Šios pozicijos diagramą",
  "embed.replay": "Visą partiją peržiūrai",
  "embed.play": "Lentą, kurioje nuo čia žaidžiama prieš kompiuterį",

  "offline.title": "Be interneto ryšio",
  "offline.works": "Šis puslapis veikia ir be interneto ryšio.",
  "offline.more":
    "Šis puslapis veikia ir be interneto ryšio. Kad kompiuteris pagal šias taisykles žaistų tobulai, o analizė būtų tiksli, šiame įrenginyje dar reikia lentelės.",
  "offline.kept":
    "Šis puslapis veikia ir be interneto ryšio, o kompiuteris pagal šias taisykles žaidžia tobulai.",
  "offline.keep": ({ megabytes }) => `Išsaugoti naudojimui be ryšio (${number(megabytes)} MB)`,
  "offline.solution":
    "Ši svetainė turi visą sprendinį pagal šias taisykles: tikslų rezultatą ir trukmę po kiekvieno ėjimo. Puslapis įkelia tik tai, ko reikia pozicijai; be interneto ryšio jam reikia viso sprendinio šiame įrenginyje.",
  "offline.solutionKept": ({ bytes }) =>
    `Visas sprendinys pagal šias taisykles yra šiame įrenginyje (${megabytes(bytes)} MB).`,
  "offline.keepSolution": ({ bytes }) => `Išsaugoti visą sprendinį (${megabytes(bytes)} MB)`,
  "offline.bar": "Įkeliamas visas sprendinys",
  "offline.progress": ({ received, bytes }) =>
    `${megabytes(received)} iš ${megabytes(bytes)} MB yra šiame įrenginyje.`,
  "offline.stopped":
    "Atsiuntimas nutrūko. Kas atsiųsta, lieka šiame įrenginyje; likusią dalį galima atsiųsti vėliau.",
  "offline.full": ({ bytes }) =>
    `Šiame įrenginyje nėra vietos ${megabytes(bytes)} MB. Nieko iš sprendinio neišsaugota, ir niekas kitas neištrinta.`,
  "offline.delete": "Ištrinti sprendinį iš šio įrenginio",
};
