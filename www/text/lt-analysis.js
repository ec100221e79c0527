// Texts of hints, analysis and the game graph in Lithuanian.

import { numbers } from "./lt-numbers.js";
import { tables } from "./lt-tables.js";
import {
  balls,
  counted,
  estimate,
  form,
  list,
  megabytes,
  name,
  seen,
  their,
  they,
  withinTurns,
} from "./lt-words.js";
import { capital } from "./plural.js";

/** @import { Move, Standing } from "./en-analysis.js" */
/** @import { Player } from "./en-words.js" */

/** @param {readonly string[]} cells */
const takeBackFrom = (cells) => `nuimkite ${seen.ballsFrom(cells)}`;

/** @param {Move} move */
const order = ({ from, to, takeBack }) => {
  const ball =
    from === null
      ? `padėkite rutuliuką ${seen.onto(to)}`
      : `perkelkite rutuliuką ${seen.from(from)} ${seen.onto(to)}`;
  return takeBack.length === 0 ? ball : `${ball} ir ${takeBackFrom(takeBack)}`;
};

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
  return `${guess}; ${holds ? `${they(player)} turi bent lygiąsias` : "neįrodyta"}`;
};

const figures = { square: "kvadratą", line: "eilę" };
const genitives = { square: "kvadrato", line: "eilės" };
/** Dative. @param {Player} player */
const toThem = (player) => (player === "light" ? "šviesiesiems" : "tamsiesiems");

