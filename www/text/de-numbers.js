// Texts of the numbers on the moves, of the perfect line and of the game against perfect play, in German.

import { counted, inTurns, name } from "./de-words.js";

/** @import { Result } from "./en-numbers.js" */

/** @type {(turns: number | null) => string} */
const when = (turns) => (turns === null ? "" : ` ${inTurns(turns)}`);

/** @param {number} count */
const turns = (count) => counted(count, { one: "Zug", other: "Züge" });

/** @type {(result: Result, cases: { win: string, loss: string, draw: string }) => string} */
const result = ({ value, distance }, cases) =>
  cases[value] + (value === "draw" || distance === null ? "" : ` in ${distance}`);

const dative = { win: "einem Gewinn", loss: "einem Verlust", draw: "einem Remis" };
const nominative = { win: "ein Gewinn", loss: "ein Verlust", draw: "ein Remis" };

/** @type {import("./board-text.js").Translation<(typeof import("./en-numbers.js"))["numbers"]>} */
export const numbers = {
  // What the numbers count
  "numbers.legend": ({ win, loss, draw, guess, estimated }) => {
    const parts = [
      ...(win ? [`${win.sign} gewinnt${when(win.turns)}`] : []),
      ...(loss ? [`${loss.sign} verliert${when(loss.turns)}`] : []),
      ...(draw ? ["= ist Remis: endloses Spiel"] : []),
      ...(guess ? [`${guess} ist nicht bewiesen: eine Schätzung in Kugeln`] : []),
      ...(win?.turns || loss?.turns ? ["die Züge beider Seiten zählen"] : []),
      ...(estimated ? ["≈ ist eine Schätzung"] : []),
    ];
    return `${parts.join("; ")}.`;
  },
  "state.stop": ({ value }) => `Analyse: ${value}, wenn keine weitere Kugel zurückgenommen wird`,

  // What a turn cost
  "review.lost": ({ turn, move, better, best, played }) =>
    `Zug ${turn}, ${move}, ist ein Fehler: Aus ${result(best, dative)} wurde ${result(played, nominative)}. Besser: ${better}.`,

  // The perfect line
  "line.label": "Perfektes Spiel ab hier",
  "line.start": "Perfekte Folge",
  "line.attempt": "Ausprobieren",
  "line.moves": "Die perfekte Zugfolge",
  "line.looking": "Die perfekte Zugfolge wird gesucht …",
  "line.stopped": "Die Suche nach der perfekten Zugfolge wurde angehalten.",
  "line.steps": "Die Pfeile gehen sie durch; der letzte oder Escape führt zurück zur Partie.",
  "line.end": ({ end, winner, turns: count, estimated }) => {
    const after = `nach ${counted(count, { one: "Zug", other: "Zügen" })}`;
    if (end === "repeats") return `Perfekte Folge: endlos, ${after} wiederholt sich eine Stellung.`;
    if (end === "open") return `Perfekte Folge: ${turns(count)}; was folgt, ist nicht bewiesen.`;
    const won = winner === null ? `Remis ${after}` : `${name(winner)} gewinnt ${inTurns(count)}`;
    return `Perfekte Folge: ${won}${estimated ? "; die Länge ist nicht bewiesen" : ""}.`;
  },

  // A game against perfect play
  "attempt.begins": ({ wins, needed }) => {
    const within = needed === null ? "" : ` ${inTurns(needed)}`;
    return wins
      ? `Du kannst${within} gewinnen. Der Computer hält so lange durch, wie er kann.`
      : `Perfektes Spiel schlägt dich${within}. Halte so lange durch, wie du kannst.`;
  },
  "attempt.ends": ({ wins, turns: count, perfect, isBest }) => {
    const own = wins
      ? `Du hast ${inTurns(count)} gewonnen`
      : `Du hast ${turns(count)} durchgehalten`;
    if (perfect === null) return `${own}.`;
    if (isBest) return `${own}: perfekt.`;
    return `${own}; perfektes Spiel ${wins ? "braucht" : "schafft"} ${perfect}.`;
  },
  "attempt.missed": ({ draw, needed }) => {
    const within = needed === null ? "" : ` in ${needed}`;
    return `Aus einem Gewinn${within} wurde ein ${draw ? "Remis" : "Verlust"}.`;
  },
};
