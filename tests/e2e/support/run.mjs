// Runs end-to-end tests, several files at a time, in browsers that all files share.
//
//     node e2e/support/run.mjs [FILE]...
//
// A single file can also be run by `node --test FILE`, in browsers of its own, from the sources of the site.

import { readdirSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { fileURLToPath } from "node:url";
import { start } from "./browsers.mjs";
import { openPool } from "./pool.mjs";

const FOLDER = fileURLToPath(new URL("../", import.meta.url));

/** Files that take long for their size: the run begins with them, so that none is left alone at its end. */
const LONG = ["doors", "layout", "offline", "package", "element-layout", "friend", "game"].map(
  (name) => `${name}.test.mjs`,
);

/** All test files; those that take longest first. */
function allFiles() {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(".test.mjs"));
  const gone = LONG.filter((name) => !names.includes(name));
  if (gone.length > 0) throw new Error(`there is no ${gone.join(", ")} to begin with`);
  const size = (/** @type {string} */ name) => statSync(FOLDER + name).size;
  const others = names.filter((name) => !LONG.includes(name)).sort((a, b) => size(b) - size(a));
  return [...LONG, ...others].map((name) => FOLDER + name);
}

/** What a file may take, in milliseconds: the run names one that hangs, and goes on. */
const LIMIT = 600_000;

// `cargo xtask test` has just bundled the site.
if (process.env.DIST !== undefined) process.env.SITE = "dist";
const named = process.argv.slice(2);
const files = named.length > 0 ? named : allFiles();
const pool = await openPool(start);
/** @type {Map<string, string[]>} The tests that failed, by file. */
const failed = new Map();

/** @param {string[]} files @param {number} concurrency How many run at the same time. */
const runAll = (files, concurrency) =>
  new Promise((resolve) => {
    failed.clear();
    run({ files, concurrency, timeout: LIMIT })
      .on("test:fail", ({ name, file = name }) => {
        failed.set(file, [...(failed.get(file) ?? []), name]);
      })
      .on("end", resolve)
      .compose(new spec())
      .pipe(process.stdout);
  });

// A file and its browser take one processor together: two files for each keep all busy, beside other steps too.
await runAll(files, Math.min(6, 2 * availableParallelism()));
if (failed.size > 0) {
  // A fault of the product fails alone too. What passes alone is named, so that its cause can be found.
  const late = new Map(failed);
  console.log(`\n${failed.size} files failed; once more, one after the other:\n`);
  await runAll([...failed.keys()], 1);
  for (const [file, names] of late) {
    if (!failed.has(file)) console.log(`UNSTEADY: ${file}: ${names.join("; ")}`);
  }
  process.exitCode = failed.size > 0 ? 1 : 0;
}
await pool.close();
