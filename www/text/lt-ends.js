// Texts of the beginning and the end of a game in Lithuanian.

import { countBalls, name, their } from "./lt-words.js";

/** @import { Reason, Side } from "./en-ends.js" */

/** @type {Record<Side, string>} */
const subjects = {
  you: "Jums",
  computer: "Kompiuteriui",
  light: "Šviesiesiems",
  dark: "Tamsiesiems",
};

/** @type {Record<Side, string>} */
const owners = { you: "jūsų", computer: "kompiuterio", light: their("light"), dark: their("dark") };

/** @type {Record<Reason, string>} */
const won = {
  apex: "jūsų paskutinis rutuliukas viršūnėje",
  emptyReserve: "kompiuterio rezervas tuščias",
  noMove: "kompiuteris nebegali eiti",
  resignation: "kompiuteris pasidavė",
  time: "baigėsi kompiuterio laikas",
};

/** @type {Record<Reason, string>} */
const lost = {
  apex: "kompiuterio paskutinis rutuliukas viršūnėje",
  emptyReserve: "jūsų rezervas tuščias",
  noMove: "nebegalite eiti",
  resignation: "pasidavėte",
  time: "baigėsi jūsų laikas",
};

/** @type {Record<string, string>} */
const deeds = { won: "įveikė", lost: "pralaimėjo", drawn: "sužaidė lygiosiomis su", open: "prieš" };

const beaten = { computer: "kompiuterį", light: "šviesiuosius", dark: "tamsiuosius" };

/** Whom the game is played against, in the case that the verb needs. @type {Record<string, typeof beaten>} */
const rivals = {
  won: beaten,
  lost: { computer: "kompiuteriui", light: "šviesiesiems", dark: "tamsiesiems" },
  drawn: { computer: "kompiuteriu", light: "šviesiaisiais", dark: "tamsiaisiais" },
  open: beaten,
};

/** What each level does. */
const levels = [
  "Nuima tik vieną rutuliuką ir dažnai pamiršta perkelti aukščiau: tinka pirmajai partijai.",
  "Saugo tik pirmą aukštą.",
  "Mato beveik visus kvadratus, bet retai pastebi, ką galite perkelti aukščiau.",
  "Mato visus kvadratus; kartais pamiršta perkelti aukščiau.",
  "Gerai skaičiuoja; kartais leidžia jums perkelti aukščiau.",
  "Skaičiuoja du ėjimus į priekį.",
  "Skaičiuoja keturis ėjimus į priekį, su mažomis klaidomis.",
  "Žaidžia tobulai, kai parinktys numatytosios, o tobulo žaidimo duomenys įkelti.",
];

/** @type {import("./board-text.js").TextsOf<"ends">} */
export const ends = {
  // The end of a game
  "end.label": "Partijos pabaiga",
  "end.you": ({ isWinner, reason }) =>
    isWinner ? `Jūs laimėjote: ${won[reason]}` : `Jūs pralaimėjote: ${lost[reason]}`,
  "end.spare": ({ side, count }) => `${subjects[side]} liko ${countBalls(count)}.`,
  "end.last": ({ side }) => `Laimėta vienu rutuliuku: paskutinis buvo ${owners[side]}.`,
  "end.left": ({ light, dark }) => `Rezerve liko: šviesiųjų ${light}, tamsiųjų ${dark}.`,
  "end.rematch": ({ player }) =>
    `Revanšas ${player === "light" ? "šviesiaisiais" : "tamsiaisiais"}`,
  "end.rematchFriend": "Revanšas",
  "end.level": ({ level, up }) => `${level} lygis ${up ? "↑" : "↓"}`,
  "end.review": "Analizuoti",
  "end.again": "Bandyti vėl",
  "end.share": "Dalytis",
  "shared.status": ({ player, other, level, how }) => {
    const rival = level > 0 ? "computer" : other;
    const opponent = rivals[how][rival] + (level > 0 ? ` (${level} lygis)` : "");
    return `${name(player)} ${deeds[how]} ${opponent}: bendrinama partija`;
  },
  "shared.play": "Žaisti nuo čia",
  "shared.back": "Atgal į savo partiją",
  "shared.aside": "Jūsų partija yra sąraše „Mano partijos“.",

  // The levels
  "level.line": ({ level, isUnbeatable }) =>
    levels[level - 1] + (isUnbeatable ? " Jį įveikti gali tik tamsieji." : ""),
  "level.done": ({ won, played }) => `laimėta ${won} iš ${played}`,

  // Two people on this device
  "pair.drawn": ({ count }) => `lygiosios: ${count}`,
};
