// What makes the site installable, and usable without a connection: the icons and the service worker.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { ENTRIES, minifyScript, rule } from "./bundle.mjs";
import { sized } from "./pack.mjs";
import { SITE } from "./packages.mjs";
import { rewrite } from "./rules.mjs";

const MANIFEST = "manifest.webmanifest";
const WORKER = "service-worker.js";
const SWITCHED_OFF = "service-worker-off.js";

/** What hosts, other sites and robots load, and perfect play, which the pages keep in caches of its own. */
const NOT_KEPT = rule(
  "file that is not kept",
  /^hosts\//,
  /^tables\//,
  /^solution\/[^/]+\//,
  /^examples\//,
  /^icons\/screen/,
);
/** The same, where the address of the site is known. */
const OF_ADDRESS = /^icons\/link|^[^/]+\.(?:txt|xml)$/;

/** What a host writes, or replaces with a solution of its own. */
const HOSTS = rule("file that a host writes", "host.json", "solution/solutions.json");

/** 120 bits are enough to know a file by, and need no padding. */
const checksum = (content) => createHash("sha256").update(content).digest("base64").slice(0, 20);

/**
 * Adds the icons and the service worker, and names both the worker and the version in every page that it keeps. Returns
 * the version.
 */
export async function addOffline(files, remainder) {
  const manifest = files.get(MANIFEST);
  if (manifest === undefined) throw new Error(`no page names ${MANIFEST}`);
  const { icons, screenshots } = JSON.parse(String(manifest));
  for (const { src } of [...icons, ...screenshots]) {
    files.set(src, readFileSync(join(SITE, src)));
  }
  const kept = [...files.keys()]
    .filter((name) => !NOT_KEPT.has(name) && !OF_ADDRESS.test(name) && !ENTRIES.includes(name))
    .sort();
  const hash = createHash("sha256");
  for (const name of kept) hash.update(`${name}\0`).update(files.get(name) ?? "");
  const version = hash.digest("hex").slice(0, 12);
  for (const name of kept.filter((name) => name.endsWith(".html"))) {
    const address = posix.relative(posix.dirname(name), WORKER);
    const tag = `<meta name="pylos-offline" content="${address}" data-version="${version}" />`;
    files.set(
      name,
      rewrite(String(files.get(name)), "<title>", `${tag}<title>`, `worker of ${name}`),
    );
  }
  for (const name of kept) files.set(name, sized(name, files.get(name), remainder));
  const script = readFileSync(new URL(WORKER, import.meta.url), "utf8");
  const worker = (version, names) => {
    const sums = names.map((name) => [name, HOSTS.has(name) ? "" : checksum(files.get(name))]);
    const named = rewrite(script, '"VERSION"', JSON.stringify(version), "version of the worker");
    const list = JSON.stringify(Object.fromEntries(sums));
    return minifyScript(rewrite(named, '{ FILES: "" }', list, "files of the worker"));
  };
  files.set(WORKER, await worker(version, kept));
  files.set(SWITCHED_OFF, await worker("", []));
  return version;
}