/** @type {import("./board-text.js").Translation<(typeof import("./en-analysis.js"))["analysis"]>} */
export const analysis = {
  // Hint
  "hint.timed": "Kol skaičiuojamas laikas, užuominų ir analizės nėra. Abi bus po partijos.",
  "hint.looking": "Užuomina: ieškoma geriausio ėjimo…",
  "hint.hint": ({ move, what }) => `Užuomina: ${order(move)}. ${what}.`,
  "hint.rest": ({ takeBack, what }) =>
    takeBack.length === 0
      ? `Užuomina: daugiau nieko nenuimkite. ${what}.`
      : `Užuomina: ${takeBackFrom(takeBack)}. ${what}.`,
  "hint.wins": ({ distance, only }) => {
    if (distance === 1) {
      return only ? "Vienintelis laimintis ėjimas; laimi iškart" : "Laimi iškart";
    }
    const when = distance === null ? "" : ` ${withinTurns(distance)}`;
    return only ? `Vienintelis laimintis ėjimas${when && `; laimi${when}`}` : `Laimi${when}`;
  },
  "hint.draws": ({ only, exact }) => {
    if (only) return "Vienintelis nepralaimintis ėjimas: geriausiai žaidžiant – lygiosios";
    return exact ? "Lygiosios; laiminčio ėjimo nėra" : "Bent lygiosios";
  },
  "hint.loses": ({ distance, moves, estimated }) => {
    const when = distance === null ? "" : ` ${withinTurns(distance)}`;
    return moves === 1
      ? `Vienintelis galimas ėjimas; pralaimi${when}`
      : `Visi ėjimai pralaimi; ${estimated ? "su šiuo, regis, laikomasi ilgiausiai" : "su šiuo laikomasi ilgiausiai"}${when && ` (pralaimima${when})`}`;
  },
  "hint.guess": ({ only }) =>
    only ? "Visi kiti ėjimai pralaimi; šis gal padės išsilaikyti" : "Atrodo geriausias; neįrodyta",
  "hint.failed": "Užuominos nėra: kompiuteris negalėjo skaičiuoti. Patikrinkite ryšį.",
  "state.hint.to": "užuomina: rutuliukas dedamas čia",
  "state.hint.from": "užuomina: perkelkite šį rutuliuką",
  "state.hint.reserve": "užuomina: imkite rutuliuką iš čia",
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
  "analysis.failed": "Pozicijos išanalizuoti nepavyko. Patikrinkite ryšį.",
  "analysis.position": position,
  "analysis.move": ({ value, distance, score }) => {
    const when = distance === null ? "" : ` per ${distance}`;
    if (value === "win") return distance === 1 ? "laimi iškart" : `laimi${when}`;
    if (value === "loss") return `pralaimi${when}`;
    if (value === "draw") return "baigiasi lygiosiomis";
    const lead = balls(score);
    if (lead.value === 0) return "apylygu";
    return `${score > 0 ? "pranašumas" : "atsilikimas"} maždaug ${lead.text} rutuliuko`;
  },
  "analysis.estimate": ({ score }) => estimate(score),
  "analysis.played": "padarytas",
  "analysis.openings": "Tyrinėti debiutus nuo čia",
  "analysis.proven": ({ proven, total, working }) => {
    if (proven === total) {
      return total === 1 ? "Vienintelis galimas ėjimas" : "Visų ėjimų rezultatas įrodytas";
    }
    if (proven === 0) return working ? "Kol kas įverčiai; analizuojama…" : "Tik įverčiai";
    const part = `Įrodytų ėjimų rezultatų: ${proven} iš ${total}`;
    return `${part}; ${working ? "analizuojama…" : "kiti tik įvertinti"}`;
  },

  ...numbers,

  // The tables of perfect play
  ...tables,
  "tables.label": "Tobulas žaidimas",
  "tables.bar": "Įkeliamas tobulas žaidimas",
  "tables.ask": ({ bytes }) =>
    `Tobulam žaidimui reikia ${megabytes(bytes)} MB lentelės. Be jos kompiuteris skaičiuoja pats: žaidžia stipriai, bet ne tobulai.`,
  "tables.load": ({ bytes }) => `Įkelti (${megabytes(bytes)} MB)`,
  "tables.decline": "Žaisti be jos",
  "tables.retry": "Bandyti dar kartą",
  "tables.without": "Tobulas žaidimas neįkeltas; kompiuteris skaičiuoja pats.",
  "tables.partly": "Partijos pradžia ir pabaiga išspręstos; partijos vidurys skaičiuojamas.",
  "tables.all": ({ bytes }) => `Įkelti ir partijos vidurį (${megabytes(bytes)} MB)`,
  "tables.ready": "Tobulas žaidimas įkeltas.",

  // What a move does, without a subject
  "fact.completes": ({ figure }) => `užbaigia ${figures[figure]}`,
  "fact.takesBack": ({ count }) => `nuima ${count === 1 ? "vieną rutuliuką" : "du rutuliukus"}`,
  "fact.saves": "sutaupo rutuliuką",
  "fact.prevents": ({ player, figure }) =>
    `neleidžia ${toThem(player)} užbaigti ${genitives[figure]}`,
  "fact.prepares": ({ figure }) => `rengia ${figures[figure]}`,
  "fact.gives": ({ player, figure }) => `leidžia ${toThem(player)} užbaigti ${figures[figure]}`,
  "fact.leaves": ({ player, figure }) =>
    `neatima iš ${their(player)} progos užbaigti ${figures[figure]}`,
  "fact.lets": ({ player, count }) =>
    `leidžia ${toThem(player)} perkelti ${count === 1 ? "rutuliuką" : counted(count, { one: "rutuliuką", few: "rutuliukus", other: "rutuliukų" })}`,
  "fact.misses": ({ figure }) => `praleidžia progą užbaigti ${figures[figure]}`,
  "hint.facts": ({ facts }) => capital(list(facts)),
  "review.facts": ({ move, facts }) => `${move}: ${list(facts)}.`,

  // The game graph
  "review.label": "Partijos eiga",
  "review.start": "Analizuoti visus ėjimus",
  "review.continue": "Analizuoti kitus ėjimus",
  "review.stop": "Sustabdyti",
  "review.progress": "Partija analizuojama",
  "review.begins": ({ turns }) =>
    `${form(turns, { one: "Analizuojamas", few: "Analizuojami", other: "Analizuojama" })} ${counted(turns, { one: "ėjimas", few: "ėjimai", many: "ėjimo", other: "ėjimų" })}.`,
  "review.tooLong": ({ most }) =>
    `Visą partiją galima analizuoti, tik jei joje ne daugiau kaip ${counted(most, { one: "ėjimas", few: "ėjimai", many: "ėjimo", other: "ėjimų" })}.`,
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
  "review.tryAgain": ({ count }) =>
    `Bandyti dar kartą: ${counted(count, { one: "klaida", few: "klaidos", other: "klaidų" })}`,
  "review.next": "Kita klaida",
  "review.doubt": ({ turn, move, better, best, played }) => {
    const doubt = `${turn} ėjimas, ${move}, abejotinas`;
    if (best !== null) return `${doubt}. ${better} ${best}, o padarytas ėjimas gal ir ne.`;
    if (played !== null) return `${doubt}: ${played}. ${better} atrodo geriau, bet tai neįrodyta.`;
    return `${doubt}: ${better} atrodo geriau. Nė vienas vertinimas neįrodytas.`;
  },
  "review.showBetter": "Rodyti geresnį ėjimą",
  "review.showPlayed": "Rodyti padarytą ėjimą",
};
