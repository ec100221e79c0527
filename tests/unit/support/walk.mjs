// A walk is a text: what a person does on the pages, and what has changed after each act. `WALKS=write` writes the texts anew.

import { readFileSync, writeFileSync } from "node:fs";
import { setImmediate as turn } from "node:timers/promises";
import { createClock } from "./clock.mjs";
import * as page from "./browser.mjs";
import { snapshot } from "./snapshot.mjs";

const { device, find, found } = page;

/** Milliseconds of the page's clock in which what an act begins comes to its end. */
const LONG = 10_000;
const isWriting = process.env.WALKS === "write";

/** Milliseconds of the person's clock without news after which nothing seems to be on its way. @param {boolean} isPage Whether a page opens, which loads much. */
const calmAfter = (isPage) => (isWriting ? (isPage ? 900 : 300) : isPage ? 50 : 4);

/** Milliseconds of the person's clock until what was promised has failed to come. */
const TURNS = 8;
/** Milliseconds of the person's clock in which the page's clock does not pass for what is late. */
const LATE = 500;
const PATIENCE = isWriting ? 3000 : 12_000;

/** What a page does with the world in an act, in order. @type {string[]} */
let happened = [];
/** What is on its way: files, and modules of WebAssembly. */
let open = 0;
const during = (act) =>
  function (...given) {
    open += 1;
    const promise = act.apply(this, given);
    promise.finally(() => (open -= 1)).catch(() => {});
    return promise;
  };
for (const name of ["instantiate", "instantiateStreaming", "compile"]) {
  WebAssembly[name] = during(WebAssembly[name]);
}

let begin = 0;
let clock = createClock(() => begin);
/** What every live region and sound of the page says. */
const regions = new Map();

class Sounding {
  currentTime = 0;
  sampleRate = 3000;
  state = "running";
  createBuffer = (_, length) => ({ length, copyToChannel() {} });
  createBufferSource = () => ({
    playbackRate: { value: 1 },
    connect() {},
    start() {
      const ms = Math.round(this.buffer.length / 3);
      happened.push(`! sound of ${ms} ms, at ${this.playbackRate.value.toFixed(2)}`);
    },
  });
  resume = async () => {};
  suspend = async () => {};
  close = async () => {};
}

device.entered = (window) => {
  clock.stop();
  clock = createClock(() => begin);
  regions.clear();
  // Chance is in the middle, but for what must be unlike: the names of games.
  Math.random = () => 0.5;
  let drawn = 0;
  Object.assign(globalThis, clock.globals, {
    AudioContext: Sounding,
    fetch: during(globalThis.fetch),
  });
  crypto.getRandomValues = (bytes) => bytes.map(() => (drawn += 7) % 256);
  // What the play page points out can be set, and not read.
  const { define } = window.customElements;
  window.customElements.define = function (name, made) {
    const setter = Object.getOwnPropertyDescriptor(made.prototype, "pointedOut");
    if (setter) {
      Object.defineProperty(made.prototype, "pointedOut", {
        set(value) {
          this.pointedAtByPage = value?.marks;
          setter.set.call(this, value);
        },
      });
    }
    define.call(this, name, made);
    // happy-dom tells an element that is defined later nothing of its attributes.
    for (const element of window.document.querySelectorAll(name)) {
      for (const attribute of made.observedAttributes ?? []) {
        const value = element.getAttribute(attribute);
        if (value !== null) element.attributeChangedCallback(attribute, null, value);
      }
    }
  };
  Object.defineProperty(window.navigator, "vibrate", {
    value: (ms) => happened.push(`! vibrates ${ms}`),
  });
  for (const type of ["pylos-choose", "pylos-move", "pylos-end", "pylos-illegal", "pylos-fail"]) {
    window.document.addEventListener(type, ({ detail }) => {
      if (find("#announcer")) return;
      const { move, place, reason, game } = detail;
      const what = move?.text ?? place ?? reason ?? game?.result?.winner;
      happened.push(`! ${type} ${what}`);
    });
  }
};

/** What is said only where something takes long. */
const WAITING = /Perfect play is loaded\.|Checking your move…|The computer is thinking…/;
/** @param {string} text */
function say(text) {
  const words = page.plain(text.replace(WAITING, ""));
  if (words !== "") happened.push(`! said: ${words}`);
}

