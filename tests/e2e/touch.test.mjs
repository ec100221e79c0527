/** Touch input on a small phone. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers } from "./support/browsers.mjs";
import { FEATURES, wholeGame } from "./support/games.mjs";
import { assertShows, finger, playTurn, ready, see, settled } from "./support/play.mjs";

/** @typedef {import("./support/games.mjs").Feature} Feature */

const PHONE = { width: 320, height: 568, scale: 2, touch: true };

inBrowsers(
  "a player using a finger on a small phone",
  (open) => {
    it("plays a whole game to the apex", async () => {
      const features = /** @type {Feature[]} */ (Object.keys(FEATURES));
      const { game, turns } = wholeGame({ variant: "expert" }, features);
      const tab = await ready(open("#variant=expert", PHONE));
      for (const { before, move } of turns) await playTurn(tab, before, move.text, finger);
      await assertShows(tab, game);
      assert.equal((await see(tab)).status, "Dark wins with the top ball");
    });

    it("chooses a cell by a tap slightly beside it", async () => {
      const tab = await ready(open("#moves=1b2_1c2", PHONE));
      await settled(tab);
      const { x, y, height } = await tab.box("[aria-label^='Level 1, a 1:']");
      await tab.tap({ x: x - 6, y: y + height / 2 });
      await tab.until(() => document.querySelector("[aria-label='Turn 3, Light: 1a1']") !== null);
    });
  },
  ["chromium"],
);
