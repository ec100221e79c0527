// The texts of en-openings.js in Estonian.

import { list } from "./et-words.js";

/** @type {import("./openings.js").OpeningsTexts} */
export const openings = {
  "openings.title": "Avangud",
  "openings.puzzles": "Ülesanded",
  "openings.play": "Mängi siit edasi",
  "openings.page": "Ava eraldi lehel",
  "openings.line": "Käigud siiani",
  "openings.start": "Algus",
  "openings.value": "Tulemus",
  "openings.move": "Käik",
  "openings.replies": "Head vastused",
  "openings.kept": ({ keep, all }) => `${all}-st ${keep}`,
  "openings.every": "kõik",
  "openings.like": ({ moves }) => `sümmeetria tõttu samad: ${list(moves)}`,
  "openings.also": "Sama seisuni viivad ka:",
  "openings.legend":
    "Head vastused hoiavad teisele mängijale parima tulemuse. Sümmeetrilised käigud on loetelus üks kord (×4).",
};
