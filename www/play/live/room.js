/**
 * The transport of live games: a room at the relay, in which each seat has one letter, the last that its player has said, and
 * each device one that says that it is there. Whoever comes gets all of them; so nothing depends on order, loss or repetition.
 * @import { Player } from "../../board/types.js"
 * @import { Keys } from "./secret.js"
 */

import { newId } from "../../library/links.js";
import { connect } from "./mqtt.js";
import { keysOf } from "./secret.js";

/** Seconds that a seat's letter is kept after the last one, and that of a device. */
const [KEPT, HERE] = [30 * 86_400, 86_400];
/** Milliseconds between two letters that are read or written: more often nobody plays, whatever arrives. */
const PACE = 25;
/** The most seconds until the relay is tried again. */
const MOST = 60;
/** Letters that wait, and are not read yet: the last of each sender. */
const WAITING = 24;

const DOES = /** @type {const} */ (["light", "dark", "watch"]);
const ABOUT = /^(?:light|dark|here\/[a-z0-9]{8})$/;

/**
 * The connection changes; a device is there, and does something, or has gone; a letter from a seat.
 * @typedef {{ what: "line", line: "open" | "lost" } | { what: "here", who: string, does: Player | "watch" | null }
 *   | { what: "heard", player: Player, text: string }} Told
 */

/**
 * `publish`: says the last letter of a seat; null: of somebody who watches. `close`: leaves, and deletes the letter of a seat.
 * @typedef {{ publish: (player: Player | null, link: string) => void, close: (player: Player | null) => Promise<void> }} Transport
 */

/** @type {(relay: string, secret: string, tell: (told: Told) => void) => Transport} */
export function open(relay, secret, tell) {
  const here = `here/${newId()}`;
  const keys = keysOf(secret);
  /** What has come, by what it is about. @type {Map<string, Uint8Array>} */
  const inbox = new Map();
  /** What is to be said. @type {Map<string, string>} */
  const outbox = new Map();
  const state = {
    ...{ isReady: false, isOver: false, tries: 0, does: "" },
    busy: new Set(),
    line: /** @type {ReturnType<typeof connect> | null} */ (null),
    timer: /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined),
  };

  /** Empties a box, one letter after the other. @type {<T>(box: Map<string, T>, use: (about: string, letter: T, keys: Keys) => Promise<void>) => Promise<void>} */
  async function empty(box, use) {
    if (state.busy.has(box)) return;
    state.busy.add(box);
    for (const [about, letter] of box) {
      box.delete(about);
      await use(about, letter, await keys);
      await new Promise((resolve) => setTimeout(resolve, PACE));
    }
    state.busy.delete(box);
  }

  async function call() {
    clearTimeout(state.timer);
    const { room } = await keys;
    if (state.isOver || state.line) return;
    const base = `pylos/${room}/`;
    const options = { address: relay, user: room, filter: `${base}#`, last: base + here };
    state.line = connect(options, (told) => {
      if (told.is === "closed") return lose();
      if (told.is === "message") {
        const about = told.topic.slice(base.length);
        const isKnown = !about.includes("/") || inbox.has(about) || inbox.size < WAITING;
        if (ABOUT.test(about) && isKnown) inbox.set(about, told.payload);
      } else state.isReady = true;
      read();
    });
  }

  function lose() {
    Object.assign(state, { line: null, does: "" });
    if (state.isOver) return;
    tell({ what: "line", line: "lost" });
    const seconds = Math.min(MOST, 2 ** state.tries++) * (0.5 + Math.random() / 2);
    state.timer = setTimeout(call, seconds * 1000);
  }

  /** The room is open when the letters that the relay has kept are read. */
  async function read() {
    await empty(inbox, async (about, letter, { open }) => {
      const text = letter.length > 0 ? await open(letter, about) : null;
      if (state.isOver) return;
      const who = about.replace("here/", "");
      const does = DOES.find((one) => one === text) ?? null;
      if (who === about && text !== null)
        tell({ what: "heard", player: /** @type {Player} */ (who), text });
      if (who !== about && (does || letter.length === 0)) tell({ what: "here", who, does });
    });
    if (!state.isReady || state.line === null || state.busy.has(inbox)) return;
    Object.assign(state, { isReady: false, tries: 0 });
    tell({ what: "line", line: "open" });
  }

  const write = () =>
    empty(outbox, async (about, text, { room, close }) => {
      const { line } = state;
      const letter = await close(text, about);
      line?.publish(`pylos/${room}/${about}`, letter, about === here ? HERE : KEPT);
    });

  /** After sleep, or when the network is back. */
  const wake = () => (state.line ? state.line.check() : call());
  const leave = () => state.line?.close();
  const until = new AbortController();
  for (const type of ["online", "pageshow"]) addEventListener(type, wake, until);
  document.addEventListener("visibilitychange", wake, until);
  addEventListener("pagehide", leave, until);
  call();

  return {
    publish(player, link) {
      const does = player ?? "watch";
      if (player) outbox.set(player, link);
      if (does !== state.does) outbox.set(here, does);
      state.does = does;
      write();
    },
    async close(player) {
      state.isOver = true;
      clearTimeout(state.timer);
      until.abort();
      const { room } = await keys;
      // The relay forgets a letter that is empty.
      if (player) state.line?.publish(`pylos/${room}/${player}`, new Uint8Array(), KEPT);
      leave();
    },
  };
}
