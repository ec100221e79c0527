// What the worker answers reaches the page whole.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

globalThis.fetch = async (address) =>
  new Response(await readFile(new URL(address)), {
    headers: { "Content-Type": "application/wasm" },
  });
const { replyTo } = await import("../../www/engine/answer.js");

test("an error keeps its code and its data on the way through a message", async () => {
  const sent = await replyTo({
    id: 1,
    kind: "themes",
    record: '[Position "4/4/4/4 3/3/3 2/2 1 l"]\n\n1. 1b2 1b2 *',
    options: "1a1",
  });
  const { message, ...data } = structuredClone(sent).error;
  assert.match(message, /1b2/);
  assert.deepEqual(data, {
    code: "badRecord",
    rule: "occupied",
    cells: ["1b2"],
    found: "1b2",
    line: 3,
    move: "1...",
    variation: false,
  });
});

test("the coach and the remarks need no table, and survive a message", async () => {
  const record = '[Position "4/4/dd2/d3 3/3/3 2/2 1 l"]\n\n1. 1d1 *';
  const ask = async (kind, record) =>
    structuredClone(await replyTo({ id: 1, kind, record })).answer;
  const [remark] = await ask("remarks", record);
  assert.deepEqual([remark.ply, remark.kind, remark.better], [0, "allowsFigure", "1b1"]);
  const { threats, chances } = await ask("coach", record);
  assert.deepEqual([threats.figures.length, chances.figures.length], [0, 1]);
  assert.equal(await ask("coach", record.replace("*", "1-0")), null);
});
