// The sounds of wood: short, neither too loud nor silent, without a click at either end.

import assert from "node:assert/strict";
import { test } from "node:test";
import { samplesOf } from "../../www/play/sound/wood.js";

const RATE = 48_000;
const SOUNDS = /** @type {const} */ (["board", "ball", "tray", "figure", "won", "lost"]);

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
