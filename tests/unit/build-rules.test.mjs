// Rules of the build that match nothing fail by their names.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createRules, find, rewrite } from "../../tools/site/rules.mjs";

test("a rule for one text has to match it", () => {
  assert.equal(
    rewrite("a b a", /a/g, (found) => `<${found}>`, "marks"),
    "<a> b <a>",
  );
  assert.equal(rewrite("a b", "b", "$&", "as it stands"), "a $&");
  assert.equal(find("a b", /(b)/, "second")[1], "b");
  assert.throws(() => rewrite("a b", "c", "d", "the third"), /the third \(c\)/);
  assert.throws(() => find("a b", /c/, "the third"), /the third \(\/c\/\)/);
});

test("of the rules for all files, each pattern has to match one before the end", () => {
  const rules = createRules();
  const chunk = rules.rule("chunk of the board", "board.js", "gone.js", /^game\//);
  const address = rules.rule("address", /old/g);
  assert.deepEqual(
    ["board.js", "game/a.js", "my-board.js", "x/game/a.js"].map((name) => chunk.has(name)),
    [true, true, false, false],
  );
  assert.equal(address.rewrite("no such", "new"), "no such");
  assert.throws(() => rules.end(), {
    message: /nothing: chunk of the board \(gone\.js\), address \(\/old\/g\)$/,
  });
  assert.ok(chunk.has("gone.js"));
  assert.equal(address.rewrite("old, old", "new"), "new, new");
  rules.end();
});
