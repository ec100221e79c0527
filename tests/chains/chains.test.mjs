/** The package in Vite, esbuild, Node and TypeScript. */

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { build as esbuild } from "esbuild";
import {
  changeInPlace,
  closeBrowser,
  HERE,
  installPackage,
  PACKAGE,
  PUBLIC,
  playBuilt,
  playThrough,
  run,
  seeReact,
  temporary,
} from "./support.mjs";

/** @type {string} */
let packed;

before(() => {
  packed = installPackage();
});
after(closeBrowser);

/** Every way in which a page is made from these folders. */
for (const [folder, look] of Object.entries({
  plain: undefined,
  react: seeReact,
  vue: changeInPlace,
  svelte: changeInPlace,
})) {
  const options = { root: join(HERE, folder), logLevel: "warn", publicDir: PUBLIC };

  test(`${folder}: a page built by Vite plays`, async () => {
    const { build } = await import("vite");
    const outDir = join(temporary, folder);
    await build({ ...options, build: { outDir, emptyOutDir: true } });
    // Once, wherever the opponent may think.
    const [wasm] = readdirSync(join(PACKAGE, "bundler")).filter((name) => /^pylos_bg/.test(name));
    const packed = /[\w+/]{500}/.exec(readFileSync(join(PACKAGE, "bundler", wasm), "utf8"))[0];
    const made = readdirSync(join(outDir, "assets")).map((name) =>
      readFileSync(join(outDir, "assets", name), "utf8"),
    );
    assert.equal(made.join().split(packed).length, 2);
    await playBuilt(outDir, look);
  });

  // What it makes of the package is the same for every framework.
  if (folder !== "plain") continue;
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
    cpSync(join(HERE, "plain"), outdir, { recursive: true });
    const main = join(HERE, "plain/main.js");
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

test("React: a server writes the tags with their attributes", () => {
  const program = join(HERE, "node/react.mjs");
  const printed = execFileSync(process.execPath, [program], { encoding: "utf8" });
  const board = '<pylos-board opponent="1" show="controls" class="own" data-own="1">Not here.';
  const lesson = '<pylos-lesson at="a/b"><pylos-board></pylos-board></pylos-lesson>';
  assert.equal(printed, `${board}</pylos-board> ${lesson}\n`);
});

/** What each module says of the mistake in `uncaught.mjs` and `uncaught.cjs`. */
const MISTAKES = {
  rules: /Error: `9z9` is no move/,
  engine: /Error: The options must be an object/,
};

for (const [module, message] of Object.entries(MISTAKES)) {
  test(`Node: an uncaught error of pylos-board/${module} is a message, not a module`, async () => {
    const [mjs, cjs] = ["mjs", "cjs"].map((type) => join(HERE, `node/uncaught.${type}`));
    const made = { bundle: true, platform: "node", format: "esm" };
    const bundled = join(temporary, "uncaught.mjs");
    const minified = join(temporary, "minified.mjs");
    await esbuild({ ...made, entryPoints: [mjs], outfile: bundled });
    await esbuild({ ...made, entryPoints: [mjs], outfile: minified, minify: true });
    for (const [file, how = "throws"] of [
      [mjs],
      [mjs, "rejects"],
      [mjs, "worker"],
      [cjs],
      [bundled],
      [minified],
    ]) {
      for (const options of [[], ["--enable-source-maps"]]) {
        const words = [...options, file, module, how];
        const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
        assert.equal(status, 1, stderr);
        assert.match(stderr, message);
        // The author has put all code on one line.
        const most = file === minified ? 20_000 : 2000;
        assert.ok(stderr.length < most, `${words}: ${stderr.length} characters`);
      }
    }
  });
}

test("publint and attw find nothing wrong with the package", () => {
  run(HERE, "publint/src/cli.js", PACKAGE, "--strict");
  // Node 20.19 and newer load modules by `require`, which attw does not know.
  run(HERE, "@arethetypeswrong/cli/dist/index.js", packed, "--profile", "esm-only");
});

const DOM = ["--lib", "es2023,dom,dom.iterable"];
const PROGRAMS = [
  ["--lib", "es2023", "types/rules.ts"],
  [...DOM, "types/elements.ts"],
  [...DOM, "--jsx", "react-jsx", "types/tags.tsx", "react/game.tsx"],
];

for (const module of ["nodenext", "esnext --moduleResolution bundler"]) {
  test(`strict TypeScript knows the package (--module ${module})`, () => {
    const strict = "--strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --noEmit";
    const options = `${strict} --ignoreConfig --skipLibCheck false --module ${module}`.split(" ");
    for (const program of PROGRAMS)
      run(HERE, "../../node_modules/typescript/bin/tsc", ...options, "--types", "", ...program);
  });
}
