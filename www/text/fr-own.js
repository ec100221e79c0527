// Texts of the settings and of the person’s games in French; see en-own.js.

import { counted, countTurns, number } from "./fr-words.js";

/** @import { OwnTexts } from "./own.js" */

/** @type {OwnTexts} */
export const own = {
  // Settings
  "settings.title": "Réglages",
  "settings.play": "Jeu",
  "settings.look": "Apparence",
  "settings.feel": "Son et vibration",
  "settings.speed": "Vitesse des billes",
  "settings.speed.normal": "Normale",
  "settings.speed.slow": "Lente",
  "settings.speed.fast": "Rapide",
  "settings.speed.none": "Sans animation",
  "settings.confirm": "Confirmer chaque coup avant de le jouer",
  "settings.threats": "Montrer ce que menace l’adversaire",
  "settings.threats.auto": "Contre les niveaux 1 et 2",
  "settings.threats.true": "Toujours",
  "settings.threats.false": "Jamais",
  "settings.theme": "Couleurs",
  "settings.theme.auto": "Comme l’appareil",
  "settings.theme.light": "Couleurs claires",
  "settings.theme.dark": "Couleurs sombres",
  "settings.coordinates": "Afficher les noms des cases autour du plateau",
  "settings.plan": "Plan des niveaux",
  "settings.plan.auto": "S’il y a la place",
  "settings.plan.on": "Toujours",
  "settings.plan.off": "Jamais",
  "settings.sound": "Son du bois contre le bois",
  "settings.haptics": "Vibrer quand une bille se pose",

  // Everything on the device
  "kept.title": "Tout ce qui est sur cet appareil",
  "kept.line":
    "Les réglages, les parties, les résultats et la progression du cours sont enregistrés uniquement dans ce navigateur. Un fichier permet de les emporter sur un autre appareil ; l’ajouter n’efface rien.",
  "kept.save": "Tout enregistrer dans un fichier",
  "kept.add": "Ajouter depuis un fichier",
  "kept.saved": "Tout a été enregistré dans un fichier.",
  "kept.added": ({ count }) =>
    `Le fichier a été ajouté, avec ${counted(count, { one: "nouvelle partie", other: "nouvelles parties" })}.`,
  "kept.full":
    "Tout n’a pas pu être ajouté : le stockage du navigateur est plein ou n’est pas autorisé.",
  "kept.unreadable": "Ce fichier ne contient ni réglages de Pylos ni notations de parties.",

  // The person’s games
  "games.title": "Mes parties",
  "games.none":
    "Il n’y a pas encore de parties ici. Les parties que vous jouez sont enregistrées sur cet appareil.",
  "games.results": "Résultats contre l’ordinateur",
  "games.wonLost": "Gagnées – perdues",
  "games.resultsLine": "Un troisième nombre compte les nulles.",
  "games.level": "Niveau",
  "games.score": ({ won, lost, drawn }) =>
    `${counted(won, { one: "gagnée", other: "gagnées" })}, ${counted(lost, { one: "perdue", other: "perdues" })}, ${counted(drawn, { one: "nulle", other: "nulles" })}`,
  "games.search": "Rechercher",
  "games.searchLine": "Adversaire, règles, date ou résultat",
  "games.count": ({ count }) => counted(count, { one: "partie", other: "parties" }),
  "games.noneFound": "Aucune partie ne correspond à la recherche.",
  "games.friends": "Deux joueurs",
  "games.won": "Vous avez gagné",
  "games.lost": "Vous avez perdu",
  "games.drawn": "Partie nulle",
  "games.open": "Non terminée",
  "games.light": "Les claires ont gagné",
  "games.dark": "Les foncées ont gagné",
  "games.turns": ({ count }) => countTurns(count),
  "games.review": "Revoir",
  "games.continue": "Continuer",
  "games.delete": "Supprimer",
  "games.named": ({ act, game }) => `${act} : ${game}`,
  "games.deleteOne": "Supprimer cette partie ?",
  "games.deleted": "La partie a été supprimée.",
  "games.deleteAll": "Tout supprimer…",
  "games.deleteAllLine": ({ count }) =>
    `Supprimer définitivement ${count === 1 ? "cette partie" : `les ${number(count)} parties`} ?`,
  "games.allDeleted": "Toutes les parties ont été supprimées.",
  "games.keep": "Garder",
  "games.more": "Afficher plus",
  "games.save": "Tout enregistrer dans un fichier texte",
  "games.mistakes": "Mes erreurs",
  "games.damaged": ({ count }) =>
    `${counted(count, { one: "partie endommagée n’a", other: "parties endommagées n’ont" })} pas pu être ${count < 2 ? "lue" : "lues"}.`,
  "games.refused":
    "Cette partie ne peut pas être conservée dans « Mes parties » : le stockage du navigateur est plein ou n’est pas autorisé. Vous pouvez toujours l’enregistrer dans un fichier.",
};
