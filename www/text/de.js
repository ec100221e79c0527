// Every text in German. The terms: Kugel, Feld, Ebene, Vorrat, Quadrat, Reihe, Spitze; setzen, hochsetzen, zurücknehmen.

import { analysis } from "./de-analysis.js";
import { board } from "./de-board.js";
import { ballsFrom, countBalls, from, list, name, onto } from "./de-words.js";
import { capital } from "./plural.js";

const levelNames = [
  "Anfänger",
  "Hobbyspieler",
  "ruhig",
  "aufgeweckt",
  "geübt",
  "stark",
  "Meister",
  "perfekt",
];

const variantNames = {
  children: "Kinderregeln",
  standard: "Normale Regeln",
  expert: "Expertenregeln",
};

/** @param {string} detail what is wrong, in English */
const inEnglish = (detail) => `(auf Englisch: „${detail}“)`;

/** @param {"light" | "dark"} player */
const other = (player) => (player === "light" ? "dark" : "light");

/** @type {import("./text.js").Texts} */
export const de = {
  ...analysis,
  ...board,

  // The language itself
  "language.direction": "ltr",
  "language.label": "Sprache",
  "language.failed": "Diese Sprache konnte nicht geladen werden.",

  // The page
  title: ({ status }) => `${status} – Pylos`,
  name: "Pylos",
  "page.game": "Partie",
  "page.starting": "Das Brett wird aufgestellt…",
  "page.rules": ({ variant, takeBack, emptyReserve }) =>
    [
      variantNames[variant],
      ...(takeBack === "optional" ? ["Zurücknehmen freiwillig"] : []),
      ...(emptyReserve === "playsOn" ? ["Weiterspielen mit leerem Vorrat"] : []),
    ].join(", "),

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
  "state.played": "gerade gesetzt",
  "state.remove": "kann zurückgenommen werden",
  "state.takenBack": "zurückgenommen, noch einmal wählen legt sie wieder hin",
  "state.lastMove": "letzter Zug",
  "state.left": "im letzten Zug verlassen",
  "state.figure.square": "Teil eines vollendeten Quadrats",
  "state.figure.line": "Teil einer vollendeten Reihe",

  // What to do now
  "status.place": ({ player }) => `${name(player)}: Setze eine Kugel`,
  "status.placeOrRaise": ({ player }) => `${name(player)}: Setze eine Kugel oder setze eine höher`,
  "status.raise": ({ player }) => `${name(player)}: Setze eine Kugel höher`,
  "status.whereToPlace": ({ player }) => `${name(player)}: Wähle ein Feld für die Kugel`,
  "status.whereToRaise": ({ player, cell }) =>
    `${name(player)}: Setze die Kugel ${from(cell)} höher – wohin?`,
  "status.takeBack": ({ player, taken, most, none }) => {
    if (taken > 0) return `${name(player)}: Nimm eine zweite Kugel zurück oder lass es bei einer`;
    if (most === 1) return `${name(player)}: Nimm eine Kugel${none ? " oder keine" : ""} zurück`;
    return `${name(player)}: Nimm eine oder zwei Kugeln${none ? " oder keine" : ""} zurück`;
  },
  "status.thinking": "Der Computer denkt nach…",
  "status.paused": "Der Computer wartet",
  "status.lookingBack": ({ turn, turns }) =>
    turn === 0 ? "Rückblick: der Anfang" : `Rückblick: Zug ${turn} von ${turns}`,
  "status.wins": ({ winner, reason }) => {
    const wins = `${name(winner)} gewinnt`;
    const loser = name(other(winner));
    switch (reason) {
      case "apex":
        return `${wins}: Die Spitze ist besetzt`;
      case "emptyReserve":
        return `${wins}: ${loser} hat keine Kugel mehr im Vorrat`;
      case "noMove":
        return `${wins}: ${loser} kann weder eine Kugel setzen noch eine höher setzen`;
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
  "why.lookingBack":
    "Das ist ein früherer Moment der Partie: Geh zur Partie zurück, um weiterzuspielen.",
  "why.over": "Die Partie ist beendet.",
  "why.otherReserve": ({ player }) =>
    `${name(player)} ist am Zug: Nimm eine Kugel aus dem Vorrat von ${name(player)}.`,
  "why.reserveEmpty": ({ player }) =>
    `Der Vorrat von ${name(player)} ist leer: Setze eine Kugel höher.`,
  "why.chooseTakeBack": "Die Kugel ist gesetzt: Wähle nun eine Kugel, die du zurücknimmst.",
  "why.noHigherSquare": ({ cell }) =>
    `Die Kugel ${from(cell)} kann nicht hochgesetzt werden: Darüber ist kein Quadrat aus vier Kugeln, auf dem sie liegen könnte.`,
  "why.notNow": "Das ist jetzt nicht möglich.",

  // What the rules say against a turn
  "refusal.nothingToRaise": ({ cell }) => `Auf ${cell} liegt keine Kugel zum Hochsetzen.`,
  "refusal.raisesOpponent": ({ cell }) =>
    `Die Kugel auf ${cell} gehört dem Gegner: Nur eigene Kugeln werden hochgesetzt.`,
  "refusal.raisesSupport": ({ cell, above }) =>
    `Die Kugel auf ${cell} trägt die auf ${above}: Eine tragende Kugel kann nicht hochgesetzt werden.`,
  "refusal.notHigher": ({ from: start, to }) =>
    `${to} liegt nicht höher als ${start}: Eine Kugel kommt nur auf eine höhere Ebene.`,
  "refusal.occupied": ({ cell }) => `Auf ${cell} liegt schon eine Kugel.`,
  "refusal.onOwnSupport": ({ from: start, to }) =>
    `${to} ruht auf ${start}: Eine Kugel kann nicht auf ihr eigenes Quadrat gesetzt werden.`,
  "refusal.unsupported": ({ to, missing }) =>
    `${to} braucht vier Kugeln unter sich; nichts liegt auf ${missing.join(" ")}.`,
  "refusal.noTakeBackForChildren": "Nach den Kinderregeln werden keine Kugeln zurückgenommen.",
  "refusal.noFigure": ({ to, lines }) =>
    `Die Kugel auf ${to} vollendet ${lines ? "weder Quadrat noch Reihe" : "kein Quadrat"} ihrer Farbe: Es wird keine Kugel zurückgenommen.`,
  "refusal.takeBackRequired": ({ to }) =>
    `Die Kugel auf ${to} vollendet eine Figur: Eine oder zwei Kugeln müssen zurückgenommen werden.`,
  "refusal.nothingToTakeBack": ({ cell }) => `Auf ${cell} liegt keine Kugel zum Zurücknehmen.`,
  "refusal.takesBackOpponent": ({ cell }) =>
    `Die Kugel auf ${cell} gehört dem Gegner: Nur eigene Kugeln werden zurückgenommen.`,
  "refusal.takesBackSupport": ({ cell, above }) =>
    `Die Kugel auf ${cell} trägt die auf ${above}: Eine tragende Kugel kann nicht zurückgenommen werden.`,

  // What the rules say against a record or a link
  "error.badPosition": ({ detail }) => `Die Stellung ist ungültig ${inEnglish(detail)}.`,
  "error.badMove": ({ detail }) => `Ein Zug ist falsch geschrieben ${inEnglish(detail)}.`,
  "error.illegalMove": ({ detail }) => `Ein Zug ist regelwidrig ${inEnglish(detail)}.`,
  "error.gameOver": ({ detail }) => `Nach dem Ende der Partie folgen Züge ${inEnglish(detail)}.`,
  "error.badRecord": ({ detail }) => `Darin ist ein Fehler ${inEnglish(detail)}.`,
  "error.badOption": ({ detail }) => `Diese Regeln gibt es nicht ${inEnglish(detail)}.`,

  // Turns in words
  "say.place": ({ player, to }) => `${name(player)} setzt eine Kugel ${onto(to)}`,
  "say.raise": ({ player, from: start, to }) =>
    `${name(player)} setzt die Kugel ${from(start)} ${onto(to)} hoch`,
  "say.takesBack": ({ cells }) => ` und nimmt ${ballsFrom(cells)} zurück`,
  "say.toMove": ({ player, count }) => `; ${name(player)} ist am Zug, noch ${countBalls(count)}.`,
  "say.end": ({ result }) => `. ${result}.`,
  "say.undone": ({ player, turns }) =>
    `Zurück ${turns === 0 ? "zum Anfang" : `zu Zug ${turns}`}; ${name(player)} ist am Zug.`,
  "say.redone": ({ player, turns }) => `Vor zu Zug ${turns}; ${name(player)} ist am Zug.`,
  "say.newGame": ({ rules, player }) => `Neue Partie, ${rules}. ${name(player)} ist am Zug.`,
  "say.you": ({ player }) => ` Du spielst ${name(player)}.`,
  "say.takenBack": ({ cell, status }) => `Kugel ${from(cell)} zurückgenommen. ${status}.`,
  "say.completed": ({ squares, lines, status }) => {
    const figures = [
      ...(squares > 0 ? [squares === 1 ? "ein Quadrat" : `${squares} Quadrate`] : []),
      ...(lines > 0 ? [lines === 1 ? "eine Reihe" : `${lines} Reihen`] : []),
    ];
    return capital(`${list(figures)} vollendet. ${status}.`);
  },
  "say.status": ({ status }) => `${status}.`,
  "say.timeLeft": ({ player, seconds }) =>
    `${name(player)}: noch ${seconds === 60 ? "eine Minute" : `${seconds} Sekunden`}.`,
  "say.lookedAt": ({ status, turn }) => (turn === "" ? `${status}.` : `${status}. ${turn}.`),

  // The panel
  "player.light": "Hell",
  "player.dark": "Dunkel",
  "player.you": "du",
  "player.computer": ({ level }) => `Computer, ${levelNames[level - 1]}`,
  "player.reserve": ({ count }) => countBalls(count),
  "player.clock": ({ player }) => `Uhr von ${name(player)}`,
  "player.label": "Spieler",
  "turn.label": "Dieser Zug",
  "turn.stop": ({ taken }) =>
    taken === 0 ? "Keine zurücknehmen" : taken === 1 ? "Bei einer lassen" : "Fertig",
  "turn.putBack": "Wieder hinlegen",
  "turn.cancel": "Zug abbrechen",
  "turn.pause": "Anhalten",
  "turn.continue": "Weiter",
  "turn.backToGame": "Zurück zur Partie",
  "turn.rematch": "Revanche mit getauschten Farben",
  "turn.rematchFriend": "Revanche",
  "turn.analyse": "Analysieren",
  "moves.label": "Gespielte Züge",
  "moves.title": "Züge",
  "moves.none": "Noch kein Zug. Hell beginnt.",
  "moves.noneDark": "Noch kein Zug. Dunkel beginnt.",
  "moves.turn": ({ turn, player, text }) => `Zug ${turn}, ${name(player)}: ${text}`,
  "moves.mistake": "Fehler",
  "moves.mistake.sign": "?",
  "moves.doubtful": "zweifelhaft",
  "moves.doubtful.sign": "?!",
  "moves.variation": ({ moves }) => `Oder: ${moves}`,
  "replay.label": "Rückblick",
  "replay.first": "Erster Zug",
  "replay.previous": "Voriger Zug",
  "replay.next": "Nächster Zug",
  "replay.last": "Letzter Zug",
  "action.label": "Partie",
  "action.undo": "Rückgängig",
  "action.redo": "Wiederholen",
  "action.resign": "Aufgeben",
  "action.new": "Neue Partie",
  "action.record": "Sichern, teilen",
  "action.hint": "Tipp",
  "action.analysis": "Analyse",
  "action.help": "Hilfe",
  "learn.link": "Lernen",
  "rules.link": "Regeln",
  "dialog.close": "Schließen",
  "dialog.cancel": "Abbrechen",

  // The view of the board
  "view.label": "Ansicht des Bretts",
  "view.left": "Brett nach links drehen",
  "view.right": "Brett nach rechts drehen",
  "view.tilt": ({ elevation }) =>
    elevation >= 90 ? "Neigung: von oben" : elevation >= 70 ? "Neigung: hoch" : "Neigung: niedrig",
  "view.glass": "Durch Kugeln hindurchsehen",
  "view.levels": ({ levels }) =>
    levels === 4
      ? "Sichtbare Ebenen: alle"
      : levels === 1
        ? "Sichtbare Ebenen: 1"
        : `Sichtbare Ebenen: 1 bis ${levels}`,

  // New game
  "new.title": "Neue Partie",
  "new.variant": "Regeln",
  "new.children": "Kinder",
  "new.children.line": "Stapeln und hochsetzen. Zurückgenommen wird nichts.",
  "new.standard": "Normal",
  "new.standard.line": "Ein Quadrat deiner Farbe bringt eine oder zwei Kugeln zurück.",
  "new.expert": "Experten",
  "new.expert.line": "Neben Quadraten zählen auch Reihen deiner Farbe.",
  "new.finer": "Feinere Regeln",
  "new.takeBack": "Zurücknehmen",
  "new.takeBack.required": "Pflicht",
  "new.takeBack.required.line": "Eine vollendete Figur bringt eine oder zwei Kugeln zurück.",
  "new.takeBack.optional": "Freiwillig",
  "new.takeBack.optional.line": "Bei einer vollendeten Figur darf man auch keine zurücknehmen.",
  "new.emptyReserve": "Leerer Vorrat",
  "new.emptyReserve.loses": "Verliert",
  "new.emptyReserve.loses.line": "Wer ohne Kugel im Vorrat am Zug ist, verliert.",
  "new.emptyReserve.playsOn": "Spielt weiter",
  "new.emptyReserve.playsOn.line": "Ohne Kugel im Vorrat darf man noch eine höher setzen.",
  "new.opponent": "Gegner",
  "new.friend": "Ein Mensch, hier",
  "new.level": ({ level }) => `Computer ${level}: ${levelNames[level - 1]}`,
  "new.colour": "Deine Farbe",
  "new.light": "Hell, beginnt",
  "new.dark": "Dunkel",
  "new.lot": "Losen",
  "new.clock": "Mit Uhr spielen",
  "new.minutes": "Minuten je Spieler",
  "new.seconds": "Sekunden je Zug",
  "new.start": "Partie beginnen",

  // Resigning
  "resign.title": "Diese Partie aufgeben?",
  "resign.line": ({ player }) => `${name(player)} gibt auf, und ${name(other(player))} gewinnt.`,
  "resign.confirm": "Aufgeben",
  "resign.keep": "Weiterspielen",

  // Save and share
  "record.title": "Sichern, laden und teilen",
  "record.link": "Link zu dieser Partie",
  "record.copyLink": "Link kopieren",
  "record.text": "Partieaufzeichnung",
  "record.copy": "Aufzeichnung kopieren",
  "record.save": "Datei sichern",
  "record.load": "Eine Partie laden",
  "record.paste": "Füge eine Partieaufzeichnung ein",
  "record.open": "Datei öffnen",
  "record.file": "Datei mit einer Partieaufzeichnung",
  "record.use": "Diese Aufzeichnung laden",
  "record.linkCopied": "Der Link ist kopiert.",
  "record.recordCopied": "Die Aufzeichnung ist kopiert.",
  "record.copyRefused":
    "Der Browser lässt das Kopieren nicht zu: Der Text ist ausgewählt, kopiere ihn mit der Tastatur oder dem Kontextmenü.",
  "record.saved": "Die Aufzeichnung ist als Datei gesichert.",
  "record.empty": "Es gibt nichts zu laden: Füge erst eine Partieaufzeichnung ein.",
  "record.tooLong": ({ kilobytes }) =>
    `Das ist zu lang für eine Partieaufzeichnung: Höchstens ${kilobytes} KB werden gelesen.`,
  "record.unreadable": "Die Datei konnte nicht gelesen werden.",
  "record.bad": ({ reason }) => `Die Aufzeichnung wurde nicht geladen: ${reason}`,
  "record.loaded": "Die Aufzeichnung ist geladen.",

  // Links and storage
  "link.bad": ({ reason }) => `Der Link wurde nicht geöffnet: ${reason}`,
  "link.tooLong": "Er ist zu lang für eine Partie.",
  "link.unknownPart": ({ part, expected }) =>
    `„${part}“ gehört nicht in einen Link zu einer Partie; erwartet wird ${expected}.`,
  "link.repeatedPart": ({ part }) =>
    `„${part}“ steht mehrmals darin oder widerspricht einem anderen Teil.`,
  "link.badValue": ({ part, found, expected }) =>
    `„${part}“ ist „${found}“; erwartet wird eines von ${expected}.`,
  "link.badEscape": ({ found }) => `„${found}“ ist keine gültige Prozentkodierung.`,
  "memory.settings": "Die gemerkten Einstellungen waren beschädigt und sind verworfen.",
  "memory.game": "Die gemerkte Partie war beschädigt und ist verworfen.",
  "memory.camera": "Die gemerkte Ansicht war beschädigt und ist verworfen.",
  "memory.analysis": "Die gemerkte Einstellung der Analyse war beschädigt und ist verworfen.",
  "memory.keys": "Die gemerkte Einstellung der Tastatur war beschädigt und ist verworfen.",

  // Help
  "help.title": "Hilfe",
  "help.game": "Das Spiel in fünf Zeilen",
  "help.line1":
    "Setze in deinem Zug eine Kugel auf das Brett oder auf ein beliebiges Quadrat aus vier Kugeln.",
  "help.line2":
    "Oder setze eine eigene Kugel, die nichts trägt, auf eine höhere Ebene: Das spart eine Kugel.",
  "help.line3":
    "Ein Quadrat aus vier Kugeln deiner Farbe (nach den Expertenregeln auch eine volle Reihe) bringt eine oder zwei deiner Kugeln zurück, die nichts tragen.",
  "help.line4": "Wer am Zug ist und keine Kugel mehr hat, hat verloren.",
  "help.line5": "Wer die Kugel auf die Spitze setzt, gewinnt.",
  "help.learn": "Spielend lernen",
  "help.rules": "Alle Regeln",
  "help.keys": "Tasten",
  "help.letters": "Auch Tasten mit einzelnen Buchstaben",
  "help.key.board": "Tab, dann Pfeile",
  "help.board": "über das Brett gehen; Eingabe wählt",
  "help.key.level": "Bild auf, Bild ab",
  "help.level": "auf dem Brett eine Ebene hinauf oder hinab",
  "help.key.escape": "Esc",
  "help.escape": "den Zug abbrechen oder zur Partie zurückkehren",
  "help.key.arrows": "← →",
  "help.key.replay": "h l",
  "help.replay": "einen Zug zurück- oder vorblättern",
  "help.key.ends": "Pos1, Ende",
  "help.ends": "den Anfang ansehen, zur Partie zurückkehren",
  "help.key.values": "↑ ↓",
  "help.values": "in der Analyse: einen anderen Zug auf dem Brett zeigen; Eingabe hält ihn fest",
  "help.key.undo": "u",
  "help.undo": "einen Zug rückgängig machen",
  "help.key.redo": "r",
  "help.redo": "einen Zug wiederholen",
  "help.key.hint": "b",
  "help.hint": "Tipp: den besten Zug zeigen",
  "help.key.analysis": "a",
  "help.analysis": "Analyse ein oder aus",
  "help.key.new": "n",
  "help.new": "neue Partie",
  "help.key.flip": "f",
  "help.flip": "das Brett halb herumdrehen",
  "help.key.turn": "[ ]",
  "help.turn": "das Brett nach links oder rechts drehen",
  "help.key.tilt": "t",
  "help.tilt": "das Brett neigen",
  "help.key.glass": "x",
  "help.glass": "durch Kugeln hindurchsehen",
  "help.key.levels": "1 2 3 4",
  "help.levels": "die Ebenen bis zu dieser zeigen",
  "help.key.help": "?",
  "help.help": "diese Hilfe",
};
