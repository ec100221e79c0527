// Where the project and the npm packages are that the tests install.

import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const SITE = join(ROOT, "www");
export const PACKAGES = join(ROOT, "tests/node_modules");

/** The main module of a package that the tests install. */
export const load = (name) => import(pathToFileURL(createRequire(PACKAGES).resolve(name)).href);
