// Texts of the puzzles in Spanish.

import { countBalls, counted, list, they } from "./es-words.js";
import { capital } from "./plural.js";

/** @import { Deed } from "./en-puzzle.js" */
/** @import { Theme } from "../exercise/themes.js" */

/** @type {Record<Theme, string>} */
const themes = {
  square: "Cuadrado",
  line: "Línea",
  "two-back": "Recuperar dos bolas",
  "one-back": "Recuperar una bola, no dos",
  raise: "Subir una bola",
  deny: "Frenar al rival",
  unlock: "Liberar una bola",
  zugzwang: "Sin buena respuesta",
  hold: "Mantener las tablas",
  apex: "Carrera a la cima",
};

/** @type {Record<Theme, string>} */
const ideas = {
  square: "Completa un cuadrado.",
  line: "Completa una línea.",
  "two-back": "Puedes recuperar dos bolas. ¿Cuáles?",
  "one-back": "Recupera solo una bola.",
  raise: "Ahorra una bola: sube una de las tuyas.",
  deny: "Mira qué quiere completar el rival y adelántate.",
  unlock: "Una de tus bolas tiene que quedar libre.",
  zugzwang: "Busca una jugada tras la cual toda respuesta le cueste algo al rival.",
  hold: "Aquí no puedes ganar. Da vueltas para que el rival tampoco gane.",
  apex: "Cuenta las bolas: ¿a quién le queda una para la cima?",
};

/** @param {Deed} deed */
const what = ({ from, figure, takes }) =>
  [
    from === null ? "colocar una bola" : "subir una bola",
    ...(figure === null ? [] : [`completar ${figure === "square" ? "un cuadrado" : "una línea"}`]),
    ...(takes === 0 ? [] : [`recuperar ${countBalls(takes)}`]),
  ].join(", ");

/** @type {import("./board-text.js").Translation<(typeof import("./en-puzzle.js"))["puzzle"]>} */
export const puzzle = {
  // What is asked
  "puzzle.task": ({ player, value, isOnly }) => {
    const aim = value === "won" ? "gana" : "no pierde";
    return `Juegan ${they(player)}. ${isOnly ? `Solo una jugada ${aim}. Encuéntrala.` : `Encuentra una jugada que ${aim}.`}`;
  },
  "puzzle.judge": ({ player, endless }) =>
    `Juegan ${they(player)}. ¿Está ganada${endless ? ", perdida o es sin fin?" : " o perdida?"}`,
  "puzzle.value": ({ value }) => ({ won: "Ganada", lost: "Perdida", endless: "Sin fin" })[value],
  "puzzle.grade": ({ grade }) => `Grado ${grade}`,
  "puzzle.rating": ({ rating }) => `Puntuación ${rating}`,

  // Answers
  "puzzle.judging": "Comprobando tu jugada…",
  "puzzle.right": "Correcto. Sigue: otra vez sirve solo una jugada.",
  "puzzle.wrong": ({ worth }) =>
    worth === "lost" ? "Tu jugada pierde." : "Tu jugada deja escapar la victoria.",
  "puzzle.solved": ({ mistakes, hints }) => {
    const parts = [
      ...(mistakes === 0 ? [] : [counted(mistakes, { one: "error", other: "errores" })]),
      ...(hints === 0 ? [] : [counted(hints, { one: "pista", other: "pistas" })]),
    ];
    return parts.length === 0 ? "Resuelto, sin errores." : `Resuelto, con ${list(parts)}.`;
  },
  "puzzle.judged": ({ isRight, value, player }) => {
    const truth = {
      won: `ganan ${they(player)}`,
      lost: `pierden ${they(player)}`,
      endless: "nadie puede forzar la victoria",
    }[value];
    return `${isRight ? "Correcto" : "No"}: con el mejor juego de ambos, ${truth}.`;
  },
  "puzzle.proof": "Estas jugadas lo muestran.",
  "puzzle.shown": "Esta es la solución.",
  "puzzle.absent": ({ id }) => `No hay ningún problema «${id}».`,
  "puzzle.failed":
    "No se ha podido comprobar tu jugada. Comprueba la conexión e inténtalo de nuevo.",

  // What a move does and leaves
  "puzzle.stopsRaise": ({ other }) => `Impide a ${they(other)} subir una bola.`,
  "puzzle.mustPlace": ({ other }) => capital(`${they(other)} solo pueden colocar una bola.`),
  "puzzle.frees": ({ cell }) => `Libera la bola de ${cell}.`,
  "puzzle.sure": ({ player, other, figure, raises }) => {
    const deeds = [
      ...(figure === null
        ? []
        : [`completar ${figure === "square" ? "un cuadrado" : "una línea"}`]),
      ...(raises ? ["subir una bola"] : []),
    ];
    return `Jueguen lo que jueguen ${they(other)}, ${they(player)} pueden después ${deeds.join(" o ")}.`;
  },

  // Hints
  "puzzle.idea": ({ theme }) => `Pista: ${ideas[theme]}`,
  "puzzle.kind": ({ deed }) => `Pista: ${what(deed)}.`,
  "puzzle.where": ({ deed: { from, to } }) =>
    from === null ? `Pista: la bola va a ${to}.` : `Pista: sube la bola de ${from}.`,
  "puzzle.mark": "pista: aquí",

  // Themes and buttons
  "puzzle.theme": ({ theme }) => themes[theme],
  "puzzle.themes": "Temas",
  "puzzle.hint": "Pista",
  "puzzle.more": "Segunda pista",
  "puzzle.show": "Ver la solución",
  "puzzle.replay": "Verla otra vez",
  "puzzle.again": "Intentarlo de nuevo",
  "puzzle.next": "Siguiente problema",

  // The page
  "puzzles.title": "Problemas",
  "puzzles.play": "Jugar desde aquí",
  "puzzles.grade": "Dificultad",
  "puzzles.grades": "Todos los grados",
  "puzzles.kind": "Tema",
  "puzzles.kinds": "Todos los temas",
  "puzzles.judge": "¿Ganada, perdida o sin fin?",
  "puzzles.own": "Mis errores",
  "puzzles.none": "Ningún problema responde a estas opciones. Elige otras.",
  "puzzles.make": "Crea tu propio problema",
  "puzzles.unknown": ({ id }) => `No hay ningún problema «${id}». Aquí tienes otro.`,
  "puzzles.failed":
    "No se han podido cargar los problemas. Comprueba la conexión y vuelve a cargar la página.",
};
