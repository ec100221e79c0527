// Texts of the day's puzzle, its days and what comes back, in Spanish.

import { counted, number } from "./es-words.js";

/** @type {import("./board-text.js").TextsOf<"daily">} */
export const daily = {
  "daily.today": "Problema de hoy",
  "daily.of": ({ date }) => `Problema del ${date}`,
  "daily.streak": ({ days, best }) => {
    const row = `Racha: ${counted(days, { one: "día", other: "días" })}`;
    return best > days ? `${row} (récord: ${number(best)})` : row;
  },
  "daily.rating": ({ rating, about, change }) =>
    `Puntuación${about ? " aproximada:" : ""} ${rating}${change ? ` (${change})` : ""}`,
  "daily.notKept": "Este navegador no guarda tus resultados.",

  // What comes back
  "daily.due": ({ count }) => `Practicar de nuevo: ${number(count)}`,

  // To share
  "daily.share": "Compartir resultado",
  "daily.copied": "Resultado copiado.",
  "daily.copyRefused": "Copia el texto de abajo.",
  "daily.shareLabel": "Tu resultado",

  // Runs
  "run.ten": "Diez seguidos",
  "run.three": "Tres minutos",
  "run.line": "Problemas cada vez más difíciles, hasta el tercer error.",
  "run.timeless": "Sin reloj",
  "run.start": "Empezar",
  "run.best": ({ best }) => `Récord: ${number(best)}`,
  "run.new": "¡Nuevo récord!",
  "run.count": ({ solved, missed }) =>
    [
      counted(solved, { one: "resuelto", other: "resueltos" }),
      counted(missed, { one: "error", other: "errores" }),
    ].join(", "),
  "run.mistake": "error",
  "run.left": ({ seconds }) => `Quedan ${seconds} segundos.`,
  "run.up": "Tiempo agotado. Este problema aún cuenta.",

  // The archive
  "archive.title": "Problemas anteriores",
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
