// Texts of the numbers on the moves, of best play and of the game against it, in Estonian.

import { afterTurns, counted, number, they } from "./et-words.js";
import { capital } from "./plural.js";

/** @param {number} count */
const countTurns = (count) => counted(count, { one: "käik", other: "käiku" });

/** @type {import("./board-text.js").TextsOf<"numbers">} */
export const numbers = {
  // What the signs of moves mean
  "numbers.legend": ({ turns, draw, guess, estimated }) => {
    const parts = [
      ...(turns ? ["kuul: kes võidab; arv: mõlema käigud lõpuni"] : []),
      ...(draw ? ["= annab viigi"] : []),
      ...(guess ? ["ainult piirjoon: hinnanguline edumaa kuulides"] : []),
      ...(estimated ? ["≈ on hinnang"] : []),
    ];
    return `${capital(parts.join("; "))}.`;
  },
  "state.stop": ({ value }) => `analüüs: ${value}, rohkem tagasi võtmata`,

  // Best play from the moment shown
  "line.label": "Parim jätk siit edasi",
  "line.start": "Parim jätk",
  "line.attempt": "Mängi arvuti vastu",
  "line.moves": "Parim jätk",
  "line.looking": "Parimat jätku otsitakse…",
  "line.stopped": "Otsing on peatatud.",
  "line.steps": "Esc viib tagasi mängu.",
  "line.end": ({ end, winner, turns, estimated }) => {
    const after = afterTurns(turns);
    if (end === "repeats") return `Parim jätk: viik, seis kordub ${after}.`;
    if (end === "open") return `Parim jätk: tõestatud ${countTurns(turns)}.`;
    const won = winner === null ? `viik ${after}` : `${they(winner)} võidavad ${after}`;
    return `Parim jätk: ${won}${estimated ? "; pikkus on tõestamata" : ""}.`;
  },

  // A game against it
  "attempt.begins": ({ wins, needed }) => {
    const turns = needed === null ? "" : ` ${afterTurns(needed)}`;
    return wins
      ? `Saad võita${needed === null ? "" : ` ${number(needed)} käiguga`}.`
      : `Parima mängu korral kaotad${turns}. Kui kaua vastu pead?`;
  },
  "attempt.ends": ({ wins, turns, perfect, isBest }) => {
    const own = wins
      ? `Võitsid ${number(turns)} käiguga`
      : `Pidasid vastu ${counted(turns, { one: "käigu", other: "käiku" })}`;
    if (perfect === null) return `${own}.`;
    if (isBest) return `${own}: täiuslik.`;
    return `${own}; parim võimalik: ${perfect}.`;
  },
  "attempt.missed": ({ draw, needed }) => {
    const turns = needed === null ? "" : ` (${countTurns(needed)})`;
    return `Võidust${turns} sai ${draw ? "viik" : "kaotus"}.`;
  },
};
