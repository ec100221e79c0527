// Texts of hints, analysis and the game graph in French.

import { numbers } from "./fr-numbers.js";
import { tables } from "./fr-tables.js";
import {
  balls,
  counted,
  countTurns,
  estimate,
  form,
  list,
  megabytes,
  name,
  seen,
  they,
} from "./fr-words.js";
import { capital } from "./plural.js";

/** @import { Move, Standing } from "./en-analysis.js" */
/** @import { Player } from "./en-words.js" */

/** @param {Move} move */
const order = ({ from, to, takeBack }) => {
  const ball =
    from === null
      ? `posez une bille ${seen.onto(to)}`
      : `montez la bille ${seen.from(from)} ${seen.onto(to)}`;
  return takeBack.length === 0 ? ball : `${ball} et récupérez ${seen.ballsFrom(takeBack)}`;
};

/** @param {Standing} standing */
const position = ({ player, value, distance, chance, holds }) => {
  const other = player === "light" ? "dark" : "light";
  if (value === "draw") return distance === 0 ? "Partie nulle" : "Nulle si chacun joue au mieux";
  if (value !== null) {
    const winner = capital(they(value === "win" ? player : other));
    if (distance === 0) return `${winner} ont gagné`;
    return distance === null ? `${winner} gagnent` : `${winner} gagnent en ${countTurns(distance)}`;
  }
  const better = they(chance >= 0.5 ? player : other);
  const lead = Math.max(chance, 1 - chance);
  const degree = lead > 0.9 ? "un net avantage" : lead > 0.75 ? "l’avantage" : "un léger avantage";
  const guess =
    lead > 0.6 ? capital(`${better} semblent avoir ${degree}`) : "Position à peu près égale";
  return `${guess} ; ${holds ? `${they(player)} ont au moins la nulle` : "non prouvé"}`;
};

const figures = { square: "un carré", line: "une ligne" };

