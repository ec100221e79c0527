// Texts of the lessons in French. The reader is "vous" and plays the light balls unless a step says otherwise.

import { list, seen, they } from "./fr-words.js";
import { capital } from "./plural.js";

/** @type {import("./board-text.js").TextsOf<"lessons">} */
export const lessons = {
  // Around the lessons
  "learn.chapters": "Chapitres",
  "learn.goOn": "Autres chapitres",
  "learn.step": ({ step, steps }) => `Étape ${step} sur ${steps}`,
  "learn.progress": ({ done, steps }) => `Étapes terminées : ${done} sur ${steps}`,
  "learn.you": ({ player }) => `Vous avez ${they(player)}.`,
  "learn.back": "Retour",
  "learn.next": "Suivant",
  "learn.again": "Recommencer",
  "learn.show": "Montrer",
  "learn.showCells": ({ cells }) => `Choisissez ${list(cells)}.`,
  "learn.showMove": ({ player, from, to, takeBack }) => {
    const ball =
      from === null ? `posent une bille en ${to}` : `montent la bille de ${from} en ${to}`;
    const back = takeBack.length === 0 ? "" : ` et récupèrent ${seen.ballsAt(takeBack)}`;
    return capital(`${they(player)} ${ball}${back}.`);
  },
  "learn.more": ({ left }) =>
    left === 1 ? "Bien. Il en reste une." : `Bien. Il en reste ${left}.`,
  "learn.already": "Déjà choisie.",
  "learn.notThis": "Pas celle-là. Regardez encore.",
  "learn.otherwise": "Ce coup est permis, mais un autre est demandé. Réessayez.",
  "learn.good": "Très bien !",
  "learn.play": "Jouer une partie",
  "learn.forget": "Effacer ma progression",
  "learn.forgotten": "Votre progression a été effacée.",
  "learn.unknown": "Cette étape n’existe pas. Voici la première.",
  "learn.damaged": "Votre progression enregistrée n’a pas pu être lue.",
  "learn.badLesson": ({ fault }) => `Cette leçon ne peut pas être montrée : ${fault}.`,
};