/** What is said aloud now, if it has not been. */
function listen() {
  for (const region of page.everything(document).filter((one) => one.matches("[role=status]"))) {
    if (regions.get(region) === region.textContent) continue;
    regions.set(region, region.textContent);
    if (region.textContent !== "") say(region.textContent);
  }
  if (device.copied !== null) happened.push(`! copied: ${device.copied.replaceAll("\n", " / ")}`);
  device.copied = null;
}

/** Lets the page come to rest. @param {number} end @param {number} calm */
async function rest(end, calm) {
  for (let news = realNow(); realNow() < news + calm; ) {
    // What is on its way may take several turns of the event loop.
    for (let i = 0; i < TURNS; i += 1) await turn();
    if (open > 0 || clock.step(end)) news = realNow();
    listen();
  }
}

/** Waits for what an act needs. @template T @param {() => T | null} look @param {string} what @returns {Promise<T>} */
async function need(look, what) {
  for (const end = realNow() + PATIENCE; realNow() < end; ) {
    const found = look();
    if (found !== null) return found;
    await rest(clock.now + 50, 1);
  }
  throw new Error(`there is no ${what}`);
}
const needed = (/** @type {string} */ where) => need(() => wanted(where), where);
const realNow = performance.now.bind(performance);

/** Acts begin at full ten seconds. @param {number} moment */
const roundUp = (moment) => Math.floor(moment / LONG) * LONG;

/** A text with `\\n` and `\\t`. @param {string} text */
const written = (text) => text.replaceAll("\\n", "\n").replaceAll("\\t", "\t");

const wanted = (where) => document.querySelector(where) ?? find(where);

/** What a line of a walk does, by its first word. @type {Record<string, (rest: string) => unknown>} */
const ACTS = {
  // The time of day when pages begin.
  date: (text) => {
    begin = Date.parse(`${text}Z`);
  },
  // What the device keeps already.
  kept(text) {
    const [, name, value] = /^(\S+) (.*)$/.exec(text) ?? [];
    stored[name] = JSON.parse(value);
  },
  open: (address) => page.open(address, stored),
  go: (address) => page.go(address),
  author: (body) => page.author(body),
  reload: () => page.reload(),
  hash(hash) {
    location.hash = hash;
  },
  async press(name) {
    const [, words, number = 1] = /^(.*?)(?: #(\d))?$/.exec(name) ?? [];
    const element = await need(() => found(words, Number(number)), `“${words}”`);
    // As in browsers, what is pressed has the focus.
    element.focus();
    element.click();
  },
  click: async (where) => (await needed(where)).click(),
  place: async (name) => (await needed(`[data-place="${name}"]`)).click(),
  focus: async (where) => (await needed(where)).focus(),
  async over(where) {
    const event = { bubbles: true, pointerType: "mouse" };
    (await needed(where)).dispatchEvent(new PointerEvent("pointerover", event));
  },
  async key(text) {
    const [name, where] = text.split(" on ");
    page.key(name, where ? await needed(where) : undefined);
  },
  async fill(text) {
    const [, where, value] = /^(.*?) = (.*)$/.exec(text) ?? [];
    await needed(where);
    page.fill(where, written(value));
  },
  // The file that the person chooses next.
  file(text) {
    device.chosen = new File([written(text)], "chosen.txt");
  },
  // What the host has in the place of a file.
  host(text) {
    const [, name, value] = /^(\S+) ?(.*)$/.exec(text) ?? [];
    device.files[name] = value === "" ? null : written(value);
  },
  // A property or a method of the first board.
  board(text) {
    const [, name, value = ""] = /^(\S+) ?(.*)$/.exec(text) ?? [];
    const board = find("pylos-board, pylos-lesson, pylos-puzzle");
    const given = value === "" ? [] : [JSON.parse(value)];
    if (typeof board[name] === "function") return void board[name](...given);
    [board[name]] = given;
  },
  wait: (seconds) => {
    waited = Number(seconds) * 1000;
  },
};
/** What happens in one act, at about the same time. @param {string[]} lines */
const inOrder = (lines) => lines.toSorted();
/** Acts that open a page. */
const PAGES = ["open", "go", "author", "reload"];
let stored = {};
let waited = 0;

/** @import { Line } from "./snapshot.mjs" */

/** What has come and gone between two lists of lines, in their order; of what is gone with all that was in it, the first line. @type {(before: Line[], after: Line[]) => string[]} */
function difference(before, after) {
  const most = Array.from({ length: before.length + 1 }, () => Array(after.length + 1).fill(0));
  const isSame = (/** @type {number} */ i, /** @type {number} */ j) => before[i].text === after[j].text;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const least = Math.max(most[i + 1][j], most[i][j + 1]);
      most[i][j] = isSame(i, j) ? most[i + 1][j + 1] + 1 : least;
    }
  }
  const lines = [];
  // How deep what is gone was; infinite where the line before is not gone.
  let gone = Number.POSITIVE_INFINITY;
  for (let i = 0, j = 0; i < before.length || j < after.length; ) {
    const isGone = i < before.length && (j === after.length || most[i + 1][j] >= most[i][j + 1]);
    if (i < before.length && j < after.length && isSame(i, j)) {
      gone = Number.POSITIVE_INFINITY;
      i += 1;
      j += 1;
    } else if (isGone) {
      const { depth, text } = before[i++];
      if (depth > gone) continue;
      gone = depth;
      lines.push(`- ${text}`);
    } else {
      gone = Number.POSITIVE_INFINITY;
      lines.push(`+ ${after[j++].text}`);
    }
  }
  return lines;
}

