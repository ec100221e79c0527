// Texts of analysis and the game graph in Estonian.

import { numbers } from "./et-numbers.js";
import { tables } from "./et-tables.js";
import { afterTurns, atThem, balls, estimate, list, megabytes, their, they } from "./et-words.js";
import { capital } from "./plural.js";

/** @import { Standing } from "./en-analysis.js" */
/** @import { Player } from "./en-words.js" */

/** @param {Standing} standing */
const position = ({ player, value, distance, chance, holds }) => {
  const other = player === "light" ? "dark" : "light";
  if (value === "draw") return distance === 0 ? "Viik" : "Parima mängu korral viik";
  if (value !== null) {
    const winner = they(value === "win" ? player : other);
    if (distance === 0) return `${capital(winner)} võitsid`;
    return distance === null
      ? `${capital(winner)} võidavad`
      : `${capital(winner)} võidavad ${afterTurns(distance)}`;
  }
  const better = their(chance >= 0.5 ? player : other);
  const lead = Math.max(chance, 1 - chance);
  const degree = lead > 0.9 ? "palju parem" : lead > 0.75 ? "parem" : "veidi parem";
  const guess = lead > 0.6 ? capital(`${better} seis näib ${degree}`) : "Seis on umbes võrdne";
  return holds ? `${guess}; ${atThem(player)} on vähemalt viik` : guess;
};

/** @type {import("./board-text.js").TextsOf<"analysis">} */
export const analysis = {
  "hint.timed": "Kella käies vihjeid ega analüüsi ei ole.",
  "state.hint.to": "vihje: kuul läheb siia",
  "state.hint.from": "vihje: tõsta see kuul",
  "state.hint.takeBack": "vihje: võta see kuul tagasi",
  "state.value": ({ value }) => `analüüs: ${value}`,

  // Analysis of a position
  "analysis.label": "Analüüs",
  "analysis.on": "Analüüs on sees.",
  "analysis.off": "Analüüs on väljas.",
  "analysis.meter": "Kes on võitmas",
  "analysis.moves": "Käigud alates parimast",
  "analysis.looking": "Analüüsitakse…",
  "analysis.computer": "Arvuti käik",
  "analysis.failed": "Analüüs ei õnnestunud. Kontrolli ühendust.",
  "analysis.position": position,
  "analysis.move": ({ value, distance, score, pace }) => {
    const turns = distance === null ? "" : ` ${afterTurns(distance)}`;
    const when = pace === null ? turns : pace === "sooner" ? " varem" : " hiljem";
    if (value === "win") return distance === 1 ? "võidab kohe" : `võidab${when}`;
    if (value === "loss") return `kaotab${when}`;
    if (value === "draw") return "annab viigi";
    const lead = balls(score);
    if (lead.value === 0) return "umbes võrdne";
    return `umbes ${lead.text} kuuli ${score > 0 ? "ees" : "maas"}`;
  },
  "analysis.estimate": ({ score }) => estimate(score),
  "analysis.played": "tehtud",
  "openings.value": "Tulemus",
  "openings.move": "Käik",
  "openings.replies": "Head vastused",
  "openings.kept": ({ keep, all }) => `${keep} / ${all}`,
  "openings.every": "kõik",
  "openings.like": ({ moves }) => `sümmeetria tõttu samad: ${list(moves)}`,

  ...numbers,

  // The tables of perfect play
  ...tables,
  "tables.label": "Täiuslik mäng",
  "tables.ask": ({ bytes }) =>
    `Täiusliku mängu andmed võtavad ${megabytes(bytes)} MB. Ilma nendeta mängib arvuti tugevalt, aga mitte täiuslikult.`,
  "tables.load": ({ bytes }) => `Laadi (${megabytes(bytes)} MB)`,
  "tables.decline": "Mängi ilma",
  "tables.retry": "Proovi uuesti",
  "tables.settle": ({ bytes }) =>
    `Täiusliku mängu andmed (${megabytes(bytes)} MB) lahendaksid analüüsi lõpuni.`,
  "tables.ready": "Täiusliku mängu andmed on laaditud.",

  // The game graph
  "review.label": "Mängu analüüs",
  "review.graph": "Mängu kulg",
  "review.perfect": "Täiusliku mängu numbrid",
  "review.start": "Analüüsi kogu mängu",
  "review.stop": "Peata",
  "review.progress": "Mängu analüüsitakse",
  "review.point": ({ turn, player, move, value, judgement }) => {
    const moment = turn === 0 ? "Algus" : `${turn}. käik, ${they(player)}: ${move}`;
    return [moment, ...(judgement === "" ? [] : [judgement]), value].join(". ");
  },
  "review.unknown": "Analüüsimata",
  "review.showBetter": "Näita paremat käiku",
  "review.showPlayed": "Näita tehtud käiku",
};
