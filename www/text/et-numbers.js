// Texts of the numbers on the moves, of the perfect line and of the game against perfect play, in Estonian.

import { afterTurns, counted, they } from "./et-words.js";
import { capital } from "./plural.js";

/** @import { Result } from "./en-numbers.js" */

/** @type {(turns: number | null) => string} */
const when = (turns) => (turns === null ? "" : ` ${afterTurns(turns)}`);

/** @param {number} count */
const countTurns = (count) => counted(count, { one: "käik", other: "käiku" });

const elative = { win: "võidust", loss: "kaotusest", draw: "viigist" };
const nominative = { win: "võit", loss: "kaotus", draw: "viik" };

/** @type {(result: Result, cases: typeof nominative) => string} */
const result = ({ value, distance }, cases) =>
  (value === "draw" || distance === null ? "" : `${distance} käigu `) + cases[value];

/** @type {import("./board-text.js").Translation<(typeof import("./en-numbers.js"))["numbers"]>} */
export const numbers = {
  // What the numbers count
  "numbers.legend": ({ win, loss, draw, guess, estimated }) => {
    const parts = [
      ...(win ? [`${win.sign} võidab${when(win.turns)}`] : []),
      ...(loss ? [`${loss.sign} kaotab${when(loss.turns)}`] : []),
      ...(draw ? ["= on viik: lõputu mäng"] : []),
      ...(guess ? [`${guess} on tõestamata: hinnang kuulides`] : []),
      ...(win?.turns || loss?.turns ? ["arvestatakse mõlema mängija käike"] : []),
      ...(estimated ? ["≈ on hinnang"] : []),
    ];
    return `${parts.join("; ")}.`;
  },
  "state.stop": ({ value }) => `analüüs: ${value}, kui rohkem kuule tagasi ei võeta`,

  // What a turn cost
  "review.lost": ({ turn, move, better, best, played }) =>
    `${turn}. käik, ${move}, on viga: ${result(best, elative)} sai ${result(played, nominative)}. Parem on ${better}.`,

  // The perfect line
  "line.label": "Täiuslik mäng siit edasi",
  "line.start": "Täiuslik jätk",
  "line.attempt": "Proovi ise",
  "line.moves": "Täiuslik käikude jätk",
  "line.looking": "Täiuslikku jätku otsitakse…",
  "line.stopped": "Täiusliku jätku otsimine on peatatud.",
  "line.steps": "Nooled viivad käikudest läbi; viimane nool või Escape viib tagasi mängu.",
  "line.end": ({ end, winner, turns, estimated }) => {
    const after = afterTurns(turns);
    if (end === "repeats") return `Täiuslik jätk: lõputu, ${after} seis kordub.`;
    if (end === "open") return `Täiuslik jätk: ${countTurns(turns)}; mis edasi, on tõestamata.`;
    const won = winner === null ? `viik ${after}` : `${they(winner)} võidavad ${after}`;
    return `Täiuslik jätk: ${won}${estimated ? "; pikkus on tõestamata" : ""}.`;
  },

  // A game against perfect play
  "attempt.begins": ({ wins, needed }) => {
    const turns = needed === null ? "" : ` ${afterTurns(needed)}`;
    return wins
      ? `Saad võita${turns}. Arvuti peab vastu nii kaua kui võimalik.`
      : `Täiuslik mäng võidab sind${turns}. Pea vastu nii kaua kui võimalik.`;
  },
  "attempt.ends": ({ wins, turns, perfect, isBest }) => {
    const own = wins ? `Võitsid ${afterTurns(turns)}` : `Pidasid vastu ${countTurns(turns)}`;
    if (perfect === null) return `${own}.`;
    if (isBest) return `${own}: täiuslik.`;
    return `${own}; täiuslik mäng ${wins ? "vajab" : "peab vastu"} ${perfect}.`;
  },
  "attempt.missed": ({ draw, needed }) => {
    const turns = needed === null ? "" : `${needed} käigu `;
    return `${capital(`${turns}võidust`)} sai ${draw ? "viik" : "kaotus"}.`;
  },
};
