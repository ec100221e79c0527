/** Serves the site from a sub-path and records requests that should not occur. */

import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createRelay } from "./relay.mjs";

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

/** Where the `scripts` of a site are. */
const SCRIPTS = `${BASE}scripts-of-the-test.js`;

/** By the ending of a file's name: those of `cargo xtask serve`. @type {Record<string, string>} */
export const MEDIA_TYPES = Object.fromEntries(
  Object.entries(
    JSON.parse(
      readFileSync(new URL("../../../tools/site/media-types.json", import.meta.url), "utf8"),
    ),
  ).map(([ending, type]) => [`.${ending}`, type]),
);

/** What a slow host sends at a time, in bytes, and how long it waits before the next, in milliseconds. */
const [PIECE, PAUSE] = [100_000, 20];

/** How the site is served. */
const usual = () => ({
  /**
   * Where files are looked for. Tests of a whole run load the bundled site, which takes half of the time. `SITE=dist` says that
   * it is up to date; without that, tests load the sources.
   */
  folders: process.env.SITE === "dist" ? [DIST, SITE] : [SITE],
  /** The policy of every answer that has none of its own. */
  policy: POLICY,
  /** More headers of every answer. @type {Record<string, string>} */
  headers: {},
  /** Media types in place of the right ones, by the ending of a file's name. @type {Record<string, string>} */
  types: {},
  /**
   * The header `Cache-Control` of a file. Scripts with hashed names are fetched and compiled once for all tests of a file.
   * Tests ask whether the others came.
   */
  cache: (/** @type {string} */ name) =>
    /** @type {string} */ (/^assets\/.*\.js$/.test(name) ? KEPT : "no-cache"),
  /** Whether every connection is closed without an answer. */
  isDown: false,
  /** What is waited for before each file that a script of the page asks for, one after the other. @type {(() => Promise<unknown>) | null} */
  pace: null,
  /** Whether large files arrive in pieces, with pauses between them. */
  isSlow: false,
  /** Whether the bundled pages name their service worker. It would answer the later tests in the same browser in place of this server. */
  isInstallable: false,
  /** Whether the list of solutions has the openings: without them, tables and search answer. */
  hasOpenings: false,
});

/** Has a tab load the sources, whose modules have the names that a test knows. */
export function fromSources(/** @type {{ site: Site }} */ { site }) {
  site.host.folders = [SITE];
}

/** Whether a file that a test replaces or holds is a module, which the bundled site has under another name. */
const isModule = (/** @type {string} */ name) =>
  /\.(js|wasm)$/.test(name) && existsSync(join(SITE, name));

/** Has a server listen at a free port of this machine, and returns that. @param {import("node:net").Server} server */
export async function listen(server) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return /** @type {import("node:net").AddressInfo} */ (server.address()).port;
}

/** A port that is free now. */
export async function freePort() {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}

/** @typedef {Awaited<ReturnType<typeof serveSite>>} Site */

