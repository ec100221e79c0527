// Texts of the numbers on the moves, of best play and of the game against it, in Estonian.

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
      ...(draw ? ["= annab viigi"] : []),
      ...(guess ? [`${guess} on hinnang kuulides`] : []),
      ...(win?.turns || loss?.turns ? ["loevad mõlema käigud"] : []),
      ...(estimated ? ["≈ on hinnang"] : []),
    ];
    return `${parts.join("; ")}.`;
  },
  "state.stop": ({ value }) => `analüüs: ${value}, rohkem tagasi võtmata`,

  // What a turn cost
  "review.lost": ({ turn, move, better, best, played }) =>
    `${turn}. käik, ${move}: ${result(best, elative)} sai ${result(played, nominative)}. Parem: ${better}.`,

  // Best play from the moment shown
  "line.label": "Parim mäng siit edasi",
  "line.start": "Parim mäng",
  "line.attempt": "Mängi selle vastu",
  "line.moves": "Parim mäng",
  "line.looking": "Parimat mängu otsitakse…",
  "line.stopped": "Otsing on peatatud.",
  "line.steps": "Escape viib tagasi mängu.",
  "line.end": ({ end, winner, turns, estimated }) => {
    const after = afterTurns(turns);
    if (end === "repeats") return `Parim mäng: viik, kordub ${after}.`;
    if (end === "open") return `Parim mäng: tõestatud ${countTurns(turns)}.`;
    const won = winner === null ? `viik ${after}` : `${they(winner)} võidavad ${after}`;
    return `Parim mäng: ${won}${estimated ? "; pikkus on tõestamata" : ""}.`;
  },

  // A game against it
  "attempt.begins": ({ wins, needed }) => {
    const turns = needed === null ? "" : ` ${afterTurns(needed)}`;
    return wins ? `Saad võita${turns}.` : `Parima mängu vastu kaotad${turns}. Kui kaua vastu pead?`;
  },
  "attempt.ends": ({ wins, turns, perfect, isBest }) => {
    const own = wins ? `Võitsid ${afterTurns(turns)}` : `Pidasid vastu ${countTurns(turns)}`;
    if (perfect === null) return `${own}.`;
    if (isBest) return `${own}: täiuslik.`;
    return `${own}; parim mäng: ${perfect}.`;
  },
  "attempt.missed": ({ draw, needed }) => {
    const turns = needed === null ? "" : `${needed} käigu `;
    return `${capital(`${turns}võidust`)} sai ${draw ? "viik" : "kaotus"}.`;
  },
};
