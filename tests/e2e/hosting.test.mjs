/** The site under a sub-path, with a strict policy, and with files that cannot be loaded. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import {
  closeDialog,
  openDialog,
  playTurn,
  ready,
  seeAtOnce,
  untilNote,
  untilTurns,
} from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";

const NO_RULES = {
  status: "The game could not be loaded",
  note: "Check the connection and reload the page. It needs WebAssembly.",
};

inChromium("a player on any host", (open) => {
  it("plays when the worker of the painter cannot be loaded", async () => {
    const tab = await ready(
      open("#moves=1b2", {
        before(tab) {
          tab.site.instead.set("board/painter-worker.js", null);
          tab.expect(/404|painter-worker\.js|request failed/);
        },
      }),
    );
    await playTurn(tab, newGame({ moves: ["1b2"] }), "1c2");
    await untilNote(tab, "");
    await tab.until(() => {
      const [shown] = /** @type {HTMLCanvasElement[]} */ (everything("canvas"));
      const { width = 0, height = 0 } = shown ?? {};
      const pixels = shown?.getContext("2d")?.getImageData(0, 0, width, height).data;
      return new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer(0))).size > 500;
    });
  });
});

inChromium("a player on a host that lacks files", (open) => {
  for (const [what, file] of [
    ["the rules", "pkg/rules_bg.wasm"],
    ["the JavaScript glue of the rules", "pkg/rules.js"],
  ]) {
    it(`sees a message when ${what} cannot be loaded`, async () => {
      const tab = await open("", { before: ({ site }) => site.instead.set(file, null) });
      // Firefox gives no details of a logged error.
      tab.expect(/404|rules_bg\.wasm|rules\.js|WebAssembly|dynamically imported module/);
      await tab.until(() => /could not/.test(document.querySelector("#status")?.textContent ?? ""));
      await tab.until(() => document.querySelector("#menu [data-action]") !== null);
      const { status, note, buttons, places } = await seeAtOnce(tab);
      assert.deepEqual({ status, note }, NO_RULES);
      assert.ok(buttons.includes("Help"), "what still answers");
      assert.match(places["1a1"], /^Level 1, a 1: empty$/);
      await openDialog(tab, "Help");
      await closeDialog(tab);
      await tab.assertAccessible();
      tab.site.instead.clear();
      await tab.reload();
      await ready(tab);
      await tab.until(
        () => document.querySelector("#status")?.textContent === "Light: place a ball",
      );
    });
  }

  it("plays against the computer when its worker cannot be loaded", async () => {
    const tab = await ready(
      open("#opponent=1&moves=1b2", {
        before(tab) {
          tab.site.instead.set("engine/worker.js", null);
          tab.expect(/404|worker\.js|NetworkError|request failed/);
        },
      }),
    );
    await untilTurns(tab, 2);
  });
});
