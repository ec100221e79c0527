/**
 * The worker of the engine. A running search cannot be interrupted, only ended with the worker. It posts "ready" once,
 * because its first answer may take long.
 */

import { replyTo } from "./answer.js";

addEventListener("message", async ({ data }) => postMessage(await replyTo(data)));
postMessage("ready");
