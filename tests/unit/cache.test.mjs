// Packed files come from any host and from the browser's cache, in ranges or whole.

import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { bring, dropFiles, keepFiles, missingOf, sizeOf, wholeOf } from "../../www/engine/cache.js";
import { bytesOf, host, kept, requests, reset, room } from "./support/host.mjs";
import { turn, until } from "./support/worker.mjs";

let folders = 0;
/** A file of a folder that no other test has used. */
const file = (name, bytes = 100_000) => {
  const home = `https://club.example/${folders}/`;
  const shelf = `pylos:/${folders}/:1`;
  return { file: name, bytes, address: home + name, shelf, key: `${home}${name}?part=0` };
};
const range = (file, start, end) => ({ file, start, end });
const { signal } = new AbortController();
const broken = { kind: "broken" };

/** Brings ranges, and looks at the bytes. */
async function get(ranges, how = {}) {
  const arrived = await bring(ranges, { signal, ...how });
  for (const [i, { file, start, end }] of ranges.entries()) {
    assert.deepEqual(arrived[i].bytes, bytesOf(file.file, end - start));
  }
}

beforeEach(() => {
  reset();
  folders += 1;
});
afterEach(() => mock.timers.reset());

test("neighbours are fetched together, and come from the cache the next time; no more than is allowed", async () => {
  const [x, y] = [file("x"), file("y")];
  const wanted = [
    range(x, 2500, 3000),
    range(y, 0, 700),
    range(x, 1000, 2000),
    range(x, 50_000, 51_000),
  ];
  await get(wanted);
  assert.deepEqual(requests.sort(), ["x 1000-3000", "x 50000-51000", "y 0-700"]);
  const more = [...wanted, range(x, 90_000, 90_010)];
  await assert.rejects(get(more, { most: 9 }), { kind: "tooMuch" });
  assert.equal(requests.length, 3);
  await get(more, { most: 10 });
  requests.length = 0;
  host.isDown = true;
  await get(more);
  assert.deepEqual(requests, []);
});

for (const [what, how] of [
  ["ignores ranges", { isWhole: true }],
  ["refuses ranges of what it has compressed", { refuses: true }],
]) {
  test(`from a host that ${what}, files are fetched whole`, async () => {
    Object.assign(host, how);
    const [x, y] = [file("x"), file("y")];
    await get([range(x, 10, 20)]);
    assert.deepEqual(requests, ["x 10-20", "x"]);
    await get([range(x, 30, 40)]);
    assert.equal(requests.length, 2, "the file is in the cache");
    await get([range(y, 10, 20), range(y, 90_000, 90_010)]);
    assert.deepEqual(requests.slice(2), ["y"], "it is not asked for ranges again");
  });
}

test("what is damaged is deleted, and fetched whole past every cache", async () => {
  const x = file("x");
  Object.assign(host, { broken: /^x/, isRepaired: true });
  const [{ bytes }] = await bring([range(x, 0, 10)], { signal });
  assert.deepEqual(bytes, new Uint8Array(10));
  await get([range(x, 0, 10)], { again: true });
  await get([range(x, 0, 10)]);
  // What a cache has cut off is asked for past it.
  host.cuts = true;
  await get([range(file("y"), 0, 10)]);
  assert.deepEqual(requests, ["x 0-10", "x", "y 0-10", "y 0-10"]);
});

test("a file that is missing or cut off is told from a network that fails", async () => {
  const wanted = [range(file("x"), 0, 10)];
  host.missing = /^x/;
  await assert.rejects(get(wanted), { ...broken, address: wanted[0].file.address });
  Object.assign(host, { missing: null, cuts: true });
  await assert.rejects(get(wanted), broken);
  await assert.rejects(get([wholeOf(file("y", 200_000))]), broken);
  host.isDown = true;
  await assert.rejects(get(wanted), TypeError);
});

