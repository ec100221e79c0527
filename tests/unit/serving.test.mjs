// The two servers of the project, `cargo xtask serve` and the one of the browser tests, by one table: what works in development
// works in the tests, and the other way round.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { SITE, serveSite } from "../e2e/support/server.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** Set by `cargo xtask test`. */
const PROGRAM = process.env.XTASK ?? join(ROOT, "target/xtask/xtask");

const { length } = readFileSync(join(SITE, "favicon.svg"));
const SVG = "image/svg+xml";
const SCRIPT = "text/javascript; charset=utf-8";

/** Request: method, path, header; answer: status, media type, and the part of the file that is its body. */
const TABLE = [
  ["GET", "favicon.svg", {}, 200, SVG, [0, length]],
  ["GET", "favicon.svg?v=1", {}, 200, SVG, [0, length]],
  ["GET", "", {}, 200, "text/html; charset=utf-8"],
  ["GET", "pylos-board.js", {}, 200, SCRIPT],
  ["GET", "site/forms.css", {}, 200, "text/css; charset=utf-8"],
  ["GET", "pkg/rules_bg.wasm", {}, 200, "application/wasm"],
  ["HEAD", "favicon.svg", {}, 200, SVG, [0, 0]],
  ["HEAD", "favicon.svg", { Range: "bytes=0-3" }, 200, SVG, [0, 0]],
  ["GET", "favicon.svg", { Range: "bytes=0-3" }, 206, SVG, [0, 4]],
  ["GET", "favicon.svg", { Range: "bytes=5-5" }, 206, SVG, [5, 6]],
  ["GET", "favicon.svg", { Range: `bytes=5-${length + 9}` }, 206, SVG, [5, length]],
  ["GET", "favicon.svg", { Range: "bytes=7-" }, 206, SVG, [7, length]],
  ["GET", "favicon.svg", { Range: "bytes=-7" }, 206, SVG, [length - 7, length]],
  ["GET", "favicon.svg", { Range: "bytes=-999999" }, 206, SVG, [0, length]],
  ["GET", "favicon.svg", { Range: "bytes=5-18446744073709551615" }, 206, SVG, [5, length]],
  ["GET", "favicon.svg", { Range: `bytes=${length}-` }, 416, null, [0, 0]],
  ["GET", "favicon.svg", { Range: "bytes=999999-9999999" }, 416, null, [0, 0]],
  ["GET", "favicon.svg", { Range: "bytes=-0" }, 416, null, [0, 0]],
  ["GET", "favicon.svg", { Range: "bytes=-" }, 200, SVG, [0, length]],
  ["GET", "favicon.svg", { Range: "bytes=a-b" }, 200, SVG, [0, length]],
  ["GET", "favicon.svg", { Range: "bytes=9-3" }, 200, SVG, [0, length]],
  ["GET", "favicon.svg", { Range: "bytes=0-1,4-5" }, 200, SVG, [0, length]],
  ["GET", "favicon.svg", { Range: "lines=0-1" }, 200, SVG, [0, length]],
  ["GET", "favicon.svg", { "If-None-Match": '"older"' }, 200, SVG, [0, length]],
  ["GET", "no-such.html", {}, 404, null],
  ["HEAD", "no-such.html", {}, 404, null, [0, 0]],
  ["GET", "site", {}, 404, null],
  ["GET", "..%2fREADME.md", {}, 404, null],
  ["GET", "solution/..%2f..%2fREADME.md", {}, 404, null],
  ["GET", "%2fetc%2fpasswd", {}, 404, null],
  ["POST", "favicon.svg", {}, 405, null],
];

/** @type {(address: string) => Promise<void>} */
async function check(address) {
  for (const [method, path, headers, status, type, body] of TABLE) {
    const what = `${address} ${method} ${path} ${JSON.stringify(headers)}`;
    const answer = await fetch(address + path, { method, headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    assert.equal(answer.status, status, what);
    if (type !== null) assert.equal(answer.headers.get("Content-Type"), type, what);
    const part = body && `bytes ${body[0]}-${body[1] - 1}/${length}`;
    const place = status === 416 ? `bytes */${length}` : status === 206 ? part : null;
    assert.equal(answer.headers.get("Content-Range"), place, what);
    if (body)
      assert.deepEqual(bytes, readFileSync(join(SITE, "favicon.svg")).subarray(...body), what);
    for (const name of ["Content-Security-Policy", "X-Content-Type-Options"])
      assert.ok(status !== 200 || answer.headers.has(name), `${what} ${name}`);
    const tag = status === 200 && answer.headers.get("ETag");
    if (!tag) continue;
    const again = await fetch(address + path, { method, headers: { "If-None-Match": tag } });
    assert.equal(again.status, 304, `${what} again`);
  }
}

test("the server of the browser tests answers by the table", async () => {
  const site = await serveSite();
  site.host.folders = [SITE];
  try {
    await check(site.address);
  } finally {
    await site.close();
  }
});

test("`cargo xtask serve` answers by the table", { skip: !existsSync(PROGRAM) }, async () => {
  const options = ["serve", "--no-build", "--port", "0"];
  const server = spawn(PROGRAM, options, { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  try {
    let said = "";
    for await (const piece of server.stdout) {
      said += piece;
      const [address] = /http:\S+/.exec(said) ?? [];
      if (address) return await check(address);
    }
    assert.fail(`it ended, and said: ${said}`);
  } finally {
    server.kill();
  }
});
