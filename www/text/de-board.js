// Texts of `<pylos-board>` in German; de.js includes them.

import { countBalls, heard, list, name } from "./de-words.js";

/** @param {"light" | "dark"} player */
const other = (player) => (player === "light" ? "dark" : "light");

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
  "status.whereToRaise": ({ player }) => `${name(player)}: Setze die Kugel hoch – wohin?`,
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
  "note.engineFailed":
    "Der Computer konnte nicht spielen. Prüfe die Verbindung und versuche es noch einmal.",

  // Why a click does nothing

  // Why a move breaks the rules; also shown for moves in records and links

  // Why a record or link cannot be read

  // Turns in words
  "say.turn": ({ player, deeds }) => `${name(player)} ${list(deeds)}`,
  "say.place": ({ to, written }) => `setzt eine Kugel${written ? "" : ` ${heard.onto(to)}`}`,
  "say.raise": ({ from, to, written }) =>
    written
      ? "setzt eine Kugel hoch"
      : `setzt die Kugel ${heard.from(from)} ${heard.onto(to)} hoch`,
  "say.completes": ({ figure }) =>
    `vollendet ${figure === "square" ? "ein Quadrat" : "eine Reihe"}`,
  "say.takesBack": ({ cells, written }) =>
    `nimmt ${written ? (cells.length === 1 ? "eine Kugel" : "zwei Kugeln") : heard.ballsFrom(cells)} zurück`,
  "say.toMove": ({ player, count }) => `; ${name(player)} ist am Zug, noch ${countBalls(count)}.`,
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

  // Marks set by the page that holds the board
  "state.mark.ring": "markiert",
  "state.mark.minus": "zum Zurücknehmen markiert",
  "state.mark.number": ({ number }) => `mit ${number} markiert`,
  "state.mark.from": ({ to }) => `ein Pfeil führt ${heard.onto(to)}`,
  "state.mark.to": "ein Pfeil führt hierher",

  // What is wrong with the attributes of the tag

  // The controls below it
  "element.controls": "Partie",
};
