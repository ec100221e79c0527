/** Two people who are apart play by links, or at the same time through a relay. `unit/friend.test.mjs`, `unit/friend-page.test.mjs` and `unit/live.test.mjs` have the rest. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import { invitation, LIVE, meetUp, playEvening, SECRET, untilCard } from "./support/live.mjs";
import * as page from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";
import { wait } from "./support/wait.mjs";

/** Three turns before the end: Light, Dark, and Light on top. */
const NEAR_END = "ldld/ldld/ldld/ldld ldl/dld/ldl dd/2 1 l";
const GAME = { variant: /** @type {const} */ ("children"), position: NEAR_END };
const INVITATION = invitation(`variant=children&position=${NEAR_END.replaceAll(" ", "_")}`);

inBrowsers(
  "two people with different browsers and a relay",
  (open) => {
    it("play to the end, though one reloads and the network is gone for a turn", async () => {
      const { ann, bo } = await meetUp(open(INVITATION, { ...LIVE, other: "chromium" }), (link) =>
        open(link, LIVE),
      );
      await playEvening(ann, bo, newGame(GAME));
      assert.equal(await bo.text("#status"), "Light wins with the top ball");
    });
  },
  ["firefox", "webkit"],
);

inChromium("a game with a friend", (open) => {
  it("is watched by a third person, goes on at a second device, back by one turn and to a draw; the relay learns nothing of it", async () => {
    const live = (/** @type {string} */ link) => page.ready(open(link, LIVE));
    const { ann: first, bo } = await meetUp(open(INVITATION, LIVE), live);
    const { relay } = first.site;
    /** What the relay keeps about something. @param {string[]} about */
    const kept = (...about) =>
      [...relay.kept.keys()].filter((topic) => about.includes(topic.split("/")[2]));
    const game = newGame(GAME);
    const { hash } = new URL(await first.url());
    const [third, ann] = await Promise.all([live(hash), live(hash)]);
    for (const tab of [third, ann]) await untilCard(tab, "You are watching this game.");
    await wait(async () => kept("here").length === 4);
    // The friend knows that it is the same person.
    await ann.click(".friend-about summary");
    await ann.click({ role: "button", name: "Play Light here" });
    await untilCard(bo, "Somebody else plays Light in this link.");
    await bo.click({ role: "button", name: "Use this link" });
    await untilCard(first, "You are watching this game.");
    const next = await page.playTurns(ann, game, ["3a1"]);
    for (const tab of [first, bo, third]) {
      await page.untilTurns(tab, 1);
      await page.assertShows(tab, next);
    }
    await ann.click({ role: "button", name: "Ask to take back" });
    await untilCard(bo, "Ann asks to take back the last move.");
    await bo.assertAccessible();
    await bo.click({ role: "button", name: "Agree" });
    for (const tab of [ann, bo, third, first]) await page.untilTurns(tab, 0);
    await page.playTurns(ann, game, ["3a1"]);
    await ann.click({ role: "button", name: "Offer a draw" });
    await untilCard(bo, "Ann offers a draw.");
    await bo.click({ role: "button", name: "Agree" });
    for (const tab of [ann, bo, third]) await page.untilStatus(tab, "Draw by agreement");
    const told = Buffer.concat(relay.heard).toString("latin1");
    for (const secret of [SECRET, "abcd1234", "light=Ann", "moves="]) {
      assert.equal(told.includes(secret), false, secret);
    }
    // What both remove from their games is not kept at the relay.
    assert.equal(kept("light", "dark").length, 2);
    for (const [tab, what] of /** @type {const} */ ([
      [ann, ".games-list [data-delete]"],
      [bo, "[data-action=deleteAll]"],
    ])) {
      await page.openDialog(tab, "My games");
      await tab.click(`#games ${what}`);
      await tab.click({ role: "button", name: "Delete", within: "#ask" });
      await page.closeDialog(tab);
    }
    await wait(async () => kept("light", "dark").length === 0);
  });
});
