// The files that an author of a page names: read to their end, or up to the limit.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { fetchText, Missing } from "../../www/site/author-data.js";

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** Answers with chunks, and counts how many are asked for. */
function serve(chunkOf) {
  const seen = { chunks: 0, isCancelled: false };
  const body = new ReadableStream(
    {
      pull(controller) {
        const chunk = chunkOf(seen.chunks);
        seen.chunks += 1;
        if (chunk === null) controller.close();
        else controller.enqueue(chunk);
      },
      cancel() {
        seen.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  globalThis.fetch = async () => new Response(body);
  return seen;
}

test("a text arrives as it is, wherever it is cut on its way", async () => {
  const text = "1. 1b2 {Žaidėjų 👩‍👩‍👧} *\n";
  const bytes = new TextEncoder().encode(`\ufeff${text}`);
  for (const size of [1, 2, 3, 7, 1000]) {
    serve((i) => (i * size < bytes.length ? bytes.slice(i * size, (i + 1) * size) : null));
    assert.equal(await fetchText("game.pgn"), text);
  }
  globalThis.fetch = async () => new Response(null);
  assert.equal(await fetchText("empty.pgn"), "");
});

test("reading stops after a megabyte", async () => {
  const chunk = new Uint8Array(100_000).fill(65);
  const endless = serve(() => chunk);
  await assert.rejects(fetchText("tables.pylos"), (error) => {
    assert.ok(error instanceof Missing);
    assert.equal(error.status, "too long");
    return true;
  });
  assert.deepEqual(endless, { chunks: 11, isCancelled: true });
  const whole = serve((i) => (i < 10 ? chunk : null));
  assert.equal((await fetchText("game.pgn")).length, 1_000_000);
  assert.equal(whole.isCancelled, false);
});

test("what is not there has a status", async () => {
  globalThis.fetch = async () => new Response("", { status: 404 });
  await assert.rejects(fetchText("x"), { status: 404 });
  globalThis.fetch = async () => Promise.reject(new TypeError("offline"));
  await assert.rejects(fetchText("x"), { status: null });
});
