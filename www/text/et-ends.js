// Texts of the beginning and the end of a game in Estonian.

import { countBalls, their } from "./et-words.js";

/** @import { Reason, Side } from "./en-ends.js" */

/** @type {Record<Side, string>} */
const subjects = { you: "Sul", computer: "Arvutil", light: "Heledatel", dark: "Tumedatel" };

/** @type {Record<Side, string>} */
const owners = { you: "sinu", computer: "arvuti", light: their("light"), dark: their("dark") };

/** @type {Record<Reason, string>} */
const won = {
  apex: "sinu viimane kuul on tipus",
  emptyReserve: "arvutil pole rennis enam ühtegi kuuli",
  noMove: "arvuti ei saa ühtegi kuuli panna ega tõsta",
  resignation: "arvuti alistus",
  time: "arvuti aeg sai otsa",
};

/** @type {Record<Reason, string>} */
const lost = {
  apex: "arvuti pani kuuli tippu",
  emptyReserve: "sul pole rennis enam ühtegi kuuli",
  noMove: "sa ei saa ühtegi kuuli panna ega tõsta",
  resignation: "sa alistusid",
  time: "sinu aeg sai otsa",
};

/** What each level does. */
const levels = [
  "1. tase võtab tagasi ainult ühe kuuli ja unustab sageli tõsta: sobib esimeseks mänguks.",
  "2. tase valvab ainult esimest korrust: kõrgemal ta sinu nelinurki ei näe.",
  "3. tase näeb peaaegu kõiki sinu nelinurki, aga harva seda, mida saad tõsta.",
  "4. tase näeb iga nelinurka, mille saad valmis, aga unustab mõnikord tõsta.",
  "5. tase arvestab hästi ja tunneb häid kohti, aga laseb sul mõnikord tõsta.",
  "6. tase arvutab kaks käiku ette: enda oma ja sinu vastuse.",
  "7. tase arvutab neli käiku ette, väikeste vigadega.",
  "8. tase mängib tavaliste reeglivalikutega täiuslikult.",
];

/** @type {import("./ends.js").EndsTexts} */
export const ends = {
  // The end of a game
  "end.label": "Mängu lõpp",
  "end.you": ({ isWinner, reason }) =>
    isWinner ? `Sa võitsid: ${won[reason]}` : `Sa kaotasid: ${lost[reason]}`,
  "end.spare": ({ side, count }) =>
    `${subjects[side]} jäi üle ${countBalls(count)}: ${count === 1 ? "see kroonib" : "need kroonivad"} püramiidi.`,
  "end.last": ({ side }) => `Võit ühe kuuliga: viimane oli ${owners[side]} oma.`,
  "end.left": ({ light, dark }) => `Renni jäi: heledaid ${light}, tumedaid ${dark}.`,
  "end.rematch": ({ player }) =>
    `Kordusmäng ${player === "light" ? "heledate" : "tumedate"} kuulidega`,
  "end.rematchFriend": "Kordusmäng",
  "end.level": ({ level, up }) => (up ? `Raskem tase: ${level}` : `Kergem tase: ${level}`),
  "end.review": "Vaata mängule tagasi",

  // The levels
  "level.line": ({ level, isUnbeatable }) =>
    levels[level - 1] + (isUnbeatable ? " Heledatega seda võita ei saa: vali tumedad." : ""),
};
