/** A pseudo-language of long words, written from right to left: no text is clipped. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { misfits, resize } from "./support/fit.mjs";

/**
 * Pseudo-translated English, served in place of Lithuanian: every word is half as long again, with diacritics above
 * and below. A word is not translated a second time inside another sentence.
 */
const DISGUISE = `
const LONG = { a: "åå", e: "ęę", i: "îî", o: "øø", u: "ųų", A: "ÅÅ", E: "ĘĘ", I: "ÎÎ", O: "ØØ", U: "ŲŲ" };
const word = (plain) => plain.replace(/[aeiouAEIOU]/g, (vowel) => LONG[vowel]) + "ğ".repeat(plain.length >> 2);
const disguise = (text) => text.replace(/(?<![\\p{L}\\d])[A-Za-z]{3,}(?![\\p{L}\\d])/gu, word);
const entry = ([key, text]) => [
  key,
  key === "language.direction" ? "rtl"
    : typeof text === "function" ? (params) => disguise(text(params)) : disguise(text),
];
const translate = (texts) => Object.fromEntries(Object.entries(texts).map(entry));
`;
const PSEUDO = `import { en } from "./en.js";${DISGUISE}export const lt = translate(en);`;
const ANALYSIS = `import { analysis as en } from "./en-analysis.js";${DISGUISE}export const analysis = translate(en);`;
const DIALOGS = `import { dialogs as en } from "./en-dialogs.js";${DISGUISE}export const dialogs = translate(en);`;
const ENDS = `import { ends as en } from "./en-ends.js";${DISGUISE}export const ends = translate(en);`;
const LESSONS = `import { lessons as en } from "./en-lessons.js";${DISGUISE}export const lessons = translate(en);`;
const COURSE = `import { course as en } from "./en-course.js";${DISGUISE}export const course = translate(en);`;

const WINDOWS = {
  "on a small phone": { width: 320, height: 568 },
  "on a tablet": { width: 768, height: 1024 },
  "on a laptop at 200 % zoom": { width: 640, height: 400 },
};

/** Presses a button of the page by its selector. @param {Tab} tab @param {string} selector */
async function press(tab, selector) {
  await tab.until((selector) => {
    const [button] = everything(selector);
    if (!(button instanceof HTMLElement)) return false;
    // Disabled places of the board accept clicks and show a reason.
    if (button.ariaDisabled === "true" && !button.dataset.place) return false;
    button.click();
    return true;
  }, selector);
}

/** Presses a button that opens a dialog. @param {Tab} tab @param {string} action */
async function openDialog(tab, action) {
  await press(tab, "[data-action=menu]");
  await tab.until(() => document.querySelector("#menu[open]"));
  await press(tab, `#menu [data-action="${action}"]`);
  await tab.until(() => document.querySelector("dialog[open]:not(#menu)"));
}

const FIGURE = "#position=4/4/l3/ll1d_3/3/3_2/2_1_l";

/** States of the page, and the steps to reach them. */
const STATES = {
  "before the first turn": { path: "", reach: async () => {} },
  "while balls are taken back": {
    path: FIGURE,
    /** @param {Tab} tab */
    async reach(tab) {
      await press(tab, '[data-place="1b2"]');
      await tab.until(() => document.querySelector("[data-turn=cancel]:not([hidden])"));
      await press(tab, '[data-place="1d1"]');
      await tab.until(() => document.querySelector("#note")?.textContent);
    },
  },
  "with analysis and a hint": {
    path: "#position=1dld/dlll/dldd/ddll_1ll/ddd/l2_1l/2_1_l",
    /** @param {Tab} tab */
    async reach(tab) {
      await press(tab, '[data-action="analysis"]');
      await press(tab, '[data-action="hint"]');
      await tab.until(() => document.querySelectorAll("#values button").length > 3);
    },
  },
  "viewing an earlier position": {
    path: "#moves=1b2_1c2_1b3_1c3_2b2",
    /** @param {Tab} tab */
    reach: (tab) => press(tab, '[data-replay="previous"]'),
  },
  "at the end of the game": {
    path: "#moves=1b2_1c2&resigned=light",
    reach: async () => {},
  },
};

