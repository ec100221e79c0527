/** Pages whose files do not come, and browsers that refuse something: the page plays, or says what is wrong. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import * as player from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";
import { DIST, fromSources } from "./support/server.mjs";

/** The page of the game, and one of the others: that they all begin in the same way is tested without a browser (heads.test.mjs). */
const PAGES = ["index.html", "learn.html"];

/** What a page says whose scripts do not come, in every language. */
const SAID = {
  en: /needs JavaScript/,
  es: /necesita JavaScript/,
  lt: /reikia JavaScript/,
  et: /vajab JavaScripti/,
  fr: /a besoin de JavaScript/,
  de: /braucht JavaScript/,
};

const LANGUAGES = /** @type {(keyof typeof SAID)[]} */ (Object.keys(SAID));

/** Faults of requests and scripts that are the point of a test. */
const ANY = /./;

/** Serves the bundled site. @param {Tab} tab */
function fromBundle({ site }) {
  site.host.folders = [DIST];
  // What is missing must not come from a cache.
  site.host.cache = () => "no-store";
}

/** What a page says above all, if that can be seen. @param {Tab} tab @param {string} role */
const untilState = (tab, role) =>
  tab.until((role) => {
    const state = document.querySelector(`.page-state[role=${role}]`);
    return state?.checkVisibility({ visibilityProperty: true }) && state.textContent;
  }, role);

/** The scripts that a page of the bundled site names, and those that they import. @param {string} page */
function scriptsOf(page) {
  const html = readFileSync(join(DIST, page), "utf8");
  const named = (/** @type {RegExp} */ tag) => [...html.matchAll(tag)].map(([, name]) => name);
  return {
    own: named(/<script type="module" src="([^"]+)"/g),
    imported: named(/rel="modulepreload" href="([^"]+)"/g),
  };
}

/** What the page or one of its boards says about WebAssembly, which all sentences about missing scripts name. @param {Tab} tab */
const untilTold = (tab) =>
  tab.until(() => {
    const isSeen = (/** @type {Element} */ element) =>
      element.checkVisibility() || getComputedStyle(element).display === "contents";
    // Boards load when they are nearly seen.
    document.querySelector("pylos-board")?.scrollIntoView();
    return everything("p, slot").find(
      (element) => isSeen(element) && /WebAssembly/.test(element.textContent ?? ""),
    )?.textContent;
  });

inBrowsers("a page of the bundled site", (open, name) => {
  for (const [i, page] of (name === "chromium" ? PAGES : PAGES.slice(0, 1)).entries()) {
    const lang = LANGUAGES[i % LANGUAGES.length];

    /** Opens the page without a file. @param {string | undefined} missing */
    const without = (missing) =>
      open(`${page}?lang=${lang}`, {
        before(tab) {
          fromBundle(tab);
          tab.expect(ANY);
          tab.site.instead.clear();
          if (missing !== undefined) tab.site.instead.set(missing, null);
        },
      });

    it(`says when a script is missing: ${page}`, async () => {
      const { own, imported } = scriptsOf(page);
      const text = imported.find((name) => /\/text-/.test(name));
      for (const missing of i === 0 ? [own.at(-1), text] : [own.at(-1)]) {
        const said = await untilState(await without(missing), "alert");
        assert.match(said, SAID[lang], missing);
      }
      const rules = imported.find((name) => /\/rules-/.test(name));
      if (rules !== undefined) await untilTold(await without(rules));
    });

    it(`says that it loads, until it is ready: ${page}`, async () => {
      const [name = ""] = scriptsOf(page).own.slice(-1);
      let release = () => {};
      const tab = await open("rules/en.html", {
        before(tab) {
          fromBundle(tab);
          release = tab.site.hold(name);
        },
      });
      // Without waiting until it is loaded.
      const address = `${tab.site.address}${page}?lang=${lang}`;
      await tab.evaluate((address) => {
        setTimeout(() => location.assign(address));
      }, address);
      const said = await untilState(tab, "status");
      assert.match(said, /…$/, page);
      assert.equal(said.startsWith("Loading"), lang === "en", said);
      release();
      await tab.until(() => "ready" in document.documentElement.dataset);
      const states = () => document.querySelectorAll(".page-state").length;
      assert.equal(await tab.evaluate(states), 0, page);
    });

    it(`says when the browser has no WebAssembly: ${page}`, async () => {
      const tab = await open(page, {
        async before(tab) {
          fromBundle(tab);
          tab.expect(ANY);
          await tab.prepare(() => {
            Reflect.deleteProperty(globalThis, "WebAssembly");
          });
        },
      });
      await untilTold(tab);
    });
  }
});

