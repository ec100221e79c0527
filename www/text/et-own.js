// Texts of the settings and of the person’s games in Estonian; see en-own.js.

import { counted, number } from "./et-words.js";

/** @import { OwnTexts } from "./own.js" */

/** @type {OwnTexts} */
export const own = {
  // Settings
  "settings.title": "Sätted",
  "settings.play": "Mängimine",
  "settings.look": "Välimus",
  "settings.feel": "Heli ja värin",
  "settings.speed": "Kuulide kiirus",
  "settings.speed.normal": "Tavaline",
  "settings.speed.slow": "Aeglane",
  "settings.speed.fast": "Kiire",
  "settings.speed.none": "Ilma animatsioonita",
  "settings.confirm": "Kinnita iga käik enne selle tegemist",
  "settings.threats": "Näita, millega vastane ähvardab",
  "settings.threats.auto": "1. ja 2. taseme vastu",
  "settings.threats.true": "Alati",
  "settings.threats.false": "Mitte kunagi",
  "settings.theme": "Värvid",
  "settings.theme.auto": "Nagu seadmes",
  "settings.theme.light": "Heledad värvid",
  "settings.theme.dark": "Tumedad värvid",
  "settings.coordinates": "Näita kohtade nimesid mängulaua servas",
  "settings.plan": "Korruste plaan",
  "settings.plan.auto": "Kus on ruumi",
  "settings.plan.on": "Alati",
  "settings.plan.off": "Mitte kunagi",
  "settings.sound": "Puidu heli",
  "settings.haptics": "Värise, kui kuul maandub",

  // Everything on the device
  "kept.title": "Kõik selles seadmes",
  "kept.line":
    "Sätted, mängud, tulemused ja kursuse edenemine on salvestatud ainult selles brauseris. Failiga saad need teise seadmesse viia; faili lisamine ei kustuta midagi.",
  "kept.save": "Salvesta kõik faili",
  "kept.add": "Lisa failist",
  "kept.saved": "Kõik on faili salvestatud.",
  "kept.added": ({ count }) => `Fail on lisatud, uusi mänge: ${number(count)}.`,
  "kept.full": "Kõike ei lisatud: brauseri mäluruum on täis või pole lubatud.",
  "kept.unreadable": "Selles failis pole Pylose sätteid ega mängude üleskirjutusi.",

  // The person’s games
  "games.title": "Minu mängud",
  "games.none": "Siin pole veel mänge. Sinu mängud salvestatakse sellesse seadmesse.",
  "games.results": "Tulemused arvuti vastu",
  "games.wonLost": "Võite – kaotusi",
  "games.resultsLine": "Kolmas arv loeb viike.",
  "games.level": "Tase",
  "games.score": ({ won, lost, drawn }) => `võite ${won}, kaotusi ${lost}, viike ${drawn}`,
  "games.search": "Otsi",
  "games.searchLine": "Vastane, reeglid, kuupäev või tulemus",
  "games.count": ({ count }) => counted(count, { one: "mäng", other: "mängu" }),
  "games.noneFound": "Ükski mäng ei vasta otsingule.",
  "games.friends": "Kaks mängijat",
  "games.won": "Sa võitsid",
  "games.lost": "Sa kaotasid",
  "games.drawn": "Viik",
  "games.open": "Lõpetamata",
  "games.light": "Heledad võitsid",
  "games.dark": "Tumedad võitsid",
  "games.turns": ({ count }) => counted(count, { one: "käik", other: "käiku" }),
  "games.review": "Vaata üle",
  "games.continue": "Jätka",
  "games.delete": "Kustuta",
  "games.named": ({ act, game }) => `${act}: ${game}`,
  "games.deleteOne": "Kas kustutada see mäng?",
  "games.deleted": "Mäng on kustutatud.",
  "games.deleteAll": "Kustuta kõik…",
  "games.deleteAllLine": ({ count }) =>
    count === 1
      ? "Kas kustutada see mäng jäädavalt?"
      : `Kas kustutada kõik ${number(count)} mängu jäädavalt?`,
  "games.allDeleted": "Kõik mängud on kustutatud.",
  "games.keep": "Jäta alles",
  "games.more": "Näita rohkem",
  "games.save": "Salvesta kõik mängud faili",
  "games.mistakes": "Minu vead",
  "games.damaged": ({ count }) =>
    `${counted(count, { one: "vigast mängu", other: "vigast mängu" })} ei saanud lugeda.`,
  "games.refused":
    "Seda mängu ei saa „Minu mängude“ hulka salvestada: brauseri mäluruum on täis või pole lubatud. Faili saad selle siiski salvestada.",
};
