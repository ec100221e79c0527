/** The site as a host serves it from a sub-path, with a note of every request it should not get. */

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that is served. */
export const SITE = fileURLToPath(new URL("../../../www/", import.meta.url));

/** Where the site lies on its host. A page that assumes the root shows up at once. */
const BASE = "/club/pylos/";

const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/** Where browsers report what broke the policy, in workers too. */
const REPORTS = `${BASE}policy-reports`;

/** @type {Record<string, string>} */
const MEDIA_TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ts": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
};

/**
 * @typedef {object} Site
 * @property {string} origin For instance `http://127.0.0.1:40123`.
 * @property {string} address The address of the front page, with a slash at its end.
 * @property {string[]} faults Requests outside the site, for missing files, and policy reports.
 * @property {Map<string, string | null>} instead What is answered instead of a file, by its path
 *   below the front page: another text, or null for 404.
 * @property {() => Promise<void>} close
 */

/**
 * Serves the site on a free port of this machine.
 *
 * @returns {Promise<Site>}
 */
export async function serveSite() {
  /** @type {string[]} */
  const faults = [];
  /** @type {Map<string, string | null>} */
  const instead = new Map();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === REPORTS) {
      faults.push(`broke the policy: ${await bodyOf(request)}`);
      response.writeHead(204).end();
      return;
    }
    const content = request.method === "GET" ? await contentOf(pathname, instead) : null;
    if (content === null) {
      faults.push(`answered with 404: ${request.method} ${pathname}`);
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "Cache-Control": "no-cache",
      "Content-Security-Policy": POLICY,
      "Content-Security-Policy-Report-Only": `${POLICY}; report-uri ${REPORTS}`,
      "Content-Type": MEDIA_TYPES[extname(content.file)] ?? "application/octet-stream",
      "X-Content-Type-Options": "nosniff",
    });
    response.end(content.bytes);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    address: `${origin}${BASE}`,
    faults,
    instead,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {string} pathname
 * @param {Map<string, string | null>} instead
 */
async function contentOf(pathname, instead) {
  if (!pathname.startsWith(BASE)) return null;
  const name = decodeURIComponent(pathname.slice(BASE.length));
  const other = instead.get(name);
  if (other !== undefined) return other === null ? null : { file: name, bytes: other };
  const file = normalize(
    join(SITE, name.endsWith("/") || name === "" ? `${name}index.html` : name),
  );
  if (!file.startsWith(SITE.endsWith(sep) ? SITE : SITE + sep)) return null;
  try {
    return { file, bytes: await readFile(file) };
  } catch {
    return null;
  }
}

/** @param {import("node:http").IncomingMessage} request */
async function bodyOf(request) {
  let body = "";
  for await (const piece of request) body += piece;
  return body;
}
