/**
 * Code that is loaded when it is first used. After a failure, the next call of `load` tries again.
 * @template Module
 * @param {() => Promise<Module>} load
 */
export function late(load) {
  /** @type {{ now: Module | null, loading: Promise<Module> | null }} */
  let state = { now: null, loading: null };
  const it = {
    /** Null until it is loaded. */
    get now() {
      return state.now;
    },
    async load() {
      const loading = state.loading ?? load();
      state = { ...state, loading };
      try {
        state = { now: await loading, loading };
        return await loading;
      } catch (error) {
        state = { now: null, loading: null };
        throw error;
      }
    },
    /** Does something with it, at once if it is there. @type {(act: (module: Module) => void, otherwise?: () => void) => void} `otherwise`: where it does not arrive. */
    use(act, otherwise = () => {}) {
      if (state.now !== null) act(state.now);
      else it.load().then(act, otherwise);
    },
  };
  return it;
}
