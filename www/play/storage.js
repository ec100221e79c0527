/**
 * What is kept between visits. Every access is guarded: storage throws in a sandboxed frame or when
 * it is full, and may hold anything.
 * @import { CameraSettings } from "../element/attributes.js"
 * @import { Preferences } from "./settings.js"
 * @import { Saved, Settings } from "./setup.js"
 */

import { storageKey } from "../site/storage-key.js";
import { CHOICES } from "./settings.js";

const LARGEST = 1_000_000;

/** @type {Settings} */
export const FIRST_SETTINGS = Object.freeze({
  variant: "standard",
  takeBack: "required",
  emptyReserve: "loses",
  opponent: 1,
  colour: "light",
  clock: null,
});

/** @typedef {ReturnType<typeof openMemory>} Memory */

/** @typedef {"settings" | "game" | "camera" | "keys" | "analysis"} Entry */

/** @param {(what: Entry) => void} onCorrupt Called for each damaged entry, which is removed. */
export function openMemory(onCorrupt) {
  /**
   * @template T
   * @param {Entry} name
   * @param {(value: unknown) => T | null} check
   * @param {string} [key] Its name in the storage.
   * @returns {T | null}
   */
  const read = (name, check, key = name) => {
    let raw = null;
    try {
      raw = localStorage.getItem(storageKey(key));
      if (raw === null) return null;
      const value = raw.length > LARGEST ? null : check(JSON.parse(raw));
      if (value !== null) return value;
    } catch {
      if (raw === null) return null;
    }
    try {
      localStorage.removeItem(storageKey(key));
    } catch {
      // The next visit ignores it again.
    }
    onCorrupt(name);
    return null;
  };
  /** @type {(name: string, value: unknown) => boolean} The page works also where it is refused. */
  const write = (name, value) => {
    try {
      localStorage.setItem(storageKey(name), JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  };
  const analysis = () => read("analysis", checkObject) ?? {};
  return {
    settings: () => read("settings", checkSettings) ?? FIRST_SETTINGS,
    /** @param {Settings} settings */
    keepSettings: (settings) => write("settings", settings),
    preferences: () => read("settings", checkPreferences, "preferences") ?? {},
    /** @param {Partial<Preferences>} preferences */
    keepPreferences: (preferences) => write("preferences", preferences),
    game: () => read("game", checkSaved),
    /** @param {Saved} game */
    keepGame: (game) => write("game", game),
    /** One of the person's games. @param {string} id */
    kept: (id) => read("game", checkSaved, `game:${id}`),
    /**
     * @param {Saved & { id: string }} game
     * @returns {boolean} False where the storage is full or refused.
     */
    keep: (game) => write(`game:${game.id}`, { ...game, at: Date.now() }),
    camera: () => read("camera", checkCamera) ?? {},
    /** @param {CameraSettings} camera */
    keepCamera: (camera) => write("camera", camera),
    letterKeys: () => read("keys", checkObject)?.letters !== false,
    /** @param {boolean} on */
    keepLetterKeys: (on) => write("keys", { letters: on }),
    analysis: () => analysis().on === true,
    /** @param {boolean} on */
    keepAnalysis: (on) => write("analysis", { ...analysis(), on }),
    /** By variant, how many bytes of its tables may be loaded without asking. */
    tables: () => checkNumbers(analysis().tables),
    /** @param {Record<string, number>} tables */
    keepTables: (tables) => write("analysis", { ...analysis(), tables }),
  };
}

/** @type {(value: unknown) => Settings | null} */
export function checkSettings(value) {
  if (!isObject(value)) return null;
  const { variant, takeBack, emptyReserve, opponent, colour, clock } = value;
  const sound =
    ["children", "standard", "expert"].includes(variant) &&
    ["required", "optional"].includes(takeBack) &&
    ["loses", "playsOn"].includes(emptyReserve) &&
    Number.isInteger(opponent) &&
    opponent >= 0 &&
    opponent <= 8 &&
    ["light", "dark", "random"].includes(colour) &&
    (clock === null || isControl(clock));
  return sound ? { variant, takeBack, emptyReserve, opponent, colour, clock } : null;
}

/**
 * Settings of another version of the page are ignored.
 * @type {(value: unknown) => Partial<Preferences> | null}
 */
export function checkPreferences(value) {
  if (!isObject(value)) return null;
  const known = Object.entries(CHOICES).filter(([name]) => Object.hasOwn(value, name));
  const sound = known.every(([name, values]) => values.some((one) => one === value[name]));
  return sound ? Object.fromEntries(known.map(([name]) => [name, value[name]])) : null;
}

/** @type {(value: unknown) => Saved | null} */
export function checkSaved(value) {
  if (!isObject(value)) return null;
  const { id, record, ahead, computer, control, times, left } = value;
  const sound =
    (id === undefined || (typeof id === "string" && /^[\w-]{1,40}$/.test(id))) &&
    typeof record === "string" &&
    (ahead === null || typeof ahead === "string") &&
    (computer === null ||
      (isObject(computer) &&
        ["light", "dark"].includes(computer.player) &&
        [1, 2, 3, 4, 5, 6, 7, 8].includes(computer.level))) &&
    (control === null || isControl(control)) &&
    Array.isArray(times) &&
    times.every(isTimes) &&
    (left === null || isTimes(left));
  return sound ? { id, record, ahead, computer, control, times, left } : null;
}

/** @type {(value: unknown) => CameraSettings | null} */
function checkCamera(value) {
  if (!isObject(value)) return null;
  const { elevation, rotation, levels, seeThrough } = value;
  const sound =
    Number.isFinite(elevation) &&
    elevation >= 55 &&
    elevation <= 90 &&
    Number.isFinite(rotation) &&
    [1, 2, 3, 4].includes(levels) &&
    typeof seeThrough === "boolean";
  return sound ? { elevation, rotation: rotation % 360, levels, seeThrough } : null;
}

/** @param {unknown} value */
function isControl(value) {
  if (!isObject(value)) return false;
  const { minutes, seconds } = value;
  return isTime(minutes) && minutes > 0 && minutes <= 180 && isTime(seconds) && seconds <= 60;
}

/** @param {unknown} value */
function isTimes(value) {
  return isObject(value) && isTime(value.light) && isTime(value.dark);
}

/** @param {unknown} value */
function isTime(value) {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

/** @param {unknown} value */
const checkObject = (value) => (isObject(value) ? value : null);

/** @type {(value: unknown) => Record<string, number>} */
function checkNumbers(value) {
  const entries = isObject(value) ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter(([, number]) => isTime(number)));
}

/** @type {(value: unknown) => value is Record<string, any>} */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
