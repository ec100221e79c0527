// The sounds of wood: short, neither too loud nor silent, without a click at either end.

import assert from "node:assert/strict";
import { test } from "node:test";
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
