// What was minified or compressed before, by the hash of the content: most files are the same in the next build.

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGES, write } from "./packages.mjs";

/** What is being made. */
const making = new Map();

const folder = join(PACKAGES, ".cache/pylos");

/** What `make` makes of the content; `how` names what that is, with the versions and options that it depends on. */
export async function cached(how, content, make) {
  const file = join(folder, createHash("sha256").update(`${how}\n`).update(content).digest("hex"));
  if (!making.has(file) && existsSync(file)) return readFileSync(file);
  const made = making.get(file) ?? make().then(Buffer.from);
  making.set(file, made);
  write(file, await made);
  return made;
}
