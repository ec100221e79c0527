// Pages of www/ in Node, each with a document of happy-dom: all of a page runs but painting, layout and workers, in whose
// place the engine thinks in the page.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { register } from "node:module";
import { after } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { Window } from "happy-dom";
import { makeCaches } from "./caches.mjs";

const WWW = new URL("../../../www/", import.meta.url);
const SITE = "http://pylos.test/";
/** What the names of a page in the storage begin with. */
const KEY = "pylos:/:";

/** How many modules are on their way, and how often one began or ended to be. */
const loads = new Int32Array(new SharedArrayBuffer(8));

// A page that is opened again has modules of its own, which `?page=` names.
const hooks = `let loads;
export const initialize = (data) => void (loads = data);
async function counted(act) {
  Atomics.add(loads, 0, 1);
  try {
    return await act();
  } finally {
    Atomics.sub(loads, 0, 1);
    Atomics.add(loads, 1, 1);
  }
}
export const load = (name, context, next) => counted(() => next(name, context));
export const resolve = (name, context, next) => counted(async () => {
  const found = await next(name, context);
  const [page = ""] = /[?]page=.*/.exec(context.parentURL ?? "") ?? [];
  const isOwn = found.url.startsWith("${WWW.href}") && !found.url.includes("?");
  return isOwn ? { ...found, url: found.url + page } : found;
});`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`, { data: loads });

/** What changes as long as modules load. */
export const loading = () => ({ now: Atomics.load(loads, 0), until: Atomics.load(loads, 1) });

/** Stands for whatever a canvas is asked for. @type {any} */
const anything = new Proxy(class {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : name !== "then" && anything),
  set: () => true,
  apply: () => anything,
  construct: () => anything,
});

/**
 * What lasts longer than a page. `stored`: in the storage; `saved`: files, by their kinds; `copied`: the last text that was;
 * `chosen`: the file that is chosen next; `files`: what the host has in the place of a file, null: nothing; `canvas`: what a
 * canvas paints with, null: nothing; `held`: what the pointer holds down; `entries`: the browser's history, and which of them is seen; `entered`: called with every
 * page before its modules run; `saves`: with every file that is saved.
 */
export const device = {
  stored: {},
  saved: {},
  copied: null,
  chosen: null,
  files: {},
  canvas: anything,
  /** @type {any} */
  held: null,
  /** @type {{ page: number, href: string, state: unknown }[]} */
  entries: [],
  at: 0,
  /** @type {(window: any) => void} */
  entered: () => {},
  /** @type {(name: string, file: Blob) => void} */
  saves: () => {},
};

/** Bytes that still fit into the caches of the browser. */
export const room = { bytes: 1e9 };
/** Answers by address, by the names of caches. @type {Map<string, Map<string, Response>>} */
export const cached = new Map();
const caches = makeCaches({ stored: cached, room });

/** @param {string | URL} address */
async function fetch(address) {
  const name = new URL(address, SITE).href
    .replace(/[?#].*/, "")
    .replace(SITE, "")
    .replace(WWW.href, "");
  const type = name.endsWith(".wasm") ? "application/wasm" : "text/plain";
  try {
    const content = name in device.files ? device.files[name] : readFileSync(new URL(name, WWW));
    return new Response(content, {
      status: content === null ? 404 : 200,
      headers: { "content-type": type },
    });
  } catch {
    return new Response(null, { status: 404 });
  }
}

/** What has the focus, in shadow trees, too. @param {any} [root] */
export function focused(root = document) {
  const { activeElement } = root;
  return activeElement?.shadowRoot?.activeElement
    ? focused(activeElement.shadowRoot)
    : activeElement;
}

/** What a person does outside of the page. @param {any} window */
function prepare(window) {
  const {
    HTMLCanvasElement,
    HTMLAnchorElement,
    HTMLInputElement,
    HTMLDialogElement,
    RadioNodeList,
  } = window;
  HTMLCanvasElement.prototype.getContext = () => device.canvas;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(["picture"]));
  const click = { a: HTMLAnchorElement.prototype.click, input: HTMLInputElement.prototype.click };
  const show = HTMLDialogElement.prototype.showModal;
  HTMLAnchorElement.prototype.click = function () {
    if (this.download === "") return click.a.call(this);
    const file = urls.get(this.getAttribute("href"));
    device.saved[this.download.replace(/.*\./, "")] = file;
    device.saves(this.download, file);
  };
  HTMLInputElement.prototype.click = function () {
    if (this.type !== "file") return click.input.call(this);
    Object.defineProperty(this, "files", { value: [device.chosen] });
    this.dispatchEvent(new window.Event("change"));
  };
  HTMLDialogElement.prototype.showModal = function () {
    const before = window.document.activeElement;
    this.addEventListener("close", () => before.focus(), { once: true });
    show.call(this);
    const all = this.querySelectorAll("[tabindex], button, summary, a[href], input:checked");
    [...all].find((one) => !one.closest("[hidden]"))?.focus();
  };
  // As in browsers: a button may end another form than the one around it, and a choice of several can be written.
  Object.defineProperty(window.HTMLButtonElement.prototype, "form", {
    get() {
      return window.document.getElementById(this.getAttribute("form")) ?? this.closest("form");
    },
  });
  const { get } = Object.getOwnPropertyDescriptor(RadioNodeList.prototype, "value");
  Object.defineProperty(RadioNodeList.prototype, "value", {
    get,
    set(value) {
      for (const input of this) input.checked = input.value === value;
    },
  });
  // The one value takes the place of the first.
  window.FormData.prototype.set = function (name, value) {
    for (const [key, one] of new Map([...this, [name, value]])) {
      this.delete(key);
      this.append(key, one);
    }
  };
  // As far as happy-dom does not know it.
  const { matches } = window.Element.prototype;
  window.Element.prototype.matches = function (selector) {
    // Focus is always of the keyboard here.
    if (selector === ":focus-visible") return this === this.getRootNode().activeElement;
    if (!selector.includes(":focus-within")) return matches.call(this, selector);
    if (selector.includes(":active") && this.contains(device.held)) return true;
    let element = focused(window.document);
    while (element && element !== this)
      element = element.parentElement ?? element.getRootNode().host;
    return Boolean(element);
  };
  const { querySelector } = window.Element.prototype;
  window.Element.prototype.querySelector = function (selector) {
    const [, pressed] = /^(.*):active$/.exec(selector) ?? [];
    if (pressed === undefined) return querySelector.call(this, selector);
    return [...this.querySelectorAll(pressed)].find((one) => one.contains(device.held)) ?? null;
  };
  // Everything is near the window.
  window.IntersectionObserver = class extends window.IntersectionObserver {
    #tell;
    constructor(tell) {
      super(tell);
      this.#tell = tell;
    }
    observe = (target) => queueMicrotask(() => this.#tell([{ target, isIntersecting: true }]));
  };
  keepEntries(window);
  window.addEventListener("click", (event) => {
    const href = event.target.closest("a[href]")?.getAttribute("href") ?? "";
    if (href !== "" && !event.defaultPrevented) event.preventDefault();
    else return;
    if (href.startsWith("#")) globalThis.location.hash = href;
  });
  for (const [key, value] of Object.entries(device.stored)) window.localStorage.setItem(key, value);
}

/** The address or the state of the window becomes an entry of the history, in the place of the one that is seen or after it. */
function enlist(window, isNew) {
  const { href } = window.location;
  device.at += isNew ? 1 : 0;
  device.entries.splice(device.at, isNew ? Number.POSITIVE_INFINITY : 1, {
    ...{ page, href, state: window.history.state },
  });
}

/** @param {any} window */
function keepEntries(window) {
  const { history } = window;
  const replace = history.replaceState.bind(history);
  for (const isNew of [true, false]) {
    history[isNew ? "pushState" : "replaceState"] = (...given) => {
      // As in browsers, the state is a copy.
      replace(structuredClone(given[0]), ...given.slice(1));
      enlist(window, isNew);
    };
  }
}

/** Back, by -1, or Forward. @param {number} by */
export async function travel(by) {
  const from = device.entries[device.at];
  device.at += by;
  const to = device.entries[device.at];
  if (to.page !== page) {
    leave();
    page = to.page;
    return enter(to.href.replace(SITE, ""), to.state);
  }
  history.replaceState(to.state, "", to.href);
  window.dispatchEvent(new window.PopStateEvent("popstate", { state: to.state }));
  if (to.href !== from.href) window.dispatchEvent(new window.HashChangeEvent("hashchange"));
}

/** The blobs that have an address. @type {Map<string, Blob>} */
const urls = new Map();
URL.createObjectURL = (blob) => {
  urls.set(`blob:${urls.size}`, blob);
  return `blob:${urls.size - 1}`;
};

const LOWER = [
  ...[
    "document",
    "history",
    "localStorage",
    "customElements",
    "navigator",
    "innerWidth",
    "innerHeight",
    "scrollY",
    "scrollTo",
  ],
  ...["addEventListener", "removeEventListener", "dispatchEvent", "getComputedStyle"],
  // They end with the page.
  ...[
    "setTimeout",
    "clearTimeout",
    "setInterval",
    "clearInterval",
    "requestAnimationFrame",
    "cancelAnimationFrame",
  ],
];
/** Node's own that are not those of a document. */
const OTHERS = [
  "Event",
  "EventTarget",
  "CustomEvent",
  "FormData",
  "AbortController",
  "AbortSignal",
];
/** @type {string[]} */
let names = [];
let count = 0;
/** The page that is open; the same when it is loaded again. */
let page = 0;

/** Opens a page on a device that keeps nothing yet, or this. @type {(address: string, stored?: Record<string, unknown>) => Promise<void>} */
export async function open(address, stored = {}) {
  leave();
  const texts = Object.entries(stored).map(([name, value]) => [KEY + name, JSON.stringify(value)]);
  Object.assign(device, { stored: Object.fromEntries(texts), entries: [], at: 0 });
  page += 1;
  await enter(address);
}

/** Opens an author's page of boards, with this body. @type {(body: string, hash?: string) => Promise<void>} */
export async function author(body, hash = "") {
  device.files["own.html"] = '<html lang="en"><script type="module" src="pylos-board.js"></script>';
  await open(`own.html${hash}`);
  // happy-dom tells an element that is defined later nothing of its attributes.
  document.body.innerHTML = body;
}

/** Opens another page, or the same again, in the place of the one before. @param {string} [address] @param {unknown} [state] Of the browser's history. */
export async function go(address, state = null) {
  leave();
  page = Math.max(...device.entries.map((entry) => entry.page)) + 1;
  device.at += 1;
  device.entries.splice(device.at);
  await enter(address, state);
}

/** The same page again. */
export function reload() {
  const { href } = location;
  const { state } = history;
  leave();
  return enter(href.replace(SITE, ""), state);
}

/** @param {string} address @param {unknown} [state] */
async function enter(address, state = null) {
  const settings = { disableJavaScriptFileLoading: true, disableCSSFileLoading: true };
  const window = new Window({ url: SITE + address, settings });
  if (names.length === 0) {
    const classes = Object.getOwnPropertyNames(window).filter(
      (name) => /^(?!Offscreen)[A-Z]/.test(name) && !(name in globalThis),
    );
    names = [...classes, ...OTHERS, ...LOWER];
  }
  prepare(window);
  const location = new Proxy(window.location, {
    get: (whole, name) =>
      typeof whole[name] === "function" ? whole[name].bind(whole) : whole[name],
    set(whole, name, value) {
      const { href } = whole;
      whole[name] = value;
      window.history[href === whole.href ? "replaceState" : "pushState"](null, "");
      queueMicrotask(() => {
        for (const type of ["popstate", "hashchange"]) window.dispatchEvent(new window.Event(type));
      });
      return true;
    },
  });
  const matchMedia = (/** @type {string} */ media) =>
    Object.assign(new window.EventTarget(), { media, matches: false });
  const own = {
    window,
    location,
    fetch,
    caches,
    matchMedia,
    Path2D: anything,
    Option: new Proxy(class {}, {
      construct: (_, [textContent, value]) =>
        Object.assign(window.document.createElement("option"), { textContent, value }),
    }),
    devicePixelRatio: 1,
    self: globalThis,
  };
  const all = { ...Object.fromEntries(names.map((name) => [name, window[name]])), ...own };
  for (const [name, value] of Object.entries(all)) {
    const bound = /^[a-z]/.test(name) && typeof value === "function" ? value.bind(window) : value;
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: bound });
  }
  const writeText = async (/** @type {string} */ text) => {
    device.copied = text;
  };
  Object.defineProperty(window.navigator, "clipboard", { value: { writeText } });
  window.history.replaceState(state, "");
  const html = String(await (await fetch(address)).text());
  const modules = [...html.matchAll(/<script type="module" src="(.*?)"/g)].map(([, src]) => src);
  document.write(html.replace(/<script(?! type="application).*?<\/script>/gs, ""));
  const { append } = document.head;
  document.head.append = (...nodes) => {
    append.apply(document.head, nodes);
    for (const node of nodes) queueMicrotask(() => node.dispatchEvent(new Event("load")));
  };
  const createImageBitmap = async () => ({ width: 1, height: 1 });
  const pylosTheme = (/** @type {string} */ theme) => Object.assign(device, { theme });
  Object.assign(globalThis, { createImageBitmap, pylosTheme });
  device.entered(window);
  count += 1;
  for (const module of modules) await import(`${WWW.href}${module}?page=${count}`);
  // A page of the site says when it can be used; that of an author does not.
  if (find("#announcer")) await until(() => "ready" in document.documentElement.dataset);
}

/** Leaves the page. */
function leave() {
  if (count === 0) return;
  dispatchEvent(new Event("pagehide"));
  device.stored = { ...localStorage };
  window.happyDOM.abort();
}

after(leave);

/** A module of the page. @param {string} name */
export const moduleOf = (name) => import(`${WWW.href}${name}?page=${count}`);

/** Waits until something holds. @template T @param {() => T} holds @returns {Promise<T>} */
export async function until(holds) {
  for (let i = 0; i < 6000; i += 1) {
    const found = holds();
    if (found) return found;
    await pause(10);
  }
  assert.fail(`never: ${holds}`);
}

/** Everything in a document or shadow tree and in the shadow trees below. @param {any} root @returns {any[]} */
export const everything = (root) =>
  [...root.querySelectorAll("*")].flatMap((one) => [
    one,
    ...(one.shadowRoot ? everything(one.shadowRoot) : []),
  ]);

/** The first of those that are meant, in shadow trees, too. @param {string} selector @returns {any} */
export const find = (selector) =>
  document.querySelector(selector) ??
  everything(document).find((one) => one.matches(selector)) ??
  null;

export const isSeen = (element) => element.closest("[hidden], dialog:not([open])") === null;
/** A text without what parts its words. */
export const plain = (text = "") => text.replace(/\s+/g, " ").trim();
/** What an element is called. */
export const nameOf = (element) => plain(element.getAttribute("aria-label") ?? element.textContent);

/** What can be pressed and has that name; in a dialog while one is open. @param {string} name @param {number} number */
export function found(name, number = 1) {
  const dialogs = document.querySelectorAll("dialog[open]");
  const all = everything(dialogs[dialogs.length - 1] ?? document);
  const isMeant = (one) =>
    one.matches("button, a, summary, label") &&
    one.getAttribute("aria-disabled") !== "true" &&
    isSeen(one) &&
    nameOf(one) === name;
  return all.filter(isMeant)[number - 1] ?? null;
}

/** Presses what has that name, as soon as it is there. @param {string} name */
export async function press(name) {
  const element = await until(() => found(name));
  look();
  element.click();
}

/** The classes and ids that were on a page when it was looked at, as selectors have them. */
const met = new Set();
export function look() {
  for (const { id, classList } of everything(document)) {
    for (const name of classList) met.add(`.${name}`);
    if (id) met.add(`#${id}`);
  }
}

