// Texts of `<pylos-board>` in Spanish; es.js includes them.

import { countBalls, form, heard, list, name, they } from "./es-words.js";
import { capital } from "./plural.js";

/** @param {import("./en-words.js").Player | "you"} player */
const toMove = (player) => (player === "you" ? "Te toca" : name(player));

/** How many squares or lines one ball makes. */
const few = ["", "", "dos", "tres", "cuatro"];

/** @type {import("./board-text.js").TextsOf<"board">} */
export const board = {
  // The board
  "board.label": ({ player, back }) => {
    if (back !== null) return `Tablero de Pylos tras la jugada ${back}`;
    return `Tablero de Pylos, ${player === null ? "partida terminada" : `juegan ${they(player)}`}`;
  },
  "board.level": ({ level }) => (level === 4 ? "Cima" : `Nivel ${level}`),
  "board.cell": ({ cell, ball, states }) => {
    const content = ball === null ? "vacía" : ball === "light" ? "bola clara" : "bola oscura";
    return `Nivel ${cell[0]}, ${cell[1]} ${cell[2]}: ${[content, ...states].join(", ")}`;
  },
  "board.reserve": ({ player, count, states }) =>
    [`Reserva de ${they(player)}: ${count === 0 ? "vacía" : countBalls(count)}`, ...states].join(
      ", ",
    ),
  "state.picked": "en la mano",
  "state.raise": "se puede subir",
  "state.place": "se puede colocar aquí",
  "state.raiseHere": "se puede subir aquí",
  "state.pickUp": "se puede tomar",
  "state.played": "recién jugada",
  "state.remove": "se puede recuperar",
  "state.soon": "después se podría recuperar",
  "state.takenBack": "recuperada; elígela otra vez para deshacerlo",
  "state.lastMove": "parte de la última jugada",
  "state.left": "quedó libre en la última jugada",
  "state.crown": "una bola sobrante",
  "state.figure.square": "parte de un cuadrado formado",
  "state.figure.line": "parte de una línea formada",
  "state.completes.square": "forma un cuadrado",
  "state.completes.line": "forma una línea",
  "state.threat.square": "el adversario podría formar aquí un cuadrado",
  "state.threat.line": "el adversario podría formar aquí una línea",
  "state.threat.raise": "el adversario podría subirla",

  // What to do now
  "status.place": ({ player }) => `${toMove(player)}: coloca una bola`,
  "status.placeOrRaise": ({ player }) => `${toMove(player)}: coloca o sube una bola`,
  "status.raise": ({ player }) => `${toMove(player)}: sube una bola`,
  "status.whereToPlace": ({ player }) => `${toMove(player)}: elige una casilla`,
  "status.whereToRaise": ({ player }) => `${toMove(player)}: elige una casilla más alta`,
  "status.takeBack": ({ player, taken, most, none }) => {
    if (taken > 0) return `${toMove(player)}: recupera otra o termina`;
    const what = most === 1 ? "recupera una bola" : "recupera una o dos bolas";
    return `${toMove(player)}: ${what}${none ? ", o ninguna" : ""}`;
  },
  "status.confirm": ({ player }) => `${toMove(player)}: ¿hacer esta jugada?`,
  "status.thinking": "El ordenador está pensando…",
  "status.paused": "El ordenador está en pausa",
  "status.lookingBack": ({ turn, turns }) =>
    turn === 0 ? "Inicio de la partida" : `Jugada ${turn} de ${turns}`,
  "status.variation": ({ turn }) => `Variante, jugada ${turn}`,
  "status.wins": ({ winner, reason }) => {
    const wins = `Ganan ${they(winner)}`;
    const losers = they(winner === "light" ? "dark" : "light");
    switch (reason) {
      case "apex":
        return `${wins}: han llegado a la cima`;
      case "emptyReserve":
        return `${wins}: ${losers} no tienen más bolas`;
      case "noMove":
        return `${wins}: ${losers} no pueden jugar`;
      case "resignation":
        return `${wins}: ${losers} han abandonado`;
      case "time":
        return `${wins}: a ${losers} se les ha acabado el tiempo`;
      default:
        return wins;
    }
  },
  "status.draw": ({ reason }) =>
    `Tablas${reason === "agreement" ? " por acuerdo" : ": la misma posición tres veces"}`,
  "status.noRules": "No se ha podido cargar el juego",
  "note.noRules": "Comprueba la conexión y vuelve a cargar la página. Hace falta WebAssembly.",
  "note.twice": "La misma posición, dos veces. A la tercera, tablas.",
  "note.engineFailed": "El ordenador no ha podido jugar. Comprueba la conexión.",

  // Turns in words
  "say.turn": ({ player, deeds }) => capital(`${they(player)} ${list(deeds)}`),
  "say.place": ({ to, written }) => `colocan una bola${written ? "" : ` en ${heard.place(to)}`}`,
  "say.raise": ({ from, to, written }) =>
    written ? "suben una bola" : `suben la bola de ${heard.place(from)} hasta ${heard.place(to)}`,
  "say.completes": ({ figure }) => `forman ${figure === "square" ? "un cuadrado" : "una línea"}`,
  "say.takesBack": ({ cells, written }) =>
    `recuperan ${written ? (cells.length === 1 ? "una bola" : "dos bolas") : heard.ballsFrom(cells)}`,
  "say.toMove": ({ player, count }) =>
    `; juegan ${they(player)}, ${form(count, { one: "queda", other: "quedan" })} ${countBalls(count)}.`,
  "say.undone": ({ player, turns }) =>
    `De vuelta ${turns === 0 ? "al inicio" : `a la jugada ${turns}`}; juegan ${they(player)}.`,
  "say.redone": ({ player, turns }) => `Rehecho hasta la jugada ${turns}; juegan ${they(player)}.`,
  "say.takenBack": ({ cell, status }) => `Recuperada la bola de ${heard.place(cell)}. ${status}.`,
  "say.completed": ({ squares, lines, status }) => {
    const figures = [
      ...(squares > 0 ? [squares === 1 ? "un cuadrado" : `${few[squares]} cuadrados`] : []),
      ...(lines > 0 ? [lines === 1 ? "una línea" : `${few[lines]} líneas`] : []),
    ];
    return `Se ${squares + lines === 1 ? "forma" : "forman"} ${list(figures)}. ${status}.`;
  },
  "say.status": ({ status }) => `${status}.`,

  // The panel
  "turn.label": "Esta jugada",
  "turn.finish": ({ taken }) => (taken === 0 ? "No recuperar" : "Solo una"),
  "turn.play": "Jugar",
  "turn.cancel": "Anular la jugada",
  "turn.backToGame": "Volver a la partida",
  "moves.label": "Jugadas hechas",
  "moves.title": "Jugadas",
  "moves.none": "Aún no hay jugadas.",
  "moves.turn": ({ turn, player, text }) => `Jugada ${turn}, ${they(player)}: ${text}`,
  "moves.mistake": "error",
  "moves.mistake.sign": "?",
  "moves.doubtful": "dudosa",
  "moves.doubtful.sign": "?!",
  "moves.variation": "O bien:",
  "replay.first": "Inicio",
  "replay.previous": "Jugada anterior",
  "replay.play": "Reproducir",
  "replay.pause": "Pausar",
  "replay.next": "Jugada siguiente",
  "replay.last": "Posición actual",
  "action.undo": "Deshacer",

  // The view of the board
  "view.left": "Girar a la izquierda",
  "view.right": "Girar a la derecha",

  // What to do now
  "status.toMove": ({ player }) => `Juegan ${they(player)}`,

  // Marks set by the page that holds the board
  "state.mark.ring": "marcada",
  "state.mark.minus": "marcada para recuperarla",
  "state.mark.number": ({ number }) => `marcada con ${number}`,
  "state.mark.from": ({ to }) => `una flecha lleva hasta ${heard.place(to)}`,
  "state.mark.to": "una flecha lleva aquí",

  // The controls below it
  "element.controls": "Partida",
};
