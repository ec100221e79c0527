// The texts of en-atlas.js in Lithuanian.

/** @import { AtlasTexts } from "./atlas.js" */

import { counted, number, withinTurns } from "./lt-words.js";

/** @param {number} count */
const turns = (count) =>
  counted(count, { one: "ėjimas", few: "ėjimai", many: "ėjimo", other: "ėjimų" });
/** @param {number} count */
const turnsAccusative = (count) =>
  counted(count, { one: "ėjimą", few: "ėjimus", many: "ėjimo", other: "ėjimų" });
/** @param {number} count */
const ofTurns = (count) =>
  counted(count, { one: "ėjimo", few: "ėjimų", many: "ėjimo", other: "ėjimų" });
/** @param {number} count */
const upToBalls = (count) =>
  counted(count, { one: "rutuliuko", few: "rutuliukų", many: "rutuliuko", other: "rutuliukų" });
/** @param {number} count */
const withBalls = (count) =>
  counted(count, {
    one: "rutuliuku",
    few: "rutuliukais",
    many: "rutuliuko",
    other: "rutuliukų",
  });
/** @param {number} count */
const have = (count) =>
  counted(count, {
    one: "rutuliukas",
    few: "rutuliukai",
    many: "rutuliuko",
    other: "rutuliukų",
  });

