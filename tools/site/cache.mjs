// What was minified or compressed before, by the hash of the content: most files are the same in the next build.

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGES, write } from "./packages.mjs";

/** What is being made or was read, by file. @type {Map<string, Promise<Buffer>>} */
const known = new Map();

const folder = join(PACKAGES, ".cache/pylos");

/** What `make` makes of the content; `how` names what that is, with the versions and options that it depends on. */
export async function cached(how, content, make) {
  const file = join(folder, createHash("sha256").update(`${how}\n`).update(content).digest("hex"));
  const kept = known.get(file) ?? readOrMake(file, make);
  known.set(file, kept);
  return kept;
}

async function readOrMake(file, make) {
  if (existsSync(file)) return readFileSync(file);
  const made = Buffer.from(await make());
  write(file, made);
  return made;
}
