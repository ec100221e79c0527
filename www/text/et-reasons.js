// What forbids a move, and what is wrong with a game or an attribute, in Estonian: loaded when something is refused.

import { list, their } from "./et-words.js";
import { capital } from "./plural.js";

/** @import { PositionFault } from "../pkg/rules.js" */

/** @param {PositionFault} fault */
const positionFault = ({ rule, level = 1, row, cell, player = "light", found }) => {
  const size = 5 - level;
  switch (rule) {
    case "turnMissing":
      return "puudub märge, kelle käik on: l või d lõpus";
    case "badTurn":
      return "viimane täht peab näitama, kelle käik on: l või d";
    case "levels":
      return `korruseid on ${found}, peab olema 1 kuni 4`;
    case "rows":
      return `${level}. korrusel on ridu ${found}, peab olema ${size}`;
    case "rowLength":
      return `${level}. korruse ${row}. reas on kohti ${found}, peab olema ${size}`;
    case "unknownSign":
      return `${level}. korruse ${row}. reas on arusaamatu märk „${found}“`;
    case "sharedCell":
      return `kohal ${cell} on kaks kuuli`;
    case "floating":
      return `kuul kohal ${cell} ei toetu neljale kuulile`;
    case "tooManyBalls":
      return `${their(player)} kuule on laual ${found}, rohkem kui 15`;
    default:
      return rule;
  }
};

/** What is wrong with the text of a record, by rule. */
const recordFaults = {
  noRecord: "Üleskirjutust ei ole.",
  empty: "Üleskirjutus on tühi.",
  badTag: 'Üks märgend on valesti kirja pandud; näide: [Variant "expert"].',
  tagAmongMoves: "Üks märgend on pärast esimest käiku; märgendid peavad olema alguses.",
  openComment: "Kommentaar on sulgemata: puudub }.",
  badGlyph: "Märgi $ järel peab olema arv vahemikus 0 kuni 255.",
  variationWithoutMove: "Variant on enne esimest käiku.",
  openVariation: "Variant on sulgemata: puudub ).",
  emptyVariation: "Variandis ei ole käike.",
  strayParenthesis: "Leidub ) ilma avava suluta.",
  strayBrace: "Leidub } ilma avava suluta.",
  tooDeep: "Variandid on liiga sügavalt üksteise sees.",
  glyphWithoutMove: "Märk $ on enne esimest käiku.",
  resultInVariation: "Variandis on tulemus.",
  afterResult: "Üleskirjutus jätkub pärast tulemust.",
  unknownResult: "Märgend Result peab olema 1-0, 0-1, 1/2-1/2 või *.",
  twoResults: "Märgend Result ja käikude järel olev tulemus ei lange kokku.",
  wrongResult: "Tulemus ei vasta mängu lõpule.",
  noDraw: "Tulemus ei saa olla viik: ükski seis pole tekkinud kolm korda.",
};

