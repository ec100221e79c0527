// What forbids a move, and what is wrong with a game, in Lithuanian, and an exercise in a frame.

import { list, their } from "./lt-words.js";
import { capital } from "./plural.js";

/** @import { PositionFault, RecordRule } from "../pkg/rules.js" */

/** @param {PositionFault} fault */
const positionFault = ({ rule, level, cell, player = "light", found }) => {
  if (rule === "floating") return `rutuliukas ${cell} nesiremia į keturis kitus`;
  if (rule === "tooManyBalls") return `${their(player)} rutuliukų yra ${found}, daugiau negu 15`;
  if (rule === "turnMissing" || rule === "badTurn") return "gale turi būti l arba d (kieno ėjimas)";
  return level === undefined ? "patikrinkite aukštus" : `patikrinkite ${level} aukštą`;
};

/** @type {Record<RecordRule, string>} */
const BAD_RECORD = {
  noRecord: "Įrašo nėra arba jis per ilgas.",
  empty: "Įrašas tuščias.",
  badTag: 'Žyma turi atrodyti taip: [White "Anna"].',
  tooLong: "Per daug ėjimų, pastabų arba žymų.",
  tagTwice: "Žyma kartojasi du kartus.",
  tagAmongMoves: "Žyma yra tarp ėjimų: žymos rašomos pradžioje.",
  openComment: "Komentaras neuždarytas.",
  badGlyph: "Ženklas, toks kaip $1, turi būti nuo $0 iki $255.",
  variationWithoutMove: "Variantas yra prieš pirmą ėjimą.",
  openVariation: "Variantas neuždarytas.",
  emptyVariation: "Variante nėra nė vieno ėjimo.",
  strayParenthesis: "Prieš „)“ trūksta „(“.",
  strayBrace: "Prieš „}“ trūksta „{“.",
  tooDeep: "Variantai įdėti vienas į kitą daugiau nei 32 kartus.",
  glyphWithoutMove: "Ženklas, toks kaip $1, yra prieš pirmą ėjimą.",
  resultInVariation: "Rezultatas yra varianto viduje.",
  afterResult: "Po rezultato yra dar teksto.",
  anotherGame: "Čia prasideda kita partija.",
  unknownResult: "Žyma „Result“ turi būti 1-0, 0-1, 1/2-1/2 arba *.",
  twoResults: "Žyma „Result“ ir rezultatas po ėjimų skiriasi.",
  wrongResult: "Rezultatas neatitinka partijos.",
  noDraw: "Ši partija nėra lygiosios: jokia pozicija nepasikartojo tris kartus.",
};

/** @type {import("./board-text.js").TextsOf<"reasons">} */
export const reasons = {
  "why.computer": "Dabar kompiuterio ėjimas.",
  "why.lookingBack": "Norėdami žaisti toliau, grįžkite į partiją.",
  "why.over": "Partija baigta.",
  "why.notYours": ({ player }) => `Dabar ${their(player)} ėjimas.`,
  "why.chooseTakeBack": "Dabar pasirinkite, kurį rutuliuką nuimti.",
  "why.noHigherPlace": "Aukščiau šiam rutuliukui nėra laisvos vietos.",
  "why.theirs": ({ player }) => `Tai ${their(player)} rutuliukas.`,
  "why.notNow": "Dabar to padaryti negalima.",
  "refusal.emptyReserve": ({ player }) =>
    `${capital(their(player))} rezervas tuščias: perkelkite rutuliuką aukščiau.`,
  "refusal.nothingToRaise": ({ cells: [cell] }) => `Vietoje ${cell} rutuliuko nėra.`,
  "refusal.raisesOpponent": ({ cells: [cell] }) => `Rutuliukas ${cell} yra varžovo.`,
  "refusal.raisesSupport": ({ cells: [cell, above] }) =>
    `Rutuliuko ${cell} judinti negalima: į jį remiasi ${above}.`,
  "refusal.notHigher": ({ cells: [from, to] }) =>
    `Rutuliuką galima perkelti tik aukščiau: ${to} nėra aukščiau už ${from}.`,
  "refusal.occupied": ({ cells: [cell] }) => `Vietoje ${cell} jau yra rutuliukas.`,
  "refusal.onOwnSupport": ({ cells: [from, to] }) =>
    `Vieta ${to} remiasi į ${from}, todėl to rutuliuko ten perkelti negalima.`,
  "refusal.unsupported": ({ cells: [to, ...missing] }) =>
    `Po vieta ${to} turi būti keturi rutuliukai, o ${missing.length === 1 ? `vieta ${missing[0]} tuščia` : `vietos ${list(missing)} tuščios`}.`,
  "refusal.noTakeBackForChildren": "Pagal taisykles pradedantiesiems rutuliukai nenuimami.",
  "refusal.noFigure": ({ cells: [to], variant }) =>
    `Rutuliukas ${to} nesuformuoja kvadrato${variant === "expert" ? " ar eilės" : ""}: nieko nuimti negalima.`,
  "refusal.takeBackRequired": ({ cells: [to] }) =>
    `Rutuliukui atsidūrus vietoje ${to}, reikia nuimti vieną arba du rutuliukus.`,
  "error.badPosition": ({ faults }) =>
    `Pozicija neteisinga: ${faults.map(positionFault).join("; ")}.`,
  "error.badMove": ({ found = "" }) => `„${found}“ nėra ėjimas.`,
  "error.badRecord": ({ rule }) => BAD_RECORD[rule],
  "error.badOption": ({ option, found = "", expected = [] }) =>
    `„${option}“ negali būti „${found}“. Galimos reikšmės: ${expected.join(", ")}.`,
  "error.at": ({ sentence, line, move }) => {
    const place = [line && `${line} eilutė`, move && `${move} ėjimas`];
    return `${capital(place.filter(Boolean).join(", "))}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  },
  "element.noCanvas":
    "Ši naršyklė negali nupiešti lentos. Klaviatūra ir ekrano skaitytuvai vis tiek veikia.",

  // The link of a game that was not opened
  "link.bad": ({ reason }) => `Nuorodos atverti nepavyko. ${reason}`,
  "link.tooLong": "Ji per ilga.",
  "link.unknown": ({ found }) => `„${found}“ nesuprantama.`,
  "link.repeated": ({ found }) => `„${found}“ nurodyta ne vieną kartą.`,

  "embed.find": ({ player }) => `Dabar ${their(player)} ėjimas: raskite geriausią`,
  "embed.right": "Teisingai!",
  "embed.wrong": "Ne geriausias ėjimas. Bandykite kitą.",
};
