/** What "More" in the header opens: the other rooms, and the choice of a language. */

import { languageNames, languages, text } from "../text/text.js";
import { make, setLabel } from "./dom.js";
import { linkTo } from "./header.js";
import { changeLanguage } from "./language.js";
import { loadStyle } from "./load-style.js";

loadStyle(new URL("./more.css", import.meta.url));

/** The list of languages, each with its own name. @type {(onChange: () => void, tell: (sentence: string) => void) => HTMLSelectElement} */
export function languageList(onChange, tell) {
  const select = make("select");
  select.id = "language";
  select.dataset.label = "language.label";
  setLabel(select, text("language.label"));
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
  return select;
}

/** The ways to the rooms that are visited less. */
export function waysToOthers() {
  const builder = linkTo("playground", "page.hosts");
  builder.hreflang = "en";
  return [linkTo("editor", "editor.menu"), linkTo("atlas", "atlas.link"), builder];
}

/** @param {HTMLButtonElement} button @param {HTMLSelectElement} language */
export function createMore(button, language) {
  const more = make("div", "more");
  more.id = "more";
  more.popover = "auto";
  more.append(linkTo("rules/en", "rules.link"), ...waysToOthers(), language);
  button.after(more);
  button.popoverTargetElement = more;
}
