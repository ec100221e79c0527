// Texts of the settings and of the person’s games in German; see en-own.js.

import { counted, number } from "./de-words.js";

/** @import { OwnTexts } from "./own.js" */

/** @type {OwnTexts} */
export const own = {
  // Settings
  "settings.title": "Einstellungen",
  "settings.play": "Spielen",
  "settings.look": "Aussehen",
  "settings.feel": "Klang und Gefühl",
  "settings.speed": "Tempo der Kugeln",
  "settings.speed.normal": "Mittel",
  "settings.speed.slow": "Langsam",
  "settings.speed.fast": "Schnell",
  "settings.speed.none": "Ohne Animation",
  "settings.confirm": "Jeden Zug bestätigen, bevor er gespielt wird",
  "settings.threats": "Zeigen, was der Gegner droht",
  "settings.threats.auto": "Gegen Stufe 1 und 2",
  "settings.threats.true": "Immer",
  "settings.threats.false": "Nie",
  "settings.theme": "Farben",
  "settings.theme.auto": "Wie das Gerät",
  "settings.theme.light": "Helle Farben",
  "settings.theme.dark": "Dunkle Farben",
  "settings.coordinates": "Namen der Plätze am Brettrand zeigen",
  "settings.plan": "Plan der Ebenen",
  "settings.plan.auto": "Wo Platz ist",
  "settings.plan.on": "Immer",
  "settings.plan.off": "Nie",
  "settings.sound": "Klang von Holz auf Holz",
  "settings.haptics": "Vibrieren, wenn eine Kugel landet",

  // Everything on the device
  "kept.title": "Alles auf diesem Gerät",
  "kept.line":
    "Einstellungen, Partien, Ergebnisse und der Stand im Kurs sind nur in diesem Browser gespeichert. Mit einer Datei kannst du sie auf ein anderes Gerät bringen; beim Hinzufügen wird nichts gelöscht.",
  "kept.save": "Alles als Datei speichern",
  "kept.add": "Aus einer Datei hinzufügen",
  "kept.saved": "Alles wurde als Datei gespeichert.",
  "kept.added": ({ count }) =>
    `Die Datei wurde hinzugefügt, mit ${counted(count, { one: "neuer Partie", other: "neuen Partien" })}.`,
  "kept.full":
    "Nicht alles wurde hinzugefügt: Der Speicher des Browsers ist voll oder nicht erlaubt.",
  "kept.unreadable":
    "Diese Datei enthält weder Einstellungen von Pylos noch Aufzeichnungen von Partien.",

  // The person’s games
  "games.title": "Meine Partien",
  "games.none":
    "Hier gibt es noch keine Partien. Die Partien, die du spielst, werden auf diesem Gerät gespeichert.",
  "games.results": "Ergebnisse gegen den Computer",
  "games.wonLost": "Gewonnen – verloren",
  "games.resultsLine": "Eine dritte Zahl zählt die Remis.",
  "games.level": "Stufe",
  "games.score": ({ won, lost, drawn }) => `${won} gewonnen, ${lost} verloren, ${drawn} Remis`,
  "games.search": "Suchen",
  "games.searchLine": "Gegner, Regeln, Datum oder Ergebnis",
  "games.count": ({ count }) => counted(count, { one: "Partie", other: "Partien" }),
  "games.noneFound": "Keine Partie passt zu deiner Suche.",
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
  "games.deleted": "Die Partie wurde gelöscht.",
  "games.deleteAll": "Alle löschen …",
  "games.deleteAllLine": ({ count }) =>
    `${count === 1 ? "Diese Partie" : `Alle ${number(count)} Partien`} endgültig löschen?`,
  "games.allDeleted": "Alle Partien wurden gelöscht.",
  "games.keep": "Behalten",
  "games.more": "Mehr zeigen",
  "games.save": "Alle als Datei speichern",
  "games.mistakes": "Meine Fehler",
  "games.damaged": ({ count }) =>
    `${counted(count, { one: "beschädigte Partie konnte", other: "beschädigte Partien konnten" })} nicht gelesen werden.`,
  "games.refused":
    "Diese Partie kann nicht unter „Meine Partien“ gespeichert werden: Der Speicher des Browsers ist voll oder nicht erlaubt. Als Datei kannst du sie trotzdem speichern.",
};
