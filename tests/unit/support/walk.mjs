// A walk is a text: what a person does on the pages, and what has changed after each act. `WALKS=write` writes the texts anew.

import assert from "node:assert/strict";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { it } from "node:test";
import * as page from "./browser.mjs";
import { FRIEND, forgetRelay } from "./friend.mjs";
import { deliver, engine } from "./parts.mjs";
import { difference, snapshot } from "./snapshot.mjs";
import { forget, inAll, news, realNow, rest, tell, world } from "./world.mjs";

const { device, find, found } = page;
const isWriting = process.env.WALKS === "write";

/** Milliseconds of the page's clock in which what an act begins comes to its end; acts begin at multiples of it. No clock shows another second then. */
const LONG = 10_370;
/** Milliseconds of the person's clock in which what is late takes none of the page's, and until what was promised has failed to come. */
const [LATE, PATIENCE] = [500, isWriting ? 3000 : Number(process.env.PATIENCE ?? 20_000)];
/** Looks without news after which nothing seems to be on its way; a page that opens loads much. */
const calmAfter = (isPage) => (isWriting ? (isPage ? 400 : 100) : isPage ? 40 : 4);

/** Waits for what an act needs. @template T @param {() => T | null} look @param {string} what @returns {Promise<T>} */
async function need(look, what) {
  for (const end = realNow() + PATIENCE; realNow() < end; ) {
    const found = look();
    if (found !== null) return found;
    await rest(world.clock.now + 50, 1);
  }
  throw new Error(`there is no ${what}`);
}
/** @param {string} where A selector; of the page before those of shadow trees. */
const needed = (where) => need(() => document.querySelector(where) ?? find(where), where);

/** A text with `\n` and `\t` as they are written in JSON. @param {string} text */
const unescaped = (text) => text.replaceAll("\\n", "\n").replaceAll("\\t", "\t");
/** The first word, and what follows it. @param {string} text */
const parted = (text) => /^(\S+) ?(.*)$/.exec(text)?.slice(1) ?? [];

/** What the device keeps before the first page. @type {Record<string, unknown>} */
let stored = {};
/** Milliseconds that pass in an act. */
let passing = LONG;

/** Acts of which a page learns nothing. @type {Record<string, (given: string) => void>} */
const BEFORE = {
  kept(text) {
    const [name, value] = parted(text);
    stored[name] = JSON.parse(value);
  },
  // A count and an entry: stores the entry as often, with each number in place of "#".
  keptOften(text) {
    const [count, entry] = parted(text);
    for (let i = 1; i <= Number(count); i += 1) BEFORE.kept(entry.replaceAll("#", String(i)));
  },
  // The file that the person chooses next: its text, or what is wrong with it.
  file(text) {
    const wrong = { large: { size: 21e6 }, unreadable: { size: 1, text: () => Promise.reject() } };
    const content = text === "long" ? "x ".repeat(3e5) : unescaped(text);
    device.chosen = wrong[text] ?? new File([content], "chosen.txt");
  },
  // What the browser has: `apps` to share with, a `clipboard`, `cryptography`, `workers`.
  browser(text) {
    const [name, value] = parted(text);
    world.allows[name] = value;
  },
  // What the host has in the place of a file; nothing: no such file.
  host(text) {
    const [name, value] = parted(text);
    device.files[name] = value === "" ? null : unescaped(value);
  },
  // The host has the right file again.
  mended(name) {
    delete device.files[name];
  },
};

/** Acts that open a page. @type {Record<string, (given: string) => Promise<void>>} */
const PAGES = {
  open: (address) => page.open(address, stored),
  go: (address) => page.go(address),
  author: (body) => page.author(body),
  reload: () => page.reload(),
};

/** Acts that may open one. @type {Record<string, () => Promise<void>>} */
const TRAVELS = {
  back: () => page.travel(-1),
  forward: () => page.travel(1),
};

