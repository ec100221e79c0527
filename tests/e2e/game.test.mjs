/** Whole games between two people at one mouse. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers } from "./support/browsers.mjs";
import { FEATURES, wholeGame } from "./support/games.mjs";
import { assertShows, playTurn, ready, see } from "./support/play.mjs";

/** @typedef {import("./support/games.mjs").Feature} Feature */

/** @type {Feature[]} What every game with take-backs shows; lines are for experts. */
const STANDARD = /** @type {Feature[]} */ (Object.keys(FEATURES)).filter((name) => name !== "line");

/** @type {{ variant: "children" | "standard" | "expert", features: Feature[] }[]} */
const GAMES = [
  { variant: "children", features: ["raise"] },
  { variant: "standard", features: STANDARD },
  { variant: "expert", features: [...STANDARD, "line"] },
];

inBrowsers("two people with one mouse", (open) => {
  for (const { variant, features } of GAMES) {
    it(`play a whole game with ${variant} rules, to the apex`, async () => {
      const { game, turns } = wholeGame({ variant }, features);
      const tab = await ready(open(`#variant=${variant}`));
      for (const { before, move } of turns) await playTurn(tab, before, move.text);
      await assertShows(tab, game);
      const winner = game.result?.winner === "light" ? "Light" : "Dark";
      const { status, buttons } = await see(tab);
      assert.equal(status, `${winner} wins: the apex is theirs`);
      assert.ok(buttons.includes("Rematch"), "a rematch is offered");
    });
  }
});
