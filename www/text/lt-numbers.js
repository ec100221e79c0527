// Texts of the numbers on the moves, of the perfect line and of the game against perfect play, in Lithuanian.

import { counted, they, withinTurns } from "./lt-words.js";

/** @import { Result } from "./en-numbers.js" */

/** @type {(turns: number | null) => string} */
const when = (turns) => (turns === null ? "" : ` ${withinTurns(turns)}`);

/** Genitive, after "po". @param {number} count */
const afterTurns = (count) =>
  `po ${counted(count, { one: "ėjimo", few: "ėjimų", many: "ėjimo", other: "ėjimų" })}`;

/** Instrumental. @param {number} count */
const _byTurns = (count) =>
  counted(count, { one: "ėjimu", few: "ėjimais", many: "ėjimo", other: "ėjimų" });

/** Accusative. @param {number} count */
const forTurns = (count) =>
  counted(count, { one: "ėjimą", few: "ėjimus", many: "ėjimo", other: "ėjimų" });

const nominative = { win: "laimėjimas", loss: "pralaimėjimas", draw: "lygiosios" };
const instrumental = { win: "laimėjimu", loss: "pralaimėjimu", draw: "lygiosiomis" };

/** @type {(result: Result, cases: typeof nominative) => string} */
const result = ({ value, distance }, cases) =>
  cases[value] + (value === "draw" || distance === null ? "" : ` per ${distance}`);

/** @type {import("./board-text.js").Translation<(typeof import("./en-numbers.js"))["numbers"]>} */
export const numbers = {
  // What the numbers count
  "numbers.legend": ({ win, loss, draw, guess, estimated }) => {
    const parts = [
      ...(win ? [`${win.sign} laimi${when(win.turns)}`] : []),
      ...(loss ? [`${loss.sign} pralaimi${when(loss.turns)}`] : []),
      ...(draw ? ["= reiškia lygiąsias: žaidimą be pabaigos"] : []),
      ...(guess ? [`${guess} neįrodyta: įvertis rutuliukais`] : []),
      ...(win?.turns || loss?.turns ? ["skaičiuojami abiejų žaidėjų ėjimai"] : []),
      ...(estimated ? ["≈ reiškia įvertį"] : []),
    ];
    return `${parts.join("; ")}.`;
  },
  "state.stop": ({ value }) => `analizė: ${value}, jei daugiau rutuliukų nenuimama`,

  // What a turn cost
  "review.lost": ({ turn, move, better, best, played }) =>
    `${turn} ėjimas, ${move}, yra klaida: ${result(best, nominative)} virto ${result(played, instrumental)}. Geriau: ${better}.`,

  // The perfect line
  "line.label": "Tobulas žaidimas nuo čia",
  "line.start": "Tobula tąsa",
  "line.attempt": "Pabandyti",
  "line.moves": "Tobula ėjimų tąsa",
  "line.looking": "Ieškoma tobulos tąsos…",
  "line.stopped": "Tobulos tąsos paieška sustabdyta.",
  "line.steps": "Rodyklėmis pereisite ėjimus; paskutinė rodyklė arba Escape grąžina į partiją.",
  "line.end": ({ end, winner, turns, estimated }) => {
    const after = afterTurns(turns);
    if (end === "repeats") return `Tobula tąsa: be pabaigos, ${after} pozicija pasikartoja.`;
    if (end === "open") {
      return `Tobula tąsa: ${counted(turns, { one: "ėjimas", few: "ėjimai", many: "ėjimo", other: "ėjimų" })}; kas toliau, neįrodyta.`;
    }
    const won =
      winner === null ? `lygiosios ${after}` : `laimi ${they(winner)} ${withinTurns(turns)}`;
    return `Tobula tąsa: ${won}${estimated ? "; trukmė neįrodyta" : ""}.`;
  },

  // A game against perfect play
  "attempt.begins": ({ wins, needed }) => {
    const within = needed === null ? "" : ` ${withinTurns(needed)}`;
    return wins
      ? `Galite laimėti${within}. Kompiuteris laikysis kuo ilgiau.`
      : `Tobulas žaidimas jus nugali${within}. Laikykitės kuo ilgiau.`;
  },
  "attempt.ends": ({ wins, turns, perfect, isBest }) => {
    const own = wins ? `Laimėjote ${withinTurns(turns)}` : `Išsilaikėte ${forTurns(turns)}`;
    if (perfect === null) return `${own}.`;
    if (isBest) return `${own}: tobulai.`;
    return wins
      ? `${own}; tobulai žaidžiant pakanka ${perfect}.`
      : `${own}; tobulai žaidžiant išsilaikoma ${perfect}.`;
  },
  "attempt.missed": ({ draw, needed }) => {
    const within = needed === null ? "" : ` per ${needed}`;
    return `Laimėjimas${within} virto ${draw ? "lygiosiomis" : "pralaimėjimu"}.`;
  },
};
