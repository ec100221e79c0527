/** Serves the site from a sub-path and records requests that should not occur. */

import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join, normalize, sep } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** The folder that is served. */
export const SITE = fileURLToPath(new URL("../../../www/", import.meta.url));

/** The path of the site on its host. It is not the root, so that an address that assumes the root fails. */
const BASE = "/club/pylos/";

/** The site as `cargo xtask dist` writes it. */
export const DIST =
  process.env.DIST ?? fileURLToPath(new URL("../../../target/dist/site", import.meta.url));

/** The same without tables and solution. */
export const SMALL = `${DIST}-small`;

/** The files of the built site, without the compressed ones beside them. */
export const builtFiles = () =>
  readdirSync(DIST, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.(br|gz)$/.test(file) && statSync(join(DIST, file)).isFile());

/** The header `Cache-Control` of what never changes. */
const KEPT = "max-age=31536000, immutable";

const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/** Where browsers report violations of the policy, those of workers included. */
const REPORTS = `${BASE}policy-reports`;

/** The list of solutions. */
export const SOLUTIONS = "solution/solutions.json";

/** Where axe is, which a browser fetches and compiles once. */
const AXE = `${BASE}axe-of-the-test.js`;

/** Where the `scripts` of a site are. */
const SCRIPTS = `${BASE}scripts-of-the-test.js`;

/** @type {Record<string, string>} By the ending of a file's name. */
export const MEDIA_TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".ts": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** What a slow host sends at a time, in bytes, and how long it waits before the next, in milliseconds. */
const [PIECE, PAUSE] = [100_000, 20];

/**
 * How the site is served.
 *
 * @typedef {object} Host
 * @property {string[]} folders Where files are looked for.
 * @property {string} policy
 * @property {Record<string, string>} headers More headers of every answer.
 * @property {(name: string) => string} cache The header `Cache-Control` of a file.
 * @property {boolean} isInstallable Whether the bundled pages name their service worker. It would answer the later
 *   tests in the same browser in place of this server.
 * @property {boolean} isDown Whether every connection is closed without an answer.
 * @property {(() => Promise<unknown>) | null} pace What is waited for before each file that a script of the page asks
 *   for, one after the other.
 * @property {boolean} isSlow Whether large files arrive in pieces, with pauses between them.
 * @property {boolean} hasOpenings Whether the list of solutions has the openings: without them, tables and search answer.
 * @property {boolean} hasRanges Whether a request for a part of a file is answered with that part.
 */

/**
 * Tests of a whole run load the bundled site, which takes half of the time. `SITE=dist` says that it is up to date;
 * without that, tests load the sources.
 *
 * @returns {Host}
 */
const usual = () => ({
  folders: process.env.SITE === "dist" ? [DIST, SITE] : [SITE],
  policy: POLICY,
  headers: {},
  // Scripts with hashed names are fetched and compiled once for all tests of a file. Tests ask whether the others came.
  cache: (name) => (/^assets\/.*\.js$/.test(name) ? KEPT : "no-cache"),
  hasRanges: true,
  isDown: false,
  pace: null,
  isSlow: false,
  isInstallable: false,
  hasOpenings: false,
});

/** Has a tab load the sources, whose modules have the names that a test knows. */
export function fromSources(/** @type {{ site: Site }} */ { site }) {
  site.host.folders = [SITE];
}

/** Whether a file that a test replaces or holds is a module, which the bundled site has under another name. */
const isModule = (/** @type {string} */ name) =>
  /\.(js|wasm)$/.test(name) && existsSync(join(SITE, name));

/**
 * @typedef {object} Site
 * @property {string} origin For instance `http://127.0.0.1:40123`.
 * @property {string} address The address of the front page, with a slash at its end.
 * @property {string} axe The address of the script that finds violations of accessibility.
 * @property {string[]} faults Requests outside the site, for missing files, and policy reports.
 * @property {Host} host
 * @property {Set<string>} served The paths below the front page of every file that was sent.
 * @property {Map<string, string | Buffer | null>} instead What is answered instead of a file, by its
 *   path below the front page: another content, or null for 404.
 * @property {Map<string, string>} policies The policy of a page that has one of its own.
 * @property {string[]} scripts Source text that every page runs before its own scripts, for WebKit.
 * @property {(name: string) => () => void} hold Keeps a file back until the answer is called.
 * @property {() => void} forget Serves everything as usual again.
 * @property {() => Promise<void>} close
 */

