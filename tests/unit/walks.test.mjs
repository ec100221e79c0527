// Every text in data/walks/ is what happens on the pages of www/: here the play page, in walks-exercises.test.mjs the others.

import assert from "node:assert/strict";
import { it } from "node:test";
import { sheet, unmet } from "./support/browser.mjs";
import { IS_EXERCISE, walkAll } from "./support/walk.mjs";

/** Those to walk, of all, as a pattern. */
const { WALK } = process.env;
const wanted = new RegExp(`^(${WALK ?? ".*"})$`);
walkAll((name) => wanted.test(name) && (WALK !== undefined || !IS_EXERCISE.test(name)));

it("the style sheets of the play page name only what is there", {
  skip: WALK !== undefined,
}, () => {
  const names = [
    "style.css",
    "rest.css",
    "dialogs.css",
    "analysis/analysis.css",
    "friend/friend.css",
  ];
  assert.deepEqual(
    names.flatMap((name) => unmet(sheet(`play/${name}`))),
    [],
  );
});
