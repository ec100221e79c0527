// Texts of remarks in Lithuanian.

import { form, list, name, seen, their, they } from "./lt-words.js";
import { capital } from "./plural.js";

/** @import { Move, Who } from "./en-remarks.js" */

const accusatives = ["", "vieną", "du", "tris", "keturis", "penkis", "šešis"];
const figures = { square: "kvadratą", line: "eilę" };
const genitives = { square: "kvadrato", line: "eilės" };
const datives = { you: "jums", light: "šviesiesiems", dark: "tamsiesiems" };

/** In the accusative. @param {number} balls */
const inWords = (balls) =>
  `${accusatives[balls] ?? balls} ${form(balls, { one: "rutuliuką", few: "rutuliukus", other: "rutuliukų" })}`;

/** "Leidote", "Tamsieji leido". @type {(who: Who, your: string, their: string) => string} */
const did = (who, your, their) => (who === "you" ? capital(your) : `${name(who)} ${their}`);

/** @type {(who: Who, balls: number) => string} */
const cost = (who, balls) =>
  balls === 0 ? "." : ` – ${who === "you" ? "praradote" : "prarado"} ${inWords(balls)}.`;

/** @param {Who} who */
const could = (who) => did(who, "galėjote", "galėjo");

/** With the verb of `hint.where`. */
const marked = {
  place: "pažymėtą vietą",
  ball: "pažymėtą rutuliuką",
  balls: "pažymėtus rutuliukus",
};

/** @param {readonly string[]} cells */
const takeBackFrom = (cells) => `nuimkite ${seen.ballsFrom(cells)}`;

/** @param {Move} move */
const order = ({ from, to, takeBack }) => {
  const ball =
    from === null
      ? `padėkite rutuliuką ${seen.onto(to)}`
      : `perkelkite rutuliuką ${seen.from(from)} ${seen.onto(to)}`;
  return takeBack.length === 0 ? ball : `${ball} ir ${takeBackFrom(takeBack)}`;
};

/** The most turns that are listed. */
const MOST = 4;

const prizes = { win: "laimėjimą", draw: "lygiąsias" };

/** @type {import("./en-remarks.js").Causes} */
const causes = {
  allowsFigure: ({ move, other, figure }) =>
    `${move} leido ${datives[other]} suformuoti ${figures[figure]}`,
  missesFigure: ({ move, figure }) => `${move} praleido ${figures[figure]}`,
  allowsRaise: ({ move, other }) => `${move} leido ${datives[other]} perkelti rutuliuką aukščiau`,
  missesRaise: ({ move }) => `${move} praleido progą perkelti rutuliuką aukščiau`,
  takesOneBack: ({ move }) => `${move} nuėmė tik vieną rutuliuką`,
  completes: ({ move, figure }) => `${move} suformavo ${figures[figure]}`,
  raises: ({ move }) => `${move} perkėlė rutuliuką aukščiau, o ne padėjo naują`,
  allows: ({ move, reply }) => `${move} leido ${reply}`,
};

/** @param {import("./en-remarks.js").Cause} cause */
const causeOf = (cause) => (cause.fault ? causes[cause.fault](cause) : cause.move);

