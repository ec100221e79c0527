/**
 * A loop: an event makes the next state and a list of effects, which are plain data; `run` carries each of them out, by the
 * name in its `do`. `dispatch` changes the state at once. Effects run one after the other, in the order of their events, also
 * when an effect sends an event itself: all effects of one event end before those of the next begin.
 */

/** @template State, Event, Effect @typedef {{ state: State, dispatch: (event: Event) => void }} Loop */

/** @typedef {false | "" | 0 | null | undefined} No */

/**
 * What `reduce` answers: the next state, and of the effects those that there are.
 * @type {<State, const All extends readonly ({ do: string } | No)[]>(state: State, ...effects: All) => { state: State, effects: Exclude<All[number], No>[] }}
 */
export const step = (state, ...effects) => ({
  state,
  effects: /** @type {any[]} */ (effects.filter(Boolean)),
});

/**
 * @template State, Event
 * @template {{ do: string }} Effect
 * @param {State} first
 * @param {(state: State, event: Event) => { state: State, effects: readonly Effect[] }} reduce Pure.
 * @param {(effect: Effect, loop: Loop<State, Event, Effect>) => void} run
 * @returns {Loop<State, Event, Effect>}
 */
export function createLoop(first, reduce, run) {
  /** @type {Effect[]} */
  const waiting = [];
  const loop = {
    state: first,
    /** @param {Event} event */
    dispatch(event) {
      const { state, effects } = reduce(loop.state, event);
      loop.state = state;
      const isRunning = waiting.length > 0;
      waiting.push(...effects);
      if (isRunning) return;
      try {
        for (const effect of waiting) run(effect, loop);
      } finally {
        waiting.length = 0;
      }
    },
  };
  return loop;
}
