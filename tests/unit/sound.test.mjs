// The sounds of wood: short, neither too loud nor silent, without a click at either end; and when they are played.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createSound } from "../../www/play/sound/sound.js";
import { samplesOf } from "../../www/play/sound/wood.js";

const RATE = 48_000;
const SOUNDS = /** @type {const} */ (["board", "ball", "tray", "figure", "won", "lost"]);

/** The share of the energy above a frequency, by the difference of neighbouring samples. */
const brightness = (samples) => {
  let energy = 0;
  let change = 0;
  for (let i = 1; i < samples.length; i += 1) {
    energy += samples[i] ** 2;
    change += (samples[i] - samples[i - 1]) ** 2;
  }
  return change / energy;
};

test("every sound is short, neither too loud nor silent, and ends in silence", () => {
  for (const sound of SOUNDS) {
    const samples = samplesOf(sound, RATE);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    assert.ok(loudest > 0.14 && loudest <= 0.35, `${sound}: ${loudest}`);
    const seconds = ["board", "ball", "tray"].includes(sound) ? 0.5 : 1.7;
    assert.ok(samples.length < seconds * RATE, sound);
    assert.ok(samples.every(Number.isFinite), sound);
    assert.equal(samples[0], 0, sound);
    const isQuiet = (sample) => Math.abs(sample) < 0.01;
    assert.ok(samples.slice(-RATE / 100).every(isQuiet), sound);
  }
  const [ball, board] = ["ball", "board"].map((sound) => brightness(samplesOf(sound, RATE)));
  assert.ok(ball > 2 * board, "a ball on balls is brighter than on the board");
});

/** What sounds and vibrates with these settings, and how they change. */
function listen(chosen) {
  const log = [];
  const following = [];
  const lengths = new Map(SOUNDS.map((sound) => [samplesOf(sound, 8000).length, sound]));
  globalThis.AudioContext = class {
    state = "running";
    sampleRate = 8000;
    constructor() {
      log.push("context");
    }
    createBuffer = (_, length) => ({ length, copyToChannel() {} });
    createBufferSource() {
      const start = () => log.push(lengths.get(source.buffer.length));
      const source = { buffer: { length: 0 }, playbackRate: {}, connect() {}, start };
      return source;
    }
    suspend = async () => log.push("asleep");
    close = async () => log.push("closed");
  };
  const navigator = { userActivation: { isActive: true }, vibrate: () => log.push("vibration") };
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
  globalThis.document = { hidden: false };
  const settings = { get: (name) => chosen[name], follow: (act) => following.push(act) };
  const sound = createSound(settings);
  const set = (name, value) => {
    chosen[name] = value;
    for (const act of following) act(name);
  };
  const play = (name) => sound.play({ sound: name, pitch: 1 });
  return { log, set, play, sound, navigator };
}

test("balls are heard from the first on, felt where that is chosen, one after the other, and not when switched off", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  let at = 1000;
  context.mock.method(performance, "now", () => at);
  const pass = (ms) => {
    at += ms;
    context.mock.timers.tick(ms);
  };
  const { log, set, play, sound, navigator } = listen({ sound: true, haptics: false });
  const heard = (...wanted) => assert.deepEqual(log.splice(0), wanted);
  play("board");
  heard("context", "board");
  // Another one in the same moment waits.
  play("ball");
  heard();
  pass(200);
  heard("ball");
  set("haptics", true);
  heard("vibration");
  play("ball");
  pass(400);
  heard("ball", "vibration");
  pass(2500);
  heard("asleep");
  set("sound", false);
  heard("closed");
  set("haptics", false);
  play("ball");
  pass(2500);
  heard();
  sound.wake();
  heard();
  // A browser lets nothing sound before a click.
  navigator.userActivation.isActive = false;
  set("sound", true);
  heard();
});
