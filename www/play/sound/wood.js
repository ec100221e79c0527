/**
 * Sounds of wood, made here: every knock is a few damped vibrations and a short noise, written sample by sample.
 */

/** @typedef {"board" | "ball" | "tray" | "figure" | "won" | "lost" | "over"} Sound */

/**
 * A vibration: its frequency in hertz, its strength, and the seconds after which it has fallen to a third.
 * @typedef {readonly [frequency: number, strength: number, decay: number]} Mode
 */

/**
 * Something struck at a moment.
 * @typedef {object} Knock
 * @property {number} at In seconds.
 * @property {number} strength
 * @property {readonly Mode[]} modes
 * @property {number} noise The strength of the noise of the contact.
 */

/** A ball in a hollow of the board: the board answers. @type {readonly Mode[]} */
const BOARD = [
  [212, 0.9, 0.045],
  [437, 0.7, 0.035],
  [968, 0.4, 0.018],
  [1720, 0.25, 0.01],
];
/** A ball on balls: harder and higher. @type {readonly Mode[]} */
const BALL = [
  [655, 0.6, 0.026],
  [1380, 0.6, 0.018],
  [2460, 0.4, 0.01],
  [3710, 0.2, 0.006],
];
/** The thin wood of the tray of a reserve. @type {readonly Mode[]} */
const TRAY = [
  [318, 0.6, 0.03],
  [731, 0.5, 0.02],
  [1490, 0.3, 0.012],
];

/** A bar of wood, tuned as that of a marimba. @type {(frequency: number) => readonly Mode[]} */
const bar = (frequency) => [
  [frequency, 0.8, 0.16],
  [frequency * 3.93, 0.22, 0.045],
  [frequency * 9.2, 0.06, 0.015],
];

/** A ball that comes to rest, after two small bounces. @type {(modes: readonly Mode[], noise: number) => Knock[]} */
const drop = (modes, noise) => [
  { at: 0, strength: 1, modes, noise },
  { at: 0.072, strength: 0.28, modes, noise: noise * 0.6 },
  { at: 0.112, strength: 0.1, modes, noise: noise * 0.4 },
];

/** Bars struck one after another. @type {(frequencies: readonly number[], step: number, strength: number) => Knock[]} */
const tune = (frequencies, step, strength) =>
  frequencies.map((frequency, i) => ({
    at: i * step,
    strength,
    modes: bar(frequency),
    noise: 0.08,
  }));

/** @type {Record<Sound, Knock[]>} */
const KNOCKS = {
  board: drop(BOARD, 0.5),
  ball: drop(BALL, 0.35),
  tray: [
    { at: 0, strength: 0.6, modes: TRAY, noise: 0.3 },
    { at: 0.055, strength: 0.35, modes: TRAY, noise: 0.25 },
    { at: 0.1, strength: 0.15, modes: TRAY, noise: 0.2 },
  ],
  figure: tune([523.25, 659.25, 783.99], 0.07, 0.45),
  won: tune([392, 523.25, 659.25, 783.99, 1046.5], 0.11, 0.6),
  lost: tune([392, 329.63, 261.63], 0.17, 0.55),
  over: tune([392, 523.25], 0.15, 0.55),
};

/** The loudest sample of a sound. */
const PEAK = 0.5;
/** Seconds in which a vibration swells, so that it begins without a click of its own. */
const ATTACK = 0.0008;
/** Seconds in which the noise of a contact falls to a third. */
const CONTACT = 0.0025;

/**
 * The samples of a sound. They are the same each time.
 * @param {Sound} sound
 * @param {number} rate Samples a second.
 */
export function samplesOf(sound, rate) {
  const knocks = KNOCKS[sound];
  const ends = knocks.map(
    ({ at, modes }) => at + 7 * Math.max(...modes.map(([, , decay]) => decay)),
  );
  const samples = new Float32Array(Math.ceil(Math.max(...ends) * rate));
  let seed = 1;
  for (const { at, strength, modes, noise } of knocks) {
    const start = Math.round(at * rate);
    for (let i = start; i < samples.length; i += 1) {
      const time = (i - start) / rate;
      let value = 0;
      for (const [frequency, level, decay] of modes) {
        value += level * Math.exp(-time / decay) * Math.sin(2 * Math.PI * frequency * time);
      }
      seed = (seed * 16807) % 2147483647;
      value += noise * Math.exp(-time / CONTACT) * (seed / 1073741823.5 - 1);
      samples[i] += strength * value * Math.min(1, time / ATTACK);
    }
  }
  let loudest = 0;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  const volume = (PEAK * Math.min(1, Math.max(...knocks.map((knock) => knock.strength)))) / loudest;
  return samples.map((sample) => sample * volume);
}
