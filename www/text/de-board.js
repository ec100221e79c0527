// Texts of `<pylos-board>` in German; de.js includes them.

import { countBalls, heard, list, name, seen, told } from "./de-words.js";

/** @import { PositionFault, RecordRule } from "../pkg/rules.js" */

/** @param {"light" | "dark"} player */
const other = (player) => (player === "light" ? "dark" : "light");

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

/** @type {import("./board-text.js").Translation<(typeof import("./en-board.js"))["board"]>} */
export const board = {
  // The language itself
  "language.direction": "ltr",

  // The board
  "board.label": ({ player, back }) =>
    back !== null
      ? `Pylos-Brett, wie es nach Zug ${back} stand`
      : player === null
        ? "Pylos-Brett, Partie beendet"
        : `Pylos-Brett, ${name(player)} ist am Zug`,
  "board.level": ({ level }) => (level === 4 ? "Ebene 4, die Spitze" : `Ebene ${level}`),
  "board.cell": ({ cell, ball, states }) => {
    const content = ball === null ? "leer" : ball === "light" ? "helle Kugel" : "dunkle Kugel";
    return `Ebene ${cell[0]}, ${cell[1]} ${cell[2]}: ${[content, ...states].join(", ")}`;
  },
  "board.reserve": ({ player, count, states }) =>
    [`Vorrat von ${name(player)}: ${count === 0 ? "leer" : countBalls(count)}`, ...states].join(
      ", ",
    ),
  "state.picked": "aufgenommen",
  "state.raise": "kann hochgesetzt werden",
  "state.place": "hier kann eine Kugel gesetzt werden",
  "state.raiseHere": "die Kugel kann hierher hochgesetzt werden",
  "state.pickUp": "eine Kugel kann genommen werden",
  "state.played": "gerade gespielt",
  "state.remove": "kann zurückgenommen werden",
  "state.takenBack": "zurückgenommen; zum Zurücklegen noch einmal wählen",
  "state.lastMove": "Teil des letzten Zugs",
  "state.left": "im letzten Zug frei geworden",
  "state.crown": "eine übrige Kugel des Siegers",
  "state.figure.square": "Teil eines vollendeten Quadrats",
  "state.figure.line": "Teil einer vollendeten Reihe",
  "state.completes.square": "vollendet ein Quadrat",
  "state.completes.line": "vollendet eine Reihe",
  "state.threat.square": "hier könnte der Gegner ein Quadrat vollenden",
  "state.threat.line": "hier könnte der Gegner eine Reihe vollenden",
  "state.threat.raise": "diese Kugel könnte der Gegner hochsetzen",

  // What to do now
  "status.place": ({ player }) => `${name(player)}: Setze eine Kugel`,
  "status.placeOrRaise": ({ player }) => `${name(player)}: Setze eine Kugel oder setze eine hoch`,
  "status.raise": ({ player }) => `${name(player)}: Setze eine Kugel hoch`,
  "status.whereToPlace": ({ player }) => `${name(player)}: Wähle, wohin du die Kugel setzt`,
  "status.whereToRaise": ({ player, cell }) =>
    `${name(player)}: Setze die Kugel ${seen.from(cell)} hoch – wohin?`,
  "status.takeBack": ({ player, taken, most, none }) => {
    if (taken > 0) return `${name(player)}: Nimm eine zweite Kugel zurück oder lass es bei einer`;
    if (most === 1) return `${name(player)}: Nimm ${none ? "keine oder " : ""}eine Kugel zurück`;
    return `${name(player)}: Nimm ${none ? "keine, " : ""}eine oder zwei Kugeln zurück`;
  },
  "status.confirm": ({ player }) => `${name(player)}: Diesen Zug spielen?`,
  "status.thinking": "Der Computer denkt nach …",
  "status.paused": "Der Computer ist angehalten",
  "status.lookingBack": ({ turn, turns }) =>
    turn === 0 ? "Rückblick: Anfang der Partie" : `Rückblick: Zug ${turn} von ${turns}`,
  "status.variation": ({ turn }) => `Variante: Zug ${turn}`,
  "status.wins": ({ winner, reason }) => {
    const wins = `${name(winner)} gewinnt`;
    const loser = name(other(winner));
    switch (reason) {
      case "apex":
        return `${wins}: Die letzte Kugel liegt auf der Spitze`;
      case "emptyReserve":
        return `${wins}: ${loser} hat keine Kugel mehr im Vorrat`;
      case "noMove":
        return `${wins}: ${loser} kann weder eine Kugel setzen noch eine hochsetzen`;
      case "resignation":
        return `${wins}: ${loser} hat aufgegeben`;
      case "time":
        return `${wins}: Die Zeit von ${loser} ist abgelaufen`;
      default:
        return wins;
    }
  },
  "status.draw": "Remis: Dieselbe Stellung ist dreimal entstanden",
  "status.noRules": "Das Spiel konnte nicht geladen werden",
  "note.noRules":
    "Prüfe die Verbindung und lade die Seite neu. Der Browser muss WebAssembly unterstützen.",
  "note.twice":
    "Diese Stellung ist nun zweimal entstanden: Beim nächsten Mal endet die Partie remis.",
  "note.engineFailed": ({ reason }) => `Der Computer konnte nicht spielen: ${reason}`,

  // Why a click does nothing
  "why.computer": "Der Computer ist am Zug.",
  "why.lookingBack": "Du siehst eine frühere Stellung. Geh zur Partie zurück, um weiterzuspielen.",
  "why.over": "Die Partie ist beendet.",
  "why.otherReserve": ({ player }) =>
    `${name(player)} ist am Zug: Nimm eine Kugel aus dem Vorrat von ${name(player)}.`,
  "refusal.emptyReserve": ({ player }) =>
    `Der Vorrat von ${name(player)} ist leer: Setze eine Kugel hoch.`,
  "why.chooseTakeBack": "Du hast deine Kugel gespielt. Wähle nun eine Kugel, die du zurücknimmst.",
  "why.noHigherSquare": ({ cell }) =>
    `Die Kugel auf ${cell} kann nicht hochgesetzt werden: Auf höheren Ebenen ist kein Quadrat für sie frei.`,
  "why.notNow": "Das ist jetzt nicht möglich.",

  // Why a move breaks the rules; also shown for moves in records and links
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

  // Why a record or link cannot be read
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

  // Turns in words
  "say.place": ({ player, to, short }) =>
    `${name(player)} setzt eine Kugel ${told(short).onto(to)}`,
  "say.raise": ({ player, from, to, short }) =>
    `${name(player)} setzt die Kugel ${told(short).from(from)} ${told(short).onto(to)} hoch`,
  "say.takesBack": ({ cells, short }) => ` und nimmt ${told(short).ballsFrom(cells)} zurück`,
  "say.toMove": ({ player, count }) => `; ${name(player)} ist am Zug, noch ${countBalls(count)}.`,
  "say.end": ({ result }) => `. ${result}.`,
  "say.undone": ({ player, turns }) =>
    `Zurück ${turns === 0 ? "zum Anfang" : `zu Zug ${turns}`}; ${name(player)} ist am Zug.`,
  "say.redone": ({ player, turns }) => `Vor bis Zug ${turns}; ${name(player)} ist am Zug.`,
  "say.takenBack": ({ cell, status }) => `Kugel ${heard.from(cell)} zurückgenommen. ${status}.`,
  "say.completed": ({ squares, lines, status }) => {
    const figures = [
      ...(squares > 0 ? [squares === 1 ? "Quadrat" : `${squares} Quadrate`] : []),
      ...(lines > 0 ? [lines === 1 ? "Reihe" : `${lines} Reihen`] : []),
    ];
    return `${list(figures)} vollendet. ${status}.`;
  },
  "say.status": ({ status }) => `${status}.`,
  "say.lookedAt": ({ status, turn }) => (turn === "" ? `${status}.` : `${status}. ${turn}.`),

  // The panel
  "turn.label": "Dieser Zug",
  "turn.stop": ({ taken }) => (taken === 0 ? "Keine zurücknehmen" : "Nur eine"),
  "turn.play": "Zug spielen",
  "turn.putBack": "Aufs Brett zurücklegen",
  "turn.cancel": "Zug abbrechen",
  "turn.backToGame": "Zurück zur Partie",
  "moves.label": "Gespielte Züge",
  "moves.title": "Züge",
  "moves.none": "Noch kein Zug. Hell beginnt.",
  "moves.noneDark": "Noch kein Zug. Dunkel beginnt.",
  "moves.turn": ({ turn, player, text }) => `Zug ${turn}, ${name(player)}: ${text}`,
  "moves.mistake": "Fehler",
  "moves.mistake.sign": "?",
  "moves.doubtful": "zweifelhaft",
  "moves.doubtful.sign": "?!",
  "moves.variation": "Oder:",
  "replay.first": "Zum Anfang",
  "replay.previous": "Voriger Zug",
  "replay.play": "Züge abspielen",
  "replay.pause": "Abspielen anhalten",
  "replay.next": "Nächster Zug",
  "replay.last": "Zur aktuellen Stellung",
  "action.undo": "Rückgängig",

  // The view of the board
  "view.left": "Brett nach links drehen",
  "view.right": "Brett nach rechts drehen",

  // What to do now
  "status.toMove": ({ player }) => `${name(player)} ist am Zug`,
  "why.notYours": ({ player }) => `${name(player)} ist am Zug.`,

  // Marks set by the page that holds the board
  "state.mark.ring": "markiert",
  "state.mark.minus": "zum Zurücknehmen markiert",
  "state.mark.number": ({ number }) => `mit ${number} markiert`,
  "state.mark.from": ({ to }) => `ein Pfeil führt ${heard.onto(to)}`,
  "state.mark.to": "ein Pfeil führt hierher",

  // What is wrong with the attributes of the tag
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
  "element.game": ({ reason }) => `Die Partie wurde ignoriert. ${reason}`,

  // The controls below it
  "element.controls": "Partie",
};
