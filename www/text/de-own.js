// Texts of the settings and of the person’s games in German; see en-own.js.

import { counted, list } from "./de-words.js";

/** @import { TextsOf } from "./board-text.js" */

/** @type {TextsOf<"own">} */
export const own = {
  // Settings
  "settings.play": "Spiel",
  "settings.look": "Aussehen",
  "settings.feel": "Ton und Vibration",
  "settings.speed": "Tempo der Kugeln",
  "settings.speed.normal": "Mittel",
  "settings.speed.slow": "Langsam",
  "settings.speed.fast": "Schnell",
  "settings.speed.none": "Sofort",
  "settings.confirm": "Jeden Zug bestätigen",
  "settings.facing": "Zu zweit: Brett nach jedem Zug drehen",
  "settings.threats": "Drohungen zeigen",
  "settings.threats.auto": "Gegen Stufe 1 und 2",
  "settings.threats.true": "Immer",
  "settings.threats.false": "Nie",
  "settings.theme": "Farbschema",
  "settings.theme.auto": "Automatisch",
  "settings.theme.light": "Hell",
  "settings.theme.dark": "Dunkel",
  "settings.coordinates": "Koordinaten",
  "settings.plan": "Plan der Ebenen",
  "settings.plan.auto": "Automatisch",
  "settings.plan.on": "Immer",
  "settings.plan.off": "Nie",
  "settings.sound": "Ton",
  "settings.haptics": "Vibration",

  // Everything on the device
  "kept.title": "Auf diesem Gerät",
  "kept.line": "Alles ist nur in diesem Browser gespeichert. Nimm es als Datei mit.",
  "kept.save": "Alles speichern",
  "kept.add": "Datei hinzufügen",
  "kept.saved": "Als Datei gespeichert.",
  "kept.ask": "Diese Datei hinzufügen?",
  "kept.new": ({ items }) => `Neu: ${list(items)}.`,
  "kept.games": ({ count }) => counted(count, { one: "Partie", other: "Partien" }),
  "kept.results": ({ count }) =>
    counted(count, { one: "Aufgabenergebnis", other: "Aufgabenergebnisse" }),
  "kept.steps": ({ count }) =>
    counted(count, { one: "Lektionsschritt", other: "Lektionsschritte" }),
  "kept.positions": ({ count }) =>
    counted(count, { one: "Stellung aus deinen Partien", other: "Stellungen aus deinen Partien" }),
  "kept.more": "Einstellungen",
  "kept.ignored": ({ count }) =>
    `${counted(count, { one: "Eintrag ist unbekannt oder beschädigt und wird ignoriert", other: "Einträge sind unbekannt oder beschädigt und werden ignoriert" })}.`,
  "kept.yes": "Hinzufügen",
  "kept.done": "Hinzugefügt.",
  "kept.nothing": "In dieser Datei ist nichts Neues.",
  "kept.full": "Nichts wurde hinzugefügt: Der Speicher ist voll.",
  "kept.tooLarge": ({ megabytes }) => `Diese Datei ist zu groß (höchstens ${megabytes} MB).`,
  "kept.unreadable": "Diese Datei enthält nichts von Pylos.",

  // The person’s games
  "games.none": "Noch keine Partien.",
  "games.results": "Gegen den Computer",
  "games.level": "Stufe",
  "games.score": ({ won, lost, drawn }) => `${won} gewonnen, ${lost} verloren, ${drawn} Remis`,
  "games.search": "Suchen",
  "games.friends": "Zu zweit",
  "games.won": "Du hast gewonnen",
  "games.lost": "Du hast verloren",
  "games.drawn": "Remis",
  "games.open": "Nicht beendet",
  "games.light": "Hell hat gewonnen",
  "games.dark": "Dunkel hat gewonnen",
  "games.turns": ({ count }) => counted(count, { one: "Zug", other: "Züge" }),
  "games.review": "Ansehen",
  "games.continue": "Weiterspielen",
  "games.delete": "Löschen",
  "games.named": ({ act, game }) => `${act}: ${game}`,
  "games.deleteOne": "Diese Partie löschen?",
  "games.deleted": "Partie gelöscht.",
  "games.deleteAll": "Alle löschen …",
  "games.deleteAllLine": ({ count }) =>
    `${counted(count, { one: "Partie", other: "Partien" })} endgültig löschen?`,
  "games.allDeleted": "Alle Partien gelöscht.",
  "games.added": ({ count }) =>
    `Hinzugefügt: ${counted(count, { one: "neue Partie", other: "neue Partien" })}.`,
  "games.keep": "Behalten",
  "games.save": "Alle speichern",
  "games.mistakes": "Meine Fehler",
  "games.damaged": ({ count }) =>
    `${counted(count, { one: "beschädigte Partie konnte", other: "beschädigte Partien konnten" })} nicht gelesen werden.`,
  "games.refused": "Dieser Browser speichert deine Partien nicht. Speichere sie als Dateien.",
};
