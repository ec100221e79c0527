// What forbids a move, and what is wrong with a game, in Spanish, and an exercise in a frame.

import { list, they } from "./es-words.js";
import { capital } from "./plural.js";

/** @import { PositionFault } from "../pkg/rules.js" */

/** @param {PositionFault} fault */
const positionFault = ({ rule, level, cell, player = "light", found }) => {
  if (rule === "floating") return `la bola de ${cell} no se apoya en otras cuatro`;
  if (rule === "tooManyBalls") return `${they(player)} tienen ${found} bolas, más de 15`;
  if (rule === "turnMissing" || rule === "badTurn")
    return "debe acabar en l o d, el jugador al que le toca";
  return level === undefined ? "revisa los niveles" : `revisa el nivel ${level}`;
};

/** @type {import("./board-text.js").Translation<(typeof import("./en-reasons.js"))["reasons"]>} */
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
    `${to} se apoya en ${from}: esa bola no puede subir ahí.`,
  "refusal.unsupported": ({ cells: [to, ...missing] }) =>
    `${to} necesita cuatro bolas debajo; no hay ninguna en ${list(missing)}.`,
  "refusal.noTakeBackForChildren": "Con las reglas para niños no se recuperan bolas.",
  "refusal.noFigure": ({ cells: [to], variant }) =>
    `La bola de ${to} no completa ningún cuadrado${variant === "expert" ? " ni línea" : ""}: no puedes recuperar bolas.`,
  "refusal.takeBackRequired": ({ cells: [to] }) =>
    `La bola de ${to} completa un cuadrado o una línea: recupera una o dos bolas.`,
  "error.badPosition": ({ faults }) =>
    `La posición no es válida: ${faults.map(positionFault).join("; ")}.`,
  "error.badMove": ({ found = "" }) => `«${found}» no es una jugada.`,
  "error.badRecord": ({ rule }) => {
    if (/^open/.test(rule)) return "Un comentario o una variante no está cerrado.";
    return /[rR]esult|noDraw/.test(rule)
      ? "El resultado no corresponde a la partida."
      : "La notación no es válida.";
  },
  "error.badOption": ({ option, found = "", expected = [] }) =>
    `«${option}» no puede ser «${found}». Valores admitidos: ${expected.join(", ")}.`,
  "error.at": ({ sentence, line, move }) => {
    const place = [line && `Línea ${line}`, move && `jugada ${move}`];
    return `${capital(place.filter(Boolean).join(", "))}: ${sentence}`;
  },
  "element.noCanvas":
    "Este navegador no puede dibujar el tablero. El teclado y los lectores de pantalla siguen funcionando.",

  // The link of a game that was not opened
  "link.bad": ({ reason }) => `No se ha podido abrir este enlace. ${reason}`,
  "link.tooLong": "Es demasiado largo.",
  "link.unknown": ({ found }) => `«${found}» no se entiende.`,
  "link.repeated": ({ found }) => `«${found}» aparece más de una vez.`,

  "embed.find": ({ player }) => `Juegan ${they(player)}: encuentra la mejor jugada`,
  "embed.right": "¡Correcto!",
  "embed.wrong": "No es la mejor jugada. Prueba otra.",
};
