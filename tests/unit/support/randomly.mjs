/** Numbers from 0 to below 1, the same for a seed (mulberry32). @param {number} seed */
export function randomly(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Numbers below a bound, the same for a seed. @param {number} [seed] */
export function dice(seed = 1) {
  const random = randomly(seed);
  return (/** @type {number} */ below) => Math.floor(random() * below);
}
