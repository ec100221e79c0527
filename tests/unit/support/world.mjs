// The world around a page on a walk: its clock, chance, sounds and live regions, and what the browser has of it in hand.

import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import { device, everything, find, plain } from "./browser.mjs";
import { createClock } from "./clock.mjs";

/** The person's clock, in milliseconds. */
export const realNow = performance.now.bind(performance);

/** What the page does with the world in an act. @type {string[]} */
let happened = [];
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

export const world = {
  /** The time of day when a page begins. */
  begin: 0,
  /** The page's clock. */
  clock: createClock(() => 0),
};
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
  const fetch = counted(globalThis.fetch);
  Object.assign(globalThis, world.clock.globals, { AudioContext: Sounding, fetch });
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
};

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
    const sentences = plain(said.replace(WAITING, "")).split(/(?<=[.?!…]) /);
    if (regions.get(region) !== said) {
      happened.push(...sentences.filter(Boolean).map((words) => `! said: ${words}`));
    }
    regions.set(region, said);
  }
  if (device.copied !== null) happened.push(`! copied: ${device.copied.replaceAll("\n", " / ")}`);
  device.copied = null;
}

/** What has happened since the last act, which was at about the same time. */
export const news = () => happened.toSorted();

/** An act begins. */
export function forget() {
  happened = [];
}

/** Turns of the event loop that what is on its way may take. */
const TURNS = 8;

/** Lets the page come to rest. @type {(end: number, calm: number) => Promise<void>} `end`: by the page's clock; `calm`: milliseconds without news. */
export async function rest(end, calm) {
  for (let last = realNow(); realNow() < last + calm; ) {
    for (let i = 0; i < TURNS; i += 1) await turn();
    const isBusy = open > 0 || world.clock.step(end);
    if (isBusy) last = realNow();
    // Leaves the machine to what loads modules.
    else await pause(1);
    listen();
  }
}
