// The licences in the files for other people.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { licences } from "../../tools/site/licences.mjs";

const read = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");

const TEXT = licences();

/** Crates by their names: version, and names of what they need. */
const LOCK = new Map(
  [...read("Cargo.lock").matchAll(/^name = "(.*)"\nversion = "(.*)"\n([\s\S]*?)\n\n/gm)].map(
    ([, name, version, rest]) => {
      const [, list = ""] = /dependencies = \[([^\]]*)/.exec(rest) ?? [];
      return [name, { version, needs: [...list.matchAll(/"([\w-]+)/g)].map(([, name]) => name) }];
    },
  ),
);

/** These are for the compiler or for other systems, with what they need. */
const ELSEWHERE = ["autocfg", "libc", "rustversion", "serde_derive", "wasm-bindgen-macro"];

/** What follows a name: holders of the copyright, other parts, then the conditions that hold for all of them. */
const conditionsOf = (part) => TEXT.split(`${part} (`)[1]?.split(/^-{72}$/m)[0] ?? "";

test("the project and every crate that its WebAssembly modules need have their conditions", () => {
  const needs = ["crate", "tools/qr"].map((folder) => {
    const [, text] = read(`${folder}/Cargo.toml`).split(/^\[dependencies\]|^\[\[|^\[dev-/m);
    return [...text.matchAll(/^([\w-]+) = ["{]/gm)].map(([, name]) => name);
  });
  const crates = new Set(needs.flat());
  assert.ok(crates.size >= 7 && crates.has("qrcodegen-no-heap"), `${[...crates]}`);
  for (const name of crates)
    for (const needed of LOCK.get(name).needs) if (!ELSEWHERE.includes(needed)) crates.add(needed);
  for (const name of crates) {
    const conditions = conditionsOf(`${name} ${LOCK.get(name).version}`);
    assert.match(conditions, /Permission is hereby granted, free of charge/, name);
    assert.match(conditions, /^(?:THE SOFTWARE IS|SOFTWARE)[\s\S]*WITHOUT WARRANTY/m, name);
  }
  const own = conditionsOf(`Pylos ${LOCK.get("pylos").version}`);
  assert.match(own, /The Pylos authors[\s\S]*Permission is hereby granted/);
  const unlicensed = conditionsOf(`rlsf ${LOCK.get("rlsf").version}`);
  assert.match(unlicensed, /Copyright \(c\) yvt/, "from its authors");
});

test("the text can be in a comment of a page or of a script, and names no place", () => {
  assert.doesNotMatch(TEXT, /-->|\*\/|\/(home|root|Users|work)\//);
});
