// Every text in Lithuanian. The terms are those of the source: rutuliukas, rezervas, lenta, aukštas, kvadratas, eilė,
// viršūnė; padėti, perkelti aukščiau, nuimti. Sentences are built so that names of cells need no ending.

import { analysis } from "./lt-analysis.js";
import { board } from "./lt-board.js";
import { countBalls, form, from, fromAll, name, onto, their, they } from "./lt-words.js";
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

/** @param {string} detail what is wrong, in English */
const inEnglish = (detail) => `(angliškai: „${detail}“)`;

/** @type {import("./text.js").Texts} */
export const lt = {
  ...analysis,
  ...board,

  // The language itself
  "language.direction": "ltr",
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

  // The board
  "board.label": ({ player, back }) =>
    back !== null
      ? `Pylos lenta, kokia buvo po ${back} ėjimo`
      : player === null
        ? "Pylos lenta, partija baigta"
        : `Pylos lenta, ${their(player)} ėjimas`,
  "board.level": ({ level }) => (level === 4 ? "4 aukštas, viršūnė" : `${level} aukštas`),
  "board.cell": ({ cell, ball, states }) => {
    const content =
      ball === null ? "tuščia" : ball === "light" ? "šviesus rutuliukas" : "tamsus rutuliukas";
    return `${cell[0]} aukštas, ${cell[1]} ${cell[2]}: ${[content, ...states].join(", ")}`;
  },
  "board.reserve": ({ player, count, states }) =>
    [
      `${capital(their(player))} rezervas: ${count === 0 ? "tuščias" : countBalls(count)}`,
      ...states,
    ].join(", "),
  "state.picked": "rutuliukas paimtas",
  "state.raise": "galima perkelti aukščiau",
  "state.place": "čia galima padėti rutuliuką",
  "state.raiseHere": "čia galima perkelti rutuliuką",
  "state.pickUp": "galima paimti rutuliuką",
  "state.played": "ką tik padėtas",
  "state.remove": "galima nuimti",
  "state.takenBack": "nuimtas; pasirinkus dar kartą, grąžinamas",
  "state.lastMove": "paskutinis ėjimas",
  "state.left": "atlaisvinta paskutiniu ėjimu",
  "state.figure.square": "sudaryto kvadrato dalis",
  "state.figure.line": "sudarytos eilės dalis",

  // What to do now
  "status.place": ({ player }) => `${name(player)}: padėkite rutuliuką`,
  "status.placeOrRaise": ({ player }) =>
    `${name(player)}: padėkite rutuliuką arba vieną perkelkite aukščiau`,
  "status.raise": ({ player }) => `${name(player)}: perkelkite rutuliuką aukščiau`,
  "status.whereToPlace": ({ player }) => `${name(player)}: pasirinkite vietą rutuliukui`,
  "status.whereToRaise": ({ player, cell }) =>
    `${name(player)}: rutuliukas ${from(cell)} keliamas aukščiau. Kur jį dėti?`,
  "status.takeBack": ({ player, taken, most, none }) => {
    if (taken > 0) return `${name(player)}: nuimkite antrą rutuliuką arba baikite su vienu`;
    const what = most === 1 ? "nuimkite vieną rutuliuką" : "nuimkite vieną arba du rutuliukus";
    return `${name(player)}: ${what}${none ? "; galima nenuimti nė vieno" : ""}`;
  },
  "status.thinking": "Kompiuteris galvoja…",
  "status.paused": "Kompiuteris laukia",
  "status.lookingBack": ({ turn, turns }) =>
    turn === 0 ? "Žiūrima atgal: pradžia" : `Žiūrima atgal: ${turn} ėjimas iš ${turns}`,
  "status.wins": ({ winner, reason }) => {
    const wins = `Laimi ${they(winner)}`;
    const loser = winner === "light" ? "dark" : "light";
    switch (reason) {
      case "apex":
        return `${wins}: viršūnė jų`;
      case "emptyReserve":
        return `${wins}: ${their(loser)} rezervas tuščias`;
      case "noMove":
        return `${wins}: ${they(loser)} nebegali nei padėti, nei perkelti rutuliuko`;
      case "resignation":
        return `${wins}: ${they(loser)} pasidavė`;
      case "time":
        return `${wins}: baigėsi ${their(loser)} laikas`;
      default:
        return wins;
    }
  },
  "status.draw": "Lygiosios: ta pati padėtis susidarė tris kartus",
  "status.noRules": "Žaidimo įkelti nepavyko",
  "note.noRules":
    "Patikrinkite ryšį ir įkelkite puslapį iš naujo. Naršyklė turi palaikyti WebAssembly.",
  "note.twice":
    "Ši padėtis susidarė jau antrą kartą: jei susidarys dar kartą, partija baigsis lygiosiomis.",
  "note.engineFailed": ({ reason }) => `Kompiuteris negalėjo žaisti: ${reason}`,

  // Why a click does nothing
  "why.computer": "Dabar kompiuterio ėjimas.",
  "why.lookingBack": "Tai ankstesnė partijos akimirka: norėdami žaisti toliau, grįžkite į partiją.",
  "why.over": "Partija baigta.",
  "why.otherReserve": ({ player }) =>
    `Dabar ${their(player)} ėjimas: imkite rutuliuką iš ${their(player)} rezervo.`,
  "why.reserveEmpty": ({ player }) =>
    `${capital(their(player))} rezervas tuščias: perkelkite rutuliuką aukščiau.`,
  "why.chooseTakeBack": "Rutuliukas jau padėtas: dabar pasirinkite, kurį rutuliuką nuimti.",
  "why.noHigherSquare": ({ cell }) =>
    `Rutuliuko ${from(cell)} perkelti negalima: aukščiau nėra keturių rutuliukų kvadrato, ant kurio jis galėtų gulėti.`,
  "why.notNow": "Dabar to padaryti negalima.",

  // What the rules say against a turn
  "refusal.nothingToRaise": ({ cell }) =>
    `Vietoje ${cell} nėra rutuliuko, kurį būtų galima perkelti.`,
  "refusal.raisesOpponent": ({ cell }) =>
    `Rutuliukas ${cell} yra varžovo: perkeliami tik savo rutuliukai.`,
  "refusal.raisesSupport": ({ cell, above }) =>
    `Į rutuliuką ${cell} remiasi rutuliukas ${above}: tokio rutuliuko perkelti negalima.`,
  "refusal.notHigher": ({ from: start, to }) =>
    `Vieta ${to} nėra aukščiau už ${start}: rutuliukas perkeliamas tik į aukštesnį aukštą.`,
  "refusal.occupied": ({ cell }) => `Vietoje ${cell} jau yra rutuliukas.`,
  "refusal.onOwnSupport": ({ from: start, to }) =>
    `Vieta ${to} remiasi į ${start}: rutuliuko negalima perkelti ant jo paties kvadrato.`,
  "refusal.unsupported": ({ to, missing }) =>
    `Po vieta ${to} turi būti keturi rutuliukai, o čia tuščia: ${missing.join(" ")}.`,
  "refusal.noTakeBackForChildren": "Pagal taisykles pradedantiesiems rutuliukai nenuimami.",
  "refusal.noFigure": ({ to, lines }) =>
    `Rutuliukas ${to} nesudaro savo spalvos ${lines ? "kvadrato ar eilės" : "kvadrato"}: nieko nuimti negalima.`,
  "refusal.takeBackRequired": ({ to }) =>
    `Rutuliukas ${to} sudaro figūrą: reikia nuimti vieną arba du rutuliukus.`,
  "refusal.nothingToTakeBack": ({ cell }) =>
    `Vietoje ${cell} nėra rutuliuko, kurį būtų galima nuimti.`,
  "refusal.takesBackOpponent": ({ cell }) =>
    `Rutuliukas ${cell} yra varžovo: nuimami tik savo rutuliukai.`,
  "refusal.takesBackSupport": ({ cell, above }) =>
    `Į rutuliuką ${cell} remiasi rutuliukas ${above}: tokio rutuliuko nuimti negalima.`,

  // What the rules say against a record or a link
  "error.badPosition": ({ detail }) => `padėtis neteisinga ${inEnglish(detail)}.`,
  "error.badMove": ({ detail }) => `vienas ėjimas užrašytas neteisingai ${inEnglish(detail)}.`,
  "error.illegalMove": ({ detail }) => `vieno ėjimo taisyklės neleidžia ${inEnglish(detail)}.`,
  "error.gameOver": ({ detail }) => `po partijos pabaigos dar yra ėjimų ${inEnglish(detail)}.`,
  "error.badRecord": ({ detail }) => `jame yra klaida ${inEnglish(detail)}.`,
  "error.badOption": ({ detail }) => `tokių taisyklių nėra ${inEnglish(detail)}.`,

  // Turns in words
  "say.place": ({ player, to }) => `${name(player)} deda rutuliuką ${onto(to)}`,
  "say.raise": ({ player, from: start, to }) =>
    `${name(player)} perkelia rutuliuką ${from(start)} ${onto(to)}`,
  "say.takesBack": ({ cells }) =>
    ` ir nuima ${form(cells.length, { one: "rutuliuką", other: "rutuliukus" })} ${fromAll(cells)}`,
  "say.toMove": ({ player, count }) => `; ${their(player)} ėjimas, liko ${countBalls(count)}.`,
  "say.end": ({ result }) => `. ${result}.`,
  "say.undone": ({ player, turns }) =>
    `${turns === 0 ? "Atgal į pradžią" : `Atgal prie ${turns} ėjimo`}; ${their(player)} ėjimas.`,
  "say.redone": ({ player, turns }) => `Pirmyn prie ${turns} ėjimo; ${their(player)} ėjimas.`,
  "say.newGame": ({ rules, player }) =>
    `Nauja partija, ${rules}. ${capital(their(player))} ėjimas.`,
  "say.you": ({ player }) =>
    ` Jūs žaidžiate ${player === "light" ? "šviesiaisiais" : "tamsiaisiais"}.`,
  "say.takenBack": ({ cell, status }) => `Nuimtas rutuliukas ${from(cell)}. ${status}.`,
  "say.completed": ({ squares, lines, status }) => {
    const figures = [
      ...(squares > 0
        ? [`${squares} ${form(squares, { one: "kvadratas", few: "kvadratai", other: "kvadratų" })}`]
        : []),
      ...(lines > 0
        ? [`${lines} ${form(lines, { one: "eilė", few: "eilės", other: "eilių" })}`]
        : []),
    ];
    return `Sudaryta: ${figures.join(", ")}. ${status}.`;
  },
  "say.status": ({ status }) => `${status}.`,
  "say.timeLeft": ({ player, seconds }) =>
    `${name(player)}: ${seconds === 60 ? "liko viena minutė" : `liko ${seconds} ${form(seconds, { one: "sekundė", few: "sekundės", other: "sekundžių" })}`}.`,
  "say.lookedAt": ({ status, turn }) => (turn === "" ? `${status}.` : `${status}. ${turn}.`),

  // The panel
  "player.light": "Šviesieji",
  "player.dark": "Tamsieji",
  "player.you": "jūs",
  "player.computer": ({ level }) => `kompiuteris, ${levelNames[level - 1].toLowerCase()}`,
  "player.reserve": ({ count }) => countBalls(count),
  "player.clock": ({ player }) => `${capital(their(player))} laikrodis`,
  "player.label": "Žaidėjai",
  "turn.label": "Šis ėjimas",
  "turn.stop": ({ taken }) =>
    taken === 0 ? "Nieko nenuimti" : taken === 1 ? "Baigti su vienu" : "Baigta",
  "turn.putBack": "Grąžinti",
  "turn.cancel": "Nutraukti ėjimą",
  "turn.pause": "Sustabdyti",
  "turn.continue": "Tęsti",
  "turn.backToGame": "Atgal į partiją",
  "turn.rematch": "Revanšas sukeitus spalvas",
  "turn.rematchFriend": "Revanšas",
  "turn.analyse": "Analizuoti",
  "moves.label": "Padaryti ėjimai",
  "moves.title": "Ėjimai",
  "moves.none": "Ėjimų dar nėra. Pradeda šviesieji.",
  "moves.noneDark": "Ėjimų dar nėra. Pradeda tamsieji.",
  "moves.turn": ({ turn, player, text }) => `${turn} ėjimas, ${they(player)}: ${text}`,
  "moves.mistake": "klaida",
  "moves.mistake.sign": "?",
  "moves.doubtful": "abejotinas",
  "moves.doubtful.sign": "?!",
  "moves.variation": ({ moves }) => `Arba: ${moves}`,
  "replay.label": "Žiūrėti atgal",
  "replay.first": "Į pradžią",
  "replay.previous": "Ankstesnis ėjimas",
  "replay.next": "Kitas ėjimas",
  "replay.last": "Paskutinis ėjimas",
  "action.label": "Partija",
  "action.undo": "Atšaukti",
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
  "view.left": "Pasukti lentą į kairę",
  "view.right": "Pasukti lentą į dešinę",
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
};