/** Serves the site on a free port of this machine. @returns {Promise<Site>} */
export async function serveSite() {
  /** @type {string[]} */
  const faults = [];
  const host = usual();
  /** @type {Set<string>} */
  const served = new Set();
  /** @type {Map<string, string | Buffer | null>} */
  const instead = new Map();
  /** How often everything was forgotten. */
  let tests = 0;
  /** What was served before the last change back to the usual site. */
  let last = { folders: host.folders, instead };
  /** @type {Map<string, string>} */
  const policies = new Map();
  /** @type {string[]} */
  const scripts = [];
  /** @type {Map<string, { free: Promise<void>, release: () => void }>} */
  const held = new Map();
  /** What the file that was asked for last waits for. */
  let turn = Promise.resolve();
  const server = createServer(async (request, response) => {
    if (host.isDown) {
      request.destroy();
      return;
    }
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const test = tests;
    if (pathname === REPORTS) {
      faults.push(`broke the policy: ${await bodyOf(request)}`);
      response.writeHead(204).end();
      return;
    }
    if (pathname === AXE) {
      const file = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
      response.writeHead(200, { "Content-Type": MEDIA_TYPES[".js"], "Cache-Control": KEPT });
      response.end(await readFile(file));
      return;
    }
    if (pathname === SCRIPTS) {
      response.writeHead(200, { "Content-Type": MEDIA_TYPES[".js"], "Cache-Control": "no-store" });
      response.end(scripts.join("\n"));
      return;
    }
    const changed = [...instead.keys(), ...held.keys()];
    const folders = changed.some(isModule) ? [SITE, ...host.folders] : host.folders;
    const content = request.method === "GET" ? await contentOf(folders, pathname, instead) : null;
    if (content?.file.endsWith(SOLUTIONS) && !instead.has(SOLUTIONS) && !host.hasOpenings) {
      content.bytes = "{}";
    }
    if (content === null) {
      // A page that is being closed may still ask for what only the site of its test had.
      const isLate = (await contentOf(last.folders, pathname, last.instead)) !== null;
      // Firefox asks for it where a page was left before its head was read.
      if (!isLate && pathname !== "/favicon.ico")
        faults.push(`answered with 404: ${request.method} ${pathname}`);
      response.writeHead(404).end();
      return;
    }
    if (content.file.endsWith(".html")) {
      const script = scripts.length > 0 ? `<script src="${SCRIPTS}"></script>` : "";
      const page = content.bytes.toString().replace(/<html[^>]*>/, `$&${script}`);
      content.bytes = host.isInstallable
        ? page
        : page.replace(/<meta name="pylos-offline".*?>/, "");
    }
    const name = nameOf(pathname);
    await held.get(name)?.free;
    if (host.pace !== null && request.headers["sec-fetch-mode"] === "cors") {
      turn = turn.then(host.pace).then(
        () => {},
        () => {},
      );
      await turn;
    }
    const policy = policies.get(name) ?? host.policy;
    // A page of an earlier test may have asked for it.
    if (test === tests) served.add(name);
    const tag = `"${createHash("sha1").update(content.bytes).digest("hex")}"`;
    const isKnown = request.headers["if-none-match"] === tag;
    const range = host.hasRanges ? rangeOf(request.headers.range, content.bytes.length) : null;
    const part = range && content.bytes.slice(range.start, range.end);
    response.writeHead(isKnown ? 304 : part ? 206 : 200, {
      // A frame without an origin needs this, and networks that serve scripts send it.
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": host.cache(name),
      "Content-Security-Policy": policy,
      "Content-Security-Policy-Report-Only": `${policy}; report-uri ${REPORTS}`,
      ETag: tag,
      "Content-Type": MEDIA_TYPES[extname(content.file)] ?? "application/octet-stream",
      "X-Content-Type-Options": "nosniff",
      ...host.headers,
      ...(range && {
        "Content-Range": `bytes ${range.start}-${range.end - 1}/${content.bytes.length}`,
      }),
    });
    let body = isKnown ? "" : (part ?? content.bytes);
    while (host.isSlow && body.length > PIECE) {
      response.write(body.slice(0, PIECE));
      body = body.slice(PIECE);
      await setTimeout(PAUSE);
    }
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    address: `${origin}${BASE}`,
    axe: origin + AXE,
    faults,
    host,
    served,
    instead,
    policies,
    scripts,
    hold(name) {
      let release = () => {};
      /** @type {Promise<void>} */
      const free = new Promise((resolve) => {
        release = resolve;
      });
      held.set(name, { free, release });
      return release;
    },
    forget() {
      faults.length = 0;
      tests += 1;
      last = { folders: host.folders, instead: new Map(instead) };
      Object.assign(host, usual());
      served.clear();
      instead.clear();
      policies.clear();
      scripts.length = 0;
      for (const { release } of held.values()) release();
      held.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @param {string[]} folders @param {string} pathname @param {Map<string, string | Buffer | null>} instead */
async function contentOf(folders, pathname, instead) {
  if (!pathname.startsWith(BASE)) return null;
  const name = nameOf(pathname);
  const other = instead.get(name);
  if (other !== undefined) return other === null ? null : { file: name, bytes: other };
  for (const folder of folders) {
    const file = normalize(
      join(folder, name.endsWith("/") || name === "" ? `${name}index.html` : name),
    );
    if (!file.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return null;
    try {
      return { file, bytes: await readFile(file) };
    } catch {
      // It may be in the next folder.
    }
  }
  return null;
}

/** The path of a file below the front page. @param {string} pathname */
function nameOf(pathname) {
  return decodeURIComponent(pathname.slice(BASE.length));
}

/**
 * The one range that a request asks for, as far as the file has it.
 *
 * @param {string | undefined} header
 * @param {number} length
 */
function rangeOf(header, length) {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(header ?? "") ?? [];
  const [start, end] = [Number(first), Math.min(Number(last) + 1, length)];
  return start < end ? { start, end } : null;
}

/** @param {import("node:http").IncomingMessage} request */
async function bodyOf(request) {
  let body = "";
  for await (const piece of request) body += piece;
  return body;
}
