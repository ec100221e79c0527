/** Two people who are apart play by links. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import * as page from "./support/play.mjs";
import { newGame } from "./support/rules.mjs";

/** Three turns before the end: Light, Dark, and Light on top. */
const NEAR_END = "ldld/ldld/ldld/ldld ldl/dld/ldl dd/2 1 l";
const GAME = { variant: /** @type {const} */ ("children"), position: NEAR_END };
const INVITATION = `#light=Ann&dark=Bo&friend=abcd1234&variant=children&position=${NEAR_END.replaceAll(" ", "_")}`;

/** The clipboard keeps what is copied; there are no apps to share with. */
const listening = {
  /** @param {Tab} tab */
  before: (tab) =>
    tab.prepare(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
      navigator.clipboard.writeText = async (text) => {
        Object.assign(globalThis, { copied: text });
      };
    }),
};

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

inBrowsers("two people with a browser each", (open) => {
  it("play a game to its end by links", async () => {
    const start = newGame(GAME);
    const ann = await page.ready(open(INVITATION, listening));
    await page.assertShows(ann, start);
    let game = await page.playTurns(ann, start, ["3a1"]);
    await page.untilStatus(ann, "Not sent yet");
    const first = await send(ann);
    await page.untilStatus(ann, "Waiting for Bo");
    const [sentence] = (await copied(ann)).split("\n");
    assert.equal(sentence, "Pylos, turn 1: Light places a ball. Your turn!");

    const bo = await page.ready(open(first, listening));
    await page.assertShows(bo, game);
    assert.match((await bo.text("[data-player=dark] .role")) ?? "", /^Bo \(you\)$/);
    game = await page.playTurns(bo, game, ["3b1"]);
    const reply = await send(bo);
    const third = await page.ready(open(reply, listening));
    await page.untilWords(third, ".friend-line", "You are watching this game.");
    await ann.goto(reply);
    await page.untilStatus(ann, "Your turn: place a ball");
    await page.assertShows(ann, game);

    game = await page.playTurns(ann, game, ["4a1"]);
    await bo.goto(await send(ann, "Send result"));
    await page.untilStatus(bo, "Light wins with the top ball");
    await page.assertShows(bo, game);
    assert.match(await copied(ann), /^Our game of Pylos is over. Light wins with the top ball\./);
  });
});

inChromium("a game by links", (open) => {
  it("goes on in another tab, with another link, on the other side, and is played once more", async () => {
    const start = newGame(GAME);
    const ann = await page.ready(open(INVITATION, listening));
    const sent = await page.playTurns(ann, start, ["3a1"]);
    const other = await page.ready(ann.another());
    await page.untilStatus(other, "Not sent yet");
    await send(ann);
    await page.untilStatus(other, "Waiting for Bo");
    await page.assertShows(other, sent);

    await other.goto(`${INVITATION}&moves=3b1_3a1`);
    await other.click({ role: "button", name: "Use this link" });
    await page.untilStatus(ann, "Your turn: place a ball");
    await page.assertShows(ann, newGame({ ...GAME, moves: ["3b1", "3a1"] }));
    await ann.click(".friend-about summary");
    await ann.click({ role: "button", name: "Play Dark here" });
    await page.untilStatus(other, "Waiting for Ann");
    await other.goto(`${INVITATION}&moves=3b1_3a1_4a1`);
    await page.untilEnd(ann);
    await ann.click("#end [data-action=rematch]");
    await ann.until(() => location.hash.includes("#light=Bo&dark=Ann&friend=abcd1234r2&"));
  });

  it("begins in the dialog, is listed among the games, and ends by resigning", async () => {
    const ann = await page.ready(open("", listening));
    await page.openDialog(ann, "New game");
    await ann.click("#new-form [name=opponent][value=links]");
    await ann.click("#new-form [name=colour][value=dark]");
    await ann.fill("#new-form [name=friendName]", "<b>Bo</b>");
    await page.closeDialog(ann, "Start game");
    await page.untilStatus(ann, "Not sent yet");
    await ann.assertAccessible();
    const invitation = await send(ann, "Send invitation");
    await page.untilStatus(ann, "Waiting for <b>Bo</b>");
    await ann.click({ role: "button", name: "QR code" });
    // Its first corner is dark.
    await ann.until(() => {
      const [, dark] = document.querySelectorAll(".friend-code path");
      return dark?.getAttribute("d")?.startsWith("M4 4h1v1h-1z");
    });

    const bo = await page.ready(open(invitation, listening));
    await page.untilStatus(bo, "Your turn: place a ball");
    assert.match((await bo.text("#welcome")) ?? "", /You are playing Light\..*Learn in 3 minutes/s);
    await page.resign(bo);
    await page.untilStatus(bo, "Dark wins: Light resigned");
    const end = await send(bo, "Send result");

    await page.openDialog(ann, "My games");
    await page.untilWords(ann, "#games .games-list li", "With <b>Bo</b> Waiting for <b>Bo</b>");
    await page.closeDialog(ann);
    await ann.goto(end);
    await page.untilStatus(ann, "Dark wins: Light resigned");
  });
});
