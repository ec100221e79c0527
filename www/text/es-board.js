// The board as an element of anybody's page, in Spanish: a part of es.js.

import { countBalls, form, heard, list, name, seen, they } from "./es-words.js";
import { capital } from "./plural.js";

/** @param {string} detail what is wrong, in English */
const inEnglish = (detail) => `(en inglés: “${detail}”)`;

/** @type {import("./text.js").Translation<(typeof import("./en-board.js"))["board"]>} */
export const board = {
  // The language itself
  "language.direction": "ltr",

  // The board
  "board.label": ({ player, back }) =>
    back !== null
      ? `Tablero de Pylos, tal como quedó tras la jugada ${back}`
      : player === null
        ? "Tablero de Pylos, partida terminada"
        : `Tablero de Pylos, juegan ${they(player)}`,
  "board.level": ({ level }) => (level === 4 ? "Nivel 4, la cima" : `Nivel ${level}`),
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
  "state.place": "aquí se puede colocar una bola",
  "state.raiseHere": "la bola se puede subir aquí",
  "state.pickUp": "se puede tomar una bola",
  "state.played": "recién jugada",
  "state.remove": "se puede recuperar",
  "state.takenBack": "recuperada; elige otra vez para devolverla",
  "state.lastMove": "última jugada",
  "state.left": "quedó libre en la última jugada",
  "state.figure.square": "parte de un cuadrado completado",
  "state.figure.line": "parte de una línea completada",

  // What to do now
  "status.place": ({ player }) => `${name(player)}: coloca una bola`,
  "status.placeOrRaise": ({ player }) => `${name(player)}: coloca una bola o sube una`,
  "status.raise": ({ player }) => `${name(player)}: sube una bola`,
  "status.whereToPlace": ({ player }) => `${name(player)}: elige una casilla para la bola`,
  "status.whereToRaise": ({ player, cell }) =>
    `${name(player)}: sube la bola de ${seen.place(cell)}. ¿Adónde?`,
  "status.takeBack": ({ player, taken, most, none }) => {
    if (taken > 0) return `${name(player)}: recupera una segunda bola o para con una`;
    const what = most === 1 ? "recupera una bola" : "recupera una o dos bolas";
    return `${name(player)}: ${what}${none ? ", o ninguna" : ""}`;
  },
  "status.thinking": "El ordenador está pensando…",
  "status.paused": "El ordenador espera",
  "status.lookingBack": ({ turn, turns }) =>
    turn === 0 ? "Mirando atrás: el inicio" : `Mirando atrás: jugada ${turn} de ${turns}`,
  "status.wins": ({ winner, reason }) => {
    const wins = `Ganan ${they(winner)}`;
    const losers = they(winner === "light" ? "dark" : "light");
    switch (reason) {
      case "apex":
        return `${wins}: la cima es suya`;
      case "emptyReserve":
        return `${wins}: ${losers} ya no tienen bolas en su reserva`;
      case "noMove":
        return `${wins}: ${losers} no pueden colocar ni subir ninguna bola`;
      case "resignation":
        return `${wins}: ${losers} han abandonado`;
      case "time":
        return `${wins}: a ${losers} se les ha acabado el tiempo`;
      default:
        return wins;
    }
  },
  "status.draw": "Tablas: la misma posición se ha dado tres veces",
  "status.noRules": "No se ha podido cargar el juego",
  "note.noRules":
    "Comprueba la conexión y vuelve a cargar la página. El navegador debe admitir WebAssembly.",
  "note.twice": "Esta posición ya se ha dado dos veces: una más y la partida acaba en tablas.",
  "note.engineFailed": ({ reason }) => `El ordenador no ha podido jugar: ${reason}`,

  // Why a click does nothing
  "why.computer": "Le toca al ordenador.",
  "why.lookingBack":
    "Este es un momento anterior de la partida: vuelve a la partida para seguir jugando.",
  "why.over": "La partida ha terminado.",
  "why.otherReserve": ({ player }) =>
    `Juegan ${they(player)}: toma una bola de la reserva de ${they(player)}.`,
  "why.reserveEmpty": ({ player }) => `La reserva de ${they(player)} está vacía: sube una bola.`,
  "why.chooseTakeBack": "La bola ya está jugada: ahora elige una bola para recuperarla.",
  "why.noHigherSquare": ({ cell }) =>
    `La bola de ${seen.place(cell)} no se puede subir: más arriba no hay ningún cuadrado de cuatro bolas donde apoyarla.`,
  "why.notNow": "Eso no es posible ahora.",

  // What the rules say against a turn
  "refusal.nothingToRaise": ({ cell }) => `En ${cell} no hay ninguna bola que subir.`,
  "refusal.raisesOpponent": ({ cell }) =>
    `La bola de ${cell} es del adversario: solo se suben bolas propias.`,
  "refusal.raisesSupport": ({ cell, above }) =>
    `La bola de ${cell} sostiene la de ${above}: una bola que sostiene a otra no se puede subir.`,
  "refusal.notHigher": ({ from, to }) =>
    `${to} no está más arriba que ${from}: una bola solo se mueve a un nivel superior.`,
  "refusal.occupied": ({ cell }) => `En ${cell} ya hay una bola.`,
  "refusal.onOwnSupport": ({ from, to }) =>
    `${to} se apoya en ${from}: una bola no puede subir al cuadrado del que forma parte.`,
  "refusal.unsupported": ({ to, missing }) =>
    `${to} necesita cuatro bolas debajo: no hay nada en ${missing.join(" ")}.`,
  "refusal.noTakeBackForChildren": "En la variante para niños no se recuperan bolas.",
  "refusal.noFigure": ({ to, lines }) =>
    `La bola de ${to} no completa ${lines ? "ningún cuadrado ni línea" : "ningún cuadrado"} de su color: no se recupera ninguna bola.`,
  "refusal.takeBackRequired": ({ to }) =>
    `La bola de ${to} completa una figura: hay que recuperar una o dos bolas.`,
  "refusal.nothingToTakeBack": ({ cell }) => `En ${cell} no hay ninguna bola que recuperar.`,
  "refusal.takesBackOpponent": ({ cell }) =>
    `La bola de ${cell} es del adversario: solo se recuperan bolas propias.`,
  "refusal.takesBackSupport": ({ cell, above }) =>
    `La bola de ${cell} sostiene la de ${above}: una bola que sostiene a otra no se puede recuperar.`,

  // What the rules say against a record or a link
  "error.badPosition": ({ detail }) => `la posición no es válida ${inEnglish(detail)}.`,
  "error.badMove": ({ detail }) => `hay una jugada mal escrita ${inEnglish(detail)}.`,
  "error.illegalMove": ({ detail }) =>
    `hay una jugada que las reglas no permiten ${inEnglish(detail)}.`,
  "error.gameOver": ({ detail }) =>
    `hay jugadas después del final de la partida ${inEnglish(detail)}.`,
  "error.badRecord": ({ detail }) => `contiene un error ${inEnglish(detail)}.`,
  "error.badOption": ({ detail }) => `esas reglas no existen ${inEnglish(detail)}.`,

  // Turns in words
  "say.place": ({ player, to }) =>
    capital(`${they(player)} colocan una bola en ${heard.place(to)}`),
  "say.raise": ({ player, from, to }) =>
    capital(`${they(player)} suben la bola de ${heard.place(from)} hasta ${heard.place(to)}`),
  "say.takesBack": ({ cells }) => ` y recuperan ${heard.ballsFrom(cells)}`,
  "say.toMove": ({ player, count }) =>
    `; juegan ${they(player)}, ${form(count, { one: "queda", other: "quedan" })} ${countBalls(count)}.`,
  "say.end": ({ result }) => `. ${result}.`,
  "say.undone": ({ player, turns }) =>
    `De vuelta ${turns === 0 ? "al inicio" : `a la jugada ${turns}`}; juegan ${they(player)}.`,
  "say.takenBack": ({ cell, status }) => `Recuperada la bola de ${heard.place(cell)}. ${status}.`,
  "say.completed": ({ squares, lines, status }) => {
    const figures = [
      ...(squares > 0 ? [squares === 1 ? "un cuadrado" : `${squares} cuadrados`] : []),
      ...(lines > 0 ? [lines === 1 ? "una línea" : `${lines} líneas`] : []),
    ];
    return `Has completado ${list(figures)}. ${status}.`;
  },
  "say.status": ({ status }) => `${status}.`,
  "say.lookedAt": ({ status, turn }) => (turn === "" ? `${status}.` : `${status}. ${turn}.`),

  // The panel
  "turn.label": "Esta jugada",
  "turn.stop": ({ taken }) =>
    taken === 0 ? "No recuperar ninguna" : taken === 1 ? "Parar con una" : "Listo",
  "turn.putBack": "Devolver",
  "turn.cancel": "Anular la jugada",
  "turn.backToGame": "Volver a la partida",
  "moves.label": "Jugadas hechas",
  "moves.title": "Jugadas",
  "moves.none": "Aún no hay jugadas. Empiezan las claras.",
  "moves.noneDark": "Aún no hay jugadas. Empiezan las oscuras.",
  "moves.turn": ({ turn, player, text }) => `Jugada ${turn}, ${they(player)}: ${text}`,
  "moves.mistake": "error",
  "moves.mistake.sign": "?",
  "moves.doubtful": "dudosa",
  "moves.doubtful.sign": "?!",
  "moves.variation": ({ moves }) => `O bien: ${moves}`,
  "replay.first": "Primera jugada",
  "replay.previous": "Jugada anterior",
  "replay.next": "Jugada siguiente",
  "replay.last": "Última jugada",
  "action.undo": "Deshacer",

  // The view of the board
  "view.left": "Girar el tablero a la izquierda",
  "view.right": "Girar el tablero a la derecha",

  // What to do now
  "status.toMove": ({ player }) => `Juegan ${they(player)}`,
  "why.notYours": ({ player }) => `Es el turno de ${they(player)}.`,

  // What an author points out
  "state.mark.ring": "marcada",
  "state.mark.minus": "marcada para recuperarla",
  "state.mark.number": ({ number }) => `marcada con ${number}`,
  "state.mark.from": ({ to }) => `una flecha lleva hasta ${heard.place(to)}`,
  "state.mark.to": "una flecha lleva aquí",

  // What is wrong with the tag
  "element.bad": ({ name: attribute, reason }) =>
    `El atributo ${attribute} se ha descartado: ${reason}`,
  "element.tooLong": "es demasiado largo.",
  "element.oneOf": ({ found, expected }) => `“${found}” no es ninguno de estos: ${list(expected)}.`,
  "element.number": ({ found, least, most }) => `“${found}” no es un número de ${least} a ${most}.`,
  "element.view": ({ found }) =>
    `“${found}” no se entiende; un ejemplo: elevation=70 turn=30 level=2`,
  "element.mark": ({ found }) =>
    `“${found}” no se entiende; ejemplos: ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1`,
  "element.game": ({ reason }) => `La partida se ha descartado: ${reason}`,

  // The controls below it
  "element.controls": "Partida",
};
