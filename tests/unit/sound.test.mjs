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
    assert.ok(samples.length < 1.7 * RATE, sound);
    assert.ok(samples.every(Number.isFinite), sound);
    assert.equal(samples[0], 0, sound);
    const isQuiet = (sample) => Math.abs(sample) < 0.01;
    assert.ok(samples.slice(-RATE / 100).every(isQuiet), sound);
  }
});

test("the knock of a ball is over in half a second, and brighter on balls than on the board", () => {
  for (const sound of /** @type {const} */ (["board", "ball", "tray"])) {
    assert.ok(samplesOf(sound, RATE).length < RATE / 2, sound);
  }
  assert.ok(brightness(samplesOf("ball", RATE)) > 2 * brightness(samplesOf("board", RATE)));
});
