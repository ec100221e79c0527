// Texts of one’s own mistakes as exercises in Lithuanian; see en-mistakes.js.

import { counted, form, number } from "./lt-words.js";

/** @import { TextsOf } from "./board-text.js" */

/** @param {number} count */
const positions = (count) =>
  counted(count, { one: "pozicija", few: "pozicijos", other: "pozicijų" });

/** @param {number} count As an object: "1 poziciją". */
const thesePositions = (count) =>
  counted(count, { one: "poziciją", few: "pozicijas", other: "pozicijų" });

/** @type {TextsOf<"mistakes">} */
export const mistakes = {
  "mistakes.empty": "Pozicijų dar nėra. Užbaikite partiją ir ieškokite čia savo klaidų.",
  "mistakes.play": "Žaisti partiją",
  "mistakes.count": ({ all, done }) =>
    [positions(all), ...(done === 0 ? [] : [`dukart išspręsta: ${number(done)}`])].join(", "),
  "mistakes.practise": ({ count }) => `Kartoti ${thesePositions(count)}`,
  "mistakes.anyway": "Vis tiek kartoti",
  "mistakes.overlooked": "Ko nepastebite",

  // Looking through games
  "mistakes.look": ({ count }) => `Netikrintos partijos: ${number(count)}`,
  "mistakes.start": "Ieškoti klaidų",
  "mistakes.looking": ({ game, count }) => `Tikrinama partija: ${game} iš ${count}…`,
  "mistakes.found": ({ games: looked, positions: found }) =>
    `${form(looked, { one: "Patikrinta", few: "Patikrintos", other: "Patikrinta" })} ${counted(looked, { one: "partija", few: "partijos", other: "partijų" })}: ${found === 0 ? "naujų pozicijų nėra" : counted(found, { one: "nauja pozicija", few: "naujos pozicijos", other: "naujų pozicijų" })}.`,
  "mistakes.open": ({ count }) =>
    `Be tobulo žaidimo nepavyko įvertinti ${counted(count, { one: "ėjimo", other: "ėjimų" })}.`,
  "mistakes.none": "Šioje partijoje klaidų nėra.",

  // Practising
  "mistakes.from": ({ level, turn, day }) =>
    [level === null ? "Du žaidėjai" : `Prieš ${level} lygį`, `${turn} ėjimas`, day]
      .filter(Boolean)
      .join(" · "),
  "mistakes.played": ({ move, value, left }) =>
    `Čia ėjote ${move}: ${value === "won" ? "laimėjimas virto" : "lygiosios virto"} ${left === "endless" ? "lygiosiomis" : "pralaimėjimu"}.`,
  "mistakes.times": ({ count }) => `nepastebėta partijose: ${number(count)}`,
  "mistakes.place": ({ at, count }) => `${at} pozicija iš ${count}`,
  "mistakes.again": ({ days }) =>
    days === 0
      ? "Išspręsta dukart: įveikta!"
      : `Kartosite ${days === 1 ? "rytoj" : `po ${counted(days, { one: "dienos", other: "dienų" })}`}.`,
  "mistakes.result": ({ solved, count }) =>
    `Iš karto išspręsta: ${number(solved)} iš ${number(count)}.`,
  "mistakes.all": "Visos pozicijos",
  "mistakes.game": "Atgal į partiją",

  // The pile
  "mistakes.kept": "Įrašyta tik šiame įrenginyje.",
  "mistakes.remove": "Pašalinti",
  "mistakes.removed": "Pozicija pašalinta.",
  "mistakes.removeAll": "Pašalinti visas…",
  "mistakes.removeAllLine": ({ count }) => `Negrįžtamai pašalinti ${thesePositions(count)}?`,
  "mistakes.refused": "Ši naršyklė jūsų pozicijų neįrašo.",
};
