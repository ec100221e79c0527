// What forbids a move, and what is wrong with a game, in Spanish, and an exercise in a frame.

import { list, they } from "./es-words.js";
import { capital } from "./plural.js";

/** @import { PositionFault, RecordRule } from "../pkg/rules.js" */

/** @param {PositionFault} fault */
const positionFault = ({ rule, level, cell, player = "light", found }) => {
  if (rule === "floating") return `la bola de ${cell} no se apoya en otras cuatro`;
  if (rule === "tooManyBalls") return `${they(player)} tienen ${found} bolas, más de 15`;
  if (rule === "turnMissing" || rule === "badTurn")
    return "debe acabar en l o d, según a quién le toque";
  return level === undefined ? "revisa los niveles" : `revisa el nivel ${level}`;
};

/** @type {Record<RecordRule, string>} */
const BAD_RECORD = {
  noRecord: "No hay ninguna notación, o es demasiado larga.",
  empty: "La notación está vacía.",
  badTag: 'Una etiqueta debe tener esta forma: [White "Anna"].',
  tooLong: "Hay demasiadas jugadas, notas o etiquetas.",
  tagTwice: "Una etiqueta aparece dos veces.",
  tagAmongMoves: "Hay una etiqueta entre las jugadas: las etiquetas van al principio.",
  openComment: "Un comentario no está cerrado.",
  badGlyph: "Un signo como $1 debe ir de $0 a $255.",
  variationWithoutMove: "Hay una variante antes de la primera jugada.",
  openVariation: "Una variante no está cerrada.",
  emptyVariation: "Una variante no tiene ninguna jugada.",
  strayParenthesis: "Falta «(» antes de «)».",
  strayBrace: "Falta «{» antes de «}».",
  tooDeep: "Hay más de 32 variantes unas dentro de otras.",
  glyphWithoutMove: "Hay un signo como $1 antes de la primera jugada.",
  resultInVariation: "Hay un resultado dentro de una variante.",
  afterResult: "Hay más texto después del resultado.",
  anotherGame: "Aquí empieza otra partida.",
  unknownResult: "La etiqueta «Result» debe ser 1-0, 0-1, 1/2-1/2 o *.",
  twoResults: "La etiqueta «Result» y el resultado después de las jugadas son distintos.",
  wrongResult: "El resultado no corresponde a la partida.",
  noDraw: "Esta partida no es tablas: ninguna posición apareció tres veces.",
};

/** @type {import("./board-text.js").TextsOf<"reasons">} */
export const reasons = {
  "why.computer": "Le toca al ordenador.",
  "why.lookingBack": "Vuelve a la partida para continuar.",
  "why.over": "La partida ha terminado.",
  "why.notYours": ({ player }) => `Les toca a ${they(player)}.`,
  "why.chooseTakeBack": "Ahora elige una bola para recuperarla.",
  "why.noHigherPlace": "Más arriba no hay ninguna casilla libre para esa bola.",
  "why.theirs": ({ player }) => `Esa bola es de ${they(player)}.`,
  "why.notNow": "Eso no es posible ahora.",
  "refusal.emptyReserve": ({ player }) =>
    `La reserva de ${they(player)} está vacía: sube una bola.`,
  "refusal.nothingToRaise": ({ cells: [cell] }) => `En ${cell} no hay ninguna bola.`,
  "refusal.raisesOpponent": ({ cells: [cell] }) => `La bola de ${cell} es del adversario.`,
  "refusal.raisesSupport": ({ cells: [cell, above] }) =>
    `La bola de ${cell} no se puede mover: sostiene la de ${above}.`,
  "refusal.notHigher": ({ cells: [from, to] }) =>
    `Una bola solo puede subir: ${to} no está más arriba que ${from}.`,
  "refusal.occupied": ({ cells: [cell] }) => `En ${cell} ya hay una bola.`,
  "refusal.onOwnSupport": ({ cells: [from, to] }) =>
    `${to} se apoya en ${from}: la bola de ${from} no puede subir ahí.`,
  "refusal.unsupported": ({ cells: [to, ...missing] }) =>
    `${to} necesita cuatro bolas debajo; no hay ninguna en ${list(missing)}.`,
  "refusal.noTakeBackForChildren": "Con las reglas para niños no se recuperan bolas.",
  "refusal.noFigure": ({ cells: [to], variant }) =>
    `La bola de ${to} no forma ningún cuadrado${variant === "expert" ? " ni línea" : ""}: no puedes recuperar bolas.`,
  "refusal.takeBackRequired": ({ cells: [to] }) =>
    `Con la bola en ${to} hay que recuperar una o dos bolas.`,
  "error.badPosition": ({ faults }) =>
    `La posición no es válida: ${faults.map(positionFault).join("; ")}.`,
  "error.badMove": ({ found = "" }) => `«${found}» no es una jugada.`,
  "error.badRecord": ({ rule }) => BAD_RECORD[rule],
  "error.badOption": ({ option, found = "", expected = [] }) =>
    `«${option}» no puede ser «${found}». Valores admitidos: ${expected.join(", ")}.`,
  "error.at": ({ sentence, line, move }) => {
    const place = [line && `Línea ${line}`, move && `jugada ${move}`];
    return `${capital(place.filter(Boolean).join(", "))}: ${sentence}`;
  },
  "element.noCanvas":
    "Este navegador no puede dibujar el tablero. Teclado y lectores de pantalla siguen funcionando.",

  // The link of a game that was not opened
  "link.bad": ({ reason }) => `No se ha podido abrir este enlace. ${reason}`,
  "link.tooLong": "Es demasiado largo.",
  "link.unknown": ({ found }) => `«${found}» no se entiende.`,
  "link.repeated": ({ found }) => `«${found}» aparece más de una vez.`,

  "embed.find": ({ player }) => `Juegan ${they(player)}: encuentra la mejor jugada`,
  "embed.right": "¡Correcto!",
  "embed.wrong": "No es la mejor jugada. Prueba otra.",
};
