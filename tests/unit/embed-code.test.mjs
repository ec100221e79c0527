// The code that embeds a game, parsed as a page parses it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { embedCode, tagCode } from "../../www/element/embed-code.js";
import { newSession, showPly } from "../../www/game/session.js";
import { fromBlock } from "../../www/site/author-data.js";
import { report } from "../../www/site/report.js";
import * as rules from "../e2e/support/rules.mjs";

const SITE = "https://club.example/pylos/";
const POSITION = "4/4/ll2/l1dd 3/3/3 2/2 1 l";

const session = newSession(
  rules,
  rules.newGame({ variant: "expert", position: POSITION, moves: ["1b1x1a2x1b2", "1d4"] }),
  { computer: { player: "dark", level: 5 }, hands: ["light"] },
);

for (const [purpose, plies, height] of [
  ["diagram", 2, 500],
  ["replay", 2, 780],
  ["play", 1, 640],
]) {
  test(`the tag and the frame of a ${purpose} have the same attributes`, () => {
    const shown = showPly(rules, session, plies);
    const { tag, frame } = embedCode(shown, purpose, SITE, "lt");
    assert.ok(tag.startsWith(`<script type="module" src="${SITE}pylos-board.js">`));
    const [, address] = /src="([^"]*)"/.exec(frame);
    const url = new URL(address.replaceAll("&amp;", "&"));
    assert.equal(url.href.split("#")[0], `${SITE}embed.html`);
    assert.ok(frame.includes(`height="${height}"`));
    const written = tag.split("<pylos-board ")[1].matchAll(/([a-z-]+)="([^"]*)"/g);
    const attributes = Object.fromEntries([...written].map(([, name, value]) => [name, value]));
    const framed = new URLSearchParams(url.hash.slice(1).replaceAll("_", " "));
    assert.deepEqual(Object.fromEntries(framed), attributes);
    const { start, moves } = session.game;
    const { show, ...others } = attributes;
    assert.deepEqual(others, {
      variant: "expert",
      lang: "lt",
      position: purpose === "replay" ? start : shown.shown.position,
      ...(purpose === "replay" && { moves: moves.join(" "), ply: "0" }),
      ...(purpose === "play" && { interactive: "dark", opponent: "5" }),
    });
  });
}

test("a record comes back whole from the code of a page, whatever its comments say", () => {
  for (const comment of [
    `</script><img src="x" onerror="globalThis.broken = true">`,
    "<!-- <script>",
    "</SCRIPT > <\\/script> <\\\\!-- 1 < 2",
  ]) {
    const { record } = rules.loadGame(`1. 1a1 1a3 {${comment}} *`);
    const code = tagCode({}, SITE, record);
    const [, block] = /<script type="text\/x-pylos">(.*?)<\/script>/is.exec(code);
    assert.doesNotMatch(block, /<[!/s]/i, "nothing ends the block, or begins another");
    assert.equal(rules.loadGame(fromBlock(block)).record, record);
  }
});

test("what is done is told to the page around, which the address names, and to no other", async () => {
  const told = [];
  const parent = { postMessage: (message, origin) => told.push([message, origin]) };
  const tell = async (address) => {
    report("pylos-done", { left: 1 }, new URLSearchParams(address));
    await null;
  };
  const here = globalThis;
  Object.assign(here, { self: here, parent });
  await tell("report=https://lms.example/course");
  await tell("");
  // A page that is in no frame tells nothing to itself.
  Object.assign(here, { parent: here });
  await tell("report=https://lms.example");
  assert.deepEqual(told, [[{ type: "pylos-done", left: 1 }, "https://lms.example"]]);
});
