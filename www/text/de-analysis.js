// Texts of hints, analysis and the game graph in German.

import { numbers } from "./de-numbers.js";
import { tables } from "./de-tables.js";
import { balls, counted, estimate, inTurns, list, megabytes, name, seen } from "./de-words.js";
import { capital } from "./plural.js";

/** @import { Move, Standing } from "./en-analysis.js" */
/** @import { Player } from "./en-words.js" */

/** @param {Move} move */
const order = ({ from, to, takeBack }) => {
  const ball =
    from === null
      ? `setze eine Kugel ${seen.onto(to)}`
      : `setze die Kugel ${seen.from(from)} ${seen.onto(to)} hoch`;
  return takeBack.length === 0 ? ball : `${ball} und nimm ${seen.ballsFrom(takeBack)} zurück`;
};

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
  return `${guess}; ${holds ? `${name(player)} hat mindestens Remis` : "nicht bewiesen"}`;
};

const figures = { square: "ein Quadrat", line: "eine Reihe" };

/** @type {import("./board-text.js").Translation<(typeof import("./en-analysis.js"))["analysis"]>} */
export const analysis = {
  // Hint
  "hint.timed":
    "Solange die Uhr mitentscheidet, gibt es keine Tipps und keine Analyse. Nach der Partie gibt es beides.",
  "hint.looking": "Tipp: Der beste Zug wird gesucht …",
  "hint.hint": ({ move, what }) => `Tipp: ${capital(order(move))}. ${what}.`,
  "hint.rest": ({ takeBack, what }) =>
    takeBack.length === 0
      ? `Tipp: Nimm keine weitere zurück. ${what}.`
      : `Tipp: Nimm ${seen.ballsFrom(takeBack)} zurück. ${what}.`,
  "hint.wins": ({ distance, only }) => {
    if (distance === 1) return only ? "Der einzige Gewinnzug; er gewinnt sofort" : "Gewinnt sofort";
    const when = distance === null ? "" : ` ${inTurns(distance)}`;
    return only ? `Der einzige Gewinnzug${when && `; er gewinnt${when}`}` : `Gewinnt${when}`;
  },
  "hint.draws": ({ only, exact }) => {
    if (only) return "Der einzige Zug, der nicht verliert: Remis bei bestem Spiel";
    return exact ? "Remis; kein Zug gewinnt" : "Mindestens Remis";
  },
  "hint.loses": ({ distance, moves, estimated }) => {
    const when = distance === null ? "" : ` ${inTurns(distance)}`;
    return moves === 1
      ? `Der einzige mögliche Zug; er verliert${when}`
      : `Jeder Zug verliert; ${estimated ? "dieser hält wohl am längsten aus" : "dieser hält am längsten aus"}${when && ` (verliert${when})`}`;
  },
  "hint.guess": ({ only }) =>
    only
      ? "Jeder andere Zug verliert; dieser vielleicht nicht"
      : "Sieht am besten aus; nicht bewiesen",
  "hint.failed": "Kein Tipp: Der Computer konnte nicht rechnen. Prüfe die Verbindung.",
  "state.hint.to": "Tipp: hierhin kommt die Kugel",
  "state.hint.from": "Tipp: diese Kugel hochsetzen",
  "state.hint.reserve": "Tipp: eine Kugel von hier nehmen",
  "state.hint.takeBack": "Tipp: diese Kugel zurücknehmen",
  "state.value": ({ value }) => `Analyse: ${value}`,

  // Analysis of a position
  "analysis.label": "Analyse",
  "analysis.on": "Analyse ein.",
  "analysis.off": "Analyse aus.",
  "analysis.meter": "Wer gewinnt",
  "analysis.moves": "Züge, der beste zuerst",
  "analysis.looking": "Analyse läuft …",
  "analysis.computer": "Der Computer ist am Zug",
  "analysis.failed": "Die Stellung ließ sich nicht analysieren. Prüfe die Verbindung.",
  "analysis.position": position,
  "analysis.move": ({ value, distance, score }) => {
    const when = distance === null ? "" : ` in ${distance}`;
    if (value === "win") return distance === 1 ? "gewinnt sofort" : `gewinnt${when}`;
    if (value === "loss") return `verliert${when}`;
    if (value === "draw") return "führt zum Remis";
    const lead = balls(score);
    if (lead.value === 0) return "etwa ausgeglichen";
    return `etwa ${lead.text} Kugeln ${score > 0 ? "Vorsprung" : "Rückstand"}`;
  },
  "analysis.estimate": ({ score }) => estimate(score),
  "analysis.played": "gespielt",
  "analysis.openings": "Von hier aus Eröffnungen erkunden",
  "analysis.proven": ({ proven, total, working }) => {
    if (proven === total) {
      return total === 1 ? "Der einzige mögliche Zug" : `Ergebnis aller ${total} Züge bewiesen`;
    }
    if (proven === 0) return working ? "Bisher Schätzungen; Analyse läuft …" : "Nur Schätzungen";
    const part = `Ergebnis von ${proven} der ${total} Züge bewiesen`;
    return `${part}; ${working ? "Analyse läuft …" : "die anderen sind geschätzt"}`;
  },

  ...numbers,

  // The tables of perfect play
  ...tables,
  "tables.label": "Perfektes Spiel",
  "tables.bar": "Das perfekte Spiel wird geladen",
  "tables.ask": ({ bytes }) =>
    `Perfektes Spiel braucht eine Tabelle von ${megabytes(bytes)} MB. Ohne sie rechnet der Computer: stark, aber nicht perfekt.`,
  "tables.load": ({ bytes }) => `Laden (${megabytes(bytes)} MB)`,
  "tables.decline": "Ohne sie spielen",
  "tables.retry": "Noch einmal versuchen",
  "tables.without": "Das perfekte Spiel ist nicht geladen; der Computer rechnet.",
  "tables.partly": "Eröffnung und Endspiel sind gelöst; das Mittelspiel wird berechnet.",
  "tables.all": ({ bytes }) => `Auch das Mittelspiel laden (${megabytes(bytes)} MB)`,
  "tables.ready": "Das perfekte Spiel ist geladen.",

  // What a move does, without a subject
  "fact.completes": ({ figure }) => `vollendet ${figures[figure]}`,
  "fact.takesBack": ({ count }) => `nimmt ${count === 1 ? "eine Kugel" : "zwei Kugeln"} zurück`,
  "fact.saves": "spart eine Kugel",
  "fact.prevents": ({ player, figure }) => `verhindert ${figures[figure]} von ${name(player)}`,
  "fact.prepares": ({ figure }) => `bereitet ${figures[figure]} vor`,
  "fact.gives": ({ player, figure }) => `ermöglicht ${name(player)} ${figures[figure]}`,
  "fact.leaves": ({ player, figure }) =>
    `nimmt ${name(player)} nicht die Chance auf ${figures[figure]}`,
  "fact.lets": ({ player, count }) =>
    `lässt ${name(player)} ${count === 1 ? "eine Kugel" : `${count} Kugeln`} hochsetzen`,
  "fact.misses": ({ figure }) => `lässt ${figures[figure]} aus`,
  "hint.facts": ({ facts }) => capital(list(facts)),
  "review.facts": ({ move, facts }) => `${move}: ${list(facts)}.`,

  // The game graph
  "review.label": "Verlauf der Partie",
  "review.start": "Alle Züge analysieren",
  "review.continue": "Die übrigen Züge analysieren",
  "review.stop": "Anhalten",
  "review.progress": "Die Partie wird analysiert",
  "review.begins": ({ turns }) =>
    `${counted(turns, { one: "Zug wird", other: "Züge werden" })} analysiert.`,
  "review.tooLong": ({ most }) =>
    `Nur Partien von höchstens ${counted(most, { one: "Zug", other: "Zügen" })} können im Ganzen analysiert werden.`,
  "review.point": ({ turn, player, move, value, judgement }) => {
    const moment = turn === 0 ? "Anfang" : `Zug ${turn}, ${name(player)}: ${move}`;
    return [moment, ...(judgement === "" ? [] : [judgement]), value].join(". ");
  },
  "review.unknown": "Nicht analysiert",
  "review.mistake": "Fehler",
  "review.doubtful": "Zweifelhaft",
  "review.summary": (counts) =>
    /** @type {Player[]} */ (["light", "dark"])
      .map((player) => {
        const { mistakes, doubtful } = counts[player];
        const parts = [
          ...(mistakes > 0 ? [counted(mistakes, { one: "Fehler", other: "Fehler" })] : []),
          ...(doubtful > 0
            ? [counted(doubtful, { one: "zweifelhafter Zug", other: "zweifelhafte Züge" })]
            : []),
        ];
        return `${name(player)}: ${parts.length === 0 ? "kein Fehler" : parts.join(", ")}.`;
      })
      .join(" "),
  "review.tryAgain": ({ count }) => `Noch einmal versuchen: ${count} Fehler`,
  "review.next": "Nächster Fehler",
  "review.doubt": ({ turn, move, better, best, played }) => {
    const doubt = `Zug ${turn}, ${move}, ist zweifelhaft`;
    if (best !== null) return `${doubt}. ${better} ${best}; der gespielte Zug vielleicht nicht.`;
    if (played !== null) {
      return `${doubt}: Er ${played}. ${better} sieht besser aus, ist aber nicht bewiesen.`;
    }
    return `${doubt}: ${better} sieht besser aus. Beides ist nicht bewiesen.`;
  },
  "review.showBetter": "Den besseren Zug zeigen",
  "review.showPlayed": "Den gespielten Zug zeigen",
};
