/** The package in webpack, Parcel and Next, and its tags in the templates of Vue and Svelte. */

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import webpack from "webpack";
import {
  closeBrowser,
  installPackage,
  PUBLIC,
  playBuilt,
  playThrough,
  temporary,
} from "../support.mjs";

const HERE = import.meta.dirname;
const NEXT = join(HERE, "next");

before(installPackage);
after(closeBrowser);

/** Runs a program of an npm package. @param {string} path @param {string[]} options */
const run = (path, ...options) =>
  execFileSync(process.execPath, [join(HERE, "node_modules", path), ...options], {
    cwd: HERE,
    stdio: "inherit",
  });

for (const mode of ["production", "development"]) {
  test(`webpack: a page plays (${mode})`, async () => {
    const path = join(temporary, `webpack-${mode}`);
    const entry = join(HERE, "webpack/main.js");
    const stats = await promisify(webpack)({ mode, entry, output: { path } });
    assert.deepEqual(stats.toJson({ errors: true, warnings: false }).errors, []);
    cpSync(join(HERE, "webpack/index.html"), join(path, "index.html"));
    await playBuilt(path);
  });
}

test("Parcel: a page plays", async () => {
  const path = join(temporary, "parcel");
  const options = ["--dist-dir", path, "--no-cache", "--no-source-maps", "--log-level", "warn"];
  run("parcel/lib/bin.js", "build", "parcel/index.html", ...options);
  await playBuilt(path);
});

/** A port that is free. */
async function freePort() {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

/** Starts Next, plays, and ends it. @param {string[]} options */
async function playInNext(...options) {
  const port = await freePort();
  const next = join(HERE, "node_modules/next/dist/bin/next");
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
    await playThrough(`http://localhost:${port}/`);
  } finally {
    server.kill();
    await once(server, "exit");
  }
}

for (const bundler of ["--turbopack", "--webpack"]) {
  test(`Next: a prerendered page plays (${bundler})`, async () => {
    rmSync(join(NEXT, ".next"), { recursive: true, force: true });
    mkdirSync(join(NEXT, "public"), { recursive: true });
    cpSync(PUBLIC, join(NEXT, "public"), { recursive: true });
    run("next/dist/bin/next", "build", "next", bundler);
    await playInNext("start");
  });

  test(`Next: a page of the development server plays (${bundler})`, () =>
    playInNext("dev", bundler));
}

test("Vue's and Svelte's compilers know the tags", () => {
  run("vue-tsc/bin/vue-tsc.js", "--project", "../vue");
  run("svelte-check/bin/svelte-check", "--workspace", "../svelte", "--fail-on-warnings");
});
