// Texts of the beginning and the end of a game in Estonian.

import { countBalls, counted, name, their, they } from "./et-words.js";

/** @import { Reason, Side } from "./en-ends.js" */

/** @type {Record<Side, string>} */
const subjects = { you: "Sul", computer: "Arvutil", light: "Heledatel", dark: "Tumedatel" };

/** @type {Record<Side, string>} */
const owners = { you: "sinu", computer: "arvuti", light: their("light"), dark: their("dark") };

/** @type {Record<Reason, string>} */
const won = {
  apex: "sinu viimane kuul on tipus",
  emptyReserve: "arvuti renn on tühi",
  noMove: "arvuti ei saa käia",
  resignation: "arvuti alistus",
  time: "arvuti aeg sai otsa",
};

/** @type {Record<Reason, string>} */
const lost = {
  apex: "arvuti viimane kuul on tipus",
  emptyReserve: "sinu renn on tühi",
  noMove: "sa ei saa käia",
  resignation: "sa alistusid",
  time: "sinu aeg sai otsa",
};

/** @type {Record<string, string>} */
const deeds = { won: "võitsid mängu ", lost: "kaotasid mängu ", drawn: "jäid viiki ", open: "" };

/** What each level does. */
const levels = [
  "Võtab tagasi ainult ühe kuuli ja unustab sageli tõsta: esimeseks mänguks.",
  "Valvab ainult esimest korrust.",
  "Näeb peaaegu kõiki nelinurki, aga harva seda, mida saad tõsta.",
  "Näeb kõiki nelinurki; mõnikord unustab tõsta.",
  "Arvutab hästi; mõnikord laseb sul tõsta.",
  "Arvutab kaks käiku ette.",
  "Arvutab neli käiku ette, aga teeb väikesi vigu.",
  "Mängib vaikimisi valikutega täiuslikult, kui andmed on laaditud.",
];

/** @type {import("./board-text.js").TextsOf<"ends">} */
export const ends = {
  // The end of a game
  "end.label": "Mängu lõpp",
  "end.you": ({ isWinner, reason }) =>
    isWinner ? `Sa võitsid: ${won[reason]}` : `Sa kaotasid: ${lost[reason]}`,
  "end.spare": ({ side, count }) => `${subjects[side]} jäi üle ${countBalls(count)}.`,
  "end.last": ({ side }) => `Otsustas üks kuul: ${owners[side]} viimane.`,
  "end.left": ({ light, dark }) => `Renni jäi: heledaid ${light}, tumedaid ${dark}.`,
  "end.rematch": ({ player }) => `Kordusmäng: sinul ${they(player)}`,
  "end.rematchFriend": "Kordusmäng",
  "end.level": ({ level, up }) => `${level}. tase ${up ? "↑" : "↓"}`,
  "end.review": "Analüüsi mängu",
  "end.again": "Proovi uuesti",
  "end.share": "Jaga",
  "shared.status": ({ player, other, level, how }) => {
    const rival = level > 0 ? "arvuti" : their(other);
    const opponent = rival + (level > 0 ? ` (${level}. tase)` : "");
    return `${name(player)} ${deeds[how]}${opponent} vastu: jagatud mäng`;
  },
  "shared.play": "Mängi siit edasi",
  "shared.back": "Tagasi oma mängu",
  "shared.aside": "Sinu mäng on loendis „Minu mängud“.",

  // The levels
  "level.line": ({ level, isUnbeatable }) =>
    levels[level - 1] + (isUnbeatable ? " Teda saavad võita ainult tumedad." : ""),
  "level.done": ({ won, played }) => `võidetud ${won}/${played}`,

  // Two people on this device
  "pair.drawn": ({ count }) => counted(count, { one: "viik", other: "viiki" }),
};
