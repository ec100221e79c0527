// The room at a relay: what one says the others hear, also who comes later; and nothing that a relay or a stranger does makes
// it stop, or grow.

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, test } from "node:test";
import { WebSocket } from "ws";
import { open } from "../../www/play/live/room.js";
import { keysOf } from "../../www/play/live/secret.js";
import { createRelay } from "../e2e/support/relay.mjs";

const SECRET = "0123456789abcdefghijklmnop";

globalThis.WebSocket = WebSocket;
const page = new EventTarget();
globalThis.document = page;
globalThis.addEventListener = page.addEventListener.bind(page);
globalThis.removeEventListener = page.removeEventListener.bind(page);

const relay = createRelay();
const server = createServer();
server.on("upgrade", (request, socket, head) => relay.take(request, socket, head));
server.listen(0, "127.0.0.1");
await once(server, "listening");
const address = `ws://127.0.0.1:${server.address().port}`;
after(() => {
  relay.forget();
  server.close();
});

/** Somebody in the room, with all that they were told. */
function enter(secret = SECRET) {
  const told = [];
  const waiting = new Set();
  const room = open(address, secret, (event) => {
    told.push(event);
    for (const look of waiting) look();
  });
  const until = (is) =>
    new Promise((resolve) => {
      const look = () => {
        const found = told.find(is);
        if (!found) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  return { ...room, told, until };
}

const isOpen = ({ line }) => line === "open";
const says = (text) => (event) => event.text === text;

test("who is in the room hears a letter at once, who comes later hears the last one first", async () => {
  const [ann, bo] = [enter(), enter()];
  await Promise.all([ann.until(isOpen), bo.until(isOpen)]);
  ann.publish("light", "#one");
  await bo.until(says("#one"));
  ann.publish("light", "#two");
  await bo.until(says("#two"));
  assert.equal((await bo.until(({ does }) => does === "light")).what, "here");
  assert.deepEqual(
    ann.told.filter(({ what }) => what === "heard"),
    [],
    "nobody hears themselves",
  );
  const third = enter();
  await third.until(isOpen);
  const heard = third.told.map(({ what, text, line }) => text ?? line ?? what);
  assert.deepEqual(heard.sort(), ["#two", "here", "open"]);
  third.publish(null, "");
  await ann.until(({ does }) => does === "watch");
  ann.close(false);
  await bo.until(({ what, does }) => what === "here" && does === null);
  const other = enter("z".repeat(26));
  await other.until(isOpen);
  assert.equal(other.told.length, 1, "another secret, another room");
  for (const one of [bo, third, other]) one.close(false);
});

test("who has nothing more to say takes the last letter along; others leave it", async () => {
  relay.forget();
  const [ann, bo] = [enter(), enter()];
  await Promise.all([ann.until(isOpen), bo.until(isOpen)]);
  ann.publish("light", "#one");
  await bo.until(says("#one"));
  bo.publish("dark", "#two");
  await ann.until(says("#two"));
  const { room } = await keysOf(SECRET);
  const seats = () => [...relay.kept.keys()].filter((topic) => !topic.includes("/here/"));
  const told = bo.until(({ what, does }) => what === "here" && does === null);
  await ann.close(true);
  await told;
  assert.deepEqual(seats(), [`pylos/${room}/dark`]);
  await bo.close(false);
  const third = enter();
  await third.until(says("#two"));
  third.close(true);
});

test("a connection that breaks is told, and comes back with what was said", async () => {
  relay.forget();
  const ann = enter();
  await ann.until(isOpen);
  ann.publish("light", "#one");
  relay.stop();
  await ann.until(({ line }) => line === "lost");
  relay.isDown = false;
  ann.told.length = 0;
  page.dispatchEvent(new Event("online"));
  await ann.until(isOpen);
  ann.publish("light", "#two");
  const bo = enter();
  await bo.until(says("#two"));
  for (const one of [ann, bo]) one.close(false);
});

test("a flood of garbage neither stops a letter nor is told", async () => {
  relay.forget();
  const [ann, bo] = [enter(), enter()];
  await Promise.all([ann.until(isOpen), bo.until(isOpen)]);
  for (let i = 0; i < 3000; i += 1) {
    const about = [`here/${10_000_000 + i}`, "light", "x", "here/../../y", ""][i % 5];
    relay.shout((room) => `pylos/${room}/${about}`, Buffer.alloc(540, i));
  }
  relay.shout((room) => `pylos/${room}/light`, Buffer.alloc(1_000_000));
  ann.publish("light", "#one");
  await bo.until(says("#one"));
  const others = bo.told.filter(({ what, text }) => what === "heard" && text !== "#one");
  assert.deepEqual(others, []);
  const { room } = await keysOf(SECRET);
  assert.ok([...relay.kept.keys()].every((topic) => topic.startsWith(`pylos/${room}/`)));
  for (const one of [ann, bo]) one.close(false);
});

test("a relay that sends no packets, or endless ones, is left", async () => {
  for (const bytes of [
    [0xff, 0xff, 0xff, 0xff, 0xff],
    [0x30, 0xff, 0xff, 0x7f],
    [0x20, 2, 0, 0x87],
  ]) {
    relay.forget();
    const ann = enter();
    await ann.until(isOpen);
    ann.told.length = 0;
    for (const { socket } of relay.clients) socket.send(Buffer.from(bytes));
    await ann.until(({ line }) => line === "lost");
    ann.close(false);
  }
});