/** @type {AtlasTexts} */
export const atlas = {
  title: "Pylos atlasas",
  lead: ({ positions }) =>
    `Pylos išspręstas: kiekvienai iš ${number(positions)} pozicijų žinoma, ar žaidėjas, kurio ėjimas, laimi, pralaimi ar nei viena, ir per kiek ėjimų. Taip atrodo sprendimas. Komanda prie kiekvienos dalies ją apskaičiuoja iš naujo.`,
  contents: "Šiame puslapyje",
  command: "Komanda:",
  numbers: "Skaičiai",
  rules: "Taisyklės",
  won: "laimėtos",
  lost: "pralaimėtos",
  endless: "begalinės",
  balls: "rutuliukai",
  level: "aukštas",
  positions: "pozicijos",
  win: ({ distance }) => `laimi per ${distance}`,
  loss: ({ distance }) => `pralaimi per ${distance}`,

  solved: "Kas išspręsta",
  meaning:
    "Pozicija žaidėjui, kurio ėjimas, yra laimėta, pralaimėta arba begalinė. Begalinė reiškia, kad nė vienas negali priversti pergalės: partija gali suktis ratu ir tada dėl pasikartojimo baigiasi lygiosiomis. Atstumas skaičiuoja abiejų žaidėjų ėjimus iki pabaigos, kai laimintysis laimi kuo greičiau, o pralaimintysis laikosi kuo ilgiau.",
  size: ({ shapes, all, positions, entries }) =>
    `Gravitacija leidžia ${number(shapes)} piramidės formų ir ${number(all)} pozicijų, kuriose žaidėjas turi daugiausia 15 rutuliukų. ${number(positions)} iš jų rutuliukų yra abiejuose rezervuose. Skaičiuojama žaidėjo, kurio ėjimas, akimis, kad ir kokia jo spalva, o simetriškos pozicijos skaičiuojamos atskirai. Be aštuonių simetrijų lieka ${number(entries)}, po vieną baitą.`,
  method:
    "Sprendimo programa eina nuo pabaigos atgal. Atstumams 0, 2, 4 ir taip toliau ji randa pozicijas, kuriose kiekvienas ėjimas veda į jau žinomą laimėtą poziciją. Kiekviena pozicija, iš kurios ėjimas veda į vieną iš jų, laimėta vienu ėjimu anksčiau. Kas galiausiai lieka, yra begalinė.",
  checked: "Kaip patikrinta",
  survey:
    "Kiekviena reikšmė dar kartą išvesta iš pozicijų, į kurias veda ėjimai: nė vienos klaidingos reikšmės vienuolikoje taisyklių rinkinių.",
  second: "Kita, atskirai parašyta programa pateikia tas pačias sumas iki paskutinio skaitmens.",
  vectors: `${number(3000)} bendrų bandomųjų pozicijų turi laukiamą reikšmę, atstumą ir reikšmę išlaikančių ėjimų skaičių.`,
  small:
    "Žaidimai su trimis ir keturiais rutuliukais žaidėjui sutampa su paprastu sprendimu, kuris išbando kiekvieną kiekvienos pozicijos ėjimą.",

  start: "Pradžia",
  startText:
    "Pradedantysis pralaimi, su viena išimtimi: kur rutuliukus nuimti privaloma, pažengusių žaidimas yra begalinis.",
  corner: "kampas",
  edge: "kraštas",
  inner: "vidinė duobutė",
  published:
    "ICGA Journal straipsnyje rašoma, kad pirmasis žaidėjas pralaimi per 36, 40 ir 46 ėjimus. 36 ir 40 galioja su visomis parinktimis. 46 galioja ten, kur nuimti rutuliukus neprivaloma; kur privaloma, kaip čia įprasta, pažengusių žaidimas yra begalinis.",

  census: "Laimėtos, pralaimėtos, begalinės",
  total: ({ won, lost, endless }) => `Laimėtos ${won}, pralaimėtos ${lost}, begalinės ${endless}.`,
  byBalls: "Pagal rutuliukų skaičių lentoje",
  byBallsChart: ({ rules, last }) =>
    `${rules}: laimėtų, begalinių ir pralaimėtų pozicijų dalis nuo 0 iki ${upToBalls(last)}. Skaičiai yra lentelėje žemiau.`,
  byDifference: "Pagal rezervų skirtumą",
  byDifferenceText: "Rutuliukai žaidėjo, kurio ėjimas, rezerve, atėmus varžovo rezervo rutuliukus.",
  byDifferenceChart: ({ rules, most }) =>
    `${rules}: laimėtų, begalinių ir pralaimėtų pozicijų dalis pagal rezervų skirtumą, nuo −${most} iki +${most}. Skaičiai yra lentelėje žemiau.`,
  difference: "skirtumas",
  comeback: ({ rules, own, opponents, share }) =>
    `${rules}: kai rezervuose ${own} prieš ${opponents}, žaidėjas, kurio ėjimas, laimi ${share} pozicijų, nes rutuliukai iš lentos gali sugrįžti.`,
  byReserves: "Pagal abu rezervus",
  byReservesText:
    "Laimėtos pozicijos procentais. Žemyn: žaidėjo, kurio ėjimas, rezervas. Į dešinę: varžovo rezervas.",
  byReservesChart: ({ rules }) =>
    `${rules}: laimėtų pozicijų dalis pagal abu rezervus. Skaičiai yra lentelėje žemiau.`,
  own: "savo",
  opponents: "varžovo",
  byLevel: "Pagal aukščiausią aukštą su rutuliuku",

  distances: "Kiek iki pabaigos",
  distancesText:
    "Pozicijos pagal atstumą. Pergalei reikia nelyginio ėjimų skaičiaus, pralaimėjimui lyginio. Šioje skalėje kiekviena linija reiškia šimtą kartų daugiau nei linija po ja.",
  distancesChart: ({ rules, win, loss }) =>
    `${rules}: pozicijų skaičius pagal atstumą. Ilgiausia pergalė trunka ${turnsAccusative(win)}, ilgiausias pralaimėjimas ${turnsAccusative(loss)}.`,
  turns: "ėjimai",

  single: "Tik vienas ėjimas",
  singleText:
    "Iš pozicijų, kurios nėra pralaimėtos ir turi daugiau nei vieną ėjimą, pirmoji eilutė skaičiuoja tas, kuriose reikšmę išlaiko tik vienas. Abipusiame cugcvange pralaimi bet kuris žaidėjas, jei yra jo ėjimas.",
  oneMove: "vienas gelbstintis ėjimas",
  zugzwangs: "abipusiai cugcvangai",
  savingMove: "Gelbstintis ėjimas",
  place: "deda rutuliuką",
  placeOne: "deda rutuliuką, nuima vieną",
  placeTwo: "deda rutuliuką, nuima du",
  raise: "perkelia rutuliuką aukštyn",
  raiseOne: "perkelia rutuliuką aukštyn, nuima vieną",
  raiseTwo: "perkelia rutuliuką aukštyn, nuima du",
  nothing: "deda rutuliuką ir tuoj pat jį nuima",

  longest: "Ilgiausios partijos",
  longestText:
    "Nė viena pozicija nepralaimi lėčiau. Abu žaidžia tobulai: laimintysis skuba, pralaimintysis laikosi. Ženklas ! žymi ėjimą, kuris vienintelis išlaiko pergalę. Peržiūrėkite partiją mygtukais po lenta.",
  longestGame: ({ rules, turns: count }) =>
    `${rules}: žaidėjas, kurio ėjimas, laikosi ${turnsAccusative(count)}`,

  circles: "Ratu",
  circlesText:
    "Kiekvienoje iš šių pozicijų vienas ėjimas yra begalinis, o visi kiti pralaimi, abiem žaidėjams, ėjimas po ėjimo, kol vėl susidaro ta pati pozicija. Kas nenori pralaimėti, turi suktis ratu, kol partija dėl pasikartojimo baigiasi lygiosiomis.",
  circle: ({ rules, turns: count }) => `${rules}: ${ofTurns(count)} ratas`,
  fromStart: ({ rules, turns: count }) => `${rules}: iš tuščios lentos į ${ofTurns(count)} ratą`,
  circleLength: "rato ėjimai",
  circleCount: "ratai",
  circleNote: "Ratai skaičiuojami po kartą, be simetriškų ir be tų, kurių spalvos sukeistos.",

  finds: "Netikėtos pozicijos",
  findsText:
    "Šviesiųjų ėjimas. Kur sakinys skaičiuoja ėjimus ir nieko kito nesako, rezervai skiriasi daugiausia vienu rutuliuku, ir jokia tokia pozicija neturi daugiau ėjimų.",
  onlyWin: ({ moves }) => `Iš ${ofTurns(moves)} laimi vienas. Visi kiti pralaimi.`,
  onlyHold: ({ moves }) => `Iš ${ofTurns(moves)} vienas yra begalinis. Visi kiti pralaimi.`,
  onlyRaise: ({ moves }) =>
    `Iš ${ofTurns(moves)} laimi tik vienas: jis perkelia rutuliuką aukštyn ir nė vieno nenuima.`,
  onlyOne: ({ moves }) =>
    `Iš ${ofTurns(moves)} laimi tik vienas: jis nuima vieną rutuliuką, o ne du.`,
  onlyNothing: ({ moves }) =>
    `Iš ${ofTurns(moves)} laimi tik vienas, ir jis nieko nekeičia: rutuliukas padedamas ir tuoj pat nuimamas.`,
  widestZugzwang: ({ moves }) =>
    `Abipusis cugcvangas: šviesieji turi ${turnsAccusative(moves)}, ir visi pralaimi. Jei būtų tamsiųjų ėjimas, pralaimėtų tamsieji.`,
  allLose: ({ moves }) => `${turns(moves)}, ir visi pralaimi.`,
  mostMoves: ({ moves }) =>
    `${turns(moves)}: jokia pozicija neturi daugiau, kad ir kokie būtų rezervai.`,
  behind: ({ own, opponents, turns: count }) =>
    `Rezerve ${have(own)} prieš ${opponents}, ir vis tiek šviesieji laimi ${withinTurns(count)}.`,
  ahead: ({ own, opponents, turns: count }) =>
    `Rezerve ${have(own)} prieš ${opponents}, ir vis tiek šviesieji pralaimi ${withinTurns(count)}.`,
  lastEndless: ({ balls }) =>
    `Begalinė su ${withBalls(balls)} lentoje: kai rutuliukų daugiau, kiekviena pozicija laimėta arba pralaimėta.`,
  answer: "Tas ėjimas",
  open: "Atverti žaidime",

  bits: "Bitai pozicijai",
  bitsText:
    "Sprendimo dydis, padalytas iš jo pozicijų skaičiaus. Turinys skiriasi: reikšmės, atstumai ar taškai, visas žaidimas ar pabaigos.",
  game: "žaidimas",
  onDisk: "diske",
  perPosition: "bitai pozicijai",
  contents2: "turinys",
  scores: "taškai",
  values: "laimėta, lygu ar pralaimėta",
  distances2: "reikšmės ir atstumai",
  toZero: "reikšmės ir atstumai iki kito kirtimo ar pėstininko ėjimo",
  endgames: ({ pieces }) => `iki ${pieces} žetonų ar karių`,
  awari: "Avaris",
  checkers: "Angliškosios šaškės",
  chess: "Šachmatai",
  connect4: "Keturi vienoje eilėje",

  again: "Apskaičiuoti iš naujo",
  againText:
    "Programa yra šio projekto dalis. Vienam taisyklių rinkiniui reikia kelių minučių ir 2 GB atminties. docs/solution.md viską aprašo tiksliai, CITATION.cff turi duomenis citavimui.",
};
