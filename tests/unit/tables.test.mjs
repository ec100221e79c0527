// The list of tables of perfect play matches the files.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { tablesOf } from "../../www/engine/tables.js";

const folder = new URL("../../www/tables/", import.meta.url);
const usual = { takeBack: "required", emptyReserve: "loses" };
const variants = ["children", "standard", "expert"];

test("every table of the list exists and has the listed size and version", async () => {
  for (const variant of variants) {
    for (const { file, bytes, version } of tablesOf({ variant, ...usual })) {
      const content = await readFile(new URL(file, folder));
      assert.equal(content.length, bytes, file);
      assert.equal(content.subarray(0, 8).toString(), "pylostab", file);
      const checksum = content.readUInt32LE(12).toString(16).padStart(8, "0");
      assert.equal(version, `${content[8]}.${checksum}`, file);
    }
  }
});

test("the list has every table", async () => {
  const listed = variants.flatMap((variant) => tablesOf({ variant, ...usual }));
  assert.deepEqual(listed.map(({ file }) => file).sort(), (await readdir(folder)).sort());
});

test("the first table of a variant has at most 6 MB", () => {
  for (const variant of variants) {
    const [first] = tablesOf({ variant, ...usual });
    assert.ok(first.bytes <= 6_000_000, first.file);
  }
});

test("rule sets with other options have no tables", () => {
  assert.deepEqual(
    tablesOf({ variant: "expert", takeBack: "optional", emptyReserve: "loses" }),
    [],
  );
  assert.deepEqual(
    tablesOf({ variant: "standard", takeBack: "required", emptyReserve: "playsOn" }),
    [],
  );
});
