/** What "More" in the header opens: the rooms that are visited less, and the choice of a language. */

import { languageNames, languages, text } from "../text/text.js";
import { changeLanguage } from "./language.js";
import { loadStyle } from "./load-style.js";
import { h, toElement } from "./nodes.js";
import { linkTo } from "./start.js";

loadStyle(new URL("./more.css", import.meta.url));

/** Chrome before 114, Safari before 17 and Firefox before 125 know no popovers: a press shows or hides what its button names. */
const POPS = "popover" in HTMLElement.prototype;

/** @param {string | null} [name] Of what is to be shown if it is not. */
function pop(name) {
  /** @type {NodeListOf<HTMLElement>} */
  const panels = document.querySelectorAll("[popover]");
  for (const panel of panels) {
    panel.hidden = panel.id !== name || !panel.hidden;
    if (!panel.hidden) panel.dispatchEvent(new Event("toggle"));
  }
}

if (!POPS) {
  pop();
  document.addEventListener("click", ({ target }) => {
    const clicked = /** @type {Element} */ (target);
    const button = clicked.closest("[popovertarget]");
    if (!clicked.closest("[popover]")) pop(button?.getAttribute("popovertarget"));
  });
}

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

/** @param {HTMLElement} button @param {HTMLSelectElement} language */
export function createMore(button, language) {
  const more = toElement(h("div", { id: "more", class: "more", popover: "auto" }));
  more.append(linkTo("rules/en", "rules.link"), linkTo("editor", "editor.menu"), language);
  more.hidden = !POPS;
  button.after(more);
  button.setAttribute("popovertarget", more.id);
}
