/**
 * The transport of live games: a room at the relay, in which each seat has one letter, the last that its player has said, and
 * each device one that says that it is there. Whoever comes gets all of them; so nothing depends on order, loss or repetition.
 * @import { Player } from "../../board/types.js"
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
 * `publish`: says the last letter of a seat; null: of somebody who watches. `close`: leaves; `isOver`: with nothing more to say.
 * @typedef {{ publish: (player: Player | null, link: string) => void, close: (isOver: boolean) => Promise<void> }} Transport
 */

const pause = (/** @type {number} */ milliseconds) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @type {(relay: string, secret: string, tell: (told: Told) => void) => Transport} */
export function open(relay, secret, tell) {
  const here = `here/${newId()}`;
  const keys = keysOf(secret);
  /** The letters that have come, by what they are about. @type {Map<string, Uint8Array>} */
  const inbox = new Map();
  const state = {
    ...{ isReady: false, isOver: false, isReading: false, isWriting: false, tries: 0, does: "" },
    line: /** @type {ReturnType<typeof connect> | null} */ (null),
    said: /** @type {{ player: Player | null, link: string } | null} */ (null),
    timer: /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined),
  };

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
        if (ABOUT.test(about) && isKnown) inbox.set(about, told.payload.slice());
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

  /** Reads one letter after the other; the room is open when the retained ones are read. */
  async function read() {
    if (state.isReading) return;
    state.isReading = true;
    for (const [about, letter] of inbox) {
      inbox.delete(about);
      const text = letter.length > 0 ? await (await keys).open(letter, about) : null;
      if (state.isOver) return;
      const who = about.replace("here/", "");
      const isHere = who !== about;
      const does = DOES.find((one) => one === text) ?? null;
      if (isHere && (does || letter.length === 0)) tell({ what: "here", who, does });
      if (!isHere && text !== null)
        tell({ what: "heard", player: /** @type {Player} */ (who), text });
      await pause(PACE);
    }
    state.isReading = false;
    if (!state.isReady || state.line === null) return;
    state.isReady = false;
    state.tries = 0;
    tell({ what: "line", line: "open" });
  }

  /** Says the last letter, and who is here. */
  async function write() {
    if (state.isWriting) return;
    state.isWriting = true;
    const { room, close } = await keys;
    for (let said = null; state.said && said !== state.said && state.line; ) {
      const { line } = state;
      said = state.said;
      const { player, link } = said;
      /** @type {(about: string, text: string, seconds: number) => Promise<void>} */
      const put = async (about, text, seconds) =>
        line.publish(`pylos/${room}/${about}`, await close(text, about), seconds);
      if (player) await put(player, link, KEPT);
      const does = player ?? "watch";
      if (does !== state.does) await put(here, does, HERE);
      // What went to a line that was lost meanwhile was not heard.
      if (line === state.line) state.does = does;
      await pause(PACE);
    }
    state.isWriting = false;
  }

  /** After sleep, or when the network is back. */
  const wake = () => {
    if (state.line) state.line.check();
    else call();
  };
  const leave = () => state.line?.close();
  const until = new AbortController();
  for (const type of ["online", "pageshow"]) addEventListener(type, wake, until);
  document.addEventListener("visibilitychange", wake, until);
  addEventListener("pagehide", leave, until);
  call();

  return {
    publish(player, link) {
      state.said = { player, link };
      write();
    },
    async close(isOver) {
      state.isOver = true;
      clearTimeout(state.timer);
      until.abort();
      const { room } = await keys;
      const { player } = state.said ?? {};
      // The relay forgets a letter that is empty.
      if (isOver && player) state.line?.publish(`pylos/${room}/${player}`, new Uint8Array(), KEPT);
      leave();
    },
  };
}
