// The texts of en-atlas.js in German.

/** @import { AtlasTexts } from "./atlas.js" */

import { countBalls, counted, number } from "./de-words.js";

/** @param {number} count */
const countTurns = (count) => counted(count, { one: "Zug", other: "Züge" });
/** @param {number} count */
const inTurns = (count) => counted(count, { one: "Zug", other: "Zügen" });

/** @type {AtlasTexts} */
export const atlas = {
  title: "Atlas",
  lead: ({ positions }) =>
    `Pylos ist gelöst: Für jede von ${number(positions)} Stellungen ist bekannt, ob der Spieler am Zug gewinnt, verliert oder keins von beiden, und in wie vielen Zügen. So sieht die Lösung aus. Der Befehl bei jedem Teil rechnet ihn nach.`,
  contents: "Auf dieser Seite",
  command: "Befehl:",
  numbers: "Die Zahlen",
  rules: "Regeln",
  won: "gewonnen",
  lost: "verloren",
  endless: "endlos",
  balls: "Kugeln",
  level: "Ebene",
  positions: "Stellungen",
  win: ({ distance }) => `gewinnt in ${distance}`,
  loss: ({ distance }) => `verliert in ${distance}`,

  solved: "Was gelöst ist",
  meaning:
    "Eine Stellung ist für den Spieler am Zug gewonnen, verloren oder endlos. Endlos heißt, dass keiner einen Sieg erzwingen kann: Die Partie kann im Kreis gehen und endet dann durch Wiederholung remis. Eine Entfernung zählt die Züge beider Spieler bis zum Ende, wenn der Sieger so schnell wie möglich gewinnt und der Verlierer so lange wie möglich durchhält.",
  size: ({ shapes, all, positions, entries }) =>
    `Die Schwerkraft erlaubt ${number(shapes)} Formen der Pyramide und ${number(all)} Stellungen mit höchstens 15 Kugeln je Spieler. In ${number(positions)} davon liegen in beiden Vorräten Kugeln. Gezählt wird aus Sicht des Spielers am Zug, gleich welche Farbe er hat; symmetrische Stellungen zählen einzeln. Ohne die acht Symmetrien bleiben ${number(entries)}, mit je einem Byte.`,
  method:
    "Der Löser arbeitet vom Ende her rückwärts. Für die Entfernungen 0, 2, 4 und so weiter findet er die Stellungen, in denen jeder Zug zu einer schon als gewonnen bekannten führt. Jede Stellung mit einem Zug zu einer von ihnen ist einen Zug früher gewonnen. Was am Schluss übrig bleibt, ist endlos.",
  checked: "Wie es geprüft ist",
  survey:
    "Jeder Wert wurde noch einmal aus den Stellungen hergeleitet, zu denen die Züge führen: kein falscher Wert in allen elf Regelsätzen.",
  second:
    "Ein zweiter, getrennt geschriebener Löser hat dieselben Summen bis auf die letzte Stelle.",
  vectors: `${number(3000)} gemeinsame Prüfstellungen haben den erwarteten Wert, die Entfernung und die Zahl der Züge, die den Wert halten.`,
  small:
    "Spiele mit drei und vier Kugeln je Spieler stimmen mit einer einfachen Lösung überein, die jeden Zug jeder Stellung spielt.",

  start: "Der Anfang",
  startText:
    "Wer beginnt, verliert, mit einer Ausnahme: Wo Kugeln zurückgenommen werden müssen, ist das Expertenspiel endlos.",
  corner: "Ecke",
  edge: "Rand",
  inner: "innere Mulde",
  published:
    "Ein Artikel im ICGA Journal nennt Niederlagen des ersten Spielers in 36, 40 und 46 Zügen. 36 und 40 gelten mit jeder Option. 46 gilt, wo das Zurücknehmen freiwillig ist; wo es Pflicht ist, wie hier üblich, ist das Expertenspiel endlos.",

  census: "Gewonnen, verloren, endlos",
  total: ({ won, lost, endless }) => `Gewonnen ${won}, verloren ${lost}, endlos ${endless}.`,
  byBalls: "Nach der Zahl der Kugeln auf dem Brett",
  byBallsChart: ({ rules, last }) =>
    `${rules}: der Anteil gewonnener, endloser und verlorener Stellungen mit 0 bis ${last} Kugeln. Die Zahlen stehen in der Tabelle darunter.`,
  byDifference: "Nach dem Unterschied der Vorräte",
  byDifferenceText: "Die Kugeln im Vorrat des Spielers am Zug, weniger die im Vorrat des Gegners.",
  byDifferenceChart: ({ rules, most }) =>
    `${rules}: der Anteil gewonnener, endloser und verlorener Stellungen nach dem Unterschied der Vorräte, von −${most} bis +${most}. Die Zahlen stehen in der Tabelle darunter.`,
  difference: "Unterschied",
  comeback: ({ rules, own, opponents, share }) =>
    `${rules}: Mit ${own} gegen ${opponents} im Vorrat gewinnt der Spieler am Zug ${share} der Stellungen, weil Kugeln vom Brett zurückkommen können.`,
  byReserves: "Nach beiden Vorräten",
  byReservesText:
    "Gewonnene Stellungen in Prozent. Nach unten: der Vorrat des Spielers am Zug. Nach rechts: der Vorrat des Gegners.",
  byReservesChart: ({ rules }) =>
    `${rules}: der Anteil gewonnener Stellungen nach beiden Vorräten. Die Zahlen stehen in der Tabelle darunter.`,
  own: "eigener",
  opponents: "gegnerischer",
  byLevel: "Nach der höchsten Ebene mit einer Kugel",

  distances: "Wie weit vom Ende",
  distancesText:
    "Stellungen nach Entfernung. Siege brauchen eine ungerade Zahl von Zügen, Niederlagen eine gerade. Auf dieser Skala steht jede Linie für hundertmal so viele wie die darunter.",
  distancesChart: ({ rules, win, loss }) =>
    `${rules}: die Zahl der Stellungen nach Entfernung. Der längste Sieg dauert ${countTurns(win)}, die längste Niederlage ${countTurns(loss)}.`,
  turns: "Züge",

  single: "Nur ein Zug",
  singleText:
    "Die erste Zeile zählt von den Stellungen, die nicht verloren sind und mehr als einen Zug haben, die mit nur einem Zug, der den Wert hält. Im gegenseitigen Zugzwang verliert jeder der beiden Spieler, wenn er am Zug ist.",
  oneMove: "ein rettender Zug",
  zugzwangs: "gegenseitige Zugzwänge",
  savingMove: "Der rettende Zug",
  place: "setzt eine Kugel",
  placeOne: "setzt eine Kugel, nimmt eine zurück",
  placeTwo: "setzt eine Kugel, nimmt zwei zurück",
  raise: "setzt eine Kugel hoch",
  raiseOne: "setzt eine Kugel hoch, nimmt eine zurück",
  raiseTwo: "setzt eine Kugel hoch, nimmt zwei zurück",
  nothing: "setzt eine Kugel und nimmt sie gleich zurück",

  longest: "Die längsten Partien",
  longestText:
    "Keine Stellung braucht länger, um zu verlieren. Beide spielen perfekt: Der Sieger eilt, der Verlierer hält durch. Das Zeichen ! steht bei einem Zug, der als einziger den Sieg hält. Gehe mit den Knöpfen unter dem Brett durch die Partie.",
  longestGame: ({ rules, turns }) => `${rules}: Der Spieler am Zug hält ${countTurns(turns)} durch`,

  circles: "Im Kreis",
  circlesText:
    "In jeder dieser Stellungen ist ein Zug endlos und alle anderen verlieren, für beide Spieler, Zug um Zug, bis dieselbe Stellung wieder da ist. Wer nicht verlieren will, muss im Kreis gehen, bis die Partie durch Wiederholung remis ist.",
  circle: ({ rules, turns }) => `${rules}: ein Kreis von ${inTurns(turns)}`,
  fromStart: ({ rules, turns }) =>
    `${rules}: vom leeren Brett in einen Kreis von ${inTurns(turns)}`,
  circleLength: "Züge des Kreises",
  circleCount: "Kreise",
  circleNote: "Kreise zählen einmal, ohne symmetrische und ohne solche mit vertauschten Farben.",

  finds: "Überraschende Stellungen",
  findsText:
    "Hell ist am Zug. Wo ein Satz Züge zählt und nichts anderes sagt, unterscheiden sich die Vorräte höchstens um eine Kugel, und keine solche Stellung hat mehr Züge.",
  onlyWin: ({ moves }) => `Von ${number(moves)} Zügen gewinnt einer. Alle anderen verlieren.`,
  onlyHold: ({ moves }) => `Von ${number(moves)} Zügen ist einer endlos. Alle anderen verlieren.`,
  onlyRaise: ({ moves }) =>
    `Von ${number(moves)} Zügen gewinnt nur einer, und er setzt eine Kugel hoch, ohne eine zurückzunehmen.`,
  onlyOne: ({ moves }) =>
    `Von ${number(moves)} Zügen gewinnt nur einer, und er nimmt eine Kugel zurück, nicht zwei.`,
  onlyNothing: ({ moves }) =>
    `Von ${number(moves)} Zügen gewinnt nur einer, und er ändert nichts: Eine Kugel wird gesetzt und gleich zurückgenommen.`,
  widestZugzwang: ({ moves }) =>
    `Gegenseitiger Zugzwang: Hell hat ${number(moves)} Züge, und alle verlieren. Wäre Dunkel am Zug, verlöre Dunkel.`,
  allLose: ({ moves }) => `${number(moves)} Züge, und alle verlieren.`,
  mostMoves: ({ moves }) =>
    `${number(moves)} Züge: Keine Stellung hat mehr, gleich mit welchen Vorräten.`,
  behind: ({ own, opponents, turns }) =>
    `${countBalls(own)} im Vorrat gegen ${opponents}, und Hell gewinnt doch, in ${inTurns(turns)}.`,
  ahead: ({ own, opponents, turns }) =>
    `${countBalls(own)} im Vorrat gegen ${opponents}, und Hell verliert doch, in ${inTurns(turns)}.`,
  lastEndless: ({ balls }) =>
    `Endlos mit ${countBalls(balls)} auf dem Brett: Mit mehr Kugeln ist jede Stellung gewonnen oder verloren.`,
  answer: "Der Zug",
  open: "Im Spiel öffnen",

  bits: "Bits je Stellung",
  bitsText:
    "Die Größe einer Lösung, geteilt durch die Zahl ihrer Stellungen. Der Inhalt ist verschieden: Werte, Entfernungen oder Punkte, das ganze Spiel oder Endspiele.",
  game: "Spiel",
  onDisk: "auf der Platte",
  perPosition: "Bits je Stellung",
  contents2: "Inhalt",
  scores: "Punkte",
  values: "gewonnen, remis oder verloren",
  distances2: "Werte und Entfernungen",
  toZero: "Werte und Entfernungen zum nächsten Schlag- oder Bauernzug",
  endgames: ({ pieces }) => `bis zu ${pieces} Steine`,
  awari: "Awari (Bohnenspiel)",
  checkers: "Checkers (Dame)",
  chess: "Schach",
  connect4: "Vier gewinnt",

  again: "Nachrechnen",
  againText:
    "Das Programm gehört zu diesem Projekt. Ein Regelsatz braucht einige Minuten und 2 GB Speicher. docs/solution.md beschreibt alles genau, CITATION.cff enthält die Angaben zum Zitieren.",
};
