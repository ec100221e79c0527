// Texts of `<pylos-board>` in Lithuanian; lt.js includes them.

import { countBalls, form, heard, list, name, seen, their, they, told } from "./lt-words.js";
import { capital } from "./plural.js";

/** @import { PositionFault, RecordRule } from "../pkg/rules.js" */

/** @param {PositionFault} fault */
const positionFault = ({ rule, level = 1, row, cell, player = "light", found }) => {
  const size = 5 - level;
  switch (rule) {
    case "turnMissing":
      return "nenurodyta, kieno ėjimas: l arba d gale";
    case "badTurn":
      return "paskutinė raidė turi rodyti, kieno ėjimas: l arba d";
    case "levels":
      return `aukštų yra ${found}, o turi būti nuo 1 iki 4`;
    case "rows":
      return `${level} aukšte eilučių yra ${found}, o turi būti ${size}`;
    case "rowLength":
      return `${level} aukšto ${row} eilutėje vietų yra ${found}, o turi būti ${size}`;
    case "unknownSign":
      return `${level} aukšto ${row} eilutėje nesuprantamas ženklas „${found}“`;
    case "sharedCell":
      return `vietoje ${cell} yra du rutuliukai`;
    case "floating":
      return `rutuliukas ${cell} nesiremia į keturis kitus`;
    case "tooManyBalls":
      return `${their(player)} rutuliukų lentoje yra ${found}, daugiau negu 15`;
    default:
      return rule;
  }
};

/** What is wrong with the text of a record, by rule. */
const recordFaults = {
  noRecord: "Nėra jokio partijos įrašo.",
  empty: "Įrašas tuščias.",
  badTag: 'Žymė parašyta neteisingai; pavyzdys: [Variant "expert"].',
  tagAmongMoves: "Žymė yra po pirmojo ėjimo; žymės turi būti pradžioje.",
  openComment: "Komentaras neuždarytas: trūksta }.",
  badGlyph: "Po ženklo $ turi būti skaičius nuo 0 iki 255.",
  variationWithoutMove: "Variantas yra prieš pirmąjį ėjimą.",
  openVariation: "Variantas neuždarytas: trūksta ).",
  emptyVariation: "Variante nėra ėjimų.",
  strayParenthesis: "Yra ) be atidarančiojo skliausto.",
  strayBrace: "Yra } be atidarančiojo skliausto.",
  tooDeep: "Variantai per giliai įterpti vienas į kitą.",
  glyphWithoutMove: "Ženklas $ yra prieš pirmąjį ėjimą.",
  resultInVariation: "Variante yra rezultatas.",
  afterResult: "Po rezultato įrašas tęsiasi.",
  unknownResult: "Žymė Result turi būti 1-0, 0-1, 1/2-1/2 arba *.",
  twoResults: "Žymė Result ir rezultatas po ėjimų nesutampa.",
  wrongResult: "Rezultatas neatitinka partijos pabaigos.",
  noDraw: "Rezultatas negali būti lygiosios: jokia pozicija nesusidarė tris kartus.",
};

