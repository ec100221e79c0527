// What forbids a move, and what is wrong with a game or an attribute, in French: loaded when something is refused.

import { list, ofThem, they, toThem } from "./fr-words.js";

/** @import { PositionFault } from "../pkg/rules.js" */

/** @param {PositionFault} fault */
const positionFault = ({ rule, level = 1, row, cell, player = "light", found }) => {
  const size = 5 - level;
  switch (rule) {
    case "turnMissing":
      return "il manque le joueur dont c’est le tour : l ou d à la fin";
    case "badTurn":
      return "la dernière lettre doit indiquer le joueur dont c’est le tour, l ou d";
    case "levels":
      return `niveaux : ${found} au lieu de 1 à 4`;
    case "rows":
      return `rangées du niveau ${level} : ${found} au lieu de ${size}`;
    case "rowLength":
      return `cases de la rangée ${row} du niveau ${level} : ${found} au lieu de ${size}`;
    case "unknownSign":
      return `« ${found} » n’est pas compris dans la rangée ${row} du niveau ${level}`;
    case "sharedCell":
      return `il y a deux billes en ${cell}`;
    case "floating":
      return `la bille en ${cell} ne repose pas sur quatre autres`;
    case "tooManyBalls":
      return `${they(player)} ont ${found} billes sur le plateau, plus de 15`;
    default:
      return rule;
  }
};

/** What is wrong with the text of a record, by rule. */
const recordFaults = {
  noRecord: "Il n’y a pas de notation à lire.",
  empty: "La notation est vide.",
  badTag: 'Une étiquette est mal écrite ; un exemple : [Variant "expert"].',
  tagAmongMoves:
    "Une étiquette vient après le premier coup ; les étiquettes doivent venir au début.",
  openComment: "Un commentaire n’est pas fermé : il manque }.",
  badGlyph: "Après $, il faut un nombre de 0 à 255.",
  variationWithoutMove: "Une variante vient avant le premier coup.",
  openVariation: "Une variante n’est pas fermée : il manque ).",
  emptyVariation: "Une variante n’a pas de coup.",
  strayParenthesis: "Il y a une ) sans parenthèse ouvrante.",
  strayBrace: "Il y a une } sans accolade ouvrante.",
  tooDeep: "Les variantes sont trop imbriquées.",
  glyphWithoutMove: "Un signe $ vient avant le premier coup.",
  resultInVariation: "Une variante contient un résultat.",
  afterResult: "La notation continue après le résultat.",
  unknownResult: "L’étiquette Result doit être 1-0, 0-1, 1/2-1/2 ou *.",
  twoResults: "L’étiquette Result et le résultat après les coups ne concordent pas.",
  wrongResult: "Le résultat ne correspond pas à la fin de la partie.",
  noDraw: "Le résultat ne peut pas être la nulle : aucune position ne s’est produite trois fois.",
};

