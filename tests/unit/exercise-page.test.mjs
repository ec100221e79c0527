// Lessons and puzzles while files and texts are on their way; what else happens to them is in data/walks.

import assert from "node:assert/strict";
import { it } from "node:test";
import * as page from "./support/browser.mjs";

const { device, find, moduleOf, open, reads, until } = page;

const RAISE = "d3/1dl1/1ld1/3l 3/3/3 2/2 1 l";
const SQUARE = "d2d/4/lld1/l3 3/3/3 2/2 1 l";
const lesson = (id, position) => ({
  id,
  title: id,
  steps: [{ id: "a", position, text: "Play anything.", turns: [{ want: {} }] }],
});
const untilPosition = (position) => until(() => find("pylos-board")?.game?.position === position);

it("a lesson that is moved before its texts are there begins once, and the last one asked for is shown", async () => {
  device.files["x.json"] = JSON.stringify(lesson("x", SQUARE));
  device.files["own.html"] = `<html lang="en"><script type="module" src="pylos-lesson.js"></script>
    <pylos-lesson src="x.json"><pylos-board></pylos-board></pylos-lesson></html>`;
  await open("own.html");
  const element = find("pylos-lesson");
  document.body.append(element);
  await untilPosition(SQUARE);
  assert.equal(element.shadowRoot.querySelectorAll(".exercise").length, 1);
  element.src = "x.json?again";
  element.chapters = [lesson("y", RAISE)];
  await untilPosition(RAISE);
  assert.equal(element.at, "y/a");
  for (const src of ["none.json", "x.json"]) element.src = src;
  await reads("h2", "x");
  assert.equal(find(".exercise-said").textContent, "");
  const own = document.createElement("pylos-lesson");
  own.chapters = [lesson("z", RAISE)];
  element.replaceWith(own);
  await reads("h2", "z");
  await untilPosition(RAISE);
});

it("of two puzzles asked for one after the other, the last one is shown, whichever comes first", async () => {
  const row = (position, move) => `1\tmove\twon\t1\t1300\t\t${position}\t${move}\t`;
  device.files["puzzles/standard.txt"] = row(RAISE, "1a1");
  let arrive = () => {};
  device.files["puzzles/expert.txt"] = new ReadableStream({
    start(file) {
      arrive = () => {
        file.enqueue(new TextEncoder().encode(row(SQUARE, "1d1")));
        file.close();
      };
    },
  });
  device.files["own.html"] = `<html lang="en"><script type="module" src="pylos-puzzle.js"></script>
    <pylos-puzzle id="expert-1"></pylos-puzzle></html>`;
  await open("own.html");
  find("pylos-puzzle").id = "standard-1";
  await untilPosition(RAISE);
  arrive();
  const { loadCatalogue } = await moduleOf("exercise/catalogue.js");
  await loadCatalogue("expert");
  for (let i = 0; i < 99; i += 1) await new Promise(setImmediate);
  assert.equal(find("pylos-board").game.position, RAISE);
});

it("where no texts arrive, the content of the tag is shown, later the language stays", async () => {
  const { Inside } = await moduleOf("exercise/element.js");
  const element = document.createElement("p");
  element.attachShadow({ mode: "open" });
  let texts = null;
  const load = async () => texts ?? Promise.reject(new Error("none"));
  const inside = new Inside({ element, load, begin: () => inside.speak() });
  await assert.rejects(inside.begin(), /none/);
  assert.ok(element.shadowRoot.querySelector("slot"));
  texts = "English";
  await inside.begin();
  texts = null;
  await inside.begin();
  assert.equal(inside.texts, "English");
});
