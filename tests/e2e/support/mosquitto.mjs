/** Mosquitto as Debian packages it, with the files of `hosts/`. */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { install } from "./programs.mjs";
import { freePort } from "./server.mjs";
import { wait } from "./wait.mjs";

export const HOSTS = new URL("../../../tools/site/hosts/", import.meta.url);

/** Starts a program, and waits until it listens. @type {(program: string, words: string[], port: number) => Promise<import("node:child_process").ChildProcess>} */
export async function start(program, words, port) {
  const one = spawn(program, words, { stdio: "inherit" });
  await wait(async () => {
    assert.equal(one.exitCode, null, `${program} has ended`);
    const socket = connect(port, "127.0.0.1");
    const is = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    return is;
  });
  return one;
}

/** @param {string} folder For its files. */
export async function startMosquitto(folder) {
  install([{ names: ["mosquitto"], packages: ["mosquitto"] }]);
  // It has a user of its own.
  chmodSync(folder, 0o777);
  const [plain, port] = [await freePort(), await freePort()];
  copyFileSync(new URL("pylos.acl", HOSTS), join(folder, "pylos.acl"));
  const file = join(folder, "mosquitto.conf");
  const text = readFileSync(new URL("mosquitto.conf", HOSTS), "utf8")
    .replace("listener 1883", `listener ${plain}`)
    .replace("listener 9001", `listener ${port}`)
    .replaceAll("/etc/mosquitto/", `${folder}/`)
    .replace("persistence true", "persistence false");
  writeFileSync(file, text);
  return { port, program: await start("mosquitto", ["-c", file], port) };
}
