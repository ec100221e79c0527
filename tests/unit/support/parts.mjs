// Parts of the browser on a walk, which keep what the page does with them: scrolling, focus, workers, listeners.

import { moduleOf, plain } from "./browser.mjs";
import { called, short } from "./snapshot.mjs";

/** The ports of a channel hear each other after what is done now. */
class Port {
  /** @type {Port | null} */
  other = null;
  /** @type {((event: { data: any }) => void) | null} */
  onmessage = null;
  postMessage(data) {
    queueMicrotask(() => this.other?.onmessage?.({ data }));
  }
}

class Channel {
  port1 = new Port();
  port2 = new Port();
  constructor() {
    [this.port1.other, this.port2.other] = [this.port2, this.port1];
  }
}

/** The last state of each board that came to what paints, by its canvas. @type {WeakMap<object, any>} */
export const painted = new WeakMap();

const listOf = (cells) => [...cells].sort().join(" ");
/** Where a ball flies. */
const flightOf = ({ player, from, to, completes = [] }) =>
  `! ${player} ball moves from ${from} to ${to}${completes.map(({ kind, cells }) => `, completes the ${kind} ${listOf(cells)}`).join("")}`;

/** What is asked of the engine. */
const requestOf = ({ kind, options, timeMs, moves, gifts = [] }) =>
  [
    `! the engine is asked: ${kind}`,
    timeMs > 0 && `${timeMs} ms`,
    options !== undefined && short(options),
    moves && `after ${moves.join(" ") || "nothing"}`,
    ...new Set(gifts.map(({ file }) => file)),
  ]
    .filter(Boolean)
    .join(" ");

/** `letters`: messages that the engine has not received yet. @type {{ waits: boolean, letters: (() => void)[] }} */
export const engine = { waits: false, letters: [] };

/** @type {(tell: (line: string) => void, pause: () => Promise<void>, isSilent: boolean) => any} `tell`: of what happens once or often in an act. */
export function workersOf(tell, pause, isSilent) {
  return class extends EventTarget {
    onmessage = null;
    onerror = null;
    #isEngine = false;
    /** @type {Promise<(message: any) => void> | null} */
    #mind = null;
    #isOver = false;
    constructor(address) {
      super();
      this.#isEngine = /engine\/worker\.js$/.test(String(address));
      tell(`! a worker starts: ${String(address).replace(/.*\/www\//, "")}`);
      if (!isSilent) queueMicrotask(() => this.#send("ready"));
    }
    #send(data) {
      if (this.#isOver) return;
      const event = Object.assign(new Event("message"), { data });
      this.dispatchEvent(event);
      this.onmessage?.(event);
    }
    postMessage(message, transfer = []) {
      if (isSilent) return;
      if (!this.#isEngine) return paintFrom(message, tell);
      if (!("cancel" in message)) tell(requestOf(message));
      this.#mind ??= moduleOf("engine/mind.js").then(({ createMind }) =>
        createMind((reply) => this.#send(reply), pause),
      );
      const sent = structuredClone(message, { transfer });
      engine.letters.push(() => this.#mind?.then((receive) => receive(sent)));
      if (!engine.waits) deliver();
    }
    terminate() {
      this.#isOver = true;
      tell("! a worker ends");
    }
  };
}

/** Delivers the messages that the engine has not received yet. */
export function deliver() {
  for (const hear of engine.letters.splice(0)) hear();
}

/** In the place of what paints. */
function paintFrom({ canvas, port }, tell) {
  port.onmessage = ({ data }) => {
    painted.set(canvas.of, data);
    for (const motion of data?.flight?.motions ?? []) tell(flightOf(motion));
    if (data !== null) port.postMessage(null);
  };
}

/** The dialogs that have opened in this act. */
export const opened = new Set();

/** What is not seen, and what takes the focus: a label in the place of its field. */
const HIDDEN = "[hidden], dialog:not([open])";
const FOCUSABLE =
  "a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, label, body, [tabindex]";

/** @type {(window: any, tell: (line: string) => void) => void} */
export function observe(window, tell) {
  const { Element, HTMLElement, HTMLCanvasElement } = window;
  Element.prototype.scrollIntoView = function (how) {
    tell(`! scrolls to ${called(this)} ${how ? short(how) : ""}`.trim());
  };
  window.scrollTo = globalThis.scrollTo = (x, y) => {
    tell(`! the page scrolls to ${x}, ${y}`);
    globalThis.scrollY = y;
  };
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (how) {
    if (this.isConnected && (this.closest(HIDDEN) || !this.matches(FOCUSABLE))) {
      return tell(`! the focus cannot go to ${called(this)}`);
    }
    if (how?.preventScroll) tell(`! without scrolling, the focus goes to ${called(this)}`);
    focus.call(this, how);
  };
  const { showModal } = window.HTMLDialogElement.prototype;
  window.HTMLDialogElement.prototype.showModal = function () {
    opened.add(this);
    this.addEventListener("close", () => {
      const words = plain(this.querySelector("h2").textContent);
      const share = this.querySelector("progress")?.value;
      if (opened.has(this))
        tell(`! a dialog opens and closes: “${words}” ${share?.toFixed(2) ?? ""}`.trim());
    });
    showModal.call(this);
  };
  for (const { prototype } of [window.HTMLInputElement, window.HTMLTextAreaElement]) {
    const { select } = prototype;
    prototype.select = function () {
      tell(`! selects the text of ${called(this)}`);
      select.call(this);
    };
  }
  // A board has a size, so that it is painted.
  globalThis.ResizeObserver = class {
    #tell;
    #targets = new Set();
    constructor(act) {
      this.#tell = act;
    }
    observe(target) {
      const contentRect = { width: 352, height: target.closest(".plan") ? 134 : 440 };
      this.#targets.add(target);
      queueMicrotask(() => this.#targets.has(target) && this.#tell([{ target, contentRect }]));
    }
    disconnect() {
      this.#targets.clear();
    }
  };
  globalThis.MessageChannel = /** @type {any} */ (Channel);
  HTMLCanvasElement.prototype.transferControlToOffscreen = function () {
    return { of: this };
  };
  listening.clear();
  watch("window", window);
  watch("document", window.document);
  globalThis.addEventListener = window.addEventListener;
  globalThis.removeEventListener = window.removeEventListener;
}

/** Who listens to the window and the document. @type {Set<{ name: string, type: string, act: any }>} */
const listening = new Set();
export function listeners() {
  const names = [...listening].map(({ name, type }) => `${name} ${type}`);
  // The tip of a board, which hears keys too, comes when something is pointed at first.
  const count = (one) => (/keydown/.test(one) ? 1 : names.filter((name) => name === one).length);
  return [...new Set(names)]
    .sort()
    .map((name) => (count(name) > 1 ? `${name} ×${count(name)}` : name));
}

function watch(name, target) {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  target.addEventListener = (type, act, options) => {
    const { signal, once } = Object(options);
    if (signal?.aborted) return;
    const one = { name, type, act };
    listening.add(one);
    signal?.addEventListener("abort", () => listening.delete(one), { once: true });
    add(type, act, options);
    if (once) add(type, () => listening.delete(one), { once });
  };
  target.removeEventListener = (type, act, options) => {
    for (const one of listening) {
      if (one.name === name && one.type === type && one.act === act) listening.delete(one);
    }
    remove(type, act, options);
  };
}
