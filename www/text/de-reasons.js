// What forbids a move, and what is wrong with a game, in German, and an exercise in a frame.

import { list, name } from "./de-words.js";
import { capital } from "./plural.js";

/** @import { PositionFault, RecordRule } from "../pkg/rules.js" */

/** @param {PositionFault} fault */
const positionFault = ({ rule, level, cell, player = "light", found }) => {
  if (rule === "floating") return `die Kugel auf ${cell} ruht nicht auf vier anderen`;
  if (rule === "tooManyBalls") return `${name(player)} hat ${found} Kugeln, mehr als 15`;
  if (rule === "turnMissing" || rule === "badTurn")
    return "am Ende muss l oder d stehen, für den Spieler am Zug";
  return level === undefined ? "prüfe die Ebenen" : `prüfe Ebene ${level}`;
};

/** @type {Record<RecordRule, string>} */
const BAD_RECORD = {
  noRecord: "Hier ist keine Notation, oder sie ist zu lang.",
  empty: "Die Notation ist leer.",
  badTag: 'Eine Kopfzeile muss so aussehen: [White "Anna"].',
  tooLong: "Es sind zu viele Züge, Anmerkungen oder Kopfzeilen.",
  tagTwice: "Eine Kopfzeile kommt zweimal vor.",
  tagAmongMoves: "Eine Kopfzeile steht zwischen den Zügen: Sie gehört an den Anfang.",
  openComment: "Ein Kommentar ist nicht geschlossen.",
  badGlyph: "Ein Zeichen wie $1 muss von $0 bis $255 sein.",
  variationWithoutMove: "Eine Variante steht vor dem ersten Zug.",
  openVariation: "Eine Variante ist nicht geschlossen.",
  emptyVariation: "Eine Variante hat keinen Zug.",
  strayParenthesis: "Vor einem „)“ fehlt das „(“.",
  strayBrace: "Vor einem „}“ fehlt das „{“.",
  tooDeep: "Varianten sind mehr als 32-mal verschachtelt.",
  glyphWithoutMove: "Ein Zeichen wie $1 steht vor dem ersten Zug.",
  resultInVariation: "Ein Ergebnis steht in einer Variante.",
  afterResult: "Nach dem Ergebnis steht noch Text.",
  anotherGame: "Hier beginnt eine weitere Partie.",
  unknownResult: "Die Kopfzeile „Result“ muss 1-0, 0-1, 1/2-1/2 oder * sein.",
  twoResults: "Die Kopfzeile „Result“ und das Ergebnis nach den Zügen sind verschieden.",
  wrongResult: "Das Ergebnis passt nicht zur Partie.",
  noDraw: "Diese Partie ist kein Remis: Keine Stellung kam dreimal vor.",
};

/** @type {import("./board-text.js").TextsOf<"reasons">} */
export const reasons = {
  "why.computer": "Der Computer ist am Zug.",
  "why.lookingBack": "Geh zur Partie zurück, um weiterzuspielen.",
  "why.over": "Die Partie ist beendet.",
  "why.notYours": ({ player }) => `${name(player)} ist am Zug.`,
  "why.chooseTakeBack": "Wähle nun eine Kugel, die du zurücknimmst.",
  "why.noHigherPlace": "Weiter oben ist kein Platz für diese Kugel frei.",
  "why.theirs": ({ player }) => `Diese Kugel gehört ${name(player)}.`,
  "why.notNow": "Das ist jetzt nicht möglich.",
  "refusal.emptyReserve": ({ player }) =>
    `Der Vorrat von ${name(player)} ist leer: Setze eine Kugel hoch.`,
  "refusal.nothingToRaise": ({ cells: [cell] }) => `Auf ${cell} liegt keine Kugel.`,
  "refusal.raisesOpponent": ({ cells: [cell] }) => `Die Kugel auf ${cell} gehört dem Gegner.`,
  "refusal.raisesSupport": ({ cells: [cell, above] }) =>
    `Die Kugel auf ${cell} muss liegen bleiben: Sie trägt die auf ${above}.`,
  "refusal.notHigher": ({ cells: [from, to] }) =>
    `Eine Kugel kann nur nach oben: ${to} liegt nicht höher als ${from}.`,
  "refusal.occupied": ({ cells: [cell] }) => `Auf ${cell} liegt schon eine Kugel.`,
  "refusal.onOwnSupport": ({ cells: [from, to] }) =>
    `${to} ruht auf ${from}: Diese Kugel kann nicht dorthin.`,
  "refusal.unsupported": ({ cells: [to, ...missing] }) =>
    `${to} braucht vier Kugeln unter sich; auf ${list(missing)} liegt keine.`,
  "refusal.noTakeBackForChildren": "Nach den Kinderregeln werden keine Kugeln zurückgenommen.",
  "refusal.noFigure": ({ cells: [to], variant }) =>
    `Die Kugel auf ${to} vollendet ${variant === "expert" ? "weder Quadrat noch Reihe" : "kein Quadrat"}: Du darfst keine Kugel zurücknehmen.`,
  "refusal.takeBackRequired": ({ cells: [to] }) =>
    `Mit der Kugel auf ${to} musst du eine oder zwei Kugeln zurücknehmen.`,
  "error.badPosition": ({ faults }) =>
    `Die Stellung ist ungültig: ${capital(faults.map(positionFault).join("; "))}.`,
  "error.badMove": ({ found = "" }) => `„${found}“ ist kein Zug.`,
  "error.badRecord": ({ rule }) => BAD_RECORD[rule],
  "error.badOption": ({ option, found = "", expected = [] }) =>
    `„${option}“ kann nicht „${found}“ sein. Erlaubt: ${expected.join(", ")}.`,
  "error.at": ({ sentence, line, move }) => {
    const place = [line && `Zeile ${line}`, move && `Zug ${move}`];
    return `${capital(place.filter(Boolean).join(", "))}: ${sentence}`;
  },
  "element.noCanvas":
    "Dieser Browser kann das Brett nicht zeichnen. Tastatur und Screenreader funktionieren.",

  // The link of a game that was not opened
  "link.bad": ({ reason }) => `Der Link wurde nicht geöffnet. ${reason}`,
  "link.tooLong": "Er ist zu lang.",
  "link.unknown": ({ found }) => `„${found}“ ist unbekannt.`,
  "link.repeated": ({ found }) => `„${found}“ kommt mehrmals vor.`,

  "embed.find": ({ player }) => `${name(player)} am Zug: Finde den besten Zug`,
  "embed.right": "Richtig!",
  "embed.wrong": "Das ist nicht der beste Zug. Versuche einen anderen.",
};
