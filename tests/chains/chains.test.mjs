/** The package in Vite, esbuild, Node and TypeScript. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { build as esbuild } from "esbuild";
import {
  closeBrowser,
  HERE,
  installPackage,
  PACKAGE,
  PUBLIC,
  playBuilt,
  playThrough,
  temporary,
} from "./support.mjs";

/** @type {string} */
let packed;

before(() => {
  packed = installPackage();
});
after(closeBrowser);

/** Every way in which a page is made from these folders. */
for (const folder of ["vite", "react", "vue", "svelte"]) {
  const options = { root: join(HERE, folder), logLevel: "warn", publicDir: PUBLIC };

  test(`${folder}: a page built by Vite plays`, async () => {
    const { build } = await import("vite");
    const outDir = join(temporary, folder);
    await build({ ...options, build: { outDir, emptyOutDir: true } });
    await playBuilt(outDir);
  });

  // What it makes of the package is the same for every framework.
  if (folder !== "vite") continue;
  test(`${folder}: a page of Vite's development server plays`, async () => {
    const { createServer } = await import("vite");
    const server = await createServer({ ...options, cacheDir: join(temporary, `${folder}-cache`) });
    await server.listen(0);
    await playThrough(server.resolvedUrls.local[0]);
    await server.close();
  });
}

for (const splitting of [true, false]) {
  test(`esbuild: a page ${splitting ? "" : "in one file "}plays`, async () => {
    const outdir = join(temporary, `esbuild-${splitting}`);
    cpSync(join(HERE, "esbuild"), outdir, { recursive: true });
    const main = join(HERE, "esbuild/main.js");
    await esbuild({ entryPoints: [main], bundle: true, format: "esm", splitting, outdir });
    await playBuilt(outdir);
  });
}

for (const [name, format] of [
  ["program.mjs", "esm"],
  ["program.cjs", "cjs"],
]) {
  test(`Node: ${name} uses the rules, as it is and bundled by esbuild`, async () => {
    const program = join(HERE, "node", name);
    const outfile = join(temporary, name);
    await esbuild({ entryPoints: [program], bundle: true, platform: "node", format, outfile });
    for (const file of [program, outfile]) {
      const printed = execFileSync(process.execPath, [file], { encoding: "utf8" });
      assert.equal(printed, "15 true\n");
    }
  });
}

/** Runs a program of an npm package. @param {string} path @param {string[]} options */
const run = (path, ...options) =>
  execFileSync(process.execPath, [join(HERE, path), ...options], { cwd: HERE, stdio: "inherit" });

test("publint and attw find nothing wrong with the package", () => {
  run("node_modules/publint/src/cli.js", PACKAGE, "--strict");
  // Node 20.19 and newer load modules by `require`, which attw does not know.
  run("node_modules/@arethetypeswrong/cli/dist/index.js", packed, "--profile", "esm-only");
});

for (const module of [["nodenext"], ["esnext", "--moduleResolution", "bundler"]]) {
  test(`strict TypeScript knows the package (--module ${module.join(" ")})`, () => {
    const strict = "--strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --noEmit";
    const options = [...strict.split(" "), "--ignoreConfig", "--skipLibCheck", "false"];
    const check = (/** @type {string[]} */ ...more) =>
      run(
        "../node_modules/typescript/bin/tsc",
        ...options,
        "--types",
        "",
        "--module",
        ...module,
        ...more,
      );
    check("--lib", "es2023", "types/rules.ts");
    check("--lib", "es2023,dom,dom.iterable", "types/elements.ts");
    check(
      "--lib",
      "es2023,dom,dom.iterable",
      "--jsx",
      "react-jsx",
      "types/tags.tsx",
      "react/game.tsx",
    );
  });
}
