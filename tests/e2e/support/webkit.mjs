/** WebKit as GTK ships it: MiniBrowser on a virtual screen, driven by W3C WebDriver over HTTP. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { lookInside } from "./inside.mjs";
import { freePort } from "./server.mjs";
import { Tab } from "./tab.mjs";
import { PATIENCE, stop, wait } from "./wait.mjs";

/** @import { Browser, Running } from "./browsers.mjs" */
/** @import { Site } from "./server.mjs" */
/** @import { Point } from "./tab.mjs" */

/** The viewport, unless a test chooses another. Pixels are painted without a GPU here, so there are few. */
const SIZE = { width: 640, height: 700 };

/** @type {Record<string, string>} The characters that stand for keys in WebDriver. */
const KEYS = {
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Delete: "\uE017",
};

/** Starts a virtual screen and the driver. The driver starts a browser for each session. @param {string} program */
export async function start(program) {
  const screen = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1920x3200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const numbers = /** @type {import("node:stream").Readable} */ (screen.stdio[3]);
  const [number] = await once(createInterface(numbers), "line");
  const port = await freePort();
  // GTK's setting of animations is the preference of reduced motion.
  const config = await mkdtemp(join(tmpdir(), "pylos-webkit-"));
  await mkdir(join(config, "gtk-3.0"));
  await writeFile(join(config, "gtk-3.0", "settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  const driver = spawn(program, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      LIBGL_ALWAYS_SOFTWARE: "1",
      // The library that compiles shaders for a processor crashes now and then: without OpenGL there are none.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
      NO_AT_BRIDGE: "1",
      XDG_CONFIG_HOME: config,
    },
  });
  const endpoint = `http://127.0.0.1:${port}`;
  await wait(() => send(endpoint, "GET", "/status").catch(() => null));
  return {
    endpoint,
    async close() {
      for (const program of [driver, screen]) await stop(program);
      await rm(config, { recursive: true });
    },
  };
}

