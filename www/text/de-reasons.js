// What forbids a move, and what is wrong with a game or an attribute, in German: loaded when something is refused.

import { list, name } from "./de-words.js";

/** @import { PositionFault } from "../pkg/rules.js" */

/** @param {PositionFault} fault */
const positionFault = ({ rule, level = 1, row, cell, player = "light", found }) => {
  const size = 5 - level;
  switch (rule) {
    case "turnMissing":
      return "es fehlt, wer am Zug ist: l oder d am Ende";
    case "badTurn":
      return "der letzte Buchstabe muss angeben, wer am Zug ist: l oder d";
    case "levels":
      return `Ebenen: ${found} statt 1 bis 4`;
    case "rows":
      return `Zeilen auf Ebene ${level}: ${found} statt ${size}`;
    case "rowLength":
      return `Felder in Zeile ${row} von Ebene ${level}: ${found} statt ${size}`;
    case "unknownSign":
      return `„${found}“ in Zeile ${row} von Ebene ${level} ist unverständlich`;
    case "sharedCell":
      return `auf ${cell} liegen zwei Kugeln`;
    case "floating":
      return `die Kugel auf ${cell} ruht nicht auf vier anderen`;
    case "tooManyBalls":
      return `${name(player)} hat ${found} Kugeln auf dem Brett, mehr als 15`;
    default:
      return rule;
  }
};

/** What is wrong with the text of a record, by rule. */
const recordFaults = {
  noRecord: "Es gibt keine Partieaufzeichnung zu lesen.",
  empty: "Die Aufzeichnung ist leer.",
  badTag: 'Eine Kennzeile ist falsch geschrieben; ein Beispiel: [Variant "expert"].',
  tagAmongMoves: "Eine Kennzeile steht hinter dem ersten Zug; Kennzeilen gehören an den Anfang.",
  openComment: "Ein Kommentar ist nicht geschlossen: } fehlt.",
  badGlyph: "Auf $ muss eine Zahl von 0 bis 255 folgen.",
  variationWithoutMove: "Eine Variante steht vor dem ersten Zug.",
  openVariation: "Eine Variante ist nicht geschlossen: ) fehlt.",
  emptyVariation: "Eine Variante hat keinen Zug.",
  strayParenthesis: "Zu einer ) fehlt die öffnende Klammer.",
  strayBrace: "Zu einer } fehlt die öffnende Klammer.",
  tooDeep: "Die Varianten sind zu tief verschachtelt.",
  glyphWithoutMove: "Ein $-Zeichen steht vor dem ersten Zug.",
  resultInVariation: "Eine Variante enthält ein Ergebnis.",
  afterResult: "Die Aufzeichnung geht nach dem Ergebnis weiter.",
  unknownResult: "Die Kennzeile Result muss 1-0, 0-1, 1/2-1/2 oder * sein.",
  twoResults: "Die Kennzeile Result und das Ergebnis nach den Zügen widersprechen sich.",
  wrongResult: "Das Ergebnis passt nicht zum Ende der Partie.",
  noDraw: "Das Ergebnis kann nicht remis sein: Keine Stellung ist dreimal entstanden.",
};

