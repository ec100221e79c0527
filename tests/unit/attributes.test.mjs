// The attributes of a board: what marks mean, and what is said of a text that means nothing. Good values: odd-values.test.mjs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { BadValue, checkMarks, parseAttribute } from "../../www/element/attributes.js";
import { thrown } from "./support/throws.mjs";

test("marks are read from a text, with commas, underscores or spaces between them; those of a program are checked", () => {
  assert.deepEqual(parseAttribute("marks", "ring:1b2 arrow:1a1-2b2:good,minus:1c1_3:light"), [
    { kind: "ring", at: "1b2" },
    { kind: "arrow", at: "2b2", from: "1a1", tone: "good" },
    { kind: "minus", at: "1c1" },
    { kind: "badge", at: "light", text: "3", large: true },
  ]);
  const good = [{ kind: "badge", at: "1b1", text: "+7", shape: "diamond", label: "wins in 7" }];
  assert.deepEqual(checkMarks(good), good);
  const pink = { kind: "ring", at: "1a1", tone: "pink" };
  for (const bad of [7, null, {}, { kind: "ring" }, { kind: "arrow", at: "1a1" }, pink]) {
    assert.throws(() => checkMarks([...good, bad]), BadValue);
  }
});

test("a value that means nothing is refused with what is wrong", () => {
  for (const [name, value, said] of [
    ["variant", "x".repeat(40), /is “x{40}”, not/],
    ["variant", "x".repeat(41), /is “x{40}…”, not/],
    ["variant", "chess", /variant.*“chess”, not one of standard, expert, children/],
    ["position", "4/".repeat(20_000), /position.*too long/],
    ["opponent", "9", /opponent.*from 1 to 8/],
    ["opponent", "", /opponent.*from 1 to 8/],
    ["camera", "elevation=3", /camera.*from 55 to 90/],
    ["camera", "sideways", /camera.*elevation=70/],
    ["show", "legal everything", /show.*“everything”, not one of/],
    ["marks", "ring:9z9", /marks.*ring:9z9/],
    ["marks", "arrow:1a1", /marks.*arrow:1a1/],
    ["marks", "ring:1a1-1b1", /marks.*ring:1a1-1b1/],
    ["marks", "ring:1a1:pink", /marks.*ring:1a1:pink/],
  ]) {
    const error = thrown(() => parseAttribute(name, value));
    assert.ok(error instanceof BadValue);
    assert.match(`${name} ${error.message}`, said);
  }
});

test("numbers are taken from the least to the greatest", () => {
  for (const [name, part, least, most] of [
    ["ply", "", 0, 10_000],
    ["opponent", "", 1, 8],
    ["replay", "", 0.1, 60],
    ["camera", "elevation", 55, 90],
    ["camera", "rotation", -3600, 3600],
    ["camera", "levels", 1, 4],
    ["camera", "apart", 0, 1],
    ["camera", "seconds", 0, 60],
  ]) {
    const read = (number) => parseAttribute(name, part ? `${part}=${number}` : `${number}`);
    for (const good of [least, most]) assert.deepEqual(read(good), part ? { [part]: good } : good);
    for (const bad of [least - 0.01, most + 0.01]) assert.throws(() => read(bad), BadValue);
  }
  assert.deepEqual(parseAttribute("camera", "seeThrough=1"), { seeThrough: true });
});
