// Plants faults in the modules of www/, one at a time, runs the unit tests and walks that execute the place, and lists those
// that no test notices: `cargo xtask mutants js`.
//
//     node tests/mutants/run.mjs [--sample COUNT [--seed NUMBER]] [PART]...
//
// Files are those of www/ with a PART in their path. A sample is of that many faults, drawn by lines at random by the seed, at
// most one of a function. A fault takes some ten seconds on one core; before the first, every test is run once.

import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { changed, faultsOf } from "./faults.mjs";

/** @import { Fault } from "./faults.mjs" */
/** A fault in a file. @typedef {Fault & { file: string, line: number }} Planted */
/** `file`: of tests/unit; `walk`: the only one to walk. @typedef {{ name: string, file: string, walk?: string }} Test */
/** What a test executes, by file: 1 for each such character. @typedef {Map<string, Uint8Array>} Executed */
/** A test that has run once. @typedef {Test & { ms: number, executed: Executed }} Measured */

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
const { values, positionals } = parseArgs({
  options: { sample: { type: "string" }, seed: { type: "string", default: "1" } },
  allowPositionals: true,
});
const FOLDER = resolve("target/mutants/js");
/** Walks in one run of Node. */
const TOGETHER = 6;

const listed = ["ls-files", "--cached", "--others", "--exclude-standard"];
const sources = execFileSync("git", listed, { encoding: "utf8" })
  .trim()
  .split("\n")
  .filter((name) => existsSync(name));
// Not style sheets and texts, which are for people, nor examples, which no test runs.
const files = sources
  .filter((name) => /^www\/(?!text\/|examples\/).*(?<!style)\.js$/.test(name))
  .filter((name) => positionals.length === 0 || positionals.some((part) => name.includes(part)));
if (files.length === 0) throw new Error(`no file is named ${positionals.join(" ")}`);

/** A copy of the repository for one test at a time. @param {number} lane */
function copy(lane) {
  const root = `${FOLDER}/${lane}`;
  rmSync(root, { recursive: true, force: true });
  for (const name of sources) {
    mkdirSync(dirname(`${root}/${name}`), { recursive: true });
    cpSync(name, `${root}/${name}`);
  }
  cpSync("www/pkg", `${root}/www/pkg`, { recursive: true });
  symlinkSync(resolve("tests/node_modules"), `${root}/tests/node_modules`);
  return root;
}

/** Runs a test until something fails; resolves with that, or null. `ms`: what it may take. @type {(root: string, test: Test, ms: number, env: Record<string, string>) => Promise<string | null>} */
function failure(root, { file, walk = ".*" }, ms, env) {
  const child = spawn(process.execPath, ["--test-reporter=tap", `unit/${file}`], {
    ...{ cwd: `${root}/tests`, stdio: ["ignore", "pipe", "ignore"], detached: true },
    env: { ...process.env, WALK: walk, ...env },
  });
  const end = () => process.kill(-(child.pid ?? 0), "SIGKILL");
  return new Promise((done) => {
    let printed = "";
    const late = setTimeout(() => {
      printed += "\nnot ok: it does not end\n";
      end();
    }, ms);
    child.stdout.on("data", (data) => {
      printed += data;
      if (/^ *not ok.*\n/m.test(printed)) end();
    });
    child.on("close", (code) => {
      clearTimeout(late);
      done(/^ *(not ok.*)/m.exec(printed)?.[1] ?? (code === 0 ? null : `it ends with ${code}`));
    });
  });
}

/** Runs a test in a copy, once more where it fails, and reads from V8 what it executes. @type {(root: string, test: Test, again?: boolean) => Promise<Measured>} */
async function measured(root, test, again = true) {
  const folder = `${root}-coverage`;
  rmSync(folder, { recursive: true, force: true });
  const begun = performance.now();
  const why = await failure(root, test, 300_000, { NODE_V8_COVERAGE: folder });
  if (why !== null && again) return measured(root, test, false);
  if (why !== null) throw new Error(`without a fault, ${test.name} fails: ${why}`);
  const ms = performance.now() - begun;
  /** @type {Executed} */
  const executed = new Map();
  const base = pathToFileURL(`${root}/`).href;
  const scripts = readdirSync(folder).flatMap(
    (name) => JSON.parse(readFileSync(`${folder}/${name}`, "utf8")).result,
  );
  for (const { url, functions } of scripts) {
    const file = url.replace(/[?#].*/, "").replace(base, "");
    if (!files.includes(file)) continue;
    const own = new Uint8Array(readFileSync(`${root}/${file}`, "utf8").length);
    for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges)) {
      own.fill(Math.min(count, 1), startOffset, endOffset);
    }
    const before = executed.get(file) ?? own;
    executed.set(
      file,
      own.map((is, i) => is | before[i]),
    );
  }
  return { ...test, ms, executed };
}

