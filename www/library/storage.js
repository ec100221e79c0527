/**
 * What the play page keeps between visits.
 * @import { CameraSettings } from "../element/attributes.js"
 * @import { Preferences } from "./settings.js"
 * @import { Player } from "../board/types.js"
 * @import { Computer } from "../game/session.js"
 */

import { isRules } from "../game/rule-options.js";
import { store, wholly } from "../site/store.js";
import { CHOICES } from "./settings.js";

/** @typedef {{ minutes: number, seconds: number }} Control Minutes a player, seconds a move. */

/** @typedef {Record<Player, number>} Times Milliseconds left. */

/**
 * What a person chose in "New game".
 * @typedef {object} Settings
 * @property {"children" | "standard" | "expert"} variant
 * @property {"required" | "optional"} takeBack
 * @property {"loses" | "playsOn"} emptyReserve
 * @property {number} opponent 0: a friend here; 1 to 8: the computer's level.
 * @property {Player | "random"} colour The person's colour against the computer.
 * @property {Control | null} clock
 */

/**
 * A game as it is kept in storage and in the browser's history.
 * @typedef {object} Saved
 * @property {string} [id] Its name among the games on this device.
 * @property {string} record
 * @property {string | null} ahead
 * @property {Computer | null} computer
 * @property {Control | null} control
 * @property {readonly Times[]} times
 * @property {Times | null} left
 */

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

export function openMemory() {
  let hasUnread = false;
  const onUnread = () => {
    hasUnread = true;
  };
  /**
   * @template T
   * @param {string} name
   * @param {(value: unknown) => T | null} check
   * @param {T} none
   */
  const entry = (name, check, none) => store(name, none, wholly(check, none), onUnread);
  /** @param {string} name */
  const plain = (name) => entry(name, checkObject, /** @type {Record<string, any>} */ ({}));
  const settings = entry("settings", checkSettings, FIRST_SETTINGS);
  const preferences = plain("preferences");
  const game = entry("game", checkSaved, /** @type {Saved | null} */ (null));
  const camera = entry("camera", checkCamera, /** @type {CameraSettings} */ ({}));
  const keys = plain("keys");
  const analysis = plain("analysis");
  const games = (/** @type {string} */ id) =>
    entry(`game:${id}`, checkSaved, /** @type {Saved | null} */ (null));
  return {
    /** Whether an entry could not be read. */
    get hasUnread() {
      return hasUnread;
    },
    settings: settings.read,
    keepSettings: settings.write,
    preferences: () => soundPreferences(preferences.read()),
    /** Values that are not known here stay: another version of the page may know them. @param {Partial<Preferences>} chosen */
    keepPreferences: (chosen) => void preferences.change((kept) => ({ ...kept, ...chosen })),
    game: game.read,
    keepGame: game.write,
    /** The rules refuse it. */
    discardGame() {
      game.discard();
      onUnread();
    },
    /** One of the person's games. @param {string} id */
    kept: (id) => games(id).read(),
    /**
     * @param {Saved & { id: string }} game
     * @returns {boolean} False where the storage is full or refused.
     */
    keep: (game) => games(game.id).write(/** @type {Saved} */ ({ ...game, at: Date.now() })),
    camera: camera.read,
    keepCamera: camera.write,
    letterKeys: () => keys.read().letters !== false,
    /** @param {boolean} on */
    keepLetterKeys: (on) => void keys.change((kept) => ({ ...kept, letters: on })),
    analysis: () => analysis.read().on === true,
    /** @param {boolean} on */
    keepAnalysis: (on) => void analysis.change((kept) => ({ ...kept, on })),
    /** By variant, how many bytes of its tables may be loaded without asking. */
    tables: () => checkNumbers(analysis.read().tables),
    /** @param {Record<string, number>} tables */
    keepTables: (tables) => void analysis.change((kept) => ({ ...kept, tables })),
  };
}

/** @type {(value: unknown) => Settings | null} */
export function checkSettings(value) {
  if (!isObject(value)) return null;
  const { variant, takeBack, emptyReserve, opponent, colour, clock } = value;
  const sound =
    isRules(value) &&
    Number.isInteger(opponent) &&
    opponent >= 0 &&
    opponent <= 8 &&
    ["light", "dark", "random"].includes(colour) &&
    (clock === null || isControl(clock));
  return sound ? { variant, takeBack, emptyReserve, opponent, colour, clock } : null;
}

/** The preferences that this version of the page knows, each by itself. @type {(value: any) => Partial<Preferences>} */
export const soundPreferences = (value) =>
  Object.fromEntries(
    Object.entries(CHOICES).flatMap(([name, values]) => {
      const chosen = Object.hasOwn(value ?? {}, name) ? value[name] : undefined;
      return values.some((one) => one === chosen) ? [[name, chosen]] : [];
    }),
  );

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
