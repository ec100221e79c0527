// The worker of the engine in Node: a test answers in its place.

import assert from "node:assert/strict";

export const started = [];

/** What a test does with a request; where it returns undefined, it answers later by `reply`. */
export const engine = { answer: () => undefined };

class FakeWorker extends EventTarget {
  /** All messages, in order. */
  asked = [];
  /** How many buffers were given away with them. */
  given = 0;
  constructor() {
    super();
    started.push(this);
    queueMicrotask(() => this.send("ready"));
  }
  terminate() {}
  send(data) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
  async postMessage(sent, transfer) {
    this.given += transfer.length;
    const request = structuredClone(sent, { transfer });
    this.asked.push(request);
    await undefined;
    try {
      const answer = engine.answer(request);
      if (answer !== undefined) this.send({ id: request.id, answer });
    } catch (error) {
      this.send({ id: request.id, error: { message: error.message, code: error.code } });
    }
  }
  /** Answers the last request. */
  reply(answer, more = false) {
    const { id } = this.asked.findLast(({ id }) => id !== undefined);
    this.send({ id, answer, more });
    return turn();
  }
}

Object.assign(globalThis, { self: { origin: "null" }, Worker: FakeWorker });

export const turn = () => new Promise(setImmediate);

/** Waits until something holds; by the clock of the machine, because a test may have another one. */
export async function until(holds) {
  for (const end = process.uptime() + 10; !holds(); await turn()) {
    assert.ok(process.uptime() < end, `never: ${holds}`);
  }
}
