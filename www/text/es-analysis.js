// Texts of hints, analysis and the game graph in Spanish.

import { numbers } from "./es-numbers.js";
import { tables } from "./es-tables.js";
import {
  balls,
  counted,
  countTurns,
  estimate,
  list,
  megabytes,
  name,
  seen,
  they,
} from "./es-words.js";
import { capital } from "./plural.js";

/** @import { Move, Standing } from "./en-analysis.js" */
/** @import { Player } from "./en-words.js" */

/** @param {Move} move */
const order = ({ from, to, takeBack }) => {
  const ball =
    from === null
      ? `coloca una bola en ${seen.place(to)}`
      : `sube la bola de ${seen.place(from)} hasta ${seen.place(to)}`;
  return takeBack.length === 0 ? ball : `${ball} y recupera ${seen.ballsFrom(takeBack)}`;
};

/** @param {Standing} standing */
const position = ({ player, value, distance, chance, holds }) => {
  const other = player === "light" ? "dark" : "light";
  if (value === "draw") return distance === 0 ? "Tablas" : "Tablas con juego perfecto";
  if (value !== null) {
    const winner = they(value === "win" ? player : other);
    if (distance === 0) return `Han ganado ${winner}`;
    return distance === null ? `Ganan ${winner}` : `Ganan ${winner} en ${countTurns(distance)}`;
  }
  const better = they(chance >= 0.5 ? player : other);
  const lead = Math.max(chance, 1 - chance);
  const degree = lead > 0.9 ? "mucho mejor" : lead > 0.75 ? "mejor" : "algo mejor";
  const guess = lead > 0.6 ? capital(`${better} parecen estar ${degree}`) : "Igualdad";
  return `${guess}; ${holds ? `${they(player)} tienen al menos tablas` : "no demostrado"}`;
};

const figures = { square: "un cuadrado", line: "una línea" };

