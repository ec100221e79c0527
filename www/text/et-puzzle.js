// Texts of the puzzles in Estonian.

import { atThem, countBalls, counted, list, name, they } from "./et-words.js";
import { capital } from "./plural.js";

/** @import { Deed } from "./en-puzzle.js" */
/** @import { Theme } from "../exercise/themes.js" */

/** @type {Record<Theme, string>} */
const themes = {
  square: "Moodusta nelinurk",
  line: "Moodusta rivi",
  "two-back": "Võta tagasi kaks kuuli",
  "one-back": "Võta tagasi ainult üks kuul",
  raise: "Tõsta kuul",
  deny: "Peata vastane",
  unlock: "Vabasta kuul",
  zugzwang: "Jäta vastane hea vastuseta",
  hold: "Päästa viik",
  apex: "Hoia kuul tipu jaoks",
};

/** @param {Deed} deed */
const what = ({ from, figure, takes }) =>
  [
    from === null ? "pane kuul lauale" : "tõsta kuul",
    ...(figure === null ? [] : [`moodusta ${figure === "square" ? "nelinurk" : "rivi"}`]),
    ...(takes === 0 ? [] : [`võta tagasi ${countBalls(takes)}`]),
  ].join(", ");

/** @type {import("./board-text.js").TextsOf<"puzzle">} */
export const puzzle = {
  // What is asked
  "puzzle.task": ({ player, value, isOnly }) => {
    const only = {
      won: "ainult üks käik võidab",
      endless: "ainult üks käik päästab viigi",
      lost: "kõik käigud kaotavad, aga üks peab kõige kauem vastu",
    };
    const any = { ...only, won: "leia võitev käik", endless: "leia viiki viiv käik" };
    return `Käigul on ${they(player)}: ${(isOnly ? only : any)[value]}.`;
  },
  "puzzle.judge": ({ player, endless }) =>
    `Käigul on ${they(player)}: ${endless ? "võit, kaotus või viik?" : "võit või kaotus?"}`,
  "puzzle.value": ({ value }) => ({ won: "Võit", lost: "Kaotus", endless: "Viik" })[value],
  "puzzle.grade": ({ grade }) => `Raskusaste ${grade}`,

  // Answers
  "puzzle.judging": "Sinu käiku kontrollitakse…",
  "puzzle.right": "Õige! Jätka.",
  "puzzle.wrong": ({ worth }) =>
    worth === "sooner"
      ? "Sinu käik kaotab varem."
      : worth === "lost"
        ? "Sinu käik kaotab."
        : "Sinu käik laseb võidu käest.",
  "puzzle.solved": ({ mistakes, hints }) => {
    const parts = [
      ...(mistakes === 0 ? [] : [counted(mistakes, { one: "viga", other: "viga" })]),
      ...(hints === 0 ? [] : [counted(hints, { one: "vihje", other: "vihjet" })]),
    ];
    return parts.length === 0 ? "Lahendatud." : `Lahendatud: ${list(parts)}.`;
  },
  "puzzle.judged": ({ isRight, value, player }) => {
    const truth = {
      won: `võidavad ${they(player)}`,
      lost: `kaotavad ${they(player)}`,
      endless: "jääb mäng viiki",
    }[value];
    return `${isRight ? "Õige" : "Kahjuks ei"}: parima mängu korral ${truth}.`;
  },
  "puzzle.shown": "See on lahendus.",
  "puzzle.absent": ({ id }) => `Ülesannet „${id}“ ei ole.`,
  "puzzle.failed": "Sinu käiku ei saanud kontrollida.",

  // What a move does and leaves
  "puzzle.stopsRaise": ({ other }) => `See ei lase ${atThem(other)} kuuli tõsta.`,
  "puzzle.mustPlace": ({ other }) => `${name(other)} saavad ainult kuuli lauale panna.`,
  "puzzle.frees": ({ cell }) => `See vabastab kuuli kohal ${cell}.`,
  "puzzle.sure": ({ player, other, figure, raises }) => {
    const deeds = [
      ...(figure === null ? [] : [`moodustada ${figure === "square" ? "nelinurga" : "rivi"}`]),
      ...(raises ? ["kuuli tõsta"] : []),
    ];
    return `Ükskõik kuidas ${they(other)} vastavad, saavad ${they(player)} seejärel ${deeds.join(" või ")}.`;
  },

  // Hints
  "puzzle.kind": ({ deed }) => `${capital(what(deed))}.`,
  "puzzle.where": ({ deed: { from, to } }) =>
    from === null ? `Kuul läheb kohale ${to}.` : `Tõsta kuul kohalt ${from}.`,
  "puzzle.mark": "vihje",

  // Themes and buttons
  "puzzle.theme": ({ theme }) => themes[theme],
  "puzzle.hint": "Vihje",
  "puzzle.show": "Lahendus",
  "puzzle.again": "Proovi uuesti",
  "puzzle.why": "Miks?",
  "puzzle.next": "Järgmine",

  // The page
  "puzzles.title": "Ülesanded",
  "puzzles.play": "Mängi siit edasi",
  "puzzles.more": "Veel ülesandeid",
  "puzzles.grade": "Raskusaste",
  "puzzles.grades": "Kõik raskusastmed",
  "puzzles.kind": "Teema",
  "puzzles.kinds": "Kõik teemad",
  "puzzles.judge": "Võit, kaotus või viik?",
  "puzzles.longest": "Kõige kauem vastu pidada",
  "puzzles.own": "Minu vead",
  "puzzles.none": "Sellist ülesannet ei ole.",
  "puzzles.make": "Tee ülesanne",
  "puzzles.failed": "Ülesandeid ei õnnestunud laadida. Laadi leht uuesti.",
};
