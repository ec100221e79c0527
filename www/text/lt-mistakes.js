// Texts of one’s own mistakes as exercises in Lithuanian; see en-mistakes.js.

import { counted, form, number } from "./lt-words.js";
import { capital } from "./plural.js";

/** @import { MistakeTexts } from "./mistakes.js" */

/** @param {number} count */
const positions = (count) =>
  counted(count, { one: "pozicija", few: "pozicijos", other: "pozicijų" });

/** @param {number} count As an object: "1 poziciją". */
const thesePositions = (count) =>
  counted(count, { one: "poziciją", few: "pozicijas", other: "pozicijų" });

/** What a move that was missed does, or would have seen. @type {Record<string, string>} */
const missed = {
  square: "kvadratai",
  line: "eilės",
  "two-back": "galimybės nuimti du rutuliukus",
  "one-back": "kada geriau nuimti tik vieną rutuliuką",
  raise: "rutuliukų perkėlimas",
  deny: "ką varžovas tuoj užbaigs ar perkels",
  unlock: "ėjimai, kurie atlaisvina jūsų rutuliuką",
  zugzwang: "ėjimai, po kurių nelieka gero atsakymo",
  hold: "kaip išlaikyti lygiąsias",
  apex: "lenktynės į viršūnę",
};

/** @type {MistakeTexts} */
export const mistakes = {
  "mistakes.empty":
    "Čia dar nėra pozicijų. Užbaikite partiją ir tada čia ieškokite savo klaidų: kiekviena taps pozicija pratyboms.",
  "mistakes.play": "Žaisti partiją",
  "mistakes.count": ({ all, due, done }) =>
    [
      `${positions(all)} iš jūsų partijų`,
      due === 0 ? "šiandien nėra ką kartoti" : `šiandien kartoti ${number(due)}`,
      ...(done === 0 ? [] : [`du kartus išspręsta ${number(done)}`]),
    ].join(", "),
  "mistakes.practise": ({ count }) => `Kartoti ${thesePositions(count)}`,
  "mistakes.anyway": "Vis tiek kartoti",
  "mistakes.overlooked": "Ko nepastebite",
  "mistakes.most": ({ theme, count, all }) =>
    `Dažniausiai nepastebite: ${missed[theme]}, ${number(count)} iš ${number(all)}. Pasirinkite, ką kartoti.`,
  "mistakes.theme": ({ theme, count, all }) =>
    `${capital(missed[theme])}: ${number(count)} iš ${number(all)}`,

  // Looking through games
  "mistakes.look": "Dar neperžiūrėtos partijos",
  "mistakes.waiting": ({ count }) =>
    `Baigtų partijų su kompiuteriu ar nuorodomis: ${number(count)}.`,
  "mistakes.both": ({ count }) =>
    `Taip pat dviejų žmonių partijos (${number(count)}) su abiejų klaidomis`,
  "mistakes.start": "Ieškoti klaidų",
  "mistakes.looking": ({ game, count }) =>
    count === 1 ? "Ieškoma jūsų klaidų…" : `Peržiūrima ${game} partija iš ${count}…`,
  "mistakes.progress": "Klaidų paieška",
  "mistakes.found": ({ games, positions: found }) =>
    `${form(games, { one: "Peržiūrėta", few: "Peržiūrėtos", other: "Peržiūrėta" })} ${counted(games, { one: "partija", few: "partijos", other: "partijų" })}: ${found === 0 ? "naujų pozicijų nėra" : `pratyboms ${positions(found)}`}.`,
  "mistakes.open": ({ count }) =>
    `Be tobulo žaidimo lentelių nepavyko įvertinti ${counted(count, { one: "ėjimo", other: "ėjimų" })}.`,
  "mistakes.none": "Šioje partijoje nieko neatidavėte: nėra ko bandyti iš naujo.",

  // Practising
  "mistakes.from": ({ level, turn, day }) =>
    [level === null ? "Du žaidėjai" : `Prieš ${level} lygį`, `${turn} ėjimas`, day]
      .filter(Boolean)
      .join(" · "),
  "mistakes.played": ({ move, value, left }) =>
    `Čia ėjote ${move} ir ${value === "won" && left === "endless" ? "paleidote pergalę" : "pralaimėjote partiją"}.`,
  "mistakes.times": ({ count }) =>
    `Nepastebėta ${counted(count, { one: "partijoje", other: "partijose" })}.`,
  "mistakes.place": ({ at, count }) => `${at} pozicija iš ${count}`,
  "mistakes.refute": "Rodyti kodėl",
  "mistakes.refuted": ({ move, reply, left }) =>
    `Po ${move} ėjimas ${reply} ${left === "lost" ? "laimi varžovui" : "atima iš jūsų pergalę"}.`,
  "mistakes.position": "Atgal",
  "mistakes.again": ({ days }) =>
    days === 0
      ? "Išspręsta du kartus: ši pozicija įveikta."
      : `Ši pozicija grįš ${days === 1 ? "rytoj" : `po ${counted(days, { one: "dienos", other: "dienų" })}`}.`,
  "mistakes.result": ({ solved, count }) =>
    `Iš pirmo karto išspręsta: ${number(solved)} iš ${number(count)}.`,
  "mistakes.all": "Visos jūsų pozicijos",
  "mistakes.game": "Grįžti į partiją",

  // The pile
  "mistakes.kept":
    "Pozicijos įrašytos tik šiame įrenginyje. Jos lieka, kai ištrinate partiją, iš kurios yra.",
  "mistakes.remove": "Pašalinti šią poziciją",
  "mistakes.removed": "Pozicija pašalinta.",
  "mistakes.removeAll": "Pašalinti visas…",
  "mistakes.removeAllLine": ({ count }) =>
    `Negrįžtamai pašalinti ${count === 1 ? "šią poziciją" : `visas pozicijas (${number(count)})`}?`,
  "mistakes.reallyRemove": "Pašalinti",
  "mistakes.keep": "Palikti",
  "mistakes.refused":
    "Jūsų pozicijų negalima įrašyti: naršyklės saugykla pilna arba neleidžiama. Jos bus čia, kol paliksite šį puslapį.",
};
