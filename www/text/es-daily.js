// Texts of the day's puzzle, its archive and what comes back, in Spanish.

import { counted, number } from "./es-words.js";

/** @type {import("./daily.js").DailyTexts} */
export const daily = {
  "daily.today": "El problema de hoy",
  "daily.of": ({ date }) => `Problema del ${date}`,
  "daily.about": ({ rules, grade, grades }) => `${rules}, grado ${grade} de ${grades}`,
  "daily.outcome": ({ isSolved, mistakes, hints, later }) => {
    const help = hints === 0 ? "" : `, con ${counted(hints, { one: "pista", other: "pistas" })}`;
    if (isSolved) {
      const count = mistakes === 0 ? "primer intento" : `intento ${mistakes + 1}`;
      return `Resuelto al ${count}${help}`;
    }
    return later ? "Sin resolver al principio, pero sí más tarde" : "Sin resolver";
  },
  "daily.begin": "Resolver",
  "daily.again": "Resolver otra vez",
  "daily.next": ({ time }) => `Siguiente problema: ${time} h.`,
  "daily.streak": ({ days, best }) => {
    const row = `Racha: ${counted(days, { one: "día", other: "días" })}`;
    return best > days ? `${row} (récord: ${number(best)})` : row;
  },
  "daily.rating": ({ rating, deviation }) => `Puntuación ${rating} ± ${deviation}`,
  "daily.unrated": "Tu puntuación empieza con tu primer problema.",
  "daily.notKept": "Este navegador no guarda tus resultados.",

  // What comes back
  "daily.due": ({ count }) =>
    count === 1
      ? "Vuelve un problema que no resolviste bien."
      : `Vuelven ${count} problemas que no resolviste bien.`,
  "daily.practise": "Practicar",

  // To share
  "daily.share": "Compartir el resultado",
  "daily.shareTitle": ({ date }) => `Pylos, problema del ${date}`,
  "daily.copied": "El resultado se ha copiado. No revela nada.",
  "daily.copyRefused": "El navegador no ha permitido copiar. Copia el texto de abajo.",
  "daily.shareLabel": "Tu resultado como texto",

  // The archive
  "archive.title": "Todos los días",
  "archive.earlier": "Mes anterior",
  "archive.later": "Mes siguiente",
  "archive.day": ({ date, state }) => `El ${date}: ${state}`,
  "archive.state": ({ state }) =>
    ({
      clean: "resuelto a la primera",
      solved: "resuelto",
      failed: "sin resolver",
      open: "sin intentar",
    })[state],
};
