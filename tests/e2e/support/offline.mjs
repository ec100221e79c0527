/** The service worker of the bundled site in a test, and other versions of the site. */

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { builtFiles, DIST } from "./server.mjs";

/** The checksums of the site's files in its service worker. */
const SUMS = /(?<=Object\.entries\()\{.*?\}/;

/** Names and checksums; empty for what has none. @param {string} worker @returns {[file: string, sum: string][]} */
const checksumsOf = (worker) => Object.entries(JSON.parse(SUMS.exec(worker)?.[0] ?? "{}"));

/**
 * Writes a version of the site with other hashes in all names, and returns its folder. Of the tables it has one.
 * @param {string} home The folder above.
 * @param {number} number Of one digit.
 * @param {(text: string) => string} [change] What else differs in pages and scripts.
 */
export function writeVersion(home, number, change = (text) => text) {
  const folder = join(home, String(number));
  const files = builtFiles().filter((file) => !/(?<!tables\/children)\.pylos$/.test(file));
  const hashes = files.map((file) => /^assets\/.*-([\w-]{8})\.\w+$/.exec(file)?.[1] ?? "");
  const all = new RegExp(hashes.filter((hash) => hash !== "").join("|"), "g");
  const renamed = (/** @type {string} */ text) =>
    text.replace(all, (hash) => `${hash.slice(0, 5)}--${number}`);
  /** @param {string} file @param {string | Buffer} content */
  const write = (file, content) => {
    const to = join(folder, renamed(file));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, content);
    // Servers tell versions of the same size apart by their dates.
    utimesSync(to, number, number);
  };
  for (const file of files) {
    const content = readFileSync(join(DIST, file));
    const isText = /\.(html|js)$/.test(file);
    write(file, isText ? change(renamed(content.toString())) : content);
  }
  const worker = readFileSync(join(DIST, WORKER), "utf8");
  const sums = checksumsOf(worker).map(([file, sum]) => {
    const name = renamed(file);
    const content = readFileSync(join(folder, name));
    return [name, sum && createHash("sha256").update(content).digest("base64").slice(0, 20)];
  });
  write(WORKER, change(worker.replace(SUMS, () => JSON.stringify(Object.fromEntries(sums)))));
  return folder;
}

const WORKER = "service-worker.js";

/**
 * Opens a page of the bundled site, which installs itself, without what an earlier test has left in the browser.
 * @param {(path?: string, options?: TabOptions) => Promise<Tab>} open @param {string} path
 * @param {(site: Site) => unknown} [change] What else the host has.
 */
export async function visit(open, path, change) {
  const tab = await open("rules/de.html", {
    before({ site }) {
      Object.assign(site.host, { folders: [DIST], isInstallable: true });
      change?.(site);
    },
  });
  await forget(tab);
  await tab.goto(path);
  return tab;
}

/** Waits until the page works offline. @param {Tab} tab */
export async function installed(tab) {
  await tab.until(() => navigator.serviceWorker.controller !== null);
}

/** The files that the service worker has checksums of. */
const keptFiles = () =>
  checksumsOf(readFileSync(join(DIST, WORKER), "utf8")).flatMap(([file, sum]) =>
    sum === "" ? [] : [file],
  );

/** Waits until everything is kept. @param {Tab} tab */
export async function untilKept(tab) {
  await tab.until(async (files) => {
    const names = (await caches.keys()).filter((name) => name.includes(":version "));
    const cache = await caches.open(names.at(-1) ?? "");
    const kept = (await cache.keys()).map(({ url }) => url);
    return files.every((file) => kept.some((url) => url.endsWith(`/${file}`)));
  }, keptFiles());
}

/** Deletes the caches of the site, as a browser does that needs room. @param {Tab} tab */
export async function deleteCaches(tab) {
  await tab.evaluate(async () => {
    for (const name of await caches.keys())
      if (name.includes(":version ")) await caches.delete(name);
  });
}

/**
 * Removes the service worker and what it keeps. Also called at the end of a test, because a browser asks the host for
 * a new version at any time.
 * @param {Tab} tab
 */
export async function forget(tab) {
  tab.site.host.isDown = false;
  // This page installs nothing.
  await tab.goto("rules/en.html");
  await tab.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  });
}
