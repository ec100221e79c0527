/**
 * Plays and vibrates: a knock when a ball lands, a few notes when it completes a square or line, and a chord of wood when
 * the game ends.
 * @import { Settings } from "../../library/settings.js"
 * @import { Sound } from "./wood.js"
 */

import { samplesOf } from "./wood.js";

/** Milliseconds of vibration, then of a pause, and so on. @type {Partial<Record<Sound, number[]>>} */
const TOUCH = { figure: [14, 50, 14], won: [20, 60, 20, 60, 40], lost: [60] };

/** Of a ball that lands. */
const TAP = 12;

/** Milliseconds between balls that land at once, because nothing is animated. */
const STEP = 130;

/** Milliseconds of silence after which the audio context sleeps. */
const SLEEP = 2500;

/** @param {Pick<Settings, "get" | "follow">} settings */
export function createSound(settings) {
  /** There is none before the person has played a ball or switched the sound on. `timer`: until it sleeps. @type {{ context: AudioContext, timer: number } | null} */
  let player = null;

  /** @type {Map<Sound, AudioBuffer>} */
  const buffers = new Map();

  /** A browser lets a context start only while the person clicks or presses a key. */
  function wake() {
    const isAllowed = navigator.userActivation?.isActive ?? true;
    if (isAllowed && "AudioContext" in globalThis) {
      player ??= { context: new AudioContext({ latencyHint: "interactive" }), timer: 0 };
    }
    return player;
  }

  /** @type {(sound: Sound, pitch: number) => Promise<void>} */
  async function play(sound, pitch) {
    const awake = wake();
    if (awake === null || document.hidden) return;
    const { context } = awake;
    try {
      clearTimeout(awake.timer);
      player = { context, timer: setTimeout(() => context.suspend().catch(() => {}), SLEEP) };
      if (context.state !== "running") await context.resume();
      const source = context.createBufferSource();
      if (!buffers.has(sound)) {
        const samples = samplesOf(sound, context.sampleRate);
        const buffer = context.createBuffer(1, samples.length, context.sampleRate);
        buffer.copyToChannel(samples, 0);
        buffers.set(sound, buffer);
      }
      source.buffer = buffers.get(sound) ?? null;
      // No two balls sound alike.
      source.playbackRate.value = pitch * (0.97 + 0.06 * Math.random());
      source.connect(context.destination);
      source.start();
    } catch {
      // This device has no way to sound; the game goes on in silence.
    }
  }

  /** When the last ball is heard, for those that land in the same moment. */
  let heard = 0;

  /** @type {(sound: Sound, pitch: number) => void} */
  const feel = (sound, pitch) => {
    if (settings.get("sound")) play(sound, pitch);
    if (settings.get("haptics") && !document.hidden) navigator.vibrate?.(TOUCH[sound] ?? TAP);
  };

  settings.follow((name) => {
    const isOn = settings.get(name);
    if (name === "haptics" && isOn) navigator.vibrate?.(TAP);
    if (name !== "sound") return;
    if (isOn) return void play("board", 1);
    clearTimeout(player?.timer);
    player?.context.close().catch(() => {});
    player = null;
  });

  return {
    /** One after the other. @param {{ sound: Sound, pitch: number }} effect */
    play({ sound, pitch }) {
      const now = performance.now();
      heard = Math.max(now, heard + STEP);
      if (heard === now) feel(sound, pitch);
      else setTimeout(() => feel(sound, pitch), heard - now);
    },
    wake: () => settings.get("sound") && wake(),
  };
}
