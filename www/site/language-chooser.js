// The list of languages, each with its own name.

import { languageNames, languages, text } from "../text/text.js";
import { make } from "./dom.js";
import { changeLanguage } from "./language.js";
import { byId } from "./markup.js";

/**
 * @param {() => void} onChange Called when the page has another language.
 * @param {(sentence: string) => void} tell In writing and aloud.
 */
export function createLanguageChooser(onChange, tell) {
  const select = /** @type {HTMLSelectElement} */ (byId("language"));
  for (const lang of languages) {
    const option = make("option", "", languageNames[lang]);
    option.value = lang;
    option.lang = lang;
    select.append(option);
  }
  const current = () => document.documentElement.lang;
  select.value = current();
  select.addEventListener("change", async () => {
    try {
      await changeLanguage(select.value);
    } catch {
      select.value = current();
      tell(text("language.failed"));
      return;
    }
    // After two quick changes, the list shows the language that the page has.
    select.value = current();
    onChange();
  });
}
