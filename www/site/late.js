/**
 * Code that is loaded when it is first used.
 * @template Module
 * @param {() => Promise<Module>} load
 */
export function late(load) {
  /** @type {Module | null} */
  let module = null;
  /** @type {Promise<Module> | null} */
  let loading = null;
  /** After a failure, the next call tries again. */
  const come = () => {
    loading ??= load();
    loading.then(
      (loaded) => {
        module = loaded;
      },
      () => {
        loading = null;
      },
    );
    return loading;
  };
  return {
    load: come,
    /** @returns {Module | null} Null until it is loaded. */
    get now() {
      return module;
    },
    /** Does something with it, at once if it is there; nothing where it does not arrive. @param {(module: Module) => void} act */
    use(act) {
      if (module !== null) act(module);
      else come().then(act, () => {});
    },
  };
}
