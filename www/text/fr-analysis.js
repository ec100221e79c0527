// Hint, analysis and the course of the game, in French: a part of fr.js.

import { counted, countTurns, estimate, name, number, seen, they } from "./fr-words.js";
import { capital } from "./plural.js";

/** @import { Player } from "./en-words.js" */

/** @param {import("./en-analysis.js").Move} move */
const order = ({ from, to, takeBack }) => {
  const ball =
    from === null
      ? `posez une bille ${seen.onto(to)}`
      : `montez la bille ${seen.from(from)} ${seen.onto(to)}`;
  return takeBack.length === 0 ? ball : `${ball} et récupérez ${seen.ballsFrom(takeBack)}`;
};

/** @param {import("./en-analysis.js").Standing} standing */
const position = ({ player, value, distance, chance, holds }) => {
  const other = player === "light" ? "dark" : "light";
  if (value === "draw") return distance === 0 ? "Partie nulle" : "Nulle avec le meilleur jeu";
  if (value !== null) {
    const winner = capital(they(value === "win" ? player : other));
    if (distance === 0) return `${winner} ont gagné`;
    return distance === null ? `${winner} gagnent` : `${winner} gagnent en ${countTurns(distance)}`;
  }
  const better = they(chance >= 0.5 ? player : other);
  const lead = Math.max(chance, 1 - chance);
  const degree = lead > 0.9 ? "bien mieux" : lead > 0.75 ? "mieux" : "un peu mieux";
  const guess = lead > 0.6 ? capital(`${better} semblent ${degree}`) : "À peu près égal";
  return `${guess} ; ${holds ? `${they(player)} ont au moins la nulle` : "non prouvé"}`;
};

