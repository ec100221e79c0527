/** What `relay.mjs` and `many-games.mjs` use of the package `ws`, which has no types of its own. */
declare module "ws" {
  import { EventEmitter } from "node:events";
  import type { IncomingMessage } from "node:http";
  import type { Duplex } from "node:stream";

  export class WebSocket extends EventEmitter {
    constructor(address: string, protocol: string);
    send(data: Buffer): void;
    close(): void;
    terminate(): void;
    on(event: "message", listener: (data: Buffer) => void): this;
    on(event: "close" | "error", listener: () => void): this;
  }

  export class WebSocketServer {
    constructor(options: { noServer: true; handleProtocols: () => string });
    handleUpgrade(
      request: IncomingMessage,
      socket: Duplex,
      head: Buffer,
      take: (socket: WebSocket) => void,
    ): void;
  }
}