/** @type {import("./board-text.js").Translation<(typeof import("./en-reasons.js"))["reasons"]>} */
export const reasons = {
  "why.computer": "Der Computer ist am Zug.",
  "why.lookingBack": "Du siehst eine frühere Stellung. Geh zur Partie zurück, um weiterzuspielen.",
  "why.over": "Die Partie ist beendet.",
  "why.otherReserve": ({ player }) =>
    `${name(player)} ist am Zug: Nimm eine Kugel aus dem Vorrat von ${name(player)}.`,
  "refusal.emptyReserve": ({ player }) =>
    `Der Vorrat von ${name(player)} ist leer: Setze eine Kugel hoch.`,
  "why.chooseTakeBack": "Du hast deine Kugel gespielt. Wähle nun eine Kugel, die du zurücknimmst.",
  "why.noHigherPlace":
    "Diese Kugel kann nicht hochgesetzt werden: Weiter oben ist kein Platz für sie frei.",
  "why.theirs": ({ player, back }) =>
    `Diese Kugel gehört ${name(player)}${back ? ": Nimm eine eigene zurück" : ""}.`,
  "why.notNow": "Das ist jetzt nicht möglich.",
  "refusal.nothingToRaise": ({ cell }) => `Auf ${cell} liegt keine Kugel zum Hochsetzen.`,
  "refusal.raisesOpponent": ({ cell }) =>
    `Die Kugel auf ${cell} gehört dem Gegner: Du darfst nur eigene Kugeln hochsetzen.`,
  "refusal.raisesSupport": ({ cell, above }) =>
    `Die Kugel auf ${cell} trägt die auf ${above}: Eine tragende Kugel kann nicht hochgesetzt werden.`,
  "refusal.notHigher": ({ from, to }) =>
    `${to} liegt nicht höher als ${from}: Eine Kugel kann nur auf eine höhere Ebene hochgesetzt werden.`,
  "refusal.occupied": ({ cell }) => `Auf ${cell} liegt schon eine Kugel.`,
  "refusal.onOwnSupport": ({ from, to }) =>
    `${to} ruht auf ${from}: Eine Kugel kann nicht auf ein Quadrat gesetzt werden, zu dem sie selbst gehört.`,
  "refusal.unsupported": ({ to, missing }) =>
    `${to} braucht vier Kugeln unter sich; auf ${list(missing)} liegt keine.`,
  "refusal.noTakeBackForChildren": "Nach den Kinderregeln werden keine Kugeln zurückgenommen.",
  "refusal.noFigure": ({ to, lines }) =>
    `Die Kugel auf ${to} vollendet ${lines ? "weder Quadrat noch Reihe" : "kein Quadrat"} ihrer Farbe, also darfst du keine Kugel zurücknehmen.`,
  "refusal.takeBackRequired": ({ to }) =>
    `Die Kugel auf ${to} vollendet ein Quadrat oder eine Reihe: Du musst eine oder zwei Kugeln zurücknehmen.`,
  "refusal.nothingToTakeBack": ({ cell }) => `Auf ${cell} liegt keine Kugel zum Zurücknehmen.`,
  "refusal.takesBackOpponent": ({ cell }) =>
    `Die Kugel auf ${cell} gehört dem Gegner: Du darfst nur eigene Kugeln zurücknehmen.`,
  "refusal.takesBackSupport": ({ cell, above }) =>
    `Die Kugel auf ${cell} trägt die auf ${above}: Eine tragende Kugel kann nicht zurückgenommen werden.`,
  "error.badPosition": ({ faults }) =>
    `Die Stellung ist ungültig (${faults.map(positionFault).join("; ")}).`,
  "error.badMove": ({ found }) =>
    found === undefined ? "Ein Zug fehlt." : `„${found}“ ist kein Zug.`,
  "error.gameOver": "Nach dem Ende der Partie folgen noch Züge.",
  "error.badRecord": ({ rule, found }) =>
    rule === "tagTwice" ? `Die Kennzeile ${found} kommt zweimal vor.` : recordFaults[rule],
  "error.badOption": ({ option, found, expected }) =>
    found !== undefined && expected !== undefined
      ? `„${option}“ kann nicht „${found}“ sein. Erlaubt: ${expected.join(", ")}.`
      : `Die Option „${option}“ ist ungültig.`,
  "error.at": ({ sentence, line, move, variation, turn }) => {
    const place = [
      ...(line === undefined ? [] : [`Zeile ${line}`]),
      ...(move === undefined
        ? []
        : [`Zug ${move.replace("...", "…")}${variation ? " einer Variante" : ""}`]),
      ...(turn === undefined ? [] : [`Zug ${turn}`]),
    ];
    return `${sentence.replace(/\.$/, "")} (${place.join(", ")}).`;
  },
  "why.notYours": ({ player }) => `${name(player)} ist am Zug.`,
  "element.bad": ({ name: attribute, reason }) =>
    `Das Attribut ${attribute} wurde ignoriert: ${reason}`,
  "element.tooLong": "Es ist zu lang.",
  "element.oneOf": ({ found, expected }) =>
    `„${found}“ ist keiner dieser Werte: ${list(expected)}.`,
  "element.number": ({ found, least, most }) =>
    `„${found}“ ist keine Zahl von ${least} bis ${most}.`,
  "element.camera": ({ found }) =>
    `„${found}“ ist unverständlich; ein Beispiel: elevation=70 rotation=30 levels=2`,
  "element.src": ({ found, status }) =>
    `„${found}“ konnte nicht geladen werden (${status ?? "keine Antwort"}).`,
  "element.mark": ({ found }) =>
    `„${found}“ ist unverständlich; Beispiele: ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1`,
  "element.noCanvas":
    "Das Brett kann nicht gezeichnet werden: Der Browser erlaubt auf dieser Seite kein Canvas. Tastatur und Screenreader funktionieren.",
  "element.game": ({ reason }) => `Die Partie wurde ignoriert. ${reason}`,

  // The link of a game that was not opened
  "link.bad": ({ reason }) => `Der Link wurde nicht geöffnet. ${reason}`,
  "link.tooLong": "Er ist zu lang für einen Link zu einer Partie.",
  "link.unknownPart": ({ part, expected }) =>
    `„${part}“ gehört nicht in diesen Link. Erlaubt: ${expected}.`,
  "link.repeatedPart": ({ part }) =>
    `„${part}“ kommt mehrmals vor oder widerspricht einem anderen Teil.`,
  "link.badValue": ({ part, found, expected }) =>
    `„${part}“ kann nicht „${found}“ sein. Erlaubt: ${expected}.`,
  "link.badEscape": ({ found }) => `„${found}“ ist keine gültige Prozentkodierung.`,
};
