// Every text in German. The terms: Kugel, Feld, Ebene, Vorrat, Quadrat, Reihe, Spitze; setzen, hochsetzen, zurücknehmen.

import { analysis } from "./de-analysis.js";
import { board } from "./de-board.js";
import { countBalls, name } from "./de-words.js";

const levelNames = [
  "Anfänger",
  "Hobbyspieler",
  "ruhig",
  "aufgeweckt",
  "geübt",
  "stark",
  "Meister",
  "perfekt",
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
  ...analysis,
  ...board,

  // The language itself
  "language.label": "Sprache",
  "language.failed": "Diese Sprache konnte nicht geladen werden.",

  // The page
  title: ({ status }) => `${status} – Pylos`,
  name: "Pylos",
  "page.game": "Partie",
  "page.starting": "Das Brett wird aufgestellt…",
  "page.rules": ({ variant, takeBack, emptyReserve }) =>
    [
      variantNames[variant],
      ...(takeBack === "optional" ? ["Zurücknehmen freiwillig"] : []),
      ...(emptyReserve === "playsOn" ? ["Weiterspielen mit leerem Vorrat"] : []),
    ].join(", "),

  // Turns in words
  "say.redone": ({ player, turns }) => `Vor zu Zug ${turns}; ${name(player)} ist am Zug.`,
  "say.newGame": ({ rules, player }) => `Neue Partie, ${rules}. ${name(player)} ist am Zug.`,
  "say.you": ({ player }) => ` Du spielst ${name(player)}.`,
  "say.timeLeft": ({ player, seconds }) =>
    `${name(player)}: noch ${seconds === 60 ? "eine Minute" : `${seconds} Sekunden`}.`,

  // The panel
  "player.light": "Hell",
  "player.dark": "Dunkel",
  "player.you": "du",
  "player.computer": ({ level }) => `Computer, ${levelNames[level - 1]}`,
  "player.reserve": ({ count }) => countBalls(count),
  "player.clock": ({ player }) => `Uhr von ${name(player)}`,
  "player.label": "Spieler",
  "turn.pause": "Anhalten",
  "turn.continue": "Weiter",
  "turn.rematch": "Revanche mit getauschten Farben",
  "turn.rematchFriend": "Revanche",
  "turn.analyse": "Analysieren",
  "replay.label": "Rückblick",
  "action.label": "Partie",
  "action.redo": "Wiederholen",
  "action.resign": "Aufgeben",
  "action.new": "Neue Partie",
  "action.record": "Sichern, teilen",
  "action.hint": "Tipp",
  "action.analysis": "Analyse",
  "action.help": "Hilfe",
  "learn.link": "Lernen",
  "rules.link": "Regeln",
  "dialog.close": "Schließen",
  "dialog.cancel": "Abbrechen",

  // The view of the board
  "view.label": "Ansicht des Bretts",
  "view.tilt": ({ elevation }) =>
    elevation >= 90 ? "Neigung: von oben" : elevation >= 70 ? "Neigung: hoch" : "Neigung: niedrig",
  "view.glass": "Durch Kugeln hindurchsehen",
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
  "new.children.line": "Stapeln und hochsetzen. Zurückgenommen wird nichts.",
  "new.standard": "Normal",
  "new.standard.line": "Ein Quadrat deiner Farbe bringt eine oder zwei Kugeln zurück.",
  "new.expert": "Experten",
  "new.expert.line": "Neben Quadraten zählen auch Reihen deiner Farbe.",
  "new.finer": "Feinere Regeln",
  "new.takeBack": "Zurücknehmen",
  "new.takeBack.required": "Pflicht",
  "new.takeBack.required.line": "Eine vollendete Figur bringt eine oder zwei Kugeln zurück.",
  "new.takeBack.optional": "Freiwillig",
  "new.takeBack.optional.line": "Bei einer vollendeten Figur darf man auch keine zurücknehmen.",
  "new.emptyReserve": "Leerer Vorrat",
  "new.emptyReserve.loses": "Verliert",
  "new.emptyReserve.loses.line": "Wer ohne Kugel im Vorrat am Zug ist, verliert.",
  "new.emptyReserve.playsOn": "Spielt weiter",
  "new.emptyReserve.playsOn.line": "Ohne Kugel im Vorrat darf man noch eine höher setzen.",
  "new.opponent": "Gegner",
  "new.friend": "Ein Mensch, hier",
  "new.level": ({ level }) => `Computer ${level}: ${levelNames[level - 1]}`,
  "new.colour": "Deine Farbe",
  "new.light": "Hell, beginnt",
  "new.dark": "Dunkel",
  "new.lot": "Losen",
  "new.clock": "Mit Uhr spielen",
  "new.minutes": "Minuten je Spieler",
  "new.seconds": "Sekunden je Zug",
  "new.start": "Partie beginnen",

  // Resigning
  "resign.title": "Diese Partie aufgeben?",
  "resign.line": ({ player }) => `${name(player)} gibt auf, und ${name(other(player))} gewinnt.`,
  "resign.confirm": "Aufgeben",
  "resign.keep": "Weiterspielen",

  // Save and share
  "record.title": "Sichern, laden und teilen",
  "record.link": "Link zu dieser Partie",
  "record.copyLink": "Link kopieren",
  "record.text": "Partieaufzeichnung",
  "record.copy": "Aufzeichnung kopieren",
  "record.save": "Datei sichern",
  "record.load": "Eine Partie laden",
  "record.paste": "Füge eine Partieaufzeichnung ein",
  "record.open": "Datei öffnen",
  "record.file": "Datei mit einer Partieaufzeichnung",
  "record.use": "Diese Aufzeichnung laden",
  "record.linkCopied": "Der Link ist kopiert.",
  "record.recordCopied": "Die Aufzeichnung ist kopiert.",
  "record.copyRefused":
    "Der Browser lässt das Kopieren nicht zu: Der Text ist ausgewählt, kopiere ihn mit der Tastatur oder dem Kontextmenü.",
  "record.saved": "Die Aufzeichnung ist als Datei gesichert.",
  "record.empty": "Es gibt nichts zu laden: Füge erst eine Partieaufzeichnung ein.",
  "record.tooLong": ({ kilobytes }) =>
    `Das ist zu lang für eine Partieaufzeichnung: Höchstens ${kilobytes} KB werden gelesen.`,
  "record.unreadable": "Die Datei konnte nicht gelesen werden.",
  "record.bad": ({ reason }) => `Die Aufzeichnung wurde nicht geladen: ${reason}`,
  "record.loaded": "Die Aufzeichnung ist geladen.",

  // Links and storage
  "link.bad": ({ reason }) => `Der Link wurde nicht geöffnet: ${reason}`,
  "link.tooLong": "Er ist zu lang für eine Partie.",
  "link.unknownPart": ({ part, expected }) =>
    `„${part}“ gehört nicht in einen Link zu einer Partie; erwartet wird ${expected}.`,
  "link.repeatedPart": ({ part }) =>
    `„${part}“ steht mehrmals darin oder widerspricht einem anderen Teil.`,
  "link.badValue": ({ part, found, expected }) =>
    `„${part}“ ist „${found}“; erwartet wird eines von ${expected}.`,
  "link.badEscape": ({ found }) => `„${found}“ ist keine gültige Prozentkodierung.`,
  "memory.settings": "Die gemerkten Einstellungen waren beschädigt und sind verworfen.",
  "memory.game": "Die gemerkte Partie war beschädigt und ist verworfen.",
  "memory.camera": "Die gemerkte Ansicht war beschädigt und ist verworfen.",
  "memory.analysis": "Die gemerkte Einstellung der Analyse war beschädigt und ist verworfen.",
  "memory.keys": "Die gemerkte Einstellung der Tastatur war beschädigt und ist verworfen.",

  // Help
  "help.title": "Hilfe",
  "help.game": "Das Spiel in fünf Zeilen",
  "help.line1":
    "Setze in deinem Zug eine Kugel auf das Brett oder auf ein beliebiges Quadrat aus vier Kugeln.",
  "help.line2":
    "Oder setze eine eigene Kugel, die nichts trägt, auf eine höhere Ebene: Das spart eine Kugel.",
  "help.line3":
    "Ein Quadrat aus vier Kugeln deiner Farbe (nach den Expertenregeln auch eine volle Reihe) bringt eine oder zwei deiner Kugeln zurück, die nichts tragen.",
  "help.line4": "Wer am Zug ist und keine Kugel mehr hat, hat verloren.",
  "help.line5": "Wer die Kugel auf die Spitze setzt, gewinnt.",
  "help.learn": "Spielend lernen",
  "help.rules": "Alle Regeln",
  "help.distance":
    "Tipps und Analyse zählen die Züge beider Spieler: „gewinnt in 3 Zügen“ heißt dein Zug, der Zug des Gegners und noch einmal deiner.",
  "help.keys": "Tasten",
  "help.letters": "Auch Tasten mit einzelnen Buchstaben",
  "help.key.board": "Tab, dann Pfeile",
  "help.board": "über das Brett gehen; Eingabe wählt",
  "help.key.level": "Bild auf, Bild ab",
  "help.level": "auf dem Brett eine Ebene hinauf oder hinab",
  "help.key.escape": "Esc",
  "help.escape": "den Zug abbrechen oder zur Partie zurückkehren",
  "help.key.arrows": "← →",
  "help.key.replay": "h l",
  "help.replay": "einen Zug zurück- oder vorblättern",
  "help.key.ends": "Pos1, Ende",
  "help.ends": "den Anfang ansehen, zur Partie zurückkehren",
  "help.key.values": "↑ ↓",
  "help.values": "in der Analyse: einen anderen Zug auf dem Brett zeigen; Eingabe hält ihn fest",
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
  "help.flip": "das Brett halb herumdrehen",
  "help.key.turn": "[ ]",
  "help.turn": "das Brett nach links oder rechts drehen",
  "help.key.tilt": "t",
  "help.tilt": "das Brett neigen",
  "help.key.glass": "x",
  "help.glass": "durch Kugeln hindurchsehen",
  "help.key.levels": "1 2 3 4",
  "help.levels": "die Ebenen bis zu dieser zeigen",
  "help.key.help": "?",
  "help.help": "diese Hilfe",

  // The board in other pages
  "record.embed": "Einbetten …",
  "embed.title": "Dieses Brett einbetten",
  "embed.what": "Was die Seite zeigt",
  "embed.diagram": "Ein Bild dieser Stellung",
  "embed.replay": "Die ganze Partie zum Nachspielen",
  "embed.play": "Ein Brett, auf dem von hier an gegen den Computer gespielt wird",
  "embed.tag": "Als Element der Seite",
  "embed.frame": "Als Rahmen, für Seiten ohne Skripte",
  "embed.copyTag": "Element kopieren",
  "embed.copyFrame": "Rahmen kopieren",
  "embed.copied": "Der Code wurde kopiert.",
  "embed.find": ({ player }) => `${name(player)} ist am Zug: Finde den besten Zug`,
  "embed.right": "Das ist der Zug.",
  "embed.wrong": "Das ist nicht der Zug. Versuche einen anderen.",
};
