// Mutates what is pure in www/ with Stryker, runs the unit tests that reach each mutant, and lists those that no test
// notices: `cargo xtask mutants js`.
//
//     node tests/mutants/run.mjs [--sample LINES [--seed NUMBER]] [FILE or PATTERN]...
//
// Files are named from the top of the repository, as `git ls-files` takes them. A whole run takes hours; a sample is of that
// many lines, drawn at random by the seed.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";

const ROOMS = ["game", "exercise", "engine", "library", "play"].map((room) => `www/${room}/*.js`);
/** These read sources, which have every mutant in them here, or the repository. */
const READING = "effects|rooms|texts|pack|licences|heads|single-file|variables|serving";
const FOLDER = "target/mutants";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
const { values, positionals } = parseArgs({
  options: { sample: { type: "string" }, seed: { type: "string", default: "1" } },
  allowPositionals: true,
});
const wanted = positionals.length > 0 ? positionals : ROOMS;
const files = execFileSync("git", ["ls-files", "--", ...wanted], { encoding: "utf8" })
  .split("\n")
  // Style sheets are texts for a browser.
  .filter((name) => name !== "" && !/style\.js$/.test(name));
if (files.length === 0) throw new Error(`no file is named ${wanted.join(" ")}`);

/** As many lines as are wanted, in pieces of five: a mutant is in the sample if a piece holds all of it. */
function drawn() {
  const pieces = files.flatMap((name) => {
    const count = readFileSync(name, "utf8").split("\n").length;
    return Array.from(
      { length: Math.ceil(count / 5) },
      (_, i) => `${name}:${i * 5 + 1}-${i * 5 + 5}`,
    );
  });
  const order = (piece) => createHash("sha256").update(`${values.seed} ${piece}`).digest("hex");
  return pieces.sort((a, b) => (order(a) < order(b) ? -1 : 1)).slice(0, Number(values.sample) / 5);
}

const mutants = await new Stryker({
  plugins: ["@stryker-mutator/tap-runner"],
  testRunner: "tap",
  tap: {
    testFiles: [`tests/unit/!(${READING}).test.mjs`],
    nodeArgs: ["--test-reporter=tap", "--import", "{{hookFile}}", "{{testFile}}"],
    forceBail: true,
  },
  coverageAnalysis: "perTest",
  mutate: values.sample === undefined ? files : drawn(),
  ignorePatterns: ["/target", "/tests/mutants", "/tests/chains"],
  tempDirName: `${FOLDER}/stryker`,
  reporters: ["progress-append-only"],
  timeoutMS: 10_000,
  disableTypeChecks: false,
}).runMutationTest();

/** @type {Map<string, { caught: number, missed: string[], unreached: number }>} */
const found = new Map(files.map((name) => [name, { caught: 0, missed: [], unreached: 0 }]));
for (const { fileName, location, replacement, status } of mutants) {
  const name = fileName.replaceAll("\\", "/").replace(/^.*?(?=www\/)/, "");
  const file = found.get(name) ?? { caught: 0, missed: [], unreached: 0 };
  if (status === "Killed" || status === "Timeout") file.caught += 1;
  if (status === "NoCoverage") file.unreached += 1;
  if (status === "Survived") file.missed.push(lineOf(name, location, replacement));
}

/** A survivor: the line with the mutant in it, and what stood there. Lines and columns count from one. */
function lineOf(name, { start, end }, replacement) {
  const lines = readFileSync(name, "utf8")
    .split("\n")
    .slice(start.line - 1, end.line);
  const [before, after] = [lines[0].slice(0, start.column - 1), lines.at(-1).slice(end.column - 1)];
  const was = lines.join("\n").slice(before.length, -after.length || undefined);
  const short = (text) => text.replace(/\s+/g, " ").trim();
  return `  ${name}:${start.line}: ${short(before + replacement + after)}    was: ${short(was)}`;
}

const score = (caught, all) =>
  `${caught} of ${all} caught (${Math.floor((100 * caught) / (all || 1))} %)`;
const report = [...found].flatMap(([name, { caught, missed, unreached }]) => {
  const all = caught + missed.length + unreached;
  if (all === 0) return [];
  if (all === unreached) return `${name}: no unit test reaches it, ${all} mutants`;
  const also = unreached > 0 ? `, ${unreached} reached by no test` : "";
  return [`${name}: ${score(caught, all)}${also}`, ...missed].join("\n");
});
// What no unit test reaches at all is not pure, and is for browsers.
const pure = [...found.values()].filter((file) => file.caught + file.missed.length > 0);
const caught = pure.reduce((sum, file) => sum + file.caught, 0);
const all = pure.reduce((sum, file) => sum + file.caught + file.missed.length + file.unreached, 0);
report.push(`\n${score(caught, all)} in the ${pure.length} files that unit tests reach\n`);
mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}/js.txt`, report.join("\n"));
console.log(report.join("\n"));
