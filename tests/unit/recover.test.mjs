// When a page that misses a file is loaded again, and what becomes of its service worker.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const MODULE = readFileSync(new URL("../../www/site/mend.js", import.meta.url), "utf8");
const SCRIPT = `${MODULE.replace("export ", "")}; isMended`;
const HOME = "https://club.example/pylos/";
const page = (version) =>
  `<script src="recover.js"></script><script src="assets/main-${version}.js"></script>`;
const [ONE, TWO, PORTAL] = [page(1), page(2), "<title>Sign in</title>"];
const silent = { postMessage() {} };
/** A worker that tells this of what it keeps. */
const telling = (...answers) => ({
  postMessage(_, [port]) {
    for (const answer of answers) port.onmessage({ data: answer });
  },
});

/**
 * Has a page of the first version miss a file.
 * @param {object} browser @param {object | null} [browser.worker] The service worker of the page.
 * @param {string | null} [browser.server] What the server has as this page; null: there is no connection.
 * @param {string} [browser.kept] What the worker has as this page.
 * @param {Map<string, string>} [browser.session] The storage of the tab.
 */
async function miss({ worker = null, server = ONE, kept = ONE, session = new Map(), ...more }) {
  const acts = [];
  const stored = [
    "pylos:/pylos/:version 1",
    "pylos:/pylos/tables/",
    "pylos:/pylos/other/:version 1",
  ];
  const port1 = {};
  const own = { src: "assets/main-1.js" };
  const context = {
    location: { href: HOME },
    document: {
      querySelectorAll: () => [{ getAttribute: (name) => own[name] ?? null }],
    },
    navigator: {
      serviceWorker: {
        controller: worker,
        getRegistration: async () => ({ unregister: async () => acts.push("unregister") }),
      },
    },
    caches: {
      keys: async () => stored,
      delete: async (name) => acts.push(name),
    },
    sessionStorage: {
      getItem: (key) => session.get(key) ?? null,
      setItem: (key, value) => session.set(key, value),
    },
    async fetch(address, { cache }) {
      if (String(address).endsWith("service-worker.js")) {
        if (server === null) throw new TypeError("Failed to fetch");
        return new Response(server === PORTAL ? PORTAL : "skipWaiting()");
      }
      if (cache === "default" || (worker !== null && server === null)) return new Response(kept);
      if (server === null) throw new TypeError("Failed to fetch");
      return new Response(server);
    },
    MessageChannel: class {
      port1 = port1;
      port2 = port1;
    },
    setTimeout: (act, time) => void (time > 1000 && setImmediate(act)),
    URL,
    ...more,
  };
  const isMended = runInNewContext(SCRIPT, context);
  acts.push((await isMended(new URL(HOME))) ? "reload" : "stays");
  return acts.join(", ");
}

const REMOVED = "unregister, pylos:/pylos/:version 1, reload";
for (const [what, browser, expected] of [
  ["of a site that has not changed", {}, "stays"],
  ["of a site that is replaced", { server: TWO }, "reload"],
  ["behind a portal", { server: PORTAL }, "stays"],
  ["without a connection", { server: null }, "stays"],
  ["whose worker brings what it lacked", { worker: telling([3, 7], [7, 7]) }, "reload"],
  [
    "whose worker brings what it lacked, behind a portal",
    { worker: telling([3, 7], [7, 7]), server: PORTAL },
    "reload",
  ],
  ["whose worker brings a part", { worker: telling([3, 7], [4, 7]) }, "reload"],
  ["whose worker has everything", { worker: telling([7, 7]) }, "stays"],
  ["whose worker cannot bring anything", { worker: telling([3, 7], [3, 7]) }, "stays"],
  ["whose worker goes on asking", { worker: telling([3, 7]) }, "stays"],
  ["whose worker does not answer", { worker: silent }, REMOVED],
  ["whose worker does not answer, behind a portal", { worker: silent, server: PORTAL }, "stays"],
  ["whose worker does not answer, offline", { worker: silent, server: null }, "stays"],
  ["whose worker has the old version", { worker: telling([7, 7]), server: TWO }, REMOVED],
  ["whose worker is new", { worker: telling([7, 7]), server: TWO, kept: TWO }, "reload"],
]) {
  test(`a page ${what}: ${expected}`, async () => {
    assert.equal(await miss(browser), expected);
  });
}

test("a worker is removed once in a tab, and not where that cannot be noted", async () => {
  const session = new Map();
  assert.equal(await miss({ worker: silent, server: null, session }), "stays");
  assert.equal(await miss({ worker: silent, session }), REMOVED);
  assert.equal(await miss({ worker: silent, session }), "stays");
  const refused = () => {
    throw new DOMException("refused", "SecurityError");
  };
  const sessionStorage = { getItem: refused, setItem: refused };
  assert.equal(await miss({ worker: silent, sessionStorage }), "stays");
});

test("in a frame that has no workers, the page is loaded again as elsewhere", async () => {
  const navigator = {
    get serviceWorker() {
      throw new DOMException("sandboxed", "SecurityError");
    },
  };
  assert.equal(await miss({ navigator }), "stays");
  assert.equal(await miss({ navigator, server: TWO }), "reload");
});
