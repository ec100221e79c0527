// Texts of the lessons in Estonian. The reader plays the light balls unless a step says otherwise.

import { list, name, seen } from "./et-words.js";

/** @type {import("./board-text.js").TextsOf<"lessons">} */
export const lessons = {
  // Around the lessons
  "learn.chapters": "Peatükid",
  "learn.goOn": "Veel peatükke",
  "learn.step": ({ step, steps }) => `Samm ${step} / ${steps}`,
  "learn.progress": ({ done, steps }) => `Tehtud samme: ${done} / ${steps}`,
  "learn.you": ({ player }) => `Sinu kuulid on ${player === "light" ? "heledad" : "tumedad"}.`,
  "learn.back": "Tagasi",
  "learn.next": "Edasi",
  "learn.again": "Alusta uuesti",
  "learn.show": "Näita ette",
  "learn.showCells": ({ cells }) => `Vali ${list(cells)}.`,
  "learn.showMove": ({ player, from, to, takeBack }) => {
    const ball =
      from === null ? `panevad kuuli kohale ${to}` : `tõstavad kuuli kohalt ${from} kohale ${to}`;
    const back = takeBack.length === 0 ? "" : ` ja võtavad tagasi ${seen.ballsTakenFrom(takeBack)}`;
    return `${name(player)} ${ball}${back}.`;
  },
  "learn.more": ({ left }) => (left === 1 ? "Õige. Veel üks." : `Õige. Veel ${left}.`),
  "learn.already": "See on juba valitud.",
  "learn.notThis": "Mitte see. Vaata veel kord.",
  "learn.otherwise": "Lubatud, aga siin oodatakse teist käiku. Proovi uuesti.",
  "learn.good": "Tubli!",
  "learn.play": "Alusta mängu",
  "learn.forget": "Kustuta minu edenemine",
  "learn.forgotten": "Sinu edenemine on kustutatud.",
  "learn.unknown": "Sellist sammu pole. Siin on esimene.",
  "learn.damaged": "Salvestatud edenemist ei saanud lugeda.",
  "learn.badLesson": ({ fault }) => `Seda õppetundi ei saa näidata: ${fault}.`,
};
