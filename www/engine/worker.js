/** The worker of the engine. It posts "ready" once, because its first answer may take long. */

import { createMind } from "./mind.js";

const { port1, port2 } = new MessageChannel();
/** @type {(() => void)[]} */
const waiting = [];
port1.onmessage = () => waiting.shift()?.();

/** Lets in the messages that are there; a timer would wait for milliseconds. */
const pause = () =>
  new Promise((resolve) => {
    waiting.push(() => resolve(null));
    port2.postMessage(null);
  });

const receive = createMind((reply) => postMessage(reply), pause);
addEventListener("message", ({ data }) => receive(data));
postMessage("ready");