/** @type {import("./board-text.js").Translation<(typeof import("./en-reasons.js"))["reasons"]>} */
export const reasons = {
  "why.computer": "Praegu on arvuti käik.",
  "why.lookingBack": "Vaatad varasemat seisu. Edasimängimiseks mine mängu juurde tagasi.",
  "why.over": "Mäng on läbi.",
  "why.otherReserve": ({ player }) =>
    `Praegu on ${their(player)} käik: võta kuul ${their(player)} rennist.`,
  "refusal.emptyReserve": ({ player }) =>
    `${capital(their(player))} renn on tühi: tõsta kuul kõrgemale.`,
  "why.chooseTakeBack": "Kuuliga on käidud. Nüüd vali kuul, mille tagasi võtad.",
  "why.noHigherPlace": "Seda kuuli ei saa tõsta: kõrgemal pole selle jaoks vaba kohta.",
  "why.theirs": ({ player, back }) =>
    `See on ${their(player)} kuul${back ? ": võta tagasi enda oma" : ""}.`,
  "why.notNow": "Praegu pole see võimalik.",
  "refusal.nothingToRaise": ({ cell }) => `Kohal ${cell} pole kuuli, mida tõsta.`,
  "refusal.raisesOpponent": ({ cell }) =>
    `Kuul kohal ${cell} on vastase oma: tõsta võib ainult oma kuule.`,
  "refusal.raisesSupport": ({ cell, above }) =>
    `Kuul kohal ${cell} toetab kuuli kohal ${above}: toetavat kuuli ei tohi tõsta.`,
  "refusal.notHigher": ({ from, to }) =>
    `Koht ${to} pole kõrgemal kui ${from}: kuuli saab tõsta ainult kõrgemale korrusele.`,
  "refusal.occupied": ({ cell }) => `Kohal ${cell} on juba kuul.`,
  "refusal.onOwnSupport": ({ from, to }) =>
    `Koht ${to} toetub kuulile kohal ${from}: kuuli ei saa tõsta nelinurgale, mille osa see ise on.`,
  "refusal.unsupported": ({ to, missing }) =>
    `Koha ${to} all peab olema neli kuuli; puudu on ${missing.length === 1 ? `kuul kohal ${missing[0]}` : `kuulid kohtadel ${list(missing)}`}.`,
  "refusal.noTakeBackForChildren": "Laste reeglitega kuule tagasi ei võeta.",
  "refusal.noFigure": ({ to, lines }) =>
    `Kuul kohal ${to} ei tee valmis oma värvi ${lines ? "nelinurka ega rivi" : "nelinurka"}, seega ei saa ühtegi kuuli tagasi võtta.`,
  "refusal.takeBackRequired": ({ to }) =>
    `Kuul kohal ${to} teeb valmis nelinurga või rivi: üks või kaks kuuli tuleb tagasi võtta.`,
  "refusal.nothingToTakeBack": ({ cell }) => `Kohal ${cell} pole kuuli, mida tagasi võtta.`,
  "refusal.takesBackOpponent": ({ cell }) =>
    `Kuul kohal ${cell} on vastase oma: tagasi võib võtta ainult oma kuule.`,
  "refusal.takesBackSupport": ({ cell, above }) =>
    `Kuul kohal ${cell} toetab kuuli kohal ${above}: toetavat kuuli ei tohi tagasi võtta.`,
  "error.badPosition": ({ faults }) => `Seis on vigane (${faults.map(positionFault).join("; ")}).`,
  "error.badMove": ({ found }) =>
    found === undefined ? "Üks käik puudub." : `„${found}“ ei ole käik.`,
  "error.gameOver": "Pärast mängu lõppu on veel käike.",
  "error.badRecord": ({ rule, found }) =>
    rule === "tagTwice" ? `Märgend ${found} esineb kaks korda.` : recordFaults[rule],
  "error.badOption": ({ option, found, expected }) =>
    found !== undefined && expected !== undefined
      ? `„${option}“ ei saa olla „${found}“. Lubatud: ${expected.join(", ")}.`
      : `Valik „${option}“ on vigane.`,
  "error.at": ({ sentence, line, move, variation, turn }) => {
    const place = [
      ...(line === undefined ? [] : [`${line}. rida`]),
      ...(move === undefined
        ? []
        : [`käik ${move.replace("...", "…")}${variation ? " variandis" : ""}`]),
      ...(turn === undefined ? [] : [`${turn}. käik`]),
    ];
    return `${sentence.replace(/\.$/, "")} (${place.join(", ")}).`;
  },
  "why.notYours": ({ player }) => `Praegu on ${their(player)} käik.`,
  "element.bad": ({ name: attribute, reason }) => `Atribuuti ${attribute} ei kasutatud: ${reason}`,
  "element.tooLong": "see on liiga pikk.",
  "element.oneOf": ({ found, expected }) => `„${found}“ ei ole ükski neist: ${list(expected)}.`,
  "element.number": ({ found, least, most }) =>
    `„${found}“ ei ole arv vahemikus ${least} kuni ${most}.`,
  "element.camera": ({ found }) =>
    `„${found}“ on arusaamatu; näide: elevation=70 rotation=30 levels=2`,
  "element.src": ({ found, status }) =>
    `„${found}“ laadimine ei õnnestunud (${status ?? "vastust ei tulnud"}).`,
  "element.mark": ({ found }) =>
    `„${found}“ on arusaamatu; näited: ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1`,
  "element.noCanvas":
    "Mängulauda ei saa joonistada: brauser ei luba sellel lehel „canvas“-elementi. Klaviatuur ja ekraanilugejad töötavad.",
  "element.game": ({ reason }) => `Mängu ei kasutatud. ${reason}`,

  // The link of a game that was not opened
  "link.bad": ({ reason }) => `Linki ei avatud. ${reason}`,
  "link.tooLong": "See on mängu lingi jaoks liiga pikk.",
  "link.unknownPart": ({ part, expected }) =>
    `„${part}“ ei kuulu sellesse linki. Lubatud: ${expected}.`,
  "link.repeatedPart": ({ part }) => `„${part}“ esineb mitu korda või on teise osaga vastuolus.`,
  "link.badValue": ({ part, found, expected }) =>
    `„${part}“ ei saa olla „${found}“. Lubatud: ${expected}.`,
  "link.badEscape": ({ found }) => `„${found}“ ei ole kehtiv protsentkodeering.`,
};
