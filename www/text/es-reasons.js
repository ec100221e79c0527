// What forbids a move, and what is wrong with a game or an attribute, in Spanish: loaded when something is refused.

import { list, they } from "./es-words.js";

/** @import { PositionFault } from "../pkg/rules.js" */

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

/** @type {import("./board-text.js").Translation<(typeof import("./en-reasons.js"))["reasons"]>} */
export const reasons = {
  "why.computer": "Le toca al ordenador.",
  "why.lookingBack": "Estás viendo una posición anterior. Vuelve a la partida para seguir jugando.",
  "why.over": "La partida ha terminado.",
  "why.otherReserve": ({ player }) =>
    `Juegan ${they(player)}: toma una bola de la reserva de ${they(player)}.`,
  "refusal.emptyReserve": ({ player }) =>
    `La reserva de ${they(player)} está vacía: sube una bola.`,
  "why.chooseTakeBack": "Ya has jugado tu bola. Ahora elige una bola para recuperarla.",
  "why.noHigherPlace":
    "Esa bola no se puede subir: más arriba no hay ninguna casilla libre para ella.",
  "why.theirs": ({ player, back }) =>
    `Esa bola es de ${they(player)}${back ? ": recupera una de las tuyas" : ""}.`,
  "why.notNow": "Eso no es posible ahora.",
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
  "why.notYours": ({ player }) => `Es el turno de ${they(player)}.`,
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
  "element.noCanvas":
    "No se puede dibujar el tablero: el navegador no permite «canvas» en esta página. El teclado y los lectores de pantalla siguen funcionando.",
  "element.game": ({ reason }) => `La partida se ha ignorado. ${reason}`,

  // The link of a game that was not opened
  "link.bad": ({ reason }) => `El enlace no se ha abierto. ${reason}`,
  "link.tooLong": "Es demasiado largo para ser un enlace a una partida.",
  "link.unknownPart": ({ part, expected }) =>
    `«${part}» no corresponde en este enlace. Partes admitidas: ${expected}.`,
  "link.repeatedPart": ({ part }) => `«${part}» aparece más de una vez o contradice otra parte.`,
  "link.badValue": ({ part, found, expected }) =>
    `«${part}» no puede ser «${found}». Valores admitidos: ${expected}.`,
  "link.badEscape": ({ found }) => `«${found}» no es una codificación porcentual válida.`,
};
