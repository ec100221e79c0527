// Texts of the puzzles in Lithuanian.

import { counted, form, list, name, their, they } from "./lt-words.js";

/** @import { Deed } from "./en-puzzle.js" */
/** @import { Theme } from "../exercise/themes.js" */

/** @type {Record<Theme, string>} */
const themes = {
  square: "Kvadratas",
  line: "Eilė",
  "two-back": "Nuimti du rutuliukus",
  "one-back": "Nuimti vieną rutuliuką, ne du",
  raise: "Perkelti rutuliuką",
  deny: "Sustabdyti varžovą",
  unlock: "Išlaisvinti rutuliuką",
  zugzwang: "Nėra gero atsakymo",
  hold: "Išlaikyti lygiąsias",
  apex: "Lenktynės į viršūnę",
};

/** @type {Record<Theme, string>} */
const ideas = {
  square: "Užbaikite kvadratą.",
  line: "Užbaikite eilę.",
  "two-back": "Galite nuimti du rutuliukus. Kuriuos?",
  "one-back": "Nuimkite tik vieną rutuliuką.",
  raise: "Sutaupykite rutuliuką: perkelkite vieną savo aukštyn.",
  deny: "Pažiūrėkite, ką varžovas nori užbaigti, ir aplenkite jį.",
  unlock: "Vienas jūsų rutuliukas turi atsilaisvinti.",
  zugzwang: "Ieškokite ėjimo, po kurio kiekvienas atsakymas varžovui ką nors kainuoja.",
  hold: "Laimėti čia nepavyks. Sukitės ratu, kad nelaimėtų ir varžovas.",
  apex: "Suskaičiuokite rutuliukus: kam liks vienas viršūnei?",
};

const figures = { square: "kvadratą", line: "eilę" };

/** In the accusative. @param {number} takes */
const takenBalls = (takes) => `${takes} ${form(takes, { one: "rutuliuką", other: "rutuliukus" })}`;

/** @param {Deed} deed */
const what = ({ from, figure, takes }) =>
  [
    from === null ? "padėkite rutuliuką" : "perkelkite rutuliuką",
    ...(figure === null ? [] : [`užbaikite ${figures[figure]}`]),
    ...(takes === 0 ? [] : [`nuimkite ${takenBalls(takes)}`]),
  ].join(", ");

/** @type {import("./board-text.js").Translation<(typeof import("./en-puzzle.js"))["puzzle"]>} */
export const puzzle = {
  // What is asked
  "puzzle.task": ({ player, value, isOnly }) => {
    const aim = value === "won" ? "laimi" : "nepralaimi";
    const only = value === "won" ? "laimintis" : "nepralaimintis";
    return `Dabar ${their(player)} ėjimas. ${isOnly ? `Yra tik vienas ${only} ėjimas. Raskite jį.` : `Raskite ėjimą, kuris ${aim}.`}`;
  },
  "puzzle.judge": ({ player, endless }) =>
    `Dabar ${their(player)} ėjimas. Ar partija ${endless ? "laimėta, pralaimėta, ar begalinė?" : "laimėta, ar pralaimėta?"}`,
  "puzzle.value": ({ value }) =>
    ({ won: "Laimėta", lost: "Pralaimėta", endless: "Begalinė" })[value],
  "puzzle.grade": ({ grade }) => `${grade} lygis`,
  "puzzle.rating": ({ rating }) => `Reitingas ${rating}`,

  // Answers
  "puzzle.judging": "Tikrinamas jūsų ėjimas…",
  "puzzle.right": "Teisingai. Toliau: ir vėl tinka tik vienas ėjimas.",
  "puzzle.wrong": ({ worth }) =>
    worth === "lost" ? "Jūsų ėjimas pralaimi." : "Jūsų ėjimas paleidžia pergalę.",
  "puzzle.solved": ({ mistakes, hints }) => {
    const parts = [
      ...(mistakes === 0
        ? []
        : [counted(mistakes, { one: "klaida", few: "klaidos", other: "klaidų" })]),
      ...(hints === 0
        ? []
        : [counted(hints, { one: "užuomina", few: "užuominos", other: "užuominų" })]),
    ];
    return parts.length === 0 ? "Išspręsta be klaidų." : `Išspręsta: ${list(parts)}.`;
  },
  "puzzle.judged": ({ isRight, value, player }) => {
    const truth = {
      won: `laimi ${they(player)}`,
      lost: `${they(player)} pralaimi`,
      endless: "niekas negali priversti pralaimėti",
    }[value];
    return `${isRight ? "Teisingai" : "Ne"}: abiem žaidžiant geriausiai, ${truth}.`;
  },
  "puzzle.proof": "Tai rodo šie ėjimai.",
  "puzzle.shown": "Toks sprendimas.",
  "puzzle.absent": ({ id }) => `Uždavinio „${id}“ nėra.`,
  "puzzle.failed": "Jūsų ėjimo patikrinti nepavyko. Patikrinkite ryšį ir bandykite dar kartą.",

  // What a move does and leaves
  "puzzle.stopsRaise": ({ other }) => `Dabar ${they(other)} nebegali perkelti rutuliuko.`,
  "puzzle.mustPlace": ({ other }) => `${name(other)} gali tik dėti rutuliuką.`,
  "puzzle.frees": ({ cell }) => `Tai išlaisvina rutuliuką vietoje ${cell}.`,
  "puzzle.sure": ({ player, other, figure, raises }) => {
    const deeds = [
      ...(figure === null ? [] : [`užbaigti ${figures[figure]}`]),
      ...(raises ? ["perkelti rutuliuką"] : []),
    ];
    return `Kad ir ką žaistų ${they(other)}, ${they(player)} po to gali ${deeds.join(" arba ")}.`;
  },

  // Hints
  "puzzle.idea": ({ theme }) => `Užuomina: ${ideas[theme]}`,
  "puzzle.kind": ({ deed }) => `Užuomina: ${what(deed)}.`,
  "puzzle.where": ({ deed: { from, to } }) =>
    from === null
      ? `Užuomina: rutuliukas dedamas į vietą ${to}.`
      : `Užuomina: perkelkite rutuliuką iš vietos ${from}.`,
  "puzzle.mark": "užuomina: čia",

  // Themes and buttons
  "puzzle.theme": ({ theme }) => themes[theme],
  "puzzle.themes": "Temos",
  "puzzle.hint": "Užuomina",
  "puzzle.more": "Antra užuomina",
  "puzzle.show": "Rodyti sprendimą",
  "puzzle.replay": "Rodyti dar kartą",
  "puzzle.again": "Bandyti dar kartą",
  "puzzle.next": "Kitas uždavinys",

  // The page
  "puzzles.title": "Uždaviniai",
  "puzzles.play": "Žaisti nuo čia",
  "puzzles.grade": "Sunkumas",
  "puzzles.grades": "Visi lygiai",
  "puzzles.kind": "Tema",
  "puzzles.kinds": "Visos temos",
  "puzzles.judge": "Laimėta, pralaimėta ar begalinė?",
  "puzzles.own": "Mano klaidos",
  "puzzles.none": "Tokio uždavinio nėra. Pasirinkite ką nors kita.",
  "puzzles.make": "Sukurti savo uždavinį",
  "puzzles.unknown": ({ id }) => `Uždavinio „${id}“ nėra. Štai kitas.`,
  "puzzles.failed": "Uždavinių įkelti nepavyko. Patikrinkite ryšį ir įkelkite puslapį iš naujo.",
};
