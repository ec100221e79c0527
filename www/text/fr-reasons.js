// What forbids a move, and what is wrong with a game, in French, and an exercise in a frame.

import { list, ofThem, they, toThem } from "./fr-words.js";
import { capital } from "./plural.js";

/** @import { PositionFault, RecordRule } from "../pkg/rules.js" */

/** @param {PositionFault} fault */
const positionFault = ({ rule, level, cell, player = "light", found }) => {
  if (rule === "floating") return `la bille en ${cell} ne repose pas sur quatre autres`;
  if (rule === "tooManyBalls") return `${they(player)} ont ${found} billes, plus de 15`;
  if (rule === "turnMissing" || rule === "badTurn")
    return "elle doit finir par l ou d, le joueur dont c’est le tour";
  return level === undefined ? "vérifiez les niveaux" : `vérifiez le niveau ${level}`;
};

/** @type {Record<RecordRule, string>} */
const BAD_RECORD = {
  noRecord: "Notation absente ou trop longue.",
  empty: "La notation est vide.",
  badTag: 'Un en-tête doit avoir cette forme : [White "Anna"].',
  tooLong: "Il y a trop de coups, de notes ou d’en-têtes.",
  tagTwice: "Un en-tête apparaît deux fois.",
  tagAmongMoves: "Un en-tête se trouve après des coups.",
  openComment: "Un commentaire n’est pas fermé.",
  badGlyph: "Un signe comme $1 doit aller de $0 à $255.",
  variationWithoutMove: "Une variante précède le premier coup.",
  openVariation: "Une variante n’est pas fermée.",
  emptyVariation: "Une variante n’a aucun coup.",
  strayParenthesis: "Il manque « ( » avant « ) ».",
  strayBrace: "Il manque « { » avant « } ».",
  tooDeep: "Plus de 32 variantes sont imbriquées.",
  glyphWithoutMove: "Un signe comme $1 précède le premier coup.",
  resultInVariation: "Une variante contient un résultat.",
  afterResult: "Du texte suit le résultat.",
  anotherGame: "Une autre partie commence ici.",
  unknownResult: "L’en-tête « Result » doit être 1-0, 0-1, 1/2-1/2 ou *.",
  twoResults: "L’en-tête « Result » contredit le résultat final.",
  wrongResult: "Le résultat ne correspond pas à la partie.",
  noDraw: "Pas de nulle : aucune position n’est apparue trois fois.",
};

/** @type {import("./board-text.js").TextsOf<"reasons">} */
export const reasons = {
  "why.computer": "C’est à l’ordinateur de jouer.",
  "why.lookingBack": "Revenez à la partie pour continuer.",
  "why.over": "La partie est terminée.",
  "why.notYours": ({ player }) => `C’est ${toThem(player)} de jouer.`,
  "why.chooseTakeBack": "Choisissez maintenant une bille à récupérer.",
  "why.noHigherPlace": "Pas de place libre plus haut pour cette bille.",
  "why.theirs": ({ player }) => `Cette bille est ${toThem(player)}.`,
  "why.notNow": "Ce n’est pas possible maintenant.",
  "refusal.emptyReserve": ({ player }) =>
    `La réserve ${ofThem(player)} est vide : montez une bille.`,
  "refusal.nothingToRaise": ({ cells: [cell] }) => `Il n’y a pas de bille en ${cell}.`,
  "refusal.raisesOpponent": ({ cells: [cell] }) => `La bille en ${cell} est à l’adversaire.`,
  "refusal.raisesSupport": ({ cells: [cell, above] }) =>
    `La bille en ${cell} doit rester : elle soutient celle en ${above}.`,
  "refusal.notHigher": ({ cells: [from, to] }) =>
    `Une bille ne peut que monter : ${to} n’est pas plus haut que ${from}.`,
  "refusal.occupied": ({ cells: [cell] }) => `Il y a déjà une bille en ${cell}.`,
  "refusal.onOwnSupport": ({ cells: [from, to] }) =>
    `${to} repose sur ${from} : cette bille ne peut pas y monter.`,
  "refusal.unsupported": ({ cells: [to, ...missing] }) =>
    `Il faut quatre billes sous ${to} ; il n’y en a pas en ${list(missing)}.`,
  "refusal.noTakeBackForChildren": "Avec les règles pour enfants, rien n’est récupéré.",
  "refusal.noFigure": ({ cells: [to], variant }) =>
    `La bille en ${to} ne forme ${variant === "expert" ? "ni carré ni ligne" : "pas de carré"} : vous ne pouvez pas récupérer de bille.`,
  "refusal.takeBackRequired": ({ cells: [to] }) =>
    `La bille en ${to} oblige à récupérer une ou deux billes.`,
  "error.badPosition": ({ faults }) =>
    `La position n’est pas valide : ${faults.map(positionFault).join(" ; ")}.`,
  "error.badMove": ({ found = "" }) => `« ${found} » n’est pas un coup.`,
  "error.badRecord": ({ rule }) => BAD_RECORD[rule],
  "error.badOption": ({ option, found = "", expected = [] }) =>
    `« ${option} » ne peut pas être « ${found} ». Valeurs admises : ${expected.join(", ")}.`,
  "error.at": ({ sentence, line, move }) => {
    const place = [line && `Ligne ${line}`, move && `coup ${move}`];
    return `${capital(place.filter(Boolean).join(", "))} : ${sentence}`;
  },
  "element.noCanvas":
    "Ce navigateur ne peut pas dessiner le plateau. Clavier et lecteurs d’écran fonctionnent.",

  // The link of a game that was not opened
  "link.bad": ({ reason }) => `Le lien n’a pas pu être ouvert. ${reason}`,
  "link.tooLong": "Il est trop long.",
  "link.unknown": ({ found }) => `« ${found} » est inconnu.`,
  "link.repeated": ({ found }) => `« ${found} » apparaît plusieurs fois.`,

  "embed.find": ({ player }) => `${capital(toThem(player))} de jouer : trouvez le meilleur coup`,
  "embed.right": "Exact !",
  "embed.wrong": "Pas le meilleur coup. Essayez-en un autre.",
};
