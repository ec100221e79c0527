// Texts of analysis and the game graph in French.

import { numbers } from "./fr-numbers.js";
import { tables } from "./fr-tables.js";
import { balls, countTurns, estimate, form, list, megabytes, they } from "./fr-words.js";
import { capital } from "./plural.js";

/** @import { Standing } from "./en-analysis.js" */
/** @import { Player } from "./en-words.js" */

/** @param {Standing} standing */
const position = ({ player, value, distance, chance, holds }) => {
  const other = player === "light" ? "dark" : "light";
  if (value === "draw") return distance === 0 ? "Partie nulle" : "Nulle si chacun joue au mieux";
  if (value !== null) {
    const winner = capital(they(value === "win" ? player : other));
    if (distance === 0) return `${winner} ont gagné`;
    return distance === null ? `${winner} gagnent` : `${winner} gagnent en ${countTurns(distance)}`;
  }
  const isAhead = chance >= 0.5;
  const lead = Math.max(chance, 1 - chance);
  const degree = lead > 0.9 ? "un net avantage" : lead > 0.75 ? "l’avantage" : "un léger avantage";
  const guess =
    lead > 0.6
      ? capital(`${they(isAhead ? player : other)} semblent avoir ${degree}`)
      : "Position à peu près égale";
  const holder = lead > 0.6 && isAhead ? "elles" : they(player);
  return holds ? `${guess} ; ${holder} ont au moins la nulle` : guess;
};

/** @type {import("./board-text.js").TextsOf<"analysis">} */
export const analysis = {
  "hint.timed": "Ni indice ni analyse tant que la pendule tourne.",
  "state.hint.to": "indice : la bille va ici",
  "state.hint.from": "indice : montez cette bille",
  "state.hint.takeBack": "indice : récupérez cette bille",
  "state.value": ({ value }) => `analyse : ${value}`,

  // Analysis of a position
  "analysis.label": "Analyse",
  "analysis.on": "Analyse activée.",
  "analysis.off": "Analyse désactivée.",
  "analysis.meter": "Qui a l’avantage",
  "analysis.moves": "Coups, meilleurs d’abord",
  "analysis.looking": "Analyse…",
  "analysis.computer": "À l’ordinateur de jouer",
  "analysis.failed": "Pas d’analyse. Vérifiez la connexion.",
  "analysis.position": position,
  "analysis.move": ({ value, distance, score, pace }) => {
    const turns = distance === null ? "" : ` en ${distance}`;
    const when = pace === null ? turns : pace === "sooner" ? " plus tôt" : " plus tard";
    if (value === "win") return distance === 1 ? "gagne tout de suite" : `gagne${when}`;
    if (value === "loss") return `perd${when}`;
    if (value === "draw") return "fait nulle";
    const lead = balls(score);
    if (lead.value === 0) return "à peu près égal";
    const many = `${lead.text} ${form(lead.value, { one: "bille", other: "billes" })}`;
    return `environ ${many} ${score > 0 ? "d’avance" : "de retard"}`;
  },
  "analysis.estimate": ({ score }) => estimate(score),
  "analysis.played": "joué",
  "openings.value": "Résultat",
  "openings.move": "Coup",
  "openings.replies": "Bonnes réponses",
  "openings.kept": ({ keep, all }) => `${keep} sur ${all}`,
  "openings.every": "toutes",
  "openings.like": ({ moves }) => `identiques par symétrie : ${list(moves)}`,

  ...numbers,

  // The tables of perfect play
  ...tables,
  "tables.label": "Jeu parfait",
  "tables.ask": ({ bytes }) =>
    `Le jeu parfait se télécharge (${megabytes(bytes)} Mo). Sans lui, l’ordinateur joue bien, mais pas parfaitement.`,
  "tables.load": ({ bytes }) => `Charger (${megabytes(bytes)} Mo)`,
  "tables.decline": "Continuer sans",
  "tables.retry": "Réessayer",
  "tables.settle": ({ bytes }) => `Le jeu parfait (${megabytes(bytes)} Mo) trancherait le reste.`,
  "tables.ready": "Le jeu parfait est chargé.",

  // The game graph
  "review.label": "Analyse de la partie",
  "review.graph": "Courbe de la partie",
  "review.perfect": "Le jeu parfait en chiffres",
  "review.start": "Tout analyser",
  "review.stop": "Arrêter",
  "review.progress": "Analyse…",
  "review.point": ({ turn, player, move, value, judgement }) => {
    const moment = turn === 0 ? "Début" : `Coup ${turn}, ${they(player)} : ${move}`;
    return [moment, ...(judgement === "" ? [] : [judgement]), value].join(". ");
  },
  "review.unknown": "Non analysé",
  "review.showBetter": "Voir un meilleur coup",
  "review.showPlayed": "Voir le coup joué",
};
