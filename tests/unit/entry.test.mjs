// The entry of the board imports every module that its modules import, so that the browser loads all at once.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const SITE = new URL("../../www/", import.meta.url);

/** The addresses of the modules that a module imports. */
function importsOf(address) {
  const source = readFileSync(address, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  const names = source.matchAll(/^(?:import|export)\s+(?:[^"']*?from\s*)?["']([^"']+)["']/gm);
  return [...names].map(([, name]) => new URL(name, address).href);
}

test("the entry of the board imports every module that its modules import", () => {
  const entry = new URL("pylos-board.js", SITE);
  const named = importsOf(entry);
  const reached = new Set(named);
  for (const address of reached) {
    for (const next of importsOf(new URL(address))) reached.add(next);
  }
  assert.ok(reached.size > 25);
  assert.deepEqual(named.toSorted(), [...reached].toSorted());
});