/** The sentences of the HTML that can be seen, in one language or all. @param {Tab} tab */
const untilNeeds = (tab) =>
  tab.until(() => {
    if (document.readyState !== "complete") return null;
    const needs = [...document.querySelectorAll(".needs [lang]")];
    return needs.length > 0 && needs.every((element) => element.checkVisibility())
      ? needs.map((element) => element.textContent).join()
      : null;
  });

/** The script that says what is wrong, bundled and as a source. */
const RECOVERY = ["recover.js", "site/recover.js"];

/** Refuses every script but that. @param {Tab} tab */
function allowRecovery({ site }) {
  const allowed = RECOVERY.map((name) => site.address + name);
  site.host.policy = `default-src 'self'; script-src ${allowed.join(" ")}`;
}

/** What a page says that is in a frame which may load nothing. */
const IN_FRAME = /allow-same-origin.*Access-Control-Allow-Origin/;

inBrowsers("a page whose scripts are refused", (open, name) => {
  for (const [i, page] of (name === "chromium" ? PAGES : PAGES.slice(0, 1)).entries()) {
    const lang = LANGUAGES[i % LANGUAGES.length];

    /** @param {(tab: Tab) => void} change How it is served. */
    const openWith = (change) =>
      open(`${page}?lang=${lang}`, {
        before(tab) {
          // What is refused must not come from a cache.
          tab.site.host.cache = () => "no-store";
          tab.expect(ANY);
          change(tab);
        },
      });

    it(`says what it needs in all languages where no script runs: ${page}`, async () => {
      /** @type {((tab: Tab) => void)[]} */
      const changes = [
        ({ site }) => {
          site.host.types = { ".js": "text/plain" };
        },
        ({ site }) => {
          site.host.policy = "default-src 'self'; script-src 'none'";
        },
        allowRecovery,
        // As for a browser that is too old for its syntax: it runs no modules, and one that ran would make the page ready.
        (tab) => {
          allowRecovery(tab);
          for (const file of RECOVERY) tab.site.instead.set(file, "let = ;");
        },
      ];
      for (const change of i === 0 ? changes : changes.slice(-1)) {
        const said = await untilNeeds(await openWith(change));
        for (const sentence of Object.values(SAID)) assert.match(said, sentence);
        assert.match(said, /text\/javascript/);
      }
    });

    it(`names their media type: ${page}`, async () => {
      for (const type of ["text/plain", "application/octet-stream; charset=x"]) {
        const tab = await openWith(({ site }) => {
          site.host.types = { ".js": type };
          // With `nosniff`, no script runs that could say so.
          site.host.headers = { "X-Content-Type-Options": "" };
        });
        const said = await untilState(tab, "alert");
        assert.ok(said.includes(type.replace(/;.*/, "")), said);
        assert.match(said, /text\/javascript/);
      }
    });

    it(`works where style sheets are refused, and WebAssembly has a wrong type: ${page}`, async () => {
      const tab = await openWith(({ site }) => {
        site.host.types = { ".css": "text/plain", ".wasm": "text/plain" };
      });
      await tab.until(() => "ready" in document.documentElement.dataset);
      const seen = () => document.querySelectorAll(".needs, .page-state[role=alert]").length;
      assert.equal(await tab.evaluate(seen), 0);
    });

    it(`says what a sandboxed frame lacks: ${page}`, async () => {
      const tab = await openWith(({ site }) => {
        site.host.policy = "sandbox allow-scripts";
        site.host.headers = { "Access-Control-Allow-Origin": "https://elsewhere.example" };
      });
      assert.match(await untilState(tab, "alert"), IN_FRAME);
    });

    it(`says what it needs where a policy refuses modules: ${page}`, async () => {
      const tab = await openWith((tab) => {
        fromSources(tab);
        const allowed = ["recover", "page-state"].map(
          (name) => `${tab.site.address}site/${name}.js`,
        );
        tab.site.host.policy = `default-src 'self'; script-src ${allowed.join(" ")}; require-trusted-types-for 'script'`;
      });
      assert.match(await untilState(tab, "alert"), SAID[lang]);
    });
  }
});

