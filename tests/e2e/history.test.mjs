/** The turns of a game: earlier positions, undo and redo, resignation, and a draw. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import { heard, listen } from "./support/hear.mjs";
import {
  assertShows,
  label,
  linkTo,
  mouse,
  openDialog,
  playTurns,
  ready,
  resign,
  see,
  untilDialog,
  untilNote,
  untilStatus,
  untilTurns,
} from "./support/play.mjs";
import { concede, newGame } from "./support/rules.mjs";

const FIVE = ["1b2", "1c2", "1b3", "1c3", "2b2"];

/**
 * One repetition: each player completes a square and takes back the ball just played, which
 * restores the position.
 */
const CIRCLE_START = "dd2/d3/3l/2ll 3/3/3 2/2 1 l";
const CIRCLE = ["1c2x1c2", "1b3x1b3"];

inChromium("a player during a game", (open) => {
  it("views an earlier position by clicking a turn, and returns to the game", async () => {
    const tab = await ready(open(`#moves=${FIVE.join("_")}`));
    await tab.click({ role: "button", name: "Turn 3, Light: 1b3" });
    await untilStatus(tab, "Turn 3 of 5");
    assert.match(await label(tab, "1b3"), /light ball, part of the last turn/);
    assert.match(await label(tab, "2b2"), /: empty/);
    assert.match(await label(tab, "dark"), /14 balls$/);
    const { turns } = await see(tab);
    assert.equal(turns.length, 5, "all turns stay listed");
    const current = await tab.evaluate(() =>
      [...document.querySelectorAll("[aria-current=step]")].map(({ ariaLabel }) => ariaLabel),
    );
    assert.deepEqual(current, ["Turn 3, Light: 1b3"]);
    await mouse.choose(tab, "1a1");
    await untilNote(tab, "Return to the game to continue.");
    await mouse.press(tab, "Back to the game");
    await untilStatus(tab, "Dark: place a ball");
    await assertShows(tab, newGame({ moves: FIVE }));
  });

  it("finds a turn after a reload that came before the page could keep it", async () => {
    let release = () => {};
    const before = (/** @type {Tab} */ { site }) => {
      release = site.hold("play/rest.js");
    };
    const tab = await ready(open("#moves=1b2", { before }));
    await mouse.choose(tab, "1c2");
    await untilStatus(tab, "Light: place a ball");
    await tab.reload();
    release();
    await untilTurns(tab, 2);
  });

  it("resigns only after confirming it", async () => {
    const moves = ["1b2", "1c2", "1b3"];
    const tab = await ready(open(`#moves=${moves.join("_")}`));
    await openDialog(tab, "Resign", "Resign this game?");
    assert.equal(await tab.text("#ask-line"), "Light wins: Dark resigned");
    await tab.click({ role: "button", name: "Keep playing" });
    await untilDialog(tab, null);
    assert.equal((await see(tab)).status, "Dark: place a ball");
    await resign(tab);
    await untilStatus(tab, "Light wins: Dark resigned");
    await assertShows(tab, concede(newGame({ moves }), "dark", "resignation"));
    const { buttons } = await see(tab);
    assert.ok(!buttons.includes("Resign"), "the Resign button is absent");
    await mouse.press(tab, "Undo");
    await untilStatus(tab, "Light: place a ball");
  });

  it("sees a warning before a draw by repetition, and then the draw", async () => {
    const start = newGame({ position: CIRCLE_START });
    const tab = await ready(open(linkTo(CIRCLE_START)));
    await listen(tab);
    const twice = "Same position twice. The third time is a draw.";
    const again = await playTurns(tab, start, CIRCLE);
    assert.equal(again.repetitions, 2);
    assert.equal((await see(tab)).note, twice);
    await heard(tab, twice);
    const game = await playTurns(tab, again, CIRCLE);
    assert.equal((await see(tab)).status, "Draw: the same position three times");
    await heard(tab, "Draw: the same position three times.");
    await assertShows(tab, game);
  });
});
