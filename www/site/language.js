// The language of the page: the one in the address (`?lang=lt`, before "#", so that a game in the address does not
// change it; in a frame `#lang=lt`), else the one chosen before, else the first language of the browser that the page
// has.
//
// The pages load this module first, so that the texts start to load early.

import { nearest, spoken, useLanguage } from "../text/text.js";
import { readText, writeText } from "./store.js";

function wanted() {
  const asked = [location.search, location.hash.slice(1)];
  const inAddress = asked.map((part) => new URLSearchParams(part).get("lang"));
  const wishes = [...inAddress, readText("language"), ...navigator.languages];
  return wishes.find((wish) => wish !== null && spoken(wish) !== null) ?? "en";
}

/** @param {string} lang @returns {Promise<void>} Fulfilled when all texts are loaded. */
async function speak(lang) {
  document.documentElement.lang = await useLanguage(lang);
}

// Set before the texts are loaded, because `<pylos-board>` and `<pylos-lesson>` read it.
document.documentElement.lang = nearest(wanted());

/** Settled when the page has its language; English if the texts of the wanted one do not load. */
export const languageReady = speak(wanted()).catch(() => speak("en"));

/** Changes the language of the page and stores the choice. @type {(lang: string) => Promise<void>} */
export async function changeLanguage(lang) {
  const before = document.documentElement.lang;
  // Before the texts are loaded: if they belong to another version of the site, the page is loaded again.
  keep(lang);
  try {
    await speak(lang);
  } catch (error) {
    keep(before);
    throw error;
  }
}

/** @param {string} lang Stored, and put in the place of a language in the address, which would win. */
function keep(lang) {
  writeText("language", lang);
  const address = new URL(location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.set("lang", lang);
  try {
    history.replaceState(history.state, "", address);
  } catch {
    // In a frame without history, the language lasts until the page is reloaded.
  }
}
