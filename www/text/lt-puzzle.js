// Texts of the puzzles in Lithuanian.

import { counted, form, list, name, they } from "./lt-words.js";
import { capital } from "./plural.js";

/** @import { Deed } from "./en-puzzle.js" */
/** @import { Theme } from "../exercise/themes.js" */

/** @type {Record<Theme, string>} */
const themes = {
  square: "Suformuoti kvadratą",
  line: "Suformuoti eilę",
  "two-back": "Nuimti du rutuliukus",
  "one-back": "Nuimti tik vieną rutuliuką",
  raise: "Perkelti aukščiau",
  deny: "Sustabdyti varžovą",
  unlock: "Išlaisvinti rutuliuką",
  zugzwang: "Nepalikti gero atsakymo",
  hold: "Išlaikyti lygiąsias",
  apex: "Išsaugoti rutuliuką viršūnei",
};

const figures = { square: "kvadratą", line: "eilę" };

/** In the accusative. @param {number} takes */
const takenBalls = (takes) => `${takes} ${form(takes, { one: "rutuliuką", other: "rutuliukus" })}`;

/** @param {Deed} deed */
const what = ({ from, figure, takes }) =>
  [
    from === null ? "padėkite rutuliuką" : "perkelkite rutuliuką aukščiau",
    ...(figure === null ? [] : [`suformuokite ${figures[figure]}`]),
    ...(takes === 0 ? [] : [`nuimkite ${takenBalls(takes)}`]),
  ].join(", ");

/** @type {import("./board-text.js").TextsOf<"puzzle">} */
export const puzzle = {
  // What is asked
  "puzzle.task": ({ player, value, isOnly }) => {
    const only = {
      won: "laimi tik vienas ėjimas",
      endless: "lygiąsias išlaiko tik vienas ėjimas",
      lost: "pralaimi visi ėjimai, bet vienas atsilaiko ilgiausiai",
    };
    const any = { ...only, won: "raskite laimintį ėjimą", endless: "raskite ėjimą į lygiąsias" };
    return `Eina ${they(player)}: ${(isOnly ? only : any)[value]}.`;
  },
  "puzzle.judge": ({ player, endless }) =>
    `Eina ${they(player)}: ${endless ? "laimėjimas, pralaimėjimas ar lygiosios?" : "laimėjimas ar pralaimėjimas?"}`,
  "puzzle.value": ({ value }) =>
    ({ won: "Laimėjimas", lost: "Pralaimėjimas", endless: "Lygiosios" })[value],
  "puzzle.grade": ({ grade }) => `Sunkumas ${grade}`,

  // Answers
  "puzzle.judging": "Tikrinamas jūsų ėjimas…",
  "puzzle.right": "Teisingai! Tęskite.",
  "puzzle.wrong": ({ worth }) =>
    worth === "sooner"
      ? "Šis ėjimas pralaimi greičiau."
      : worth === "lost"
        ? "Šis ėjimas pralaimi."
        : "Šis ėjimas paleidžia laimėjimą iš rankų.",
  "puzzle.solved": ({ mistakes, hints }) => {
    const parts = [
      ...(mistakes === 0
        ? []
        : [counted(mistakes, { one: "klaida", few: "klaidos", other: "klaidų" })]),
      ...(hints === 0
        ? []
        : [counted(hints, { one: "užuomina", few: "užuominos", other: "užuominų" })]),
    ];
    return parts.length === 0 ? "Išspręsta." : `Išspręsta: ${list(parts)}.`;
  },
  "puzzle.judged": ({ isRight, value, player }) => {
    const truth = {
      won: `laimi ${they(player)}`,
      lost: `${they(player)} pralaimi`,
      endless: "bus lygiosios",
    }[value];
    return `${isRight ? "Teisingai" : "Deja, ne"}: geriausiai žaidžiant, ${truth}.`;
  },
  "puzzle.shown": "Štai sprendimas.",
  "puzzle.absent": ({ id }) => `Uždavinio „${id}“ nėra.`,
  "puzzle.failed": "Jūsų ėjimo patikrinti nepavyko.",

  // What a move does and leaves
  "puzzle.stopsRaise": ({ other }) => `Dabar ${they(other)} nebegali perkelti rutuliuko aukščiau.`,
  "puzzle.mustPlace": ({ other }) => `${name(other)} gali tik dėti rutuliuką.`,
  "puzzle.frees": ({ cell }) => `Taip išlaisvinamas rutuliukas ${cell}.`,
  "puzzle.sure": ({ player, other, figure, raises }) => {
    const deeds = [
      ...(figure === null ? [] : [`suformuoti ${figures[figure]}`]),
      ...(raises ? ["perkelti rutuliuką aukščiau"] : []),
    ];
    return `Kad ir ką žaistų ${they(other)}, ${they(player)} po to gali ${deeds.join(" arba ")}.`;
  },

  // Hints
  "puzzle.kind": ({ deed }) => `${capital(what(deed))}.`,
  "puzzle.where": ({ deed: { from, to } }) =>
    from === null ? `Rutuliukas dedamas į vietą ${to}.` : `Perkelkite rutuliuką iš vietos ${from}.`,
  "puzzle.mark": "užuomina",

  // Themes and buttons
  "puzzle.theme": ({ theme }) => themes[theme],
  "puzzle.hint": "Užuomina",
  "puzzle.show": "Parodyti",
  "puzzle.again": "Dar kartą",
  "puzzle.why": "Kodėl?",
  "puzzle.next": "Kitas",

  // The page
  "puzzles.title": "Uždaviniai",
  "puzzles.play": "Žaisti nuo čia",
  "puzzles.more": "Daugiau uždavinių",
  "puzzles.grade": "Sunkumas",
  "puzzles.grades": "Bet koks sunkumas",
  "puzzles.kind": "Tema",
  "puzzles.kinds": "Bet kokia tema",
  "puzzles.judge": "Laimėjimas, pralaimėjimas ar lygiosios?",
  "puzzles.longest": "Atsilaikyti ilgiausiai",
  "puzzles.own": "Mano klaidos",
  "puzzles.none": "Tokių uždavinių nėra.",
  "puzzles.make": "Sukurti uždavinį",
  "puzzles.failed": "Uždavinių įkelti nepavyko. Įkelkite puslapį iš naujo.",
};
