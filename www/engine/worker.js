/** The worker of the engine. It posts "ready" once, because its first answer may take long. */

import { createMind } from "./mind.js";

const { port1, port2 } = new MessageChannel();

/** Lets messages in; a timer would wait for milliseconds. */
const pause = () =>
  new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

const receive = createMind((reply) => postMessage(reply), pause);
addEventListener("message", ({ data }) => receive(data));
postMessage("ready");
