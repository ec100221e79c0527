// All texts of the play page in German: a translation of en.js. The terms are in docs/glossary.md; the reader is "du".

import { board } from "./de-board.js";
import { countBalls, name, number } from "./de-words.js";

const levelNames = [
  "Anfänger",
  "Gelegenheitsspieler",
  "Hobbyspieler",
  "Vereinsspieler",
  "Könner",
  "Experte",
  "Meister",
  "Perfekter Spieler",
];

const variantNames = {
  children: "Kinderregeln",
  standard: "Normale Regeln",
  expert: "Expertenregeln",
};

/** @param {"light" | "dark"} player */
const other = (player) => (player === "light" ? "dark" : "light");

/** @type {import("./text.js").Texts} */
export const de = {
  ...board,

  // The language itself
  "language.label": "Sprache",
  "language.failed":
    "Diese Sprache konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.",

  // The page
  title: ({ status }) => `${status} – Pylos`,
  name: "Pylos",
  "page.game": "Partie",
  "page.starting": "Das Brett wird aufgebaut …",
  "page.rules": ({ variant, takeBack, emptyReserve }) =>
    [
      variantNames[variant],
      ...(takeBack === "optional" ? ["Zurücknehmen ist freiwillig"] : []),
      ...(emptyReserve === "playsOn" ? ["mit leerem Vorrat geht es weiter"] : []),
    ].join(", "),

  // Turns in words
  "say.newGame": ({ rules, player }) => `Neue Partie. ${rules}. ${name(player)} ist am Zug.`,
  "say.you": ({ player }) => ` Du spielst ${name(player)}.`,
  "say.timeLeft": ({ player, seconds }) =>
    `${name(player)}: noch ${seconds === 60 ? "eine Minute" : `${seconds} Sekunden`}.`,

  // The panel
  "player.light": "Hell",
  "player.dark": "Dunkel",
  "player.you": "du",
  "player.computer": ({ level }) => `Computer ${level}`,
  "player.reserve": ({ count }) => countBalls(count),
  "player.clock": ({ player }) => `Uhr von ${name(player)}`,
  "player.label": "Spieler",
  "turn.pause": "Anhalten",
  "turn.continue": "Fortsetzen",
  "replay.label": "Rückblick",
  "action.label": "Partie",
  "action.redo": "Wiederholen",
  "action.resign": "Aufgeben",
  "action.new": "Neue Partie",
  "action.record": "Speichern oder teilen",
  "action.hint": "Tipp",
  "action.analysis": "Analyse",
  "action.help": "Hilfe",
  "action.menu": "Menü",
  "action.games": "Meine Partien",
  "action.settings": "Einstellungen",
  "learn.link": "Lernen",
  "rules.link": "Regeln",
  "dialog.close": "Schließen",
  "dialog.cancel": "Abbrechen",

  // The view of the board
  "view.label": "Ansicht des Bretts",
  "view.tilt": ({ elevation }) =>
    elevation >= 90 ? "Neigung: von oben" : elevation >= 70 ? "Neigung: hoch" : "Neigung: niedrig",
  "view.apart": "Ebenen nebeneinander",
  "view.glass": "Durchsichtige Kugeln",
  "view.reset": "Ansicht zurücksetzen",
  "view.levels": ({ levels }) =>
    levels === 4
      ? "Sichtbare Ebenen: alle"
      : levels === 1
        ? "Sichtbare Ebenen: 1"
        : `Sichtbare Ebenen: 1 bis ${levels}`,

  // New game
  "new.title": "Neue Partie",
  "new.variant": "Regeln",
  "new.children": "Kinder",
  "new.children.line": "Nur setzen und hochsetzen. Es werden keine Kugeln zurückgenommen.",
  "new.standard": "Normal",
  "new.standard.line": "Für ein Quadrat deiner Farbe nimmst du eine oder zwei Kugeln zurück.",
  "new.expert": "Experten",
  "new.expert.line": "Nicht nur Quadrate, auch Reihen deiner Farbe zählen.",
  "new.finer": "Regeloptionen",
  "new.takeBack": "Kugeln zurücknehmen",
  "new.takeBack.required": "Pflicht",
  "new.takeBack.required.line":
    "Vollendest du ein Quadrat oder eine Reihe, musst du eine oder zwei Kugeln zurücknehmen.",
  "new.takeBack.optional": "Freiwillig",
  "new.takeBack.optional.line":
    "Vollendest du ein Quadrat oder eine Reihe, darfst du zwei, eine oder keine Kugel zurücknehmen.",
  "new.emptyReserve": "Leerer Vorrat",
  "new.emptyReserve.loses": "Du verlierst",
  "new.emptyReserve.loses.line": "Bist du mit leerem Vorrat am Zug, verlierst du.",
  "new.emptyReserve.playsOn": "Es geht weiter",
  "new.emptyReserve.playsOn.line": "Mit leerem Vorrat darfst du noch eine Kugel hochsetzen.",
  "new.opponent": "Gegner",
  "new.friend": "Zu zweit an diesem Gerät",
  "new.level": ({ level }) => `Computer ${level}: ${levelNames[level - 1]}`,
  "new.colour": "Deine Farbe",
  "new.light": "Hell (beginnt)",
  "new.dark": "Dunkel",
  "new.lot": "Zufällig",
  "new.clock": "Mit Uhr spielen",
  "new.minutes": "Minuten je Spieler",
  "new.seconds": "Zuschlag je Zug (Sekunden)",
  "new.start": "Partie beginnen",

  // Resigning
  "resign.title": "Diese Partie aufgeben?",
  "resign.line": ({ player }) => `${name(player)} gibt auf und ${name(other(player))} gewinnt.`,
  "resign.confirm": "Aufgeben",
  "resign.keep": "Weiterspielen",

  // Save and share
  "record.title": "Speichern, laden und teilen",
  "record.link": "Link zu dieser Partie",
  "record.copyLink": "Link kopieren",
  "record.text": "Partieaufzeichnung",
  "record.copy": "Aufzeichnung kopieren",
  "record.save": "Datei speichern",
  "record.load": "Eine Partie laden",
  "record.paste": "Füge eine Partieaufzeichnung ein",
  "record.open": "Datei öffnen",
  "record.file": "Datei mit einer Partieaufzeichnung",
  "record.use": "Diese Aufzeichnung laden",
  "record.linkCopied": "Der Link wurde kopiert.",
  "record.recordCopied": "Die Aufzeichnung wurde kopiert.",
  "record.copyRefused":
    "Dein Browser lässt das Kopieren nicht zu. Der Text ist ausgewählt: Kopiere ihn mit der Tastatur oder dem Kontextmenü.",
  "record.saved": "Die Aufzeichnung wurde als Datei gespeichert.",
  "record.empty": "Es gibt nichts zu laden: Füge erst eine Partieaufzeichnung ein.",
  "record.tooLong": ({ kilobytes }) =>
    `Das ist zu lang für eine Partieaufzeichnung (höchstens ${kilobytes} KB).`,
  "record.unreadable": "Die Datei konnte nicht gelesen werden.",
  "record.bad": ({ reason }) => `Die Aufzeichnung wurde nicht geladen. ${reason}`,
  "record.loaded": "Die Aufzeichnung wurde geladen.",

  // Links and storage
  "link.bad": ({ reason }) => `Der Link wurde nicht geöffnet. ${reason}`,
  "link.tooLong": "Er ist zu lang für einen Link zu einer Partie.",
  "link.unknownPart": ({ part, expected }) =>
    `„${part}“ gehört nicht in diesen Link. Erlaubt: ${expected}.`,
  "link.repeatedPart": ({ part }) =>
    `„${part}“ kommt mehrmals vor oder widerspricht einem anderen Teil.`,
  "link.badValue": ({ part, found, expected }) =>
    `„${part}“ kann nicht „${found}“ sein. Erlaubt: ${expected}.`,
  "link.badEscape": ({ found }) => `„${found}“ ist keine gültige Prozentkodierung.`,
  "memory.settings": "Die gespeicherten Einstellungen waren beschädigt und wurden verworfen.",
  "memory.game": "Die gespeicherte Partie war beschädigt und wurde verworfen.",
  "memory.camera": "Die gespeicherte Ansicht des Bretts war beschädigt und wurde verworfen.",
  "memory.analysis": "Die gespeicherte Einstellung der Analyse war beschädigt und wurde verworfen.",
  "memory.keys": "Die gespeicherte Einstellung der Tastatur war beschädigt und wurde verworfen.",

  // Help
  "help.title": "Hilfe",
  "help.game": "Das Spiel in fünf Zeilen",
  "help.line1":
    "Setze in deinem Zug eine Kugel in eine Mulde des Bretts oder auf ein beliebiges Quadrat aus vier Kugeln.",
  "help.line2":
    "Oder setze eine eigene Kugel, die keine andere trägt, auf ein Quadrat einer höheren Ebene hoch. Das spart eine Kugel aus deinem Vorrat.",
  "help.line3":
    "Vollendet deine Kugel ein Quadrat aus vier Kugeln deiner Farbe (nach den Expertenregeln auch eine Reihe), nimmst du eine oder zwei deiner Kugeln zurück, die keine andere tragen.",
  "help.line4": "Wer am Zug ist und keine Kugel mehr im Vorrat hat, hat verloren.",
  "help.line5": "Wer die Kugel auf die Spitze setzt, gewinnt.",
  "help.learn": "Spielend lernen",
  "help.rules": "Alle Regeln",
  "help.distance":
    "Tipps und Analyse zählen die Züge beider Spieler: „gewinnt in 3 Zügen“ heißt dein Zug, der Zug des Gegners und noch einmal deiner.",
  "help.keys": "Tastenkürzel",
  "help.letters": "Auch Kürzel aus einem Buchstaben",
  "help.key.board": "Tab, dann Pfeile",
  "help.board": "sich auf dem Brett bewegen; Eingabetaste wählt aus",
  "help.key.level": "Bild auf, Bild ab",
  "help.level": "auf dem Brett eine Ebene hinauf oder hinab",
  "help.key.escape": "Esc",
  "help.escape": "den Zug abbrechen oder zur Partie zurückkehren",
  "help.key.arrows": "← →",
  "help.key.replay": "h l",
  "help.replay": "einen Zug zurück oder vor",
  "help.key.ends": "Pos1, Ende",
  "help.ends": "zum Anfang, zurück zur Partie",
  "help.key.values": "↑ ↓",
  "help.values":
    "in der Analyse: einen anderen Zug auf dem Brett ansehen; Eingabetaste hält ihn fest",
  "help.key.hold": "Brett gedrückt halten",
  "help.hold": "durch die Kugeln sehen, bis du loslässt",
  "help.key.undo": "u",
  "help.undo": "einen Zug rückgängig machen",
  "help.key.redo": "r",
  "help.redo": "einen Zug wiederholen",
  "help.key.hint": "b",
  "help.hint": "Tipp: den besten Zug zeigen",
  "help.key.analysis": "a",
  "help.analysis": "Analyse ein oder aus",
  "help.key.new": "n",
  "help.new": "neue Partie",
  "help.key.flip": "f",
  "help.flip": "das Brett um 180° drehen",
  "help.key.turn": "[ ]",
  "help.turn": "das Brett nach links oder rechts drehen",
  "help.key.tilt": "t",
  "help.tilt": "das Brett neigen",
  "help.key.reset": "0",
  "help.key.glass": "x",
  "help.glass": "durchsichtige Kugeln; gehalten bis zum Loslassen",
  "help.key.apart": "s",
  "help.key.levels": "1 2 3 4",
  "help.levels": "die Ebenen bis zu dieser zeigen",
  "help.key.help": "?",
  "help.help": "diese Hilfe",

  // The board in other pages
  "record.embed": "Einbetten …",
  "embed.title": "Dieses Brett einbetten",
  "embed.playground": "Ein Brett für die eigene Seite bauen",
  "embed.what": "Was die Seite zeigt",
  "embed.diagram": "Ein Diagramm dieser Stellung",
  "embed.replay": "Die ganze Partie zum Nachspielen",
  "embed.play": "Ein Brett, auf dem von hier an gegen den Computer gespielt wird",
  "embed.tag": "Als HTML-Element",
  "embed.frame": "Als iframe, für Seiten, die keine Skripte erlauben",
  "embed.copyTag": "Element kopieren",
  "embed.copyFrame": "iframe kopieren",
  "embed.copied": "Der Code wurde kopiert.",
  "embed.find": ({ player }) => `${name(player)} ist am Zug: Finde den besten Zug`,
  "embed.right": "Richtig!",
  "embed.wrong": "Das ist nicht der beste Zug. Versuche einen anderen.",

  "offline.title": "Ohne Verbindung",
  "offline.works": "Diese Seite funktioniert auch ohne Verbindung.",
  "offline.more":
    "Diese Seite funktioniert auch ohne Verbindung. Für perfektes Spiel und genaue Analyse nach diesen Regeln braucht sie außerdem Tabellen auf diesem Gerät.",
  "offline.kept":
    "Diese Seite funktioniert auch ohne Verbindung, mit perfektem Spiel nach diesen Regeln.",
  "offline.keep": ({ megabytes }) => `Offline behalten (${number(megabytes)} MB)`,
  "update.ready": "Es gibt eine neue Version.",
  "update.reload": "Neu laden",
};
