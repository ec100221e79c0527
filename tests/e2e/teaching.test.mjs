/** Game records in a page: in the tag or from a file, with comments and variations; replaying, and links to boards. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import {
  openBoards,
  openPage,
  press,
  seeBoard,
  untilError,
  untilPlayed,
} from "./support/element.mjs";

const RECORD = `[Variant "expert"]

{The start.} 1. 1b2! 1c2 {Look here. [%csl G1b3] [%cal R1b2-1b3] [%csl Z1b3]}
(1... 1a1? {Far away. [%csl R1a1]} 2. 1a2 (2. 1b1) 2... 1b3) 2. 1c3 *`;

/** More than a screen of nothing. */
const SPACE = "<br>".repeat(150);

const BOARD = `show="caption notation controls reserves" replay="0.1"`;

/** @param {string} record */
const block = (record) => `<script type="text/x-pylos">\n${record}</script>`;

/** @param {Tab} tab */
async function see(tab) {
  const { labels, status } = await seeBoard(tab);
  const marked = Object.keys(labels).filter((place) => /marked|arrow/.test(labels[place] ?? ""));
  const page = await tab.evaluate(() => ({
    ply: boardAt().shownPly,
    caption: everything("[part=caption]")[0]?.textContent,
    remarks: everything(".comment").map(({ textContent }) => textContent),
    current: everything(".moves [aria-current]")[0]?.ariaLabel,
  }));
  return { status, marked, ...page };
}

inChromium("a record in a page", (open) => {
  it("shows its comments, its marks and its variations", async () => {
    const tab = await openBoards(
      open,
      `<pylos-board ply="2" ${BOARD}>${block(RECORD)}</pylos-board>`,
    );
    await press(tab, "Turn 2, Dark: 1c2");
    const here = await see(tab);
    // What cannot be read stays, where its author sees it.
    assert.equal(here.caption, "Look here. [%csl Z1b3]");
    assert.deepEqual(here.marked.toSorted(), ["1b2", "1b3"]);
    assert.deepEqual(here.remarks, [
      "The start.",
      "Look here. [%csl Z1b3]",
      "Or: 2. 1a1? Far away. 3. 1a2 (3. 1b1) 4. 1b3",
    ]);
    await press(tab, "Or: Turn 2, Dark: 1a1?");
    const aside = await see(tab);
    assert.equal(aside.status, "Variation, turn 2");
    assert.equal(aside.current, "Or: Turn 2, Dark: 1a1?");
    assert.equal(aside.caption, "Far away.");
    assert.deepEqual(aside.marked, ["1a1"]);
    await press(tab, "Previous turn");
    assert.equal((await see(tab)).current, "Turn 1, Light: 1b2!");
    await tab.press("End");
    assert.equal((await see(tab)).ply, 3);
    await tab.assertAccessible();
  });
});

inChromium("records in a page", (open) => {
  it("come from a file or the tag, and faults are shown with their place", async () => {
    const tab = await openPage(
      open,
      `<pylos-board id="good" src="good.pgn"></pylos-board><pylos-board id="none" src="nowhere.pgn"></pylos-board>
       <pylos-board id="bad">${block("1. 1b2\n1c2 2. 2a1 *")}</pylos-board>
       <p><pylos-board id="split" moves="1a1"></p>${block("1. 1d4 *")}<p></pylos-board></p>`,
      { before: ({ site }) => site.instead.set("somebody/good.pgn", RECORD) },
    );
    tab.expect(/404|nowhere/);
    await untilError(tab, /^Attribute src “nowhere.pgn” could not be loaded \(404\)\.$/, "#none");
    await untilError(tab, /Line 2, move 2: 2a1 needs four balls/, "#bad");
    await untilPlayed(tab, 3, "#good");
    assert.deepEqual((await seeBoard(tab, "#split")).moves, ["1d4"]);
  });

  it("are shown at the moment that the address names, replayed, and links lead to their moments", async () => {
    const tab = await openPage(
      (path, options) => open(`${path}#%C3%A4:1`, options),
      `${SPACE}<pylos-board id="ä" ply="0" ${BOARD}>${block(RECORD)}</pylos-board>
       ${SPACE}<p><a id="two" href="#ä:2">two</a> <a id="play" href="#ä:play">play</a></p>`,
    );
    const untilPly = (/** @type {number} */ ply) =>
      tab.until((ply) => {
        const { top, bottom } = boardAt().getBoundingClientRect();
        return boardAt().shownPly === ply && bottom > 0 && top < innerHeight;
      }, ply);
    await untilPly(1);
    await tab.evaluate(() => document.getElementById("two")?.focus());
    await tab.press("Enter");
    await untilPly(2);
    await tab.until(() => everything(".announcer")[0]?.textContent?.includes("Look here"));
    await press(tab, "Replay");
    assert.equal(await tab.evaluate(() => boardAt().replaying), true);
    await press(tab, "Pause");
    await tab.evaluate(() => document.getElementById("play")?.click());
    await untilPly(3);
    await tab.until(() => !boardAt().replaying);
  });
});