/** Sends a command of WebDriver. @param {string} endpoint @param {"GET" | "POST" | "DELETE"} method @param {string} path @param {object} [body] */
async function send(endpoint, method, path, body) {
  const response = await fetch(endpoint + path, {
    method,
    body: method === "POST" ? JSON.stringify(body ?? {}) : undefined,
  });
  const { value } = /** @type {any} */ (await response.json());
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** @param {Running} running @returns {Promise<Browser>} */
export async function connect(running) {
  // The driver starts the browser that belongs to it.
  const { sessionId, capabilities } = await send(running.endpoint, "POST", "/session", {
    capabilities: {},
  });
  const session = `${running.endpoint}/session/${sessionId}`;
  await send(session, "POST", "/timeouts", { script: PATIENCE, pageLoad: PATIENCE });
  return {
    version: `WebKit ${capabilities.browserVersion}`,
    async open(site, options, slot = 0) {
      if (slot > 0) throw new Error("in WebKit a test opens one tab");
      const tab = new WebKitTab(site, options, session);
      await tab.begin();
      return tab;
    },
    async close() {
      await send(session, "DELETE", "");
      await running.close();
    },
  };
}

/** Runs in the page, before its own scripts: keeps its faults until a command fetches them. */
function noteFaults() {
  /** @type {string[]} */
  const faults = [];
  Object.assign(globalThis, { faultsOfTest: faults });
  for (const level of /** @type {const} */ (["warn", "error", "assert"])) {
    const log = console[level];
    console[level] = (/** @type {any[]} */ ...parts) => {
      if (level !== "assert" || !parts[0]) faults.push(`console ${level}: ${parts.join(" ")}`);
      log.apply(console, /** @type {any} */ (parts));
    };
  }
  addEventListener(
    "error",
    (event) => {
      const { message, target } = event;
      // A notice that the drivers of the other browsers do not report either: boxes changed their size twice in a frame.
      if (/^ResizeObserver loop/.test(message)) return;
      const source = /** @type {any} */ (target)?.src ?? /** @type {any} */ (target)?.href;
      faults.push(message ? `uncaught: ${message}` : `not loaded: ${source}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => faults.push(`uncaught: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    faults.push(`broke the policy: ${violatedDirective} ${blockedURI}`);
  });
}

/** One window of one session. WebDriver has no scripts that run before those of a page, so the server adds them to its pages. */
class WebKitTab extends Tab {
  #session;
  #url = "about:blank";

  /** @param {Site} site @param {TabOptions} options @param {string} session */
  constructor(site, options, session) {
    super(site, /** @type {any} */ (null), { ...SIZE, ...options }, async () => {
      throw new Error("in WebKit a test opens one tab");
    });
    this.#session = session;
  }

  /** @override */
  async begin() {
    await this.prepare(noteFaults);
    await this.empty();
  }

  /** @override @template [Argument=undefined] @param {(argument: Argument) => void} task @param {Argument} [argument] */
  async prepare(task, argument) {
    this.site.scripts.push(`(${task})(${JSON.stringify(argument)});`);
  }

  /** @override @param {string} address */
  async visit(address) {
    await this.collectFaults();
    await send(this.#session, "POST", "/url", { url: address });
    this.#url = address;
  }

  /** @override */
  async reload() {
    await this.collectFaults();
    await send(this.#session, "POST", "/refresh");
  }

  /**
   * @override @template Result, [Argument=undefined] @param {(argument: Argument) => Result} task
   * @param {Argument} [argument] @returns {Promise<Awaited<Result>>}
   */
  async evaluate(task, argument) {
    const { json, error, faults, url } = await send(this.#session, "POST", "/execute/async", {
      args: [],
      script: `const done = arguments[0];
        const answer = (result) => done({
          ...result, faults: globalThis.faultsOfTest?.splice(0) ?? [], url: location.href,
        });
        // What cannot be written as JSON, such as the window, is nothing that a test waits for.
        const write = (value) => {
          try {
            return JSON.stringify(value);
          } catch {
            return undefined;
          }
        };
        if (!("everything" in globalThis)) (${lookInside})();
        (async () => (${task})(${JSON.stringify(argument)}))().then(
          (value) => answer({ json: write(value) }),
          (error) => answer({ error: String(error) }),
        );`,
    });
    this.#url = url;
    for (const fault of faults) this.note(fault);
    if (error !== undefined) throw new Error(error);
    return json ? JSON.parse(json) : /** @type {any} */ (undefined);
  }

  /** @override */
  async collectFaults() {
    if (this.#url !== "about:blank") await this.evaluate(() => null);
  }

  /** @override @param {string} key */
  async press(key) {
    const values = key.split(/(?<=.)\+/).map((name) => KEYS[name] ?? name);
    await this.#act("key", [
      ...values.map((value) => ({ type: "keyDown", value })),
      ...values.toReversed().map((value) => ({ type: "keyUp", value })),
    ]);
  }

  /** @override */
  get mouse() {
    const move = (/** @type {Point} */ { x, y }, duration = 0) => ({
      type: "pointerMove",
      origin: "viewport",
      duration,
      x: Math.round(x),
      y: Math.round(y),
    });
    const down = { type: "pointerDown", button: 0 };
    const up = { type: "pointerUp", button: 0 };
    return {
      /** @param {Point} point */
      move: (point) => this.#act("pointer", [move(point, 100)]),
      down: () => this.#act("pointer", [down]),
      up: () => this.#act("pointer", [up]),
      /** @param {Point} point */
      click: (point) => this.#act("pointer", [move(point), down, up]),
    };
  }

  /** @override @param {number} width @param {number} height */
  async resize(width, height) {
    // The window is larger than the viewport by the bars of the browser.
    const outer = { width, height };
    const fit = async () => {
      await send(this.#session, "POST", "/window/rect", outer);
      const inner = await this.evaluate(() => ({ width: innerWidth, height: innerHeight }));
      outer.width += width - inner.width;
      outer.height += height - inner.height;
      return inner.width === width && inner.height === height;
    };
    await wait(fit, () => `a window of ${width} x ${height}`);
  }

  /** @override */
  async close() {
    await send(this.#session, "POST", "/url", { url: "about:blank" });
    this.#url = "about:blank";
  }

  /** @param {"key" | "pointer"} type @param {object[]} actions */
  async #act(type, actions) {
    const source = type === "key" ? { type } : { type, parameters: { pointerType: "mouse" } };
    const body = { actions: [{ id: type, ...source, actions }] };
    const act = () => send(this.#session, "POST", "/actions", body);
    await act().catch(async (error) => {
      // On a busy machine the driver refuses an action now and then, without a word.
      if (error.message !== "unknown error: ") throw error;
      await send(this.#session, "DELETE", "/actions");
      await act();
    });
  }
}
