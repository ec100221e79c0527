// The letters of a live game: closed for everybody who does not know the secret of its link.

import assert from "node:assert/strict";
import { hkdfSync } from "node:crypto";
import { test } from "node:test";
import { newSecret } from "../../www/library/links.js";
import { keysOf } from "../../www/play/live/secret.js";
import { SECRET } from "../e2e/support/live.mjs";

test("the secret of a link has 130 random bits, and the room does not tell it", async () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  assert.equal(new Set(secrets).size, 100);
  for (const secret of secrets) assert.match(secret, /^[a-v0-9]{26}$/);
  const { room } = await keysOf(SECRET);
  const bits = Buffer.from(hkdfSync("sha256", SECRET, "pylos live", "", 48));
  assert.equal(room, bits.subarray(32).toString("hex"), "what follows the key");
  assert.equal((await keysOf(SECRET)).room, room);
  assert.notEqual((await keysOf(newSecret())).room, room);
});

test("a letter is opened by who knows the secret, and says what was written", async () => {
  const [one, two] = [await keysOf(SECRET), await keysOf(SECRET)];
  for (const text of ["", "#friend=abcd", "Žygimantė 👩‍👩‍👧", "x".repeat(5000)]) {
    assert.equal(await two.open(await one.close(text, "light"), "light"), text);
  }
  const letters = await Promise.all(["x", "x"].map((text) => one.close(text, "light")));
  assert.notDeepEqual(...letters, "the same text is closed in another way each time");
});

test("a letter has a length in steps of 512 bytes, whatever is in it", async () => {
  const { close } = await keysOf(SECRET);
  const lengths = [0, 1, 100, 511, 512, 1023].map(async (length) => {
    const letter = await close("x".repeat(length), "light");
    return letter.length - 28;
  });
  assert.deepEqual(await Promise.all(lengths), [512, 512, 512, 512, 1024, 1024]);
});

test("what is changed, cut, from another place, of another secret, garbage or too long is not opened", async () => {
  const keys = await keysOf(SECRET);
  const letter = await keys.close("#friend=abcd", "light");
  const other = await (await keysOf(newSecret())).close("#friend=abcd", "light");
  for (let at = 0; at < letter.length; at += 37) {
    const changed = letter.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    assert.equal(await keys.open(changed, "light"), null, `byte ${at}`);
  }
  assert.equal(await keys.open(letter, "dark"), null, "of another seat");
  for (const bad of [other, letter.slice(1), letter.slice(0, 40), new Uint8Array()]) {
    assert.equal(await keys.open(bad, "light"), null);
  }
  for (const length of [540, 1_000_028 + 448]) {
    assert.equal(await keys.open(new Uint8Array(length), "light"), null);
  }
  const long = await keys.close("x".repeat(20_000), "light");
  assert.equal(await keys.open(long, "light"), null, "nobody reads it for ever");
});