/** The others. @type {Record<string, (given: string) => unknown>} */
const ACTS = {
  hash(hash) {
    location.hash = hash;
  },
  // By its name; of several of that name, `#2` is the second.
  async press(text) {
    const [, name, number = 1] = /^(.*?)(?: #(\d))?$/.exec(text) ?? [];
    const element = await need(() => found(name, Number(number)), `“${name}”`);
    // As in browsers, what is pressed has the focus.
    element.focus();
    element.click();
  },
  // The second click of a double click.
  async doubly(name) {
    const element = await need(() => found(name), `“${name}”`);
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 }));
  },
  click: async (where) => (await needed(where)).click(),
  place: async (name) => (await needed(`[data-place="${name}"]`)).click(),
  focus: async (where) => (await needed(where)).focus(),
  async over(where) {
    const event = { bubbles: true, pointerType: "mouse" };
    (await needed(where)).dispatchEvent(new PointerEvent("pointerover", event));
  },
  leave: async (where) => (await needed(where)).dispatchEvent(new PointerEvent("pointerleave")),
  async key(text) {
    const [, held, name, where] = /^(?:(\w+)\+)?(.*?)(?: on (.*))?$/.exec(text) ?? [];
    page.key(name, where && (await needed(where)), held);
  },
  // A click at a place in the window that is outside of everything.
  async outside(where) {
    const event = { bubbles: true, clientX: -1, clientY: -1 };
    (await needed(where)).dispatchEvent(new MouseEvent("click", event));
  },
  // As a link is opened in another tab.
  async elsewhere(where) {
    const event = { bubbles: true, cancelable: true, ctrlKey: true };
    (await needed(where)).dispatchEvent(new MouseEvent("click", event));
  },
  async fill(text) {
    const [, where, value] = /^(.*?) = (.*)$/.exec(text) ?? [];
    await needed(where);
    page.fill(where, unescaped(value));
  },
  // A property or a method of the first element.
  board(text) {
    const [name, value] = parted(text);
    const board = find("pylos-board, pylos-lesson, pylos-puzzle");
    const given = value === "" ? [] : [JSON.parse(value)];
    if (typeof board[name] === "function") board[name](...given);
    else [board[name]] = given;
  },
  // `waits`: messages to the engine wait; `goes on`: they are delivered.
  engine(text) {
    engine.waits = text === "waits";
    if (!engine.waits) deliver();
  },
  // Addresses that contain this text arrive late; with "" no address does.
  late: (name) => world.comesLate(name),
  // Writes into a field that keeps the focus.
  async type(text) {
    const [, where, value] = /^(.*?) = (.*)$/.exec(text) ?? [];
    const field = await needed(where);
    field.focus();
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  },
  // The pointer holds an element down; "" for none.
  async hold(where) {
    device.held = where === "" ? null : await needed(where);
  },
  friend(text) {
    const [name, given] = parted(text);
    return FRIEND[name](given, tell);
  },
  // What the browser tells, of the page or of an element.
  async event(text) {
    const [type, where] = text.split(" on ");
    const target = where ? await needed(where) : type === "visibilitychange" ? document : window;
    target.dispatchEvent(new Event(type, { bubbles: where !== undefined, cancelable: true }));
  },
  // Another tab keeps something.
  tab(text) {
    const [name, value] = parted(text);
    localStorage.setItem(`pylos:/:${name}`, value);
    dispatchEvent(new Event("storage"));
  },
  // Nothing more fits into the storage.
  full() {
    const refuse = () => {
      throw new DOMException("It is full.", "QuotaExceededError");
    };
    const get = (kept, name) => (name === "setItem" ? refuse : kept[name].bind?.(kept));
    globalThis.localStorage = new Proxy(localStorage, { get });
  },
  // The device sleeps; its person comes back to the page.
  sleep(seconds) {
    world.clock.sleep(Number(seconds) * 1000);
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  },
  // The machine is slow: each look at the clock takes so many milliseconds.
  slow: (ms) => world.clock.slow(Number(ms)),
  // Acts of which the second does not wait for what the first one leads to.
  async both(text) {
    for (const act of text.split(", then ")) {
      const [name, given] = parted(act);
      await ACTS[name](given);
    }
  },
  // Takes elements out of the page.
  async remove(where) {
    await needed(where);
    for (const element of document.querySelectorAll(where)) element.remove();
  },
  scroll(top) {
    globalThis.scrollY = Number(top);
  },
  // What is left of all that was begun.
  end() {
    passing = 6 * LONG;
    inAll();
  },
  wait(seconds) {
    passing = Number(seconds) * 1000;
  },
};

