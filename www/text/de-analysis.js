// Texts of analysis and the game graph in German.

import { numbers } from "./de-numbers.js";
import { tables } from "./de-tables.js";
import { balls, estimate, inTurns, list, megabytes, name } from "./de-words.js";

/** @import { Standing } from "./en-analysis.js" */
/** @import { Player } from "./en-words.js" */

/** @param {Standing} standing */
const position = ({ player, value, distance, chance, holds }) => {
  const other = player === "light" ? "dark" : "light";
  if (value === "draw") return distance === 0 ? "Remis" : "Remis bei bestem Spiel";
  if (value !== null) {
    const winner = name(value === "win" ? player : other);
    if (distance === 0) return `${winner} hat gewonnen`;
    return distance === null ? `${winner} gewinnt` : `${winner} gewinnt ${inTurns(distance)}`;
  }
  const better = name(chance >= 0.5 ? player : other);
  const lead = Math.max(chance, 1 - chance);
  const degree = lead > 0.9 ? "viel besser" : lead > 0.75 ? "besser" : "etwas besser";
  const guess = lead > 0.6 ? `${better} steht wohl ${degree}` : "Etwa ausgeglichen";
  return holds ? `${guess}; ${name(player)} hat mindestens Remis` : guess;
};

/** @type {import("./board-text.js").TextsOf<"analysis">} */
export const analysis = {
  "hint.timed": "Keine Tipps und keine Analyse, solange die Uhr läuft.",
  "state.hint.to": "Tipp: hierhin kommt die Kugel",
  "state.hint.from": "Tipp: diese Kugel hochsetzen",
  "state.hint.takeBack": "Tipp: diese Kugel zurücknehmen",
  "state.value": ({ value }) => `Analyse: ${value}`,

  // Analysis of a position
  "analysis.label": "Analyse",
  "analysis.on": "Analyse ein.",
  "analysis.off": "Analyse aus.",
  "analysis.meter": "Wer vorn liegt",
  "analysis.moves": "Züge, der beste zuerst",
  "analysis.looking": "Analyse läuft …",
  "analysis.computer": "Der Computer ist am Zug",
  "analysis.failed": "Keine Analyse. Prüfe die Verbindung.",
  "analysis.position": position,
  "analysis.move": ({ value, distance, score, pace }) => {
    const turns = distance === null ? "" : ` in ${distance}`;
    const when = pace === null ? turns : pace === "sooner" ? " früher" : " später";
    if (value === "win") return distance === 1 ? "gewinnt sofort" : `gewinnt${when}`;
    if (value === "loss") return `verliert${when}`;
    if (value === "draw") return "führt zum Remis";
    const lead = balls(score);
    if (lead.value === 0) return "etwa ausgeglichen";
    return `etwa ${lead.text} Kugeln ${score > 0 ? "Vorsprung" : "Rückstand"}`;
  },
  "analysis.estimate": ({ score }) => estimate(score),
  "analysis.played": "gespielt",
  "openings.value": "Ergebnis",
  "openings.move": "Zug",
  "openings.replies": "Gute Antworten",
  "openings.kept": ({ keep, all }) => `${keep} von ${all}`,
  "openings.every": "alle",
  "openings.like": ({ moves }) => `durch Symmetrie gleich: ${list(moves)}`,

  ...numbers,

  // The tables of perfect play
  ...tables,
  "tables.label": "Perfektes Spiel",
  "tables.ask": ({ bytes }) =>
    `Für perfektes Spiel werden ${megabytes(bytes)} MB geladen. Ohne sie spielt der Computer stark, aber nicht perfekt.`,
  "tables.load": ({ bytes }) => `Laden (${megabytes(bytes)} MB)`,
  "tables.decline": "Nicht laden",
  "tables.retry": "Noch einmal versuchen",
  "tables.settle": ({ bytes }) =>
    `Das perfekte Spiel (${megabytes(bytes)} MB) würde den Rest der Analyse klären.`,
  "tables.ready": "Perfektes Spiel ist geladen.",

  // The game graph
  "review.label": "Partieanalyse",
  "review.graph": "Verlauf der Partie",
  "review.perfect": "Zahlen zum perfekten Spiel",
  "review.start": "Ganze Partie analysieren",
  "review.stop": "Anhalten",
  "review.progress": "Die Partie wird analysiert",
  "review.point": ({ turn, player, move, value, judgement }) => {
    const moment = turn === 0 ? "Anfang" : `Zug ${turn}, ${name(player)}: ${move}`;
    return [moment, ...(judgement === "" ? [] : [judgement]), value].join(". ");
  },
  "review.unknown": "Nicht analysiert",
  "review.showBetter": "Den besseren Zug zeigen",
  "review.showPlayed": "Den gespielten Zug zeigen",
};
