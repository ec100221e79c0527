// Texts of `<pylos-board>` in Spanish; es.js includes them.

import { countBalls, form, heard, list, name, seen, they, told } from "./es-words.js";
import { capital } from "./plural.js";

/** @import { PositionFault, RecordRule } from "../pkg/rules.js" */

/** @param {PositionFault} fault */
const positionFault = ({ rule, level = 1, row, cell, player = "light", found }) => {
  const size = 5 - level;
  switch (rule) {
    case "turnMissing":
      return "falta el jugador al que le toca: l o d al final";
    case "badTurn":
      return "la última letra debe ser el jugador al que le toca, l o d";
    case "levels":
      return `niveles: ${found} en lugar de 1 a 4`;
    case "rows":
      return `filas del nivel ${level}: ${found} en lugar de ${size}`;
    case "rowLength":
      return `casillas de la fila ${row} del nivel ${level}: ${found} en lugar de ${size}`;
    case "unknownSign":
      return `«${found}» no se entiende en la fila ${row} del nivel ${level}`;
    case "sharedCell":
      return `hay dos bolas en ${cell}`;
    case "floating":
      return `la bola de ${cell} no se apoya en otras cuatro`;
    case "tooManyBalls":
      return `${they(player)} tienen ${found} bolas en el tablero, más de 15`;
    default:
      return rule;
  }
};

/** What is wrong with the text of a record, by rule. */
const recordFaults = {
  noRecord: "No hay ninguna notación que leer.",
  empty: "La notación está vacía.",
  badTag: 'Una etiqueta está mal escrita; un ejemplo: [Variant "expert"].',
  tagAmongMoves: "Una etiqueta está después de la primera jugada; las etiquetas van al principio.",
  openComment: "Un comentario no está cerrado: falta }.",
  badGlyph: "Después de $ debe ir un número de 0 a 255.",
  variationWithoutMove: "Una variante está antes de la primera jugada.",
  openVariation: "Una variante no está cerrada: falta ).",
  emptyVariation: "Una variante no tiene jugadas.",
  strayParenthesis: "Hay un ) sin su paréntesis de apertura.",
  strayBrace: "Hay un } sin su llave de apertura.",
  tooDeep: "Hay demasiadas variantes unas dentro de otras.",
  glyphWithoutMove: "Un signo $ está antes de la primera jugada.",
  resultInVariation: "Una variante contiene un resultado.",
  afterResult: "La notación sigue después del resultado.",
  unknownResult: "La etiqueta Result debe ser 1-0, 0-1, 1/2-1/2 o *.",
  twoResults: "La etiqueta Result y el resultado tras las jugadas no coinciden.",
  wrongResult: "El resultado no corresponde al final de la partida.",
  noDraw: "El resultado no puede ser tablas: ninguna posición se ha dado tres veces.",
};