/** The classes and ids that a style sheet names, and no page has had. @param {string} css */
export function unmet(css) {
  const selectors = css.replace(/\/\*.*?\*\//gs, "").match(/[^{};]+(?=\{)/g) ?? [];
  const named = selectors.flatMap((selector) => selector.match(/[.#][a-z][\w-]*/gi) ?? []);
  return [...new Set(named)].filter((name) => !met.has(name));
}

/** Presses a key. @param {string} key @param {any} target @param {string} [held] What is held down: "ctrl", "alt", "meta", "shift". */
export const key = (key, target = document.activeElement ?? document.body, held) =>
  target.dispatchEvent(
    new KeyboardEvent("keydown", { key, [`${held}Key`]: true, bubbles: true, cancelable: true }),
  );

/** Writes into a field. */
export function fill(selector, value) {
  const field = find(selector);
  field.value = value;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Waits until an element has these words. @param {string} selector @param {string | RegExp} words */
export const reads = (selector, words) =>
  until(() => {
    look();
    const read = plain(find(selector)?.textContent);
    return typeof words === "string" ? read.includes(words) : words.test(read);
  }).catch(() => assert.fail(`${selector} reads ${find(selector)?.textContent}, not ${words}`));

/** A file of the site. @param {string} name */
export const sheet = (name) => readFileSync(new URL(name, WWW), "utf8");
