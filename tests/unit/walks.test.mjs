// Every text in data/walks/ is what happens on the pages of www/.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { it } from "node:test";
import { moduleOf, sheet, unmet } from "./support/browser.mjs";
import { walk } from "./support/walk.mjs";

const FOLDER = new URL("../data/walks/", import.meta.url);
/** Those to walk, as a pattern. */
const wanted = new RegExp(`^(${process.env.WALK ?? ".*"})[.]txt$`);

for (const name of readdirSync(FOLDER).filter((name) => wanted.test(name))) {
  it(name.replace(".txt", ""), async () => {
    const failed = await walk(new URL(name, FOLDER));
    if (failed) assert.equal(failed.is, failed.expected, failed.act);
  });
}

it("the style sheets name only what is there", {
  skip: process.env.WALK !== undefined,
}, async () => {
  const { exerciseStyle } = await moduleOf("exercise/style.js");
  const names = [
    "style.css",
    "rest.css",
    "dialogs.css",
    "analysis/analysis.css",
    "friend/friend.css",
  ];
  const sheets = [...names.map((name) => sheet(`play/${name}`)), exerciseStyle];
  assert.deepEqual(sheets.flatMap(unmet), []);
});
