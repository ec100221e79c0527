/** One session: the page calls the rules once for a move, and its parts share the result. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { mouse, playTurn, ready, untilTurns } from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";
import { SITE } from "./support/server.mjs";

/** The rules as every part of the page imports them, with a count of all calls. */
const COUNTED = `import init, * as rules from "./rules-uncounted.js";
globalThis.calls = {};
const counted = (name) => (...parts) => {
  calls[name] = (calls[name] ?? 0) + 1;
  return rules[name](...parts);
};
export default init;
export const newGame = counted("newGame");
export const loadGame = counted("loadGame");
export const legalMoves = counted("legalMoves");
export const play = counted("play");
export const undo = counted("undo");
export const concede = counted("concede");
`;

/** @param {Tab} tab */
function count({ site }) {
  const original = readFileSync(join(SITE, "pkg/rules.js"));
  site.instead.set("pkg/rules-uncounted.js", original).set("pkg/rules.js", COUNTED);
}

/** The calls since the last query. @param {Tab} tab */
const calls = (tab) =>
  tab.evaluate(() => {
    const page = /** @type {any} */ (globalThis);
    const counted = page.calls;
    page.calls = {};
    return counted;
  });

inChromium("the page calls the rules", (open) => {
  it("once for a move of several clicks that takes balls back, and once for a move of the computer", async () => {
    const position = "4/4/ll2/l1dd 3/3/3 2/2 1 l";
    const path = `#opponent=3&position=${position.replaceAll(" ", "_")}`;
    const tab = await ready(open(path, { before: count }));
    assert.ok((await calls(tab)).loadGame > 0, "the calls are counted");
    await mouse.choose(tab, "light");
    await playTurn(tab, newGame({ position }), "1b1x1a1x1b1");
    await untilTurns(tab, 2);
    assert.deepEqual(await calls(tab), { play: 2, legalMoves: 2 });
  });
});
