// Texts of remarks in French.

import { list, ofThem, seen, they, toThem } from "./fr-words.js";
import { capital } from "./plural.js";

/** @import { Move, Who } from "./en-remarks.js" */
/** @import { Player } from "./en-words.js" */

const numbers = ["", "une", "deux", "trois", "quatre", "cinq", "six"];
const figures = { square: "un carré", line: "une ligne" };

/** @param {number} count */
const inWords = (count) => `${numbers[count] ?? count} ${count === 1 ? "bille" : "billes"}`;

/** @param {number} balls */
const cost = (balls) =>
  balls === 0 ? "." : ` : ${inWords(balls)} de perdue${balls === 1 ? "" : "s"}.`;

/** @param {Who} who */
const have = (who) => (who === "you" ? "Vous avez" : `${capital(they(who))} ont`);

/** @param {Who} who */
const could = (who) => (who === "you" ? "Vous auriez pu" : `${capital(they(who))} auraient pu`);

/** "Les foncées vous ont laissé". @param {Who} who @param {string} verb */
const toYou = (who, verb) => `${who === "you" ? "" : capital(they(who))} vous ont ${verb}`;

/** "Vous avez laissé les foncées", "Les foncées vous ont laissé". @type {(who: Who, other: Who, verb: string) => string} */
const to = (who, other, verb) =>
  other === "you" ? toYou(who, verb) : `${have(who)} ${verb} ${they(other)}`;

/** "Vous avez laissé un carré aux foncées". @type {(who: Who, other: Who, what: string) => string} */
const left = (who, other, what) =>
  other === "you"
    ? `${toYou(who, "laissé")} ${what}`
    : `${have(who)} laissé ${what} ${toThem(other)}`;

/** With the verb of `hint.where`. */
const marked = {
  place: "la place marquée",
  ball: "la bille marquée",
  balls: "les billes marquées",
};

/** @param {Move} move */
const order = ({ from, to, takeBack }) => {
  const ball =
    from === null
      ? `posez une bille ${seen.at(to)}`
      : `montez la bille ${seen.from(from)} ${seen.at(to)}`;
  return takeBack.length === 0 ? ball : `${ball} et récupérez ${seen.ballsAt(takeBack)}`;
};

/** The most turns that are listed. */
const MOST = 4;

const prizes = { win: "la victoire", draw: "la nulle" };

/** @param {Who} other */
const let_ = (other) => (other === "you" ? "vous a laissé" : `a laissé ${they(other)}`);

/** @type {import("./en-remarks.js").Causes} */
const causes = {
  allowsFigure: ({ move, other, figure }) => `${move} ${let_(other)} former ${figures[figure]}`,
  missesFigure: ({ move, figure }) => `${move} a manqué ${figures[figure]}`,
  allowsRaise: ({ move, other }) => `${move} ${let_(other)} monter une bille`,
  missesRaise: ({ move }) => `${move} n’a rien monté`,
  takesOneBack: ({ move }) => `${move} n’a récupéré qu’une bille`,
  completes: ({ move, figure }) => `${move} a formé ${figures[figure]}`,
  raises: ({ move }) => `${move} a monté une bille au lieu d’en poser une`,
  allows: ({ move, reply }) => `${move} a permis ${reply}`,
};

/** @param {import("./en-remarks.js").Cause} cause */
const causeOf = (cause) => (cause.fault ? causes[cause.fault](cause) : cause.move);

