/**
 * The pool of browsers of a run: test files, each a process of its own, borrow them one after the
 * other, so that a browser is started once for each file that runs at the same time.
 */

import { once } from "node:events";
import { connect, createServer } from "node:net";
import { createInterface } from "node:readline";
import { listen } from "./server.mjs";

/** @import { BrowserName, Running } from "./browsers.mjs" */

/** The variable of the environment that holds the pool's port. */
const PORT = "BROWSER_POOL";

/** Starts a pool for the processes that this one starts. @param {(name: BrowserName) => Promise<Running>} start */
export async function openPool(start) {
  /** The browsers that are not lent, by name. @type {Map<string, Running[]>} */
  const idle = new Map();
  const server = createServer(async (socket) => {
    socket.on("error", () => {});
    const lines = createInterface(socket)[Symbol.asyncIterator]();
    const { value: name } = await lines.next();
    try {
      const browser = idle.get(name)?.pop() ?? (await start(name));
      socket.write(`${browser.endpoint}\n`);
      // A file that ends without giving the browser back has left tabs or a session in it.
      if ((await lines.next()).done) await browser.close();
      else idle.set(name, [...(idle.get(name) ?? []), browser]);
    } catch (error) {
      console.error(error);
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

/** Borrows a browser from the pool; null where there is no pool. @param {BrowserName} name @returns {Promise<Running | null>} */
export async function borrow(name) {
  const port = process.env[PORT];
  if (port === undefined) return null;
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(`${name}\n`);
  const lines = createInterface(socket);
  const [endpoint] = await Promise.race([once(lines, "line"), once(lines, "close")]);
  if (endpoint === undefined) throw new Error(`the pool has no ${name}`);
  return {
    endpoint,
    async close() {
      const closed = once(socket, "close");
      socket.end("done\n");
      await closed;
    },
  };
}
