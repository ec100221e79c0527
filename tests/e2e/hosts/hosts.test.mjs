/**
 * The bundled site behind nginx and Apache as Debian packages them, with the files of `hosts/` as the site has them.
 * `cargo xtask test --only hosts` runs it.
 */

import assert from "node:assert/strict";
import { cpSync, readFileSync, rmSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { after, before, describe, it } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { launch } from "../support/browsers.mjs";
import { playOut, ready, settled } from "../support/play.mjs";
import { builtFiles, DIST, MEDIA_TYPES } from "../support/server.mjs";
import { apache, ask, folder, load, nginx, prepare, run, site } from "./servers.mjs";

const SERVERS = {
  nginx: nginx(true),
  "Apache with its stock modules": apache("deflate"),
  "Apache with mod_headers and mod_rewrite": apache("deflate headers rewrite"),
  "Apache with mod_headers and mod_rewrite, without mod_deflate": apache("headers rewrite"),
  "Apache with mod_brotli besides": apache("deflate headers rewrite brotli"),
  "Apache with mod_rewrite alone": apache("deflate rewrite"),
  "Apache with mod_headers alone": apache("headers"),
};

const FILES = builtFiles();
const PAGES = FILES.filter((file) => file.endsWith(".html") && file !== "pylos.html");
const [POLICY = "", ...SINGLE] = [
  ...read("_headers").matchAll(/Content-Security-Policy: (.+)/g),
].map(([, policy]) => policy);
const KEPT = "public, max-age=31536000, immutable";

/** @param {string} name */
function read(name) {
  return readFileSync(join(DIST, "hosts", name), "utf8");
}

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync };

before(() => {
  prepare();
  cpSync(DIST, site, { recursive: true });
});
after(() => rmSync(folder, { recursive: true }));

it("has one policy for the site and one for pylos.html in the files of all hosts", () => {
  assert.equal(SINGLE.length, 2);
  for (const policy of [POLICY, ...SINGLE]) {
    assert.ok(policy.startsWith("default-src 'none'"));
    for (const name of ["nginx.conf", "apache.htaccess"]) {
      assert.ok(read(name).includes(`"${policy}"`), name);
    }
  }
  // Cloudflare would send both; Netlify sends the last.
  assert.match(read("_headers"), /\/pylos\.html\n {2}! Content-Security-Policy\n/);
});

for (const [name, server] of Object.entries(SERVERS)) {
  describe(name, () => {
    /** @type {Awaited<ReturnType<typeof run>>} */
    let running;
    let address = "";

    before(async () => {
      running = await run(server);
      ({ address } = running);
    });
    after(() => running?.stop());

    it("sends every file whole, compressed once at most, with its type and headers", async () => {
      for (const encodings of ["identity", "gzip", "gzip, deflate, br"]) {
        for (const file of FILES) {
          const { status, headers, body } = await ask(address + file, {
            "Accept-Encoding": encodings,
          });
          const label = `${file} (${encodings}): ${JSON.stringify(headers)}`;
          assert.equal(status, 200, label);
          const encoding = headers["content-encoding"];
          const decode = DECODERS[/** @type {"br" | "gzip"} */ (encoding)];
          const content = readFileSync(join(DIST, file));
          assert.ok((decode?.(body) ?? body).equals(content), label);
          assert.ok(encoding === undefined || encodings.includes(encoding), label);
          if (encoding) assert.match(headers.vary ?? "", /Accept-Encoding/, label);
          const type = MEDIA_TYPES[extname(file)]?.split(";")[0];
          const [sent = ""] = headers["content-type"]?.split(";") ?? [];
          if (/\.(html|css|wasm|webmanifest|svg|png)$/.test(file)) assert.equal(sent, type, label);
          if (file.endsWith(".js")) assert.match(sent, /^(text|application)\/javascript$/, label);
          const isPacked = statSync(join(DIST, `${file}.gz`), { throwIfNoEntry: false });
          if (server.packs && encodings === "gzip" && isPacked) {
            assert.equal(body.length, isPacked.size, `${label}: the file of the site`);
          }
          if (!server.sendsHeaders) continue;
          const isKept = /^(assets|tables|solution\/\w+)\//.test(file);
          assert.equal(headers["cache-control"], isKept ? KEPT : "no-cache", label);
          const policy = file === "pylos.html" ? SINGLE[0] : POLICY;
          assert.equal(headers["content-security-policy"], policy, label);
          assert.equal(headers["access-control-allow-origin"], "*", label);
          assert.equal(headers["x-content-type-options"], "nosniff", label);
        }
      }
    });

    it("leads the folder without its slash to the folder", async () => {
      const { status, headers } = await ask(`${running.origin}/pylos?lang=de`);
      assert.equal(status, 301);
      assert.equal(new URL(headers.location ?? "", address).href, `${address}?lang=de`);
    });

    it("has a page for addresses without one", async () => {
      for (const path of ["none.html", "no/such/page"]) {
        const { status, body } = await ask(address + path);
        assert.equal(status, 404);
        assert.ok(body.equals(readFileSync(join(DIST, "404.html"))), path);
      }
    });

    it("sends parts of a table", async () => {
      const table = "tables/children.pylos";
      const { status, body } = await ask(address + table, {
        "Accept-Encoding": "gzip, br",
        Range: "bytes=100-199",
      });
      assert.equal(status, 206);
      assert.ok(body.equals(readFileSync(join(DIST, table)).subarray(100, 200)));
    });

    it("serves every page to Chromium without a fault", async () => {
      const browser = await launch("chromium");
      const tab = await browser.open(running.host, {});
      for (const page of ["", ...PAGES]) {
        await load(tab, page);
        await settled(tab);
        tab.assertClean();
      }
      await tab.end();
      await browser.close();
    });

    if (!server.sendsHeaders) return;

    it("serves pylos.html, which plays a whole game against the computer", async () => {
      const browser = await launch("chromium");
      const tab = await browser.open(running.host, {});
      await tab.goto("pylos.html#opponent=1");
      await playOut(await ready(tab));
      tab.assertClean();
      await tab.end();
      await browser.close();
    });
  });
}