/** @type {import("./board-text.js").Translation<(typeof import("./en-reasons.js"))["reasons"]>} */
export const reasons = {
  "why.computer": "C’est à l’ordinateur de jouer.",
  "why.lookingBack":
    "Vous regardez une position antérieure. Revenez à la partie pour continuer à jouer.",
  "why.over": "La partie est terminée.",
  "why.otherReserve": ({ player }) =>
    `C’est ${toThem(player)} de jouer : prenez une bille dans la réserve ${ofThem(player)}.`,
  "refusal.emptyReserve": ({ player }) =>
    `La réserve ${ofThem(player)} est vide : montez une bille.`,
  "why.chooseTakeBack": "Vous avez joué votre bille. Choisissez maintenant une bille à récupérer.",
  "why.noHigherPlace":
    "Cette bille ne peut pas être montée : il n’y a pas de place libre pour elle plus haut.",
  "why.theirs": ({ player, back }) =>
    `Cette bille est ${toThem(player)}${back ? " : récupérez l’une des vôtres" : ""}.`,
  "why.notNow": "Ce n’est pas possible maintenant.",
  "refusal.nothingToRaise": ({ cell }) => `Il n’y a pas de bille à monter en ${cell}.`,
  "refusal.raisesOpponent": ({ cell }) =>
    `La bille en ${cell} est à l’adversaire : vous ne pouvez monter que vos propres billes.`,
  "refusal.raisesSupport": ({ cell, above }) =>
    `La bille en ${cell} soutient celle en ${above} : une bille qui en soutient une autre ne peut pas être montée.`,
  "refusal.notHigher": ({ from, to }) =>
    `${to} n’est pas plus haut que ${from} : une bille ne peut monter qu’à un niveau supérieur.`,
  "refusal.occupied": ({ cell }) => `Il y a déjà une bille en ${cell}.`,
  "refusal.onOwnSupport": ({ from, to }) =>
    `${to} repose sur ${from} : une bille ne peut pas monter sur un carré dont elle fait partie.`,
  "refusal.unsupported": ({ to, missing }) =>
    `Il faut quatre billes sous ${to} ; il n’y en a pas en ${list(missing)}.`,
  "refusal.noTakeBackForChildren": "Avec les règles pour enfants, on ne récupère pas de billes.",
  "refusal.noFigure": ({ to, lines }) =>
    `La bille en ${to} ne forme ${lines ? "ni carré ni ligne" : "pas de carré"} de sa couleur : vous ne pouvez donc récupérer aucune bille.`,
  "refusal.takeBackRequired": ({ to }) =>
    `La bille en ${to} forme un carré ou une ligne : vous devez récupérer une ou deux billes.`,
  "refusal.nothingToTakeBack": ({ cell }) => `Il n’y a pas de bille à récupérer en ${cell}.`,
  "refusal.takesBackOpponent": ({ cell }) =>
    `La bille en ${cell} est à l’adversaire : vous ne pouvez récupérer que vos propres billes.`,
  "refusal.takesBackSupport": ({ cell, above }) =>
    `La bille en ${cell} soutient celle en ${above} : une bille qui en soutient une autre ne peut pas être récupérée.`,
  "error.badPosition": ({ faults }) =>
    `La position n’est pas valide (${faults.map(positionFault).join("; ")}).`,
  "error.badMove": ({ found }) =>
    found === undefined ? "Il manque un coup." : `« ${found} » n’est pas un coup.`,
  "error.gameOver": "Il y a des coups après la fin de la partie.",
  "error.badRecord": ({ rule, found }) =>
    rule === "tagTwice" ? `L’étiquette ${found} apparaît deux fois.` : recordFaults[rule],
  "error.badOption": ({ option, found, expected }) =>
    found !== undefined && expected !== undefined
      ? `« ${option} » ne peut pas être « ${found} ». Valeurs admises : ${expected.join(", ")}.`
      : `L’option « ${option} » n’est pas valide.`,
  "error.at": ({ sentence, line, move, variation, turn }) => {
    const place = [
      ...(line === undefined ? [] : [`ligne ${line}`]),
      ...(move === undefined
        ? []
        : [`coup ${move.replace("...", "…")}${variation ? " d’une variante" : ""}`]),
      ...(turn === undefined ? [] : [`coup ${turn}`]),
    ];
    return `${sentence.replace(/\.$/, "")} (${place.join(", ")}).`;
  },
  "why.notYours": ({ player }) => `C’est ${toThem(player)} de jouer.`,
  "element.bad": ({ name: attribute, reason }) =>
    `L’attribut ${attribute} a été ignoré : ${reason}`,
  "element.tooLong": "il est trop long.",
  "element.oneOf": ({ found, expected }) =>
    `« ${found} » n’est pas l’une de ces valeurs : ${list(expected)}.`,
  "element.number": ({ found, least, most }) =>
    `« ${found} » n’est pas un nombre de ${least} à ${most}.`,
  "element.camera": ({ found }) =>
    `« ${found} » n’est pas compris ; un exemple : elevation=70 rotation=30 levels=2`,
  "element.src": ({ found, status }) =>
    `« ${found} » n’a pas pu être chargé (${status ?? "pas de réponse"}).`,
  "element.mark": ({ found }) =>
    `« ${found} » n’est pas compris ; exemples : ring:1b2 arrow:1a1-2a1 minus:1c1 3:2b1`,
  "element.noCanvas":
    "Le plateau ne peut pas être dessiné\u00a0: le navigateur n’autorise pas «\u00a0canvas\u00a0» sur cette page. Le clavier et les lecteurs d’écran fonctionnent.",
  "element.game": ({ reason }) => `La partie a été ignorée. ${reason}`,

  // The link of a game that was not opened
  "link.bad": ({ reason }) => `Le lien n’a pas été ouvert. ${reason}`,
  "link.tooLong": "Il est trop long pour un lien vers une partie.",
  "link.unknownPart": ({ part, expected }) =>
    `« ${part} » n’a pas sa place dans ce lien. Parties admises : ${expected}.`,
  "link.repeatedPart": ({ part }) =>
    `« ${part} » apparaît plusieurs fois ou contredit une autre partie.`,
  "link.badValue": ({ part, found, expected }) =>
    `« ${part} » ne peut pas être « ${found} ». Valeurs admises : ${expected}.`,
  "link.badEscape": ({ found }) => `« ${found} » n’est pas un encodage-pourcent valide.`,
};
