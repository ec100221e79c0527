// Texts of `<pylos-board>` in German; de.js includes them.

import { countBalls, heard, list, name } from "./de-words.js";
import { capital } from "./plural.js";

/** @param {"light" | "dark"} player */
const other = (player) => (player === "light" ? "dark" : "light");

/** @param {import("./en-words.js").Player | "you"} player */
const toMove = (player) => (player === "you" ? "Du bist am Zug" : name(player));

/** How many squares or lines one ball makes. */
const few = ["", "", "zwei", "drei", "vier"];

/** @type {import("./board-text.js").TextsOf<"board">} */
export const board = {
  // The board
  "board.label": ({ player, back }) => {
    if (back !== null) return `Pylos-Brett nach Zug ${back}`;
    return `Pylos-Brett, ${player === null ? "Partie beendet" : `${name(player)} ist am Zug`}`;
  },
  "board.level": ({ level }) => (level === 4 ? "Spitze" : `Ebene ${level}`),
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
  "state.place": "hier kann gesetzt werden",
  "state.raiseHere": "hierher kann hochgesetzt werden",
  "state.pickUp": "kann genommen werden",
  "state.played": "gerade gespielt",
  "state.remove": "kann zurückgenommen werden",
  "state.soon": "könnte danach zurückgenommen werden",
  "state.takenBack": "zurückgenommen; noch einmal wählen legt sie zurück",
  "state.lastMove": "Teil des letzten Zugs",
  "state.left": "im letzten Zug frei geworden",
  "state.crown": "übrige Kugel",
  "state.figure.square": "Teil eines vollendeten Quadrats",
  "state.figure.line": "Teil einer vollendeten Reihe",
  "state.completes.square": "vollendet ein Quadrat",
  "state.completes.line": "vollendet eine Reihe",
  "state.threat.square": "hier könnte der Gegner ein Quadrat vollenden",
  "state.threat.line": "hier könnte der Gegner eine Reihe vollenden",
  "state.threat.raise": "der Gegner könnte sie hochsetzen",

  // What to do now
  "status.place": ({ player }) => `${toMove(player)}: Setze eine Kugel`,
  "status.placeOrRaise": ({ player }) => `${toMove(player)}: setzen oder hochsetzen`,
  "status.raise": ({ player }) => `${toMove(player)}: Setze eine Kugel hoch`,
  "status.whereToPlace": ({ player }) => `${toMove(player)}: Wähle einen Platz`,
  "status.whereToRaise": ({ player }) => `${toMove(player)}: Wähle einen höheren Platz`,
  "status.takeBack": ({ player, taken, most, none }) => {
    if (taken > 0) return `${toMove(player)}: Nimm noch eine zurück oder lass es bei einer`;
    if (most === 1) return `${toMove(player)}: Nimm ${none ? "keine oder " : ""}eine Kugel zurück`;
    return `${toMove(player)}: Nimm ${none ? "keine, " : ""}eine oder zwei zurück`;
  },
  "status.confirm": ({ player }) => `${toMove(player)}: Diesen Zug spielen?`,
  "status.thinking": "Der Computer denkt nach …",
  "status.paused": "Der Computer macht Pause",
  "status.lookingBack": ({ turn, turns }) =>
    turn === 0 ? "Anfang der Partie" : `Zug ${turn} von ${turns}`,
  "status.variation": ({ turn }) => `Variante, Zug ${turn}`,
  "status.wins": ({ winner, reason }) => {
    const wins = `${name(winner)} gewinnt`;
    const loser = name(other(winner));
    switch (reason) {
      case "apex":
        return `${wins} mit der Kugel auf der Spitze`;
      case "emptyReserve":
        return `${wins}: ${loser} hat keine Kugel mehr`;
      case "noMove":
        return `${wins}: ${loser} kann nicht ziehen`;
      case "resignation":
        return `${wins}: ${loser} hat aufgegeben`;
      case "time":
        return `${wins}: Die Zeit von ${loser} ist abgelaufen`;
      default:
        return wins;
    }
  },
  "status.draw": ({ reason }) =>
    reason === "agreement" ? "Remis vereinbart" : "Remis: dreimal dieselbe Stellung",
  "status.noRules": "Das Spiel konnte nicht geladen werden",
  "note.noRules": "Prüfe die Verbindung und lade die Seite neu. WebAssembly ist nötig.",
  "note.twice": "Zweimal dieselbe Stellung. Beim dritten Mal ist es remis.",
  "note.engineFailed": "Der Computer konnte nicht spielen. Prüfe die Verbindung.",

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
      ...(squares > 0 ? [squares === 1 ? "ein Quadrat" : `${few[squares]} Quadrate`] : []),
      ...(lines > 0 ? [lines === 1 ? "eine Reihe" : `${few[lines]} Reihen`] : []),
    ];
    return capital(`${list(figures)} vollendet. ${status}.`);
  },
  "say.status": ({ status }) => `${status}.`,

  // The panel
  "turn.label": "Dieser Zug",
  "turn.finish": ({ taken }) => (taken === 0 ? "Keine zurücknehmen" : "Nur eine"),
  "turn.play": "Zug spielen",
  "turn.cancel": "Zug abbrechen",
  "turn.backToGame": "Zurück zur Partie",
  "moves.label": "Gespielte Züge",
  "moves.title": "Züge",
  "moves.none": "Noch kein Zug.",
  "moves.turn": ({ turn, player, text }) => `Zug ${turn}, ${name(player)}: ${text}`,
  "moves.mistake": "Fehler",
  "moves.mistake.sign": "?",
  "moves.doubtful": "zweifelhaft",
  "moves.doubtful.sign": "?!",
  "moves.variation": "Oder:",
  "replay.first": "Zum Anfang",
  "replay.previous": "Voriger Zug",
  "replay.play": "Abspielen",
  "replay.pause": "Anhalten",
  "replay.next": "Nächster Zug",
  "replay.last": "Aktuelle Stellung",
  "action.undo": "Rückgängig",

  // The view of the board
  "view.left": "Nach links drehen",
  "view.right": "Nach rechts drehen",

  // What to do now
  "status.toMove": ({ player }) => `${name(player)} ist am Zug`,

  // Marks set by the page that holds the board
  "state.mark.ring": "markiert",
  "state.mark.minus": "zum Zurücknehmen markiert",
  "state.mark.number": ({ number }) => `mit ${number} markiert`,
  "state.mark.from": ({ to }) => `ein Pfeil führt ${heard.onto(to)}`,
  "state.mark.to": "ein Pfeil führt hierher",

  // The controls below it
  "element.controls": "Partie",
};
