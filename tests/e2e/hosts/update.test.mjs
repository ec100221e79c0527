/**
 * The zip file of a new version is unpacked in place of an old one, as by a host on nginx and Apache, with and without
 * the files of `hosts/`: visitors get the new version, also where both have the same dates.
 */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { launch } from "../support/browsers.mjs";
import { mouse } from "../support/play.mjs";
import { passLeft } from "../support/tab.mjs";
import { wait } from "../support/wait.mjs";
import { apache, ask, folder, load, nginx, prepare, run, site } from "./servers.mjs";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

const SERVERS = {
  "nginx without configuration": nginx(false),
  nginx: nginx(true),
  "Apache without configuration": apache("deflate", false),
  Apache: apache("deflate headers rewrite"),
};

/** A sentence of the board, which is as long in each version. */
const [TEXT, SENTENCE] = ["www/text/en-board.js", '"Top"'];

const NOW = Math.floor(Date.now() / 1000);

/** The pages that a visitor goes to. */
const PAGES = ["", "puzzles.html", "embed.html", "rules/de.html"];

/** Builds a version from a copy of the sources, and returns its archive. @param {string} word @param {number} days The age of its commit. */
function build(word, days) {
  const to = join(folder, word);
  const isSource = (/** @type {string} */ path) =>
    !["target", "node_modules", ".git"].includes(basename(path));
  cpSync(ROOT, to, { recursive: true, filter: isSource });
  symlinkSync(join(ROOT, "tests/node_modules"), join(to, "tests/node_modules"));
  const text = readFileSync(join(to, TEXT), "utf8");
  assert.ok(text.includes(SENTENCE));
  writeFileSync(join(to, TEXT), text.replace(SENTENCE, `"${word}"`));
  execFileSync(process.execPath, ["tools/site/dist.mjs", "target/dist"], {
    cwd: to,
    env: { ...process.env, SOURCE_DATE_EPOCH: String(NOW - days * 86_400) },
  });
  return join(to, "target/dist/pylos-site-small.zip");
}

/** The archives of both versions. @type {string[]} */
const versions = [];

/** The files of the site. */
const files = () =>
  readdirSync(site, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(join(site, file)).isFile(),
  );

/** Unpacks the first version alone, the second one over it. @param {number} number @param {boolean} isDated Whether files keep their dates. */
function deploy(number, isDated) {
  // The hashed files of the first stay, for visitors who have its pages. update.test.mjs has pages whose files are gone.
  if (number === 1) rmSync(site, { recursive: true, force: true });
  execFileSync("unzip", ["-qo", versions[number - 1], "-d", site]);
  if (!isDated) for (const file of files()) utimesSync(join(site, file), NOW - 1e6, NOW - 1e6);
}

/** The version that a page names. @param {Tab} tab @returns {Promise<string>} */
const versionOf = (tab) =>
  tab.evaluate(() => {
    const tag = document.querySelector("meta[name=pylos-offline]");
    return tag?.getAttribute("data-version") ?? "";
  });

/** The version that is on the disk. */
const version = () =>
  /data-version="(\w+)/.exec(readFileSync(join(site, "index.html"), "utf8"))?.[1] ?? "";

/** @type {Awaited<ReturnType<typeof launch>>} */
let browser;
/** Each visitor has a cache of their own. */
let slot = 0;

before(async () => {
  browser = await launch("chromium");
  prepare();
  versions.push(build("Top", 30), build("Tip", 1));
  const sizes = versions.map((archive) => statSync(join(archive, "../site-small/index.html")).size);
  // In one of 128 updates: docs/hosting.md says so.
  if (sizes[0] === sizes[1]) versions[1] = build("Cap", 1);
});
after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

for (const [name, server] of Object.entries(SERVERS)) {
  describe(`the update of a site on ${name}`, () => {
    /** @type {Awaited<ReturnType<typeof run>>} */
    let running;
    before(async () => {
      deploy(1, true);
      running = await run(server);
    });
    after(() => running?.stop());

    for (const isDated of [true, false]) {
      const dates = isDated ? "the dates of the archives" : "equal dates";
      const replace = (/** @type {number} */ number) => {
        deploy(number, isDated);
        server.configure?.();
      };

      it(`answers every file that differs anew, with ${dates}`, async () => {
        replace(1);
        const old = [];
        for (const encoding of ["identity", "gzip", "br"])
          for (const file of files().filter((file) => !/^assets|\.(br|gz|htaccess)$/.test(file))) {
            const headers = { "Accept-Encoding": encoding };
            const answer = await ask(running.address + file, headers);
            const { etag = "", "last-modified": date = "" } = answer.headers;
            Object.assign(headers, { "If-None-Match": etag, "If-Modified-Since": date });
            old.push({ file, headers, content: readFileSync(join(site, file)) });
          }
        replace(2);
        const differing = old.filter(
          ({ file, content }) => !readFileSync(join(site, file)).equals(content),
        );
        assert.ok(differing.length > 50, `${differing.length} of ${old.length}`);
        for (const { file, headers } of differing) {
          const { status } = await ask(running.address + file, headers);
          assert.equal(status, 200, `${file}: ${JSON.stringify(headers)}`);
        }
      });

      it(`is noticed where the site is installed, with ${dates}`, async () => {
        const tab = await visit(running);
        // The pages before may have been left before they were ready, and the rules install nothing.
        await load(tab, "");
        await tab.until(() => navigator.serviceWorker.controller !== null);
        replace(2);
        await load(tab, "");
        await tab.until(() => document.querySelector(".update")?.checkVisibility());
        await mouse.press(tab, "Reload");
        await wait(async () => (await versionOf(tab).catch(passLeft)) === version());
        await assertNew(tab);
      });

      it(`is there at the second visit where nothing is installed, with ${dates}`, async () => {
        const tab = await visit(running, (tab) =>
          tab.prepare(() => {
            ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error("no"));
          }),
        );
        replace(2);
        for (const page of PAGES) {
          await load(tab, page);
          // What came from the cache without a question is asked for afterwards.
          await tab.until(() => {
            const [page] = performance.getEntriesByType("navigation");
            const { transferSize } = /** @type {PerformanceResourceTiming} */ (page);
            return (
              transferSize > 0 ||
              performance.getEntriesByName(location.href.replace(/#.*/, ""), "resource")[0]
            );
          });
        }
        await assertNew(tab);
      });

      /** Visits the pages of the first version. @param {typeof running} running @param {(tab: Tab) => unknown} [change] */
      async function visit({ host }, change) {
        replace(1);
        slot += 1;
        const tab = await browser.open(host, {}, slot);
        await change?.(tab);
        for (const page of PAGES) {
          await load(tab, page);
          assert.equal(await versionOf(tab), version(), page);
        }
        return tab;
      }
    }
  });
}

/** Visits the pages of the version that is on the disk. @param {Tab} tab */
async function assertNew(tab) {
  for (const page of PAGES) {
    await load(tab, page);
    assert.equal(await versionOf(tab), version(), page);
  }
  tab.assertClean();
  await tab.end();
}
