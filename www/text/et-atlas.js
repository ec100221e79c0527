// The texts of en-atlas.js in Estonian.

/** @import { TextsOf } from "./board-text.js" */

import { number } from "./et-words.js";

/** @type {TextsOf<"atlas">} */
export const atlas = {
  "atlas.title": "Atlas",
  "atlas.lead": `Pylos on lahendatud: teada on kõigi ${number(10_245_670_113)} seisu tulemus. Nii see välja näeb.`,
  "atlas.start": "Algus",
  "atlas.startText":
    "Alustaja kaotab. Viik (∞) on ainult kogemustega mängijate reeglitega, kui kuule peab tagasi võtma. Arv näitab, mitu käiku on lõpuni.",
  "atlas.children": "Laste reeglid",
  "atlas.standard": "Tavareeglid",
  "atlas.expert": "Kogemustega mängijad",
  "atlas.optional": "Kogemustega mängijad, tagasi ei pea võtma",
  "atlas.corner": "nurk",
  "atlas.edge": "serv",
  "atlas.centre": "keskkoht",
  "atlas.shares": "Võidud, kaotused, viigid",
  "atlas.sharesText":
    "Kõik seisud protsentides selle järgi, mitu kuuli on käigul olijal rennis rohkem. Võidud on all, kaotused üleval, viigid nende vahel.",
  "atlas.sharesChildren": "Laste reeglid: 50% võite, 50% kaotusi",
  "atlas.sharesStandard": "Tavareeglid: 58% võite, 42% kaotusi",
  "atlas.sharesExpert": "Kogemustega mängijad: 61% võite, 36% kaotusi, 3% viike",
  "atlas.longest": "Pikimad mängud",
  "atlas.longestText":
    "Mõlemad mängivad täiuslikult: võitja kiirustab, kaotaja venitab. Märk ! näitab ainsat võitvat käiku.",
  "atlas.longestChildren": "Laste reeglid: 38 käiku",
  "atlas.longestStandard": "Tavareeglid: 64 käiku",
  "atlas.longestExpert": "Kogemustega mängijad: 72 käiku",
  "atlas.circles": "Ringiratast",
  "atlas.circlesText":
    "Kõik muud käigud kaotavad, nii et mõlemad käivad ringiratast ja mäng jääb viiki.",
  "atlas.circleStandard": "Tavareeglid: 6 käiku ringis",
  "atlas.circleExpert": "Kogemustega mängijad: 8 käiku ringis",
  "atlas.circleStart": "Kogemustega mängijad: tühjalt laualt",
  "atlas.finds": "Üllatavad seisud",
  "atlas.findsText": "Heledate käik; mängulaua all olev nupp teeb ainsa võitva käigu.",
  "atlas.onlyWin": "Laste reeglid: 64 käigust võidab üks",
  "atlas.onlyNothing": "Tavareeglid: 58 käigust võidab üks: panna kuul ja võtta see tagasi",
  "atlas.onlyRaise": "Kogemustega mängijad: 218 käigust võidab üks: tõsta kuul",
  "atlas.behind":
    "Kogemustega mängijad: rennis on 1 kuul 15 vastu, aga heledad võidavad 43 käigu pärast",
};
