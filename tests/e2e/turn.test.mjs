/** The turns of a game: one that is followed ball by ball, earlier positions, and resignation. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inChromium } from "./support/browsers.mjs";
import * as player from "./support/play.mjs";
import { concede, newGame } from "./support/rules.mjs";

/** Dark may complete a square on 1c3, and take back two of its balls. */
const BEFORE = ["1a1", "1b2", "1d1", "1b3", "1d4", "1c2", "1a4"];
const TURN = "1c3x1b2x1b3";
const STORY = "Dark completes a square and takes two balls back.";

/** Stops the time of animations. */
function holdFrames() {
  performance.now = () => 1000;
  const real = requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) => real(() => callback(1000));
}

/** Plays a turn on the board of the page, or takes one back, and returns what is seen then. @param {Tab} tab @param {string | null} move */
const after = (tab, move) =>
  tab.evaluate(async (move) => {
    const board = boardAt();
    await (move === null ? board.undo() : board.play(move));
    const text = (/** @type {string} */ id) => document.getElementById(id)?.textContent;
    return { moving: board.moving, status: text("status"), story: text("caption") };
  }, move);

/** @param {Tab} tab */
const moves = (tab) =>
  tab.evaluate(() => {
    const board = boardAt();
    return { moves: board.game?.moves.slice(7), moving: board.moving };
  });

inChromium("a player during a turn", (open) => {
  it("reads what happens, and what to do once the balls rest; a click ends the flight", async () => {
    const tab = await player.ready(
      open(`#moves=${BEFORE.join("_")}`, {
        reducedMotion: false,
        before: (tab) => tab.prepare(holdFrames),
      }),
    );
    const leaving = await player.pointOf(tab, "1b2");
    const status = "Dark: place a ball";
    assert.deepEqual(await after(tab, TURN), { moving: true, status, story: STORY });
    // The ball that leaves 1b2 is still seen there: who clicks on it places no ball.
    await tab.mouse.click(leaving);
    await player.untilStatus(tab, "Light: place a ball");
    assert.deepEqual(await moves(tab), { moves: [TURN], moving: false });
    assert.match(await player.label(tab, "1b2"), /emptied by the last turn/);

    assert.equal((await after(tab, null)).status, "Light: place a ball");
    await player.mouse.choose(tab, "1d2");
    await player.untilTurns(tab, 8);
    assert.deepEqual(await moves(tab), { moves: ["1d2"], moving: true });

    // At the speed none nothing moves.
    await after(tab, null);
    await tab.evaluate(() => {
      boardAt().speed = "none";
    });
    const now = { moving: false, status: "Light: place a ball", story: STORY };
    assert.deepEqual(await after(tab, TURN), now);
  });
});

inChromium("a player during a game", (open) => {
  it("views an earlier position by clicking a turn, returns to the game, and resigns only after confirming it", async () => {
    const moves = ["1b2", "1c2", "1b3", "1c3", "2b2"];
    const game = newGame({ moves });
    const tab = await player.ready(open(`#moves=${moves.join("_")}`));
    await tab.click({ role: "button", name: "Turn 3, Light: 1b3" });
    await player.untilStatus(tab, "Turn 3 of 5");
    assert.match(await player.label(tab, "1b3"), /light ball, part of the last turn/);
    assert.match(await player.label(tab, "2b2"), /: empty/);
    assert.match(await player.label(tab, "dark"), /14 balls$/);
    assert.equal((await player.see(tab)).turns.length, 5, "all turns stay listed");
    const current = await tab.evaluate(() =>
      [...document.querySelectorAll("[aria-current=step]")].map(({ ariaLabel }) => ariaLabel),
    );
    assert.deepEqual(current, ["Turn 3, Light: 1b3"]);
    await player.mouse.choose(tab, "1a1");
    await player.untilNote(tab, "Return to the game to continue.");
    await player.mouse.press(tab, "Back to the game");
    await player.untilStatus(tab, "Dark: place a ball");
    await player.assertShows(tab, game);

    await player.openDialog(tab, "Resign", "Resign this game?");
    assert.equal(await tab.text("#ask-line"), "Light wins: Dark resigned");
    await tab.click({ role: "button", name: "Keep playing" });
    await player.untilDialog(tab, null);
    assert.equal((await player.see(tab)).status, "Dark: place a ball");
    await player.resign(tab);
    await player.untilStatus(tab, "Light wins: Dark resigned");
    await player.assertShows(tab, concede(game, "dark", "resignation"));
    const { buttons } = await player.see(tab);
    assert.ok(!buttons.includes("Resign"), "the Resign button is absent");
    await player.mouse.press(tab, "Undo");
    await player.untilStatus(tab, "Light: place a ball");
  });

  it("finds a turn after a reload that came before the page could keep it", async () => {
    let release = () => {};
    const before = (/** @type {Tab} */ { site }) => {
      release = site.hold("play/later.js");
    };
    const tab = await player.ready(open("#moves=1b2", { before }));
    await player.mouse.choose(tab, "1c2");
    await player.untilStatus(tab, "Light: place a ball");
    await tab.reload();
    release();
    await player.untilTurns(tab, 2);
  });
});
