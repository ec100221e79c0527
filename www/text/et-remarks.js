// Texts of remarks in Estonian. "You" in the singular and the colours in the plural have the same past form: "sa lasid",
// "heledad lasid".

import { atThem, list, name, seen, their, they } from "./et-words.js";
import { capital } from "./plural.js";

/** @import { Move, Who } from "./en-remarks.js" */

const numbers = ["", "üks", "kaks", "kolm", "neli", "viis", "kuus"];
const genitives = { square: "nelinurga", line: "rivi" };
const partitives = { square: "nelinurka", line: "rivi" };

/** @param {Who} who @param {number} balls */
const cost = (who, balls) =>
  balls === 0 ? "." : ` – see maksis ${who === "you" ? "sulle" : "neile"} ${inWords(balls)}.`;

/** As the object of a verb. @param {number} balls */
const inWords = (balls) => (balls === 1 ? "ühe kuuli" : `${numbers[balls] ?? balls} kuuli`);

/** @param {Who} who */
const subject = (who) => (who === "you" ? "Sa" : name(who));

/** @param {Who} who */
const at = (who) => (who === "you" ? "sul" : atThem(who));

/** @param {Who} who */
const to = (who) => (who === "you" ? "sulle" : `${their(who)}le`);

/** With the verb of `hint.where`. */
const marked = { place: "märgitud kohta", ball: "märgitud kuuli", balls: "märgitud kuule" };

/** @param {Move} move */
const order = ({ from, to, takeBack }) => {
  const ball =
    from === null ? `pane kuul ${seen.onto(to)}` : `tõsta kuul ${seen.from(from)} ${seen.onto(to)}`;
  return takeBack.length === 0 ? ball : `${ball} ja võta tagasi ${seen.ballsFrom(takeBack)}`;
};

/** The most turns that are listed. */
const MOST = 4;

const prizes = { win: "võidu", draw: "viigi" };

/** @type {import("./en-remarks.js").Causes} */
const causes = {
  allowsFigure: ({ move, other, figure }) =>
    `${move} lasi ${at(other)} ${genitives[figure]} moodustada`,
  missesFigure: ({ move, figure }) => `${move} jättis ${genitives[figure]} moodustamata`,
  allowsRaise: ({ move, other }) => `${move} lasi ${at(other)} kuuli tõsta`,
  missesRaise: ({ move }) => `${move} jättis kuuli tõstmata`,
  takesOneBack: ({ move }) => `${move} võttis tagasi ainult ühe kuuli`,
  completes: ({ move, figure }) => `${move} moodustas ${genitives[figure]}`,
  raises: ({ move }) => `${move} tõstis kuuli uue panemise asemel`,
  allows: ({ move, reply }) => `${move} lubas ${reply}`,
};

/** @param {import("./en-remarks.js").Cause} cause */
const causeOf = (cause) => (cause.fault ? causes[cause.fault](cause) : cause.move);