/** @type {import("./board-text.js").Translation<(typeof import("./en-board.js"))["board"]>} */
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
  "state.played": "juo ką tik eita",
  "state.remove": "galima nuimti",
  "state.takenBack": "nuimtas; pasirinkite dar kartą, kad grįžtų į lentą",
  "state.lastMove": "paskutinio ėjimo dalis",
  "state.left": "atlaisvinta paskutiniu ėjimu",
  "state.crown": "nugalėtojo likęs rutuliukas",
  "state.figure.square": "užbaigto kvadrato dalis",
  "state.figure.line": "užbaigtos eilės dalis",
  "state.completes.square": "užbaigia kvadratą",
  "state.completes.line": "užbaigia eilę",
  "state.threat.square": "varžovas čia galėtų užbaigti kvadratą",
  "state.threat.line": "varžovas čia galėtų užbaigti eilę",
  "state.threat.raise": "varžovas galėtų perkelti šį rutuliuką",

  // What to do now
  "status.place": ({ player }) => `${name(player)}: padėkite rutuliuką`,
  "status.placeOrRaise": ({ player }) =>
    `${name(player)}: padėkite rutuliuką arba vieną perkelkite aukščiau`,
  "status.raise": ({ player }) => `${name(player)}: perkelkite rutuliuką aukščiau`,
  "status.whereToPlace": ({ player }) => `${name(player)}: pasirinkite, kur padėti rutuliuką`,
  "status.whereToRaise": ({ player, cell }) =>
    `${name(player)}: perkelkite rutuliuką ${seen.from(cell)} aukščiau. Kur jį dėti?`,
  "status.takeBack": ({ player, taken, most, none }) => {
    if (taken > 0) return `${name(player)}: nuimkite antrą rutuliuką arba pasitenkinkite vienu`;
    const what = most === 1 ? "nuimkite vieną rutuliuką" : "nuimkite vieną arba du rutuliukus";
    return `${name(player)}: ${what}${none ? "; galima nenuimti nė vieno" : ""}`;
  },
  "status.confirm": ({ player }) => `${name(player)}: atlikti šį ėjimą?`,
  "status.thinking": "Kompiuteris galvoja…",
  "status.paused": "Kompiuteris pristabdytas",
  "status.lookingBack": ({ turn, turns }) =>
    turn === 0 ? "Peržiūra: partijos pradžia" : `Peržiūra: ${turn} ėjimas iš ${turns}`,
  "status.variation": ({ turn }) => `Variantas: ${turn} ėjimas`,
  "status.wins": ({ winner, reason }) => {
    const wins = `Laimi ${they(winner)}`;
    const loser = winner === "light" ? "dark" : "light";
    switch (reason) {
      case "apex":
        return `${wins}: jie padėjo rutuliuką ant viršūnės`;
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
  "status.draw": "Lygiosios: ta pati pozicija susidarė tris kartus",
  "status.noRules": "Žaidimo įkelti nepavyko",
  "note.noRules":
    "Patikrinkite ryšį ir įkelkite puslapį iš naujo. Naršyklė turi palaikyti WebAssembly.",
  "note.twice":
    "Ši pozicija susidarė jau antrą kartą: jei susidarys dar kartą, partija baigsis lygiosiomis.",
  "note.engineFailed": ({ reason }) => `Kompiuteris negalėjo žaisti: ${reason}`,

  // Why a click does nothing
  "why.computer": "Dabar kompiuterio ėjimas.",
  "why.lookingBack": "Žiūrite ankstesnę poziciją. Norėdami žaisti toliau, grįžkite į partiją.",
  "why.over": "Partija baigta.",
  "why.otherReserve": ({ player }) =>
    `Dabar ${their(player)} ėjimas: imkite rutuliuką iš ${their(player)} rezervo.`,
  "refusal.emptyReserve": ({ player }) =>
    `${capital(their(player))} rezervas tuščias: perkelkite rutuliuką aukščiau.`,
  "why.chooseTakeBack": "Rutuliuku jau ėjote. Dabar pasirinkite, kurį rutuliuką nuimti.",
  "why.noHigherSquare": ({ cell }) =>
    `Rutuliuko ${seen.from(cell)} perkelti negalima: aukščiau jam nėra laisvo kvadrato.`,
  "why.notNow": "Dabar to padaryti negalima.",

  // Why a move breaks the rules; also shown for moves in records and links
  "refusal.nothingToRaise": ({ cell }) =>
    `Vietoje ${cell} nėra rutuliuko, kurį būtų galima perkelti.`,
  "refusal.raisesOpponent": ({ cell }) =>
    `Rutuliukas ${cell} yra varžovo: perkelti galima tik savo rutuliukus.`,
  "refusal.raisesSupport": ({ cell, above }) =>
    `Į rutuliuką ${cell} remiasi rutuliukas ${above}: tokio rutuliuko perkelti negalima.`,
  "refusal.notHigher": ({ from, to }) =>
    `Vieta ${to} nėra aukščiau už ${from}: rutuliuką galima perkelti tik į aukštesnį aukštą.`,
  "refusal.occupied": ({ cell }) => `Vietoje ${cell} jau yra rutuliukas.`,
  "refusal.onOwnSupport": ({ from, to }) =>
    `Vieta ${to} remiasi į ${from}: rutuliuko negalima perkelti ant kvadrato, kuriam jis pats priklauso.`,
  "refusal.unsupported": ({ to, missing }) =>
    `Po vieta ${to} turi būti keturi rutuliukai; trūksta šių: ${list(missing)}.`,
  "refusal.noTakeBackForChildren": "Pagal taisykles pradedantiesiems rutuliukai nenuimami.",
  "refusal.noFigure": ({ to, lines }) =>
    `Rutuliukas ${to} neužbaigia savo spalvos ${lines ? "kvadrato ar eilės" : "kvadrato"}, todėl nieko nuimti negalima.`,
  "refusal.takeBackRequired": ({ to }) =>
    `Rutuliukas ${to} užbaigia kvadratą ar eilę: reikia nuimti vieną arba du rutuliukus.`,
  "refusal.nothingToTakeBack": ({ cell }) =>
    `Vietoje ${cell} nėra rutuliuko, kurį būtų galima nuimti.`,
  "refusal.takesBackOpponent": ({ cell }) =>
    `Rutuliukas ${cell} yra varžovo: nuimti galima tik savo rutuliukus.`,
  "refusal.takesBackSupport": ({ cell, above }) =>
    `Į rutuliuką ${cell} remiasi rutuliukas ${above}: tokio rutuliuko nuimti negalima.`,

  // Why a record or link cannot be read
  "error.badPosition": ({ faults }) =>
    `Pozicija neteisinga (${faults.map(positionFault).join("; ")}).`,
  "error.badMove": ({ found }) =>
    found === undefined ? "Trūksta ėjimo." : `„${found}“ nėra ėjimas.`,
  "error.gameOver": "Po partijos pabaigos dar yra ėjimų.",
  "error.badRecord": ({ rule, found }) =>
    rule === "tagTwice" ? `Žymė ${found} pasitaiko du kartus.` : recordFaults[rule],
  "error.badOption": ({ option, found, expected }) =>
    found !== undefined && expected !== undefined
      ? `„${option}“ negali būti „${found}“. Galimos reikšmės: ${expected.join(", ")}.`
      : `Parinktis „${option}“ netinkama.`,
  "error.at": ({ sentence, line, move, variation, turn }) => {
    const place = [
      ...(line === undefined ? [] : [`${line} eilutė`]),
      ...(move === undefined
        ? []
        : [`${move.replace("...", "…")} ėjimas${variation ? " variante" : ""}`]),
      ...(turn === undefined ? [] : [`${turn} ėjimas`]),
    ];
    return `${sentence.replace(/\.$/, "")} (${place.join(", ")}).`;
  },

  // Turns in words
  "say.place": ({ player, to, short }) => `${name(player)} deda rutuliuką ${told(short).onto(to)}`,
  "say.raise": ({ player, from, to, short }) =>
    `${name(player)} perkelia rutuliuką ${told(short).from(from)} ${told(short).onto(to)}`,
  "say.takesBack": ({ cells, short }) => ` ir nuima ${told(short).ballsFrom(cells)}`,
  "say.toMove": ({ player, count }) => `; ${their(player)} ėjimas, liko ${countBalls(count)}.`,
  "say.end": ({ result }) => `. ${result}.`,
  "say.undone": ({ player, turns }) =>
    `${turns === 0 ? "Atgal į pradžią" : `Atgal iki ${turns} ėjimo`}; ${their(player)} ėjimas.`,
  "say.redone": ({ player, turns }) => `Pirmyn iki ${turns} ėjimo; ${their(player)} ėjimas.`,
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
    return `Užbaigta: ${figures.join(", ")}. ${status}.`;
  },
  "say.status": ({ status }) => `${status}.`,
  "say.lookedAt": ({ status, turn }) => (turn === "" ? `${status}.` : `${status}. ${turn}.`),

  // The panel
  "turn.label": "Šis ėjimas",
  "turn.stop": ({ taken }) => (taken === 0 ? "Nieko nenuimti" : "Užtenka vieno"),
  "turn.play": "Atlikti ėjimą",
  "turn.putBack": "Grąžinti į lentą",
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
  "moves.variation": "Arba:",
  "replay.first": "Į pradžią",
  "replay.previous": "Ankstesnis ėjimas",
  "replay.play": "Rodyti ėjimus iš eilės",
  "replay.pause": "Sustabdyti rodymą",
  "replay.next": "Kitas ėjimas",
  "replay.last": "Į pabaigą",
  "action.undo": "Atšaukti",

  // The view of the board
  "view.left": "Pasukti lentą į kairę",
  "view.right": "Pasukti lentą į dešinę",

  // What to do now
  "status.toMove": ({ player }) => `Dabar ${their(player)} ėjimas`,
  "why.notYours": ({ player }) => `Dabar ${their(player)} ėjimas.`,

  // Marks set by the page that holds the board
  "state.mark.ring": "pažymėta",
  "state.mark.minus": "pažymėta nuimti",
  "state.mark.number": ({ number }) => `pažymėta: ${number}`,
  "state.mark.from": ({ to }) => `iš čia rodyklė ${heard.to(to)}`,
  "state.mark.to": "čia rodo rodyklė",

  // What is wrong with the attributes of the tag
  "element.bad": ({ name: attribute, reason }) => `Atributo ${attribute} nepaisoma: ${reason}`,
  "element.tooLong": "jis per ilgas.",
  "element.oneOf": ({ found, expected }) =>
    `„${found}“ nėra nė viena iš šių reikšmių: ${list(expected)}.`,
  "element.number": ({ found, least, most }) =>
    `„${found}“ nėra skaičius nuo ${least} iki ${most}.`,
  "element.camera": ({ found }) =>
    `„${found}“ nesuprantama; pavyzdys: elevation=70 rotation=30 levels=2`,
  "element.src": ({ found, status }) =>
    `„${found}“ nepavyko įkelti (${status ?? "atsakymo nėra"}).`,
  "element.mark": ({ found }) =>
    `„${found}“ nesuprantama; pavyzdžiai: ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1`,
  "element.game": ({ reason }) => `Partijos nepaisoma. ${reason}`,

  // The controls below it
  "element.controls": "Partija",
};