test("a network that never answers is given up, and so is what nobody wants any more", async () => {
  host.hangs = /^x/;
  mock.timers.enable({ apis: ["setTimeout"] });
  const lost = get([range(file("x"), 0, 10)]);
  await until(() => host.release);
  mock.timers.tick(15_000);
  await assert.rejects(lost, /no answer/);
  host.release = null;
  const aborter = new AbortController();
  const dropped = get([range(file("x"), 0, 10)], { signal: aborter.signal });
  await until(() => host.release);
  aborter.abort();
  await assert.rejects(dropped, { name: "AbortError" });
});

test("only the last version of a folder is kept, and other caches are left alone", async () => {
  const others = ["pylos:/club/:version 1", `pylos:/${folders}/`, `pylos:/${folders}/:0`];
  for (const name of others) await caches.open(name);
  await get([range(file("x"), 0, 10)]);
  await until(() => !kept.has(others[2]));
  assert.ok(kept.has(others[0]) && kept.has(others[1]));
});

test("of the ranges of a folder, the 2000 that came last are kept", async () => {
  const { shelf, key } = file("x");
  const at = (i) => key.replace(/\?.*/, `?bytes=${i}-${i + 1}`);
  const keys = [key, ...Array.from({ length: 2002 }, (_, i) => at(i))];
  kept.set(shelf, new Map(keys.map((key) => [key, new Response("")])));
  await get([range(file("x"), 5000, 5010)]);
  await until(() => !kept.get(shelf).has(at(1)));
  const left = [...kept.get(shelf).keys()].filter((key) => keys.includes(key));
  assert.deepEqual(left, [key, ...keys.slice(3)]);
});

test("a table takes the place of its older version", async () => {
  const at = (version) => `https://club.example/tables/x?v=${version}`;
  for (const version of ["1", "2"]) {
    const [address, shelf] = [at(version), `pylos:/tables/${folders}`];
    await get([wholeOf({ file: "x", bytes: 100_000, address, shelf, key: address })]);
    await until(() => kept.get(shelf)?.has(address));
    assert.deepEqual([...kept.get(shelf).keys()], [address]);
  }
});

test("files are kept for use offline, after an interruption the rest of them, and deleted", async () => {
  const files = [file("x"), file("y"), file("z")];
  await get([range(files[0], 0, 10)]);
  assert.deepEqual(await missingOf(files), files);
  host.hangs = /z/;
  const aborter = new AbortController();
  const keeping = keepFiles(files, () => {}, aborter.signal);
  keeping.catch(() => {});
  while (sizeOf(await missingOf(files)) !== 100_000) await turn();
  aborter.abort();
  await assert.rejects(keeping);
  host.hangs = null;
  requests.length = 0;
  const progress = [];
  await keepFiles(files, (bytes) => progress.push(bytes), signal);
  assert.deepEqual(requests, ["z"], "only what is missing");
  assert.deepEqual(progress, [200_000, 300_000]);
  host.isDown = true;
  await get([range(files[0], 20, 500), range(files[2], 99_000, 100_000)]);
  await dropFiles(files);
  assert.deepEqual([...kept.get(files[0].shelf).keys()], []);
});

test("what the browser has deleted or cut since is missing, and is fetched again", async () => {
  const files = [file("x"), file("y")];
  await keepFiles(files, () => {}, signal);
  assert.deepEqual(await missingOf(files), []);
  kept.get(files[0].shelf).set(files[1].key, new Response(new Uint8Array(99_999)));
  assert.deepEqual(await missingOf(files), [files[1]]);
  kept.delete(files[0].shelf);
  assert.deepEqual(await missingOf(files), files);
  await keepFiles(files, () => {}, signal);
  assert.deepEqual(
    [...kept.get(files[0].shelf).keys()],
    files.map(({ key }) => key),
  );
});

test("without room for all, none of the files is kept", async () => {
  const files = [file("x"), file("y"), file("z")];
  room.bytes = 250_000;
  await assert.rejects(
    keepFiles(files, () => {}, signal),
    { kind: "full" },
  );
  assert.deepEqual(await missingOf(files), files);
});

test("without a cache everything is fetched, and nothing can be kept", async () => {
  globalThis.caches = undefined;
  const x = file("x");
  for (const _ of [1, 2]) await get([range(x, 0, 10)]);
  assert.equal(requests.length, 2);
  assert.equal(await missingOf([x]), null);
});
