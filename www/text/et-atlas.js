// The texts of en-atlas.js in Estonian.

/** @import { AtlasTexts } from "./atlas.js" */

import { number } from "./et-words.js";

/** @type {AtlasTexts} */
export const atlas = {
  "atlas.lead": `Pylos on lahendatud: igast ${number(10_245_670_113)} seisust on teada, kas käigul olija võidab, kaotab või ei kumbagi, ja mitme käiguga. Kui kumbki ei saa võitu sundida, on seis lõputu: mäng käib ringi ja jääb kordumise tõttu viiki.`,
  "atlas.start": "Algus",
  "atlas.startText":
    "Alustaja kaotab, ühe erandiga: kui kuule peab tagasi võtma, on kogemustega mängijate mäng lõputu. Tabelis on käikude arv kaotuseni, alguses ja pärast kolme liiki esimest käiku; ∞ tähendab lõputut.",
  "atlas.rules": "Reeglid",
  "atlas.children": "Lapsed",
  "atlas.standard": "Tavareeglid",
  "atlas.expert": "Kogemustega",
  "atlas.optional": "Kogemustega, tagasi ei pea võtma",
  "atlas.corner": "nurk",
  "atlas.edge": "serv",
  "atlas.inner": "sisemine lohk",
  "atlas.shares": "Võidetud, kaotatud, lõputud",
  "atlas.sharesText":
    "Diagrammidel on kõik seisud protsentides rennide vahe järgi: käigul olija renn miinus vastase renn. Võidetud seisud on all, kaotatud üleval, lõputud nende vahel.",
  "atlas.sharesChildren": "Lapsed: 50% võidetud, 50% kaotatud",
  "atlas.sharesStandard": "Tavareeglid: 58% võidetud, 42% kaotatud, 0,02% lõputud",
  "atlas.sharesExpert": "Kogemustega: 61% võidetud, 36% kaotatud, 3% lõputud",
  "atlas.longest": "Pikimad mängud",
  "atlas.longestText":
    "Ükski seis ei kaota aeglasemalt. Mõlemad mängivad täiuslikult: võitjal on kiire, kaotaja peab vastu. Märk ! on käigul, mis ainsana hoiab võitu.",
  "atlas.longestChildren": "Lapsed: 38 käiku",
  "atlas.longestStandard": "Tavareeglid: 64 käiku",
  "atlas.longestExpert": "Kogemustega: 72 käiku",
  "atlas.circles": "Ringiratast",
  "atlas.circlesText":
    "Igas neist seisudest on üks käik lõputu ja kõik teised kaotavad, mõlema mängija jaoks, kuni sama seis on tagasi.",
  "atlas.circleStandard": "Tavareeglid: 6 käigu pikkune ring",
  "atlas.circleExpert": "Kogemustega: 8 käigu pikkune ring",
  "atlas.circleStart": "Kogemustega: tühjalt laualt ringi",
  "atlas.finds": "Üllatavad seisud",
  "atlas.findsText":
    "Heledate käik. Kui tulemust hoiab ainult üks käik, teeb selle laua all olev nupp.",
  "atlas.onlyWin": "Lapsed: 64 käigust võidab üks. Kõik teised kaotavad.",
  "atlas.onlyNothing":
    "Tavareeglid: 58 käigust võidab ainult üks, millega kuul pannakse ja võetakse kohe tagasi.",
  "atlas.onlyRaise": "Kogemustega: 218 käigust võidab ainult üks ja see tõstab kuuli.",
  "atlas.behind": "Kogemustega: rennis 1 kuul, vastasel 15, ja ikkagi võidavad heledad 43 käiguga.",
  "atlas.again":
    "Kõik tulemused, nende kontrollimine ja käsud, mis need arvutavad, on projekti failis docs/solution.md.",
};
