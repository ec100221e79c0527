// The page's language: what the address asks for (`?lang=lt`, which stands before "#" and so stays whatever game
// is played), else what was chosen here before, else the first of the browser's languages that there is.
//
// index.html names this module before the rest of the page, so that the texts are on their way early.

import { known, nearest, text, useLanguage } from "../text/text.js";

const STORED = "pylos.language";

/** @returns {string | null} the language chosen before; may be any text */
function remembered() {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

/** @param {string} lang */
function remember(lang) {
  try {
    localStorage.setItem(STORED, lang);
  } catch {
    // No storage here: the choice lasts until the page is closed.
  }
}

/** @returns {string} */
function wanted() {
  const asked = new URLSearchParams(location.search).get("lang");
  const wishes = [asked, remembered(), ...navigator.languages];
  return wishes.find((wish) => wish !== null && known(wish) !== null) ?? "en";
}

/**
 * @param {string} lang
 * @returns {Promise<void>} when all texts are there
 */
async function speak(lang) {
  document.documentElement.lang = await useLanguage(lang);
  document.documentElement.dir = text("language.direction");
}

// At once, for whatever on the page has texts of its own.
document.documentElement.lang = nearest(wanted());

/** Settled when the page has its language: English, where the one wanted does not arrive. */
export const languageReady = speak(wanted()).catch(() => speak("en"));

/**
 * Another language, from now on.
 * @param {string} lang
 */
export async function changeLanguage(lang) {
  await speak(lang);
  remember(lang);
  const address = new URL(location.href);
  // A link that asks for a language would ask again when the page is loaded again.
  if (!address.searchParams.has("lang")) return;
  address.searchParams.set("lang", lang);
  try {
    history.replaceState(history.state, "", address);
  } catch {
    // A frame without history: the language holds until the page is loaded again.
  }
}
