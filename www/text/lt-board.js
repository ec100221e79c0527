// The board as an element of anybody's page, in Lithuanian: a part of lt.js.

import { countBalls, form, heard, list, name, seen, their, they } from "./lt-words.js";
import { capital } from "./plural.js";

/** @param {string} detail what is wrong, in English */
const inEnglish = (detail) => `(angliškai: „${detail}“)`;

/** @type {import("./text.js").Translation<(typeof import("./en-board.js"))["board"]>} */
export const board = {
  // The language itself
  "language.direction": "ltr",

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
    `${name(player)}: rutuliukas ${seen.from(cell)} keliamas aukščiau. Kur jį dėti?`,
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
    `Rutuliuko ${seen.from(cell)} perkelti negalima: aukščiau nėra keturių rutuliukų kvadrato, ant kurio jis galėtų gulėti.`,
  "why.notNow": "Dabar to padaryti negalima.",

  // What the rules say against a turn
  "refusal.nothingToRaise": ({ cell }) =>
    `Vietoje ${cell} nėra rutuliuko, kurį būtų galima perkelti.`,
  "refusal.raisesOpponent": ({ cell }) =>
    `Rutuliukas ${cell} yra varžovo: perkeliami tik savo rutuliukai.`,
  "refusal.raisesSupport": ({ cell, above }) =>
    `Į rutuliuką ${cell} remiasi rutuliukas ${above}: tokio rutuliuko perkelti negalima.`,
  "refusal.notHigher": ({ from, to }) =>
    `Vieta ${to} nėra aukščiau už ${from}: rutuliukas perkeliamas tik į aukštesnį aukštą.`,
  "refusal.occupied": ({ cell }) => `Vietoje ${cell} jau yra rutuliukas.`,
  "refusal.onOwnSupport": ({ from, to }) =>
    `Vieta ${to} remiasi į ${from}: rutuliuko negalima perkelti ant jo paties kvadrato.`,
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
  "say.place": ({ player, to }) => `${name(player)} deda rutuliuką ${heard.onto(to)}`,
  "say.raise": ({ player, from, to }) =>
    `${name(player)} perkelia rutuliuką ${heard.from(from)} ${heard.onto(to)}`,
  "say.takesBack": ({ cells }) => ` ir nuima ${heard.ballsFrom(cells)}`,
  "say.toMove": ({ player, count }) => `; ${their(player)} ėjimas, liko ${countBalls(count)}.`,
  "say.end": ({ result }) => `. ${result}.`,
  "say.undone": ({ player, turns }) =>
    `${turns === 0 ? "Atgal į pradžią" : `Atgal prie ${turns} ėjimo`}; ${their(player)} ėjimas.`,
  "say.takenBack": ({ cell, status }) => `Nuimtas rutuliukas ${heard.from(cell)}. ${status}.`,
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
  "say.lookedAt": ({ status, turn }) => (turn === "" ? `${status}.` : `${status}. ${turn}.`),

  // The panel
  "turn.label": "Šis ėjimas",
  "turn.stop": ({ taken }) =>
    taken === 0 ? "Nieko nenuimti" : taken === 1 ? "Baigti su vienu" : "Baigta",
  "turn.putBack": "Grąžinti",
  "turn.cancel": "Nutraukti ėjimą",
  "turn.backToGame": "Atgal į partiją",
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
  "replay.first": "Į pradžią",
  "replay.previous": "Ankstesnis ėjimas",
  "replay.next": "Kitas ėjimas",
  "replay.last": "Paskutinis ėjimas",
  "action.undo": "Atšaukti",

  // The view of the board
  "view.left": "Pasukti lentą į kairę",
  "view.right": "Pasukti lentą į dešinę",

  // What to do now
  "status.toMove": ({ player }) => `Dabar ${their(player)} ėjimas`,
  "why.notYours": ({ player }) => `Dabar ${their(player)} ėjimas.`,

  // What an author points out
  "state.mark.ring": "pažymėta",
  "state.mark.minus": "pažymėta nuimti",
  "state.mark.number": ({ number }) => `pažymėta: ${number}`,
  "state.mark.from": ({ to }) => `iš čia rodyklė ${heard.to(to)}`,
  "state.mark.to": "čia rodo rodyklė",

  // What is wrong with the tag
  "element.bad": ({ name: attribute, reason }) => `Atributo ${attribute} nepaisoma: ${reason}`,
  "element.tooLong": "jis per ilgas.",
  "element.oneOf": ({ found, expected }) =>
    `„${found}“ nėra nė viena iš šių reikšmių: ${list(expected)}.`,
  "element.number": ({ found, least, most }) =>
    `„${found}“ nėra skaičius nuo ${least} iki ${most}.`,
  "element.view": ({ found }) => `„${found}“ nesuprantama; pavyzdys: elevation=70 turn=30 level=2`,
  "element.mark": ({ found }) =>
    `„${found}“ nesuprantama; pavyzdžiai: ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1`,
  "element.game": ({ reason }) => `Partijos nepaisoma: ${reason}`,

  // The controls below it
  "element.controls": "Partija",
};