/** Serves the site on a free port of this machine. */
export async function serveSite() {
  const host = usual();
  /** Requests outside the site, for missing files, and policy reports. @type {string[]} */
  const faults = [];
  /** The paths below the front page of every file that was sent. @type {Set<string>} */
  const served = new Set();
  /**
   * What is answered instead of a file, by its path below the front page: another content, or null for 404.
   * @type {Map<string, string | Buffer | null>}
   */
  const instead = new Map();
  /** The policy of a page that has one of its own. @type {Map<string, string>} */
  const policies = new Map();
  /** Source text that every page runs before its own scripts, for WebKit. @type {string[]} */
  const scripts = [];
  /** @type {Map<string, { free: Promise<void>, release: () => void }>} */
  const held = new Map();
  /** How often everything was forgotten. */
  let tests = 0;
  /** What was served before the last change back to the usual site. */
  let last = { folders: host.folders, instead };
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
      faults.push(`broke the policy: ${await text(request)}`);
      response.writeHead(204).end();
      return;
    }
    if (pathname === SCRIPTS) {
      const headers = { "Content-Type": MEDIA_TYPES[".js"], "Cache-Control": "no-store" };
      response.writeHead(200, headers).end(scripts.join("\n"));
      return;
    }
    const changed = [...instead.keys(), ...held.keys()];
    const folders = changed.some(isModule) ? [SITE, ...host.folders] : host.folders;
    if (request.method !== "GET" && request.method !== "HEAD") {
      faults.push(`answered with 405: ${request.method} ${pathname}`);
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const content = await contentOf(folders, pathname, instead);
    if (content === null) {
      // A page that is being closed may still ask for what only the site of its test had.
      const isLate = (await contentOf(last.folders, pathname, last.instead)) !== null;
      // Firefox asks for it where a page was left before its head was read.
      if (!isLate && pathname !== "/favicon.ico")
        faults.push(`answered with 404: ${request.method} ${pathname}`);
      response.writeHead(404).end();
      return;
    }
    const name = nameOf(pathname);
    if (content.file.endsWith(SOLUTIONS) && !instead.has(SOLUTIONS) && !host.hasOpenings)
      Object.assign(content, { bytes: "{}", date: null });
    if (content.file.endsWith(".html")) {
      // A service worker gets the page as it is.
      const isShown = request.headers["sec-fetch-dest"] !== "empty";
      const script = scripts.length > 0 && isShown ? `<script src="${SCRIPTS}"></script>` : "";
      const page = content.bytes.toString().replace(/<html[^>]*>/, `$&${script}`);
      content.bytes = host.isInstallable
        ? page
        : page.replace(/<meta name="pylos-offline".*?>/, "");
    }
    await held.get(name)?.free;
    if (host.pace !== null && request.headers["sec-fetch-mode"] === "cors") {
      const pace = host.pace;
      turn = turn.then(async () => void (await pace().catch(() => {})));
      await turn;
    }
    const policy = policies.get(name) ?? host.policy;
    // A page of an earlier test may have asked for it.
    if (test === tests) served.add(name);
    const tag = tagOf(content);
    const isKnown = request.headers["if-none-match"] === tag;
    const isHead = request.method === "HEAD";
    const size = content.bytes.length;
    const range = isHead ? null : rangeOf(request.headers.range, size);
    const isOutside = range !== null && range.start >= range.end;
    if (isOutside) content.bytes = "";
    const part = range && content.bytes.slice(range.start, range.end);
    response.writeHead(isKnown ? 304 : isOutside ? 416 : part ? 206 : 200, {
      // A frame without an origin needs this, and networks that serve scripts send it.
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": host.cache(name),
      "Content-Security-Policy": policy,
      "Content-Security-Policy-Report-Only": `${policy}; report-uri ${REPORTS}`,
      ETag: tag,
      "Content-Type":
        host.types[extname(content.file)] ??
        MEDIA_TYPES[extname(content.file)] ??
        "application/octet-stream",
      "X-Content-Type-Options": "nosniff",
      ...host.headers,
      ...(range && {
        "Content-Range": isOutside
          ? `bytes */${size}`
          : `bytes ${range.start}-${range.end - 1}/${size}`,
      }),
    });
    let body = isKnown || isHead ? "" : (part ?? content.bytes);
    while (host.isSlow && body.length > PIECE) {
      response.write(body.slice(0, PIECE));
      body = body.slice(PIECE);
      await setTimeout(PAUSE);
    }
    response.end(body);
  });
  /** The relay of live games, on this host. */
  const relay = createRelay();
  server.on("upgrade", (request, socket, head) => {
    if (request.url === `${BASE}live`) relay.take(request, socket, head);
    else socket.destroy();
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  return {
    origin,
    relay,
    /** The address of the front page, with a slash at its end. */
    address: `${origin}${BASE}`,
    faults,
    host,
    served,
    instead,
    policies,
    scripts,
    /** Keeps a file back until the answer is called. @param {string} name */
    hold(name) {
      let release = () => {};
      /** @type {Promise<void>} */
      const free = new Promise((resolve) => {
        release = resolve;
      });
      held.set(name, { free, release });
      return release;
    },
    /** Serves everything as usual again. */
    forget() {
      faults.length = 0;
      tests += 1;
      last = { folders: host.folders, instead: new Map(instead) };
      Object.assign(host, usual());
      scripts.length = 0;
      for (const { release } of held.values()) release();
      relay.forget();
      for (const kept of [served, instead, policies, held]) kept.clear();
    },
    async close() {
      relay.forget();
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** @param {string[]} folders @param {string} pathname @param {Map<string, string | Buffer | null>} instead */
async function contentOf(folders, pathname, instead) {
  if (!pathname.startsWith(BASE)) return null;
  const name = nameOf(pathname);
  const other = instead.get(name);
  if (other !== undefined) return other === null ? null : { file: name, bytes: other, date: null };
  for (const folder of folders) {
    const file = normalize(
      join(folder, name.endsWith("/") || name === "" ? `${name}index.html` : name),
    );
    if (!file.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return null;
    try {
      return { file, bytes: await readFile(file), date: statSync(file).mtimeMs };
    } catch {
      // It may be in the next folder.
    }
  }
  return null;
}

/**
 * The header `ETag`. As nginx makes it, from the date and the size of the file: other versions with both are taken for this
 * one. What a test answers in place of a file has no date.
 * @param {{ file: string, bytes: string | Buffer, date: number | null }} content
 */
function tagOf({ bytes, date }) {
  if (date === null) return `"${createHash("sha1").update(bytes).digest("hex")}"`;
  return `"${Math.floor(date / 1000).toString(16)}-${Buffer.byteLength(bytes).toString(16)}"`;
}

/** The path of a file below the front page. @param {string} pathname */
function nameOf(pathname) {
  return decodeURIComponent(pathname.slice(BASE.length));
}

/** The one range that a request asks for, as far as the file has it; null: there is none. @param {string | undefined} header @param {number} length */
function rangeOf(header, length) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? ["", "", ""];
  if (first === "")
    return last === "" ? null : { start: Math.max(length - Number(last), 0), end: length };
  if (last !== "" && Number(last) < Number(first)) return null;
  return { start: Number(first), end: last === "" ? length : Math.min(Number(last) + 1, length) };
}

/** Serves the bundled site under the policy that hosts are to send, isolated from other origins. */
export function bundled(/** @type {{ site: Site }} */ { site }) {
  const headers = readFileSync(join(DIST, "hosts/_headers"), "utf8");
  const [, policy = ""] = /Content-Security-Policy: (.+)/.exec(headers) ?? [];
  Object.assign(site.host, {
    folders: [DIST],
    policy,
    headers: {
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Opener-Policy": "same-origin",
    },
    cache: () => "no-cache",
  });
}
