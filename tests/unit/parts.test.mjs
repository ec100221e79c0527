// What the readers of stored values and long work have in common.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pacer, timeOf } from "../../www/library/parts.js";

test("long work pauses after twenty milliseconds, and says then how far it is", async () => {
  const { now } = performance;
  let time = 0;
  performance.now = () => time;
  try {
    const shares = [];
    const pace = pacer((share) => shares.push(share));
    time = 19;
    assert.equal(pace(0.1), undefined);
    time = 20;
    await pace(0.2);
    time = 39;
    assert.equal(pace(0.3), undefined, "from the last pause on");
    time = 40;
    await pace();
    assert.deepEqual(shares, [0.2, 1]);
  } finally {
    performance.now = now;
  }
  assert.deepEqual(
    [{ at: 0 }, { at: 5 }, { at: -1 }, { at: "5" }, {}].map(timeOf),
    [0, 5, 0, 0, 0],
  );
});