/** @type {import("./text.js").Translation<(typeof import("./en-analysis.js"))["analysis"]>} */
export const analysis = {
  // Hint
  "hint.looking": "Indice : recherche du meilleur coup…",
  "hint.hint": ({ move, what }) => `Indice : ${order(move)}. ${what}.`,
  "hint.rest": ({ takeBack, what }) =>
    takeBack.length === 0
      ? `Indice : arrêtez-vous là. ${what}.`
      : `Indice : récupérez ${seen.ballsFrom(takeBack)}. ${what}.`,
  "hint.wins": ({ distance, only }) => {
    if (distance === 1)
      return only ? "Le seul coup gagnant, et tout de suite" : "Gagne tout de suite";
    const when = distance === null ? "" : ` en ${countTurns(distance)}`;
    return only ? `Le seul coup qui gagne${when && `,${when}`}` : `Gagne${when}`;
  },
  "hint.draws": ({ only, exact }) => {
    if (only) return "Le seul coup qui tient : nulle avec le meilleur jeu";
    return exact ? "Garde la nulle ; aucun coup ne gagne" : "Garde au moins la nulle";
  },
  "hint.loses": ({ distance, moves }) => {
    if (moves === 1) {
      const when = distance === null ? "" : ` en ${countTurns(distance)}`;
      return `Le seul coup possible, et il perd${when}`;
    }
    const long = distance === null ? "" : `, ${countTurns(distance)}`;
    return `Tous les coups perdent ; celui-ci résiste le plus longtemps${long}`;
  },
  "hint.guess": ({ only }) =>
    only
      ? "Tous les autres coups perdent ; celui-ci tiendra peut-être"
      : "Semble le meilleur ; non prouvé",
  "hint.failed": ({ reason }) => `Pas d’indice : ${reason}`,
  "state.hint.to": "indice : la bille va ici",
  "state.hint.from": "indice : montez cette bille",
  "state.hint.reserve": "indice : prenez une bille ici",
  "state.hint.takeBack": "indice : récupérez cette bille",
  "state.value": ({ value }) => `analyse : ${value}`,

  // Analysis of a position
  "analysis.label": "Analyse",
  "analysis.on": "Analyse activée.",
  "analysis.off": "Analyse désactivée.",
  "analysis.meter": "Qui est en train de gagner",
  "analysis.moves": "Coups, du meilleur au moins bon",
  "analysis.looking": "Recherche…",
  "analysis.computer": "À l’ordinateur de jouer",
  "analysis.failed": ({ reason }) => `La position n’a pas pu être analysée : ${reason}`,
  "analysis.position": position,
  "analysis.move": ({ value, distance, score }) => {
    const when = distance === null ? "" : ` en ${distance}`;
    if (value === "win") return distance === 1 ? "gagne tout de suite" : `gagne${when}`;
    if (value === "loss") return `perd${when}`;
    if (value === "draw") return "fait nulle";
    return `environ ${estimate(score)} bille`;
  },
  "analysis.estimate": ({ score }) => estimate(score),
  "analysis.played": "joué",
  "analysis.proven": ({ proven, total, working }) => {
    if (proven === total) return total === 1 ? "Le seul coup" : `Les ${total} coups sont prouvés`;
    if (proven === 0) {
      return working ? "Estimations ; la recherche continue…" : "Estimations ; rien n’est prouvé";
    }
    const part = `${counted(proven, { one: "coup prouvé", other: "coups prouvés" })} sur ${total}`;
    return `${part} ; ${working ? "la recherche continue…" : "les autres sont des estimations"}`;
  },

  // The tables of perfect play
  "tables.label": "Chargement du jeu parfait",
  "tables.loading": ({ megabytes }) => `Chargement du jeu parfait, ${number(megabytes)} Mo…`,
  "tables.failed": "Le jeu parfait n’a pas pu être chargé ; l’ordinateur calcule à la place.",
  "tables.partly": "Le début et la fin de cette partie sont résolus ici ; le milieu est calculé.",
  "tables.all": ({ megabytes }) => `Charger aussi le milieu, ${number(megabytes)} Mo`,

  // The course of a game
  "review.label": "Cours de la partie",
  "review.start": "Analyser tous les coups",
  "review.continue": "Analyser les autres coups",
  "review.stop": "Arrêter",
  "review.progress": "Analyse de la partie en cours",
  "review.begins": ({ turns }) => `Analyse de ${countTurns(turns)}.`,
  "review.tooLong": ({ most }) =>
    `Seules les parties de ${countTurns(most)} au plus sont analysées en entier.`,
  "review.point": ({ turn, player, move, value, judgement }) => {
    const moment = turn === 0 ? "Début" : `Coup ${turn}, ${they(player)} : ${move}`;
    return [moment, ...(judgement === "" ? [] : [judgement]), value].join(". ");
  },
  "review.unknown": "Non analysé",
  "review.mistake": "Erreur",
  "review.doubtful": "Douteux",
  "review.summary": (counts) =>
    /** @type {Player[]} */ (["light", "dark"])
      .map((player) => {
        const { mistakes, doubtful } = counts[player];
        const parts = [
          ...(mistakes > 0 ? [counted(mistakes, { one: "erreur", other: "erreurs" })] : []),
          ...(doubtful > 0
            ? [counted(doubtful, { one: "coup douteux", other: "coups douteux" })]
            : []),
        ];
        return `${name(player)} : ${parts.length === 0 ? "aucune erreur" : parts.join(", ")}.`;
      })
      .join(" "),
  "review.next": "Erreur suivante",
  "review.advice": ({ turn, move, better, best, played }) => {
    if (best !== null && played !== null) {
      return `Le coup ${turn}, ${move}, est une erreur : il ${played}. Mieux : ${better}, qui ${best}.`;
    }
    const doubt = `Le coup ${turn}, ${move}, est douteux`;
    if (best !== null) return `${doubt} : ${better} ${best}, et celui-ci peut-être pas.`;
    if (played !== null) return `${doubt} : il ${played}. ${better} semble meilleur, sans preuve.`;
    return `${doubt} : ${better} semble meilleur. Rien de cela n’est prouvé.`;
  },
  "review.showBetter": "Montrer le meilleur coup",
  "review.showPlayed": "Montrer le coup joué",
};
