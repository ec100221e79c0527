// The texts of en-atlas.js in Lithuanian.

/** @import { AtlasTexts } from "./atlas.js" */

import { number } from "./lt-words.js";

/** @type {AtlasTexts} */
export const atlas = {
  "atlas.lead": `Pylos išspręstas: žinomas kiekvienos iš ${number(10_245_670_113)} pozicijų rezultatas. Štai kaip tai atrodo.`,
  "atlas.start": "Pradžia",
  "atlas.startText":
    "Kas eina pirmas, tas pralaimi. Tik pagal taisykles pažengusiems, kai rutuliukus nuimti privaloma, būna lygiosios (∞). Skaičiai – ėjimai iki pabaigos.",
  "atlas.children": "Pradedantieji",
  "atlas.standard": "Įprastos",
  "atlas.expert": "Pažengusieji",
  "atlas.optional": "Pažengusieji, nuimti neprivaloma",
  "atlas.corner": "kampas",
  "atlas.edge": "kraštas",
  "atlas.centre": "centras",
  "atlas.shares": "Laimėtos, pralaimėtos, lygiosios",
  "atlas.sharesText":
    "Visos pozicijos procentais pagal tai, kiek rutuliukų rezerve einantysis turi daugiau. Laimėtos apačioje, pralaimėtos viršuje, lygiosios per vidurį.",
  "atlas.sharesChildren": "Pradedantieji: 50 % laimėtų, 50 % pralaimėtų",
  "atlas.sharesStandard": "Įprastos: 58 % laimėtų, 42 % pralaimėtų",
  "atlas.sharesExpert": "Pažengusieji: 61 % laimėtų, 36 % pralaimėtų, 3 % lygiųjų",
  "atlas.longest": "Ilgiausios partijos",
  "atlas.longestText":
    "Abu žaidžia tobulai: laimintysis skuba, pralaimintysis laikosi. Ženklas ! žymi vienintelį laimintį ėjimą.",
  "atlas.longestChildren": "Pradedantieji: 38 ėjimai",
  "atlas.longestStandard": "Įprastos: 64 ėjimai",
  "atlas.longestExpert": "Pažengusieji: 72 ėjimai",
  "atlas.circles": "Ratu",
  "atlas.circlesText":
    "Bet kuris kitas ėjimas pralaimi, todėl abu sukasi ratu, ir partija baigiasi lygiosiomis.",
  "atlas.circleStandard": "Įprastos: 6 ėjimų ratas",
  "atlas.circleExpert": "Pažengusieji: 8 ėjimų ratas",
  "atlas.circleStart": "Pažengusieji: nuo tuščios lentos",
  "atlas.finds": "Netikėtos pozicijos",
  "atlas.findsText": "Eina šviesieji; mygtukas po lenta atlieka vienintelį laimintį ėjimą.",
  "atlas.onlyWin": "Pradedantieji: iš 64 ėjimų laimi vienas",
  "atlas.onlyNothing": "Įprastos: iš 58 ėjimų laimi vienas: padėti rutuliuką ir jį nuimti",
  "atlas.onlyRaise": "Pažengusieji: iš 218 ėjimų laimi vienas: perkelti rutuliuką",
  "atlas.behind": "Pažengusieji: rezerve 1 rutuliukas prieš 15, ir šviesieji laimi per 43 ėjimus",
  "atlas.again": "Visi rezultatai ir jų patikrinimas – faile docs/solution.md.",
};
