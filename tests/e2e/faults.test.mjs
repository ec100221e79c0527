/**
 * Pages whose files do not come, and browsers that refuse something: the page plays, or says what is wrong. That all pages
 * begin in the same way is tested without a browser (heads.test.mjs), and so is what is said when (recover.test.mjs).
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import * as player from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";
import { DIST, fromSources } from "./support/server.mjs";

/** What a page says whose scripts do not come, in every language. */
const SAID = {
  en: /needs JavaScript/,
  es: /necesita JavaScript/,
  lt: /reikia JavaScript/,
  et: /vajab JavaScripti/,
  fr: /a besoin de JavaScript/,
  de: /braucht JavaScript/,
};

const PAGE = "index.html?lang=es";

/** The scripts that the page names, its own last. */
const SCRIPTS = [
  ...readFileSync(join(DIST, "index.html"), "utf8").matchAll(
    /(?:rel="modulepreload" href|<script type="module" src)="([^"]+)"/g,
  ),
].map(([, name]) => name);
const OWN = SCRIPTS.at(-1) ?? "";

/** Serves the bundled site. What is missing or refused must not come from a cache. @param {Tab} tab */
function fromBundle({ site }) {
  Object.assign(site.host, { folders: [DIST], cache: () => "no-store" });
}

/** What a page says above all, if that can be seen. @param {Tab} tab @param {string} role */
const untilState = (tab, role) =>
  tab.until((role) => {
    const state = document.querySelector(`.page-state[role=${role}]`);
    return state?.checkVisibility({ visibilityProperty: true }) && state.textContent;
  }, role);

/** Waits for a warning. @param {RegExp} words */
const warned = (words) => async (/** @type {Tab} */ tab) =>
  assert.match(await untilState(tab, "alert"), words);

/** Waits until the page or its board names WebAssembly, as all sentences about missing scripts do. @param {Tab} tab */
const told = (tab) =>
  tab.until(() =>
    everything("p, slot").some(
      (element) =>
        (element.checkVisibility() || getComputedStyle(element).display === "contents") &&
        /WebAssembly/.test(element.textContent ?? ""),
    ),
  );

/** Waits for the sentences of the HTML in all languages. @param {Tab} tab */
async function inAllLanguages(tab) {
  const said = await tab.until(() => {
    if (document.readyState !== "complete") return null;
    const needs = [...document.querySelectorAll(".needs [lang]")];
    const isSeen = needs.length > 0 && needs.every((element) => element.checkVisibility());
    return isSeen && needs.map((element) => element.textContent).join();
  });
  for (const sentence of [...Object.values(SAID), /text\/javascript/]) assert.match(said, sentence);
}

/** Waits until the page is as usual. @param {Tab} tab */
async function usual(tab) {
  await tab.until(() => "ready" in document.documentElement.dataset);
  const seen = () => document.querySelectorAll(".needs, .page-state[role=alert]").length;
  assert.equal(await tab.evaluate(seen), 0);
}

/** The script that says what is wrong, bundled and as a source. */
const RECOVERY = ["recover.js", "site/recover.js"];

/** Allows these scripts and no other. @type {(tab: Tab, names: string[], more?: string) => void} */
function allow({ site }, names, more = "") {
  const allowed = names.map((name) => site.address + name).join(" ");
  site.host.policy = `default-src 'self'; script-src ${allowed}${more}`;
}

/** @param {string} type @param {string[]} endings */
const typed = (type, ...endings) => Object.fromEntries(endings.map((ending) => [ending, type]));

/** What happens to a page, and what it does then. @type {Record<string, [change: (tab: Tab) => unknown, done: (tab: Tab) => Promise<unknown>]>} */
const CASES = {
  "its own script is missing": [({ site }) => site.instead.set(OWN, null), warned(SAID.es)],
  "its texts are missing": [
    ({ site }) => site.instead.set(SCRIPTS.find((name) => /\/text-/.test(name)) ?? "", null),
    warned(SAID.es),
  ],
  "the rules are missing": [
    ({ site }) => site.instead.set(SCRIPTS.find((name) => /\/rules-/.test(name)) ?? "", null),
    told,
  ],
  "the browser has no WebAssembly": [
    (tab) => tab.prepare(() => void Reflect.deleteProperty(globalThis, "WebAssembly")),
    told,
  ],
  "scripts have a wrong type that no browser guesses": [
    ({ site }) => Object.assign(site.host, { types: typed("text/plain", ".js") }),
    inAllLanguages,
  ],
  "scripts have a wrong type": [
    ({ site }) => {
      site.host.types = typed("application/octet-stream; charset=x", ".js");
      // With `nosniff`, no script runs that could say so.
      site.host.headers = { "X-Content-Type-Options": "" };
    },
    warned(/application\/octet-stream\b.*text\/javascript|text\/javascript.*octet-stream/s),
  ],
  "no script may run": [(tab) => allow(tab, [], "'none'"), inAllLanguages],
  "only the first script may run": [(tab) => allow(tab, RECOVERY), inAllLanguages],
  // It runs no modules, and one that ran would make the page ready.
  "the browser is too old for the syntax": [
    (tab) => {
      allow(tab, RECOVERY);
      for (const file of RECOVERY) tab.site.instead.set(file, "let = ;");
    },
    inAllLanguages,
  ],
  "a policy refuses modules": [
    (tab) => {
      fromSources(tab);
      const names = ["recover", "page-state"].map((name) => `site/${name}.js`);
      allow(tab, names, "; require-trusted-types-for 'script'");
    },
    warned(SAID.es),
  ],
  "it is in a frame that may load nothing": [
    ({ site }) => {
      site.host.policy = "sandbox allow-scripts";
      site.host.headers = { "Access-Control-Allow-Origin": "https://elsewhere.example" };
    },
    warned(/allow-same-origin.*Access-Control-Allow-Origin/),
  ],
  "style sheets and WebAssembly have a wrong type": [
    ({ site }) => Object.assign(site.host, { types: typed("text/plain", ".css", ".wasm") }),
    usual,
  ],
};

