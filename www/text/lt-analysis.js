// Texts of analysis and the game graph in Lithuanian.

import { numbers } from "./lt-numbers.js";
import { tables } from "./lt-tables.js";
import { balls, estimate, list, megabytes, their, they, withinTurns } from "./lt-words.js";
import { capital } from "./plural.js";

/** @import { Standing } from "./en-analysis.js" */
/** @import { Player } from "./en-words.js" */

/** @param {Standing} standing */
const position = ({ player, value, distance, chance, holds }) => {
  const other = player === "light" ? "dark" : "light";
  if (value === "draw") return distance === 0 ? "Lygiosios" : "Geriausiai žaidžiant – lygiosios";
  if (value !== null) {
    const winner = they(value === "win" ? player : other);
    if (distance === 0) return `Laimėjo ${winner}`;
    return distance === null ? `Laimi ${winner}` : `Laimi ${winner} ${withinTurns(distance)}`;
  }
  const better = their(chance >= 0.5 ? player : other);
  const lead = Math.max(chance, 1 - chance);
  const degree = lead > 0.9 ? "daug geresnė" : lead > 0.75 ? "geresnė" : "šiek tiek geresnė";
  const guess = lead > 0.6 ? capital(`${better} pozicija atrodo ${degree}`) : "Pozicija apylygė";
  return holds ? `${guess}; ${they(player)} turi bent lygiąsias` : guess;
};

/** @type {import("./board-text.js").TextsOf<"analysis">} */
export const analysis = {
  "hint.timed": "Kol eina laikrodis, užuominų ir analizės nėra.",
  "state.hint.to": "užuomina: rutuliukas dedamas čia",
  "state.hint.from": "užuomina: perkelkite šį rutuliuką aukščiau",
  "state.hint.takeBack": "užuomina: nuimkite šį rutuliuką",
  "state.value": ({ value }) => `analizė: ${value}`,

  // Analysis of a position
  "analysis.label": "Analizė",
  "analysis.on": "Analizė įjungta.",
  "analysis.off": "Analizė išjungta.",
  "analysis.meter": "Kas laimi",
  "analysis.moves": "Ėjimai, pradedant geriausiu",
  "analysis.looking": "Analizuojama…",
  "analysis.computer": "Kompiuterio ėjimas",
  "analysis.failed": "Analizės nėra. Patikrinkite ryšį.",
  "analysis.position": position,
  "analysis.move": ({ value, distance, score, pace }) => {
    const turns = distance === null ? "" : ` per ${distance}`;
    const when = pace === null ? turns : pace === "sooner" ? " anksčiau" : " vėliau";
    if (value === "win") return distance === 1 ? "laimi iškart" : `laimi${when}`;
    if (value === "loss") return `pralaimi${when}`;
    if (value === "draw") return "baigiasi lygiosiomis";
    const lead = balls(score);
    if (lead.value === 0) return "apylygu";
    return `${score > 0 ? "persvara" : "atsilikimas"} maždaug ${lead.text} rutuliuko`;
  },
  "analysis.estimate": ({ score }) => estimate(score),
  "analysis.played": "padarytas",
  "openings.value": "Rezultatas",
  "openings.move": "Ėjimas",
  "openings.replies": "Geri atsakymai",
  "openings.kept": ({ keep, all }) => `${keep} iš ${all}`,
  "openings.every": "visi",
  "openings.like": ({ moves }) => `simetriški ėjimai: ${list(moves)}`,

  ...numbers,

  // The tables of perfect play
  ...tables,
  "tables.label": "Tobulas žaidimas",
  "tables.ask": ({ bytes }) =>
    `Tobulam žaidimui reikia atsisiųsti ${megabytes(bytes)} MB. Be jų kompiuteris stiprus, bet ne tobulas.`,
  "tables.load": ({ bytes }) => `Įkelti (${megabytes(bytes)} MB)`,
  "tables.decline": "Žaisti be jų",
  "tables.retry": "Bandyti dar kartą",
  "tables.settle": ({ bytes }) =>
    `Tobulo žaidimo duomenys (${megabytes(bytes)} MB) patikslintų likusią analizę.`,
  "tables.ready": "Tobulo žaidimo duomenys įkelti.",

  // The game graph
  "review.label": "Partijos analizė",
  "review.graph": "Partijos eiga",
  "review.perfect": "Tobulo žaidimo skaičiai",
  "review.start": "Analizuoti visą partiją",
  "review.stop": "Sustabdyti",
  "review.progress": "Partija analizuojama",
  "review.point": ({ turn, player, move, value, judgement }) => {
    const moment = turn === 0 ? "Pradžia" : `${turn} ėjimas, ${they(player)}: ${move}`;
    return [moment, ...(judgement === "" ? [] : [judgement]), value].join(". ");
  },
  "review.unknown": "Neanalizuota",
  "review.showBetter": "Rodyti geresnį ėjimą",
  "review.showPlayed": "Rodyti padarytą ėjimą",
};
