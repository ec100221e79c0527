/** Sounds of wood, made here: every knock is a few damped vibrations and a short noise, written sample by sample. */

/** @typedef {"board" | "ball" | "tray" | "figure" | "won" | "lost"} Sound */

/**
 * A vibration: its frequency in hertz, its strength, and the seconds after which it has fallen to a third.
 * @typedef {readonly [frequency: number, strength: number, decay: number]} Mode
 */

/**
 * Something struck: after how many seconds, how hard, what vibrates, and the noise of the contact.
 * @typedef {readonly [at: number, strength: number, modes: readonly Mode[], noise: number]} Knock
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

/** A ball that comes to rest, after two small bounces. @type {(modes: readonly Mode[], noise: number, strengths: number[]) => Knock[]} */
const drop = (modes, noise, strengths) =>
  strengths.map((strength, i) => [[0, 0.07, 0.112][i], strength, modes, noise * (1 - 0.3 * i)]);

/** Bars of a marimba, struck one after another. @type {(step: number, strength: number, frequencies: number[]) => Knock[]} */
const tune = (step, strength, frequencies) =>
  frequencies.map((frequency, i) => {
    /** @type {Mode[]} */
    const bar = [
      [frequency, 0.8, 0.16],
      [frequency * 3.93, 0.22, 0.045],
      [frequency * 9.2, 0.06, 0.015],
    ];
    return [i * step, strength, bar, 0.08];
  });

/** @type {Record<Sound, Knock[]>} */
const KNOCKS = {
  board: drop(BOARD, 0.5, [1, 0.28, 0.1]),
  ball: drop(BALL, 0.35, [1, 0.28, 0.1]),
  tray: drop(TRAY, 0.3, [0.6, 0.35, 0.15]),
  figure: tune(0.07, 0.45, [523.25, 659.25, 783.99]),
  // Chords, struck from the lowest bar up: major and minor.
  won: tune(0.035, 0.6, [261.63, 392, 523.25, 659.25]),
  lost: tune(0.05, 0.45, [220, 329.63, 440, 523.25]),
};

/** The loudest sample of a sound: soft, because it is on by itself. */
const PEAK = 0.35;
/** Seconds in which a vibration swells, so that it begins without a click of its own. */
const ATTACK = 0.0008;
/** Seconds in which the noise of a contact falls to a third. */
const CONTACT = 0.0025;

/** The samples of a sound, the same each time. @type {(sound: Sound, rate: number) => Float32Array<ArrayBuffer>} `rate`: samples a second. */
export function samplesOf(sound, rate) {
  const knocks = KNOCKS[sound];
  const end = Math.max(
    ...knocks.map(([at, , modes]) => at + 7 * Math.max(...modes.map(([, , decay]) => decay))),
  );
  const samples = new Float32Array(Math.ceil(end * rate));
  let seed = 1;
  for (const [at, strength, modes, noise] of knocks) {
    const start = Math.round(at * rate);
    for (let i = start; i < samples.length; i += 1) {
      const time = (i - start) / rate;
      seed = (seed * 16807) % 2147483647;
      let value = noise * Math.exp(-time / CONTACT) * (seed / 1073741823.5 - 1);
      for (const [frequency, level, decay] of modes) {
        value += level * Math.exp(-time / decay) * Math.sin(2 * Math.PI * frequency * time);
      }
      samples[i] += strength * value * Math.min(1, time / ATTACK);
    }
  }
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const volume = (PEAK * Math.max(...knocks.map(([, strength]) => strength))) / loudest;
  return samples.map((sample) => sample * volume);
}
