// Texts of one’s own mistakes as exercises in Estonian; see en-mistakes.js.

import { counted, number } from "./et-words.js";
import { capital } from "./plural.js";

/** @import { MistakeTexts } from "./mistakes.js" */

/** @param {number} count */
const positions = (count) => counted(count, { one: "seis", other: "seisu" });

/** What a move that was missed does, or would have seen. @type {Record<string, string>} */
const missed = {
  square: "nelinurgad",
  line: "rivid",
  "two-back": "kahe kuuli tagasivõtmine",
  "one-back": "millal on parem võtta tagasi ainult üks kuul",
  raise: "kuulide tõstmine",
  deny: "mida vastane kohe valmis teeb või tõstab",
  unlock: "käigud, mis vabastavad sinu kuuli",
  zugzwang: "käigud, mis ei jäta head vastust",
  hold: "kuidas viiki hoida",
  apex: "võidujooks tippu",
};

/** @type {MistakeTexts} */
export const mistakes = {
  "mistakes.empty":
    "Siin pole veel seise. Mängi üks mäng lõpuni ja otsi siis siit oma vigu: igaühest saab seis, mida harjutada.",
  "mistakes.play": "Mängi",
  "mistakes.count": ({ all, due, done }) =>
    [
      `${positions(all)} sinu mängudest`,
      due === 0 ? "täna pole midagi harjutada" : `täna harjutada ${number(due)}`,
      ...(done === 0 ? [] : [`kaks korda lahendatud ${number(done)}`]),
    ].join(", "),
  "mistakes.practise": ({ count }) => `Harjuta: ${positions(count)}`,
  "mistakes.anyway": "Harjuta siiski",
  "mistakes.overlooked": "Mida sa ei märka",
  "mistakes.most": ({ theme, count, all }) =>
    `Kõige sagedamini jääb sul märkamata: ${missed[theme]} (${number(count)} / ${number(all)}). Vali, mida harjutada.`,
  "mistakes.theme": ({ theme, count, all }) =>
    `${capital(missed[theme])}: ${number(count)} / ${number(all)}`,

  // Looking through games
  "mistakes.look": "Veel läbi vaatamata mängud",
  "mistakes.waiting": ({ count }) =>
    `Lõpetatud mänge arvuti vastu või linkide kaudu: ${number(count)}.`,
  "mistakes.both": ({ count }) => `Ka kahe inimese mängud (${number(count)}) koos mõlema vigadega`,
  "mistakes.start": "Otsi vigu",
  "mistakes.looking": ({ game, count }) =>
    count === 1 ? "Sinu vigade otsimine…" : `Läbi vaatamisel on ${game}. mäng ${count}-st…`,
  "mistakes.progress": "Vigade otsimine",
  "mistakes.found": ({ games, positions: found }) =>
    `${counted(games, { one: "mäng", other: "mängu" })} läbi vaadatud: ${found === 0 ? "uusi seise pole" : `harjutamiseks ${positions(found)}`}.`,
  "mistakes.open": ({ count }) =>
    `${counted(count, { one: "käiku", other: "käiku" })} ei saanud ilma täiusliku mängu tabeliteta hinnata.`,
  "mistakes.none": "Selles mängus ei andnud sa midagi käest: pole midagi uuesti proovida.",

  // Practising
  "mistakes.from": ({ level, turn, day }) =>
    [level === null ? "Kaks mängijat" : `${level}. taseme vastu`, `${turn}. käik`, day]
      .filter(Boolean)
      .join(" · "),
  "mistakes.played": ({ move, value, left }) =>
    `Sa mängisid siin ${move} ja ${value === "won" && left === "endless" ? "lasid võidu käest" : "kaotasid mängu"}.`,
  "mistakes.times": ({ count }) => `Märkamata mängudes: ${number(count)}.`,
  "mistakes.place": ({ at, count }) => `${at}. seis ${count}-st`,
  "mistakes.refute": "Näita, miks",
  "mistakes.refuted": ({ move, reply, left }) =>
    `Pärast ${move} ${left === "lost" ? `võidab vastane käiguga ${reply}` : `võtab ${reply} sinult võidu`}.`,
  "mistakes.position": "Tagasi",
  "mistakes.again": ({ days }) =>
    days === 0
      ? "Kaks korda lahendatud: see seis on tehtud."
      : `See seis tuleb tagasi ${days === 1 ? "homme" : `${days} päeva pärast`}.`,
  "mistakes.result": ({ solved, count }) =>
    `Esimesel katsel lahendatud: ${number(solved)} / ${number(count)}.`,
  "mistakes.all": "Kõik sinu seisud",
  "mistakes.game": "Tagasi mängu juurde",

  // The pile
  "mistakes.kept":
    "Seisud on salvestatud ainult selles seadmes. Need jäävad alles ka siis, kui kustutad mängu, millest need on.",
  "mistakes.remove": "Eemalda see seis",
  "mistakes.removed": "Seis on eemaldatud.",
  "mistakes.removeAll": "Eemalda kõik…",
  "mistakes.removeAllLine": ({ count }) =>
    count === 1
      ? "Kas eemaldada see seis jäädavalt?"
      : `Kas eemaldada kõik ${number(count)} seisu jäädavalt?`,
  "mistakes.reallyRemove": "Eemalda",
  "mistakes.keep": "Jäta alles",
  "mistakes.refused":
    "Sinu seise ei saa salvestada: brauseri mäluruum on täis või pole lubatud. Need on siin, kuni lahkud sellelt lehelt.",
};
