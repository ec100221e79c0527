/**
 * The pool of browsers of a run: test files, each a process of its own, borrow them one after the
 * other, so that a browser is started once for each file that runs at the same time.
 */

import { once } from "node:events";
import { connect, createServer } from "node:net";
import { createInterface } from "node:readline";
import { listen } from "./server.mjs";

/** @import { Running } from "./browsers.mjs" */

/** The variable of the environment that holds the pool's port. */
const PORT = "BROWSER_POOL";

/** Starts a pool for the processes that this one starts. @param {typeof import("./browsers.mjs").start} start */
export async function openPool(start) {
  /** @type {Map<string, Running[]>} The browsers that are not lent, by name and preferences. */
  const idle = new Map();
  const server = createServer(async (socket) => {
    socket.on("error", () => {});
    const lines = createInterface(socket)[Symbol.asyncIterator]();
    const { value: wanted } = await lines.next();
    const { name, preferences } = JSON.parse(wanted);
    try {
      const browser = idle.get(wanted)?.pop() ?? (await start(name, preferences));
      socket.write(`${JSON.stringify({ endpoint: browser.endpoint })}\n`);
      // A file that ends without giving the browser back has left tabs or a session in it.
      if ((await lines.next()).done) await browser.close();
      else idle.set(wanted, [...(idle.get(wanted) ?? []), browser]);
    } catch (error) {
      socket.write(`${JSON.stringify({ error: String(error) })}\n`);
    }
    socket.end();
  });
  process.env[PORT] = String(await listen(server));
  return {
    async close() {
      server.close();
      await Promise.all([...idle.values()].flat().map((browser) => browser.close()));
    },
  };
}

/**
 * Borrows a browser from the pool; null where there is no pool.
 *
 * @param {string} name
 * @param {object} preferences
 * @returns {Promise<Running | null>}
 */
export async function borrow(name, preferences) {
  const port = process.env[PORT];
  if (port === undefined) return null;
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(`${JSON.stringify({ name, preferences })}\n`);
  const lines = createInterface(socket);
  const [line] = await once(lines, "line");
  const { endpoint, error } = JSON.parse(line);
  if (error !== undefined) throw new Error(error);
  return {
    endpoint,
    async close() {
      const closed = once(socket, "close");
      socket.end("done\n");
      await closed;
    },
  };
}
