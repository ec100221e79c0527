/** The package in webpack, Parcel and Next, and its tags in the templates of Vue and Svelte. */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import webpack from "webpack";
import { freePort } from "../../e2e/support/server.mjs";
import { stop } from "../../e2e/support/wait.mjs";
import {
  closeBrowser,
  HERE,
  installPackage,
  PUBLIC,
  playBuilt,
  playThrough,
  run,
  seeReact,
  temporary,
} from "../support.mjs";

const MORE = import.meta.dirname;
const NEXT = join(MORE, "next");

before(installPackage);
after(closeBrowser);

for (const mode of ["production", "development"]) {
  test(`webpack: a page plays (${mode})`, async () => {
    const path = join(temporary, `webpack-${mode}`);
    const entry = join(HERE, "plain/main.js");
    const stats = await promisify(webpack)({ mode, entry, output: { path } });
    assert.deepEqual(stats.toJson({ errors: true, warnings: false }).errors, []);
    cpSync(join(HERE, "plain/index.html"), join(path, "index.html"));
    await playBuilt(path);
  });
}

test("Parcel: a page plays", async () => {
  const path = join(temporary, "parcel");
  const options = ["--dist-dir", path, "--no-cache", "--no-source-maps", "--log-level", "warn"];
  run(MORE, "parcel/lib/bin.js", "build", "parcel/index.html", ...options);
  await playBuilt(path);
});

/** Starts Next, plays, and ends it. @param {string[]} options */
async function playInNext(...options) {
  const port = await freePort();
  const next = join(MORE, "node_modules/next/dist/bin/next");
  const server = spawn(process.execPath, [next, ...options, "--port", String(port)], {
    cwd: NEXT,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await new Promise((resolve) => {
      server.stdout.on("data", (text) => /Ready in/.test(String(text)) && resolve());
      server.once("exit", resolve);
    });
    const page = await fetch(`http://localhost:${port}/`);
    const html = await page.text();
    assert.match(html, /16<!-- --> first moves/, "the server has the rules");
    assert.match(html, /<pylos-board[^>]*opponent="8"/, "the server writes the tag");
    await playThrough(`http://localhost:${port}/`, seeReact);
  } finally {
    await stop(server);
  }
}

for (const bundler of ["--turbopack", "--webpack"]) {
  test(`Next: a prerendered page plays (${bundler})`, async () => {
    rmSync(join(NEXT, ".next"), { recursive: true, force: true });
    mkdirSync(join(NEXT, "public"), { recursive: true });
    cpSync(PUBLIC, join(NEXT, "public"), { recursive: true });
    run(MORE, "next/dist/bin/next", "build", "next", bundler);
    await playInNext("start");
  });

  test(`Next: a page of the development server plays (${bundler})`, () =>
    playInNext("dev", bundler));
}

test("Vue's and Svelte's compilers know the tags", () => {
  run(MORE, "vue-tsc/bin/vue-tsc.js", "--project", "../vue");
  run(MORE, "svelte-check/bin/svelte-check", "--workspace", "../svelte", "--fail-on-warnings");
});
