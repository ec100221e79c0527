// The service worker's own script in Node, with the caches of a browser and a network that the test can spoil.

import { createHash, webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { makeCaches } from "./caches.mjs";

const SCRIPT = readFileSync(
  new URL("../../../tools/site/service-worker.js", import.meta.url),
  "utf8",
);
export const ORIGIN = "https://club.example";
export const HOME = "/club/pylos/";

/** The lists that a host writes have no checksum. */
const checksum = (name, content) =>
  name.endsWith(".json") ? "" : createHash("sha256").update(content).digest("base64").slice(0, 20);

/** Addresses below an origin, which Node does not have. */
class OwnRequest extends Request {
  constructor(input, init) {
    super(typeof input === "string" ? new URL(input, ORIGIN) : input, init);
  }
}

export class Browser {
  // As `makeCaches` has them.
  stored = new Map();
  /** What the network answers by path below the site: a content, a `Response`, or a function of the mode of caching. */
  network = new Map();
  isDown = false;
  room = { bytes: Number.POSITIVE_INFINITY };
  broken = new Map();
  /** Paths that were asked for. */
  requests = [];
  acts = [];
  crypto = webcrypto;

  /** The paths that a cache has. */
  names = (cache) => [...(this.stored.get(cache)?.keys() ?? [])].map((url) => pathOf(url)).sort();

  /** Puts something into a cache. */
  spoil(cache, path, content, headers = {}) {
    const entries = this.stored.get(cache) ?? new Map();
    this.stored.set(cache, entries);
    entries.set(ORIGIN + HOME + path, new Response(content, { headers }));
  }

  /** Puts a version on the server, in place of everything there. */
  deploy(files) {
    this.network = new Map(Object.entries(files));
  }

  #fetch = async (input, init = {}) => {
    const url = String(input.url ?? new URL(input, ORIGIN));
    const path = pathOf(url);
    this.requests.push(path);
    if (this.isDown) throw new TypeError("Failed to fetch");
    let content = this.network.get(path || "index.html");
    if (typeof content === "function") content = content(init.cache ?? input.cache ?? "default");
    if (content === undefined) return new Response("", { status: 404 });
    if (content instanceof Response) return content.clone();
    return new Response(content, { headers: { "Content-Type": typeOf(path) } });
  };

  /** Runs the worker of a version. */
  start(version, files) {
    const listeners = new Map();
    const { acts } = this;
    const sums = Object.entries(files).map(([name, content]) => [name, checksum(name, content)]);
    const self = {
      addEventListener: (kind, act) => listeners.set(kind, act),
      registration: { scope: ORIGIN + HOME, unregister: async () => acts.push("unregister") },
      skipWaiting: async () => acts.push("skipWaiting"),
      clients: { claim: async () => acts.push("claim") },
    };
    const script = SCRIPT.replace('"VERSION"', JSON.stringify(version)).replace(
      '{ FILES: "" }',
      JSON.stringify(Object.fromEntries(sums)),
    );
    runInNewContext(script, {
      self,
      location: { origin: ORIGIN },
      caches: makeCaches(this, ORIGIN),
      fetch: this.#fetch,
      crypto: this.crypto,
      Request: OwnRequest,
      ...{ URL, Headers, Response, TextDecoder, btoa },
    });
    /** Sends an event, and returns what it is answered with after all that it waits for. */
    const send = async (kind, properties = {}) => {
      const waits = [];
      const waitUntil = (promise) => waits.push(promise);
      let answer;
      const respondWith = (promise) => {
        answer = promise;
      };
      listeners.get(kind)({ ...properties, waitUntil, respondWith });
      const response = await answer;
      await Promise.all(waits);
      return response;
    };
    return {
      install: () => send("install"),
      activate: () => send("activate"),
      /** The answer as a text; the error if there is none; undefined if the worker leaves it to the browser. */
      get: async (path, { mode = "cors", cache = "default" } = {}) => {
        const request = { method: "GET", url: ORIGIN + HOME + path, mode, cache };
        const response = await send("fetch", { request }).catch((error) => error);
        return response instanceof Response ? response.text() : response;
      },
      send,
      /** What the worker tells of what it keeps. */
      async check() {
        const told = [];
        await send("message", {
          data: "check",
          ports: [{ postMessage: (words) => told.push(words.join(" of ")) }],
        });
        return told;
      },
    };
  }
}

const pathOf = (url) => new URL(url).pathname.slice(HOME.length);

const TYPES = { html: "text/html", js: "text/javascript", wasm: "application/wasm" };
const typeOf = (path) => TYPES[path.split(".").at(-1)] ?? "application/octet-stream";
