/** What "More" in the header opens: the other rooms, and the choice of a language. */

import { languageNames, languages, text } from "../text/text.js";
import { changeLanguage } from "./language.js";
import { loadStyle } from "./load-style.js";
import { h, toElement } from "./nodes.js";
import { linkTo } from "./start.js";

loadStyle(new URL("./more.css", import.meta.url));

/** The list of languages, each with its own name. @type {(onChange: () => void, tell: (sentence: string) => void) => HTMLSelectElement} */
export function languageList(onChange, tell) {
  const options = languages.map((lang) => h("option", { value: lang, lang }, languageNames[lang]));
  const name = { "data-label": "language.label", "aria-label": text("language.label") };
  const select = /** @type {HTMLSelectElement} */ (
    toElement(h("select", { id: "language", ...name }, ...options))
  );
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
  const more = toElement(h("div", { id: "more", class: "more", popover: "auto" }));
  more.append(linkTo("rules/en", "rules.link"), ...waysToOthers(), language);
  button.after(more);
  button.setAttribute("popovertarget", more.id);
}
