/** Invalid and hostile input: the page shows a message, keeps the game, and stays usable. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import {
  assertShows,
  closeDialog,
  mouse,
  openDialog,
  playTurn,
  ready,
  see,
  untilNote,
} from "./support/play.mjs";
import { newGame, play } from "./support/rules.mjs";

const MOVES = ["1b2", "1c2"];

/** Asserts that the page shows a game of two turns and accepts another turn. @param {Tab} tab */
async function assertPlayable(tab) {
  const game = newGame({ moves: MOVES });
  await assertShows(tab, game);
  await playTurn(tab, game, "1b3");
  await assertShows(tab, play(game, "1b3"));
  await mouse.press(tab, "Undo");
}

/** @type {[string, RegExp][]} Addresses, and the message about each; tests/unit/address.test.mjs has every fault. */
const ADDRESSES = [
  ["#moves=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", /“<img[^”]*” is not a move/],
  [`#moves=${"1a1_".repeat(20_000)}`, /It is too long\.$/],
];

inChromium("a player with hostile input", (open) => {
  it("sees what is wrong with an address, and keeps the game", async () => {
    const tab = await ready(open(`#moves=${MOVES.join("_")}`));
    for (const [address, said] of ADDRESSES) {
      await tab.evaluate((address) => {
        location.hash = address;
      }, address);
      await tab.until(() =>
        /not be opened/.test(document.querySelector("#note")?.textContent ?? ""),
      );
      const { note, turns } = await see(tab);
      assert.match(note, said, address.slice(0, 60));
      assert.match(note, /^This link could not be opened\. .*\.$/);
      assert.equal(turns.length, 2, `${address.slice(0, 60)} does not change the game`);
      assert.equal(
        await tab.evaluate(() => location.hash),
        `#moves=${MOVES.join("_")}`,
        "the address of the game is restored",
      );
      await tab.press("Escape");
      await untilNote(tab, "");
    }
    await assertPlayable(tab);
  });

  it("plays when storage and history refuse everything", async () => {
    const tab = await ready(
      open(`#moves=${MOVES.join("_")}`, {
        before: (tab) =>
          tab.prepare(() => {
            Object.defineProperty(globalThis, "localStorage", {
              get() {
                throw new DOMException("denied", "SecurityError");
              },
            });
            history.pushState = () => {
              throw new DOMException("too many", "SecurityError");
            };
          }),
      }),
    );
    await assertPlayable(tab);
    await openDialog(tab, "New game");
    await tab.click("input[name=opponent][value='friend']");
    await closeDialog(tab, "Start game");
    await playTurn(tab, newGame(), "1a1");
    await assertShows(tab, newGame({ moves: ["1a1"] }));
  });
});
