// Hint, analysis and the course of the game, in Estonian: a part of et.js.

import {
  atThem,
  counted,
  estimate,
  name,
  number,
  seen,
  their,
  they,
  withTurns,
} from "./et-words.js";
import { capital } from "./plural.js";

/** @import { Player } from "./en-words.js" */

/** @param {import("./en-analysis.js").Move} move */
const order = ({ from, to, takeBack }) => {
  const ball =
    from === null ? `pane kuul ${seen.onto(to)}` : `tõsta kuul ${seen.from(from)} ${seen.onto(to)}`;
  return takeBack.length === 0 ? ball : `${ball} ja võta tagasi ${seen.ballsFrom(takeBack)}`;
};

/** @param {import("./en-analysis.js").Standing} standing */
const position = ({ player, value, distance, chance, holds }) => {
  const other = player === "light" ? "dark" : "light";
  if (value === "draw") return distance === 0 ? "Viik" : "Parima mängu korral viik";
  if (value !== null) {
    const winner = they(value === "win" ? player : other);
    if (distance === 0) return `${capital(winner)} võitsid`;
    return distance === null
      ? `${capital(winner)} võidavad`
      : `${capital(winner)} võidavad ${withTurns(distance)}`;
  }
  const better = their(chance >= 0.5 ? player : other);
  const lead = Math.max(chance, 1 - chance);
  const degree = lead > 0.9 ? "palju parem" : lead > 0.75 ? "parem" : "veidi parem";
  const guess = lead > 0.6 ? capital(`${better} seis näib ${degree}`) : "Seis on umbes võrdne";
  return `${guess}; ${holds ? `${atThem(player)} on vähemalt viik` : "tõestamata"}`;
};

