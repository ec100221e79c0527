// Texts of the dialogs in German; see en-dialogs.js.

import { counted, megabytes, name, number } from "./de-words.js";

const levelNames = [
  "Neuling",
  "Anfänger",
  "Amateur",
  "Kenner",
  "Könner",
  "Profi",
  "Meister",
  "perfekt",
];

/** @type {import("./board-text.js").TextsOf<"dialogs">} */
export const dialogs = {
  // New game
  "new.children": "Kinder",
  "new.children.line": "Nur setzen und hochsetzen.",
  "new.standard": "Normal",
  "new.standard.line": "Ein Quadrat deiner Farbe bringt Kugeln zurück.",
  "new.expert": "Experten",
  "new.expert.line": "Auch Reihen zählen.",
  "new.more": "Weitere Regeln",
  "new.takeBack": "Kugeln zurücknehmen",
  "new.takeBack.required": "Pflicht",
  "new.takeBack.optional": "Freiwillig",
  "new.emptyReserve": "Leerer Vorrat",
  "new.emptyReserve.loses": "Du verlierst",
  "new.emptyReserve.playsOn": "Hochsetzen geht noch",
  "new.opponent": "Gegner",
  "new.computer": "Der Computer",
  "new.friend": "Zu zweit hier",
  "new.links": "Jemand anderswo",
  "new.names": "Namen (freiwillig)",
  "new.yourName": "Dein Name (freiwillig)",
  "new.friendName": "Name deines Mitspielers",
  "new.level": ({ level }) => `Computer, Stufe ${level} (${levelNames[level - 1]})`,
  "level.name": ({ level }) => levelNames[level - 1],
  "new.colour": "Deine Farbe",
  "new.lot": "Auslosen",
  "new.clock": "Mit Uhr",
  "new.minutes": "Minuten je Spieler",
  "new.seconds": "Extrasekunden je Zug",
  "new.start": "Beginnen",

  // Resigning
  "resign.title": "Diese Partie aufgeben?",
  "resign.line": ({ winner }) => `Dann gewinnt ${name(winner)}.`,
  "resign.keep": "Weiterspielen",

  // Save and share
  "record.share": "Teilen",
  "record.picture": "Bild speichern",
  "record.link": "Link zu dieser Partie",
  "record.copyLink": "Link kopieren",
  "record.text": "Notation",
  "record.copy": "Notation kopieren",
  "record.save": "Datei speichern",
  "record.load": "Partie laden",
  "record.paste": "Notation oder Zugliste",
  "record.open": "Datei öffnen",
  "record.use": "Laden",
  "record.copied": "Kopiert.",
  "record.copyRefused": "Kopieren ist gesperrt. Der Text ist ausgewählt: Kopiere ihn selbst.",
  "record.empty": "Füge erst eine Notation ein.",
  "record.tooLong": ({ kilobytes }) => `Zu lang für eine Notation (höchstens ${kilobytes} KB).`,
  "record.unreadable": "Die Datei konnte nicht gelesen werden.",
  "record.bad": ({ reason }) => `Nicht geladen. ${reason}`,
  "record.beginning": ({ count }) =>
    `Partie bis dorthin öffnen (${counted(count, { one: "Zug", other: "Züge" })})`,
  "record.several": ({ count }) => `Dieser Text enthält ${number(count)} Partien.`,
  "record.first": "Erste Partie öffnen",
  "record.all": "Alle zu „Meine Partien“ hinzufügen",
  "record.loaded": "Partie geladen.",

  // Help
  "help.line1": "Setze eine Kugel oder setze eine eigene hoch, die keine andere trägt.",
  "help.line2": "Vollende ein Quadrat deiner Farbe und nimm eine oder zwei Kugeln zurück.",
  "help.line3":
    "Setze die letzte Kugel auf die Spitze. Bist du mit leerem Vorrat am Zug, verlierst du.",
  "help.win": "So gewinnst du",
  "help.keys": "Tastenkürzel",
  "help.letters": "Kürzel mit einem Buchstaben",
  "help.key.board": "Tab, dann Pfeile",
  "help.board": "auf dem Brett bewegen; Eingabetaste wählt",
  "help.key.level": "Bild auf, Bild ab",
  "help.level": "eine Ebene hinauf oder hinab",
  "help.key.escape": "Esc",
  "help.escape": "abbrechen oder zurück zur Partie",
  "help.replay": "einen Zug zurück oder vor",
  "help.key.ends": "Pos1, Ende",
  "help.ends": "Anfang, Ende der Partie",
  "help.values": "andere Züge in der Analyse",
  "help.key.hold": "Brett gedrückt halten",
  "help.flip": "um 180° drehen",
  "help.turn": "nach links oder rechts drehen",
  "help.tilt": "neigen",
  "help.levels": "Ebenen bis zu dieser",

  // Use without a connection
  "offline.title": "Offline nutzen",
  "offline.works": "Diese Seite funktioniert auch offline.",
  "offline.kept": ({ bytes }) =>
    `Diese Seite funktioniert offline, mit perfektem Spiel (${megabytes(bytes)} MB).`,
  "offline.site": ({ kept, all }) => `Gespeicherte Dateien der Seite: ${kept} von ${all}.`,
  "offline.play": ({ kept, all }) =>
    `Gespeicherte Dateien des perfekten Spiels: ${kept} von ${all}.`,
  "offline.keep": ({ bytes }) => `Perfektes Spiel laden (${megabytes(bytes)} MB)`,
  "offline.progress": ({ received, bytes }) => `${megabytes(received)} von ${megabytes(bytes)} MB`,
  "offline.stopped": "Der Download ist angehalten. Du kannst ihn später fortsetzen.",
  "offline.full": ({ bytes }) => `Für ${megabytes(bytes)} MB ist kein Platz.`,
  "offline.delete": "Perfektes Spiel löschen",

  // The menu, and what the eye opens
  "action.resign": "Aufgeben",
  "action.record": "Speichern oder teilen",
  "action.help": "Hilfe",
  "action.menu": "Menü",
  "action.games": "Meine Partien",
  "action.settings": "Einstellungen",
  "view.tilt": ({ elevation }) =>
    `Ansicht: ${elevation >= 90 ? "von oben" : elevation >= 70 ? "steil" : "flach"}`,
  "view.glass": "Durchsichtige Kugeln",
  "view.turn": "Brett drehen",
  "view.signs": "Was die Zeichen bedeuten",
  "signs.carries": "trägt den Platz unter dem Zeiger",
  "view.reset": "Normale Ansicht",
  "view.levels": ({ levels }) => `Bis Ebene ${levels}`,

  // What is said of a game that goes on, and of the view
  "say.newGame": ({ rules, player }) => `Neue Partie. ${rules}. ${name(player)} ist am Zug.`,
  "say.you": ({ player }) => ` Du spielst ${name(player)}.`,
  "say.timeLeft": ({ player, seconds }) =>
    `${name(player)}: noch ${seconds === 60 ? "eine Minute" : `${seconds} Sekunden`}.`,
  "view.apart": "Ebenen nebeneinander",
  "note.turn": "Zieh am Brett, um es zu drehen.",
};
