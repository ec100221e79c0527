// The play page in another language, for a screen reader and where something is missing.

import assert from "node:assert/strict";
import { it } from "node:test";
import { languageNames } from "../../www/text/text.js";
import { readerOf } from "./support/all-texts.mjs";
import * as page from "./support/browser.mjs";

const { device, fill, find, key, open, press, reads, reload, sheet, until } = page;

/** Until the code is there that is loaded later: it would come into the next page. */
const whole = () => until(() => find("#language"));
const lt = await readerOf("lt");
const place = (at) => find(`[data-place="${at}"]`);
const label = (at) => place(at).getAttribute("aria-label");

it("a language is chosen, in which the page speaks, and kept, or written into an address that names one", async () => {
  await open("index.html#moves=1b2");
  await reads("#status", "Dark: place a ball");
  await whole();
  const names = [...document.querySelectorAll("#language option")].map((one) => one.textContent);
  assert.deepEqual(names, Object.values(languageNames));
  fill("#language", "lt");
  const status = lt("status.place", { player: "dark" });
  await reads("#status", status);
  assert.equal(document.title, lt("title", { status }));
  // The board loads texts of its own.
  await until(() => !label("1c2").startsWith("Level"));
  place("1c2").click();
  await reads("#status", lt("status.place", { player: "light" }));
  await reads("#announcer", lt("say.place", { player: "dark", to: "1c2" }));
  await reload();
  await whole();
  await reads("#status", lt("status.place", { player: "light" }));
  assert.equal(document.documentElement.lang, "lt");
  assert.equal(location.search, "");
  await open("index.html?lang=et#moves=1b2");
  await whole();
  assert.equal(document.documentElement.lang, "et");
  fill("#language", "de");
  await reads("#status", "Dunkel: ");
  assert.equal(location.search, "?lang=de", "a reload keeps the choice");
  await press("Mehr");
  await press("Hilfe");
  await until(() => find("#help[open]"));
  const links = [...document.querySelectorAll("a[href]")].map((one) => one.getAttribute("href"));
  assert.deepEqual(
    links.filter((href) => !/^(#|\w+\.html\?lang=de|rules\/de)/.test(href)),
    [],
  );
});

it("every place has a name of its own, and those without a choice are off", async () => {
  await open("index.html#position=4/4/lddl/lddl_3/3/3_2/2_1_l");
  await whole();
  const places = () => [...find("[aria-label^='Pylos board']").querySelectorAll("button")];
  const names = () => places().map((one) => one.getAttribute("aria-label"));
  await until(() => label("1a1") === "Level 1, a 1: light ball, may be raised");
  assert.equal(new Set(names()).size, 32, "thirty cells and two reserves");
  assert.equal(places().filter(({ tabIndex }) => tabIndex === 0).length, 1, "for the Tab key");
  const levels = [...find("[aria-label='Level 1']").parentElement.querySelectorAll("[role=group]")];
  assert.deepEqual(
    levels.map((one) => `${one.getAttribute("aria-label")}: ${one.children.length}`),
    ["Level 1: 16", "Level 2: 9", "Level 3: 4", "Top: 1"],
  );
  place("1a1").click();
  await reads("#status", "Light: choose a higher place");
  const on = places().filter((one) => one.getAttribute("aria-disabled") !== "true");
  assert.deepEqual(on.map(({ dataset }) => dataset.place).sort(), [
    "1a1",
    "1a2",
    "1d1",
    "1d2",
    "2b1",
    "2c1",
    "light",
  ]);
});

it("a beginner sees where the opponent could complete a square", async () => {
  await open("index.html#opponent=1&position=4/4/dd2/d1ll_3/3/3_2/2_1_l");
  await whole();
  await until(() => /opponent could complete a square here/.test(label("1b1")));
});

it("balls are made see-through by a button, and as usual again", async () => {
  await open("index.html#moves=1b2_1c2");
  await whole();
  await press("View");
  await press("See-through balls");
  assert.equal(find("#board").camera.seeThrough, true);
  await press("Back to normal");
  assert.ok(!find("#board").camera.seeThrough);
});

it("the focus stays on the board when a button ends the turn, and in the page when a game ends and the next one begins", async () => {
  await open("index.html#position=4/4/ll2/l1dd_3/3/3_2/2_1_l");
  await whole();
  const pressed = async (selector) => {
    const button = await until(() => find(`${selector}:not([aria-disabled=true])`));
    button.focus();
    button.click();
  };
  const isOn = (element) => until(() => element.contains(document.activeElement));
  for (const at of ["1b1", "1a1"]) {
    await until(() => place(at).getAttribute("aria-disabled") !== "true");
    place(at).click();
  }
  await pressed("#turn [data-action=finish]");
  await isOn(find("#board"));
  await press("More");
  await press("Resign");
  await press("Resign");
  await reads("#status", "Light wins: Dark resigned");
  await until(() => find("dialog[open]") === null);
  assert.notEqual(document.activeElement, document.body);
  await pressed("#end .primary");
  await isOn(find("#board"));
  assert.equal(find("#board").session.game.moves.length, 0);
});

it("without the rules the page says so, and helps", async () => {
  device.files["pkg/rules_bg.wasm"] = null;
  await open("index.html");
  await reads("#status", "The game could not be loaded");
  await reads("#note", "Check the connection and reload the page. It needs WebAssembly.");
  assert.equal(label("1a1"), "Level 1, a 1: empty");
  await until(() => find("#menu"));
  key("?", document.body);
  await until(() => find("#help[open]"));
  await press("Close");
  delete device.files["pkg/rules_bg.wasm"];
  await reload();
  await reads("#status", "Your turn: place a ball");
});

it("what is wrong with the file of the host is told where its address asks for that", async () => {
  for (const [file, told] of [
    ['{ "lines": [null] }', "host.json: Line 1 is null, not an object."],
    ['{ "lines": [] }', "host.json: No fault."],
  ]) {
    device.files["host.json"] = file;
    await open("learn.html?check");
    await reads(".host", told);
  }
});

it("the service worker comes after all that the page itself loads, and is answered", async () => {
  const meta = '<meta name="pylos-offline" content="worker.js" />';
  device.files["index.html"] = sheet("index.html").replace("</head>", `${meta}</head>`);
  await open("index.html#show=openings");
  const there = [];
  const register = async () =>
    there.push(find("#language"), find("#explore tbody[aria-busy=false]"));
  Object.defineProperty(navigator, "serviceWorker", { value: { register } });
  assert.ok(!(await until(() => there.length > 0 && there)).includes(null));
});

it("where nothing can be painted, the board says so", async () => {
  device.canvas = null;
  await open("index.html#moves=1b2");
  await reads("[part=error]", "cannot draw");
});
