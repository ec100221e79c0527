// The texts of en-openings.js in Lithuanian.

import { list } from "./lt-words.js";

/** @type {import("./openings.js").OpeningsTexts} */
export const openings = {
  "openings.title": "Debiutai",
  "openings.puzzles": "Uždaviniai",
  "openings.play": "Žaisti nuo čia",
  "openings.page": "Atverti atskirame puslapyje",
  "openings.line": "Ėjimai iki čia",
  "openings.start": "Pradžia",
  "openings.value": "Rezultatas",
  "openings.move": "Ėjimas",
  "openings.replies": "Geri atsakymai",
  "openings.kept": ({ keep, all }) => `${keep} iš ${all}`,
  "openings.every": "visi",
  "openings.like": ({ moves }) => `simetriški ėjimai: ${list(moves)}`,
  "openings.also": "Taip pat pasiekiama taip:",
  "openings.legend":
    "Geri atsakymai išsaugo kitam žaidėjui geriausią rezultatą. Simetriški ėjimai rodomi vieną kartą (×4).",
};
