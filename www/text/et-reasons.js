// What forbids a move, and what is wrong with a game, in Estonian, and an exercise in a frame.

import { list, name, their } from "./et-words.js";
import { capital } from "./plural.js";

/** @import { PositionFault, RecordRule } from "../pkg/rules.js" */

/** @param {PositionFault} fault */
const positionFault = ({ rule, level, cell, player = "light", found }) => {
  if (rule === "floating") return `kuul kohal ${cell} ei toetu neljale kuulile`;
  if (rule === "tooManyBalls") return `${their(player)} kuule on ${found}, rohkem kui 15`;
  if (rule === "turnMissing" || rule === "badTurn")
    return "lõpus peab olema l või d (kelle käik on)";
  return level === undefined ? "kontrolli korruseid" : `kontrolli ${level}. korrust`;
};

/** @type {Record<RecordRule, string>} */
const BAD_RECORD = {
  noRecord: "Üleskirjutust ei ole või see on liiga pikk.",
  empty: "Üleskirjutus on tühi.",
  badTag: 'Päiserida peab olema selline: [White "Anna"].',
  tooLong: "Käike, märkusi või päiseridu on liiga palju.",
  tagTwice: "Päiserida esineb kaks korda.",
  tagAmongMoves: "Päiserida on käikude vahel: päiseread on alguses.",
  openComment: "Kommentaar on sulgemata.",
  badGlyph: "Märk nagu $1 peab olema vahemikus $0 kuni $255.",
  variationWithoutMove: "Variant on enne esimest käiku.",
  openVariation: "Variant on sulgemata.",
  emptyVariation: "Variandis pole ühtegi käiku.",
  strayParenthesis: "Enne märki „)“ puudub „(“.",
  strayBrace: "Enne märki „}“ puudub „{“.",
  tooDeep: "Variandid on üksteise sees rohkem kui 32 korda.",
  glyphWithoutMove: "Märk nagu $1 on enne esimest käiku.",
  resultInVariation: "Tulemus on variandi sees.",
  afterResult: "Pärast tulemust on veel teksti.",
  anotherGame: "Siin algab järgmine mäng.",
  unknownResult: "Päiserida „Result“ peab olema 1-0, 0-1, 1/2-1/2 või *.",
  twoResults: "Päiserida „Result“ ja tulemus pärast käike on erinevad.",
  wrongResult: "Tulemus ei vasta mängule.",
  noDraw: "See mäng ei ole viik: ükski seis ei esinenud kolm korda.",
};

/** @type {import("./board-text.js").TextsOf<"reasons">} */
export const reasons = {
  "why.computer": "Praegu on arvuti käik.",
  "why.lookingBack": "Edasi mängimiseks mine tagasi mängu.",
  "why.over": "Mäng on läbi.",
  "why.notYours": ({ player }) => `Praegu on ${their(player)} käik.`,
  "why.chooseTakeBack": "Nüüd vali kuul, mille tagasi võtad.",
  "why.noHigherPlace": "Kõrgemal pole selle kuuli jaoks vaba kohta.",
  "why.theirs": ({ player }) => `See on ${their(player)} kuul.`,
  "why.notNow": "Praegu pole see võimalik.",
  "refusal.emptyReserve": ({ player }) =>
    `${capital(their(player))} renn on tühi: tõsta kuul kõrgemale.`,
  "refusal.nothingToRaise": ({ cells: [cell] }) => `Kohal ${cell} pole kuuli.`,
  "refusal.raisesOpponent": ({ cells: [cell] }) => `Kuul kohal ${cell} on vastase oma.`,
  "refusal.raisesSupport": ({ cells: [cell, above] }) =>
    `Kuul kohal ${cell} peab paigale jääma: see toetab kuuli kohal ${above}.`,
  "refusal.notHigher": ({ cells: [from, to] }) =>
    `Kuuli saab tõsta ainult kõrgemale: ${to} pole kõrgemal kui ${from}.`,
  "refusal.occupied": ({ cells: [cell] }) => `Kohal ${cell} on juba kuul.`,
  "refusal.onOwnSupport": ({ cells: [from, to] }) =>
    `Koht ${to} toetub kuulile kohal ${from}, seepärast ei saa seda sinna tõsta.`,
  "refusal.unsupported": ({ cells: [to, ...missing] }) =>
    `Koha ${to} all peab olema neli kuuli; ${list(missing)} ${missing.length === 1 ? "on tühi" : "on tühjad"}.`,
  "refusal.noTakeBackForChildren": "Laste reeglitega kuule tagasi ei võeta.",
  "refusal.noFigure": ({ cells: [to], variant }) =>
    `Kuul kohal ${to} ei moodusta nelinurka${variant === "expert" ? " ega rivi" : ""}: kuule tagasi võtta ei saa.`,
  "refusal.takeBackRequired": ({ cells: [to] }) =>
    `Kui kuul läheb kohale ${to}, tuleb tagasi võtta üks või kaks kuuli.`,
  "error.badPosition": ({ faults }) => `Seis on vigane: ${faults.map(positionFault).join("; ")}.`,
  "error.badMove": ({ found = "" }) => `„${found}“ ei ole käik.`,
  "error.badRecord": ({ rule }) => BAD_RECORD[rule],
  "error.badOption": ({ option, found = "", expected = [] }) =>
    `„${option}“ ei saa olla „${found}“. Lubatud: ${expected.join(", ")}.`,
  "error.at": ({ sentence, line, move }) => {
    const place = [line && `${line}. rida`, move && `käik ${move}`];
    return `${capital(place.filter(Boolean).join(", "))}: ${sentence}`;
  },
  "element.noCanvas":
    "See brauser ei saa mängulauda joonistada. Klaviatuur ja ekraanilugejad töötavad.",

  // The link of a game that was not opened
  "link.bad": ({ reason }) => `Linki ei saanud avada. ${reason}`,
  "link.tooLong": "See on liiga pikk.",
  "link.unknown": ({ found }) => `„${found}“ jäi arusaamatuks.`,
  "link.repeated": ({ found }) => `„${found}“ esineb mitu korda.`,

  "embed.find": ({ player }) => `${name(player)} käivad: leia parim käik`,
  "embed.right": "Õige!",
  "embed.wrong": "See ei ole parim käik. Proovi teist.",
};
