// Measures the bundled site with Lighthouse, as on a phone with a slow line. `cargo xtask bench --lighthouse` calls it.
//
//     node e2e/support/lighthouse.mjs

import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { DIST, MEDIA_TYPES } from "./server.mjs";

const LIGHTHOUSE = "lighthouse@12.8.2";
/** Of an odd number of runs, the one in the middle counts: what else the machine does makes a run slower. */
const RUNS = 3;
const PAGES = readdirSync(DIST, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".html") && !name.startsWith("examples"))
  .map((name) => (name === "embed.html" ? `${name}#moves=1b2_1c2&show=controls,notation` : name))
  .sort();

// A host of this kind sends the files compressed, which Lighthouse takes into account.
const server = createServer(({ url = "/" }, response) => {
  const { pathname } = new URL(url, "http://localhost");
  const file = join(DIST, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
  if (!existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  const isPacked = existsSync(`${file}.gz`);
  response.writeHead(200, {
    "Content-Type": MEDIA_TYPES[extname(file)] ?? "application/octet-stream",
    "Cache-Control": pathname.startsWith("/assets/") ? "max-age=31536000, immutable" : "no-cache",
    ...(isPacked && { "Content-Encoding": "gzip" }),
  });
  response.end(readFileSync(isPacked ? `${file}.gz` : file));
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());

for (const page of PAGES) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push(JSON.parse(await lighthouse(`http://127.0.0.1:${port}/${page}`)));
  }
  runs.sort((a, b) => a.categories.performance.score - b.categories.performance.score);
  const { categories, audits } = runs[(RUNS - 1) / 2];
  const scores = Object.entries(categories).map(
    ([name, { score }]) => `${name} ${Math.round(score * 100)}`,
  );
  const shown = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"]
    .map((id) => `${id} ${audits[id].displayValue}`)
    .join(", ");
  console.log(`/${page}: ${scores.join(", ")}; ${shown}`);
  for (const { id, score, title } of Object.values(audits)) {
    if (score !== null && score < 0.9) console.log(`  ${id} ${score}: ${title}`);
  }
}
server.close();

/** @param {string} address @returns {Promise<string>} */
async function lighthouse(address) {
  const flags = "--chrome-flags=--headless=new --no-sandbox";
  const options = ["--yes", LIGHTHOUSE, address, "--output=json", "--quiet", flags];
  const program = spawn("npx", options, { stdio: ["ignore", "pipe", "inherit"], shell: false });
  let text = "";
  for await (const piece of program.stdout) text += piece;
  return text;
}
