// What the service worker keeps, what it answers, and how it heals.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Browser, HOME, ORIGIN } from "./support/worker-browser.mjs";

const SCRIPT = "assets/main-11111111.js";
const WASM = "assets/rules-22222222.wasm";
const PAGE = "learn.html";

/** The files of a version; those in assets/ are the same in each but one. */
const site = (version) => ({
  "index.html": `<meta data-version="${version}"><p>Play</p>`,
  [PAGE]: `<meta data-version="${version}"><p>Learn</p>`,
  [SCRIPT]: "export const main = 1;\n",
  [WASM]: Buffer.from([0, 97, 115, 109, 1, 0, 0, 0]),
  [`assets/texts-${version}.js`]: `export const version = "${version}";\n`,
  "recover.js": "recover();\n",
  "host.json": "[]",
});
const ONE = site("one-1");
const TWO = site("two-2");
const CACHE = `pylos:${HOME}:version one-1`;
const NEXT = `pylos:${HOME}:version two-2`;
const PORTAL = () =>
  new Response("<title>Sign in</title>", { headers: { "Content-Type": "text/html" } });
/** What is kept of the host's own files is not counted. */
const ALL = "6 of 6";

let browser;
beforeEach(() => {
  browser = new Browser();
  browser.deploy(ONE);
});

/** The worker of a version, installed and at work. */
async function working(version = "one-1", files = ONE) {
  browser.deploy(files);
  const worker = browser.start(version, files);
  await worker.install();
  await worker.activate();
  return worker;
}

/** Asserts that a worker answers with the files of its version, and that all are kept. */
async function assertSound(worker, files = ONE) {
  assert.equal((await worker.check()).at(-1), ALL);
  browser.isDown = true;
  for (const [name, content] of Object.entries(files))
    assert.equal(await worker.get(name), String(content), name);
  assert.equal(await worker.get("", { mode: "navigate" }), files["index.html"]);
  assert.equal(await worker.get("learn", { mode: "navigate" }), files[PAGE]);
  browser.isDown = false;
}

test("every file is kept, and answered without a connection", async () => {
  const worker = await working();
  await assertSound(worker);
  assert.deepEqual(browser.names(CACHE), Object.keys(ONE).sort());
  assert.equal(await worker.get("tables/standard.pylos"), undefined);
  assert.equal(await worker.get("constructor"), undefined);
});

test("files are brought four at a time", async () => {
  /** How many files were kept when each was asked for. */
  const asked = [];
  for (const [name, content] of Object.entries(ONE)) {
    browser.network.set(name, () => {
      asked.push(browser.stored.get(CACHE).size);
      return new Response(content);
    });
  }
  await browser.start("one-1", ONE).install();
  assert.deepEqual(asked.slice(0, 5), [0, 0, 0, 0, 1]);
  assert.equal(browser.names(CACHE).length, 7);
});

for (const [what, path, wrong] of [
  ["a portal's page for a script", SCRIPT, PORTAL],
  ["a portal's page for WebAssembly", WASM, PORTAL],
  ["a portal's page for a page", PAGE, PORTAL],
  ["nothing", SCRIPT, ""],
  ["half of a script", SCRIPT, "export const"],
  ["half of a page", PAGE, ONE[PAGE].slice(0, -4)],
  ["a page of another version", PAGE, TWO[PAGE]],
  ["another script of the site", SCRIPT, ONE["recover.js"]],
  ["a part", SCRIPT, () => new Response(ONE[SCRIPT].slice(3), { status: 206 })],
  ["an error with the file in it", SCRIPT, () => new Response(ONE[SCRIPT], { status: 500 })],
  ["no file", SCRIPT, undefined],
  [
    "an answer that breaks off",
    SCRIPT,
    () => new Response(new ReadableStream({ start: (it) => it.error(new TypeError("cut")) })),
  ],
  ["an answer that cannot be read", SCRIPT, () => Response.error()],
]) {
  test(`a network that answers with ${what} has nothing of it kept`, async () => {
    browser.network.set(path, wrong);
    const worker = browser.start("one-1", ONE);
    await assert.rejects(worker.install(), /1 files are not of version one-1/);
    assert.ok(!browser.names(CACHE).includes(path));
    browser.network.set(path, ONE[path]);
    await worker.install();
    await assertSound(worker);
  });
}

test("an answer that a cache on the way has is asked for past it", async () => {
  browser.network.set(WASM, (cache) => (cache === "reload" ? ONE[WASM] : PORTAL()));
  const worker = await browser.start("one-1", ONE);
  await worker.install();
  browser.stored.clear();
  assert.equal(await worker.get(WASM), String(ONE[WASM]));
  await worker.check();
  await assertSound(worker);
});

