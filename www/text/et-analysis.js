// Texts of hints, analysis and the game graph in Estonian.

import { numbers } from "./et-numbers.js";
import { tables } from "./et-tables.js";
import {
  afterTurns,
  atThem,
  balls,
  counted,
  estimate,
  list,
  megabytes,
  name,
  seen,
  their,
  they,
} from "./et-words.js";
import { capital } from "./plural.js";

/** @import { Move, Standing } from "./en-analysis.js" */
/** @import { Player } from "./en-words.js" */

/** @param {Move} move */
const order = ({ from, to, takeBack }) => {
  const ball =
    from === null ? `pane kuul ${seen.onto(to)}` : `tõsta kuul ${seen.from(from)} ${seen.onto(to)}`;
  return takeBack.length === 0 ? ball : `${ball} ja võta tagasi ${seen.ballsFrom(takeBack)}`;
};

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
  return `${guess}; ${holds ? `${atThem(player)} on vähemalt viik` : "tõestamata"}`;
};

const genitives = { square: "nelinurga", line: "rivi" };
const partitives = { square: "nelinurka", line: "rivi" };

/** @type {import("./board-text.js").Translation<(typeof import("./en-analysis.js"))["analysis"]>} */
export const analysis = {
  // Hint
  "hint.timed": "Kellaga mängus vihjeid ega analüüsi ei ole. Pärast mängu on mõlemad olemas.",
  "hint.looking": "Vihje: parimat käiku otsitakse…",
  "hint.hint": ({ move, what }) => `Vihje: ${order(move)}. ${what}.`,
  "hint.rest": ({ takeBack, what }) =>
    takeBack.length === 0
      ? `Vihje: ära rohkem tagasi võta. ${what}.`
      : `Vihje: võta tagasi ${seen.ballsFrom(takeBack)}. ${what}.`,
  "hint.wins": ({ distance, only }) => {
    if (distance === 1) return only ? "Ainus võitev käik; võidab kohe" : "Võidab kohe";
    const when = distance === null ? "" : ` ${afterTurns(distance)}`;
    return only ? `Ainus võitev käik${when && `; võidab${when}`}` : `Võidab${when}`;
  },
  "hint.draws": ({ only, exact }) => {
    if (only) return "Ainus käik, mis ei kaota: parima mängu korral viik";
    return exact ? "Viik; võitvat käiku ei ole" : "Vähemalt viik";
  },
  "hint.loses": ({ distance, moves, estimated }) => {
    const when = distance === null ? "" : ` ${afterTurns(distance)}`;
    return moves === 1
      ? `Ainus võimalik käik; kaotab${when}`
      : `Kõik käigud kaotavad; ${estimated ? "see peab ilmselt kõige kauem vastu" : "see peab kõige kauem vastu"}${when && ` (kaotab${when})`}`;
  },
  "hint.guess": ({ only }) =>
    only ? "Kõik teised käigud kaotavad; see võib-olla mitte" : "Näib parim; tõestamata",
  "hint.failed": "Vihjet ei ole: arvuti ei saanud arvutada. Kontrolli ühendust.",
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
  "analysis.looking": "Analüüsitakse…",
  "analysis.computer": "Praegu on arvuti käik",
  "analysis.failed": "Seisu ei õnnestunud analüüsida. Kontrolli ühendust.",
  "analysis.position": position,
  "analysis.move": ({ value, distance, score }) => {
    const when = distance === null ? "" : ` ${afterTurns(distance)}`;
    if (value === "win") return distance === 1 ? "võidab kohe" : `võidab${when}`;
    if (value === "loss") return `kaotab${when}`;
    if (value === "draw") return "annab viigi";
    const lead = balls(score);
    if (lead.value === 0) return "umbes võrdne";
    return `umbes ${lead.text} kuuli ${score > 0 ? "ees" : "taga"}`;
  },
  "analysis.estimate": ({ score }) => estimate(score),
  "analysis.played": "tehtud",
  "analysis.openings": "Uuri avanguid siit edasi",
  "analysis.proven": ({ proven, total, working }) => {
    if (proven === total) {
      return total === 1 ? "Ainus võimalik käik" : `Kõigi ${total} käigu tulemus on tõestatud`;
    }
    if (proven === 0) return working ? "Seni hinnangud; analüüsitakse…" : "Ainult hinnangud";
    const part = `Tõestatud tulemusi: ${proven}, käike kokku ${total}`;
    return `${part}; ${working ? "analüüsitakse…" : "ülejäänud on hinnangud"}`;
  },

  ...numbers,

  // The tables of perfect play
  ...tables,
  "tables.label": "Täiuslik mäng",
  "tables.bar": "Täiusliku mängu laadimine",
  "tables.ask": ({ bytes }) =>
    `Täiuslik mäng vajab tabelit, mille suurus on ${megabytes(bytes)} MB. Ilma selleta arvutab arvuti ise: mängib tugevalt, kuid mitte täiuslikult.`,
  "tables.load": ({ bytes }) => `Laadi (${megabytes(bytes)} MB)`,
  "tables.decline": "Mängi ilma",
  "tables.retry": "Proovi uuesti",
  "tables.without": "Täiuslikku mängu ei ole laaditud; arvuti arvutab ise.",
  "tables.partly": "Avang ja lõppmäng on lahendatud; keskmäng arvutatakse.",
  "tables.all": ({ bytes }) => `Laadi ka keskmäng (${megabytes(bytes)} MB)`,
  "tables.ready": "Täiuslik mäng on laaditud.",

  // What a move does, without a subject
  "fact.completes": ({ figure }) => `teeb ${genitives[figure]} valmis`,
  "fact.takesBack": ({ count }) => `võtab tagasi ${count === 1 ? "ühe kuuli" : "kaks kuuli"}`,
  "fact.saves": "hoiab kuuli kokku",
  "fact.prevents": ({ player, figure }) =>
    `ei lase ${atThem(player)} ${partitives[figure]} valmis teha`,
  "fact.prepares": ({ figure }) => `valmistab ette ${partitives[figure]}`,
  "fact.gives": ({ player, figure }) => `laseb ${atThem(player)} ${genitives[figure]} valmis teha`,
  "fact.leaves": ({ player, figure }) =>
    `ei hoia ära, et ${they(player)} teevad ${genitives[figure]} valmis`,
  "fact.lets": ({ player, count }) =>
    `laseb ${atThem(player)} ${count === 1 ? "kuuli tõsta" : `tõsta ${count} kuuli`}`,
  "fact.misses": ({ figure }) => `jätab ${genitives[figure]} valmis tegemata`,
  "hint.facts": ({ facts }) => capital(list(facts)),
  "review.facts": ({ move, facts }) => `${move}: ${list(facts)}.`,

  // The game graph
  "review.label": "Mängu kulg",
  "review.start": "Analüüsi kõiki käike",
  "review.continue": "Analüüsi ülejäänud käike",
  "review.stop": "Peata",
  "review.progress": "Mängu analüüsitakse",
  "review.begins": ({ turns }) => `Analüüsitavaid käike: ${turns}.`,
  "review.tooLong": ({ most }) =>
    `Tervikuna saab analüüsida ainult mänge, milles on kuni ${counted(most, { one: "käik", other: "käiku" })}.`,
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
  "review.tryAgain": ({ count }) =>
    `Proovi uuesti: ${counted(count, { one: "viga", other: "viga" })}`,
  "review.next": "Järgmine viga",
  "review.doubt": ({ turn, move, better, best, played }) => {
    const doubt = `${turn}. käik, ${move}, on kaheldav`;
    if (best !== null) return `${doubt}. ${better} ${best}, tehtud käik aga võib-olla mitte.`;
    if (played !== null)
      return `${doubt}: see ${played}. ${better} näib parem, kuid see on tõestamata.`;
    return `${doubt}: ${better} näib parem. Kumbki ei ole tõestatud.`;
  },
  "review.showBetter": "Näita paremat käiku",
  "review.showPlayed": "Näita tehtud käiku",
};
