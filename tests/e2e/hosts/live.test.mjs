/**
 * Live games through nginx and Mosquitto as Debian packages them, with the files of `hosts/`. `cargo xtask test --only hosts`
 * runs it.
 */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { connect as reach } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, it } from "node:test";
import { WebSocket } from "ws";
import { install } from "../support/programs.mjs";
import { freePort } from "../support/server.mjs";
import { stop, wait } from "../support/wait.mjs";

const HOSTS = new URL("../../../tools/site/hosts/", import.meta.url);
const SECRET = "0123456789abcdefghijklmnop";

const page = new EventTarget();
Object.assign(globalThis, {
  WebSocket,
  document: page,
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
});
const { open } = await import("../../../www/play/live/room.js");
const { connect } = await import("../../../www/play/live/mqtt.js");

const folder = mkdtempSync(join(tmpdir(), "pylos-live-"));
const file = (/** @type {string} */ name) => readFileSync(new URL(name, HOSTS), "utf8");

/** Programs that run. @type {import("node:child_process").ChildProcess[]} */
const running = [];

/** Starts a program, and waits until it listens. @type {(program: string, words: string[], port: number) => Promise<void>} */
async function start(program, words, port) {
  const one = spawn(program, words, { stdio: "inherit" });
  running.push(one);
  await wait(async () => {
    assert.equal(one.exitCode, null, `${program} has ended`);
    const socket = reach(port, "127.0.0.1");
    const is = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    return is;
  });
}

let address = "";

before(async () => {
  install([
    { names: ["nginx"], packages: ["nginx-light"] },
    { names: ["mosquitto"], packages: ["mosquitto"] },
  ]);
  chmodSync(folder, 0o777);
  const [web, plain, socket] = [await freePort(), await freePort(), await freePort()];
  writeFileSync(join(folder, "pylos.acl"), file("pylos.acl"));
  writeFileSync(
    join(folder, "mosquitto.conf"),
    file("mosquitto.conf")
      .replace("listener 1883", `listener ${plain}`)
      .replace("listener 9001", `listener ${socket}`)
      .replaceAll("/etc/mosquitto/", `${folder}/`)
      .replace("persistence true", "persistence false"),
  );
  writeFileSync(join(folder, "pylos.conf"), file("nginx.conf").replace(":9001", `:${socket}`));
  writeFileSync(
    join(folder, "nginx.conf"),
    `pid ${folder}/nginx.pid; daemon off; events {}
    http { access_log off; server { listen 127.0.0.1:${web}; include ${folder}/pylos.conf; } }`,
  );
  await start("mosquitto", ["-c", join(folder, "mosquitto.conf")], socket);
  await start("nginx", ["-c", join(folder, "nginx.conf"), "-e", join(folder, "log")], web);
  address = `ws://127.0.0.1:${web}/pylos/live`;
});

after(() => Promise.all(running.map(stop)));

/** Somebody in a room, and what they are told. */
function enter() {
  /** @type {any[]} */
  const told = [];
  const room = open(address, SECRET, (event) => told.push(event));
  /** @param {(event: any) => boolean} is */
  const until = (is) => wait(async () => told.some(is));
  return { ...room, told, until };
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
  ann.close(false);
  await bo.until(({ what, does }) => what === "here" && does === null);
  for (const one of [bo, third]) one.close(false);
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
  for (const one of [ann, bo]) one.close(false);
});
