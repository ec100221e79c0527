// The code that embeds a game, parsed as a page parses it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { diagramCode, frameCode, tagCode } from "../../www/element/embed-code.js";
import { fromBlock } from "../../www/site/author-data.js";
import { report } from "../../www/site/report.js";
import * as rules from "../e2e/support/rules.mjs";

const SITE = "https://club.example/pylos/";

test("the tag of a position has the options that are not the usual ones, and the language", () => {
  const tag = (options) => {
    const position = "4/4/ll2/l1dd 3/3/3 2/2 1 l";
    const code = diagramCode(rules.newGame({ ...options, position }), SITE, "lt");
    assert.ok(code.startsWith(`<script type="module" src="${SITE}pylos-board.js">`));
    return code.split("\n")[1].replace(`position="${position}"`, "P");
  };
  assert.equal(tag({}), '<pylos-board P lang="lt"></pylos-board>');
  const others = { variant: "expert", takeBack: "optional", emptyReserve: "playsOn" };
  assert.equal(
    tag(others),
    '<pylos-board variant="expert" take-back="optional" empty-reserve="playsOn" P lang="lt"></pylos-board>',
  );
});

test("a frame has its attributes in the address, and room for what they show", () => {
  for (const [attributes, hash, height] of [
    [{ position: "4/1" }, "position=4/1", 500],
    [{ moves: "1b2 1c2", show: "notation" }, "moves=1b2_1c2&amp;show=notation", 640],
    [{ opponent: "5", show: "controls caption" }, "opponent=5&amp;show=controls_caption", 720],
    [{ interactive: "none", marks: "ring:1b2" }, "interactive=none&amp;marks=ring%3A1b2", 500],
  ]) {
    const code = frameCode(attributes, SITE);
    assert.ok(code.startsWith(`<iframe src="${SITE}embed.html#${hash}" title="Pylos"`), code);
    assert.ok(code.includes(`height="${height}"`), code);
  }
});

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