/** What a page is known by. @param {Line[]} lines */
const inShort = (lines) => [
  `= a page of ${lines.length} lines`,
  ...lines.flatMap(({ text }) =>
    /^(title|focus|style sheets|cache):? /.test(text) ? `= ${text}` : [],
  ),
];

/**
 * Does one act, until the page is as the text says.
 * @type {(act: string, before: Line[], expected: string[]) => Promise<{ is: string[], now: Line[] }>} `is`: what has changed; `now`: the page.
 * @import { Line } from "./snapshot.mjs"
 */
async function walkStep(act, before, expected) {
  const [, name, isQuiet, given] = /^> (\w+)(!?) ?(.*)$/.exec(act) ?? [];
  const isPage = name in PAGES;
  forget();
  passing = LONG;
  const run = Promise.resolve({ ...PAGES, ...TRAVELS, ...ACTS }[name](given));
  let isDone = false;
  let fault = null;
  run.catch((error) => (fault = error)).finally(() => (isDone = true));
  const begun = realNow();
  const from = isPage ? 0 : world.clock.now;
  let end = Math.round((from + passing) / LONG) * LONG;
  const latest = end + LONG / 2 - 100;
  while (!isDone) await rest(isPage ? LONG : world.clock.now, 1);
  if (fault !== null && !isWriting) throw fault;
  for (;;) {
    await rest(end, calmAfter(isPage));
    const now = snapshot();
    const changes = isQuiet ? inShort(now) : difference(before, now);
    // Whether sounds are loaded when the first balls land depends on the machine.
    const told = news().filter((line) => !isPage || !line.startsWith("! sound"));
    const left = name === "end" ? [`= timers: ${world.clock.timers}`] : [];
    const is = [...(fault === null ? [] : [`? ${fault.message}`]), ...told, ...changes, ...left];
    const isOver = isWriting || realNow() > begun + PATIENCE;
    if (isOver || is.join("\n") === expected.join("\n")) {
      world.clock.passTo(end);
      return { is, now };
    }
    if (realNow() < begun + LATE) continue;
    world.clock.passTo(end);
    end = Math.min(end + 20, latest);
  }
}

/** Walks. @param {URL} file @returns {Promise<{ act: string, is: string, expected: string } | null>} The first act after which the page is not as the text says. */
export async function walk(file) {
  Object.assign(device, { files: {}, saved: {}, copied: null, chosen: null });
  [stored, world.begin] = [{}, Date.UTC(2026, 10, 25, 10)];
  const browser = { apps: "none", clipboard: "yes", cryptography: "yes", workers: "yes" };
  Object.assign(world.allows, browser);
  inAll();
  engine.waits = false;
  world.comesLate("");
  device.held = null;
  forgetRelay();
  for (const name of await (globalThis.caches?.keys() ?? [])) await caches.delete(name);
  /** @type {Line[]} */
  let before = [];
  const story = [];
  for (const step of readFileSync(file, "utf8")
    .trimEnd()
    .split(/\n(?=> )/)) {
    const [act, ...expected] = step.split("\n");
    const [, name, given] = /^> (\w+)!? ?(.*)$/.exec(act) ?? [];
    story.push(act);
    if (name in BEFORE) {
      BEFORE[name](given);
      continue;
    }
    const { is, now } = await walkStep(act, before, expected);
    const [one, other] = [is, expected].map((lines) => lines.join("\n"));
    if (!isWriting && one !== other) return { act, is: one, expected: other };
    story.push(...is);
    before = now;
  }
  if (isWriting) writeFileSync(file, `${story.join("\n")}\n`);
  return null;
}

const FOLDER = new URL("../../data/walks/", import.meta.url);
/** The texts on the pages of exercises, positions and authors. */
export const IS_EXERCISE =
  /^(author|course|editor|embed|lesson|mistakes|playground|print|puzzle|run|sides)/;

/** Tests the texts of these names. @param {(name: string) => boolean} isOwn */
export function walkAll(isOwn) {
  for (const name of readdirSync(FOLDER).map((file) => file.replace(".txt", ""))) {
    if (!isOwn(name)) continue;
    it(name, async () => {
      const failed = await walk(new URL(`${name}.txt`, FOLDER));
      if (failed) assert.equal(failed.is, failed.expected, failed.act);
    });
  }
}