/** Walks. @param {URL} file @returns {Promise<{ is: string[], expected: string[] } | null>} Where it is not as the text says. */
export async function walk(file) {
  const text = readFileSync(file, "utf8");
  const steps = text.split(/^(?=> )/m);
  const story = [];
  Object.assign(device, { files: {}, saved: {}, copied: null, chosen: null });
  [stored, begin] = [{}, Date.UTC(2026, 10, 25, 10)];
  if ("caches" in globalThis) {
    for (const name of await caches.keys()) await caches.delete(name);
  }
  let before = [];
  for (const step of steps) {
    const [line, ...rest0] = step.split("\n");
    if (!line.startsWith("> ")) {
      story.push(step);
      continue;
    }
    const expected = rest0.filter((line) => /^[-+!=?]/.test(line));
    const [, name, isQuiet, given] = /^> (\w+)(!?) ?(.*)$/.exec(line) ?? [];
    happened = [];
    waited = LONG;
    if (!(name in ACTS)) throw new Error(`no act: ${line}`);
    const run = ACTS[name](given);
    const isPage = PAGES.includes(name);
    const isLong = run instanceof Promise;
    let isThere = !isLong;
    let fault = null;
    if (isLong) {
      run.then(
        () => (isThere = true),
        (error) => ([isThere, fault] = [true, error]),
      );
    }
    let changed = [];
    const until = realNow() + PATIENCE;
    let end = isPage ? LONG : roundUp(clock.now + waited);
    const latest = end + 1000;
    do {
      while (!isThere) {
        await turn();
        if (open === 0 && isPage) clock.step(LONG);
        listen();
      }
      if (fault && isWriting) happened.push(`? ${fault.message}`);
      else if (fault) throw fault;
      await rest(end, calmAfter(isPage));
      if (["date", "kept", "host", "file"].includes(name)) break;
      const now = snapshot();
      changed = isQuiet
        ? [...inOrder(happened), `= a page of ${now.length} lines`]
        : [...inOrder(happened), ...difference(before, now)];
      if (isWriting || changed.join("\n") === expected.join("\n")) {
        clock.passTo(end);
        before = now;
        break;
      }
      if (realNow() > until) return { is: changed, expected, line };
      // What comes late here may need some more time of the page.
      if (realNow() < until - PATIENCE + LATE) continue;
      clock.passTo(end);
      end = Math.min(end + 20, latest);
    } while (true);
    story.push([line, ...changed, ...rest0.filter((line) => !/^[-+!=?]/.test(line))].join("\n"));
  }
  if (isWriting) writeFileSync(file, story.join(""));
  return null;
}
