// Serves the sources of the site on this machine, as the browser tests have them: `cargo xtask serve`.
//
//     node e2e/support/serve.mjs [--port N] [--relay]

import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startMosquitto } from "./mosquitto.mjs";
import { DIST, SITE, SOLUTIONS, serveSite } from "./server.mjs";

const { values } = parseArgs({
  options: { port: { type: "string", default: "8080" }, relay: { type: "boolean" } },
});
const site = await serveSite(Number(values.port)).catch(() => serveSite());
// Solutions made on this machine are served as if they were in the site.
const target = join(DIST, "../..");
site.host.folders = [target, SITE];
const lists = [SITE, target].map((folder) => join(folder, SOLUTIONS)).filter(existsSync);
const all = lists.map((file) => JSON.parse(readFileSync(file, "utf8")));
site.instead.set(SOLUTIONS, JSON.stringify(Object.assign({}, ...all)));
if (values.relay) {
  const { port } = await startMosquitto(mkdtempSync(join(tmpdir(), "pylos-relay-")));
  site.relay.port = port;
  site.instead.set("host.json", JSON.stringify({ lines: [], relay: "live" }));
}
console.log(`\nPylos is served at ${site.address} (Ctrl+C stops)`);
