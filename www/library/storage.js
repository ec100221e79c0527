/**
 * What the play page keeps between visits.
 * @import { CameraSettings } from "../element/attributes.js"
 * @import { Preferences } from "./settings.js"
 * @import { Player } from "../board/types.js"
 * @import { Computer } from "../game/session.js"
 */

import { OPTIONS } from "../game/rule-options.js";
import { between, has, isObject, isText, oneOf, orNull, shape } from "../site/shape.js";
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

/** The record of a game with all its turns, those that were undone included. @param {Pick<Saved, "record" | "ahead">} saved */
export const whole = ({ record, ahead }) => ahead ?? record;

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

const PLAYERS = ["light", "dark"];
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];
const isTime = between(0);
const isTimes = has({ light: isTime, dark: isTime });
const isControl = has({ minutes: between(Number.MIN_VALUE, 180), seconds: between(0, 60) });

/** @type {(value: any) => Settings | null} */
export const checkSettings = shape({
  variant: oneOf(OPTIONS.variant),
  takeBack: oneOf(OPTIONS.takeBack),
  emptyReserve: oneOf(OPTIONS.emptyReserve),
  opponent: oneOf([0, ...LEVELS]),
  colour: oneOf([...PLAYERS, "random"]),
  clock: orNull(isControl),
});

/** @type {(value: any) => Saved | null} */
export const checkSaved = shape({
  id: (value) => value === undefined || (isText(value) && /^[\w-]{1,40}$/.test(value)),
  record: isText,
  ahead: orNull(isText),
  computer: orNull(has({ player: oneOf(PLAYERS), level: oneOf(LEVELS) })),
  control: orNull(isControl),
  times: (value) => Array.isArray(value) && value.every(isTimes),
  left: orNull(isTimes),
});

/** @type {(value: any) => CameraSettings | null} */
const checkCamera = shape({
  elevation: between(55, 90),
  rotation: between(-3600, 3600),
  levels: oneOf([1, 2, 3, 4]),
  seeThrough: oneOf([true, false]),
});

/** The preferences that this version of the page knows, each by itself. @type {(value: any) => Partial<Preferences>} */
export const soundPreferences = (value) =>
  Object.fromEntries(
    Object.entries(CHOICES).flatMap(([name, values]) => {
      const chosen = Object.hasOwn(value ?? {}, name) ? value[name] : undefined;
      return values.some((one) => one === chosen) ? [[name, chosen]] : [];
    }),
  );

export function openMemory() {
  let hasUnread = false;
  const onUnread = () => {
    hasUnread = true;
  };
  /** @template T @param {string} name @param {(value: unknown) => T | null} check @param {T} none */
  const entry = (name, check, none) => store(name, none, wholly(check, none), onUnread);
  /** @type {(value: any) => Record<string, any> | null} */
  const checkPlain = (value) => (isObject(value) ? value : null);
  const plain = (/** @type {string} */ name) => entry(name, checkPlain, {});
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
    /** @param {Saved & { id: string }} game @returns {boolean} False where the storage is full or refused. */
    keep: (game) => games(game.id).write(/** @type {Saved} */ ({ ...game, at: Date.now() })),
    camera: camera.read,
    keepCamera: camera.write,
    letterKeys: () => keys.read().letters !== false,
    /** @param {boolean} on */
    keepLetterKeys: (on) => void keys.change((kept) => ({ ...kept, letters: on })),
    isToldToTurn: () => keys.read().turn === true,
    keepToldToTurn: () => void keys.change((kept) => ({ ...kept, turn: true })),
    analysis: () => analysis.read().on === true,
    /** @param {boolean} on */
    keepAnalysis: (on) => void analysis.change((kept) => ({ ...kept, on })),
    /** By variant, how many bytes of its tables may be loaded without asking. */
    tables: () => {
      const { tables = {} } = analysis.read();
      return Object.fromEntries(Object.entries(tables ?? {}).filter(([, bytes]) => isTime(bytes)));
    },
    /** @param {Record<string, number>} tables */
    keepTables: (tables) => void analysis.change((kept) => ({ ...kept, tables })),
  };
}
