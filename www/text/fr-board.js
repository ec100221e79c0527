// The board as an element of anybody's page, in French: a part of fr.js.

import { list, onto, toThem } from "./fr-words.js";

/** @type {import("./text.js").Translation<(typeof import("./en-board.js"))["board"]>} */
export const board = {
  // What to do now
  "status.toMove": ({ player }) => `C’est ${toThem(player)} de jouer`,
  "why.notYours": ({ player }) => `C’est ${toThem(player)} de jouer.`,

  // What an author points out
  "state.mark.ring": "marquée",
  "state.mark.minus": "marquée à récupérer",
  "state.mark.number": ({ number }) => `marquée ${number}`,
  "state.mark.from": ({ to }) => `une flèche mène ${onto(to)}`,
  "state.mark.to": "une flèche mène ici",

  // What is wrong with the tag
  "element.bad": ({ name: attribute, reason }) =>
    `L’attribut ${attribute} a été écarté : ${reason}`,
  "element.tooLong": "il est trop long.",
  "element.oneOf": ({ found, expected }) =>
    `« ${found} » n’est pas l’une de ces valeurs : ${list(expected)}.`,
  "element.number": ({ found, least, most }) =>
    `« ${found} » n’est pas un nombre de ${least} à ${most}.`,
  "element.view": ({ found }) =>
    `« ${found} » n’est pas compris ; un exemple : elevation=70 turn=30 level=2`,
  "element.mark": ({ found }) =>
    `« ${found} » n’est pas compris ; exemples : ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1`,
  "element.game": ({ reason }) => `La partie a été écartée : ${reason}`,

  // The controls below it
  "element.controls": "Partie",

  // The board in other pages
  "record.embed": "Intégrer…",
  "embed.title": "Intégrer ce plateau",
  "embed.what": "Ce que montre la page",
  "embed.diagram": "Un diagramme de cette position",
  "embed.replay": "Toute la partie, à parcourir",
  "embed.play": "Un plateau pour continuer d’ici contre l’ordinateur",
  "embed.tag": "Comme élément de la page",
  "embed.frame": "Comme cadre, pour les pages qui n’acceptent pas de scripts",
  "embed.copyTag": "Copier l’élément",
  "embed.copyFrame": "Copier le cadre",
  "embed.copied": "Le code a été copié.",
  "embed.find": ({ player }) => `C’est ${toThem(player)} de jouer : trouvez le meilleur coup`,
  "embed.right": "C’est le bon coup.",
  "embed.wrong": "Ce n’est pas le bon coup. Essayez-en un autre.",
};
