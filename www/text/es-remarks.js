// Texts of remarks in Spanish.

import { list, seen, they } from "./es-words.js";
import { capital } from "./plural.js";

/** @import { Move, Who } from "./en-remarks.js" */

const numbers = ["", "una", "dos", "tres", "cuatro", "cinco", "seis"];
const figures = { square: "un cuadrado", line: "una línea" };

/** @param {number} count */
const inWords = (count) => `${numbers[count] ?? count} ${count === 1 ? "bola" : "bolas"}`;

/** @param {number} balls */
const cost = (balls) => (balls === 0 ? "." : `. Eso costó ${inWords(balls)}.`);

/** @param {Who} who */
const have = (who) => (who === "you" ? "Has" : `${capital(they(who))} han`);

/** @param {Who} who */
const could = (who) => (who === "you" ? "Podías" : `${capital(they(who))} podían`);

/** "Has permitido a las oscuras", "Las oscuras te han permitido". @type {(who: Who, other: Who, verb: string) => string} */
const to = (who, other, verb) =>
  other === "you"
    ? `${who === "you" ? "" : capital(they(who))} te han ${verb}`
    : `${have(who)} ${verb} a ${they(other)}`;

/** With the verb of `hint.where`. */
const marked = {
  place: "la casilla marcada",
  ball: "la bola marcada",
  balls: "las bolas marcadas",
};

/** @param {Move} move */
const order = ({ from, to, takeBack }) => {
  const ball =
    from === null
      ? `coloca una bola en ${seen.place(to)}`
      : `sube la bola de ${seen.place(from)} hasta ${seen.place(to)}`;
  return takeBack.length === 0 ? ball : `${ball} y recupera ${seen.ballsFrom(takeBack)}`;
};

/** The most turns that are listed. */
const MOST = 4;

const prizes = { win: "la victoria", draw: "las tablas" };

/** @param {Who} other */
const allowed = (other) => (other === "you" ? "te permitió" : `permitió a ${they(other)}`);

/** @type {import("./en-remarks.js").Causes} */
const causes = {
  allowsFigure: ({ move, other, figure }) => `${move} ${allowed(other)} formar ${figures[figure]}`,
  missesFigure: ({ move, figure }) => `${move} dejó pasar ${figures[figure]}`,
  allowsRaise: ({ move, other }) => `${move} ${allowed(other)} subir una bola`,
  missesRaise: ({ move }) => `${move} no subió ninguna bola`,
  takesOneBack: ({ move }) => `${move} recuperó solo una bola`,
  completes: ({ move, figure }) => `${move} formó ${figures[figure]}`,
  raises: ({ move }) => `${move} subió una bola en vez de colocar una`,
  allows: ({ move, reply }) => `${move} permitió ${reply}`,
};

/** @param {import("./en-remarks.js").Cause} cause */
const causeOf = (cause) => (cause.fault ? causes[cause.fault](cause) : cause.move);