/** @type {import("./board-text.js").TextsOf<"remarks">} */
export const remarks = {
  // What a turn of the game did
  "remark.completes": ({ who, figure, balls }) =>
    `${subject(who)} moodustasid ${genitives[figure]}${balls === 0 ? "" : ` ja võitsid ${inWords(balls)}`}.`,
  "remark.blocks": ({ who, other, figure }) =>
    `${subject(who)} ei lasknud ${at(other)} ${partitives[figure]} moodustada.`,
  "remark.allowsFigure": ({ who, other, figure, balls }) =>
    balls === 0
      ? `${subject(who)} jätsid ${to(other)} ${genitives[figure]}.`
      : `${subject(who)} lasid ${at(other)} ${genitives[figure]} moodustada${cost(who, balls)}`,
  "remark.missesFigure": ({ who, figure, balls }) =>
    `${subject(who)} oleksid saanud ${genitives[figure]} moodustada${cost(who, balls)}`,
  "remark.allowsRaise": ({ who, other, balls }) =>
    balls === 0
      ? `${subject(who)} jätsid ${to(other)} kuuli, mida tõsta.`
      : `${subject(who)} lasid ${at(other)} kuuli tõsta${cost(who, balls)}`,
  "remark.missesRaise": ({ who, balls }) =>
    `${subject(who)} oleksid saanud kuuli tõsta${cost(who, balls)}`,
  "remark.takesOneBack": ({ who, balls }) =>
    `${subject(who)} oleksid saanud kaks kuuli tagasi võtta${cost(who, balls)}`,

  // Why a turn is good
  "reason.completes": ({ figure }) => `See moodustab ${genitives[figure]}.`,
  "reason.blocks": ({ other, figure }) =>
    `See ei lase ${atThem(other)} ${partitives[figure]} moodustada.`,
  "reason.raises": "See hoiab kuuli kokku.",

  // What a game came to
  "review.threw": (about) => {
    const { turn, who, value, better, isOnly } = about;
    const what = (who === "you" ? "" : `${their(who)} `) + prizes[value];
    const kept = better && ` ${isOnly ? "Ainult " : ""}${better} oleks selle hoidnud.`;
    return `${turn}. käik lasi ${what} käest: ${causeOf(about)}.${kept ?? ""}`;
  },
  "review.thrown": (about) =>
    `${subject(about.who)} lasid ${prizes[about.value]} käest: ${causeOf(about)}.`,
  "review.often": ({ who, turns }) => {
    const all = turns.length > MOST ? "" : `: ${list(turns.map((turn) => `${turn}.`))} käigul`;
    return `${capital(at(who))} oli võit käes ${numbers[turns.length] ?? turns.length} korda${all}.`;
  },
  "review.gaveUp": ({ who, value }) =>
    `Lõpus oli ${at(who)} veel ${value === "win" ? "võit" : "viik"} käes.`,
  "review.never": ({ who, other, turn, balls }) => {
    const cost = turn === null ? "" : `; ${turn}. käik maksis ${to(other)} ${inWords(balls)}`;
    return `${subject(who)} ei lasknud võitu kordagi käest${cost}.`;
  },
  "review.probably": (about) => `Arvatavasti otsustas ${about.turn}. käik: ${causeOf(about)}.`,
  "review.doubtful": ({ better }) => `Arvatavasti parem: ${better}.`,
  "review.even": "Tulemust muutnud käiku ei leitud.",
  "review.kept": "Tulemus jäi samaks.",
  "review.again": ({ turn }) => `Proovi uuesti alates ${turn}. käigust`,
  "reason.wins": "See võidab mängu.",
  "reason.prepares": ({ figure }) => `See valmistab ette ${partitives[figure]}.`,
  "reason.safe": ({ player }) => `Siis ei saa ${they(player)} midagi moodustada ega tõsta.`,
  "reason.keeps": "See ei anna midagi ära.",
  "reason.asks": "Sellele on kõige raskem vastata.",
  "reason.ahead": "Sul jääb rohkem kuule.",
  "reason.centre": "Keskkoht kuulub nelja nelinurka, nurk ühte.",
  "reason.spare": "Iga tagasi võetud kuuliga saad veel käia.",
  "reason.search": "Paremat ei leitud.",

  // Hints, step by step
  "hint.step": ({ words, next }) =>
    `Vihje: ${words}${next === null ? "" : ` Vajuta uuesti, et näha, ${next === "where" ? "kus" : "miks"}.`}`,
  "hint.failed": "Vihjet ei õnnestunud leida. Kontrolli ühendust.",
  "hint.centre": "Vaata keskele: seal tekib kõige rohkem nelinurki.",
  "hint.wins": "Sa saad kohe võita.",
  "hint.completes": ({ figure }) => `Sa saad ${genitives[figure]} moodustada.`,
  "hint.threat": ({ player, figure }) => `${name(player)} saavad ${genitives[figure]} moodustada.`,
  "hint.raises": "Sa saad kuuli tõsta.",
  "hint.prepares": ({ figure }) => `Sa saad ${partitives[figure]} ette valmistada.`,
  "hint.quiet": ({ player }) => `Otsi koht, millest ${atThem(player)} kasu ei ole.`,
  "hint.plain": "Siin tundub parim lihtne käik.",
  "hint.takeBack": ({ count }) =>
    ["Ära rohkem tagasi võta.", "Võta üks kuul tagasi.", "Võta kaks kuuli tagasi."][count],
  "hint.where": ({ what, cells }) =>
    `Vaata ${marked[what]}${cells.length === 0 ? "" : `: ${list(cells)}`}.`,
  "hint.order": ({ move }) => `${capital(order(move))}.`,
  "hint.rest": ({ takeBack }) => `Võta tagasi ${seen.ballsFrom(takeBack)}.`,
  "state.hint.look": "vihje: vaata siia",

  // The first warning in a game
  "note.threat": ({ player, figure }) =>
    `${name(player)} võiksid ${genitives[figure]} moodustada: vaata märki.`,
};
