// Texts of one’s own mistakes as exercises in Estonian; see en-mistakes.js.

import { counted, number } from "./et-words.js";

/** @import { TextsOf } from "./board-text.js" */

/** @param {number} count */
const positions = (count) => counted(count, { one: "seis", other: "seisu" });

/** The first half of "võiduseis". */
const states = { won: "võidu", endless: "viigi", lost: "kaotus" };

/** @type {TextsOf<"mistakes">} */
export const mistakes = {
  "mistakes.empty": "Siin pole veel seise. Mängi mäng lõpuni ja otsi siit oma vigu.",
  "mistakes.play": "Alusta mängu",
  "mistakes.count": ({ all, done }) =>
    [positions(all), ...(done === 0 ? [] : [`kaks korda lahendatud: ${number(done)}`])].join(", "),
  "mistakes.practise": ({ count }) => `Harjuta: ${positions(count)}`,
  "mistakes.anyway": "Harjuta siiski",
  "mistakes.overlooked": "Mis jääb märkamata",

  // Looking through games
  "mistakes.look": ({ count }) => `Kontrollimata mänge: ${number(count)}`,
  "mistakes.start": "Otsi vigu",
  "mistakes.looking": ({ game, count }) => `Kontrollitakse: mäng ${game} / ${count}…`,
  "mistakes.found": ({ games: looked, positions: found }) =>
    `${counted(looked, { one: "mäng", other: "mängu" })} kontrollitud: ${found === 0 ? "uusi seise pole" : counted(found, { one: "uus seis", other: "uut seisu" })}.`,
  "mistakes.open": ({ count }) =>
    `${counted(count, { one: "käiku", other: "käiku" })} ei saanud täiusliku mängu andmeteta hinnata.`,
  "mistakes.none": "Selles mängus vigu ei leitud.",

  // Practising
  "mistakes.from": ({ level, turn, day }) =>
    [level === null ? "Kaks mängijat" : `${level}. taseme vastu`, `${turn}. käik`, day]
      .filter(Boolean)
      .join(" · "),
  "mistakes.played": ({ move, value, left }) =>
    `Sa käisid siin ${move}: ${states[value]}seisust sai ${states[left]}seis.`,
  "mistakes.times": ({ count }) => `jäi märkamata ${number(count)} mängus`,
  "mistakes.place": ({ at, count }) => `Seis ${at} / ${count}`,
  "mistakes.again": ({ days }) =>
    days === 0
      ? "Kaks korda lahendatud: valmis!"
      : `Uuesti ${days === 1 ? "homme" : `${days} päeva pärast`}.`,
  "mistakes.result": ({ solved, count }) =>
    `Esimesel katsel lahendatud: ${number(solved)} / ${number(count)}.`,
  "mistakes.all": "Kõik seisud",
  "mistakes.game": "Tagasi mängu juurde",

  // The pile
  "mistakes.kept": "Salvestatud ainult selles seadmes.",
  "mistakes.remove": "Eemalda",
  "mistakes.removed": "Seis on eemaldatud.",
  "mistakes.removeAll": "Eemalda kõik…",
  "mistakes.removeAllLine": ({ count }) => `Kas eemaldada jäädavalt ${positions(count)}?`,
  "mistakes.refused": "See brauser ei salvesta sinu seise.",
};
