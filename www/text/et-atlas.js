// The texts of en-atlas.js in Estonian.

/** @import { AtlasTexts } from "./atlas.js" */

import { countBalls, number } from "./et-words.js";

/** @type {AtlasTexts} */
export const atlas = {
  title: "Pylose atlas",
  lead: ({ positions }) =>
    `Pylos on lahendatud: igast ${number(positions)} seisust on teada, kas käigul olija võidab, kaotab või ei kumbagi, ja mitme käiguga. Selline see lahendus ongi. Iga osa juures olev käsk arvutab selle uuesti.`,
  contents: "Sellel lehel",
  command: "Käsk:",
  numbers: "Arvud",
  rules: "Reeglid",
  won: "võidetud",
  lost: "kaotatud",
  endless: "lõputu",
  balls: "kuule",
  level: "korrus",
  positions: "seise",
  win: ({ distance }) => `võidab ${distance} käiguga`,
  loss: ({ distance }) => `kaotab ${distance} käiguga`,

  solved: "Mis on lahendatud",
  meaning:
    "Seis on käigul olijale võidetud, kaotatud või lõputu. Lõputu tähendab, et kumbki ei saa võitu sundida: mäng võib käia ringi ja lõpeb siis kordumise tõttu viigiga. Kaugus loeb mõlema mängija käike lõpuni, kui võitja võidab nii kiiresti kui võimalik ja kaotaja peab vastu nii kaua kui võimalik.",
  size: ({ shapes, all, positions, entries }) =>
    `Raskusjõud lubab ${number(shapes)} püramiidi kuju ja ${number(all)} seisu, kus mängijal on kuni 15 kuuli. Neist ${number(positions)} seisus on mõlemas rennis kuule. Seise loetakse käigul olija poolt vaadates, ükskõik mis värvi ta mängib, ja sümmeetrilised seisud loetakse eraldi. Ilma kaheksa sümmeetriata jääb ${number(entries)}, igaüks üks bait.`,
  method:
    "Lahendaja liigub lõpust tagasi. Kauguste 0, 2, 4 ja nii edasi jaoks leiab ta seisud, kus iga käik viib juba teadaolevalt võidetud seisu. Iga seis, millest mõni käik viib ühte neist, on võidetud käik varem. Mis lõpuks üle jääb, on lõputu.",
  checked: "Kuidas on kontrollitud",
  survey:
    "Iga väärtus tuletati uuesti seisudest, kuhu käigud viivad: üheteistkümnes reeglistikus pole ühtegi valet väärtust.",
  second: "Teine, eraldi kirjutatud lahendaja annab samad summad viimase numbrini.",
  vectors: `${number(3000)} ühisel proovisel seisul on oodatud väärtus, kaugus ja väärtust hoidvate käikude arv.`,
  small:
    "Kolme ja nelja kuuliga mängud klapivad lihtsa lahendusega, mis mängib läbi iga seisu iga käigu.",

  start: "Algus",
  startText:
    "Alustaja kaotab, ühe erandiga: kui kuule peab tagasi võtma, on kogemustega mängijate mäng lõputu.",
  corner: "nurk",
  edge: "serv",
  inner: "sisemine lohk",
  published:
    "ICGA Journali artikli järgi kaotab alustaja 36, 40 ja 46 käiguga. 36 ja 40 kehtivad kõigi valikute korral. 46 kehtib siis, kui kuule ei pea tagasi võtma; kui peab, nagu siin tavaks, on kogemustega mängijate mäng lõputu.",

  census: "Võidetud, kaotatud, lõputud",
  total: ({ won, lost, endless }) => `Võidetud ${won}, kaotatud ${lost}, lõputuid ${endless}.`,
  byBalls: "Kuulide arvu järgi laual",
  byBallsChart: ({ rules, last }) =>
    `${rules}: võidetud, lõputute ja kaotatud seisude osa, kui laual on 0 kuni ${countBalls(last)}. Arvud on allolevas tabelis.`,
  byDifference: "Rennide vahe järgi",
  byDifferenceText: "Kuulid käigul olija rennis, millest on lahutatud kuulid vastase rennis.",
  byDifferenceChart: ({ rules, most }) =>
    `${rules}: võidetud, lõputute ja kaotatud seisude osa rennide vahe järgi, −${most} kuni +${most}. Arvud on allolevas tabelis.`,
  difference: "vahe",
  comeback: ({ rules, own, opponents, share }) =>
    `${rules}: kui rennides on ${own} ja ${opponents}, võidab käigul olija ${share} seisudest, sest kuulid võivad laualt tagasi tulla.`,
  byReserves: "Mõlema renni järgi",
  byReservesText:
    "Võidetud seisud protsentides. Ülalt alla: käigul olija renn. Vasakult paremale: vastase renn.",
  byReservesChart: ({ rules }) =>
    `${rules}: võidetud seisude osa mõlema renni järgi. Arvud on allolevas tabelis.`,
  own: "enda",
  opponents: "vastase",
  byLevel: "Kõrgeima kuuliga korruse järgi",

  distances: "Kui kaugel lõpust",
  distancesText:
    "Seisud kauguse järgi. Võiduks kulub paaritu arv käike, kaotuseks paarisarv. Sellel skaalal tähendab iga joon sada korda rohkem kui joon selle all.",
  distancesChart: ({ rules, win, loss }) =>
    `${rules}: seisude arv kauguse järgi. Pikim võit kestab ${number(win)} käiku, pikim kaotus ${number(loss)} käiku.`,
  turns: "käike",

  single: "Ainult üks käik",
  singleText:
    "Esimene rida loeb nende seisude seas, mis pole kaotatud ja kus on rohkem kui üks käik, need, kus ainult üks käik hoiab väärtust. Vastastikuses sundseisus kaotab kumbki mängija, kui tema peab käima.",
  oneMove: "üks päästev käik",
  zugzwangs: "vastastikused sundseisud",
  savingMove: "Päästev käik",
  place: "paneb kuuli",
  placeOne: "paneb kuuli, võtab ühe tagasi",
  placeTwo: "paneb kuuli, võtab kaks tagasi",
  raise: "tõstab kuuli",
  raiseOne: "tõstab kuuli, võtab ühe tagasi",
  raiseTwo: "tõstab kuuli, võtab kaks tagasi",
  nothing: "paneb kuuli ja võtab selle kohe tagasi",

  longest: "Pikimad mängud",
  longestText:
    "Ükski seis ei kaota aeglasemalt. Mõlemad mängivad täiuslikult: võitjal on kiire, kaotaja peab vastu. Märk ! on käigul, mis ainsana hoiab võitu. Käi mäng läbi laua all olevate nuppudega.",
  longestGame: ({ rules, turns }) => `${rules}: käigul olija peab vastu ${number(turns)} käiku`,

  circles: "Ringiratast",
  circlesText:
    "Igas neist seisudest on üks käik lõputu ja kõik teised kaotavad, mõlema mängija jaoks, käik käigu järel, kuni sama seis on tagasi. Kes ei taha kaotada, peab käima ringi, kuni mäng jääb kordumise tõttu viiki.",
  circle: ({ rules, turns }) => `${rules}: ${number(turns)} käigu pikkune ring`,
  fromStart: ({ rules, turns }) =>
    `${rules}: tühjalt laualt ${number(turns)} käigu pikkusesse ringi`,
  circleLength: "ringi käike",
  circleCount: "ringe",
  circleNote: "Ring loetakse üks kord, ilma sümmeetriliste ja vahetatud värvidega ringideta.",

  finds: "Üllatavad seisud",
  findsText:
    "Heledate käik. Kus lause loeb käike ega ütle muud, erinevad rennid kõige rohkem ühe kuuli võrra ja üheski sellises seisus pole rohkem käike.",
  onlyWin: ({ moves }) => `${number(moves)} käigust võidab üks. Kõik teised kaotavad.`,
  onlyHold: ({ moves }) => `${number(moves)} käigust on üks lõputu. Kõik teised kaotavad.`,
  onlyRaise: ({ moves }) =>
    `${number(moves)} käigust võidab ainult üks: see tõstab kuuli ega võta ühtegi tagasi.`,
  onlyOne: ({ moves }) =>
    `${number(moves)} käigust võidab ainult üks: see võtab tagasi ühe kuuli, mitte kaks.`,
  onlyNothing: ({ moves }) =>
    `${number(moves)} käigust võidab ainult üks ja see ei muuda midagi: kuul pannakse ja võetakse kohe tagasi.`,
  widestZugzwang: ({ moves }) =>
    `Vastastikune sundseis: heledatel on ${number(moves)} käiku ja kõik kaotavad. Kui oleks tumedate käik, kaotaksid tumedad.`,
  allLose: ({ moves }) => `${number(moves)} käiku ja kõik kaotavad.`,
  mostMoves: ({ moves }) =>
    `${number(moves)} käiku: üheski seisus pole rohkem, olgu rennid millised tahes.`,
  behind: ({ own, opponents, turns }) =>
    `Rennis ${countBalls(own)}, vastasel ${opponents}, ja ikkagi võidavad heledad ${number(turns)} käiguga.`,
  ahead: ({ own, opponents, turns }) =>
    `Rennis ${countBalls(own)}, vastasel ${opponents}, ja ikkagi kaotavad heledad ${number(turns)} käiguga.`,
  lastEndless: ({ balls }) =>
    `Lõputu, kui laual on ${countBalls(balls)}: rohkemate kuulidega on iga seis võidetud või kaotatud.`,
  answer: "See käik",
  open: "Ava mängus",

  bits: "Bitte seisu kohta",
  bitsText:
    "Lahenduse suurus jagatud selle seisude arvuga. Sisu on erinev: väärtused, kaugused või punktid, kogu mäng või lõppmängud.",
  game: "mäng",
  onDisk: "kettal",
  perPosition: "bitte seisu kohta",
  contents2: "sisu",
  scores: "punktid",
  values: "võit, viik või kaotus",
  distances2: "väärtused ja kaugused",
  toZero: "väärtused ja kaugused järgmise löömise või etturikäiguni",
  endgames: ({ pieces }) => `kuni ${pieces} nuppu`,
  awari: "Avari",
  checkers: "Inglise kabe",
  chess: "Male",
  connect4: "Neli ritta",

  again: "Arvuta uuesti",
  againText:
    "Programm kuulub selle projekti juurde. Üks reeglistik võtab mõne minuti ja 2 GB mälu. docs/solution.md kirjeldab kõike täpselt, CITATION.cff annab viitamiseks vajaliku.",
};
