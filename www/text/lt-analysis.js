// Hint, analysis and the course of the game, in Lithuanian: a part of lt.js.

import {
  counted,
  estimate,
  form,
  name,
  number,
  seen,
  their,
  they,
  withinTurns,
} from "./lt-words.js";
import { capital } from "./plural.js";

/** @import { Player } from "./en-words.js" */

/** @param {readonly string[]} cells */
const takeBackFrom = (cells) => `nuimkite ${seen.ballsFrom(cells)}`;

/** @param {import("./en-analysis.js").Move} move */
const order = ({ from, to, takeBack }) => {
  const ball =
    from === null
      ? `padėkite rutuliuką ${seen.onto(to)}`
      : `perkelkite rutuliuką ${seen.from(from)} ${seen.onto(to)}`;
  return takeBack.length === 0 ? ball : `${ball} ir ${takeBackFrom(takeBack)}`;
};

/** @param {import("./en-analysis.js").Standing} standing */
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
  const guess = lead > 0.6 ? capital(`${better} padėtis atrodo ${degree}`) : "Padėtis apylygė";
  return `${guess}; ${holds ? `${they(player)} turi bent lygiąsias` : "neįrodyta"}`;
};

/** @type {import("./text.js").Translation<(typeof import("./en-analysis.js"))["analysis"]>} */
export const analysis = {
  // Hint
  "hint.looking": "Patarimas: ieškoma geriausio ėjimo…",
  "hint.hint": ({ move, what }) => `Patarimas: ${order(move)}. ${what}.`,
  "hint.rest": ({ takeBack, what }) =>
    takeBack.length === 0
      ? `Patarimas: daugiau nieko nenuimkite. ${what}.`
      : `Patarimas: ${takeBackFrom(takeBack)}. ${what}.`,
  "hint.wins": ({ distance, only }) => {
    if (distance === 1) {
      return only ? "Vienintelis laimintis ėjimas, ir laimi iškart" : "Laimi iškart";
    }
    const when = distance === null ? "" : ` ${withinTurns(distance)}`;
    return only ? `Vienintelis laimintis ėjimas${when && `: laimi${when}`}` : `Laimi${when}`;
  },
  "hint.draws": ({ only, exact }) => {
    if (only) return "Vienintelis išsilaikantis ėjimas: geriausiai žaidžiant – lygiosios";
    return exact ? "Išlaiko lygiąsias; laiminčio ėjimo nėra" : "Išlaiko bent lygiąsias";
  },
  "hint.loses": ({ distance, moves }) => {
    const when = distance === null ? "" : ` ${withinTurns(distance)}`;
    return moves === 1
      ? `Vienintelis galimas ėjimas, ir jis pralaimi${when}`
      : `Visi ėjimai pralaimi; su šiuo laikomasi ilgiausiai${when && `: pralaimima${when}`}`;
  },
  "hint.guess": ({ only }) =>
    only ? "Visi kiti ėjimai pralaimi; šis gal ir išlaikys" : "Atrodo geriausias; neįrodyta",
  "hint.failed": ({ reason }) => `Patarimo nėra: ${reason}`,
  "state.hint.to": "patarimas: rutuliukas dedamas čia",
  "state.hint.from": "patarimas: perkelkite šį rutuliuką",
  "state.hint.reserve": "patarimas: imkite rutuliuką iš čia",
  "state.hint.takeBack": "patarimas: nuimkite šį rutuliuką",
  "state.value": ({ value }) => `analizė: ${value}`,

  // Analysis of a position
  "analysis.label": "Analizė",
  "analysis.on": "Analizė įjungta.",
  "analysis.off": "Analizė išjungta.",
  "analysis.meter": "Kas laimi",
  "analysis.moves": "Ėjimai, pradedant geriausiu",
  "analysis.looking": "Ieškoma…",
  "analysis.computer": "Kompiuterio ėjimas",
  "analysis.failed": ({ reason }) => `Padėties išanalizuoti nepavyko: ${reason}`,
  "analysis.position": position,
  "analysis.move": ({ value, distance, score }) => {
    const when = distance === null ? "" : ` per ${distance}`;
    if (value === "win") return distance === 1 ? "laimi iškart" : `laimi${when}`;
    if (value === "loss") return `pralaimi${when}`;
    if (value === "draw") return "lygiosios";
    return `maždaug ${estimate(score)}`;
  },
  "analysis.estimate": ({ score }) => estimate(score),
  "analysis.played": "žaistas",
  "analysis.proven": ({ proven, total, working }) => {
    if (proven === total) return total === 1 ? "Vienintelis ėjimas" : "Įrodyti visi ėjimai";
    if (proven === 0) {
      return working ? "Kol kas įverčiai; ieškoma toliau…" : "Tik įverčiai; niekas neįrodyta";
    }
    const part = `Įrodyta ėjimų: ${proven} iš ${total}`;
    return `${part}; ${working ? "ieškoma toliau…" : "kiti tik įvertinti"}`;
  },

  // The tables of perfect play
  "tables.label": "Įkeliamas tobulas žaidimas",
  "tables.loading": ({ megabytes }) => `Įkeliamas tobulas žaidimas, ${number(megabytes)} MB…`,
  "tables.failed": "Tobulo žaidimo įkelti nepavyko; vietoj to kompiuteris skaičiuoja pats.",
  "tables.partly": "Šios partijos pradžia ir pabaiga čia išspręstos; vidurys skaičiuojamas.",
  "tables.all": ({ megabytes }) => `Įkelti ir vidurį, ${number(megabytes)} MB`,

  // The course of a game
  "review.label": "Partijos eiga",
  "review.start": "Analizuoti visus ėjimus",
  "review.continue": "Analizuoti kitus ėjimus",
  "review.stop": "Sustabdyti",
  "review.progress": "Partija analizuojama",
  "review.begins": ({ turns }) =>
    `${form(turns, { one: "Analizuojamas", few: "Analizuojami", other: "Analizuojama" })} ${counted(turns, { one: "ėjimas", few: "ėjimai", many: "ėjimo", other: "ėjimų" })}.`,
  "review.tooLong": ({ most }) =>
    `Visa iš karto analizuojama tik partija, kurioje ėjimų ne daugiau kaip ${most}.`,
  "review.point": ({ turn, player, move, value, judgement }) => {
    const moment = turn === 0 ? "Pradžia" : `${turn} ėjimas, ${they(player)}: ${move}`;
    return [moment, ...(judgement === "" ? [] : [judgement]), value].join(". ");
  },
  "review.unknown": "Neanalizuota",
  "review.mistake": "Klaida",
  "review.doubtful": "Abejotinas",
  "review.summary": (counts) =>
    /** @type {Player[]} */ (["light", "dark"])
      .map((player) => {
        const { mistakes, doubtful } = counts[player];
        const parts = [
          ...(mistakes > 0
            ? [
                counted(mistakes, {
                  one: "klaida",
                  few: "klaidos",
                  many: "klaidos",
                  other: "klaidų",
                }),
              ]
            : []),
          ...(doubtful > 0
            ? [
                counted(doubtful, {
                  one: "abejotinas ėjimas",
                  few: "abejotini ėjimai",
                  many: "abejotino ėjimo",
                  other: "abejotinų ėjimų",
                }),
              ]
            : []),
        ];
        return `${name(player)}: ${parts.length === 0 ? "klaidų nėra" : parts.join(", ")}.`;
      })
      .join(" "),
  "review.next": "Kita klaida",
  "review.advice": ({ turn, move, better, best, played }) => {
    if (best !== null && played !== null) {
      return `${turn} ėjimas, ${move}, yra klaida: ${played}. Geriau ${better}: ${best}.`;
    }
    const doubt = `${turn} ėjimas, ${move}, abejotinas`;
    if (best !== null) return `${doubt}. Geriau ${better}: ${best}, o šis gal ir ne.`;
    if (played !== null) return `${doubt}: ${played}. ${better} atrodo geriau, bet neįrodyta.`;
    return `${doubt}: ${better} atrodo geriau. Niekas iš to neįrodyta.`;
  },
  "review.showBetter": "Rodyti geresnį ėjimą",
  "review.showPlayed": "Rodyti žaistą ėjimą",
};
