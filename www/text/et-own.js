// Texts of the settings and of the person’s games in Estonian; see en-own.js.

import { counted, list, number } from "./et-words.js";

/** @import { TextsOf } from "./board-text.js" */

/** @type {TextsOf<"own">} */
export const own = {
  // Settings
  "settings.play": "Mängimine",
  "settings.look": "Välimus",
  "settings.feel": "Heli ja vibratsioon",
  "settings.speed": "Kuulide kiirus",
  "settings.speed.normal": "Tavaline",
  "settings.speed.slow": "Aeglane",
  "settings.speed.fast": "Kiire",
  "settings.speed.none": "Kohe",
  "settings.confirm": "Kinnita iga käik",
  "settings.facing": "Kahekesi: pööra lauda pärast iga käiku",
  "settings.threats": "Näita ähvardusi",
  "settings.threats.auto": "1. ja 2. taseme vastu",
  "settings.threats.true": "Alati",
  "settings.threats.false": "Mitte kunagi",
  "settings.theme": "Teema",
  "settings.theme.auto": "Automaatne",
  "settings.theme.light": "Hele",
  "settings.theme.dark": "Tume",
  "settings.coordinates": "Koordinaadid",
  "settings.plan": "Korruste plaan",
  "settings.plan.auto": "Automaatne",
  "settings.plan.on": "Alati",
  "settings.plan.off": "Mitte kunagi",
  "settings.sound": "Heli",
  "settings.haptics": "Vibratsioon",

  // Everything on the device
  "kept.title": "Selles seadmes",
  "kept.line": "Kõik on salvestatud ainult selles brauseris. Võta see failina kaasa.",
  "kept.save": "Salvesta kõik",
  "kept.add": "Lisa fail",
  "kept.saved": "Fail on salvestatud.",
  "kept.ask": "Kas lisada see fail?",
  "kept.new": ({ items }) => `Uus: ${list(items)}.`,
  "kept.games": ({ count }) => counted(count, { one: "mäng", other: "mängu" }),
  "kept.results": ({ count }) =>
    counted(count, { one: "ülesande tulemus", other: "ülesande tulemust" }),
  "kept.steps": ({ count }) => counted(count, { one: "õppetunni samm", other: "õppetunni sammu" }),
  "kept.positions": ({ count }) =>
    counted(count, { one: "seis sinu mängudest", other: "seisu sinu mängudest" }),
  "kept.more": "sätted",
  "kept.ignored": ({ count }) =>
    `Tundmatuid või vigaseid kirjeid, mida ei kasutata: ${number(count)}.`,
  "kept.yes": "Lisa",
  "kept.done": "Lisatud.",
  "kept.nothing": "Selles failis pole midagi uut.",
  "kept.full": "Midagi ei lisatud: mäluruum on täis.",
  "kept.tooLarge": ({ megabytes }) => `See fail on liiga suur (piir on ${megabytes} MB).`,
  "kept.unreadable": "Selles failis pole Pylose andmeid.",

  // The person’s games
  "games.none": "Mänge veel pole.",
  "games.results": "Arvuti vastu",
  "games.level": "Tase",
  "games.score": ({ won, lost, drawn }) => `võite ${won}, kaotusi ${lost}, viike ${drawn}`,
  "games.search": "Otsi",
  "games.friends": "Kaks mängijat",
  "games.won": "Sa võitsid",
  "games.lost": "Sa kaotasid",
  "games.drawn": "Viik",
  "games.open": "Lõpetamata",
  "games.light": "Heledad võitsid",
  "games.dark": "Tumedad võitsid",
  "games.turns": ({ count }) => counted(count, { one: "käik", other: "käiku" }),
  "games.review": "Vaata läbi",
  "games.continue": "Jätka",
  "games.delete": "Kustuta",
  "games.named": ({ act, game }) => `${act}: ${game}`,
  "games.deleteOne": "Kas kustutada see mäng?",
  "games.deleted": "Mäng on kustutatud.",
  "games.deleteAll": "Kustuta kõik…",
  "games.deleteAllLine": ({ count }) =>
    `Kas kustutada jäädavalt ${counted(count, { one: "mäng", other: "mängu" })}?`,
  "games.allDeleted": "Kõik mängud on kustutatud.",
  "games.added": ({ count }) => `Lisatud uusi mänge: ${number(count)}.`,
  "games.keep": "Jäta alles",
  "games.save": "Salvesta kõik",
  "games.mistakes": "Minu vead",
  "games.damaged": ({ count }) =>
    `${counted(count, { one: "vigast mängu", other: "vigast mängu" })} ei saanud lugeda.`,
  "games.refused": "See brauser ei salvesta sinu mänge. Salvesta need failidena.",
};