inBrowsers("a page of the bundled site in a strict browser", (open) => {
  /** @type {(path: string, task: () => void) => Promise<Tab>} */
  const openWith = (path, task) =>
    open(path, {
      async before(tab) {
        fromBundle(tab);
        await tab.prepare(task);
      },
    });

  it("paints and plays without workers that never begin", async () => {
    const tab = await openWith("#opponent=1&you=dark", () => {
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
    });
    await tab.until(() => document.querySelector("pylos-board")?.game?.moves.length === 1);
    const isPainted = () => {
      const canvas = document.querySelector("pylos-board")?.shadowRoot?.querySelector("canvas");
      const { width = 0, height = 0 } = canvas ?? {};
      const middle = canvas?.getContext("2d")?.getImageData(width / 2, height / 2, 1, 1).data;
      // The poster, which is beside it, is gone.
      return canvas?.parentElement?.querySelectorAll("canvas").length === 1 && middle?.[3] === 255;
    };
    await tab.until(isPainted);
  });

  it("says that the board cannot be drawn", async () => {
    for (const page of ["index.html?lang=en#moves=1b2", "editor.html?lang=en"]) {
      const tab = await openWith(page, () => {
        HTMLCanvasElement.prototype.getContext = () => null;
        OffscreenCanvas.prototype.getContext = () => null;
      });
      await tab.until(() => {
        return everything("[part=error], #message").some(
          (element) => element.checkVisibility() && /cannot draw/.test(element.textContent ?? ""),
        );
      });
    }
  });

  it("plays when storage and history refuse everything", async () => {
    const start = newGame({ moves: ["1b2", "1c2"] });
    const tab = await player.ready(
      openWith("#moves=1b2_1c2", () => {
        Object.defineProperty(globalThis, "localStorage", {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
        history.pushState = () => {
          throw new DOMException("too many", "SecurityError");
        };
      }),
    );
    await player.assertShows(tab, await player.playTurns(tab, start, ["1b3"]));
    await player.openDialog(tab, "New game");
    await tab.click("input[name=opponent][value='friend']");
    await player.closeDialog(tab, "Start game");
    await player.assertShows(tab, await player.playTurns(tab, newGame(), ["1a1"]));
  });

  it("explores openings where caches are forbidden", async () => {
    const tab = await openWith("index.html#show=openings", () => {
      Object.defineProperty(globalThis, "caches", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await tab.until(() => document.querySelector(".openings-moves .sign")?.textContent);
  });
});

inChromium("a player on a host that lacks files", (open) => {
  it("sees a message when the rules or their glue cannot be loaded", async () => {
    const [glue, rules] = ["pkg/rules.js", "pkg/rules_bg.wasm"];
    const tab = await open("", { before: ({ site }) => site.instead.set(glue, null) });
    tab.expect(/404|rules_bg\.wasm|rules\.js|WebAssembly|dynamically imported module/);
    await player.untilStatus(tab, "The game could not be loaded");
    tab.site.instead.clear();
    tab.site.instead.set(rules, null);
    await tab.reload();
    await player.untilStatus(tab, "The game could not be loaded");
    await player.untilNote(tab, "Check the connection and reload the page. It needs WebAssembly.");
    await tab.until(() => everything("[aria-label='Level 1, a 1: empty']").length > 0);
    await player.openDialog(tab, "Help");
    await player.closeDialog(tab);
    await tab.assertAccessible();
    tab.site.instead.clear();
    await tab.reload();
    await player.untilStatus(tab, "Your turn: place a ball");
  });

  it("plays and is answered when neither the painter's nor the computer's worker can be loaded", async () => {
    const tab = await player.ready(
      open("#opponent=1", {
        before(tab) {
          for (const file of ["board/painter-worker.js", "engine/worker.js"])
            tab.site.instead.set(file, null);
          tab.expect(/404|worker\.js|NetworkError/);
        },
      }),
    );
    await player.playTurns(tab, newGame(), ["1b2"]);
    await player.untilTurns(tab, 2);
    await player.untilNote(tab, "");
    await tab.until(() => {
      const [shown] = /** @type {HTMLCanvasElement[]} */ (everything("canvas"));
      const { width = 0, height = 0 } = shown ?? {};
      const pixels = shown?.getContext("2d")?.getImageData(0, 0, width, height).data;
      return new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer(0))).size > 500;
    });
  });
});
