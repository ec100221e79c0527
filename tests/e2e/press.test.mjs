/** A press that begins before something is rendered anew, and ends after it. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium, inEveryBrowser } from "./support/browsers.mjs";
import { openBoards } from "./support/element.mjs";
import { BY_HAND, reply } from "./support/engine.mjs";
import { playTurn, ready, untilTurns } from "./support/play.mjs";
import { legalMoves, newGame, play } from "./support/rules.mjs";

/** A game of so many turns. @param {number} turns */
function gameOf(turns) {
  let game = newGame();
  while (game.moves.length < turns) game = play(game, legalMoves(game)[0].text);
  return game;
}

/**
 * Presses a button or link, and releases it when the page has been rendered anew.
 * @param {Tab} tab @param {Target} target @param {() => unknown} render
 */
async function pressWhile(tab, target, render) {
  await tab.mouse.move(await tab.middle(target));
  // What the pointer shows may have moved it.
  await tab.mouse.move(await tab.middle(target));
  await tab.mouse.down();
  await render();
  await tab.mouse.up();
}

inEveryBrowser("a press", (open) => {
  it("on a turn of the list, and on Undo, arrives when the computer has played", async () => {
    const turns = 24;
    const game = gameOf(turns);
    const options = { ...BY_HAND, width: 1024, height: 700 };
    const tab = await ready(open(`#opponent=1&moves=${game.moves.join("_")}`, options));
    const [mine] = legalMoves(game);
    const [answer] = legalMoves(play(game, mine.text));
    const answered = async () => {
      await reply(tab, "know", () => ({ moves: [answer], final: true }));
      await untilTurns(tab, turns + 2);
    };
    await playTurn(tab, game, mine.text);
    await pressWhile(tab, `[aria-label^="Turn ${turns}, "]`, answered);
    await tab.until((turns) => document.title.startsWith(`Turn ${turns} of`), turns);
    await tab.press("End");
    await tab.click({ role: "button", name: "Undo" });
    await untilTurns(tab, turns);
    await playTurn(tab, game, mine.text);
    await pressWhile(tab, { role: "button", name: "Undo" }, answered);
    await untilTurns(tab, turns);
  });
});

// The browsers have handed on presses above.
inChromium("a press", (open) => {
  it("on Pause starts nothing when the replay has ended", async () => {
    const body = '<pylos-board moves="1b2 1c2" ply="0" replay="60" show="controls"></pylos-board>';
    const tab = await openBoards(open, body);
    await tab.click({ role: "button", name: "Replay" });
    await pressWhile(tab, { role: "button", name: "Pause" }, async () => {
      await tab.evaluate(() => boardAt().goTo(2));
      await tab.middle({ role: "button", name: "Replay" });
    });
    assert.equal(
      await tab.evaluate(() => `${boardAt().shownPly} ${boardAt().replaying}`),
      "2 false",
    );
  });
});