/** @type {import("./text.js").Translation<(typeof import("./en-analysis.js"))["analysis"]>} */
export const analysis = {
  // Hint
  "hint.looking": "Vihje: parimat käiku otsitakse…",
  "hint.hint": ({ move, what }) => `Vihje: ${order(move)}. ${what}.`,
  "hint.rest": ({ takeBack, what }) =>
    takeBack.length === 0
      ? `Vihje: ära rohkem tagasi võta. ${what}.`
      : `Vihje: võta tagasi ${seen.ballsFrom(takeBack)}. ${what}.`,
  "hint.wins": ({ distance, only }) => {
    if (distance === 1) return only ? "Ainus võitev käik, ja võidab kohe" : "Võidab kohe";
    const when = distance === null ? "" : ` ${withTurns(distance)}`;
    return only ? `Ainus võitev käik${when && `: võidab${when}`}` : `Võidab${when}`;
  },
  "hint.draws": ({ only, exact }) => {
    if (only) return "Ainus vastupidav käik: parima mängu korral viik";
    return exact ? "Hoiab viiki; võitvat käiku ei ole" : "Hoiab vähemalt viiki";
  },
  "hint.loses": ({ distance, moves }) => {
    const when = distance === null ? "" : ` ${withTurns(distance)}`;
    return moves === 1
      ? `Ainus võimalik käik, ja see kaotab${when}`
      : `Kõik käigud kaotavad; see peab kõige kauem vastu${when && `: kaotab${when}`}`;
  },
  "hint.guess": ({ only }) =>
    only ? "Kõik teised käigud kaotavad; see võib vastu pidada" : "Näib parim; tõestamata",
  "hint.failed": ({ reason }) => `Vihjet ei ole: ${reason}`,
  "state.hint.to": "vihje: kuul läheb siia",
  "state.hint.from": "vihje: tõsta see kuul",
  "state.hint.reserve": "vihje: võta kuul siit",
  "state.hint.takeBack": "vihje: võta see kuul tagasi",
  "state.value": ({ value }) => `analüüs: ${value}`,

  // Analysis of a position
  "analysis.label": "Analüüs",
  "analysis.on": "Analüüs on sees.",
  "analysis.off": "Analüüs on väljas.",
  "analysis.meter": "Kes on võitmas",
  "analysis.moves": "Käigud alates parimast",
  "analysis.looking": "Otsitakse…",
  "analysis.computer": "Käik on arvutil",
  "analysis.failed": ({ reason }) => `Seisu ei õnnestunud analüüsida: ${reason}`,
  "analysis.position": position,
  "analysis.move": ({ value, distance, score }) => {
    const when = distance === null ? "" : ` ${withTurns(distance)}`;
    if (value === "win") return distance === 1 ? "võidab kohe" : `võidab${when}`;
    if (value === "loss") return `kaotab${when}`;
    if (value === "draw") return "annab viigi";
    return `umbes ${estimate(score)} kuuli`;
  },
  "analysis.estimate": ({ score }) => estimate(score),
  "analysis.played": "mängitud",
  "analysis.proven": ({ proven, total, working }) => {
    if (proven === total) return total === 1 ? "Ainus käik" : `Kõik ${total} käiku on tõestatud`;
    if (proven === 0) {
      return working ? "Hinnangud; otsitakse edasi…" : "Hinnangud; midagi ei ole tõestatud";
    }
    const part = `Tõestatud käike: ${proven}, kokku ${total}`;
    return `${part}; ${working ? "otsitakse edasi…" : "ülejäänud on hinnangud"}`;
  },

  // The tables of perfect play
  "tables.label": "Täiusliku mängu laadimine",
  "tables.loading": ({ megabytes }) => `Täiusliku mängu laadimine, ${number(megabytes)} MB…`,
  "tables.failed": "Täiuslikku mängu ei õnnestunud laadida; arvuti otsib ise.",
  "tables.partly": "Selle mängu algus ja lõpp on siin lahendatud; keskosa otsitakse läbi.",
  "tables.all": ({ megabytes }) => `Laadi ka keskosa, ${number(megabytes)} MB`,

  // The course of a game
  "review.label": "Mängu kulg",
  "review.start": "Analüüsi kõiki käike",
  "review.continue": "Analüüsi ülejäänud käike",
  "review.stop": "Peata",
  "review.progress": "Mängu analüüsitakse",
  "review.begins": ({ turns }) => `Analüüsitavaid käike: ${turns}.`,
  "review.tooLong": ({ most }) =>
    `Tervikuna analüüsitakse ainult mänge, milles on kuni ${counted(most, { one: "käik", other: "käiku" })}.`,
  "review.point": ({ turn, player, move, value, judgement }) => {
    const moment = turn === 0 ? "Algus" : `${turn}. käik, ${they(player)}: ${move}`;
    return [moment, ...(judgement === "" ? [] : [judgement]), value].join(". ");
  },
  "review.unknown": "Analüüsimata",
  "review.mistake": "Viga",
  "review.doubtful": "Kaheldav",
  "review.summary": (counts) =>
    /** @type {Player[]} */ (["light", "dark"])
      .map((player) => {
        const { mistakes, doubtful } = counts[player];
        const parts = [
          ...(mistakes > 0 ? [counted(mistakes, { one: "viga", other: "viga" })] : []),
          ...(doubtful > 0
            ? [counted(doubtful, { one: "kaheldav käik", other: "kaheldavat käiku" })]
            : []),
        ];
        return `${name(player)}: ${parts.length === 0 ? "vigu ei ole" : parts.join(", ")}.`;
      })
      .join(" "),
  "review.next": "Järgmine viga",
  "review.advice": ({ turn, move, better, best, played }) => {
    if (best !== null && played !== null) {
      return `${turn}. käik, ${move}, on viga: see ${played}. Parem on ${better}, mis ${best}.`;
    }
    const doubt = `${turn}. käik, ${move}, on kaheldav`;
    if (best !== null) return `${doubt}: ${better} ${best}, see aga võib-olla mitte.`;
    if (played !== null) return `${doubt}: see ${played}. ${better} näib parem, kuid tõestamata.`;
    return `${doubt}: ${better} näib parem. Kumbki ei ole tõestatud.`;
  },
  "review.showBetter": "Näita paremat käiku",
  "review.showPlayed": "Näita mängitud käiku",
};
