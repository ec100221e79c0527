/** `<pylos-board>` on an author's page, as far as it takes a browser. `unit/element-page.test.mjs` has the rest. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { boardsReady, openBoards } from "./support/element.mjs";

inChromium("an author with a tag on a page", (open) => {
  it("has a board whose hidden trays the focus skips, and a picture in the size that is asked for", async () => {
    const tab = await openBoards(open, `<pylos-board interactive="both" show=""></pylos-board>`);
    await tab.press("Tab");
    assert.equal(await tab.evaluate(() => focusedElement()?.dataset.place), "1a1");
    await tab.press("ArrowDown");
    const seen = await tab.evaluate(async () => {
      const board = boardAt();
      const blob = await board.toBlob({ width: 200, scale: 2, camera: { rotation: 45 } });
      const { width, height } = await createImageBitmap(blob);
      const place = focusedElement()?.dataset.place;
      return [place, blob.type, width, height, board.camera.rotation ?? 0];
    });
    // A board without trays is square.
    assert.deepEqual(seen, ["1a1", "image/png", 400, 400, 0]);
  });

  it("has a board in a frame, which does not scroll", async () => {
    const tab = await open("embed.html#moves=1b2&lang=en", { width: 240, height: 300 });
    await boardsReady(tab);
    const spills = await tab.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return scrollWidth > innerWidth || scrollHeight > innerHeight;
    });
    assert.equal(spills, false);
  });
});
