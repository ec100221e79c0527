/** The worker of the engine. A running search cannot be interrupted, only ended with the worker. */

import { replyTo } from "./answer.js";

addEventListener("message", async ({ data }) => postMessage(await replyTo(data)));
