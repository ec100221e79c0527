/** The playground: every attribute as a control, the board live, the code to copy. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { NAMES, nameOf, PROPERTIES, parseAttribute } from "../../www/element/attributes.js";
import { inChromium } from "./support/browsers.mjs";
import { boardsReady, click, untilPlayed } from "./support/element.mjs";

/** The code of the element and, if it is shown, of the frame. @param {Tab} tab */
const code = (tab) =>
  tab.evaluate(() =>
    ["tag", "frame"].map((id) => {
      const field = /** @type {HTMLTextAreaElement} */ (document.getElementById(id));
      return field.checkVisibility() ? field.value : null;
    }),
  );

inChromium("an author in the playground", (open) => {
  it("finds a control for every attribute, sees the board, and gets the code for it", async () => {
    const tab = await open("playground.html?lang=en");
    await boardsReady(tab);
    const controls = await tab.evaluate(() =>
      [...(document.querySelector("form")?.querySelectorAll("[name]") ?? [])].map((control) => {
        const { name, value, min, max } = /** @type {HTMLInputElement} */ (control);
        const options = [...control.querySelectorAll("option")].map((option) => option.value);
        const values = [...options, name === "show" ? value : "", min, max].filter(Boolean);
        return { name, values };
      }),
    );
    const names = new Set(controls.map(({ name }) => name));
    assert.deepEqual([...names].sort(), [...NAMES, "lang", "record"].sort());
    for (const { name, values } of controls) {
      const property = PROPERTIES.find((property) => nameOf(property) === name);
      for (const value of values) if (property) parseAttribute(property, value);
    }

    const start = "4/4/ll2/lldd 3/3/3 2/2 1 d";
    await tab.until((start) => boardAt().game?.position === start, start);
    const { address } = tab.site;
    assert.deepEqual(await code(tab), [
      `<script type="module" src="${address}pylos-board.js"></script>\n<pylos-board show="coordinates reserves" marks="ring:1b2" position="${start}" interactive="both"></pylos-board>`,
      `<iframe src="${address}embed.html#show=coordinates_reserves&amp;marks=ring%3A1b2&amp;position=4/4/ll2/lldd_3/3/3_2/2_1_d&amp;interactive=both" title="Pylos" width="400" height="580" loading="lazy"></iframe>`,
    ]);
    // What is played on the board becomes part of the code.
    await click(tab, "1d4");
    await tab.until(() => /moves="1d4"/.test(document.querySelector("textarea")?.value ?? ""));
    await tab.assertAccessible();
    // A record comes into the tag; a frame has no room for one.
    await tab.click({ role: "button", name: "A game with comments" });
    await untilPlayed(tab, 6);
    const [tag, frame] = await code(tab);
    assert.match(String(tag), /<script type="text\/x-pylos">\n1\. 1b2 1c2 .*\n {2}<\/script>/s);
    assert.equal(frame, null);
  });
});
