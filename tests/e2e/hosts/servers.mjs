/** nginx and Apache as Debian packages them, with a folder of their own as the space of a host. */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { install } from "../support/programs.mjs";
import { freePort } from "../support/server.mjs";
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
 * @property {() => void} [configure] Copies the file of `hosts/` to where its server reads it.
 * @property {(port: number) => string[]} start Writes the configuration, and returns the arguments of the program.
 */

/** Not the folder of the build, which another user may not be able to read. */
export const folder = mkdtempSync(join(tmpdir(), "pylos-hosts-"));
const root = join(folder, "root");
/** Where the files of the site are. */
export const site = join(root, "pylos");

/** Installs the servers where they are missing. */
export function prepare() {
  install([
    { names: ["nginx"], packages: ["nginx-light"] },
    { names: ["apache2"], packages: ["apache2"] },
    { names: ["unzip"], packages: ["unzip"] },
  ]);
  chmodSync(folder, 0o777);
  mkdirSync(root);
}

/** @param {boolean} isDocumented Whether it has the file of `hosts/`. @returns {Server} */
export const nginx = (isDocumented) => ({
  program: "nginx",
  sendsHeaders: isDocumented,
  packs: isDocumented,
  start(port) {
    if (isDocumented) {
      const text = readFileSync(join(site, "hosts/nginx.conf"), "utf8");
      writeFileSync(join(folder, "pylos.conf"), text.replaceAll("/srv/pylos-site", site));
    }
    const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((name) => `${name}_temp_path ${folder};`)
      .join("\n");
    writeFileSync(
      join(folder, "nginx.conf"),
      `pid ${folder}/nginx.pid; daemon off; events {}
      http {
        ${isDocumented ? "" : "include /etc/nginx/mime.types;"} default_type application/octet-stream; gzip on; access_log off; ${places}
        server { listen 127.0.0.1:${port}; root ${root}; ${isDocumented ? "include pylos.conf;" : ""} }
      }`,
    );
    return ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "log")];
  },
});

/** @param {string} modules Those that are switched on besides. @param {boolean} [isDocumented] @returns {Server} */
export function apache(modules, isDocumented = true) {
  const names = `${STOCK} ${modules}`.split(/\s+/);
  return {
    program: "apache2",
    sendsHeaders: isDocumented && names.includes("headers"),
    packs: isDocumented && names.includes("rewrite"),
    configure() {
      if (!isDocumented) return;
      const text = readFileSync(join(site, "hosts/apache.htaccess"), "utf8");
      writeFileSync(join(site, ".htaccess"), text.replace("# ErrorDocument", "ErrorDocument"));
    },
    start(port) {
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

/** Starts a server, which serves what is in its folder then. @param {Server} server */
export async function run(server) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const address = `${origin}/pylos/`;
  server.configure?.();
  // Not as root, as which Apache would not serve.
  const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const running = spawn(server.program, server.start(port), { stdio: "inherit", ...user });
  await wait(async () => {
    if (running.exitCode !== null) assert.fail(readFileSync(join(folder, "log"), "utf8"));
    return ask(address).catch(() => null);
  });
  const host = /** @type {Site} */ (/** @type {unknown} */ ({ origin, address, faults: [] }));
  return { origin, address, host, stop: () => stop(running) };
}

/** @param {string} address @param {Record<string, string>} [headers] */
export async function ask(address, headers = {}) {
  const [response] = await once(get(address, { headers, agent: false }), "response");
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

/** Goes to a page, and waits until it is ready. @param {Tab} tab @param {string} page */
export async function load(tab, page) {
  await tab.goto(page);
  await tab.until(
    () =>
      document.readyState === "complete" &&
      (document.documentElement.dataset.ready !== undefined ||
        /\/(rules|examples|404)\b/.test(location.pathname)),
  );
}
