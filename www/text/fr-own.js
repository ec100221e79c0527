// Texts of the settings and of the person’s games in French; see en-own.js.

import { counted, countTurns, list } from "./fr-words.js";

/** @import { TextsOf } from "./board-text.js" */

/** @type {TextsOf<"own">} */
export const own = {
  // Settings
  "settings.play": "Jeu",
  "settings.look": "Apparence",
  "settings.feel": "Son et vibration",
  "settings.speed": "Vitesse des billes",
  "settings.speed.normal": "Normale",
  "settings.speed.slow": "Lente",
  "settings.speed.fast": "Rapide",
  "settings.speed.none": "Immédiate",
  "settings.confirm": "Confirmer chaque coup",
  "settings.facing": "À deux : tourner le plateau à chaque coup",
  "settings.threats": "Montrer les menaces",
  "settings.threats.auto": "Contre les niveaux 1 et 2",
  "settings.threats.true": "Toujours",
  "settings.threats.false": "Jamais",
  "settings.theme": "Thème",
  "settings.theme.auto": "Automatique",
  "settings.theme.light": "Clair",
  "settings.theme.dark": "Sombre",
  "settings.coordinates": "Coordonnées",
  "settings.plan": "Plan des niveaux",
  "settings.plan.auto": "Automatique",
  "settings.plan.on": "Toujours",
  "settings.plan.off": "Jamais",
  "settings.sound": "Son",
  "settings.haptics": "Vibration",

  // Everything on the device
  "kept.title": "Sur cet appareil",
  "kept.line": "Tout est enregistré uniquement dans ce navigateur. Emportez tout dans un fichier.",
  "kept.save": "Tout enregistrer",
  "kept.add": "Ajouter un fichier",
  "kept.saved": "Enregistré dans un fichier.",
  "kept.ask": "Ajouter ce fichier ?",
  "kept.new": ({ items }) => `Nouveau : ${list(items)}.`,
  "kept.games": ({ count }) => counted(count, { one: "partie", other: "parties" }),
  "kept.results": ({ count }) =>
    counted(count, { one: "résultat de problème", other: "résultats de problèmes" }),
  "kept.steps": ({ count }) => counted(count, { one: "étape de leçon", other: "étapes de leçons" }),
  "kept.positions": ({ count }) =>
    counted(count, { one: "position à revoir", other: "positions à revoir" }),
  "kept.more": "réglages",
  "kept.ignored": ({ count }) =>
    `${counted(count, { one: "élément inconnu ou endommagé sera ignoré", other: "éléments inconnus ou endommagés seront ignorés" })}.`,
  "kept.yes": "Ajouter",
  "kept.done": "Ajouté.",
  "kept.nothing": "Rien de nouveau dans ce fichier.",
  "kept.full": "Stockage plein : rien n’est ajouté.",
  "kept.tooLarge": ({ megabytes }) => `Ce fichier est trop grand (limite : ${megabytes} Mo).`,
  "kept.unreadable": "Ce fichier ne contient rien de Pylos.",

  // The person’s games
  "games.none": "Aucune partie pour l’instant.",
  "games.results": "Contre l’ordinateur",
  "games.level": "Niveau",
  "games.score": ({ won, lost, drawn }) =>
    `${counted(won, { one: "gagnée", other: "gagnées" })}, ${counted(lost, { one: "perdue", other: "perdues" })}, ${counted(drawn, { one: "nulle", other: "nulles" })}`,
  "games.search": "Rechercher",
  "games.friends": "Deux joueurs",
  "games.won": "Vous avez gagné",
  "games.lost": "Vous avez perdu",
  "games.drawn": "Partie nulle",
  "games.open": "Non terminée",
  "games.light": "Les claires gagnent",
  "games.dark": "Les foncées gagnent",
  "games.turns": ({ count }) => countTurns(count),
  "games.review": "Ouvrir",
  "games.continue": "Continuer",
  "games.delete": "Supprimer",
  "games.named": ({ act, game }) => `${act} : ${game}`,
  "games.deleteOne": "Supprimer cette partie ?",
  "games.deleted": "Partie supprimée.",
  "games.deleteAll": "Tout supprimer…",
  "games.deleteAllLine": ({ count }) =>
    `Supprimer définitivement ${counted(count, { one: "partie", other: "parties" })} ?`,
  "games.allDeleted": "Parties supprimées.",
  "games.added": ({ count }) =>
    `${counted(count, { one: "nouvelle partie ajoutée", other: "nouvelles parties ajoutées" })}.`,
  "games.keep": "Garder",
  "games.save": "Tout enregistrer",
  "games.mistakes": "Mes erreurs",
  "games.damaged": ({ count }) =>
    `${counted(count, { one: "partie endommagée n’a", other: "parties endommagées n’ont" })} pas pu être ${count < 2 ? "lue" : "lues"}.`,
  "games.refused": "Ce navigateur n’enregistre pas vos parties. Enregistrez-les dans des fichiers.",
};
