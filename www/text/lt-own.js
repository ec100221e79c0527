// Texts of the settings and of the person’s games in Lithuanian; see en-own.js.

import { counted, number } from "./lt-words.js";

/** @import { OwnTexts } from "./own.js" */

/** @type {OwnTexts} */
export const own = {
  // Settings
  "settings.title": "Nuostatos",
  "settings.play": "Žaidimas",
  "settings.look": "Išvaizda",
  "settings.feel": "Garsas ir vibracija",
  "settings.speed": "Rutuliukų greitis",
  "settings.speed.normal": "Įprastas",
  "settings.speed.slow": "Lėtas",
  "settings.speed.fast": "Greitas",
  "settings.speed.none": "Be animacijos",
  "settings.confirm": "Patvirtinti kiekvieną ėjimą prieš jį atliekant",
  "settings.threats": "Rodyti, kuo grasina varžovas",
  "settings.threats.auto": "Prieš 1 ir 2 lygį",
  "settings.threats.true": "Visada",
  "settings.threats.false": "Niekada",
  "settings.theme": "Spalvos",
  "settings.theme.auto": "Kaip įrenginyje",
  "settings.theme.light": "Šviesios spalvos",
  "settings.theme.dark": "Tamsios spalvos",
  "settings.coordinates": "Rodyti vietų pavadinimus aplink lentą",
  "settings.plan": "Aukštų planas",
  "settings.plan.auto": "Kur yra vietos",
  "settings.plan.on": "Visada",
  "settings.plan.off": "Niekada",
  "settings.sound": "Medžio garsas",
  "settings.haptics": "Vibruoti, kai nusileidžia rutuliukas",

  // Everything on the device
  "kept.title": "Viskas šiame įrenginyje",
  "kept.line":
    "Nuostatos, partijos, rezultatai ir kurso pažanga saugomi tik šioje naršyklėje. Su failu juos galite perkelti į kitą įrenginį; pridedant failą niekas neištrinama.",
  "kept.save": "Įrašyti viską į failą",
  "kept.add": "Pridėti iš failo",
  "kept.saved": "Viskas įrašyta į failą.",
  "kept.added": ({ count }) => `Failas pridėtas, naujų partijų: ${number(count)}.`,
  "kept.full": "Pridėta ne viskas: naršyklės saugykla pilna arba neleidžiama.",
  "kept.unreadable": "Šiame faile nėra nei „Pylos“ nuostatų, nei partijų įrašų.",

  // The person’s games
  "games.title": "Mano partijos",
  "games.none": "Čia dar nėra partijų. Jūsų žaidžiamos partijos saugomos šiame įrenginyje.",
  "games.results": "Rezultatai prieš kompiuterį",
  "games.wonLost": "Laimėta – pralaimėta",
  "games.resultsLine": "Trečias skaičius – lygiosios.",
  "games.level": "Lygis",
  "games.score": ({ won, lost, drawn }) =>
    `laimėta: ${won}, pralaimėta: ${lost}, lygiosios: ${drawn}`,
  "games.search": "Ieškoti",
  "games.searchLine": "Varžovas, taisyklės, data arba rezultatas",
  "games.count": ({ count }) =>
    counted(count, { one: "partija", few: "partijos", many: "partijos", other: "partijų" }),
  "games.noneFound": "Jokia partija neatitinka paieškos.",
  "games.friends": "Du žaidėjai",
  "games.won": "Laimėjote",
  "games.lost": "Pralaimėjote",
  "games.drawn": "Lygiosios",
  "games.open": "Nebaigta",
  "games.light": "Šviesieji laimėjo",
  "games.dark": "Tamsieji laimėjo",
  "games.turns": ({ count }) =>
    counted(count, { one: "ėjimas", few: "ėjimai", many: "ėjimo", other: "ėjimų" }),
  "games.review": "Peržiūrėti",
  "games.continue": "Tęsti",
  "games.delete": "Ištrinti",
  "games.named": ({ act, game }) => `${act}: ${game}`,
  "games.deleteOne": "Ištrinti šią partiją?",
  "games.deleted": "Partija ištrinta.",
  "games.deleteAll": "Ištrinti visas…",
  "games.deleteAllLine": ({ count }) =>
    count === 1
      ? "Ištrinti šią partiją visam laikui?"
      : `Ištrinti visas partijas (${number(count)}) visam laikui?`,
  "games.allDeleted": "Visos partijos ištrintos.",
  "games.keep": "Palikti",
  "games.more": "Rodyti daugiau",
  "games.save": "Įrašyti visas į failą",
  "games.mistakes": "Mano klaidos",
  "games.damaged": ({ count }) => `Nepavyko perskaityti pažeistų partijų: ${number(count)}.`,
  "games.refused":
    "Šios partijos negalima įrašyti į „Mano partijas“: naršyklės saugykla pilna arba neleidžiama. Vis tiek galite ją įrašyti į failą.",
};
