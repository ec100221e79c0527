// Texts of the numbers on the moves, of best play and of the game against it, in Lithuanian.

import { counted, number, they, withinTurns } from "./lt-words.js";
import { capital } from "./plural.js";

/** Genitive, after "po". @param {number} count */
const afterTurns = (count) =>
  `po ${counted(count, { one: "ėjimo", few: "ėjimų", many: "ėjimo", other: "ėjimų" })}`;

/** Accusative. @param {number} count */
const forTurns = (count) =>
  counted(count, { one: "ėjimą", few: "ėjimus", many: "ėjimo", other: "ėjimų" });

/** @type {import("./board-text.js").TextsOf<"numbers">} */
export const numbers = {
  // What the signs of moves mean
  "numbers.legend": ({ turns, draw, guess, estimated }) => {
    const parts = [
      ...(turns ? ["rutuliukas – kas laimi, skaičius – abiejų ėjimai iki pabaigos"] : []),
      ...(draw ? ["= baigiasi lygiosiomis"] : []),
      ...(guess ? ["tik kontūras – numatoma persvara rutuliukais"] : []),
      ...(estimated ? ["≈ – įvertis"] : []),
    ];
    return `${capital(parts.join("; "))}.`;
  },
  "state.stop": ({ value }) => `analizė: ${value}, daugiau nenuimant`,

  // Best play from the moment shown
  "line.label": "Geriausi ėjimai nuo čia",
  "line.start": "Geriausi ėjimai",
  "line.attempt": "Žaisti prieš kompiuterį",
  "line.moves": "Geriausi ėjimai",
  "line.looking": "Ieškoma geriausių ėjimų…",
  "line.stopped": "Paieška sustabdyta.",
  "line.steps": "Esc – atgal į partiją.",
  "line.end": ({ end, winner, turns, estimated }) => {
    const after = afterTurns(turns);
    if (end === "repeats") return `Geriausiai žaidžiant – lygiosios: pozicija kartojasi ${after}.`;
    if (end === "open") return `Įrodyti geriausi ėjimai: ${number(turns)}.`;
    const won =
      winner === null ? ` – lygiosios ${after}` : `, laimi ${they(winner)} ${withinTurns(turns)}`;
    return `Geriausiai žaidžiant${won}${estimated ? "; trukmė neįrodyta" : ""}.`;
  },

  // A game against it
  "attempt.begins": ({ wins, needed }) => {
    const within = needed === null ? "" : ` ${withinTurns(needed)}`;
    return wins
      ? `Galite laimėti${within}.`
      : `Geriausiai žaidžiant, pralaimite${within}. Kiek išsilaikysite?`;
  },
  "attempt.ends": ({ wins, turns, perfect, isBest }) => {
    const own = wins ? `Laimėjote ${withinTurns(turns)}` : `Išsilaikėte ${forTurns(turns)}`;
    if (perfect === null) return `${own}.`;
    if (isBest) return `${own}. Tobula!`;
    return `${own}; geriausiai žaidžiant – ${perfect}.`;
  },
  "attempt.missed": ({ draw, needed }) => {
    const within = needed === null ? "" : ` per ${needed}`;
    return `Laimėjimas${within} virto ${draw ? "lygiosiomis" : "pralaimėjimu"}.`;
  },
};
