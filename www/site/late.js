/**
 * Code that is loaded when it is first used. After a failure, the next call of `load` tries again.
 * @template Module
 * @param {() => Promise<Module>} load
 */
export function late(load) {
  /** @type {{ now: Module | null, loading: Promise<Module> | null }} */
  const state = { now: null, loading: null };
  const it = {
    /** Null until it is loaded. */
    get now() {
      return state.now;
    },
    load() {
      const loading = state.loading ?? load().then((now) => Object.assign(state, { now }).now);
      Object.assign(state, { loading });
      loading.catch(() => Object.assign(state, { loading: null }));
      return loading;
    },
    /** Does something with it, at once if it is there. @type {(act: (module: Module) => void, otherwise?: () => void) => void} `otherwise`: where it does not arrive. */
    use(act, otherwise = () => {}) {
      if (state.now !== null) act(state.now);
      else it.load().then(act, otherwise);
    },
  };
  return it;
}