/** @type {import("./board-text.js").TextsOf<"remarks">} */
export const remarks = {
  // What a turn of the game did
  "remark.completes": ({ who, figure, balls }) =>
    `${did(who, "suformavote", "suformavo")} ${figures[figure]}${balls === 0 ? "" : ` ir ${who === "you" ? "laimėjote" : "laimėjo"} ${inWords(balls)}`}.`,
  "remark.blocks": ({ who, other, figure }) =>
    `${did(who, "neleidote", "neleido")} ${datives[other]} suformuoti ${genitives[figure]}.`,
  "remark.allowsFigure": ({ who, other, figure, balls }) =>
    balls === 0
      ? `${did(who, "palikote", "paliko")} ${datives[other]} ${figures[figure]}.`
      : `${did(who, "leidote", "leido")} ${datives[other]} suformuoti ${figures[figure]}${cost(who, balls)}`,
  "remark.missesFigure": ({ who, figure, balls }) =>
    `${could(who)} suformuoti ${figures[figure]}${cost(who, balls)}`,
  "remark.allowsRaise": ({ who, other, balls }) =>
    `${did(who, "leidote", "leido")} ${datives[other]} perkelti rutuliuką aukščiau${cost(who, balls)}`,
  "remark.missesRaise": ({ who, balls }) =>
    `${could(who)} perkelti rutuliuką aukščiau${cost(who, balls)}`,
  "remark.takesOneBack": ({ who, balls }) =>
    `${could(who)} nuimti du rutuliukus${cost(who, balls)}`,

  // Why a turn is good
  "reason.completes": ({ figure }) =>
    `Taip ${figure === "square" ? "suformuojamas kvadratas" : "suformuojama eilė"}.`,
  "reason.blocks": ({ other, figure }) =>
    `Taip neleidžiate ${datives[other]} suformuoti ${genitives[figure]}.`,
  "reason.raises": "Taip sutaupomas rutuliukas.",

  // What a game came to
  "review.threw": (about) => {
    const { turn, who, value, better, isOnly } = about;
    const what = (who === "you" ? "" : `${their(who)} `) + prizes[value];
    const kept =
      better &&
      ` ${isOnly ? "Tik ėjimas" : "Ėjimas"} ${better} ${value === "win" ? "jį" : "jas"} būtų išlaikęs.`;
    return `${turn} ėjimas išleido iš rankų ${what}: ${causeOf(about)}.${kept ?? ""}`;
  },
  "review.thrown": (about) =>
    `${did(about.who, "išleidote", "išleido")} iš rankų ${prizes[about.value]}: ${causeOf(about)}.`,
  "review.often": ({ who, turns: { length: count, ...turns } }) => {
    const times = form(count, { one: "kartą", few: "kartus", other: "kartų" });
    const all = count > MOST ? "" : `: ${list(Object.values(turns).map(String))} ėjimais`;
    return `${did(who, "turėjote", "turėjo")} laimėjimą ${accusatives[count] ?? count} ${times}${all}.`;
  },
  "review.gaveUp": ({ who, value }) =>
    `Pabaigoje ${who === "you" ? "dar turėjote" : `${they(who)} dar turėjo`} ${prizes[value]}.`,
  "review.never": ({ who, other, turn, balls }) => {
    const cost =
      turn === null ? "" : `; ${turn} ėjimas ${datives[other]} kainavo ${inWords(balls)}`;
    return `${did(who, "nė karto nepaleidote", "nė karto nepaleido")} laimėjimo${cost}.`;
  },
  "review.probably": (about) => `Tikriausiai viską lėmė ${about.turn} ėjimas: ${causeOf(about)}.`,
  "review.doubtful": ({ better }) => `Tikriausiai geriau – ${better}.`,
  "review.even": "Lemiamo ėjimo nerasta.",
  "review.kept": "Rezultatas nepasikeitė.",
  "review.again": ({ turn }) => `Bandyti dar kartą nuo ${turn} ėjimo`,
  "reason.wins": "Taip laimite partiją.",
  "reason.prepares": ({ figure }) =>
    `Taip ${figure === "square" ? "parengiamas kvadratas" : "parengiama eilė"}.`,
  "reason.safe": ({ player }) =>
    `Tada ${they(player)} nieko negali nei suformuoti, nei perkelti aukščiau.`,
  "reason.keeps": "Taip nieko neatiduodate.",
  "reason.asks": "Į tai atsakyti sunkiausia.",
  "reason.ahead": "Jums lieka daugiau rutuliukų.",
  "reason.centre": "Centras priklauso keturiems kvadratams, kampas – vienam.",
  "reason.spare": "Kiekvienu nuimtu rutuliuku vėl galėsite žaisti.",
  "reason.search": "Nieko geresnio nerasta.",

  // Hints, step by step
  "hint.step": ({ words, next }) =>
    `Užuomina: ${words.charAt(0).toLowerCase()}${words.slice(1)}${next === null ? "" : ` Paspauskite dar kartą ir matysite, ${next === "where" ? "kur" : "kodėl"}.`}`,
  "hint.failed": "Užuominos nėra. Patikrinkite ryšį.",
  "hint.centre": "Žiūrėkite į centrą: ten susidaro daugiausia kvadratų.",
  "hint.wins": "Dabar galite laimėti.",
  "hint.completes": ({ figure }) => `Galite suformuoti ${figures[figure]}.`,
  "hint.threat": ({ player, figure }) => `${name(player)} gali suformuoti ${figures[figure]}.`,
  "hint.raises": "Galite perkelti rutuliuką aukščiau.",
  "hint.prepares": ({ figure }) => `Galite parengti ${figures[figure]}.`,
  "hint.quiet": ({ player }) => `Ieškokite vietos, kuri nepadeda ${datives[player]}.`,
  "hint.plain": "Čia geriausias atrodo paprastas ėjimas.",
  "hint.takeBack": ({ count }) =>
    ["Daugiau nenuimkite.", "Nuimkite vieną rutuliuką.", "Nuimkite du rutuliukus."][count],
  "hint.where": ({ what, cells }) =>
    `Žiūrėkite į ${marked[what]}${cells.length === 0 ? "" : `: ${list(cells)}`}.`,
  "hint.order": ({ move }) => `${capital(order(move))}.`,
  "hint.rest": ({ takeBack }) => `${capital(takeBackFrom(takeBack))}.`,
  "state.hint.look": "užuomina: žiūrėkite čia",

  // The first warning in a game
  "note.threat": ({ player, figure }) =>
    `${name(player)} galėtų suformuoti ${figures[figure]}: žiūrėkite į ženklą.`,
};
