// The texts of en-atlas.js in Lithuanian.

/** @import { AtlasTexts } from "./atlas.js" */

import { number } from "./lt-words.js";

/** @type {AtlasTexts} */
export const atlas = {
  "atlas.lead": `Pylos išspręstas: kiekvienai iš ${number(10_245_670_113)} pozicijų žinoma, ar žaidėjas, kurio ėjimas, laimi, pralaimi ar nei viena, ir per kiek ėjimų. Kur nė vienas negali priversti pergalės, pozicija yra begalinė: partija sukasi ratu ir dėl pasikartojimo baigiasi lygiosiomis.`,
  "atlas.start": "Pradžia",
  "atlas.startText":
    "Pradedantysis pralaimi, su viena išimtimi: kur rutuliukus nuimti privaloma, pažengusių žaidimas yra begalinis. Lentelėje nurodyta, po kiek ėjimų pralaimima pradžioje ir po trijų rūšių pirmojo ėjimo; ∞ reiškia begalinę poziciją.",
  "atlas.rules": "Taisyklės",
  "atlas.children": "Pradedantieji",
  "atlas.standard": "Įprastos",
  "atlas.expert": "Pažengusieji",
  "atlas.optional": "Pažengusieji, nuimti neprivaloma",
  "atlas.corner": "kampas",
  "atlas.edge": "kraštas",
  "atlas.inner": "vidinė duobutė",
  "atlas.shares": "Laimėtos, pralaimėtos, begalinės",
  "atlas.sharesText":
    "Diagramose visos pozicijos procentais, pagal rezervų skirtumą: žaidėjo, kurio ėjimas, rezervas atėmus varžovo rezervą. Laimėtos yra apačioje, pralaimėtos viršuje, begalinės per vidurį.",
  "atlas.sharesChildren": "Pradedantieji: 50 % laimėtų, 50 % pralaimėtų",
  "atlas.sharesStandard": "Įprastos: 58 % laimėtų, 42 % pralaimėtų, 0,02 % begalinių",
  "atlas.sharesExpert": "Pažengusieji: 61 % laimėtų, 36 % pralaimėtų, 3 % begalinių",
  "atlas.longest": "Ilgiausios partijos",
  "atlas.longestText":
    "Nė viena pozicija nepralaimi lėčiau. Abu žaidžia tobulai: laimintysis skuba, pralaimintysis laikosi. Ženklas ! žymi ėjimą, kuris vienintelis išlaiko pergalę.",
  "atlas.longestChildren": "Pradedantieji: 38 ėjimai",
  "atlas.longestStandard": "Įprastos: 64 ėjimai",
  "atlas.longestExpert": "Pažengusieji: 72 ėjimai",
  "atlas.circles": "Ratu",
  "atlas.circlesText":
    "Kiekvienoje iš šių pozicijų vienas ėjimas yra begalinis, o visi kiti pralaimi, abiem žaidėjams, kol vėl susidaro ta pati pozicija.",
  "atlas.circleStandard": "Įprastos: 6 ėjimų ratas",
  "atlas.circleExpert": "Pažengusieji: 8 ėjimų ratas",
  "atlas.circleStart": "Pažengusieji: iš tuščios lentos į ratą",
  "atlas.finds": "Netikėtos pozicijos",
  "atlas.findsText":
    "Šviesiųjų ėjimas. Kur rezultatą išlaiko tik vienas ėjimas, jį atlieka mygtukas po lenta.",
  "atlas.onlyWin": "Pradedantieji: iš 64 ėjimų laimi vienas. Visi kiti pralaimi.",
  "atlas.onlyNothing":
    "Įprastos: iš 58 ėjimų laimi tik vienas, kuriuo rutuliukas padedamas ir tuoj pat nuimamas.",
  "atlas.onlyRaise": "Pažengusieji: iš 218 ėjimų laimi tik vienas: jis perkelia rutuliuką aukštyn.",
  "atlas.behind":
    "Pažengusieji: rezerve 1 rutuliukas prieš 15, ir vis tiek šviesieji laimi per 43 ėjimus.",
  "atlas.again":
    "Visi rezultatai, jų patikrinimas ir komandos, kurios juos apskaičiuoja, yra projekto faile docs/solution.md.",
};
