/**
 * The bundled site behind nginx and Apache as Debian packages them, with the files of `hosts/` as the site has them.
 * `cargo xtask test --only hosts` runs it.
 */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { after, before, describe, it } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { launch } from "../support/browsers.mjs";
import { playOut, ready, settled } from "../support/play.mjs";
import { install } from "../support/programs.mjs";
import { builtFiles, DIST, freePort, MEDIA_TYPES } from "../support/server.mjs";
import { stop, wait } from "../support/wait.mjs";

/** What Debian enables when it installs Apache, as far as it matters here; `deflate` too. */
const STOCK = `access_compat alias authn_core authz_core authz_host autoindex dir env filter mime mpm_event
  negotiation reqtimeout setenvif`;
const MODULES = "/etc/apache2/mods-available";

/**
 * @typedef {object} Server
 * @property {string} program
 * @property {boolean} sendsHeaders Whether it can set headers.
 * @property {boolean} packs Whether it can choose the compressed files.
 * @property {(port: number) => string[]} start Writes the configuration, and returns the arguments of the program.
 */

/** Not the folder of the build, which another user may not be able to read. */
const folder = mkdtempSync(join(tmpdir(), "pylos-hosts-"));
const root = join(folder, "root");
const site = join(root, "pylos");
const hosts = join(site, "hosts");

/** @type {Server} */
const nginx = {
  program: "nginx",
  sendsHeaders: true,
  packs: true,
  start(port) {
    copyFileSync("/etc/nginx/mime.types", join(folder, "mime.types"));
    const text = readFileSync(join(hosts, "nginx.conf"), "utf8");
    writeFileSync(join(folder, "pylos.conf"), text.replaceAll("/srv/pylos-site", site));
    const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((name) => `${name}_temp_path ${folder};`)
      .join("\n");
    writeFileSync(
      join(folder, "nginx.conf"),
      `pid ${folder}/nginx.pid; daemon off; events {}
      http {
        include mime.types; default_type application/octet-stream; gzip on; access_log off; ${places}
        server { listen 127.0.0.1:${port}; include pylos.conf; }
      }`,
    );
    return ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "log")];
  },
};

/** @param {string} modules Those that are switched on besides. @returns {Server} */
function apache(modules) {
  const names = `${STOCK} ${modules}`.split(/\s+/);
  return {
    program: "apache2",
    sendsHeaders: names.includes("headers"),
    packs: names.includes("rewrite"),
    start(port) {
      copyFileSync(join(hosts, "apache.htaccess"), join(site, ".htaccess"));
      const loaded = names.map(
        (name) => `Include ${MODULES}/${name}.load\nIncludeOptional ${MODULES}/${name}.con[f]`,
      );
      writeFileSync(
        join(folder, "apache.conf"),
        `ServerRoot ${folder}
        ServerName localhost
        Listen 127.0.0.1:${port}
        PidFile ${folder}/apache.pid
        DefaultRuntimeDir ${folder}
        ErrorLog ${folder}/log
        ${loaded.join("\n")}
        DocumentRoot ${root}
        <Directory ${root}>
          Options Indexes FollowSymLinks
          AllowOverride All
          Require all granted
        </Directory>
        <FilesMatch "^\\.ht">
          Require all denied
        </FilesMatch>`,
      );
      return ["-X", "-f", join(folder, "apache.conf")];
    },
  };
}

const SERVERS = {
  nginx,
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

/** @param {string} address @param {Record<string, string>} [headers] */
async function ask(address, headers = {}) {
  const [response] = await once(get(address, { headers }), "response");
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync };

before(() => {
  install([
    { names: ["nginx"], packages: ["nginx-light"] },
    { names: ["apache2"], packages: ["apache2"] },
  ]);
  chmodSync(folder, 0o777);
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
    let origin = "";
    let address = "";
    /** @type {import("node:child_process").ChildProcess} */
    let running;

    before(async () => {
      const port = await freePort();
      origin = `http://127.0.0.1:${port}`;
      address = `${origin}/pylos/`;
      // Not as root, as which Apache would not serve.
      const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
      running = spawn(server.program, server.start(port), { stdio: "inherit", ...user });
      await wait(async () => {
        if (running.exitCode !== null) assert.fail(readFileSync(join(folder, "log"), "utf8"));
        return ask(address).catch(() => null);
      });
    });
    after(() => stop(running));

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
      const { status, headers } = await ask(`${origin}/pylos?lang=de`);
      assert.equal(status, 301);
      assert.equal(new URL(headers.location ?? "", origin).href, `${address}?lang=de`);
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
      const host = /** @type {Site} */ (/** @type {unknown} */ ({ origin, address, faults: [] }));
      const tab = await browser.open(host, {});
      for (const page of ["", ...PAGES]) {
        await tab.goto(page);
        await tab.until(
          () =>
            document.readyState === "complete" &&
            (document.documentElement.dataset.ready !== undefined ||
              /\/(rules|examples)\//.test(location.pathname)),
        );
        await settled(tab);
        tab.assertClean();
      }
      await tab.end();
      await browser.close();
    });

    if (!server.sendsHeaders) return;

    it("serves pylos.html, which plays a whole game against the computer", async () => {
      const browser = await launch("chromium");
      const host = /** @type {Site} */ (/** @type {unknown} */ ({ origin, address, faults: [] }));
      const tab = await browser.open(host, {});
      await tab.goto("pylos.html#opponent=1");
      await playOut(await ready(tab));
      tab.assertClean();
      await tab.end();
      await browser.close();
    });
  });
}
