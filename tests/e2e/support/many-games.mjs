/**
 * How long a turn takes to reach the other side where many games are live at once, and beside it, how long the broker takes to
 * send a message back to who has sent it: `node e2e/support/many-games.mjs ADDRESS [GAMES [SECONDS [PACE]]]` against a relay,
 * with a turn in each game every PACE seconds.
 */

import { once } from "node:events";
import { WebSocket } from "ws";
import { newSecret } from "../../../www/library/links.js";

Object.assign(globalThis, { WebSocket });
const { connect } = await import("../../../www/play/live/mqtt.js");

const [address = "ws://127.0.0.1:9001", games = "2000", seconds = "30", pace = "5"] =
  process.argv.slice(2);
/** As long as most letters are. */
const LENGTH = 540;

/** The milliseconds from each turn to the other side, and from an echo to who has sent it. @type {Record<"turn" | "echo", number[]>} */
const times = { turn: [], echo: [] };

/** Somebody in a room, who is told the time that each letter has in it. @type {(room: string, name: string) => Promise<ReturnType<typeof connect>>} */
const enter = (room, name) =>
  new Promise((resolve, fail) => {
    const base = `pylos/${room}/`;
    const client = connect(
      { address, user: room, filter: `${base}#`, last: `${base}here/${name}` },
      (told) => {
        if (told.is === "ready") resolve(client);
        else if (told.is === "closed") fail(new Error("the relay lets nobody in"));
        else if (told.payload.length === LENGTH)
          times.turn.push(performance.now() - Buffer.from(told.payload).readDoubleBE());
      },
    );
  });

/** An echo in plain MQTT 3.1.1: who subscribes to their own topic, and gets back what they send. */
async function echo() {
  const room = newSecret();
  const text = (/** @type {string} */ word) => [0, word.length, ...Buffer.from(word)];
  const packet = (/** @type {number} */ type, /** @type {number[]} */ ...body) => {
    const { length } = body;
    const size = length < 128 ? [length] : [(length & 127) | 128, length >> 7];
    return Buffer.from([type, ...size, ...body]);
  };
  const socket = new WebSocket(address, "mqtt");
  await once(socket, "open");
  socket.send(packet(0x10, ...text("MQTT"), 4, 0x82, 0, 60, ...text(room), ...text(room)));
  await once(socket, "message");
  const topic = `pylos/${room}/light`;
  socket.send(packet(0x82, 0, 1, ...text(topic), 0));
  await once(socket, "message");
  let sent = 0;
  socket.on("message", (/** @type {Buffer} */ bytes) => {
    if ((bytes[0] ?? 0) >> 4 === 3) times.echo.push(performance.now() - sent);
  });
  setInterval(() => {
    sent = performance.now();
    socket.send(packet(0x32, ...text(topic), 0, 2, ...Buffer.alloc(LENGTH)));
  }, 250);
}

const rooms = Array.from({ length: Number(games) }, newSecret);
const players = [];
/** How many come at once. */
const CROWD = 50;
for (let i = 0; i < rooms.length; i += CROWD) {
  const pairs = rooms
    .slice(i, i + CROWD)
    .map((room) => Promise.all([enter(room, "aaaaaaaa"), enter(room, "bbbbbbbb")]));
  players.push(...(await Promise.all(pairs)));
}
console.log(`${rooms.length} games are live`);
await echo();
times.turn.length = 0;
const end = performance.now() + Number(seconds) * 1000;
for (const [i, sides] of players.entries()) {
  const room = rooms[i];
  let turn = 0;
  const play = () => {
    const letter = Buffer.alloc(LENGTH);
    letter.writeDoubleBE(performance.now());
    sides[turn % 2]?.publish(`pylos/${room}/${turn % 2 === 0 ? "light" : "dark"}`, letter, 3600);
    turn += 1;
    if (performance.now() < end) setTimeout(play, Number(pace) * 1000);
  };
  setTimeout(play, Math.random() * Number(pace) * 1000);
}
setTimeout(
  () => {
    for (const [what, all] of Object.entries(times)) {
      all.sort((a, b) => a - b);
      const at = (/** @type {number} */ part) => all[Math.floor(all.length * part)]?.toFixed(1);
      console.log(`${all.length} × ${what}; ms: median ${at(0.5)}, 95 % ${at(0.95)}`);
    }
    process.exit();
  },
  Number(seconds) * 1000 + 2000,
);
