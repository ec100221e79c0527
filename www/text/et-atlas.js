// The texts of en-atlas.js in Estonian.

/** @import { AtlasTexts } from "./atlas.js" */

import { number } from "./et-words.js";

/** @type {AtlasTexts} */
export const atlas = {
  "atlas.lead": `Pylos on lahendatud: teada on ${number(10_245_670_113)} seisu igaühe tulemus. Selline see välja näeb.`,
  "atlas.start": "Algus",
  "atlas.startText":
    "Alustaja kaotab. Ainult kogemustega mängijate reeglitega, kui kuule peab tagasi võtma, on viik (∞). Arvud on käigud lõpuni.",
  "atlas.children": "Lapsed",
  "atlas.standard": "Tavareeglid",
  "atlas.expert": "Kogemustega",
  "atlas.optional": "Kogemustega, tagasi ei pea võtma",
  "atlas.corner": "nurk",
  "atlas.edge": "serv",
  "atlas.centre": "keskel",
  "atlas.shares": "Võidud, kaotused, viigid",
  "atlas.sharesText":
    "Kõik seisud protsentides selle järgi, mitu kuuli on käigul olijal rennis rohkem. Võidud on all, kaotused üleval, viigid nende vahel.",
  "atlas.sharesChildren": "Lapsed: 50% võite, 50% kaotusi",
  "atlas.sharesStandard": "Tavareeglid: 58% võite, 42% kaotusi",
  "atlas.sharesExpert": "Kogemustega: 61% võite, 36% kaotusi, 3% viike",
  "atlas.longest": "Pikimad mängud",
  "atlas.longestText":
    "Mõlemad mängivad täiuslikult: võitjal on kiire, kaotaja peab vastu. Märk ! on ainsal võitval käigul.",
  "atlas.longestChildren": "Lapsed: 38 käiku",
  "atlas.longestStandard": "Tavareeglid: 64 käiku",
  "atlas.longestExpert": "Kogemustega: 72 käiku",
  "atlas.circles": "Ringiratast",
  "atlas.circlesText": "Iga teine käik kaotab, nii et mõlemad käivad ringi ja mäng jääb viiki.",
  "atlas.circleStandard": "Tavareeglid: 6 käiku ringis",
  "atlas.circleExpert": "Kogemustega: 8 käiku ringis",
  "atlas.circleStart": "Kogemustega: tühjalt laualt",
  "atlas.finds": "Üllatavad seisud",
  "atlas.findsText": "Heledate käik; laua all olev nupp teeb ainsa võitva käigu.",
  "atlas.onlyWin": "Lapsed: 64 käigust võidab üks",
  "atlas.onlyNothing": "Tavareeglid: 58 käigust võidab üks: panna kuul ja võtta see tagasi",
  "atlas.onlyRaise": "Kogemustega: 218 käigust võidab üks: tõsta kuul",
  "atlas.behind": "Kogemustega: rennis 1 kuul 15 vastu ja heledad võidavad 43 käigu pärast",
  "atlas.again": "Kõik tulemused ja nende kontroll on failis docs/solution.md.",
};
