// A clock in the place of the page's own: a moment comes when everything before it is done, and at once then.

/** Milliseconds that pass between two looks at the clock, on a machine that is not slow: what works until a moment always does the same. */
const LOOK = 0.25;

/** @param {() => number} begin The time of day when the page began, in milliseconds. @param {number} [look] What each look at the clock takes. */
export function createClock(begin, look = LOOK) {
  let now = 0;
  let last = 0;
  /** @type {Map<number, { at: number, act: () => void, every: number | null }>} */
  const timers = new Map();
  const set = (act, at, every = null) => {
    last += 1;
    timers.set(last, { at, act, every });
    return last;
  };
  const clear = (id) => void timers.delete(Number(id));
  const RealDate = Date;
  class PageDate extends RealDate {
    constructor(...given) {
      super(...(given.length === 0 ? [begin() + Math.floor(now)] : given));
    }
    static now = () => begin() + Math.floor(now);
  }
  const clock = {
    /** How long a frame takes. */
    frame: 16,
    get now() {
      return now;
    },
    /** How many are not due yet. */
    get timers() {
      return timers.size;
    },
    /** What the page gets. */
    globals: {
      Date: PageDate,
      performance: Object.create(performance, {
        now: {
          value: () => {
            now += look;
            return now;
          },
        },
      }),
      setTimeout: (act, ms = 0, ...given) => set(() => act(...given), now + Math.max(ms, 1)),
      setInterval: (act, ms = 0) => set(act, now + ms, ms),
      requestAnimationFrame: (act) => set(() => act(now), now + clock.frame),
      clearTimeout: clear,
      clearInterval: clear,
      cancelAnimationFrame: clear,
    },
    /** Lets the next moment come, if it is not after another. @param {number} end @returns {boolean} Whether there was one. */
    step(end) {
      const due = [...timers].filter(([, { at }]) => at <= end);
      if (due.length === 0) return false;
      const [id, timer] = due.reduce((first, one) => (one[1].at < first[1].at ? one : first));
      now = Math.max(now, timer.at);
      if (timer.every === null) timers.delete(id);
      else timer.at = now + timer.every;
      timer.act();
      return true;
    },
    /** @param {number} moment */
    passTo(moment) {
      now = Math.max(now, moment);
    },
    /** The machine is slow. @param {number} ms Between two looks. */
    slow(ms) {
      look = ms;
    },
    /** The device sleeps, and what is due waits. @param {number} ms */
    sleep(ms) {
      now += ms;
      for (const timer of timers.values()) timer.at += ms;
    },
    /** Nothing is due any more: another page begins. */
    stop: () => timers.clear(),
  };
  return clock;
}
