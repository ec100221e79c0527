// What forbids a move, and what is wrong with a game or an attribute, in Lithuanian: loaded when something is refused.

import { list, their } from "./lt-words.js";
import { capital } from "./plural.js";

/** @import { PositionFault } from "../pkg/rules.js" */

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

/** @type {import("./board-text.js").Translation<(typeof import("./en-reasons.js"))["reasons"]>} */
export const reasons = {
  "why.computer": "Dabar kompiuterio ėjimas.",
  "why.lookingBack": "Žiūrite ankstesnę poziciją. Norėdami žaisti toliau, grįžkite į partiją.",
  "why.over": "Partija baigta.",
  "why.otherReserve": ({ player }) =>
    `Dabar ${their(player)} ėjimas: imkite rutuliuką iš ${their(player)} rezervo.`,
  "refusal.emptyReserve": ({ player }) =>
    `${capital(their(player))} rezervas tuščias: perkelkite rutuliuką aukščiau.`,
  "why.chooseTakeBack": "Rutuliuku jau ėjote. Dabar pasirinkite, kurį rutuliuką nuimti.",
  "why.noHigherPlace": "Šio rutuliuko perkelti negalima: aukščiau jam nėra laisvos vietos.",
  "why.theirs": ({ player, back }) =>
    `Tai ${their(player)} rutuliukas${back ? ": nuimkite savo" : ""}.`,
  "why.notNow": "Dabar to padaryti negalima.",
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
  "why.notYours": ({ player }) => `Dabar ${their(player)} ėjimas.`,
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
  "element.noCanvas":
    "Lentos nupiešti negalima: naršyklė šiame puslapyje neleidžia „canvas“. Klaviatūra ir ekrano skaitytuvai veikia.",
  "element.game": ({ reason }) => `Partijos nepaisoma. ${reason}`,

  // The link of a game that was not opened
  "link.bad": ({ reason }) => `Nuorodos atverti nepavyko. ${reason}`,
  "link.tooLong": "Partijos nuorodai ji per ilga.",
  "link.unknownPart": ({ part, expected }) =>
    `„${part}“ šioje nuorodoje nevartojama. Galimos dalys: ${expected}.`,
  "link.repeatedPart": ({ part }) =>
    `„${part}“ nurodyta ne vieną kartą arba prieštarauja kitai daliai.`,
  "link.badValue": ({ part, found, expected }) =>
    `„${part}“ negali būti „${found}“. Galimos reikšmės: ${expected}.`,
  "link.badEscape": ({ found }) => `„${found}“ nėra tinkamas procentinis kodavimas.`,
};
