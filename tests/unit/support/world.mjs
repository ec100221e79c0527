// The world around a page on a walk: its clock, chance, sounds and live regions, and what the browser has of it in hand.

import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import { device, everything, find, loading, plain } from "./browser.mjs";
import { createClock } from "./clock.mjs";
import { prepareRelay } from "./friend.mjs";
import { engine, observe, opened, workersOf } from "./parts.mjs";
import { isUnsure, short, withoutFolder } from "./snapshot.mjs";

/** The person's clock, in milliseconds. */
export const realNow = performance.now.bind(performance);

/** What the page does with the world in an act. @type {string[]} */
let happened = [];
/** What it does once or several times. @type {Set<string>} */
let done = new Set();
/** What it does on a walk, sooner or later. @type {Set<string>} */
const onWalk = new Set();
export function tell(/** @type {string} */ line) {
  if (isUnsure(line)) return;
  // When the analysis comes to its next question depends on the machine, and whether it waits for the solution.
  const isLate = /asked: (know \d+ ms$|needs |take |solution\/)/.test(line);
  (isLate ? onWalk : done).add(line);
}
/** Files and modules of WebAssembly that are on their way. */
let open = 0;
const counted = (act) =>
  async function (...given) {
    open += 1;
    try {
      return await act.apply(this, given);
    } finally {
      open -= 1;
    }
  };
for (const name of ["instantiate", "instantiateStreaming", "compile"]) {
  WebAssembly[name] = counted(WebAssembly[name]);
}
const { subtle } = crypto;
for (const name of ["importKey", "deriveBits", "encrypt", "decrypt", "digest"]) {
  Object.defineProperty(subtle, name, { value: counted(subtle[name]) });
}

export const world = {
  /** The time of day when a page begins. */
  begin: 0,
  /** The page's clock. */
  clock: createClock(() => 0),
  /** What the browser has: apps for what leaves the page (none, yes, texts alone, closed by the person, refused), a clipboard, cryptography, workers (that may be silent). */
  allows: { apps: "none", clipboard: "yes", cryptography: "yes", workers: "yes" },
  /** From now on, addresses that contain this text arrive late; what was late arrives. @param {string} part "" for no address. */
  comesLate(part) {
    late.part = part;
    for (const arrive of late.arrivals.splice(0)) arrive();
  },
};
/** Requests whose answers come late. @type {{ part: string, arrivals: (() => void)[] }} */
const late = { part: "", arrivals: [] };
/** Resolves when an address may arrive; rejects when its request is aborted. @type {(address: string, signal?: AbortSignal) => Promise<void>} */
const arrival = (address, signal) =>
  new Promise((resolve, reject) => {
    if (late.part === "" || !address.includes(late.part)) return resolve();
    late.arrivals.push(resolve);
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
/** What each live region has said. */
const regions = new Map();

/** As much of the browser's audio as the page uses. */
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

/** In the place of workers, where there are none. */
class Refused {
  constructor() {
    throw new Error("not allowed");
  }
}

/** What an author's page is told of. */
const EVENTS = "choose move end illegal fail step done solved failed"
  .split(" ")
  .map((name) => `pylos-${name}`);

device.entered = (window) => {
  world.clock.stop();
  world.clock = createClock(() => world.begin);
  regions.clear();
  // Chance is in the middle; but games need names that differ.
  let drawn = 0;
  Math.random = () => 0.5;
  crypto.getRandomValues = (bytes) =>
    bytes.map(() => {
      drawn += 7;
      return drawn % 256;
    });
  const { fetch: bring } = globalThis;
  // The whole answer, which is then read at once.
  const whole = counted(async (address, how) => {
    const answer = await bring(address, how);
    const { status, headers } = answer;
    return new Response(await answer.arrayBuffer(), { status, headers });
  });
  async function fetch(address, how = {}) {
    tell(requestOf(address, how));
    await arrival(String(address), how.signal);
    return whole(address, how);
  }
  const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));
  const { workers } = world.allows;
  const Worker = workers === "no" ? Refused : workersOf(tell, pause, workers === "silent");
  Object.assign(globalThis, world.clock.globals, { AudioContext: Sounding, fetch, Worker });
  prepareRelay();
  const hidden = world.allows.cryptography === "no" ? undefined : subtle;
  Object.defineProperty(crypto, "subtle", { configurable: true, value: hidden });
  leaving(window.navigator);
  Object.assign(globalThis, { pylosTheme: (theme) => happened.push(`! the theme is ${theme}`) });
  const vibrate = (ms) => happened.push(`! vibrates ${ms}`);
  Object.defineProperty(window.navigator, "vibrate", { value: vibrate });
  const { define } = window.customElements;
  window.customElements.define = function (name, made) {
    showPointedOut(made.prototype);
    define.call(this, name, made);
    // happy-dom tells an element that is defined later nothing of its attributes.
    for (const element of window.document.querySelectorAll(name)) {
      for (const attribute of made.observedAttributes ?? []) {
        const value = element.getAttribute(attribute);
        if (value !== null) element.attributeChangedCallback(attribute, null, value);
      }
    }
  };
  window.addEventListener("error", ({ error }) => happened.push(`! fault: ${error}`));
  for (const type of EVENTS) {
    window.addEventListener(type, ({ detail: { move, game, ...more } }) => {
      // Pages of the site hear them, authors' pages are told.
      if (find("#announcer")) return;
      const told = move?.text ?? game?.result?.winner ?? Object.values(more).join(" ");
      happened.push(`! ${type} ${told}`);
    });
  }
  // Last, so that only the listeners of the page are kept.
  observe(window, tell);
};