/** The dialogs of one page, and the steps to fill them. */
const DIALOG_STATES = {
  /** @param {Tab} tab */
  async new(tab) {
    await press(tab, "dialog[open] summary");
    await press(tab, "dialog[open] input[name=clock]");
  },
  /** @param {Tab} tab */
  record: (tab) => press(tab, '[data-record="use"]'),
  help: async () => {},
  resign: async () => {},
};

inChromium("a player in a right-to-left language of long words", (open) => {
  /** Opens the page in the pseudo-language. @param {string} path */
  const openPseudo = async (path) => {
    const tab = await open(`?lang=lt${path}`, {
      before({ site }) {
        site.instead
          .set("text/lt.js", PSEUDO)
          .set("text/lt-analysis.js", ANALYSIS)
          .set("text/lt-dialogs.js", DIALOGS)
          .set("text/lt-ends.js", ENDS);
      },
    });
    await tab.until(() => /[øųęåî]/.test(document.querySelector("#status")?.textContent ?? ""));
    await tab.until(() => !document.querySelector("[data-action=new][aria-disabled]"));
    assert.equal(await tab.evaluate(() => document.documentElement.dir), "rtl");
    return tab;
  };

  /** Asserts that nothing is clipped in any window. @param {Tab} tab @param {string} what */
  const assertFits = async (tab, what) => {
    for (const [where, size] of Object.entries(WINDOWS)) {
      await resize(tab, size);
      assert.deepEqual(await misfits(tab, 24), [], `${what} ${where}`);
    }
  };

  for (const [state, { path, reach }] of Object.entries(STATES)) {
    it(`finds no clipped text ${state}`, async () => {
      const tab = await openPseudo(path);
      await reach(tab);
      await assertFits(tab, state);
    });
  }

  it("finds no clipped text in any dialog", async () => {
    const tab = await openPseudo("#moves=1b2");
    for (const [action, fill] of Object.entries(DIALOG_STATES)) {
      await openDialog(tab, action);
      await fill(tab);
      await assertFits(tab, action);
      await tab.press("Escape");
      await tab.until(() => !document.querySelector("dialog[open]"));
    }
  });

  it("finds no clipped text in the course", async () => {
    const tab = await open("learn.html?lang=lt", {
      before(tab) {
        tab.site.instead.set("text/lt.js", PSEUDO);
        tab.site.instead.set("text/lt-lessons.js", LESSONS);
        tab.site.instead.set("text/lt-course.js", COURSE);
      },
    });
    await tab.until(() => /[øųęåî]/.test(document.title));
    await tab.until(() =>
      document.querySelector("pylos-board")?.shadowRoot?.querySelector("[data-place]"),
    );
    for (const step of ["board/place", "raise/which", "square/freed", "think/zugzwang"]) {
      const before = await tab.title();
      await tab.evaluate((step) => {
        location.hash = step;
      }, step);
      await tab.until((before) => document.title !== before, before);
      await assertFits(tab, step);
    }
  });

  it("clicks the visible ball on the right-to-left page", async () => {
    const tab = await open("?lang=lt#moves=1b2_1c2", {
      before: (tab) => tab.site.instead.set("text/lt.js", PSEUDO),
    });
    await tab.until(() => document.querySelectorAll("#moves [data-ply]").length === 2);
    const point = await tab.middle('[data-place="1a1"]');
    const board = await tab.box("#board");
    assert.ok(point.x < board.x + board.width / 2, "the board itself is not mirrored");
    await tab.mouse.click(point);
    await tab.until(() => document.querySelector('#moves [data-ply="3"]')?.textContent === "1a1");
  });
});