/** @type {import("./board-text.js").Translation<(typeof import("./en-analysis.js"))["analysis"]>} */
export const analysis = {
  // Hint
  "hint.timed":
    "Tant que la pendule compte, il n’y a ni indice ni analyse. Vous aurez les deux après la partie.",
  "hint.looking": "Indice : recherche du meilleur coup…",
  "hint.hint": ({ move, what }) => `Indice : ${order(move)}. ${what}.`,
  "hint.rest": ({ takeBack, what }) =>
    takeBack.length === 0
      ? `Indice : ne récupérez plus de bille. ${what}.`
      : `Indice : récupérez ${seen.ballsFrom(takeBack)}. ${what}.`,
  "hint.wins": ({ distance, only }) => {
    if (distance === 1) {
      return only ? "Le seul coup gagnant ; il gagne tout de suite" : "Gagne tout de suite";
    }
    const when = distance === null ? "" : ` en ${countTurns(distance)}`;
    return only ? `Le seul coup gagnant${when && ` ; il gagne${when}`}` : `Gagne${when}`;
  },
  "hint.draws": ({ only, exact }) => {
    if (only) return "Le seul coup qui ne perd pas : nulle si chacun joue au mieux";
    return exact ? "Nulle ; aucun coup ne gagne" : "Au moins la nulle";
  },
  "hint.loses": ({ distance, moves, estimated }) => {
    const turns = distance === null ? "" : countTurns(distance);
    return moves === 1
      ? `Le seul coup possible ; il perd${turns && ` en ${turns}`}`
      : `Tous les coups perdent ; ${estimated ? "celui-ci semble résister le plus longtemps" : "celui-ci résiste le plus longtemps"}${turns && ` (${turns})`}`;
  },
  "hint.guess": ({ only }) =>
    only
      ? "Tous les autres coups perdent ; celui-ci peut-être pas"
      : "Semble le meilleur ; non prouvé",
  "hint.failed": "Aucun indice : l’ordinateur n’a pas pu calculer. Vérifiez la connexion.",
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
  "analysis.looking": "Analyse…",
  "analysis.computer": "C’est à l’ordinateur de jouer",
  "analysis.failed": "La position n’a pas pu être analysée. Vérifiez la connexion.",
  "analysis.position": position,
  "analysis.move": ({ value, distance, score }) => {
    const when = distance === null ? "" : ` en ${distance}`;
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
  "analysis.openings": "Explorer les ouvertures d’ici",
  "analysis.proven": ({ proven, total, working }) => {
    if (proven === total) {
      return total === 1 ? "Le seul coup possible" : `Résultat prouvé pour les ${total} coups`;
    }
    if (proven === 0) {
      return working ? "Estimations pour l’instant ; analyse…" : "Estimations seulement";
    }
    const part = `Résultat prouvé pour ${countTurns(proven)} sur ${total}`;
    return `${part} ; ${working ? "analyse…" : "les autres sont des estimations"}`;
  },

  ...numbers,

  // The tables of perfect play
  ...tables,
  "tables.label": "Jeu parfait",
  "tables.bar": "Chargement du jeu parfait",
  "tables.ask": ({ bytes }) =>
    `Le jeu parfait demande une table de ${megabytes(bytes)} Mo. Sans elle, l’ordinateur calcule : il joue bien, mais pas parfaitement.`,
  "tables.load": ({ bytes }) => `Charger (${megabytes(bytes)} Mo)`,
  "tables.decline": "Jouer sans elle",
  "tables.retry": "Réessayer",
  "tables.without": "Le jeu parfait n’est pas chargé ; l’ordinateur calcule.",
  "tables.partly": "L’ouverture et la finale sont résolues ; le milieu de partie est calculé.",
  "tables.all": ({ bytes }) => `Charger aussi le milieu de partie (${megabytes(bytes)} Mo)`,
  "tables.ready": "Le jeu parfait est chargé.",

  // What a move does, without a subject
  "fact.completes": ({ figure }) => `forme ${figures[figure]}`,
  "fact.takesBack": ({ count }) => `récupère ${count === 1 ? "une bille" : "deux billes"}`,
  "fact.saves": "économise une bille",
  "fact.prevents": ({ player, figure }) => `empêche ${they(player)} de former ${figures[figure]}`,
  "fact.prepares": ({ figure }) => `prépare ${figures[figure]}`,
  "fact.gives": ({ player, figure }) => `laisse ${they(player)} former ${figures[figure]}`,
  "fact.leaves": ({ player, figure }) =>
    `n’empêche pas ${they(player)} de former ${figures[figure]}`,
  "fact.lets": ({ player, count }) =>
    `laisse ${they(player)} monter ${count === 1 ? "une bille" : `${count} billes`}`,
  "fact.misses": ({ figure }) => `manque ${figures[figure]}`,
  "hint.facts": ({ facts }) => capital(list(facts)),
  "review.facts": ({ move, facts }) => `${move} : ${list(facts)}.`,

  // The game graph
  "review.label": "Déroulement de la partie",
  "review.start": "Analyser tous les coups",
  "review.continue": "Analyser les autres coups",
  "review.stop": "Arrêter",
  "review.progress": "Analyse de la partie…",
  "review.begins": ({ turns }) => `Analyse de ${countTurns(turns)}.`,
  "review.tooLong": ({ most }) =>
    `Seules les parties de ${countTurns(most)} au plus peuvent être analysées en entier.`,
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
  "review.tryAgain": ({ count }) =>
    `Réessayer : ${counted(count, { one: "erreur", other: "erreurs" })}`,
  "review.next": "Erreur suivante",
  "review.doubt": ({ turn, move, better, best, played }) => {
    const doubt = `Le coup ${turn}, ${move}, est douteux`;
    if (best !== null) return `${doubt}. ${better} ${best} ; le coup joué peut-être pas.`;
    if (played !== null)
      return `${doubt} : il ${played}. ${better} semble meilleur, mais ce n’est pas prouvé.`;
    return `${doubt} : ${better} semble meilleur. Ni l’un ni l’autre n’est prouvé.`;
  },
  "review.showBetter": "Montrer le meilleur coup",
  "review.showPlayed": "Montrer le coup joué",
};
