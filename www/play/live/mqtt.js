/**
 * A client of MQTT 5 over WebSocket, as much of it as a live game needs: one subscription, retained messages that expire, and
 * a last message that the server sends when the connection breaks (https://docs.oasis-open.org/mqtt/mqtt/v5.0/).
 */

import { newId } from "../../library/links.js";

/** The most bytes of a packet, which the server is told too. */
const LARGEST = 16 * 1024;
/** Seconds without a packet after which each side looks whether the other is there. */
const ALIVE = 50;

/** The first byte of each kind of packet. */
const TYPE = {
  ...{ connect: 0x10, connected: 0x20, publish: 0x30, published: 0x40, subscribe: 0x82 },
  ...{ subscribed: 0x90, ping: 0xc0, pong: 0xd0, disconnect: 0xe0 },
};
/** At least once, and retained. */
const KEPT = 0x02 | 0x01;
/** Clean start, a retained last message (at least once), and a name of the user. */
const FLAGS = 0x02 | 0x04 | 0x08 | 0x20 | 0x80;
/** Not the own messages, others at least once. */
const OTHERS = 0x04 | 0x01;

/** @type {(value: number) => number[]} */
const two = (value) => [(value >> 8) & 255, value & 255];
/** @type {(value: number) => number[]} */
const four = (value) => [...two(value >>> 16), ...two(value)];
/** @type {(text: string) => number[]} */
function text(text) {
  const bytes = new TextEncoder().encode(text);
  return [...two(bytes.length), ...bytes];
}

/** A number in as many bytes of 7 bits as it needs. @type {(value: number) => number[]} */
const variable = (value) =>
  value < 128 ? [value] : [(value & 127) | 128, ...variable(value >> 7)];

/** @param {number} type @param {number[]} body */
const packet = (type, body = []) => new Uint8Array([type, ...variable(body.length), ...body]);

/** Such a number at a place of a packet, and where it ends; null: it is not whole. @type {(bytes: Uint8Array, at: number) => [value: number, end: number] | null} */
function variableAt(bytes, at) {
  let value = 0;
  for (let i = 0; i < 4; i += 1) {
    const byte = bytes[at + i];
    if (byte === undefined) return null;
    value += (byte & 127) << (7 * i);
    if (byte < 128) return [value, at + i + 1];
  }
  return [Number.POSITIVE_INFINITY, at];
}

/**
 * `user`: the name that rules of access know (docs/hosting.md); `last`: where the server sends an empty message in the end.
 * @typedef {{ address: string, user: string, filter: string, last: string }} Options
 */

/**
 * What is told: the subscription stands and all retained messages have come; a message; the connection is gone, or did not come.
 * @typedef {{ is: "ready" } | { is: "message", topic: string, payload: Uint8Array } | { is: "closed" }} Told
 */

/** @type {(options: Options, tell: (told: Told) => void) => { publish: (topic: string, payload: Uint8Array, seconds: number) => void, check: () => void, close: () => void }} */
export function connect({ address, user, filter, last }, tell) {
  const socket = new WebSocket(address, "mqtt");
  socket.binaryType = "arraybuffer";
  /** @type {{ rest: Uint8Array, ids: number, isReady: boolean, isAnswered: boolean, timer?: ReturnType<typeof setTimeout> }} */
  const state = { rest: new Uint8Array(), ids: 1, isReady: false, isAnswered: false };

  const send = (/** @type {Uint8Array<ArrayBuffer>} */ bytes) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(bytes);
  };

  /** Closes a connection that says nothing for too long. @param {number} seconds */
  function expect(seconds) {
    clearTimeout(state.timer);
    state.timer = setTimeout(check, seconds * 1000);
  }

  function check() {
    if (!state.isAnswered) return end();
    state.isAnswered = false;
    send(packet(TYPE.ping));
    expect(10);
  }

  function end() {
    clearTimeout(state.timer);
    socket.close();
    if (socket.onclose === null) return;
    Object.assign(socket, { onopen: null, onmessage: null, onclose: null });
    tell({ is: "closed" });
  }

  /** @type {(type: number, body: Uint8Array) => void} */
  function take(type, body) {
    const kind = type & 0xf0;
    if (kind === TYPE.connected) {
      if (body[1] !== 0) return end();
      send(packet(TYPE.subscribe, [0, 1, 0, ...text(filter), OTHERS]));
    } else if (kind === TYPE.subscribed) {
      if ((body.at(-1) ?? 255) >= 128) return end();
      // The retained messages come before the answer.
      check();
    } else if (kind === TYPE.publish) {
      const end = 2 + ((body[0] << 8) | body[1]);
      // One that wants an answer has a number.
      const id = body.subarray(end, (type & 0x06) === 0 ? end : end + 2);
      if (id.length > 0) send(packet(TYPE.published, [...id]));
      const [properties, start] = variableAt(body, end + id.length) ?? [0, end];
      const topic = new TextDecoder().decode(body.subarray(2, end));
      tell({ is: "message", topic, payload: body.subarray(start + properties) });
    } else if (kind === TYPE.pong && !state.isReady) {
      state.isReady = true;
      tell({ is: "ready" });
    } else if (kind === TYPE.disconnect) end();
  }

  socket.onopen = () => {
    const head = [...text("MQTT"), 5, FLAGS, ...two(ALIVE * 2), 5, 0x27, ...four(LARGEST)];
    const who = [...text(newId(20)), 0, ...text(last), 0, 0, ...text(user)];
    send(packet(TYPE.connect, [...head, ...who]));
  };
  socket.onmessage = ({ data }) => {
    state.isAnswered = true;
    expect(ALIVE);
    state.rest = new Uint8Array([...state.rest, ...new Uint8Array(data)]);
    for (;;) {
      const { rest } = state;
      const [length, start] = variableAt(rest, 1) ?? [0, Number.POSITIVE_INFINITY];
      if (length > LARGEST) return end();
      if (start + length > rest.length) return;
      state.rest = rest.subarray(start + length);
      take(rest[0], rest.subarray(start, start + length));
      if (socket.onclose === null) return;
    }
  };
  socket.onclose = end;
  expect(10);

  return {
    publish(topic, payload, seconds) {
      state.ids = (state.ids % 65_535) + 1;
      const body = [...text(topic), ...two(state.ids), 5, 0x02, ...four(seconds), ...payload];
      send(packet(TYPE.publish | KEPT, body));
    },
    check: () => void (state.isAnswered && check()),
    close() {
      // The server sends the last message.
      send(packet(TYPE.disconnect, [0x04]));
      end();
    },
  };
}