/** @type {import("./board-text.js").TextsOf<"remarks">} */
export const remarks = {
  // What a turn of the game did
  "remark.completes": ({ who, figure, balls }) =>
    `${have(who)} formado ${figures[figure]}${balls === 0 ? "" : ` y ganado ${inWords(balls)}`}.`,
  "remark.blocks": ({ who, other, figure }) =>
    `${to(who, other, "impedido")} formar ${figures[figure]}.`,
  "remark.allowsFigure": ({ who, other, figure, balls }) =>
    balls === 0
      ? `${to(who, other, "dejado")} ${figures[figure]}.`
      : `${to(who, other, "permitido")} formar ${figures[figure]}${cost(balls)}`,
  "remark.missesFigure": ({ who, figure, balls }) =>
    `${could(who)} haber formado ${figures[figure]}${cost(balls)}`,
  "remark.allowsRaise": ({ who, other, balls }) =>
    balls === 0
      ? `${to(who, other, "dejado")} una bola que subir.`
      : `${to(who, other, "permitido")} subir una bola${cost(balls)}`,
  "remark.missesRaise": ({ who, balls }) => `${could(who)} haber subido una bola${cost(balls)}`,
  "remark.takesOneBack": ({ who, balls }) =>
    `${could(who)} haber recuperado dos bolas${cost(balls)}`,

  // Why a turn is good
  "reason.completes": ({ figure }) => `Así se forma ${figures[figure]}.`,
  "reason.blocks": ({ other, figure }) =>
    `Así se impide a ${they(other)} formar ${figures[figure]}.`,
  "reason.raises": "Así se ahorra una bola.",

  // What a game came to
  "review.threw": (about) => {
    const { turn, who, value, better, isOnly } = about;
    const what = prizes[value] + (who === "you" ? "" : ` de ${they(who)}`);
    const kept = better && ` ${isOnly ? "Solo " : ""}${better} bastaba.`;
    return `La jugada ${turn} dejó escapar ${what}: ${causeOf(about)}.${kept ?? ""}`;
  },
  "review.thrown": (about) => {
    const threw = about.who === "you" ? "Dejaste" : `${capital(they(about.who))} dejaron`;
    return `${threw} escapar ${prizes[about.value]}: ${causeOf(about)}.`;
  },
  "review.often": ({ who, turns }) => {
    const all = turns.length > MOST ? "" : `, en las jugadas ${list(turns.map(String))}`;
    const had = who === "you" ? "Tuviste" : `${capital(they(who))} tuvieron`;
    return `${had} la victoria ${numbers[turns.length] ?? turns.length} veces${all}.`;
  },
  "review.gaveUp": ({ who, value }) =>
    `Al final ${who === "you" ? "aún tenías" : `${they(who)} aún tenían`} ${prizes[value]}.`,
  "review.never": ({ who, other, turn, balls }) => {
    const cost =
      other === "you" ? `te costó ${inWords(balls)}` : `costó ${inWords(balls)} a ${they(other)}`;
    const kept = who === "you" ? "Nunca soltaste" : `${capital(they(who))} nunca soltaron`;
    return `${kept} la victoria${turn === null ? "" : `; la jugada ${turn} ${cost}`}.`;
  },
  "review.probably": (about) =>
    `La jugada ${about.turn} fue probablemente decisiva: ${causeOf(about)}.`,
  "review.doubtful": ({ better }) => `Probablemente mejor: ${better}.`,
  "review.even": "No se ha encontrado ninguna jugada decisiva.",
  "review.kept": "El resultado no cambió.",
  "review.again": ({ turn }) => `Reintentar desde la jugada ${turn}`,
  "reason.wins": "Así se gana la partida.",
  "reason.prepares": ({ figure }) => `Así se prepara ${figures[figure]}.`,
  "reason.safe": ({ player }) => `Después, ${they(player)} no podrán formar ni subir nada.`,
  "reason.keeps": "Así no se regala nada.",
  "reason.asks": "Es lo más difícil de contestar.",
  "reason.ahead": "Te quedan más bolas.",
  "reason.centre": "El centro pertenece a cuatro cuadrados; la esquina, a uno.",
  "reason.spare": "Cada bola recuperada se puede volver a jugar.",
  "reason.search": "No se ha encontrado nada mejor.",

  // Hints, step by step
  "hint.step": ({ words, next }) =>
    `Pista: ${words}${next === null ? "" : ` Pulsa otra vez para ver ${next === "where" ? "dónde" : "por qué"}.`}`,
  "hint.failed": "Sin pista. Comprueba la conexión.",
  "hint.centre": "Mira el centro: allí se forman más cuadrados.",
  "hint.wins": "Puedes ganar ya.",
  "hint.completes": ({ figure }) => `Puedes formar ${figures[figure]}.`,
  "hint.threat": ({ player, figure }) =>
    `${capital(they(player))} pueden formar ${figures[figure]}.`,
  "hint.raises": "Puedes subir una bola.",
  "hint.prepares": ({ figure }) => `Puedes preparar ${figures[figure]}.`,
  "hint.quiet": ({ player }) => `Busca una casilla que no ayude a ${they(player)}.`,
  "hint.plain": "Lo mejor parece una jugada sencilla.",
  "hint.takeBack": ({ count }) =>
    ["No recuperes más.", "Recupera una bola.", "Recupera dos bolas."][count],
  "hint.where": ({ what, cells }) =>
    `Mira ${marked[what]}${cells.length === 0 ? "" : `: ${list(cells)}`}.`,
  "hint.order": ({ move }) => `${capital(order(move))}.`,
  "hint.rest": ({ takeBack }) => `Recupera ${seen.ballsFrom(takeBack)}.`,
  "state.hint.look": "pista: mira aquí",

  // The first warning in a game
  "note.threat": ({ player, figure }) =>
    `${capital(they(player))} podrían formar ${figures[figure]}: mira la marca.`,
};
