/**
 * How long a turn takes to reach the other side where many games are live at once:
 * `node e2e/support/many-games.mjs ADDRESS [GAMES [SECONDS [PACE]]]` against a relay, with a turn in each game every PACE seconds.
 */

import { WebSocket } from "ws";
import { newSecret } from "../../../www/library/links.js";

Object.assign(globalThis, { WebSocket });
const { connect } = await import("../../../www/play/live/mqtt.js");

const [address = "ws://127.0.0.1:9001", games = "2000", seconds = "30", pace = "5"] =
  process.argv.slice(2);
/** As long as most letters are. */
const LENGTH = 540;

/** The milliseconds from each turn to the other side. @type {number[]} */
const times = [];

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
          times.push(performance.now() - Buffer.from(told.payload).readDoubleBE());
      },
    );
  });

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
    times.sort((a, b) => a - b);
    const at = (/** @type {number} */ part) => times[Math.floor(times.length * part)]?.toFixed(1);
    console.log(`${times.length} turns; ms: median ${at(0.5)}, 95 % ${at(0.95)}`);
    process.exit();
  },
  Number(seconds) * 1000 + 2000,
);
