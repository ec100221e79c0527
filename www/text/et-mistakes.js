// Texts of one’s own mistakes as exercises in Estonian; see en-mistakes.js.

import { counted, number } from "./et-words.js";

/** @import { MistakeTexts } from "./mistakes.js" */

/** @param {number} count */
const positions = (count) => counted(count, { one: "seis", other: "seisu" });

/** @type {MistakeTexts} */
export const mistakes = {
  "mistakes.empty": "Seise veel pole. Mängi mäng lõpuni ja otsi siit oma vigu.",
  "mistakes.play": "Mängi",
  "mistakes.count": ({ all, done }) =>
    [positions(all), ...(done === 0 ? [] : [`kaks korda lahendatud ${number(done)}`])].join(", "),
  "mistakes.practise": ({ count }) => `Harjuta: ${positions(count)}`,
  "mistakes.anyway": "Harjuta siiski",
  "mistakes.overlooked": "Mida sa ei märka",

  // Looking through games
  "mistakes.look": ({ count }) => `Läbi vaatamata mänge: ${number(count)}`,
  "mistakes.start": "Otsi vigu",
  "mistakes.looking": ({ game, count }) => `Läbi vaatamisel on ${game}. mäng ${count}-st…`,
  "mistakes.found": ({ games: looked, positions: found }) =>
    `${counted(looked, { one: "mäng", other: "mängu" })} läbi vaadatud: ${found === 0 ? "uusi seise pole" : positions(found)}.`,
  "mistakes.open": ({ count }) =>
    `${counted(count, { one: "käiku", other: "käiku" })} ei saanud ilma täiusliku mänguta hinnata.`,
  "mistakes.none": "Selles mängus ei andnud sa midagi käest.",

  // Practising
  "mistakes.from": ({ level, turn, day }) =>
    [level === null ? "Kaks mängijat" : `${level}. taseme vastu`, `${turn}. käik`, day]
      .filter(Boolean)
      .join(" · "),
  "mistakes.played": ({ move, value, left }) =>
    `Sa mängisid siin ${move} ja ${value === "won" && left === "endless" ? "lasid võidu käest" : "kaotasid mängu"}.`,
  "mistakes.times": ({ count }) => `märkamata mängudes: ${number(count)}`,
  "mistakes.place": ({ at, count }) => `${at}. seis ${count}-st`,
  "mistakes.again": ({ days }) =>
    days === 0
      ? "Kaks korda lahendatud: tehtud."
      : `Tuleb tagasi ${days === 1 ? "homme" : `${days} päeva pärast`}.`,
  "mistakes.result": ({ solved, count }) =>
    `Kohe lahendatud: ${number(solved)} / ${number(count)}.`,
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
