/**
 * The programs that tests run: where they are, and how those that are missing are installed: by `apt-get`, for root on Debian.
 * Elsewhere Chrome and its driver are downloaded.
 *
 *     node e2e/support/programs.mjs      installs the browsers, and prints the paths of all that there are, as JSON
 */

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  Browser,
  detectBrowserPlatform,
  install as downloadBrowser,
  getInstalledBrowsers,
  resolveBuildId,
} from "@puppeteer/browsers";

/** @import { BrowserPlatform } from "@puppeteer/browsers" */

/** @typedef {{ variable?: string, names: string[], packages: string[] }} Program Debian's packages; `variable` may have its path. */

/** The browsers, and the driver with which Rust's test runner starts Chromium. @satisfies {Record<string, Program>} */
export const PROGRAMS = {
  chromium: {
    variable: "CHROME_PATH",
    names: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"],
    packages: ["chromium"],
  },
  firefox: {
    variable: "FIREFOX_PATH",
    names: ["firefox-esr", "firefox"],
    packages: ["firefox-esr"],
  },
  webkit: {
    variable: "WEBKIT_PATH",
    names: ["WebKitWebDriver"],
    // It has no mode without a screen.
    packages: ["webkit2gtk-driver", "xvfb"],
  },
  // Chromium without its window: a page of the tests takes half of the processor time.
  shell: {
    variable: "HEADLESS_SHELL_PATH",
    names: ["chromium-headless-shell", "chrome-headless-shell"],
    packages: ["chromium-headless-shell"],
  },
  chromedriver: {
    variable: "CHROMEDRIVER",
    names: ["chromedriver"],
    packages: ["chromium-driver"],
  },
};

const cacheDir = fileURLToPath(new URL("../../node_modules/.cache/browsers", import.meta.url));

/** What has been downloaded comes first: a driver fits one version of its browser. */
async function useDownloads() {
  for (const { browser, executablePath } of await getInstalledBrowsers({ cacheDir }))
    process.env[browser === Browser.CHROME ? "CHROME_PATH" : "CHROMEDRIVER"] = executablePath;
}
await useDownloads();

/** The path of a program, or null. @param {Program} program */
export function find({ variable = "", names }) {
  if (variable === "WEBKIT_PATH" && inPath("Xvfb") === undefined) return null;
  return process.env[variable] ?? names.map(inPath).find((path) => path !== undefined) ?? null;
}

/** @param {string} name */
function inPath(name) {
  const file = process.platform === "win32" ? `${name}.exe` : name;
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path));
}

/** Installs those of some programs that are missing, where that is possible. @param {Program[]} programs */
export function install(programs) {
  const missing = programs.filter((program) => find(program) === null);
  const release = "/etc/os-release";
  const isDebian = existsSync(release) && /^ID=debian$/m.test(readFileSync(release, "utf8"));
  if (missing.length === 0 || !isDebian || process.getuid?.() !== 0) return;
  const apt = (/** @type {string[]} */ ...words) => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    // What is printed goes to standard error.
    return spawnSync("apt-get", words, { env, stdio: ["ignore", 2, 2] });
  };
  apt("update");
  // One by one: where one is not available, the others are installed.
  for (const { packages } of missing) apt("install", "-y", ...packages);
}

async function download() {
  const platform = /** @type {BrowserPlatform} */ (detectBrowserPlatform());
  for (const browser of [Browser.CHROME, Browser.CHROMEDRIVER]) {
    const buildId = await resolveBuildId(browser, platform, "stable");
    await downloadBrowser({ browser, buildId, cacheDir });
  }
  await useDownloads();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { chromium, chromedriver } = PROGRAMS;
  install(Object.values(PROGRAMS));
  if (find(chromium) === null || find(chromedriver) === null) {
    await download().catch((cause) => {
      throw new Error(
        "install Chromium and its driver, or name them in CHROME_PATH and CHROMEDRIVER",
        {
          cause,
        },
      );
    });
  }
  const found = Object.entries(PROGRAMS).map(([name, program]) => [name, find(program)]);
  console.log(JSON.stringify(Object.fromEntries(found)));
}
