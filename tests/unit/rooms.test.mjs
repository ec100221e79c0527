// The rooms of www/: what is shared is below the pages, and no page imports another page.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { test } from "node:test";

const WWW = new URL("../../www/", import.meta.url);

/** From the bottom; a room imports only those before it. */
const ROOMS = ["text", "site", "board", "game", "engine", "element", "exercise", "library"];

/** What a module imports, as paths in www/. */
function importsOf(name) {
  const code = readFileSync(new URL(name, WWW), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  return [...code.matchAll(/(?:from|import)[\s(]*"(\.[^"]+\.js)"/g)]
    .map(([, path]) => posix.join(posix.dirname(name), path))
    .filter((path) => path.includes("/") && !path.startsWith("pkg/"));
}

test("what is shared is below the pages, and no page imports another page", () => {
  const modules = readdirSync(WWW, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /^(?!pkg\/|examples\/).*\/.*\.js$/.test(name));
  const roomOf = (name) => name.split("/", 1)[0];
  const floorOf = (room) => (ROOMS.includes(room) ? ROOMS.indexOf(room) : ROOMS.length);
  const wrong = modules.flatMap((name) =>
    importsOf(name)
      .filter((path) => roomOf(path) !== roomOf(name))
      .filter((path) => floorOf(roomOf(path)) >= floorOf(roomOf(name)))
      .map((path) => `${name} imports ${path}`),
  );
  assert.deepEqual(wrong, []);
  assert.ok(modules.length > 100, "the modules were found");
});
