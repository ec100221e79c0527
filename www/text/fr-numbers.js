// Texts of the numbers on the moves, of best play and of the game against it, in French.

import { countTurns, they } from "./fr-words.js";
import { capital } from "./plural.js";

/** @type {import("./board-text.js").TextsOf<"numbers">} */
export const numbers = {
  // What the signs of moves mean
  "numbers.legend": ({ turns, draw, guess, estimated }) => {
    const parts = [
      ...(turns ? ["bille : qui gagne ; nombre : coups des deux joueurs jusqu’à la fin"] : []),
      ...(draw ? ["= : nulle"] : []),
      ...(guess ? ["sans fond : avance estimée, en billes"] : []),
      ...(estimated ? ["≈ : estimation"] : []),
    ];
    return `${capital(parts.join(" ; "))}.`;
  },
  "state.stop": ({ value }) => `analyse : ${value}, sans rien récupérer de plus`,

  // Best play from the moment shown
  "line.label": "Meilleure suite à partir d’ici",
  "line.start": "Meilleure suite",
  "line.attempt": "Défier l’ordinateur",
  "line.moves": "Meilleure suite",
  "line.looking": "Recherche de la meilleure suite…",
  "line.stopped": "Recherche arrêtée.",
  "line.steps": "Échap ramène à la partie.",
  "line.end": ({ end, winner, turns: count, estimated }) => {
    const turns = countTurns(count);
    if (end === "repeats") return `Meilleure suite : nulle par répétition après ${turns}.`;
    if (end === "open") return `Meilleure suite : prouvée sur ${turns}.`;
    const won = winner === null ? `nulle après ${turns}` : `${they(winner)} gagnent en ${turns}`;
    return `Meilleure suite : ${won}${estimated ? " ; longueur non prouvée" : ""}.`;
  },

  // A game against it
  "attempt.begins": ({ wins, needed }) => {
    const turns = needed === null ? "" : ` en ${countTurns(needed)}`;
    return wins
      ? `Vous pouvez gagner${turns}.`
      : `Contre un jeu parfait, vous perdez${turns}. Combien de temps tiendrez-vous ?`;
  },
  "attempt.ends": ({ wins, turns, perfect, isBest }) => {
    const own = `Vous avez ${wins ? "gagné en" : "tenu"} ${countTurns(turns)}`;
    if (perfect === null) return `${own}.`;
    if (isBest) return `${own} : parfait !`;
    return `${own} ; jeu parfait : ${perfect}.`;
  },
  "attempt.missed": ({ draw, needed }) => {
    const turns = needed === null ? "" : ` en ${needed}`;
    return `Une victoire${turns} est devenue une ${draw ? "nulle" : "défaite"}.`;
  },
};
