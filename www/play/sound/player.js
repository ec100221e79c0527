/**
 * Plays the sounds. There is no audio context before a person has touched the page, and it rests while nothing sounds.
 * @import { Sound } from "./wood.js"
 */

import { samplesOf } from "./wood.js";

/** Milliseconds of silence after which the context rests. */
const REST = 2500;

export function createPlayer() {
  /** @type {AudioContext | null} */
  let context = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;
  /** @type {Map<Sound, AudioBuffer>} */
  const buffers = new Map();

  /** @type {(on: AudioContext, sound: Sound) => AudioBuffer} */
  const bufferOf = (on, sound) => {
    const known = buffers.get(sound);
    if (known !== undefined) return known;
    const samples = samplesOf(sound, on.sampleRate);
    const buffer = on.createBuffer(1, samples.length, on.sampleRate);
    buffer.copyToChannel(samples, 0);
    buffers.set(sound, buffer);
    return buffer;
  };

  return {
    /**
     * @param {Sound} sound
     * @param {number} [pitch] 1 is its own.
     */
    async play(sound, pitch = 1) {
      const isAllowed = navigator.userActivation?.hasBeenActive ?? true;
      if (!isAllowed || document.hidden || !("AudioContext" in globalThis)) return;
      try {
        context ??= new AudioContext({ latencyHint: "interactive" });
        const on = context;
        clearTimeout(resting);
        resting = setTimeout(() => on.suspend().catch(() => {}), REST);
        if (on.state !== "running") await on.resume();
        const source = on.createBufferSource();
        source.buffer = bufferOf(on, sound);
        // No two balls sound alike.
        source.playbackRate.value = pitch * (0.97 + 0.06 * Math.random());
        source.connect(on.destination);
        source.start();
      } catch {
        // This device has no way to sound; the game goes on in silence.
      }
    },

    /** Ends all sound, until the next one. */
    stop() {
      clearTimeout(resting);
      context?.close().catch(() => {});
      context = null;
      buffers.clear();
    },
  };
}
