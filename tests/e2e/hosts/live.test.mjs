/**
 * Live games through nginx and Mosquitto as Debian packages them, with the files of `hosts/`, and whole games between two
 * browsers through Mosquitto. `cargo xtask test --only hosts` runs it.
 */

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, it } from "node:test";
import { WebSocket } from "ws";
import { newSecret } from "../../../www/library/links.js";
import { inBrowsers } from "../support/browsers.mjs";
import { invitation, LIVE, meetUp, playEvening, SECRET } from "../support/live.mjs";
import { HOSTS, start, startMosquitto } from "../support/mosquitto.mjs";
import { install } from "../support/programs.mjs";
import { newGame } from "../support/rules.mjs";
import { freePort } from "../support/server.mjs";
import { stop, wait } from "../support/wait.mjs";

const page = new EventTarget();
Object.assign(globalThis, {
  WebSocket,
  document: page,
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
});
const room = await import("../../../www/play/live/room.js");
const { connect } = await import("../../../www/play/live/mqtt.js");

const folder = mkdtempSync(join(tmpdir(), "pylos-live-"));
/** @type {import("node:child_process").ChildProcess[]} */
const running = [];

let address = "";
/** @type {Awaited<ReturnType<typeof startMosquitto>>} */
let mosquitto;

before(async () => {
  install([{ names: ["nginx"], packages: ["nginx-light"] }]);
  const web = await freePort();
  mosquitto = await startMosquitto(folder);
  const text = readFileSync(new URL("nginx.conf", HOSTS), "utf8");
  writeFileSync(join(folder, "pylos.conf"), text.replace(":9001", `:${mosquitto.port}`));
  writeFileSync(
    join(folder, "nginx.conf"),
    `pid ${folder}/nginx.pid; daemon off; events {}
    http { access_log off; server { listen 127.0.0.1:${web}; include ${folder}/pylos.conf; } }`,
  );
  const words = ["-c", join(folder, "nginx.conf"), "-e", join(folder, "log")];
  running.push(mosquitto.program, await start("nginx", words, web));
  address = `ws://127.0.0.1:${web}/pylos/live`;
});

after(() => Promise.all(running.map(stop)));

/** Somebody in a room, and what they are told. */
function enter() {
  /** @type {any[]} */
  const told = [];
  const entered = room.open(address, SECRET, (event) => told.push(event));
  /** @param {(event: any) => boolean} is */
  const until = (is) => wait(async () => told.some(is));
  return { ...entered, told, until };
}

it("carries letters between two, keeps the last for who comes later, and says who has left", async () => {
  const [ann, bo] = [enter(), enter()];
  await Promise.all([ann, bo].map(({ until }) => until(({ line }) => line === "open")));
  for (const text of ["#one", "#two"]) {
    ann.publish("light", text);
    await bo.until((event) => event.text === text);
  }
  bo.publish("dark", "#three");
  await ann.until(({ text }) => text === "#three");
  const third = enter();
  await third.until(({ line }) => line === "open");
  assert.deepEqual(third.told.flatMap(({ text }) => text ?? []).sort(), ["#three", "#two"]);
  ann.close(null);
  await bo.until(({ what, does }) => what === "here" && does === null);
  await bo.close("dark");
  const left = () => third.told.filter(({ does }) => does === null).length;
  await third.until(() => left() === 2);
  const last = enter();
  await last.until(({ line }) => line === "open");
  assert.deepEqual(
    last.told.flatMap(({ text }) => text ?? []),
    ["#two"],
    "a letter is deleted",
  );
  for (const one of [last, third]) one.close(null);
});

it("tells a stranger nothing of other rooms, whatever they ask for", async () => {
  const ann = enter();
  await ann.until(({ line }) => line === "open");
  let heard = 0;
  for (const [user, filter] of [
    ["x", "#"],
    ["x", "pylos/#"],
    ["x", "pylos/+/light"],
    ["+", "pylos/+/#"],
    ["#", "pylos/#"],
  ]) {
    await new Promise((resolve) => {
      connect({ address, user, filter, last: `pylos/${user}/here/stranger` }, ({ is }) => {
        if (is === "message") heard += 1;
        else resolve(is);
      });
    });
  }
  const bo = enter();
  await bo.until(({ line }) => line === "open");
  ann.publish("light", "#four");
  await bo.until(({ text }) => text === "#four");
  assert.equal(heard, 0);
  for (const one of [ann, bo]) one.close(null);
});

inBrowsers(
  "two people with different browsers and Mosquitto",
  (open) => {
    it("play a whole game, though one reloads and the network is gone for a turn", async () => {
      /** @param {Tab} tab */
      const before = (tab) => {
        tab.site.relay.port = mosquitto.port;
        return LIVE.before?.(tab);
      };
      const { ann, bo } = await meetUp(
        open(invitation("variant=children", newSecret()), { before, other: "chromium" }),
        (link) => open(link, { before }),
      );
      await playEvening(ann, bo, newGame({ variant: "children" }));
    });
  },
  ["firefox", "webkit"],
);