/** What runs for a fault, the quickest first, but most walks late. @type {(tests: readonly Measured[], fault: Planted) => Test[]} */
function planOf(tests, { file, start }) {
  const reaching = tests
    .filter(({ executed }) => executed.get(file)?.[start])
    .sort((one, other) => one.ms - other.ms);
  const [walks, units] = [true, false].map((is) =>
    reaching.filter(({ walk }) => is === (walk !== undefined)),
  );
  const groups = Array.from({ length: Math.ceil(walks.length / TOGETHER) }, (_, i) => {
    const walk = walks
      .slice(i * TOGETHER, (i + 1) * TOGETHER)
      .map(({ walk }) => walk)
      .join("|");
    return { name: "walks", file: "walks.test.mjs", walk };
  });
  return [...units.slice(0, 3), ...groups.slice(0, 1), ...units.slice(3), ...groups.slice(1)];
}

/** @template Job @template Result @param {readonly Job[]} jobs @param {(root: string, job: Job) => Promise<Result>} act @returns {Promise<Result[]>} */
async function inLanes(jobs, act) {
  /** @type {Result[]} */
  const results = [];
  const left = [...jobs];
  await Promise.all(
    roots.map(async (root) => {
      for (let job = left.shift(); job !== undefined; job = left.shift())
        results.push(await act(root, job));
    }),
  );
  return results;
}

/** @returns {Planted[]} */
function drawn() {
  const all = files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const lineOf = (/** @type {number} */ at) => text.slice(0, at).split("\n").length;
    return faultsOf(text).map((fault) => ({ ...fault, file, line: lineOf(fault.start) }));
  });
  if (values.sample === undefined) return all;
  const order = (/** @type {string} */ key) =>
    createHash("sha256").update(`${values.seed} ${key}`).digest("hex");
  // Each line has the same chance, with the first of its faults in that order; of a function, the first of its lines.
  /** @type {(faults: readonly Planted[], keyOf: (fault: Planted) => string) => Planted[]} */
  const first = (faults, keyOf) => {
    const keys = faults.map(keyOf);
    return faults.filter((_, i) => keys.indexOf(keys[i]) === i);
  };
  const byKey =
    (/** @type {(fault: Planted) => string} */ keyOf) =>
    (/** @type {Planted} */ one, /** @type {Planted} */ other) =>
      order(keyOf(one)) < order(keyOf(other)) ? -1 : 1;
  const line = (/** @type {Planted} */ { file, line }) => `${file}:${line}`;
  const lines = first(all.sort(byKey(({ file, start, by }) => `${file} ${start} ${by}`)), line);
  return first(lines.sort(byKey(line)), ({ file, within }) => `${file} ${within}`).slice(
    0,
    Number(values.sample),
  );
}

const roots = Array.from({ length: Math.max(1, availableParallelism()) }, (_, lane) => copy(lane));
const tests = (/** @type {string} */ folder, /** @type {string} */ end) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .map((name) => name.replace(end, ""));
/** What looks at the repository needs more than a copy has. */
const OUTSIDE = /^(walks|walks-exercises|licences|pack|single-file|serving)$/;
/** @type {Test[]} */
const found = [
  ...tests("tests/unit", ".test.mjs")
    .filter((name) => !OUTSIDE.test(name))
    .map((name) => ({ name, file: `${name}.test.mjs` })),
  ...tests("tests/data/walks", ".txt").map((walk) => ({
    name: walk,
    file: "walks.test.mjs",
    walk,
  })),
];
const all = await inLanes(found, (root, test) => measured(root, test));
const short = (/** @type {string} */ text) => text.replace(/\s+/g, " ").slice(0, 120);
const outcomes = await inLanes(drawn(), async (root, fault) => {
  const { file, line, kind, by } = fault;
  const text = readFileSync(file, "utf8");
  const plan = planOf(all, fault);
  writeFileSync(`${root}/${file}`, changed(text, fault));
  let caught = null;
  for (const test of plan) {
    const why = await failure(root, test, 120_000, { PATIENCE: "6000" });
    if (why !== null) caught = `${test.name}: ${why}`;
    if (why !== null) break;
  }
  writeFileSync(`${root}/${file}`, text);
  const what = `${file}:${line}, ${kind}: ${short(text.slice(fault.start, fault.end))} → ${short(by)}`;
  console.log(caught === null ? `MISSED by ${plan.length}` : `caught by ${caught}`, what);
  return { file, isCaught: caught !== null, what };
});
const missed = outcomes.filter(({ isCaught }) => !isCaught);
const [total, seen] = [outcomes.length, outcomes.length - missed.length];
const score = `${seen} of ${total} caught (${Math.floor((100 * seen) / (total || 1))} %)`;
const report = [...missed.map(({ what }) => what).sort(), score, ""].join("\n");
writeFileSync(`${FOLDER}/missed.txt`, report);
console.log(`\n${report}`);
