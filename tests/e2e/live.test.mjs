/** Two people who are apart play at the same time, through a relay. */

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

/** What the relay keeps about something. @type {(tab: Tab, about: string) => string[]} */
const kept = ({ site }, about) =>
  [...site.relay.kept.keys()].filter((topic) => topic.split("/")[2] === about);

/** @param {(path: string, options?: object) => Promise<Tab>} open */
const both = (open) => meetUp(open(INVITATION, LIVE), (link) => open(link, LIVE));

inBrowsers(
  "two people with different browsers",
  (open) => {
    it("play to the end, though one reloads and the network is gone for a turn", async () => {
      const { ann, bo } = await meetUp(open(INVITATION, { ...LIVE, other: "chromium" }), (link) =>
        open(link, LIVE),
      );
      await playEvening(ann, bo, newGame(GAME));
      for (const tab of [ann, bo]) {
        assert.equal(await tab.text("#status"), "Light wins with the top ball");
      }
    });
  },
  ["firefox", "webkit"],
);

inChromium("two people with a browser each and a relay", (open) => {
  it("see each other's turns at once, to the end of the game and in the next one", async () => {
    const ann = await page.ready(open("", LIVE));
    await page.openDialog(ann, "New game");
    await ann.click("#new-form [name=opponent][value=links]");
    await ann.click("#new-form [name=colour][value=light]");
    await ann.click("#new-form summary");
    await ann.click("#new-form [name=variant][value=children]");
    await ann.fill("#new-form [name=yourName]", "Ann");
    await page.closeDialog(ann, "Start game");
    await untilCard(ann, "Your friend opens this link, and you play together.");
    await ann.click({ role: "button", name: "Send invitation" });
    await ann.until(() => globalThis.copied);
    const [words, link] = (await ann.evaluate(() => globalThis.copied)).split("\n");
    assert.equal(words, "A game of Pylos? You are Dark.");
    const bo = await page.ready(open(new URL(link).hash, LIVE));
    await untilCard(bo, "Ann is here.");
    await untilCard(ann, "Your friend is here.");
    let game = await page.playTurns(ann, newGame({ variant: "children" }), ["1b2"]);
    await page.untilStatus(bo, "Your turn: place a ball");
    await page.assertShows(bo, game);
    await page.untilStatus(ann, "Your friend is thinking");
    game = await page.playTurns(bo, game, ["1c2"]);
    await page.untilStatus(ann, "Your turn: place a ball");
    await page.assertShows(ann, game);

    await page.resign(bo);
    await page.untilStatus(ann, "Light wins: Dark resigned");
    await ann.click("#end [data-action=rematch]");
    await untilCard(bo, "Ann wants a rematch.");
    await bo.click({ role: "button", name: "Agree" });
    await page.untilStatus(bo, "Your turn: place a ball");
    await page.untilStatus(ann, "Your friend is thinking");
  });
});

inChromium("a live game", (open) => {
  it("goes on after a reload, without the relay by links, and by itself when it is back", async () => {
    const { ann, bo } = await both(open);
    const { relay } = ann.site;
    let game = await page.playTurns(ann, newGame(GAME), ["3a1"]);
    await page.untilStatus(bo, "Your turn: place a ball");
    await bo.reload();
    await page.ready(bo);
    await untilCard(bo, "Ann is here.");
    await page.assertShows(bo, game);

    ann.expect(/WebSocket/);
    bo.expect(/WebSocket/);
    relay.stop();
    await untilCard(ann, "No connection");
    game = await page.playTurns(bo, game, ["3b1"]);
    await page.untilStatus(bo, "Not sent yet");
    await bo.click({ role: "button", name: "Send move" });
    await bo.until(() => globalThis.copied);
    const [, link] = (await bo.evaluate(() => globalThis.copied)).split("\n");
    await ann.goto(new URL(link).hash);
    await page.untilStatus(ann, "Your turn: place a ball");
    game = await page.playTurns(ann, game, ["4a1"]);
    relay.isDown = false;
    for (const tab of [ann, bo]) await tab.evaluate(() => dispatchEvent(new Event("online")));
    await page.untilStatus(bo, "Light wins with the top ball");
    await page.assertShows(bo, game);
  });

  it("is watched by a third person, and goes on at a second device; a turn goes back where the friend agrees", async () => {
    const { ann: first, bo } = await both(open);
    const game = newGame(GAME);
    const { hash } = new URL(await first.url());
    const [third, ann] = await Promise.all([1, 2].map(() => page.ready(open(hash, LIVE))));
    for (const tab of [third, ann]) await untilCard(tab, "You are watching this game.");
    await wait(async () => kept(first, "here").length === 4);
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
    await bo.reload();
    await page.ready(bo);
    await bo.click({ role: "button", name: "Agree" });
    for (const tab of [ann, bo, third, first]) {
      await page.untilTurns(tab, 0);
      await page.assertShows(tab, game);
    }
  });

  it("is a draw where the friend agrees; what is removed from My games is not kept at the relay", async () => {
    const { ann, bo } = await both(open);
    await page.playTurns(ann, newGame(GAME), ["3a1"]);
    for (const answer of ["Decline", "Agree"]) {
      await ann.click({ role: "button", name: "Offer a draw" });
      await untilCard(bo, "Ann offers a draw.");
      await untilCard(ann, "Waiting for Bo");
      await bo.click({ role: "button", name: answer });
      if (answer === "Decline") await untilCard(ann, "Bo is here.");
    }
    for (const tab of [ann, bo]) await page.untilStatus(tab, "Draw by agreement");
    const seats = () => ["light", "dark"].flatMap((seat) => kept(ann, seat));
    assert.equal(seats().length, 2);
    for (const tab of [ann, bo]) {
      await page.openDialog(tab, "My games");
      await tab.click("#games .games-list [data-delete]");
      await tab.click({ role: "button", name: "Delete", within: "#ask" });
      await page.closeDialog(tab);
    }
    await wait(async () => seats().length === 0);
  });

  it("is not changed by what a stranger says in the room, and the relay learns nothing of it", async () => {
    const { ann, bo } = await both(open);
    const { relay } = ann.site;
    const game = await page.playTurns(ann, newGame(GAME), ["3a1"]);
    await page.untilStatus(bo, "Your turn: place a ball");
    const [old] = [...relay.kept].filter(([topic]) => topic.endsWith("/light"));
    for (let i = 0; i < 1000; i += 1) {
      relay.shout((room) => `pylos/${room}/light`, Buffer.alloc(540, i));
      relay.shout((room) => `pylos/${room}/here/${10_000_000 + i}`, Buffer.alloc(540, i));
    }
    relay.shout((room) => `pylos/${room}/dark`, old?.[1] ?? Buffer.alloc(0));
    await page.playTurns(bo, game, ["3b1"]);
    await page.untilStatus(ann, "Your turn: place a ball");
    relay.shout((room) => `pylos/${room}/light`, Buffer.alloc(1_000_000));
    await untilCard(ann, "Bo is here.");
    const told = Buffer.concat(relay.heard).toString("latin1");
    for (const secret of [SECRET, "abcd1234", "3a1", "Bo"]) {
      assert.equal(told.includes(secret), false, secret);
    }
  });
});
