// Texts of the dialogs in German; see en-dialogs.js.

import { counted, megabytes, name, number } from "./de-words.js";

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

/** @param {"light" | "dark"} player */
const other = (player) => (player === "light" ? "dark" : "light");

/** @type {import("./dialogs.js").DialogTexts} */
export const dialogs = {
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
  "new.links": "Per Link, an zwei Orten",
  "new.links.line":
    "Jeder Zug ist ein Link, den du mit irgendeinem Messenger sendest. Es gibt keine Uhr.",
  "new.yourName": "Dein Name (wenn du magst)",
  "new.friendName": "Name der anderen Seite",
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
  "record.paste": "Aufzeichnung oder Zugliste einfügen",
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
  "record.beginning": ({ count }) =>
    `Partie bis dorthin öffnen (${counted(count, { one: "Zug", other: "Züge" })})`,
  "record.loaded": "Die Aufzeichnung wurde geladen.",

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
  "help.rules": "Alle Regeln",
  "help.atlas": "Die Lösung in Zahlen und Brettern",
  "help.distance":
    "Die Analyse zählt die Züge beider Spieler: „gewinnt in 3 Zügen“ heißt dein Zug, der Zug des Gegners und noch einmal deiner.",
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
  "help.hint": "Tipp: worauf man schaut; noch einmal: wo und warum",
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
  "openings.link": "Eröffnungen",
  "embed.what": "Was die Seite zeigt",
  "embed.diagram": "Ein Diagramm dieser Stellung",
  "embed.replay": "Die ganze Partie zum Nachspielen",
  "embed.play": "Ein Brett, auf dem von hier an gegen den Computer gespielt wird",

  "offline.title": "Ohne Verbindung",
  "offline.works": "Diese Seite funktioniert auch ohne Verbindung.",
  "offline.more":
    "Diese Seite funktioniert auch ohne Verbindung. Für perfektes Spiel und genaue Analyse nach diesen Regeln braucht sie außerdem Tabellen auf diesem Gerät.",
  "offline.kept":
    "Diese Seite funktioniert auch ohne Verbindung, mit perfektem Spiel nach diesen Regeln.",
  "offline.keep": ({ megabytes }) => `Offline behalten (${number(megabytes)} MB)`,
  "offline.solution":
    "Diese Website hat die vollständige Lösung nach diesen Regeln: das genaue Ergebnis und die Länge nach jedem Zug. Die Seite lädt nur, was eine Stellung braucht; ohne Verbindung braucht sie alles auf diesem Gerät.",
  "offline.solutionKept": ({ bytes }) =>
    `Die vollständige Lösung nach diesen Regeln ist auf diesem Gerät (${megabytes(bytes)} MB).`,
  "offline.keepSolution": ({ bytes }) =>
    `Die vollständige Lösung behalten (${megabytes(bytes)} MB)`,
  "offline.bar": "Die vollständige Lösung wird geladen",
  "offline.progress": ({ received, bytes }) =>
    `${megabytes(received)} von ${megabytes(bytes)} MB sind auf diesem Gerät.`,
  "offline.stopped":
    "Das Laden ist abgebrochen. Was angekommen ist, bleibt auf diesem Gerät; der Rest kann später geladen werden.",
  "offline.full": ({ bytes }) =>
    `Für ${megabytes(bytes)} MB ist auf diesem Gerät kein Platz. Von der Lösung wurde nichts behalten und sonst nichts gelöscht.`,
  "offline.delete": "Die Lösung von diesem Gerät löschen",
};