/** Milliseconds of the page's clock between two slices of the engine's thinking. */
const PAUSE = 20;

/** What the host is asked for. */
function requestOf(address, { headers, cache, priority, method }) {
  const name = withoutFolder(String(address)).replace("http://pylos.test/", "");
  const how = [method, headers?.Range, cache, priority].filter(
    (one) => one && !/^(default|auto)$/.test(one),
  );
  return `! the host is asked: ${[name, ...how].join(", ")}`;
}

device.saves = counted(async (name, file) => {
  const content = file.type.startsWith("image") ? "a picture" : await file.text();
  happened.push(`! saved ${name}, ${file.type}: ${content.slice(0, 400).replaceAll("\n", " / ")}`);
});

/** How something leaves the page: by an app of the device, or by the clipboard. */
function leaving(navigator) {
  async function share({ files = [], ...data }) {
    const names = files.map(({ name, type }) => `${name} (${type})`);
    happened.push(["! apps are offered:", short(data), ...names].join(" "));
    const { apps } = world.allows;
    if (apps === "closed") throw Object.assign(new Error(), { name: "AbortError" });
    if (apps === "refused") throw new Error();
  }
  const canShare = ({ files }) => files === undefined || world.allows.apps !== "texts";
  const { writeText } = navigator.clipboard;
  Object.defineProperties(navigator, {
    share: { configurable: true, get: () => (world.allows.apps === "none" ? undefined : share) },
    canShare: { value: canShare },
  });
  navigator.clipboard.writeText = async (text) => {
    if (world.allows.clipboard === "no") throw new Error("not allowed");
    await writeText(text);
  };
}

/** What a page points out on a board can be set, and not read: it is kept as `pointedAtByPage`. */
function showPointedOut(prototype) {
  const setter = Object.getOwnPropertyDescriptor(prototype, "pointedOut");
  if (setter === undefined) return;
  Object.defineProperty(prototype, "pointedOut", {
    set(value) {
      this.pointedAtByPage = value?.marks;
      setter.set.call(this, value);
    },
  });
}

/** What is said only where something takes long. */
const WAITING =
  /Perfect play is loaded\.|Loading perfect play: \S+ of \S+\sMB\.|Checking (your move|game \d of \d)…|The computer is thinking…/g;

/** Hears what is said aloud now, if it has not been heard. */
function listen() {
  for (const region of everything(document).filter((one) => one.matches("[role=status]"))) {
    const said = region.textContent;
    // Sentences of the same moment may come together, or apart.
    const isLong = engine.waits || late.part !== "";
    const sentences = plain(isLong ? said : said.replace(WAITING, "")).split(/(?<=[.?!…]) /);
    if (regions.get(region) !== said) {
      happened.push(...sentences.filter(Boolean).map((words) => `! said: ${words}`));
    }
    regions.set(region, said);
  }
  if (device.copied !== null) happened.push(`! copied: ${device.copied.replaceAll("\n", " / ")}`);
  device.copied = null;
}

/** What has happened since the last act, which was at about the same time. */
export const news = () => [...happened, ...done].sort();

/** What a walk was for, in the end. */
export function inAll() {
  for (const line of onWalk) done.add(line);
  onWalk.clear();
}

/** An act begins. */
export function forget() {
  happened = [];
  done = new Set();
  opened.clear();
}

/** Turns of the event loop that what is on its way may take, and milliseconds from one module to the next that it needs. */
const [TURNS, NEXT] = [8, 40];

/** When a module came last. */
const loaded = { count: 0, at: 0 };
/** Whether modules are on their way: the clock waits for them, so that they come at the same time on every machine. */
function isLoading() {
  const { now, until } = loading();
  if (until !== loaded.count) Object.assign(loaded, { count: until, at: realNow() });
  return now > 0 || realNow() < loaded.at + NEXT;
}

/** Lets the page come to rest. @type {(end: number, calm: number) => Promise<void>} `end`: by the page's clock; `calm`: looks without news. */
export async function rest(end, calm) {
  for (let looks = 0; looks < calm; looks += 1) {
    for (let i = 0; i < TURNS; i += 1) await turn();
    const isWaiting = open > 0 || isLoading();
    if (isWaiting || world.clock.step(end)) looks = 0;
    // Leaves the machine to what is on its way.
    if (isWaiting || looks > 0) await pause(1);
    listen();
  }
}
