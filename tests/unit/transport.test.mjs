// The room at a relay: what one says the others hear, also who comes later; and nothing that a relay or a stranger does makes
// it stop, or grow.

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, test } from "node:test";
import { WebSocket } from "ws";
import { USUAL } from "../../www/game/rule-options.js";
import * as links from "../../www/library/links.js";
import { forget } from "../../www/play/friend/friend.js";
import { connect } from "../../www/play/live/mqtt.js";
import { open } from "../../www/play/live/room.js";
import { keysOf } from "../../www/play/live/secret.js";
import { SECRET } from "../e2e/support/live.mjs";
import { createRelay } from "../e2e/support/relay.mjs";
import { install } from "./support/storage.mjs";
import { until } from "./support/worker.mjs";

/** In a browser, an error of a socket that is closed while it connects goes nowhere. */
globalThis.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.on("error", () => {});
  }
};
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
const isGone = ({ what, does }) => what === "here" && does === null;

/** Two in an empty room. */
async function meet() {
  relay.forget();
  const both = [enter(), enter()];
  await Promise.all(both.map(({ until }) => until(isOpen)));
  return both;
}

test("nobody hears themselves, and another secret is another room", async () => {
  const [ann, bo] = await meet();
  ann.publish("light", "#one");
  await bo.until(says("#one"));
  assert.ok(!ann.told.some(({ what }) => what === "heard"));
  const other = enter("z".repeat(26));
  await other.until(isOpen);
  assert.equal(other.told.length, 1);
  for (const one of [ann, bo, other]) one.close(null);
});

test("who has nothing more to say takes the last letter along; others leave it", async () => {
  const [ann, bo] = await meet();
  ann.publish("light", "#one");
  await bo.until(says("#one"));
  bo.publish("dark", "#two");
  await ann.until(says("#two"));
  const { room } = await keysOf(SECRET);
  const seats = () => [...relay.kept.keys()].filter((topic) => !topic.includes("/here/"));
  const told = bo.until(isGone);
  await ann.close("light");
  await told;
  assert.deepEqual(seats(), [`pylos/${room}/dark`]);
  await bo.close(null);
  const third = enter();
  await third.until(says("#two"));
  third.close("light");
});

test("a connection that breaks is told, and comes back with what was said", async () => {
  relay.forget();
  const ann = enter();
  await ann.until(isOpen);
  ann.publish("light", "#one");
  for (const isTold of [true, false]) {
    relay.stop();
    await ann.until(({ line }) => line === "lost");
    relay.isDown = false;
    ann.told.length = 0;
    if (isTold) page.dispatchEvent(new Event("online"));
    await ann.until(isOpen);
  }
  ann.publish("light", "#two");
  const bo = enter();
  await bo.until(says("#two"));
  await bo.until(({ does }) => does === "light");
  // A page that is left leaves the room, and is there again when it is shown again.
  bo.told.length = 0;
  page.dispatchEvent(new Event("pagehide"));
  await bo.until(({ line }) => line === "lost");
  bo.told.length = 0;
  page.dispatchEvent(new Event("pageshow"));
  await bo.until(isOpen);
  for (const one of [ann, bo]) one.close(null);
});

test("the relay is tried again after a second, then after twice as long each time; once it was there, after a second", async (context) => {
  relay.forget();
  const pauses = [];
  const { setTimeout: later } = globalThis;
  context.mock.method(Math, "random", () => 1);
  context.mock.method(globalThis, "setTimeout", (act, time, ...more) => {
    const isPause = [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000].includes(time);
    if (isPause) pauses.push(time / 1000);
    return later(act, isPause ? 0 : time, ...more);
  });
  const ann = enter();
  context.after(() => ann.close(null));
  for (const most of [7, 1]) {
    await ann.until(isOpen);
    pauses.length = 0;
    relay.stop();
    await ann.until(({ line }) => line === "lost" && pauses.length > most);
    assert.deepEqual(pauses.slice(0, most), [1, 2, 4, 8, 16, 32, 60].slice(0, most));
    ann.told.length = 0;
    relay.isDown = false;
  }
});

test("a flood of garbage neither stops a letter nor is told", { timeout: 20_000 }, async () => {
  const [ann, bo] = await meet();
  for (let i = 0; i < 3000; i += 1) {
    const about = [`here/${10_000_000 + i}`, "light", "x", "here/../../y", ""][i % 5];
    relay.shout((room) => `pylos/${room}/${about}`, Buffer.alloc(540, i));
  }
  relay.shout((room) => `pylos/${room}/light`, Buffer.alloc(1_000_000));
  ann.publish("light", "#one");
  await bo.until(says("#one"));
  ann.publish("light", "#two");
  await bo.until(says("#two"));
  const isOther = ({ text, does }) => !["#one", "#two"].includes(text) && does !== "light";
  const others = bo.told.filter(isOther);
  assert.deepEqual(
    others.map(({ line }) => line),
    ["open"],
  );
  const { room } = await keysOf(SECRET);
  assert.ok([...relay.kept.keys()].every((topic) => topic.startsWith(`pylos/${room}/`)));
  for (const one of [ann, bo]) one.close(null);
});