/** @type {import("./board-text.js").TextsOf<"remarks">} */
export const remarks = {
  // What a turn of the game did
  "remark.completes": ({ who, figure, balls }) =>
    `${have(who)} formé ${figures[figure]}${balls === 0 ? "" : ` et gagné ${inWords(balls)}`}.`,
  "remark.blocks": ({ who, other, figure }) =>
    `${to(who, other, "empêché")} de former ${figures[figure]}.`,
  "remark.allowsFigure": ({ who, other, figure, balls }) =>
    balls === 0
      ? `${left(who, other, figures[figure])}.`
      : `${to(who, other, "laissé")} former ${figures[figure]}${cost(balls)}`,
  "remark.missesFigure": ({ who, figure, balls }) =>
    `${could(who)} former ${figures[figure]}${cost(balls)}`,
  "remark.allowsRaise": ({ who, other, balls }) =>
    balls === 0
      ? `${left(who, other, "une bille à monter")}.`
      : `${to(who, other, "laissé")} monter une bille${cost(balls)}`,
  "remark.missesRaise": ({ who, balls }) => `${could(who)} monter une bille${cost(balls)}`,
  "remark.takesOneBack": ({ who, balls }) => `${could(who)} récupérer deux billes${cost(balls)}`,

  // Why a turn is good
  "reason.completes": ({ figure }) => `Ce coup forme ${figures[figure]}.`,
  "reason.blocks": ({ other, figure }) => `Ce coup prive ${they(other)} d’${figures[figure]}.`,
  "reason.raises": "Ce coup économise une bille.",

  // What a game came to
  "review.threw": (about) => {
    const { turn, who, value, better, isOnly } = about;
    const what = prizes[value] + (who === "you" ? "" : ` ${ofThem(who)}`);
    const kept = better && ` ${isOnly ? "Seul " : ""}${better} suffisait.`;
    return `Le coup ${turn} a laissé échapper ${what} : ${causeOf(about)}.${kept ?? ""}`;
  },
  "review.thrown": (about) =>
    `${have(about.who)} laissé échapper ${prizes[about.value]} : ${causeOf(about)}.`,
  "review.often": ({ who, turns }) => {
    const all = turns.length > MOST ? "" : `, aux coups ${list(turns.map(String))}`;
    return `${have(who)} eu la victoire ${numbers[turns.length] ?? turns.length} fois${all}.`;
  },
  "review.gaveUp": ({ who, value }) => `${have(who)} gardé ${prizes[value]} jusqu’à la fin.`,
  "review.never": ({ who, other, turn, balls }) => {
    const [you, them] = other === "you" ? ["vous ", ""] : ["", ` ${toThem(other)}`];
    const cost = turn && ` ; le coup ${turn} ${you}a coûté ${inWords(balls)}${them}`;
    return `${have(who)} toujours gardé la victoire${cost ?? ""}.`;
  },
  "review.probably": (about) => `Le coup ${about.turn} a sans doute tranché : ${causeOf(about)}.`,
  "review.doubtful": ({ better }) => `Sans doute mieux : ${better}.`,
  "review.even": "Aucun coup décisif n’a été trouvé.",
  "review.kept": "Résultat inchangé.",
  "review.again": ({ turn }) => `Reprendre au coup ${turn}`,
  "reason.wins": "Ce coup gagne la partie.",
  "reason.prepares": ({ figure }) => `Ce coup prépare ${figures[figure]}.`,
  "reason.safe": ({ player }) => `${capital(they(player))} ne pourront rien former ni monter.`,
  "reason.keeps": "Ce coup ne perd rien.",
  "reason.asks": "C’est le plus dur à contrer.",
  "reason.ahead": "Il vous reste plus de billes.",
  "reason.centre": "Le centre touche quatre carrés, un coin un seul.",
  "reason.spare": "Une bille récupérée peut être rejouée.",
  "reason.search": "Rien de mieux trouvé.",

  // Hints, step by step
  "hint.step": ({ words, next }) =>
    `Indice : ${words}${next === null ? "" : ` Appuyez encore pour voir ${next === "where" ? "où" : "pourquoi"}.`}`,
  "hint.failed": "Aucun indice. Vérifiez la connexion.",
  "hint.centre": "Regardez le centre, riche en carrés.",
  "hint.wins": "Vous pouvez gagner maintenant.",
  "hint.completes": ({ figure }) => `Vous pouvez former ${figures[figure]}.`,
  "hint.threat": ({ player, figure }) =>
    `${capital(they(player))} peuvent former ${figures[figure]}.`,
  "hint.raises": "Vous pouvez monter une bille.",
  "hint.prepares": ({ figure }) => `Vous pouvez préparer ${figures[figure]}.`,
  "hint.quiet": ({ player }) => `Cherchez une place inutile ${toThem(player)}.`,
  "hint.plain": "Un coup simple paraît meilleur.",
  "hint.takeBack": ({ count }) =>
    ["Ne récupérez plus de bille.", "Récupérez une bille.", "Récupérez deux billes."][count],
  "hint.where": ({ what, cells }) =>
    `Regardez ${marked[what]}${cells.length === 0 ? "" : ` : ${list(cells)}`}.`,
  "hint.order": ({ move }) => `${capital(order(move))}.`,
  "hint.rest": ({ takeBack }) => `Récupérez ${seen.ballsAt(takeBack)}.`,
  "state.hint.look": "indice : regardez ici",

  // The first warning in a game
  "note.threat": ({ player, figure }) =>
    `${capital(they(player))} pourraient former ${figures[figure]} : regardez la marque.`,
};
