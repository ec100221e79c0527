/**
 * Code that is loaded when it is first used. After a failure, the next call of `load` tries again.
 * @template Module
 * @param {() => Promise<Module>} load
 */
export function late(load) {
  /** @type {Promise<Module> | null} */
  let loading = null;
  const it = {
    /** @type {Module | null} Null until it is loaded. */
    now: null,
    async load() {
      loading ??= load();
      try {
        it.now = await loading;
        return it.now;
      } catch (error) {
        loading = null;
        throw error;
      }
    },
    /** Does something with it, at once if it is there; nothing where it does not arrive. @param {(module: Module) => void} act */
    use(act) {
      if (it.now !== null) act(it.now);
      else it.load().then(act, () => {});
    },
  };
  return it;
}
