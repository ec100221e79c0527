// Texts of the puzzles in Spanish.

import { countBalls, counted, list, they } from "./es-words.js";
import { capital } from "./plural.js";

/** @import { Deed } from "./en-puzzle.js" */
/** @import { Theme } from "../exercise/themes.js" */

/** @type {Record<Theme, string>} */
const themes = {
  square: "Formar un cuadrado",
  line: "Formar una línea",
  "two-back": "Recuperar dos bolas",
  "one-back": "Recuperar solo una bola",
  raise: "Subir una bola",
  deny: "Frenar al adversario",
  unlock: "Liberar una bola",
  zugzwang: "No dejar buena respuesta",
  hold: "Mantener las tablas",
  apex: "Guardar una bola para la cima",
};

/** @param {Deed} deed */
const what = ({ from, figure, takes }) =>
  [
    from === null ? "colocar una bola" : "subir una bola",
    ...(figure === null ? [] : [`formar ${figure === "square" ? "un cuadrado" : "una línea"}`]),
    ...(takes === 0 ? [] : [`recuperar ${countBalls(takes)}`]),
  ].join(", ");

/** @type {import("./board-text.js").TextsOf<"puzzle">} */
export const puzzle = {
  // What is asked
  "puzzle.task": ({ player, value, isOnly }) => {
    const only = {
      won: "solo una jugada gana",
      endless: "solo una jugada salva las tablas",
      lost: "todo pierde, pero una jugada resiste más",
    };
    const any = {
      ...only,
      won: "encuentra una jugada ganadora",
      endless: "encuentra una jugada de tablas",
    };
    return `Juegan ${they(player)}: ${(isOnly ? only : any)[value]}.`;
  },
  "puzzle.judge": ({ player, endless }) =>
    `Juegan ${they(player)}: ${endless ? "¿victoria, derrota o tablas?" : "¿victoria o derrota?"}`,
  "puzzle.value": ({ value }) => ({ won: "Victoria", lost: "Derrota", endless: "Tablas" })[value],
  "puzzle.grade": ({ grade }) => `Dificultad ${grade}`,

  // Answers
  "puzzle.judging": "Comprobando tu jugada…",
  "puzzle.right": "¡Correcto! Sigue.",
  "puzzle.wrong": ({ worth }) =>
    worth === "sooner"
      ? "Tu jugada pierde antes."
      : worth === "lost"
        ? "Tu jugada pierde."
        : "Tu jugada deja escapar la victoria.",
  "puzzle.solved": ({ mistakes, hints }) => {
    const parts = [
      ...(mistakes === 0 ? [] : [counted(mistakes, { one: "error", other: "errores" })]),
      ...(hints === 0 ? [] : [counted(hints, { one: "pista", other: "pistas" })]),
    ];
    return parts.length === 0 ? "Resuelto." : `Resuelto, con ${list(parts)}.`;
  },
  "puzzle.judged": ({ isRight, value, player }) => {
    const truth = {
      won: `ganan ${they(player)}`,
      lost: `pierden ${they(player)}`,
      endless: "son tablas",
    }[value];
    return `${isRight ? "Correcto" : "No"}: con juego perfecto, ${truth}.`;
  },
  "puzzle.shown": "Esta es la solución.",
  "puzzle.absent": ({ id }) => `No hay ningún problema «${id}».`,
  "puzzle.failed": "No se ha podido comprobar tu jugada.",

  // What a move does and leaves
  "puzzle.stopsRaise": ({ other }) => `Así se impide a ${they(other)} subir una bola.`,
  "puzzle.mustPlace": ({ other }) => capital(`${they(other)} solo pueden colocar una bola.`),
  "puzzle.frees": ({ cell }) => `Así se libera la bola de ${cell}.`,
  "puzzle.sure": ({ player, other, figure, raises }) => {
    const deeds = [
      ...(figure === null ? [] : [`formar ${figure === "square" ? "un cuadrado" : "una línea"}`]),
      ...(raises ? ["subir una bola"] : []),
    ];
    return `Jueguen lo que jueguen ${they(other)}, ${they(player)} pueden después ${deeds.join(" o ")}.`;
  },

  // Hints
  "puzzle.kind": ({ deed }) => `${capital(what(deed))}.`,
  "puzzle.where": ({ deed: { from, to } }) =>
    from === null ? `La bola va a ${to}.` : `Sube la bola de ${from}.`,
  "puzzle.mark": "pista",

  // Themes and buttons
  "puzzle.theme": ({ theme }) => themes[theme],
  "puzzle.hint": "Pista",
  "puzzle.show": "Solución",
  "puzzle.again": "Reintentar",
  "puzzle.why": "¿Por qué?",
  "puzzle.next": "Siguiente",

  // The page
  "puzzles.title": "Problemas",
  "puzzles.play": "Jugar desde aquí",
  "puzzles.more": "Más problemas",
  "puzzles.grade": "Dificultad",
  "puzzles.grades": "Cualquier dificultad",
  "puzzles.kind": "Tema",
  "puzzles.kinds": "Cualquier tema",
  "puzzles.judge": "¿Victoria, derrota o tablas?",
  "puzzles.longest": "Resistir más tiempo",
  "puzzles.own": "Mis errores",
  "puzzles.none": "Ningún problema coincide.",
  "puzzles.make": "Crear un problema",
  "puzzles.failed": "No se han podido cargar los problemas. Recarga la página.",
};
