// The project's folders, the npm packages that the tests install, and how files are written.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const SITE = join(ROOT, "www");
export const PACKAGES = join(ROOT, "tests/node_modules");

/** The main module of a package that the tests install. */
export const load = (name) => import(pathToFileURL(createRequire(PACKAGES).resolve(name)).href);

export const [, VERSION] = /^version = "(.*)"$/m.exec(
  readFileSync(join(ROOT, "Cargo.toml"), "utf8"),
);

export function write(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
