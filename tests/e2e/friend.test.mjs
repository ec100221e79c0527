/** Two people who are apart play by links, or at the same time through a relay. `unit/friend.test.mjs` and `unit/live.test.mjs` have the rest. */

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

/** What was copied last. @param {Tab} tab @returns {Promise<string>} */
const copied = (tab) => tab.evaluate(() => globalThis.copied ?? "");

/** Sends what waits, and returns the part of the link after "#". @type {(tab: Tab, name?: string) => Promise<string>} */
async function send(tab, name = "Send move") {
  await tab.evaluate(() => Object.assign(globalThis, { copied: "" }));
  await tab.click({ role: "button", name });
  await tab.until(() => globalThis.copied !== "");
  const [, link] = (await copied(tab)).split("\n");
  assert.ok(link.startsWith((await tab.url()).split("#", 1)[0]), link);
  return new URL(link).hash;
}

inChromium("two people with a browser each", (open) => {
  it("play a game to its end by links", async () => {
    const start = newGame(GAME);
    const link = INVITATION.replace(`&live=${SECRET}`, "");
    const ann = await page.ready(open(link, LIVE));
    await page.assertShows(ann, start);
    let game = await page.playTurns(ann, start, ["3a1"]);
    await page.untilStatus(ann, "Not sent yet");
    const first = await send(ann);
    await page.untilStatus(ann, "Waiting for Bo");
    const [sentence] = (await copied(ann)).split("\n");
    assert.equal(sentence, "Pylos, turn 1: Light places a ball. Your turn!");

    const bo = await page.ready(open(first, LIVE));
    await page.assertShows(bo, game);
    assert.match((await bo.text("[data-player=dark] .role")) ?? "", /^Bo \(you\)$/);
    game = await page.playTurns(bo, game, ["3b1"]);
    await ann.goto(await send(bo));
    await page.untilStatus(ann, "Your turn: place a ball");
    await page.assertShows(ann, game);

    game = await page.playTurns(ann, game, ["4a1"]);
    await bo.goto(await send(ann, "Send result"));
    await page.untilStatus(bo, "Light wins with the top ball");
    await page.assertShows(bo, game);
    assert.match(await copied(ann), /^Our game of Pylos is over. Light wins with the top ball\./);
  });
});

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
  it("begins in the dialog, is known in another tab and among the games, and ends by resigning", async () => {
    const ann = await page.ready(open("", LIVE));
    const other = await page.ready(ann.another());
    await page.openDialog(ann, "New game");
    await ann.click("#new-form [name=opponent][value=links]");
    await ann.click("#new-form [name=colour][value=dark]");
    await ann.fill("#new-form [name=friendName]", "<b>Bo</b>");
    await page.closeDialog(ann, "Start game");
    await ann.assertAccessible();
    await other.goto(new URL(await ann.url()).hash);
    const invitation = await send(ann, "Send invitation");
    for (const tab of [ann, other]) await page.untilStatus(tab, "Waiting for <b>Bo</b>");
    await ann.click({ role: "button", name: "QR code" });
    // Its first corner is dark.
    await ann.until(() => {
      const [, dark] = document.querySelectorAll(".friend-code path");
      return dark?.getAttribute("d")?.startsWith("M4 4h1v1h-1z");
    });

    const bo = await page.ready(open(invitation, LIVE));
    await untilCard(bo, "Your friend is here.");
    assert.match((await bo.text("#welcome")) ?? "", /You are playing Light\..*Learn in 3 minutes/s);
    const game = await page.playTurns(bo, newGame(), ["1b2"]);
    await page.untilStatus(ann, "Your turn: place a ball");
    await page.assertShows(ann, game);
    await page.openDialog(ann, "My games");
    await page.untilWords(ann, "#games .games-list li", "With <b>Bo</b> Your turn");
    await page.closeDialog(ann);
    await page.resign(ann);
    await page.untilStatus(bo, "Light wins: Dark resigned");
    await bo.click("#end [data-action=rematch]");
    await untilCard(ann, "wants a rematch.");
    await ann.click({ role: "button", name: "Agree" });
    await page.untilStatus(ann, "Your turn: place a ball");
  });

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
