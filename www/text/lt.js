// Every text in Lithuanian. The terms are those of the source: rutuliukas, rezervas, lenta, aukštas, kvadratas, eilė,
// viršūnė; padėti, perkelti aukščiau, nuimti. Sentences are built so that names of cells need no ending.

import { analysis } from "./lt-analysis.js";
import { board } from "./lt-board.js";
import { countBalls, form, name, their, they } from "./lt-words.js";
import { capital } from "./plural.js";

const levelNames = [
  "Naujokas",
  "Mėgėjas",
  "Ramus",
  "Įžvalgus",
  "Įgudęs",
  "Stiprus",
  "Meistras",
  "Tobulas",
];

const variantNames = {
  children: "Taisyklės pradedantiesiems",
  standard: "Įprastos taisyklės",
  expert: "Taisyklės pažengusiems",
};

/** @type {import("./text.js").Texts} */
export const lt = {
  ...analysis,
  ...board,

  // The language itself
  "language.label": "Kalba",
  "language.failed": "Šios kalbos įkelti nepavyko.",

  // The page
  title: ({ status }) => `${status} – Pylos`,
  name: "Pylos",
  "page.game": "Partija",
  "page.starting": "Ruošiama lenta…",
  "page.rules": ({ variant, takeBack, emptyReserve }) =>
    [
      variantNames[variant],
      ...(takeBack === "optional" ? ["nuimti neprivaloma"] : []),
      ...(emptyReserve === "playsOn" ? ["žaidžiama ir tuščiu rezervu"] : []),
    ].join(", "),

  // Turns in words
  "say.redone": ({ player, turns }) => `Pirmyn prie ${turns} ėjimo; ${their(player)} ėjimas.`,
  "say.newGame": ({ rules, player }) =>
    `Nauja partija, ${rules}. ${capital(their(player))} ėjimas.`,
  "say.you": ({ player }) =>
    ` Jūs žaidžiate ${player === "light" ? "šviesiaisiais" : "tamsiaisiais"}.`,
  "say.timeLeft": ({ player, seconds }) =>
    `${name(player)}: ${seconds === 60 ? "liko viena minutė" : `liko ${seconds} ${form(seconds, { one: "sekundė", few: "sekundės", other: "sekundžių" })}`}.`,

  // The panel
  "player.light": "Šviesieji",
  "player.dark": "Tamsieji",
  "player.you": "jūs",
  "player.computer": ({ level }) => `kompiuteris, ${levelNames[level - 1].toLowerCase()}`,
  "player.reserve": ({ count }) => countBalls(count),
  "player.clock": ({ player }) => `${capital(their(player))} laikrodis`,
  "player.label": "Žaidėjai",
  "turn.pause": "Sustabdyti",
  "turn.continue": "Tęsti",
  "turn.rematch": "Revanšas sukeitus spalvas",
  "turn.rematchFriend": "Revanšas",
  "turn.analyse": "Analizuoti",
  "replay.label": "Žiūrėti atgal",
  "action.label": "Partija",
  "action.redo": "Pakartoti",
  "action.resign": "Pasiduoti",
  "action.new": "Nauja partija",
  "action.record": "Įrašyti, dalytis",
  "action.hint": "Patarimas",
  "action.analysis": "Analizė",
  "action.help": "Pagalba",
  "learn.link": "Mokytis",
  "rules.link": "Taisyklės",
  "dialog.close": "Užverti",
  "dialog.cancel": "Atsisakyti",

  // The view of the board
  "view.label": "Lentos vaizdas",
  "view.tilt": ({ elevation }) =>
    elevation >= 90
      ? "Žvilgsnis: iš viršaus"
      : elevation >= 70
        ? "Žvilgsnis: iš aukščiau"
        : "Žvilgsnis: iš žemiau",
  "view.glass": "Permatomi rutuliukai",
  "view.levels": ({ levels }) =>
    levels === 4
      ? "Rodomi aukštai: visi"
      : levels === 1
        ? "Rodomi aukštai: 1"
        : `Rodomi aukštai: 1–${levels}`,

  // New game
  "new.title": "Nauja partija",
  "new.variant": "Taisyklės",
  "new.children": "Pradedantiesiems",
  "new.children.line": "Rutuliukai dedami ir perkeliami aukščiau. Nieko nuimti negalima.",
  "new.standard": "Įprastos",
  "new.standard.line": "Už savo spalvos kvadratą nuimamas vienas arba du rutuliukai.",
  "new.expert": "Pažengusiems",
  "new.expert.line": "Be kvadratų, galioja ir savo spalvos eilės.",
  "new.finer": "Papildomos taisyklės",
  "new.takeBack": "Nuėmimas",
  "new.takeBack.required": "Privalomas",
  "new.takeBack.required.line": "Sudarius figūrą, nuimamas vienas arba du rutuliukai.",
  "new.takeBack.optional": "Neprivalomas",
  "new.takeBack.optional.line": "Sudarius figūrą, galima ir nieko nenuimti.",
  "new.emptyReserve": "Tuščias rezervas",
  "new.emptyReserve.loses": "Pralaimi",
  "new.emptyReserve.loses.line": "Kas turi eiti, o rezervas tuščias, pralaimi partiją.",
  "new.emptyReserve.playsOn": "Žaidžia toliau",
  "new.emptyReserve.playsOn.line": "Kai rezervas tuščias, dar galima perkelti rutuliuką aukščiau.",
  "new.opponent": "Varžovas",
  "new.friend": "Draugas, šalia",
  "new.level": ({ level }) => `Kompiuteris ${level}: ${levelNames[level - 1].toLowerCase()}`,
  "new.colour": "Jūsų spalva",
  "new.light": "Šviesi, pradeda",
  "new.dark": "Tamsi",
  "new.lot": "Burtais",
  "new.clock": "Žaisti su laikrodžiu",
  "new.minutes": "Minučių žaidėjui",
  "new.seconds": "Sekundžių ėjimui",
  "new.start": "Pradėti partiją",

  // Resigning
  "resign.title": "Pasiduoti šioje partijoje?",
  "resign.line": ({ player }) =>
    `${name(player)} pasiduoda, ir laimi ${they(player === "light" ? "dark" : "light")}.`,
  "resign.confirm": "Pasiduoti",
  "resign.keep": "Žaisti toliau",

  // Save and share
  "record.title": "Įrašyti, įkelti ir dalytis",
  "record.link": "Nuoroda į šią partiją",
  "record.copyLink": "Kopijuoti nuorodą",
  "record.text": "Partijos užrašas",
  "record.copy": "Kopijuoti užrašą",
  "record.save": "Įrašyti failą",
  "record.load": "Įkelti partiją",
  "record.paste": "Įklijuokite partijos užrašą",
  "record.open": "Atverti failą",
  "record.file": "Partijos užrašo failas",
  "record.use": "Įkelti šį užrašą",
  "record.linkCopied": "Nuoroda nukopijuota.",
  "record.recordCopied": "Užrašas nukopijuotas.",
  "record.copyRefused":
    "Naršyklė kopijuoti neleidžia: tekstas pažymėtas, nukopijuokite jį klaviatūra arba per kontekstinį meniu.",
  "record.saved": "Užrašas įrašytas į failą.",
  "record.empty": "Nėra ko įkelti: pirma įklijuokite partijos užrašą.",
  "record.tooLong": ({ kilobytes }) =>
    `Partijos užrašui tai per ilgas tekstas: skaitoma ne daugiau kaip ${kilobytes} KB.`,
  "record.unreadable": "Failo perskaityti nepavyko.",
  "record.bad": ({ reason }) => `Užrašas neįkeltas: ${reason}`,
  "record.loaded": "Užrašas įkeltas.",

  // Links and storage
  "link.bad": ({ reason }) => `Nuorodos atverti nepavyko: ${reason}`,
  "link.tooLong": "partijai ji per ilga.",
  "link.unknownPart": ({ part, expected }) =>
    `„${part}“ nėra partijos nuorodos dalis; tikėtasi: ${expected}.`,
  "link.repeatedPart": ({ part }) =>
    `„${part}“ joje pasitaiko ne vieną kartą arba prieštarauja kitai daliai.`,
  "link.badValue": ({ part, found, expected }) =>
    `„${part}“ yra „${found}“; galimos reikšmės: ${expected}.`,
  "link.badEscape": ({ found }) => `„${found}“ nėra tinkamas procentinis kodavimas.`,
  "memory.settings": "Įsimintos nuostatos buvo sugadintos, todėl jų nepaisoma.",
  "memory.game": "Įsiminta partija buvo sugadinta, todėl jos nepaisoma.",
  "memory.camera": "Įsimintas vaizdas buvo sugadintas, todėl jo nepaisoma.",
  "memory.analysis": "Įsiminta analizės nuostata buvo sugadinta, todėl jos nepaisoma.",
  "memory.keys": "Įsiminta klaviatūros nuostata buvo sugadinta, todėl jos nepaisoma.",

  // Help
  "help.title": "Pagalba",
  "help.game": "Žaidimas penkiomis eilutėmis",
  "help.line1":
    "Per savo ėjimą padėkite rutuliuką ant lentos arba ant bet kurio keturių rutuliukų kvadrato.",
  "help.line2":
    "Arba perkelkite į aukštesnį aukštą savo rutuliuką, į kurį niekas nesiremia: taip sutaupysite rutuliuką.",
  "help.line3":
    "Sudarę savo spalvos keturių rutuliukų kvadratą (pagal taisykles pažengusiems – ir visą eilę), nuimkite vieną arba du savo rutuliukus, į kuriuos niekas nesiremia.",
  "help.line4": "Kas turi eiti, o rutuliukų nebeturi, pralaimi.",
  "help.line5": "Kas padeda rutuliuką ant viršūnės, laimi.",
  "help.learn": "Mokykis žaisdamas",
  "help.rules": "Visos taisyklės",
  "help.distance":
    "Užuominose ir analizėje skaičiuojami abiejų žaidėjų ėjimai: „laimi per 3 ėjimus“ – tai jūsų ėjimas, varžovo ėjimas ir vėl jūsų.",
  "help.keys": "Klavišai",
  "help.letters": "Naudoti ir vienos raidės klavišus",
  "help.key.board": "Tab, paskui rodyklės",
  "help.board": "judėti po lentą; Enter – pasirinkti",
  "help.key.level": "Page Up, Page Down",
  "help.level": "lentoje vienu aukštu aukštyn arba žemyn",
  "help.key.escape": "Esc",
  "help.escape": "nutraukti ėjimą arba grįžti į partiją",
  "help.key.arrows": "← →",
  "help.key.replay": "h l",
  "help.replay": "žiūrėti vienu ėjimu atgal arba pirmyn",
  "help.key.ends": "Home, End",
  "help.ends": "žiūrėti pradžią, grįžti į partiją",
  "help.key.values": "↑ ↓",
  "help.values": "analizėje: rodyti lentoje kitą ėjimą; Enter jį palieka",
  "help.key.undo": "u",
  "help.undo": "atšaukti ėjimą",
  "help.key.redo": "r",
  "help.redo": "pakartoti ėjimą",
  "help.key.hint": "b",
  "help.hint": "patarimas: pažymėti geriausią ėjimą",
  "help.key.analysis": "a",
  "help.analysis": "įjungti arba išjungti analizę",
  "help.key.new": "n",
  "help.new": "nauja partija",
  "help.key.flip": "f",
  "help.flip": "apsukti lentą pusę rato",
  "help.key.turn": "[ ]",
  "help.turn": "pasukti lentą į kairę arba į dešinę",
  "help.key.tilt": "t",
  "help.tilt": "pakreipti lentą",
  "help.key.glass": "x",
  "help.glass": "permatomi rutuliukai",
  "help.key.levels": "1 2 3 4",
  "help.levels": "rodyti aukštus iki šio",
  "help.key.help": "?",
  "help.help": "ši pagalba",

  // The board in other pages
  "record.embed": "Įterpti…",
  "embed.title": "Įterpti šią lentą",
  "embed.what": "Ką rodo puslapis",
  "embed.diagram": "Šios padėties schemą",
  "embed.replay": "Visą partiją, kurią galima peržiūrėti",
  "embed.play": "Lentą, kurioje nuo čia žaidžiama prieš kompiuterį",
  "embed.tag": "Kaip puslapio elementą",
  "embed.frame": "Kaip rėmelį, jei puslapis neleidžia skriptų",
  "embed.copyTag": "Kopijuoti elementą",
  "embed.copyFrame": "Kopijuoti rėmelį",
  "embed.copied": "Kodas nukopijuotas.",
  "embed.find": ({ player }) => `Dabar ${their(player)} ėjimas: raskite geriausią`,
  "embed.right": "Tai tas ėjimas.",
  "embed.wrong": "Tai ne tas ėjimas. Bandykite kitą.",
};
