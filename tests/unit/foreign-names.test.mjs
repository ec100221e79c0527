/** Names that every object has, at each door where a name from an address, an attribute, a file or the storage is looked up. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { it } from "node:test";
import { runInNewContext } from "node:vm";
import { Window } from "happy-dom";
import { cellAt } from "../../www/board/geometry.js";
import { BadValue, PROPERTIES, parseAttribute } from "../../www/element/attributes.js";
import { findPuzzle } from "../../www/exercise/catalogue.js";
import { Fault, readChapter } from "../../www/exercise/lesson.js";
import { knownThemes } from "../../www/exercise/themes.js";
import { parseAddress } from "../../www/game/address.js";
import { readComment } from "../../www/game/comments.js";
import { AddressError } from "../../www/game/link-text.js";
import { parseLink } from "../../www/library/links.js";
import { PILE } from "../../www/library/pile.js";
import { PREFERENCES, picked } from "../../www/library/settings.js";
import { nearest, spoken } from "../../www/text/board-text.js";
import { newGame } from "../e2e/support/rules.mjs";

const NAMES = ["__proto__", "prototype", ...Object.getOwnPropertyNames(Object.prototype)];

/** An object as JSON makes it: every name is its own. */
const withName = (name, value) =>
  JSON.parse(`{ ${JSON.stringify(name)}: ${JSON.stringify(value)} }`);

const STATE = readFileSync(new URL("../../www/site/page-state.js", import.meta.url), "utf8");

/** What page-state.js says while the page loads. */
function stateOf(lang) {
  const window = new Window({ url: `https://club.example/?lang=${lang}` });
  const { document, location, MutationObserver } = window;
  const browser = { document, location, MutationObserver, navigator: { languages: [] } };
  document.documentElement.dataset.scripts = "";
  runInNewContext(STATE, { ...browser, URL, URLSearchParams });
  const box = document.querySelector("p");
  return [box.textContent, box.lang];
}

it("is no language", () => {
  for (const name of NAMES) {
    assert.equal(spoken(name), null);
    assert.equal(nearest(name), "en");
    assert.deepEqual(stateOf(name), ["Loading…", "en"]);
  }
  assert.deepEqual(stateOf("de-AT"), ["Wird geladen …", "de"]);
});

it("is nothing that an address has, and no value of it; but a name for a game by links", () => {
  for (const name of NAMES) {
    for (const hash of [`#${name}=1`, `#you=${name}`, `#opponent=${name}`, `#show=${name}`]) {
      assert.throws(() => parseAddress(hash), AddressError, hash);
    }
    for (const hash of [`#you=${name}`, `#opponent=${name}`, `#show=${name}`]) {
      assert.throws(() => parseLink(`${hash}&friend=k3j9x2ab`), AddressError, hash);
    }
    // Beside a spoken part, others are ignored.
    const ignored = parseLink(`#${name}=1&friend=k3j9x2ab`);
    assert.deepEqual(ignored, parseLink("#friend=k3j9x2ab"));
    for (const option of ["variant", "takeBack", "emptyReserve"]) {
      const rules = parseAddress(`#${option}=${name}`)?.rules;
      assert.throws(() => newGame(rules), { code: "badOption" }, `${option} ${name}`);
    }
  }
  assert.equal(parseLink("#friend=constructor").id, "constructor");
});

it("is no value of an attribute but a text, and no place", () => {
  const texts = ["position", "src", "moves"];
  for (const name of NAMES) {
    for (const property of PROPERTIES.filter((one) => !texts.includes(one)))
      assert.throws(() => parseAttribute(property, name), BadValue, `${property} ${name}`);
    for (const mark of [`ring:${name}`, `${name}:1b2`, `ring:1b2:${name}`])
      assert.throws(() => parseAttribute("marks", mark), BadValue, mark);
    assert.throws(() => parseAttribute("camera", `${name}=1`), BadValue);
    assert.equal(cellAt(name), undefined);
    assert.deepEqual(readComment(`[%csl ${name}]`).marks, []);
  }
});

it("is no part of a lesson", () => {
  const step = { id: "one", position: "4/4/4/4 3/3/3 2/2 1 l", text: "Look." };
  const chapter = { id: "a", title: "A", steps: [step] };
  readChapter(chapter);
  for (const name of NAMES) {
    const parts = [
      { rules: withName(name, "standard") },
      { rules: { variant: name } },
      { turns: [{ want: withName(name, "1b2") }] },
      { turns: [{ want: { completes: name } }] },
      { select: { cells: name } },
    ];
    for (const part of parts) {
      assert.throws(() => readChapter({ ...chapter, steps: [{ ...step, ...part }] }), Fault);
    }
    assert.throws(() => readChapter(Object.assign(withName(name, 1), chapter)), Fault);
  }
});

it("is no puzzle, theme or setting, and an entry of its own in a pile", async () => {
  assert.deepEqual(knownThemes(NAMES), []);
  for (const name of NAMES) {
    assert.equal(await findPuzzle(name), null);
    assert.deepEqual(picked(PREFERENCES)(withName(name, true)), {});
    assert.deepEqual(picked(PREFERENCES)({ theme: name, speed: name }), {});
    const { kept } = PILE.read({ exercises: [], looked: withName(name, 3), cards: [] });
    assert.deepEqual(Object.entries(kept.looked), [[name, 3]]);
  }
});