test("an answer is kept whatever its headers, and with a type that browsers take", async () => {
  const headers = { Vary: "*", "Content-Type": "text/plain", "X-Host": "club" };
  browser.network.set(SCRIPT, () => new Response(ONE[SCRIPT], { headers }));
  const worker = browser.start("one-1", ONE);
  await worker.install();
  await assertSound(worker);
  const kept = browser.stored.get(CACHE).get(ORIGIN + HOME + SCRIPT).headers;
  assert.equal(kept.get("Content-Type"), "text/javascript");
  assert.equal(kept.get("X-Host"), "club");
  assert.equal(kept.get("Vary"), null);
});

test("a new version takes what it has in common with the last, if that is sound", async () => {
  await working();
  browser.deploy(TWO);
  browser.requests.length = 0;
  browser.spoil(CACHE, WASM, "<title>Sign in</title>");
  const worker = browser.start("two-2", TWO);
  await worker.install();
  assert.ok(browser.requests.includes(WASM), "the unsound one is fetched");
  assert.ok(!browser.requests.includes(SCRIPT), "the sound one is not");
  assert.deepEqual(browser.acts, ["claim"], "it waits for the visitor");
  await worker.activate();
  await assertSound(worker, TWO);
  // A page of the version before.
  browser.isDown = true;
  assert.equal(await worker.get("assets/texts-one-1.js"), ONE["assets/texts-one-1.js"]);
  browser.spoil(CACHE, "assets/texts-one-1.js", "Blocked", { "Content-Type": "text/html" });
  assert.ok((await worker.get("assets/texts-one-1.js")) instanceof Error);
});

test("after workers that checked nothing, a new version heals and does not wait", async () => {
  for (const [path, content] of Object.entries(ONE)) browser.spoil(CACHE, path, content);
  browser.spoil(CACHE, WASM, "<title>Sign in</title>", { "Content-Type": "text/html" });
  browser.spoil(CACHE, "assets/texts-one-1.js", "");
  browser.deploy(TWO);
  const worker = browser.start("two-2", TWO);
  await worker.install();
  assert.deepEqual(browser.acts, ["skipWaiting"]);
  await worker.activate();
  await assertSound(worker, TWO);
});

test("a version that comes back finds its files", async () => {
  await working();
  await working("two-2", TWO);
  browser.requests.length = 0;
  const worker = await working();
  assert.deepEqual(browser.requests, []);
  await assertSound(worker);
});

test("only three versions are kept", async () => {
  for (const version of ["one-1", "two-2", "three", "four"]) await working(version, site(version));
  const versions = [...browser.stored.keys()].map((name) => name.split(" ").at(-1));
  assert.deepEqual(versions, ["two-2", "three", "four"]);
});

test("caches of others are not asked", async () => {
  for (const name of ["shop", `pylos:${HOME}other/:version one-1`, "pylos:/club/:version one-1"]) {
    browser.spoil(name, SCRIPT, "shop();");
    browser.spoil(name, "assets/texts-old.js", "shop();");
  }
  const worker = await working();
  await assertSound(worker);
  assert.equal(await worker.get("assets/texts-old.js"), "");
  browser.stored.delete(CACHE);
  assert.equal(await worker.get(SCRIPT), ONE[SCRIPT]);
});

const FAILS = {
  throws: () => {
    throw new DOMException("refused", "SecurityError");
  },
  rejects: () => Promise.reject(new DOMException("lost", "UnknownError")),
};
for (const method of ["open", "match", "put", "keys", "has", "delete"]) {
  for (const [how, fail] of Object.entries(FAILS)) {
    test(`where \`${method}\` of the caches ${how}, every answer comes all the same`, async () => {
      const worker = await working();
      browser.network.set("assets/texts-old.js", "old");
      browser.broken.set(method, fail);
      const all = { ...ONE, "": ONE["index.html"], "assets/texts-old.js": "old" };
      for (const [name, content] of Object.entries(all))
        assert.equal(await worker.get(name, { mode: "navigate" }), String(content), name);
      await worker.check();
      await worker.activate();
      assert.equal(browser.acts.at(-1), "claim");
    });
  }
}

test("a browser without caches or without checksums goes to the network", async () => {
  browser.crypto = {};
  const worker = browser.start("one-1", ONE);
  await assert.rejects(worker.install());
  assert.deepEqual(browser.names(CACHE), ["host.json"]);
  for (const [name, content] of Object.entries(ONE))
    assert.equal(await worker.get(name), String(content), name);
});

for (const [what, evict] of [
  ["a script", () => browser.stored.get(CACHE).delete(ORIGIN + HOME + SCRIPT)],
  ["the first page", () => browser.stored.get(CACHE).delete(`${ORIGIN}${HOME}index.html`)],
  ["every file", () => browser.stored.get(CACHE).clear()],
  ["the cache", () => browser.stored.delete(CACHE)],
  ["all caches", () => browser.stored.clear()],
]) {
  test(`after ${what} is lost, it comes from the network and is kept again`, async () => {
    const worker = await working();
    evict();
    browser.isDown = true;
    const [before, after] = await worker.check();
    assert.notEqual(before, ALL);
    assert.equal(after, before);
    browser.isDown = false;
    assert.equal(await worker.get("", { mode: "navigate" }), ONE["index.html"]);
    assert.equal(await worker.get(SCRIPT), ONE[SCRIPT]);
    browser.isDown = true;
    assert.equal(await worker.get("", { mode: "navigate" }), ONE["index.html"]);
    assert.equal(await worker.get(SCRIPT), ONE[SCRIPT]);
    browser.isDown = false;
    await assertSound(worker);
  });
}

