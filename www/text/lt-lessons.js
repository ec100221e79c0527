// Texts of the lessons in Lithuanian. The reader plays the light balls unless a step says otherwise.

import { list, name, seen } from "./lt-words.js";

/** @type {import("./board-text.js").TextsOf<"lessons">} */
export const lessons = {
  // Around the lessons
  "learn.chapters": "Skyriai",
  "learn.goOn": "Kiti skyriai",
  "learn.step": ({ step, steps }) => `${step} žingsnis iš ${steps}`,
  "learn.progress": ({ done, steps }) => `Atlikta žingsnių: ${done} iš ${steps}`,
  "learn.you": ({ player }) =>
    `Jūs žaidžiate ${player === "light" ? "šviesiaisiais" : "tamsiaisiais"}.`,
  "learn.back": "Atgal",
  "learn.next": "Toliau",
  "learn.again": "Pradėti iš naujo",
  "learn.show": "Parodyti",
  "learn.showCells": ({ cells }) => `Pasirinkite: ${list(cells)}.`,
  "learn.showMove": ({ player, from, to, takeBack }) => {
    const ball =
      from === null
        ? `deda rutuliuką į vietą ${to}`
        : `perkelia rutuliuką iš vietos ${from} į vietą ${to}`;
    const back = takeBack.length === 0 ? "" : ` ir nuima ${seen.ballsFrom(takeBack)}`;
    return `${name(player)} ${ball}${back}.`;
  },
  "learn.more": ({ left }) =>
    left === 1 ? "Teisingai. Liko dar vienas." : `Teisingai. Liko dar ${left}.`,
  "learn.already": "Šis jau pasirinktas.",
  "learn.notThis": "Ne šis. Pažiūrėkite dar kartą.",
  "learn.otherwise": "Leidžiama, bet čia prašoma kito ėjimo. Pabandykite dar kartą.",
  "learn.good": "Puiku!",
  "learn.play": "Žaisti partiją",
  "learn.forget": "Ištrinti mano pažangą",
  "learn.forgotten": "Jūsų pažanga ištrinta.",
  "learn.unknown": "Tokio žingsnio nėra. Štai pirmasis.",
  "learn.damaged": "Įrašytos pažangos nepavyko perskaityti.",
  "learn.badLesson": ({ fault }) => `Šios pamokos parodyti negalima: ${fault}.`,
};
