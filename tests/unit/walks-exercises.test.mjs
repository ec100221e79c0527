// The walks on the pages of exercises, positions and authors; see walks.test.mjs.

import assert from "node:assert/strict";
import { it } from "node:test";
import { moduleOf, unmet } from "./support/browser.mjs";
import { IS_EXERCISE, walkAll } from "./support/walk.mjs";

if (process.env.WALK === undefined) {
  walkAll((name) => IS_EXERCISE.test(name));

  it("the style sheet of exercises names only what is there", async () => {
    const { exerciseStyle } = await moduleOf("exercise/style.js");
    assert.deepEqual(unmet(exerciseStyle), []);
  });
}