/** @type {import("./board-text.js").Translation<(typeof import("./en-analysis.js"))["analysis"]>} */
export const analysis = {
  // Hint
  "hint.timed":
    "Mientras cuenta el reloj no hay pistas ni análisis. Los tendrás después de la partida.",
  "hint.looking": "Pista: buscando la mejor jugada…",
  "hint.hint": ({ move, what }) => `Pista: ${order(move)}. ${what}.`,
  "hint.rest": ({ takeBack, what }) =>
    takeBack.length === 0
      ? `Pista: no recuperes más. ${what}.`
      : `Pista: recupera ${seen.ballsFrom(takeBack)}. ${what}.`,
  "hint.wins": ({ distance, only }) => {
    if (distance === 1)
      return only ? "La única jugada ganadora; gana en el acto" : "Gana en el acto";
    const when = distance === null ? "" : ` en ${countTurns(distance)}`;
    return only ? `La única jugada ganadora${when && `; gana${when}`}` : `Gana${when}`;
  },
  "hint.draws": ({ only, exact }) => {
    if (only) return "La única jugada que no pierde: tablas con juego perfecto";
    return exact ? "Tablas; ninguna jugada gana" : "Al menos tablas";
  },
  "hint.loses": ({ distance, moves, estimated }) => {
    const turns = distance === null ? "" : countTurns(distance);
    return moves === 1
      ? `La única jugada posible; pierde${turns && ` en ${turns}`}`
      : `Todas las jugadas pierden; ${estimated ? "esta parece la que más resiste" : "esta es la que más resiste"}${turns && ` (${turns})`}`;
  },
  "hint.guess": ({ only }) =>
    only ? "Todas las demás jugadas pierden; esta quizá no" : "Parece la mejor; no demostrado",
  "hint.failed": "No hay pista: el ordenador no ha podido calcular. Comprueba la conexión.",
  "state.hint.to": "pista: la bola va aquí",
  "state.hint.from": "pista: sube esta bola",
  "state.hint.reserve": "pista: toma una bola de aquí",
  "state.hint.takeBack": "pista: recupera esta bola",
  "state.value": ({ value }) => `análisis: ${value}`,

  // Analysis of a position
  "analysis.label": "Análisis",
  "analysis.on": "Análisis activado.",
  "analysis.off": "Análisis desactivado.",
  "analysis.meter": "Quién va ganando",
  "analysis.moves": "Jugadas, de mejor a peor",
  "analysis.looking": "Analizando…",
  "analysis.computer": "Le toca al ordenador",
  "analysis.failed": "No se ha podido analizar la posición. Comprueba la conexión.",
  "analysis.position": position,
  "analysis.move": ({ value, distance, score }) => {
    const when = distance === null ? "" : ` en ${distance}`;
    if (value === "win") return distance === 1 ? "gana en el acto" : `gana${when}`;
    if (value === "loss") return `pierde${when}`;
    if (value === "draw") return "hace tablas";
    const lead = balls(score);
    if (lead.value === 0) return "igualado";
    return `aprox. ${lead.text} bolas de ${score > 0 ? "ventaja" : "desventaja"}`;
  },
  "analysis.estimate": ({ score }) => estimate(score),
  "analysis.played": "hecha",
  "analysis.openings": "Explorar las aperturas desde aquí",
  "analysis.proven": ({ proven, total, working }) => {
    if (proven === total) {
      return total === 1
        ? "La única jugada posible"
        : `Resultado demostrado en las ${total} jugadas`;
    }
    if (proven === 0) return working ? "Estimaciones; analizando…" : "Solo estimaciones";
    const part = `Resultado demostrado en ${proven} de ${countTurns(total)}`;
    return `${part}; ${working ? "analizando…" : "las demás son estimaciones"}`;
  },

  ...numbers,

  // The tables of perfect play
  ...tables,
  "tables.label": "Juego perfecto",
  "tables.bar": "Cargando el juego perfecto",
  "tables.ask": ({ bytes }) =>
    `El juego perfecto necesita una tabla de ${megabytes(bytes)} MB. Sin ella, el ordenador calcula: juega bien, pero no a la perfección.`,
  "tables.load": ({ bytes }) => `Cargar (${megabytes(bytes)} MB)`,
  "tables.decline": "Jugar sin ella",
  "tables.retry": "Reintentar",
  "tables.without": "El juego perfecto no está cargado; el ordenador calcula.",
  "tables.partly": "La apertura y el final están resueltos; el medio juego se calcula.",
  "tables.all": ({ bytes }) => `Cargar también el medio juego (${megabytes(bytes)} MB)`,
  "tables.ready": "El juego perfecto está cargado.",

  // What a move does, without a subject
  "fact.completes": ({ figure }) => `completa ${figures[figure]}`,
  "fact.takesBack": ({ count }) => `recupera ${count === 1 ? "una bola" : "dos bolas"}`,
  "fact.saves": "ahorra una bola",
  "fact.prevents": ({ player, figure }) =>
    `impide que ${they(player)} completen ${figures[figure]}`,
  "fact.prepares": ({ figure }) => `prepara ${figures[figure]}`,
  "fact.gives": ({ player, figure }) => `permite que ${they(player)} completen ${figures[figure]}`,
  "fact.leaves": ({ player, figure }) =>
    `no quita a ${they(player)} la ocasión de completar ${figures[figure]}`,
  "fact.lets": ({ player, count }) =>
    `permite que ${they(player)} suban ${count === 1 ? "una bola" : `${count} bolas`}`,
  "fact.misses": ({ figure }) => `desaprovecha ${figures[figure]}`,
  "hint.facts": ({ facts }) => capital(list(facts)),
  "review.facts": ({ move, facts }) => `${move}: ${list(facts)}.`,

  // The game graph
  "review.label": "Desarrollo de la partida",
  "review.start": "Analizar todas las jugadas",
  "review.continue": "Analizar las demás jugadas",
  "review.stop": "Parar",
  "review.progress": "Analizando la partida",
  "review.begins": ({ turns }) => `Analizando ${countTurns(turns)}.`,
  "review.tooLong": ({ most }) =>
    `Solo se pueden analizar enteras las partidas de hasta ${countTurns(most)}.`,
  "review.point": ({ turn, player, move, value, judgement }) => {
    const moment = turn === 0 ? "Inicio" : `Jugada ${turn}, ${they(player)}: ${move}`;
    return [moment, ...(judgement === "" ? [] : [judgement]), value].join(". ");
  },
  "review.unknown": "Sin analizar",
  "review.mistake": "Error",
  "review.doubtful": "Dudosa",
  "review.summary": (counts) =>
    /** @type {Player[]} */ (["light", "dark"])
      .map((player) => {
        const { mistakes, doubtful } = counts[player];
        const parts = [
          ...(mistakes > 0 ? [counted(mistakes, { one: "error", other: "errores" })] : []),
          ...(doubtful > 0
            ? [counted(doubtful, { one: "jugada dudosa", other: "jugadas dudosas" })]
            : []),
        ];
        return `${name(player)}: ${parts.length === 0 ? "ningún error" : parts.join(", ")}.`;
      })
      .join(" "),
  "review.tryAgain": ({ count }) =>
    `Volver a intentarlo: ${counted(count, { one: "error", other: "errores" })}`,
  "review.next": "Siguiente error",
  "review.doubt": ({ turn, move, better, best, played }) => {
    const doubt = `La jugada ${turn}, ${move}, es dudosa`;
    if (best !== null) return `${doubt}. ${better} ${best}; la jugada hecha quizá no.`;
    if (played !== null)
      return `${doubt}: ${played}. ${better} parece mejor, pero no está demostrado.`;
    return `${doubt}: ${better} parece mejor. Ninguna de las dos está demostrada.`;
  },
  "review.showBetter": "Ver la jugada mejor",
  "review.showPlayed": "Ver la jugada hecha",
};