test("a relay that sends no packets, or endless ones, is left", async () => {
  for (const bytes of [
    [0xff, 0xff, 0xff, 0xff, 0xff],
    [0x30, 0xff, 0xff, 0x7f],
    [0x20, 2, 0, 0x87],
    [0xe0, 1, 0x8e],
  ]) {
    relay.forget();
    const ann = enter();
    await ann.until(isOpen);
    ann.told.length = 0;
    // In pieces.
    for (const { socket } of relay.clients) {
      for (const byte of bytes) socket.send(Buffer.from([byte]));
    }
    await ann.until(({ line }) => line === "lost");
    ann.close(null);
  }
});

test("a relay that does not answer any more is left", { timeout: 20_000 }, async (context) => {
  relay.forget();
  const ann = enter();
  await ann.until(isOpen);
  for (const { socket } of relay.clients) socket.pause();
  const { setTimeout: later } = globalThis;
  context.mock.method(globalThis, "setTimeout", (act, time, ...more) =>
    later(act, time === 10_000 ? 10 : time, ...more),
  );
  page.dispatchEvent(new Event("online"));
  await ann.until(({ line }) => line === "lost");
  ann.close(null);
});

test("a relay that has answered is not waited for any more", async (context) => {
  const awaited = new Set();
  const { setTimeout: later, clearTimeout: never } = globalThis;
  context.mock.method(globalThis, "setTimeout", (act, time, ...more) => {
    const timer = later(act, time, ...more);
    if (time === 10_000) awaited.add(timer);
    return timer;
  });
  context.mock.method(globalThis, "clearTimeout", (timer) => {
    awaited.delete(timer);
    never(timer);
  });
  for (const one of await meet()) one.close(null);
  assert.equal(awaited.size, 0);
});

test("nothing is told that comes behind the end of a connection", async () => {
  relay.forget();
  const ann = enter();
  await ann.until(isOpen);
  ann.told.length = 0;
  const { room } = await keysOf(SECRET);
  const topic = Buffer.from(`pylos/${room}/here/abcdefgh`);
  const gone = [0x30, topic.length + 3, 0, topic.length, ...topic, 0];
  for (const { socket } of relay.clients) socket.send(Buffer.from([0xe0, 1, 0x8e, ...gone]));
  await ann.until(isOpen);
  assert.ok(!ann.told.some(({ what }) => what === "here"));
  ann.close(null);
});

test("the relay is asked for what docs/hosting.md promises", async () => {
  const [ann, bo] = await meet();
  ann.publish("light", "#one");
  await bo.until(says("#one"));
  const gone = bo.until(isGone);
  await ann.close(null);
  await gone;
  const { room } = await keysOf(SECRET);
  const told = (first) => relay.heard.filter((bytes) => bytes[0] === first);
  const [hello] = told(0x10);
  const head = [0, 4, ...Buffer.from("MQTT"), 5, 0xae, 0, 100, 5, 0x27, 0, 0, 0x40, 0, 0, 20];
  assert.deepEqual([...hello.subarray(3, 3 + head.length)], head, "a will; 100 s; at most 16 KB");
  assert.equal(told(0x82)[0].at(-1), 5, "at least once, and not what it says itself");
  const topic = Buffer.from(`pylos/${room}/light`);
  const letter = told(0x33).find((bytes) => bytes.includes(topic));
  const at = letter.indexOf(topic) + topic.length + 2;
  assert.deepEqual([...letter.subarray(at, at + 6)], [5, 2, 0, 0x27, 0x8d, 0], "for 30 days");
  assert.ok(told(0x40).length > 0, "what has arrived");
  assert.deepEqual([...told(0xe0)[0]], [0xe0, 1, 4], "the end, with the will");
  bo.close(null);
});

test("who leaves before the relay answers, or may not be in a room, is not there", async () => {
  relay.forget();
  const ann = enter();
  ann.close(null);
  const bo = enter();
  await bo.until(isOpen);
  assert.equal(relay.clients.size, 1);
  bo.close(null);
  const options = { address, user: "x", filter: "pylos/y/#", last: "pylos/x/here/abcdefgh" };
  const told = await new Promise((resolve) => connect(options, ({ is }) => resolve(is)));
  assert.equal(told, "closed");
});

test("who removes all games deletes what was said in their rooms, and in no other room", async () => {
  relay.forget();
  install();
  globalThis.fetch = async () => Response.json({ relay: address });
  const game = { ...links.NO_MOVES, rules: { ...USUAL, variant: "standard" } };
  const seats = () => [...relay.kept.keys()].filter((topic) => /(light|dark)$/.test(topic));
  const rooms = [];
  for (const id of ["first", "other", "third"]) {
    const live = `${id}${SECRET}`.slice(0, 26);
    links.write({ link: { ...links.NEW_LINK, id, live, address: game }, you: "light", sent: 0 });
    const ann = enter(live);
    await ann.until(isOpen);
    for (const seat of ["light", "dark"]) ann.publish(seat, `#${seat}`);
    const count = rooms.push((await keysOf(live)).room);
    await until(() => seats().length === 2 * count);
    await ann.close(null);
  }
  const [first, other, third] = rooms.map((room) => `pylos/${room}`);
  await forget([{ id: "friend-first" }, { id: "links-other" }, { id: "against-a-level" }]);
  await until(() => relay.clients.size === 0);
  const left = [`${first}/dark`, `${other}/dark`, `${third}/light`, `${third}/dark`];
  assert.deepEqual(seats().sort(), left.sort(), "what the friend has said stays");
});
