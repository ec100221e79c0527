/** The npm package, as a program has it that has installed it. */

import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const BUILD = fileURLToPath(new URL("../../../tools/npm/build.mjs", import.meta.url));
const NPM = process.platform === "win32" ? "npm.cmd" : "npm";

/** Builds the package, packs it, and unpacks it into a folder. @type {(folder: string, temporary: string) => string} The packed file. */
export function unpackPackage(folder, temporary) {
  const built = join(temporary, "built");
  execFileSync(process.execPath, [BUILD, built], { stdio: "inherit" });
  const pack = ["pack", "--silent", built];
  const packed = execFileSync(NPM, pack, { cwd: temporary, encoding: "utf8" });
  const file = join(temporary, packed.trim());
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync("tar", ["-xzf", file, "--strip-components=1", "-C", folder]);
  return file;
}
