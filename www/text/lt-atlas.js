// The texts of en-atlas.js in Lithuanian.

/** @import { TextsOf } from "./board-text.js" */

import { number } from "./lt-words.js";

/** @type {TextsOf<"atlas">} */
export const atlas = {
  "atlas.title": "Atlasas",
  "atlas.lead": `Pylos išspręstas: žinomas kiekvienos iš ${number(10_245_670_113)} pozicijų rezultatas. Štai kaip tai atrodo.`,
  "atlas.start": "Pradžia",
  "atlas.startText":
    "Kas eina pirmas, tas pralaimi. Tik pagal taisykles pažengusiems, kai rutuliukus nuimti privaloma, būna lygiosios (∞). Skaičiai rodo, kiek ėjimų iki pabaigos.",
  "atlas.children": "Pradedan\u00adtiesiems",
  "atlas.standard": "Įprastos",
  "atlas.expert": "Pažengusiems",
  "atlas.optional": "Pažengusiems, nuimti neprivaloma",
  "atlas.corner": "kampas",
  "atlas.edge": "kraštas",
  "atlas.centre": "centras",
  "atlas.shares": "Laimėtos, pralaimėtos, lygiosios",
  "atlas.sharesText":
    "Visos pozicijos procentais pagal tai, kiek rutuliukų rezerve einantysis turi daugiau. Laimėtos apačioje, pralaimėtos viršuje, lygiosios per vidurį.",
  "atlas.sharesChildren": "Pradedantiesiems: 50 % laimėtų, 50 % pralaimėtų",
  "atlas.sharesStandard": "Įprastos: 58 % laimėtų, 42 % pralaimėtų",
  "atlas.sharesExpert": "Pažengusiems: 61 % laimėtų, 36 % pralaimėtų, 3 % lygiųjų",
  "atlas.longest": "Ilgiausios partijos",
  "atlas.longestText":
    "Abu žaidžia tobulai: laimintysis skuba, pralaimintysis laikosi. Ženklas ! žymi vienintelį laimintį ėjimą.",
  "atlas.longestChildren": "Pradedantiesiems: 38 ėjimai",
  "atlas.longestStandard": "Įprastos: 64 ėjimai",
  "atlas.longestExpert": "Pažengusiems: 72 ėjimai",
  "atlas.circles": "Sukantis ratu",
  "atlas.circlesText":
    "Bet kuris kitas ėjimas pralaimi, todėl abu sukasi ratu, ir partija baigiasi lygiosiomis.",
  "atlas.circleStandard": "Įprastos: 6 ėjimų ratas",
  "atlas.circleExpert": "Pažengusiems: 8 ėjimų ratas",
  "atlas.circleStart": "Pažengusiems: nuo tuščios lentos",
  "atlas.finds": "Netikėtos pozicijos",
  "atlas.findsText": "Eina šviesieji; mygtukas po lenta atlieka vienintelį laimintį ėjimą.",
  "atlas.onlyWin": "Pradedantiesiems: iš 64 ėjimų laimi vienas",
  "atlas.onlyNothing": "Įprastos: iš 58 ėjimų laimi vienas – padėti rutuliuką ir jį nuimti",
  "atlas.onlyRaise": "Pažengusiems: iš 218 ėjimų laimi vienas – perkelti rutuliuką aukščiau",
  "atlas.behind": "Pažengusiems: rezerve 1 rutuliukas prieš 15, bet šviesieji laimi per 43 ėjimus",
};