/** @type {import("./board-text.js").Translation<(typeof import("./en-board.js"))["board"]>} */
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
  "state.takenBack": "recuperada; elígela otra vez para volver a ponerla en el tablero",
  "state.lastMove": "parte de la última jugada",
  "state.left": "quedó libre en la última jugada",
  "state.crown": "una bola sobrante del ganador",
  "state.figure.square": "parte de un cuadrado completado",
  "state.figure.line": "parte de una línea completada",
  "state.completes.square": "completa un cuadrado",
  "state.completes.line": "completa una línea",
  "state.threat.square": "el adversario podría completar aquí un cuadrado",
  "state.threat.line": "el adversario podría completar aquí una línea",
  "state.threat.raise": "el adversario podría subir esta bola",

  // What to do now
  "status.place": ({ player }) => `${name(player)}: coloca una bola`,
  "status.placeOrRaise": ({ player }) => `${name(player)}: coloca una bola o sube una`,
  "status.raise": ({ player }) => `${name(player)}: sube una bola`,
  "status.whereToPlace": ({ player }) => `${name(player)}: elige dónde colocar la bola`,
  "status.whereToRaise": ({ player, cell }) =>
    `${name(player)}: sube la bola de ${seen.place(cell)}. ¿Adónde?`,
  "status.takeBack": ({ player, taken, most, none }) => {
    if (taken > 0) return `${name(player)}: recupera una segunda bola o quédate con una`;
    const what = most === 1 ? "recupera una bola" : "recupera una o dos bolas";
    return `${name(player)}: ${what}${none ? ", o ninguna" : ""}`;
  },
  "status.confirm": ({ player }) => `${name(player)}: ¿hacer esta jugada?`,
  "status.thinking": "El ordenador está pensando…",
  "status.paused": "El ordenador está en pausa",
  "status.lookingBack": ({ turn, turns }) =>
    turn === 0 ? "Repaso: inicio de la partida" : `Repaso: jugada ${turn} de ${turns}`,
  "status.variation": ({ turn }) => `Variante: jugada ${turn}`,
  "status.wins": ({ winner, reason }) => {
    const wins = `Ganan ${they(winner)}`;
    const losers = they(winner === "light" ? "dark" : "light");
    switch (reason) {
      case "apex":
        return `${wins}: han colocado la bola de la cima`;
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
  "why.lookingBack": "Estás viendo una posición anterior. Vuelve a la partida para seguir jugando.",
  "why.over": "La partida ha terminado.",
  "why.otherReserve": ({ player }) =>
    `Juegan ${they(player)}: toma una bola de la reserva de ${they(player)}.`,
  "refusal.emptyReserve": ({ player }) =>
    `La reserva de ${they(player)} está vacía: sube una bola.`,
  "why.chooseTakeBack": "Ya has jugado tu bola. Ahora elige una bola para recuperarla.",
  "why.noHigherSquare": ({ cell }) =>
    `La bola de ${seen.place(cell)} no se puede subir: no hay ningún cuadrado libre para ella en un nivel superior.`,
  "why.notNow": "Eso no es posible ahora.",

  // Why a move breaks the rules; also shown for moves in records and links
  "refusal.nothingToRaise": ({ cell }) => `En ${cell} no hay ninguna bola que subir.`,
  "refusal.raisesOpponent": ({ cell }) =>
    `La bola de ${cell} es del adversario: solo puedes subir tus propias bolas.`,
  "refusal.raisesSupport": ({ cell, above }) =>
    `La bola de ${cell} sostiene la de ${above}: una bola que sostiene a otra no se puede subir.`,
  "refusal.notHigher": ({ from, to }) =>
    `${to} no está más arriba que ${from}: una bola solo puede subir a un nivel superior.`,
  "refusal.occupied": ({ cell }) => `En ${cell} ya hay una bola.`,
  "refusal.onOwnSupport": ({ from, to }) =>
    `${to} se apoya en ${from}: una bola no puede subir a un cuadrado del que forma parte.`,
  "refusal.unsupported": ({ to, missing }) =>
    `${to} necesita cuatro bolas debajo; no hay ninguna en ${list(missing)}.`,
  "refusal.noTakeBackForChildren": "Con las reglas para niños no se recuperan bolas.",
  "refusal.noFigure": ({ to, lines }) =>
    `La bola de ${to} no completa ${lines ? "ningún cuadrado ni línea" : "ningún cuadrado"} de su color, así que no puedes recuperar ninguna bola.`,
  "refusal.takeBackRequired": ({ to }) =>
    `La bola de ${to} completa un cuadrado o una línea: debes recuperar una o dos bolas.`,
  "refusal.nothingToTakeBack": ({ cell }) => `En ${cell} no hay ninguna bola que recuperar.`,
  "refusal.takesBackOpponent": ({ cell }) =>
    `La bola de ${cell} es del adversario: solo puedes recuperar tus propias bolas.`,
  "refusal.takesBackSupport": ({ cell, above }) =>
    `La bola de ${cell} sostiene la de ${above}: una bola que sostiene a otra no se puede recuperar.`,

  // Why a record or link cannot be read
  "error.badPosition": ({ faults }) =>
    `La posición no es válida (${faults.map(positionFault).join("; ")}).`,
  "error.badMove": ({ found }) =>
    found === undefined ? "Falta una jugada." : `«${found}» no es una jugada.`,
  "error.gameOver": "Hay jugadas después del final de la partida.",
  "error.badRecord": ({ rule, found }) =>
    rule === "tagTwice" ? `La etiqueta ${found} aparece dos veces.` : recordFaults[rule],
  "error.badOption": ({ option, found, expected }) =>
    found !== undefined && expected !== undefined
      ? `«${option}» no puede ser «${found}». Valores admitidos: ${expected.join(", ")}.`
      : `La opción «${option}» no es válida.`,
  "error.at": ({ sentence, line, move, variation, turn }) => {
    const place = [
      ...(line === undefined ? [] : [`línea ${line}`]),
      ...(move === undefined
        ? []
        : [`jugada ${move.replace("...", "…")}${variation ? " de una variante" : ""}`]),
      ...(turn === undefined ? [] : [`jugada ${turn}`]),
    ];
    return `${sentence.replace(/\.$/, "")} (${place.join(", ")}).`;
  },

  // Turns in words
  "say.place": ({ player, to, short }) =>
    capital(`${they(player)} colocan una bola en ${told(short).place(to)}`),
  "say.raise": ({ player, from, to, short }) =>
    capital(
      `${they(player)} suben la bola de ${told(short).place(from)} hasta ${told(short).place(to)}`,
    ),
  "say.takesBack": ({ cells, short }) => ` y recuperan ${told(short).ballsFrom(cells)}`,
  "say.toMove": ({ player, count }) =>
    `; juegan ${they(player)}, ${form(count, { one: "queda", other: "quedan" })} ${countBalls(count)}.`,
  "say.end": ({ result }) => `. ${result}.`,
  "say.undone": ({ player, turns }) =>
    `De vuelta ${turns === 0 ? "al inicio" : `a la jugada ${turns}`}; juegan ${they(player)}.`,
  "say.redone": ({ player, turns }) => `Rehecho hasta la jugada ${turns}; juegan ${they(player)}.`,
  "say.takenBack": ({ cell, status }) => `Recuperada la bola de ${heard.place(cell)}. ${status}.`,
  "say.completed": ({ squares, lines, status }) => {
    const figures = [
      ...(squares > 0 ? [squares === 1 ? "un cuadrado" : `${squares} cuadrados`] : []),
      ...(lines > 0 ? [lines === 1 ? "una línea" : `${lines} líneas`] : []),
    ];
    return `Completado: ${list(figures)}. ${status}.`;
  },
  "say.status": ({ status }) => `${status}.`,
  "say.lookedAt": ({ status, turn }) => (turn === "" ? `${status}.` : `${status}. ${turn}.`),

  // The panel
  "turn.label": "Esta jugada",
  "turn.stop": ({ taken }) => (taken === 0 ? "No recuperar ninguna" : "Solo una"),
  "turn.play": "Jugar",
  "turn.putBack": "Volver a ponerla",
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
  "moves.variation": "O bien:",
  "replay.first": "Inicio de la partida",
  "replay.previous": "Jugada anterior",
  "replay.play": "Reproducir las jugadas",
  "replay.pause": "Pausar la reproducción",
  "replay.next": "Jugada siguiente",
  "replay.last": "Posición actual",
  "action.undo": "Deshacer",

  // The view of the board
  "view.left": "Girar el tablero a la izquierda",
  "view.right": "Girar el tablero a la derecha",

  // What to do now
  "status.toMove": ({ player }) => `Juegan ${they(player)}`,
  "why.notYours": ({ player }) => `Es el turno de ${they(player)}.`,

  // Marks set by the page that holds the board
  "state.mark.ring": "marcada",
  "state.mark.minus": "marcada para recuperarla",
  "state.mark.number": ({ number }) => `marcada con ${number}`,
  "state.mark.from": ({ to }) => `una flecha lleva hasta ${heard.place(to)}`,
  "state.mark.to": "una flecha lleva aquí",

  // What is wrong with the attributes of the tag
  "element.bad": ({ name: attribute, reason }) =>
    `El atributo ${attribute} se ha ignorado: ${reason}`,
  "element.tooLong": "es demasiado largo.",
  "element.oneOf": ({ found, expected }) => `«${found}» no es ninguno de estos: ${list(expected)}.`,
  "element.number": ({ found, least, most }) => `«${found}» no es un número de ${least} a ${most}.`,
  "element.camera": ({ found }) =>
    `«${found}» no se entiende; un ejemplo: elevation=70 rotation=30 levels=2`,
  "element.src": ({ found, status }) =>
    `no se ha podido cargar «${found}» (${status ?? "sin respuesta"}).`,
  "element.mark": ({ found }) =>
    `«${found}» no se entiende; ejemplos: ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1`,
  "element.game": ({ reason }) => `La partida se ha ignorado. ${reason}`,

  // The controls below it
  "element.controls": "Partida",
};
