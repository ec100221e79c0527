// The atlas: what the solution of Pylos looks like. The page is drawn once for a language; the boards stay.

import { make, setText } from "../site/dom.js";
import { languageReady } from "../site/language.js";
import { createLanguageChooser } from "../site/language-chooser.js";
import { byId, localise } from "../site/markup.js";
import { pageReady } from "../site/ready.js";
import { loadAtlas } from "../text/atlas.js";
import { censusSection, distancesSection, singleSection } from "./counts.js";
import { circlesSection, findsSection, longestSection } from "./games.js";
import { againSection, bitsSection, solvedSection, startSection } from "./solution.js";
import { writer } from "./writer.js";

const SECTIONS = [
  solvedSection,
  startSection,
  censusSection,
  distancesSection,
  singleSection,
  longestSection,
  circlesSection,
  findsSection,
  bitsSection,
  againSection,
];

await languageReady;

async function speak() {
  const { lang } = document.documentElement;
  const texts = await loadAtlas(lang).catch(() => loadAtlas("en"));
  localise(document);
  setText(byId("title"), texts.title);
  document.title = `${texts.title} – Pylos`;
  for (const way of /** @type {NodeListOf<HTMLAnchorElement>} */ (
    document.querySelectorAll(".way")
  )) {
    way.search = location.search;
  }
  /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".rules-way")).forEach(
    (way) => {
      way.href = `rules/${lang}.html`;
    },
  );
  const write = writer(texts, lang);
  const sections = SECTIONS.map((section) => section(write));
  const contents = make("nav", "contents");
  contents.setAttribute("aria-label", texts.contents);
  const list = make("ol");
  for (const section of sections) {
    const link = make("a", "", section.querySelector("h2")?.textContent ?? "");
    link.href = `#${section.id}`;
    const item = make("li");
    item.append(link);
    list.append(item);
  }
  contents.append(list);
  byId("atlas").replaceChildren(write.lead(), contents, ...sections);
}

createLanguageChooser(speak, (sentence) => setText(byId("message"), sentence));
await speak();
// Imported after the language is set, because the boards read it when they are created.
await import("../pylos-board.js");
pageReady();
