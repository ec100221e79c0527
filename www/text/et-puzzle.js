// Texts of the puzzles in Estonian.

import { atThem, countBalls, counted, list, name, their, they } from "./et-words.js";

/** @import { Deed } from "./en-puzzle.js" */
/** @import { Theme } from "../exercise/themes.js" */

/** @type {Record<Theme, string>} */
const themes = {
  square: "Nelinurk",
  line: "Rivi",
  "two-back": "Kaks kuuli tagasi",
  "one-back": "Üks kuul tagasi, mitte kaks",
  raise: "Tõstmine",
  deny: "Peata vastane",
  unlock: "Kuuli vabastamine",
  zugzwang: "Head vastust pole",
  hold: "Viigi hoidmine",
  apex: "Võidujooks tippu",
};

/** @type {Record<Theme, string>} */
const ideas = {
  square: "Ehita nelinurk valmis.",
  line: "Ehita rivi valmis.",
  "two-back": "Saad tagasi võtta kaks kuuli. Millised?",
  "one-back": "Võta tagasi ainult üks kuul.",
  raise: "Säästa kuul: tõsta üht enda oma.",
  deny: "Vaata, mida vastane valmis ehitada tahab, ja jõua ette.",
  unlock: "Üks sinu kuulidest peab vabaks saama.",
  zugzwang: "Otsi käik, mille järel läheb iga vastus vastasele midagi maksma.",
  hold: "Siin võita ei saa. Käi ringi, et ka vastane võita ei saaks.",
  apex: "Loe kuulid üle: kellele jääb üks tipu jaoks?",
};

/** @param {Deed} deed */
const what = ({ from, figure, takes }) =>
  [
    from === null ? "pane kuul" : "tõsta kuul",
    ...(figure === null ? [] : [`ehita ${figure === "square" ? "nelinurk" : "rivi"} valmis`]),
    ...(takes === 0 ? [] : [`võta tagasi ${countBalls(takes)}`]),
  ].join(", ");

/** @type {import("./board-text.js").Translation<(typeof import("./en-puzzle.js"))["puzzle"]>} */
export const puzzle = {
  // What is asked
  "puzzle.task": ({ player, value, isOnly }) => {
    const aim = value === "won" ? "võidab" : "ei kaota";
    return `Praegu on ${their(player)} käik. ${isOnly ? `Ainult üks käik ${aim}. Leia see.` : `Leia käik, mis ${aim}.`}`;
  },
  "puzzle.judge": ({ player, endless }) =>
    `Praegu on ${their(player)} käik. Kas see on ${endless ? "võit, kaotus või lõputu?" : "võit või kaotus?"}`,
  "puzzle.value": ({ value }) => ({ won: "Võit", lost: "Kaotus", endless: "Lõputu" })[value],
  "puzzle.grade": ({ grade }) => `${grade}. aste`,
  "puzzle.rating": ({ rating }) => `Reiting ${rating}`,

  // Answers
  "puzzle.judging": "Sinu käiku kontrollitakse…",
  "puzzle.right": "Õige. Edasi: jälle aitab ainult üks käik.",
  "puzzle.wrong": ({ worth }) =>
    worth === "lost" ? "Sinu käik kaotab." : "Sinu käik laseb võidu käest.",
  "puzzle.solved": ({ mistakes, hints }) => {
    const parts = [
      ...(mistakes === 0 ? [] : [counted(mistakes, { one: "viga", other: "viga" })]),
      ...(hints === 0 ? [] : [counted(hints, { one: "vihje", other: "vihjet" })]),
    ];
    return parts.length === 0 ? "Lahendatud, vigadeta." : `Lahendatud; ${list(parts)}.`;
  },
  "puzzle.judged": ({ isRight, value, player }) => {
    const truth = {
      won: `${they(player)} võidavad`,
      lost: `${they(player)} kaotavad`,
      endless: "ei saa kumbki võitu peale sundida",
    }[value];
    return `${isRight ? "Õige" : "Ei"}: parima mängu korral ${truth}.`;
  },
  "puzzle.proof": "Need käigud näitavad seda.",
  "puzzle.shown": "See on lahendus.",
  "puzzle.absent": ({ id }) => `Ülesannet „${id}“ ei ole.`,
  "puzzle.failed": "Sinu käiku ei saanud kontrollida. Kontrolli ühendust ja proovi uuesti.",

  // What a move does and leaves
  "puzzle.stopsRaise": ({ other }) => `See ei lase ${atThem(other)} kuuli tõsta.`,
  "puzzle.mustPlace": ({ other }) => `${name(other)} saavad ainult kuuli panna.`,
  "puzzle.frees": ({ cell }) => `See vabastab kuuli kohal ${cell}.`,
  "puzzle.sure": ({ player, other, figure, raises }) => {
    const deeds = [
      ...(figure === null ? [] : [`${figure === "square" ? "nelinurga" : "rivi"} valmis ehitada`]),
      ...(raises ? ["kuuli tõsta"] : []),
    ];
    return `Mida ${they(other)} ka ei mängiks, ${they(player)} saavad seejärel ${deeds.join(" või ")}.`;
  },

  // Hints
  "puzzle.idea": ({ theme }) => `Vihje: ${ideas[theme]}`,
  "puzzle.kind": ({ deed }) => `Vihje: ${what(deed)}.`,
  "puzzle.where": ({ deed: { from, to } }) =>
    from === null ? `Vihje: kuul läheb kohale ${to}.` : `Vihje: tõsta kuul kohalt ${from}.`,
  "puzzle.mark": "vihje: siin",

  // Themes and buttons
  "puzzle.theme": ({ theme }) => themes[theme],
  "puzzle.themes": "Teemad",
  "puzzle.hint": "Vihje",
  "puzzle.more": "Teine vihje",
  "puzzle.show": "Näita lahendust",
  "puzzle.replay": "Näita veel kord",
  "puzzle.again": "Proovi uuesti",
  "puzzle.next": "Järgmine ülesanne",

  // The page
  "puzzles.title": "Ülesanded",
  "puzzles.play": "Mängi siit edasi",
  "puzzles.grade": "Raskus",
  "puzzles.grades": "Kõik astmed",
  "puzzles.kind": "Teema",
  "puzzles.kinds": "Kõik teemad",
  "puzzles.judge": "Võit, kaotus või lõputu?",
  "puzzles.own": "Minu vead",
  "puzzles.none": "Nende valikutega ülesannet ei ole. Vali teisiti.",
  "puzzles.make": "Tee oma ülesanne",
  "puzzles.unknown": ({ id }) => `Ülesannet „${id}“ ei ole. Siin on teine.`,
  "puzzles.failed": "Ülesandeid ei saanud laadida. Kontrolli ühendust ja laadi leht uuesti.",
};
