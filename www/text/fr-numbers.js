// Texts of the numbers on the moves, of the perfect line and of the game against perfect play, in French.

import { countTurns, they } from "./fr-words.js";

/** @import { Result } from "./en-numbers.js" */

/** @type {(turns: number | null) => string} */
const when = (turns) => (turns === null ? "" : ` en ${countTurns(turns)}`);

const names = { win: "un gain", loss: "une perte", draw: "une nulle" };

/** @param {Result} result */
const result = ({ value, distance }) =>
  names[value] + (value === "draw" || distance === null ? "" : ` en ${distance}`);

/** @type {import("./board-text.js").Translation<(typeof import("./en-numbers.js"))["numbers"]>} */
export const numbers = {
  // What the numbers count
  "numbers.legend": ({ win, loss, draw, guess, estimated }) => {
    const parts = [
      ...(win ? [`${win.sign} gagne${when(win.turns)}`] : []),
      ...(loss ? [`${loss.sign} perd${when(loss.turns)}`] : []),
      ...(draw ? ["= est une nulle : partie sans fin"] : []),
      ...(guess ? [`${guess} n’est pas prouvé : une estimation en billes`] : []),
      ...(win?.turns || loss?.turns ? ["les coups des deux joueurs comptent"] : []),
      ...(estimated ? ["≈ est une estimation"] : []),
    ];
    return `${parts.join(" ; ")}.`;
  },
  "state.stop": ({ value }) => `analyse : ${value}, sans récupérer d’autre bille`,

  // What a turn cost
  "review.lost": ({ turn, move, better, best, played }) =>
    `Le coup ${turn}, ${move}, est une erreur : ${result(best)} est devenu${best.value === "win" ? "" : "e"} ${result(played)}. Mieux : ${better}.`,

  // The perfect line
  "line.label": "Jeu parfait à partir d’ici",
  "line.start": "Suite parfaite",
  "line.attempt": "Essayez",
  "line.moves": "La suite parfaite",
  "line.looking": "Recherche de la suite parfaite…",
  "line.stopped": "La recherche de la suite parfaite est arrêtée.",
  "line.steps": "Les flèches la parcourent ; la dernière ou Échap revient à la partie.",
  "line.end": ({ end, winner, turns: count, estimated }) => {
    const turns = countTurns(count);
    if (end === "repeats")
      return `Suite parfaite : sans fin ; après ${turns}, une position se répète.`;
    if (end === "open") return `Suite parfaite : ${turns} ; ce qui suit n’est pas prouvé.`;
    const won = winner === null ? `nulle après ${turns}` : `${they(winner)} gagnent en ${turns}`;
    return `Suite parfaite : ${won}${estimated ? " ; la longueur n’est pas prouvée" : ""}.`;
  },

  // A game against perfect play
  "attempt.begins": ({ wins, needed }) => {
    const turns = needed === null ? "" : ` en ${countTurns(needed)}`;
    return wins
      ? `Vous pouvez gagner${turns}. L’ordinateur résiste aussi longtemps que possible.`
      : `Le jeu parfait vous bat${turns}. Résistez aussi longtemps que possible.`;
  },
  "attempt.ends": ({ wins, turns, perfect, isBest }) => {
    const own = `Vous avez ${wins ? "gagné en" : "résisté"} ${countTurns(turns)}`;
    if (perfect === null) return `${own}.`;
    if (isBest) return `${own} : parfait.`;
    return `${own} ; le jeu parfait ${wins ? "gagne en" : "résiste"} ${perfect}.`;
  },
  "attempt.missed": ({ draw, needed }) => {
    const turns = needed === null ? "" : ` en ${needed}`;
    return `Un gain${turns} est devenu une ${draw ? "nulle" : "perte"}.`;
  },
};
