// Archives and compressed files, by which servers and caches tell one version of the site from another.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressed, remainderOf, sized, zip } from "../../tools/site/pack.mjs";
import { ROOT } from "../../tools/site/packages.mjs";

/** A page that differs from version to version, but not in its length. */
const page = (version) =>
  `<!doctype html><script src="assets/main-${version}.js">${"x".repeat(300)}`;

/** The page and its compressed files, by their names. */
async function packed(version, name = "index.html", text = page(version)) {
  const remainder = remainderOf(new Map([[name, text]]));
  const file = [name, Buffer.from(sized(name, text, remainder))];
  return { remainder, files: new Map([file, ...(await compressed(file, remainder))]) };
}

test("the sizes of all files of a version have one remainder, and decoders read them", async () => {
  const seen = new Set();
  for (let version = 10; version < 50; version += 1) {
    const { remainder, files } = await packed(version);
    assert.deepEqual([...files.keys()], ["index.html", "index.html.br", "index.html.gz"]);
    for (const { length } of files.values()) assert.equal(length % 128, remainder);
    const [plain, brotli, gzip] = files.values();
    assert.equal(String(plain).trimEnd(), page(version));
    assert.ok(brotliDecompressSync(brotli).equals(plain));
    assert.ok(gunzipSync(gzip).equals(plain));
    assert.ok(sized("index.html", plain, remainder).equals(plain), "a second time");
    seen.add(remainder);
  }
  // Of 40 of 128, six are expected to be the same.
  assert.ok(seen.size > 30, `${seen.size} of 40`);
});

test("every lack of bytes is filled", async () => {
  const text = page(10);
  for (let remainder = 0; remainder < 128; remainder += 1) {
    const content = sized("index.html", text, remainder);
    const files = [["", content], ...(await compressed(["index.html", content], remainder))];
    for (const [name, { length }] of files) assert.equal(length % 128, remainder, name);
    assert.ok(brotliDecompressSync(files[1][1]).equals(content));
    assert.ok(gunzipSync(files[2][1]).equals(content));
  }
});

test("what has a hash in its name stays as it is, and so do pictures and tables", async () => {
  const text = page(10);
  for (const name of ["assets/main-12345678.js", "icons/icon-192.png", "tables/expert.pylos"])
    assert.equal(sized(name, text, 7), text);
  const sizes = [1, 2].map(async (remainder) =>
    (await compressed(["assets/main-12345678.js", Buffer.from(text)], remainder)).map(
      ([, { length }]) => length,
    ),
  );
  const [one, other] = await Promise.all(sizes);
  assert.deepEqual(one, other);
});

/** The date in the head of the first file of an archive. */
function dateIn(archive) {
  const [time, day] = [archive.readUInt16LE(10), archive.readUInt16LE(12)];
  const parts = [1980 + (day >> 9), ((day >> 5) & 15) - 1, day & 31];
  return Date.UTC(...parts, time >> 11, (time >> 5) & 63, (time & 31) * 2) / 1000;
}

test("an archive has the date of the commit, or SOURCE_DATE_EPOCH, in every time zone", (t) => {
  const { TZ, SOURCE_DATE_EPOCH } = process.env;
  t.after(() => {
    for (const [name, value] of Object.entries({ TZ, SOURCE_DATE_EPOCH }))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  });
  const made = () => Buffer.from(zip([["index.html", Buffer.from(page(10))]]));
  delete process.env.SOURCE_DATE_EPOCH;
  const commit = execFileSync("git", ["log", "-1", "--format=%ct"], { cwd: ROOT });
  assert.equal(dateIn(made()), Number(commit) & ~1);
  // This hour is left out in New York.
  process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2026, 2, 8, 2, 30, 2) / 1000);
  for (const zone of ["UTC", "America/New_York", "Pacific/Kiritimati"]) {
    process.env.TZ = zone;
    assert.equal(dateIn(made()), Number(process.env.SOURCE_DATE_EPOCH), zone);
  }
  process.env.SOURCE_DATE_EPOCH = "0";
  assert.equal(dateIn(made()), Date.UTC(1980) / 1000, "the first day of the format");
  process.env.SOURCE_DATE_EPOCH = "yesterday";
  assert.throws(made, /SOURCE_DATE_EPOCH is yesterday/);
});
