/**
 * A relay for live games: as much of a broker of MQTT 5 over WebSocket as a browser asks for, with the access rule of
 * docs/hosting.md. `cargo xtask test --only hosts` has Mosquitto in its place.
 */

import { connect } from "node:net";
import { WebSocketServer } from "ws";

/** @typedef {{ topic: string, payload: Buffer }} Message */
/** @typedef {{ socket: Pick<import("ws").WebSocket, "on" | "send" | "close" | "terminate">, user: string, filter: string, largest: number, last: Message | null }} Client */

/** A number of 7 bits a byte, and where it ends. @type {(bytes: Buffer, at: number) => [value: number, end: number]} */
function variableAt(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++] ?? 0;
    value += (byte & 127) << shift;
    if (byte < 128) return [value, at];
  }
}

/** @type {(value: number) => number[]} */
const variable = (value) =>
  value < 128 ? [value] : [(value & 127) | 128, ...variable(value >> 7)];

/** @type {(type: number, ...parts: (Buffer | number[])[]) => Buffer} */
function packet(type, ...parts) {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from([type, ...variable(body.length)]), body]);
}

/** Reads the fields of a packet one after the other. @param {Buffer} body */
function reader(body) {
  let at = 0;
  const take = (/** @type {number} */ length) => {
    at += length;
    return body.subarray(at - length, at);
  };
  const number = () => take(2).readUInt16BE();
  return {
    take,
    number,
    field: () => take(number()),
    properties() {
      const [length, end] = variableAt(body, at);
      at = end;
      return take(length);
    },
    rest: () => body.subarray(at),
  };
}

export function createRelay() {
  const server = new WebSocketServer({ noServer: true, handleProtocols: () => "mqtt" });
  /** @type {Set<Client>} */
  const clients = new Set();
  /** What is retained, by topic. @type {Map<string, Buffer>} */
  const kept = new Map();
  /** The connections to another broker. @type {Set<import("node:stream").Duplex>} */
  const led = new Set();
  const relay = {
    kept,
    clients,
    /** The port of a broker that takes the place of this one; 0: none. */
    port: 0,
    /** Whether nobody is let in. */
    isDown: false,
    /** All that the relay was told. @type {Buffer[]} */
    heard: [],
    /** @type {(request: import("node:http").IncomingMessage, socket: import("node:stream").Duplex, head: Buffer) => void} */
    take(request, socket, head) {
      if (relay.isDown) socket.destroy();
      else if (relay.port > 0) lead(request, socket);
      else server.handleUpgrade(request, socket, head, serve);
    },
    serve,
    /** Closes all connections, and lets nobody in. */
    stop() {
      relay.isDown = true;
      for (const { socket } of clients) socket.terminate();
      for (const socket of led) socket.destroy();
    },
    /** Sends something to everybody in all rooms. @type {(topic: (room: string) => string, payload: Buffer) => void} */
    shout(topic, payload) {
      for (const { user } of [...clients]) publish({ topic: topic(user), payload }, null);
    },
    forget() {
      relay.stop();
      relay.isDown = false;
      relay.heard = [];
      clients.clear();
      kept.clear();
    },
  };

  /** @type {(request: import("node:http").IncomingMessage, socket: import("node:stream").Duplex) => void} */
  function lead({ rawHeaders }, socket) {
    const broker = connect(relay.port, "127.0.0.1");
    const ends = [socket, broker];
    for (const end of ends) {
      led.add(end);
      end.on("error", () => {});
      end.on("close", () => {
        for (const one of ends) one.destroy();
        led.delete(end);
      });
    }
    const fields = rawHeaders.map((word, i) => word + (i % 2 === 0 ? ": " : "\r\n"));
    broker.write(`GET / HTTP/1.1\r\n${fields.join("")}\r\n`);
    socket.pipe(broker).pipe(socket);
  }

  /** @type {(client: Client, message: Message, isKept?: boolean) => void} */
  function send({ socket, largest }, { topic, payload }, isKept = false) {
    const name = Buffer.from(topic);
    const head = [0, name.length, ...name, 0, 1, 0];
    if (payload.length < largest) socket.send(packet(0x32 | Number(isKept), head, payload));
  }

  /** @type {(message: Message, from: Client | null) => void} */
  function publish(message, from) {
    const { topic, payload } = message;
    if (payload.length === 0) kept.delete(topic);
    else kept.set(topic, payload);
    for (const client of clients) {
      if (client !== from && topic.startsWith(client.filter)) send(client, message);
    }
  }

  /** @param {Pick<import("ws").WebSocket, "on" | "send" | "close" | "terminate">} socket */
  function serve(socket) {
    /** @type {Client} */
    const client = { socket, user: "", filter: "-", largest: 0, last: null };
    clients.add(client);
    /** A client has the room of its name, and no other. @param {string} topic */
    const isOwn = (topic) => client.user !== "" && topic.startsWith(`pylos/${client.user}/`);

    /** @type {Record<number, (fields: ReturnType<typeof reader>) => unknown>} */
    const packets = {
      1(fields) {
        fields.field();
        fields.take(4);
        client.largest = fields.properties().readUInt32BE(1);
        fields.field();
        fields.properties();
        client.last = { topic: fields.field().toString(), payload: fields.field() };
        client.user = fields.field().toString();
        socket.send(packet(0x20, [0, 0, 0]));
      },
      3(fields) {
        const topic = fields.field().toString();
        const id = fields.number();
        fields.properties();
        const payload = Buffer.from(fields.rest());
        socket.send(packet(0x40, [id >> 8, id & 255, ...(isOwn(topic) ? [] : [0x87, 0])]));
        if (isOwn(topic)) publish({ topic, payload }, client);
      },
      8(fields) {
        const id = fields.number();
        fields.properties();
        const filter = fields.field().toString().replace(/#$/, "");
        socket.send(packet(0x90, [id >> 8, id & 255, 0, isOwn(filter) ? 1 : 0x87]));
        if (!isOwn(filter)) return;
        client.filter = filter;
        for (const [topic, payload] of kept) {
          if (topic.startsWith(filter)) send(client, { topic, payload }, true);
        }
      },
      12: () => socket.send(packet(0xd0)),
      14: () => socket.close(),
    };

    socket.on("message", (data) => {
      let bytes = /** @type {Buffer} */ (data);
      relay.heard.push(bytes);
      while (bytes.length > 0) {
        const [length, start] = variableAt(bytes, 1);
        packets[(bytes[0] ?? 0) >> 4]?.(reader(bytes.subarray(start, start + length)));
        bytes = bytes.subarray(start + length);
      }
    });
    socket.on("close", () => {
      clients.delete(client);
      if (client.last) publish(client.last, client);
    });
    socket.on("error", () => socket.terminate());
  }

  return relay;
}