for (const [what, content] of [
  ["replaced", "<title>Sign in</title>"],
  ["emptied", ""],
  ["cut", "export"],
  ["unreadable", new ReadableStream({ pull: (it) => it.error(new TypeError("lost")) })],
]) {
  test(`a kept file that is ${what} is fetched again`, async () => {
    const worker = await working();
    browser.spoil(CACHE, SCRIPT, content);
    browser.isDown = true;
    assert.ok((await worker.get(SCRIPT)) instanceof Error, "nothing unsound is answered");
    assert.equal((await worker.check())[0], "5 of 6");
    browser.isDown = false;
    assert.equal(await worker.get(SCRIPT), ONE[SCRIPT]);
    await assertSound(worker);
  });
}

test("what the host writes comes from the network first, and is kept for use offline", async () => {
  const worker = await working();
  const get = () => worker.get("host.json", { cache: "no-cache" });
  browser.network.set("host.json", `[{ "text": "The club" }]`);
  assert.equal(await get(), `[{ "text": "The club" }]`);
  for (const wrong of [PORTAL, () => new Response("{}", { status: 503 }), "", "[{"]) {
    browser.network.set("host.json", wrong);
    assert.equal(await get(), `[{ "text": "The club" }]`);
  }
  browser.isDown = true;
  assert.equal(await get(), `[{ "text": "The club" }]`);
  // Also in the next version, whatever the host has written.
  browser.isDown = false;
  browser.deploy({ ...TWO, "host.json": undefined });
  const next = browser.start("two-2", TWO);
  await next.install();
  browser.isDown = true;
  assert.equal(await next.get("host.json"), `[{ "text": "The club" }]`);
  browser.isDown = false;
  assert.equal(await next.get("host.json"), "", "the host has deleted it");
});

test("a request past every cache is answered by the network, and without one by what is kept", async () => {
  const worker = await working();
  browser.deploy(TWO);
  assert.equal(await worker.get("", { cache: "reload" }), TWO["index.html"]);
  assert.equal(await worker.get(""), ONE["index.html"], "it is not kept as another version");
  browser.isDown = true;
  assert.equal(await worker.get("", { cache: "reload" }), ONE["index.html"]);
});

test("a host that changes files has the version installed at the second visit, without those", async () => {
  await working();
  const banner = Object.fromEntries(
    Object.entries(TWO).map(([name, content]) => [
      name,
      /html$/.test(name) ? `${content}<p>Banner</p>` : content,
    ]),
  );
  browser.deploy({ ...banner, "recover.js": TWO["recover.js"].replace("\n", "\r\n") });
  const worker = browser.start("two-2", TWO);
  await assert.rejects(worker.install());
  await worker.install();
  await worker.activate();
  assert.equal(await worker.get("", { mode: "navigate" }), banner["index.html"]);
  // The script is the same in the version before.
  assert.deepEqual(await worker.check(), ["4 of 6", "4 of 6"]);
  assert.ok(!browser.names(NEXT).includes("index.html"));
});

test("a portal that answers everything has nothing installed, however often it is asked", async () => {
  const portal = Object.keys(ONE).map((name) => [name, PORTAL]);
  browser.deploy(Object.fromEntries(portal));
  const worker = browser.start("one-1", ONE);
  for (const _ of [1, 2, 3]) await assert.rejects(worker.install());
  assert.deepEqual(browser.names(CACHE), []);
});

test("where there is no room, the pages come from the network", async () => {
  browser.room.bytes = 60;
  const worker = browser.start("one-1", ONE);
  await assert.rejects(worker.install());
  browser.room.bytes = 60;
  await worker.install();
  for (const [name, content] of Object.entries(ONE))
    assert.equal(await worker.get(name), String(content), name);
  browser.room.bytes = Number.POSITIVE_INFINITY;
  await assertSound(worker);
});

test("switched off, it removes itself and its caches, and no others", async () => {
  await working();
  browser.spoil("shop", SCRIPT, "shop();");
  const worker = browser.start("", {});
  await worker.install();
  await worker.activate();
  assert.deepEqual([...browser.stored.keys()], ["shop"]);
  assert.deepEqual(browser.acts.slice(-2), ["skipWaiting", "unregister"]);
  assert.equal(await worker.get(""), undefined);
  assert.equal(await worker.get(SCRIPT), ONE[SCRIPT]);
});
