// Texts of the lessons in German. The reader is "du" and plays the light balls unless a step says otherwise.

import { list, name, seen } from "./de-words.js";

/** @type {import("./board-text.js").TextsOf<"lessons">} */
export const lessons = {
  // Around the lessons
  "learn.chapters": "Kapitel",
  "learn.goOn": "Weitere Kapitel",
  "learn.step": ({ step, steps }) => `Schritt ${step} von ${steps}`,
  "learn.progress": ({ done, steps }) => `${done} von ${steps} Schritten geschafft`,
  "learn.you": ({ player }) => `Du spielst ${name(player)}.`,
  "learn.back": "Zurück",
  "learn.next": "Weiter",
  "learn.again": "Von vorn",
  "learn.show": "Zeigen",
  "learn.showCells": ({ cells }) => `Wähle ${list(cells)}.`,
  "learn.showMove": ({ player, from, to, takeBack }) => {
    const ball =
      from === null ? `setzt eine Kugel auf ${to}` : `setzt die Kugel von ${from} auf ${to} hoch`;
    const back = takeBack.length === 0 ? "" : ` und nimmt ${seen.ballsFrom(takeBack)} zurück`;
    return `${name(player)} ${ball}${back}.`;
  },
  "learn.more": ({ left }) =>
    left === 1 ? "Richtig. Es fehlt noch eine." : `Richtig. Es fehlen noch ${left}.`,
  "learn.already": "Schon gewählt.",
  "learn.notThis": "Diese nicht. Schau noch einmal hin.",
  "learn.otherwise": "Erlaubt, aber hier ist ein anderer Zug gefragt. Versuche es noch einmal.",
  "learn.good": "Gut gemacht!",
  "learn.play": "Eine Partie spielen",
  "learn.forget": "Fortschritt löschen",
  "learn.forgotten": "Dein Fortschritt wurde gelöscht.",
  "learn.unknown": "Diesen Schritt gibt es nicht. Hier ist der erste.",
  "learn.damaged": "Dein gespeicherter Fortschritt war nicht lesbar.",
  "learn.badLesson": ({ fault }) => `Diese Lektion kann nicht gezeigt werden: ${fault}.`,
};
