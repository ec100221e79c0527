// Texts of the settings and of the person’s games in Lithuanian; see en-own.js.

import { counted, list, number } from "./lt-words.js";

/** @import { TextsOf } from "./board-text.js" */

/** @type {TextsOf<"own">} */
export const own = {
  // Settings
  "settings.play": "Žaidimas",
  "settings.look": "Išvaizda",
  "settings.feel": "Garsas ir vibracija",
  "settings.speed": "Rutuliukų greitis",
  "settings.speed.normal": "Įprastas",
  "settings.speed.slow": "Lėtas",
  "settings.speed.fast": "Greitas",
  "settings.speed.none": "Be judesio",
  "settings.confirm": "Patvirtinti kiekvieną ėjimą",
  "settings.facing": "Žaidžiant dviese sukti lentą po kiekvieno ėjimo",
  "settings.threats": "Rodyti grėsmes",
  "settings.threats.auto": "Prieš 1 ir 2 lygį",
  "settings.threats.true": "Visada",
  "settings.threats.false": "Niekada",
  "settings.theme": "Spalvos",
  "settings.theme.auto": "Automatiškai",
  "settings.theme.light": "Šviesios",
  "settings.theme.dark": "Tamsios",
  "settings.coordinates": "Koordinatės",
  "settings.plan": "Aukštų planas",
  "settings.plan.auto": "Automatiškai",
  "settings.plan.on": "Visada",
  "settings.plan.off": "Niekada",
  "settings.sound": "Garsas",
  "settings.haptics": "Vibracija",

  // Everything on the device
  "kept.title": "Šiame įrenginyje",
  "kept.line": "Viskas įrašyta tik šioje naršyklėje. Pasiimkite kaip failą.",
  "kept.save": "Įrašyti viską",
  "kept.add": "Pridėti failą",
  "kept.saved": "Įrašyta į failą.",
  "kept.ask": "Pridėti šį failą?",
  "kept.new": ({ items }) => `Nauja: ${list(items)}.`,
  "kept.games": ({ count }) =>
    counted(count, { one: "partija", few: "partijos", other: "partijų" }),
  "kept.results": ({ count }) =>
    counted(count, {
      one: "uždavinio rezultatas",
      few: "uždavinių rezultatai",
      other: "uždavinių rezultatų",
    }),
  "kept.steps": ({ count }) =>
    counted(count, { one: "pamokos žingsnis", few: "pamokų žingsniai", other: "pamokų žingsnių" }),
  "kept.positions": ({ count }) =>
    counted(count, {
      one: "pozicija iš jūsų partijų",
      few: "pozicijos iš jūsų partijų",
      other: "pozicijų iš jūsų partijų",
    }),
  "kept.more": "nuostatos",
  "kept.ignored": ({ count }) =>
    `Nežinomų arba pažeistų elementų, kurie bus praleisti: ${number(count)}.`,
  "kept.yes": "Pridėti",
  "kept.done": "Pridėta.",
  "kept.nothing": "Šiame faile nėra nieko naujo.",
  "kept.full": "Nieko nepridėta: saugykla pilna.",
  "kept.tooLarge": ({ megabytes }) => `Failas per didelis (riba – ${megabytes} MB).`,
  "kept.unreadable": "Šiame faile nėra nieko iš Pylos.",

  // The person’s games
  "games.none": "Partijų dar nėra.",
  "games.results": "Prieš kompiuterį",
  "games.level": "Lygis",
  "games.score": ({ won, lost, drawn }) => `laimėta ${won}, pralaimėta ${lost}, lygiosios ${drawn}`,
  "games.search": "Ieškoti",
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
    `Negrįžtamai ištrinti ${counted(count, { one: "partiją", few: "partijas", other: "partijų" })}?`,
  "games.allDeleted": "Visos partijos ištrintos.",
  "games.added": ({ count }) => `Pridėta naujų partijų: ${number(count)}.`,
  "games.keep": "Palikti",
  "games.save": "Įrašyti visas",
  "games.mistakes": "Mano klaidos",
  "games.damaged": ({ count }) => `Nepavyko perskaityti pažeistų partijų: ${number(count)}.`,
  "games.refused": "Ši naršyklė jūsų partijų neįrašo. Įrašykite jas į failus.",
};
