/**
 * What a person has chosen about the page: kept on the device, and the same in every tab.
 * @import { Test } from "../site/shape.js"
 * @import { Memory } from "./storage.js"
 */

import { oneOf } from "../site/shape.js";
import { storageKey } from "../site/store.js";

/** The values of each setting; the first is the usual one. */
export const CHOICES = Object.freeze({
  /** Wood on wood, when a ball lands. */
  sound: /** @type {const} */ ([true, false]),
  /** How fast balls move. */
  speed: /** @type {const} */ (["normal", "slow", "fast", "none"]),
  coordinates: /** @type {const} */ ([true, false]),
  theme: /** @type {const} */ (["auto", "light", "dark"]),
  /** The plan of the levels; "auto": where there is room. */
  plan: /** @type {const} */ (["auto", "on", "off"]),
  /** Whether a turn is played only after it has been confirmed. */
  confirm: /** @type {const} */ ([false, true]),
  haptics: /** @type {const} */ ([false, true]),
  /** Whether the board turns to whose turn it is, where two people play. */
  facing: /** @type {const} */ ([false, true]),
  /** Whether the board shows what the opponent threatens; "auto": to beginners. */
  threats: /** @type {const} */ (["auto", true, false]),
});

/** The highest level against which a person is taken for a beginner. */
export const BEGINNERS = 2;

/** @typedef {keyof typeof CHOICES} Name */
/** @typedef {{ [Key in Name]: (typeof CHOICES)[Key][number] }} Preferences */
/** @typedef {ReturnType<typeof createSettings>} Settings */

/** The properties of an object that pass, and no others. @type {(tests: Record<string, Test>) => (value: any) => Record<string, any>} */
export const picked = (tests) => (value) =>
  Object.fromEntries(
    Object.entries(tests).flatMap(([name, test]) =>
      Object.hasOwn(value ?? {}, name) && test(value[name]) ? [[name, value[name]]] : [],
    ),
  );

/** The tests of the preferences that this version of the page knows. */
export const PREFERENCES = Object.fromEntries(
  Object.entries(CHOICES).map(([name, values]) => [name, oneOf(values)]),
);

/** @param {Pick<Memory, "preferences">} memory */
export function createSettings({ preferences }) {
  /** Each by itself. @returns {Partial<Preferences>} */
  const read = () => picked(PREFERENCES)(preferences.read());
  let chosen = read();
  /** @type {Set<(name: Name) => void>} */
  const listeners = new Set();

  /** @template {Name} Key @param {Key} name */
  const get = (name) => /** @type {Preferences[Key]} */ (chosen[name] ?? CHOICES[name][0]);

  /** Reads what this page, another tab, or a file has written. */
  const refresh = () => {
    const names = /** @type {Name[]} */ (Object.keys(CHOICES));
    const before = names.map(get);
    chosen = read();
    for (const [i, name] of names.entries()) {
      if (before[i] !== get(name)) for (const listener of listeners) listener(name);
    }
  };

  addEventListener("storage", ({ key }) => {
    if (key === storageKey("preferences")) refresh();
  });

  return {
    get,
    refresh,
    /** @type {<Key extends Name>(name: Key, value: Preferences[Key]) => void} */
    set(name, value) {
      // Values that are not known here stay: another version of the page may know them.
      preferences.change((kept) => ({ ...kept, [name]: value }));
      refresh();
    },
    /** @param {(name: Name) => void} listener Called after each change, with the name of the setting. @returns {() => void} Ends it. */
    follow(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
