// A friend elsewhere on a walk, and the relay between the two: the friend's device runs the page's own part for it.

import { createRelay } from "../../e2e/support/relay.mjs";
import { moduleOf } from "./browser.mjs";

const relay = createRelay();

/** A connection to the relay in the place of the browser's. */
class Socket {
  static OPEN = 1;
  readyState = 0;
  onopen = null;
  onmessage = null;
  onclose = null;
  #hears = {};
  constructor() {
    setTimeout(() => {
      if (relay.isDown) return this.#end();
      this.readyState = 1;
      relay.serve({
        on: (type, act) => (this.#hears[type] = act),
        send: (bytes) => setTimeout(() => this.onmessage?.({ data: new Uint8Array(bytes).buffer })),
        close: () => this.#end(),
        terminate: () => this.#end(),
      });
      this.onopen?.();
    });
  }
  send(bytes) {
    this.#hears.message(Buffer.from(bytes));
  }
  close() {
    this.#end();
  }
  #end() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.#hears.close?.();
    setTimeout(() => this.onclose?.());
  }
}

/** The room of the friend, and what was read there last. */
const friend = { room: null, letter: "" };

/** What a friend does. @type {Record<string, (given: string, tell: (line: string) => void) => unknown>} */
export const FRIEND = {
  async comes(secret, tell) {
    const { open } = await moduleOf("play/live/room.js");
    friend.room = open("wss://relay.test", secret, (told) => {
      if (told.what === "heard") friend.letter = told.text;
      tell(`! the friend learns: ${Object.values(told).join(" ")}`);
    });
  },
  // The last letter and something more; without the question that it has, and in a seat of the friend's own.
  says(more) {
    const said = friend.letter
      .replace(/&ask=[^&]*/, "")
      .replace(/(seats=\w+-)(?=&|$)/, "$1bosplace");
    friend.room.publish("dark", said + more);
  },
  leaves: () => friend.room.close(null),
  stops: () => relay.stop(),
  starts: () => (relay.isDown = false),
};

/** A page that can reach the relay is entered. */
export function prepareRelay() {
  globalThis.WebSocket = /** @type {any} */ (Socket);
}

/** Another walk begins. */
export const forgetRelay = () => relay.forget();
