// The lists of tables and solutions match the files, and the line about tables says what becomes of them.

import assert from "node:assert/strict";
import { readdir, readFile, stat } from "node:fs/promises";
import { test } from "node:test";
import { crc32 } from "node:zlib";
import { freeBytes, loadFolders, mayLoad, tablesOf } from "../../www/engine/tables.js";
import { lineOf } from "../../www/library/tables.js";
import { translations } from "../../www/text/board-text.js";
import { addTexts, text, useLanguage } from "../../www/text/text.js";

const WWW = new URL("../../www/", import.meta.url);
const usual = { takeBack: "required", emptyReserve: "loses" };
const variants = ["children", "standard", "expert"];

test("the list has every table, with its size and version; the first of a variant loads by itself", async () => {
  const folder = new URL("tables/", WWW);
  const listed = variants.flatMap((variant) => tablesOf({ variant, ...usual }));
  assert.deepEqual(listed.map(({ file }) => file).sort(), (await readdir(folder)).sort());
  for (const { file, bytes, address } of listed) {
    const content = await readFile(new URL(file, folder));
    assert.equal(content.length, bytes, file);
    assert.equal(content.subarray(0, 8).toString(), "pylostab", file);
    const checksum = content.readUInt32LE(12).toString(16).padStart(8, "0");
    assert.ok(address.endsWith(`/tables/${file}?v=${content[8]}.${checksum}`), address);
  }
  for (const variant of variants) assert.ok(tablesOf({ variant, ...usual })[0].bytes <= 6_000_000);
  assert.deepEqual(tablesOf({ ...usual, variant: "expert", takeBack: "optional" }), []);
  assert.deepEqual(tablesOf({ ...usual, variant: "standard", emptyReserve: "playsOn" }), []);
});

test("the list has the openings of each variant, as parts of about a megabyte, with all their files", async () => {
  const own = new URL("solution/", WWW);
  const list = JSON.parse(await readFile(new URL("solutions.json", own), "utf8"));
  assert.deepEqual(Object.keys(list), variants);
  const asked = [];
  globalThis.fetch = async (address, { cache }) => {
    asked.push(address.href, cache);
    return Response.json(list);
  };
  assert.deepEqual([...(await loadFolders()).keys()], variants);
  assert.deepEqual(asked, [new URL("solutions.json", own).href, "no-cache"], "a new one is seen");
  for (const [name, { version, files, isPart }] of Object.entries(list)) {
    const folder = new URL(`${name}/`, own);
    assert.deepEqual((await readdir(folder)).sort(), Object.keys(files).sort());
    for (const [file, size] of Object.entries(files)) {
      assert.equal((await stat(new URL(file, folder))).size, size, file);
    }
    const index = await readFile(new URL("index.pylos", folder));
    assert.equal(version, crc32(index).toString(16).padStart(8, "0"));
    assert.equal(isPart, true, "Help does not offer it as the whole solution");
    const bytes = Object.values(files).reduce((sum, size) => sum + size, 0);
    assert.ok(bytes < 1_050_000, `${name}: ${bytes}`);
  }
});

await useLanguage("en");
await addTexts(translations("analysis"));

const rules = { variant: "expert", ...usual };
const wish = { rules, need: "first", asks: true, stays: true };
const loading = {
  ...{ isSolved: false, fault: null, state: "none", received: 0, bytes: 0, more: 0 },
  missing: 2_500_000,
};
/** What the line says, and what its buttons are called. */
const said = ({ missing = loading.missing, ...wishes }, known = {}, chosen = undefined) => {
  const line = lineOf({ ...wish, ...wishes }, { ...loading, ...known, missing }, chosen);
  return line && [line.words, ...Object.values(line.buttons)];
};
const RETRY = "Try again";

test("the line about tables asks before much is loaded, and then no more", () => {
  const all = { need: "all", missing: 16_000_000 };
  const load = "Load (16.0\u00a0MB)";
  assert.deepEqual(said(all)?.slice(1), [load, "Play without it"]);
  const settles = text("tables.settle", { bytes: 16_000_000 });
  assert.equal(said({ ...all, settles: true })?.[0], settles);
  const without = ["Perfect play", load];
  assert.deepEqual(said(all, {}, 0), without);
  assert.equal(said({ ...all, stays: false }, {}, 0), null);
  assert.equal(said({ ...all, asks: false }), null);
  assert.equal(said(all, {}, 16_000_000), null, "it loads by itself");
  for (const nothing of [{}, { need: null }, { missing: null }]) assert.equal(said(nothing), null);
});

test("the line about tables shows the loading, a failure and the offer of more, unless the solution answers", () => {
  const state = "loading";
  const progress = { state, received: 1_250_000, bytes: 2_500_000 };
  assert.deepEqual(said({}, progress), ["Loading perfect play: 1.3 of 2.5\u00a0MB.", "Cancel"]);
  assert.equal(lineOf(wish, { ...loading, ...progress }, undefined)?.share, 0.5);
  assert.equal(said({ missing: 0 }, progress), null, "the cache has it");
  assert.equal(said({}, { state: "failed" })?.[1], RETRY);
  assert.equal(said({ missing: null }, { state: "failed" }), null);
  const more = { state: "ready", more: 13_400_000 };
  assert.equal(said({}, more)?.[1], "Load (13.4\u00a0MB)");
  assert.equal(said({ need: "all" }, { state: "ready" }), null);
  assert.equal(said({}, { ...more, isSolved: true }), null);
  const failed = "The solution could not be loaded.";
  assert.deepEqual(said({}, { fault: "failed" }), [failed, RETRY]);
  const asks = said({ need: "all", missing: 16_000_000 }, { fault: "broken" });
  assert.match(asks?.[0] ?? "", /^The solution could not be loaded\. .*16\.0\u00a0MB/);
  assert.equal(said({ need: null }, { fault: "failed" }), null);
});

test("boards load tables by themselves unless the page asks first, or the browser is to save data", () => {
  const set = (asks, saveData) => {
    const meta = 'meta[name="pylos-tables"][content="ask"]';
    globalThis.document = { querySelector: (name) => (asks && name === meta ? {} : null) };
    const navigator = { connection: { saveData } };
    Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
    return [mayLoad(), freeBytes() > 0];
  };
  assert.deepEqual(set(false, false), [true, true]);
  assert.deepEqual(set(true, false), [false, true]);
  assert.deepEqual(set(false, true), [false, false]);
});
