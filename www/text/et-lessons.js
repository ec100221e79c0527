// Texts of the lessons in Estonian. The reader plays the light balls unless a step says otherwise.

import { list, name, seen } from "./et-words.js";

/** @type {import("./board-text.js").Translation<(typeof import("./en-lessons.js"))["lessons"]>} */
export const lessons = {
  // Around the lessons
  "learn.title": "Õpi Pylost mängima",
  "learn.lead": "Kogu mäng umbes kümne minutiga: loe rida või paar ja siis mängi ise.",
  "learn.document": ({ step, chapter }) => `${chapter}, ${step} – õpi Pylost mängima`,
  "learn.chapters": "Peatükid",
  "learn.step": ({ step, steps }) => `${step}. samm, kokku ${steps}`,
  "learn.progress": ({ done, steps }) => `Tehtud samme: ${done}, kokku ${steps}`,
  "learn.you": ({ player }) => `Sinu kuulid on ${player === "light" ? "heledad" : "tumedad"}.`,
  "learn.back": "Tagasi",
  "learn.next": "Edasi",
  "learn.again": "Alusta uuesti",
  "learn.show": "Näita mulle",
  "learn.showCells": ({ cells }) => `Vali ${list(cells)}.`,
  "learn.showMove": ({ player, from, to, takeBack }) => {
    const ball =
      from === null ? `panevad kuuli kohale ${to}` : `tõstavad kuuli kohalt ${from} kohale ${to}`;
    const back = takeBack.length === 0 ? "" : ` ja võtavad tagasi ${seen.ballsTakenFrom(takeBack)}`;
    return `${name(player)} ${ball}${back}.`;
  },
  "learn.more": ({ left }) => (left === 1 ? "Õige. Veel üks." : `Õige. Veel ${left}.`),
  "learn.already": "Selle oled juba valinud.",
  "learn.notThis": "Mitte see. Vaata veel kord.",
  "learn.otherwise": "Selline käik on lubatud, aga siin oodatakse teist käiku. Proovi uuesti.",
  "learn.good": "Tubli!",
  "learn.play": "Alusta mängu",
  "learn.puzzles": "Lahenda ülesandeid",
  "learn.forget": "Kustuta minu edenemine",
  "learn.forgotten": "Sinu edenemine on kustutatud.",
  "learn.unknown": "See link ei vii selle kursuse ühegi sammuni. Siin on esimene.",
  "learn.damaged": "Salvestatud edenemist ei saanud lugeda; see pandi kõrvale.",
  "learn.badLesson": ({ fault }) => `Seda õppetundi ei saa näidata: ${fault}.`,
};