/** Where it depends on the browser what a page learns of a refusal. */
const DIFFERS = /^(its own script|scripts|a policy|it is in a frame)/;

inBrowsers("a page says what is wrong, or works, where", (open, name) => {
  for (const [what, [change, done]] of Object.entries(CASES)) {
    if (name !== "chromium" && !DIFFERS.test(what)) continue;
    it(what, async () => {
      const tab = await open(PAGE, {
        before(tab) {
          fromBundle(tab);
          tab.expect(/./);
          return change(tab);
        },
      });
      await done(tab);
    });
  }
});

inBrowsers("a page that loads slowly", (open) => {
  it("says that it loads, until it is ready", async () => {
    let release = () => {};
    const tab = await open("rules/en.html", {
      before(tab) {
        fromBundle(tab);
        release = tab.site.hold(OWN);
      },
    });
    // Without waiting until it is loaded.
    await tab.evaluate((address) => {
      setTimeout(() => location.assign(address));
    }, tab.site.address + PAGE);
    assert.match(await untilState(tab, "status"), /^(?!Loading).*…$/);
    release();
    await usual(tab);
    assert.equal(await tab.evaluate(() => document.querySelectorAll(".page-state").length), 0);
  });
});

/** Runs in the page: has storage and history refuse everything. */
function refuse() {
  for (const name of ["localStorage", "caches"]) {
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  }
  history.pushState = () => {
    throw new DOMException("too many", "SecurityError");
  };
}

inChromium("a page of the bundled site in a strict browser", (open) => {
  it("plays when storage and history refuse everything, and explores openings where caches do", async () => {
    const start = newGame({ moves: ["1b2", "1c2"] });
    const tab = await player.ready(
      open("#moves=1b2_1c2", {
        before(tab) {
          fromBundle(tab);
          return tab.prepare(refuse);
        },
      }),
    );
    await player.assertShows(tab, await player.playTurns(tab, start, ["1b3"]));
    await player.openDialog(tab, "New game");
    await tab.click("input[name=opponent][value='friend']");
    await player.closeDialog(tab, "Start game");
    await player.assertShows(tab, await player.playTurns(tab, newGame(), ["1a1"]));
    await tab.goto("index.html#show=openings");
    await tab.reload();
    await tab.until(() => document.querySelector(".openings-moves .sign")?.textContent);
  });
});

/** How workers can fail. @type {Record<string, (tab: Tab) => unknown>} */
const WORKERS = {
  "never begin": (tab) =>
    tab.prepare(() => {
      const later = globalThis.setTimeout.bind(globalThis);
      class Silent extends EventTarget {
        postMessage() {}
        terminate() {}
      }
      Object.assign(globalThis, {
        Worker: Silent,
        // Their time is over at once.
        setTimeout: (/** @type {() => void} */ act, /** @type {number} */ time) =>
          later(act, time === 20_000 ? 0 : time),
      });
    }),
  "cannot be loaded"(tab) {
    for (const file of ["board/painter-worker.js", "engine/worker.js"])
      tab.site.instead.set(file, null);
    tab.expect(/404|worker\.js|NetworkError/);
  },
};

inChromium("a page without workers", (open) => {
  for (const [fail, before] of Object.entries(WORKERS)) {
    it(`paints and plays where they ${fail}`, async () => {
      const tab = await open("#opponent=1&you=dark", { before });
      await tab.until(() => document.querySelector("pylos-board")?.game?.moves.length === 1);
      await tab.until(() => {
        const all = /** @type {HTMLCanvasElement[]} */ (everything(".board-room > canvas"));
        const { width = 0, height = 0 } = all[0] ?? {};
        const pixels = all[0]?.getContext("2d")?.getImageData(0, 0, width, height).data;
        // The poster, which is beside it, is gone.
        return (
          all.length === 1 &&
          new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer(0))).size > 500
        );
      });
    });
  }
});
