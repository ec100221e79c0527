// Texts of the beginning and the end of a game in Lithuanian.

import { countBalls, their } from "./lt-words.js";

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
  apex: "jūsų paskutinis rutuliukas – ant viršūnės",
  emptyReserve: "kompiuterio rezervas tuščias",
  noMove: "kompiuteris nebegali nei padėti, nei perkelti rutuliuko",
  resignation: "kompiuteris pasidavė",
  time: "baigėsi kompiuterio laikas",
};

/** @type {Record<Reason, string>} */
const lost = {
  apex: "kompiuteris padėjo rutuliuką ant viršūnės",
  emptyReserve: "jūsų rezervas tuščias",
  noMove: "nebegalite nei padėti, nei perkelti rutuliuko",
  resignation: "jūs pasidavėte",
  time: "baigėsi jūsų laikas",
};

/** What each level does. */
const levels = [
  "1 lygis nuima tik vieną rutuliuką ir dažnai pamiršta perkelti: tinka pirmajai partijai.",
  "2 lygis saugo tik pirmą aukštą: aukščiau jūsų kvadratų nemato.",
  "3 lygis mato beveik visus jūsų kvadratus, bet retai tai, ką galite perkelti.",
  "4 lygis mato kiekvieną kvadratą, kurį galite užbaigti, bet kartais pamiršta perkelti.",
  "5 lygis gerai skaičiuoja ir žino geras vietas, bet kartais leidžia jums perkelti.",
  "6 lygis skaičiuoja du ėjimus į priekį: savo ir jūsų atsakymą.",
  "7 lygis skaičiuoja keturis ėjimus į priekį, su mažomis klaidomis.",
  "8 lygis su įprastomis taisyklių parinktimis žaidžia tobulai.",
];

/** @type {import("./ends.js").EndsTexts} */
export const ends = {
  // The end of a game
  "end.label": "Partijos pabaiga",
  "end.you": ({ isWinner, reason }) =>
    isWinner ? `Jūs laimėjote: ${won[reason]}` : `Jūs pralaimėjote: ${lost[reason]}`,
  "end.spare": ({ side, count }) =>
    `${subjects[side]} liko ${countBalls(count)}: ${count === 1 ? "jis vainikuoja" : "jie vainikuoja"} piramidę.`,
  "end.last": ({ side }) => `Laimėta vienu rutuliuku: paskutinis buvo ${owners[side]}.`,
  "end.left": ({ light, dark }) => `Rezerve liko: šviesiųjų ${light}, tamsiųjų ${dark}.`,
  "end.rematch": ({ player }) =>
    `Revanšas ${player === "light" ? "šviesiaisiais" : "tamsiaisiais"}`,
  "end.rematchFriend": "Revanšas",
  "end.level": ({ level, up }) =>
    up ? `Vienu lygiu sunkiau: ${level}` : `Vienu lygiu lengviau: ${level}`,
  "end.review": "Peržiūrėti partiją",

  // The levels
  "level.line": ({ level, isUnbeatable }) =>
    levels[level - 1] +
    (isUnbeatable ? " Šviesiaisiais jo įveikti negalima: rinkitės tamsiuosius." : ""),
};
