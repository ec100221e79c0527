// Texts of the numbers on the moves, of best play and of the game against it, in German.

import { counted, inTurns, name } from "./de-words.js";
import { capital } from "./plural.js";

/** @param {number} count */
const turns = (count) => counted(count, { one: "Zug", other: "Züge" });

/** @type {import("./board-text.js").TextsOf<"numbers">} */
export const numbers = {
  // What the signs of moves mean
  "numbers.legend": ({ turns: counts, draw, guess, estimated }) => {
    const parts = [
      ...(counts ? ["Kugel: wer gewinnt; Zahl: Züge beider Spieler bis zum Ende"] : []),
      ...(draw ? ["= führt zum Remis"] : []),
      ...(guess ? ["nur umrandet: geschätzter Vorsprung in Kugeln"] : []),
      ...(estimated ? ["≈ geschätzt"] : []),
    ];
    return `${capital(parts.join("; "))}.`;
  },
  "state.stop": ({ value }) => `Analyse: ${value}, ohne weiteres Zurücknehmen`,

  // Best play from the moment shown
  "line.label": "Beste Zugfolge ab hier",
  "line.start": "Beste Zugfolge",
  "line.attempt": "Computer herausfordern",
  "line.moves": "Beste Zugfolge",
  "line.looking": "Beste Zugfolge wird gesucht …",
  "line.stopped": "Suche angehalten.",
  "line.steps": "Esc führt zurück zur Partie.",
  "line.end": ({ end, winner, turns: count, estimated }) => {
    const after = `nach ${counted(count, { one: "Zug", other: "Zügen" })}`;
    if (end === "repeats") return `Beste Zugfolge: Remis durch Wiederholung ${after}.`;
    if (end === "open") return `Beste Zugfolge: ${turns(count)} bewiesen.`;
    const won = winner === null ? `Remis ${after}` : `${name(winner)} gewinnt ${inTurns(count)}`;
    return `Beste Zugfolge: ${won}${estimated ? "; Länge nicht bewiesen" : ""}.`;
  },

  // A game against it
  "attempt.begins": ({ wins, needed }) => {
    const within = needed === null ? "" : ` ${inTurns(needed)}`;
    return wins
      ? `Du kannst${within} gewinnen.`
      : `Gegen bestes Spiel verlierst du${within}. Wie lange hältst du durch?`;
  },
  "attempt.ends": ({ wins, turns: count, perfect, isBest }) => {
    const own = wins
      ? `Du hast ${inTurns(count)} gewonnen`
      : `Du hast ${turns(count)} durchgehalten`;
    if (perfect === null) return `${own}.`;
    if (isBest) return `${own}: perfekt.`;
    return `${own}; möglich: ${perfect}.`;
  },
  "attempt.missed": ({ draw, needed }) => {
    const within = needed === null ? "" : ` in ${needed}`;
    return `Aus einem Sieg${within} wurde ${draw ? "ein Remis" : "eine Niederlage"}.`;
  },
};
