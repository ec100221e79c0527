/**
 * What the play page keeps between visits.
 * @import { CameraSettings } from "../element/attributes.js"
 * @import { Player } from "../board/types.js"
 * @import { Computer } from "../game/session.js"
 * @import { Rules as RuleSet } from "../pkg/rules.js"
 */

import { OPTIONS, USUAL } from "../game/rule-options.js";
import { between, has, isObject, isText, oneOf, orNull, shape } from "../site/shape.js";
import { store, wholly } from "../site/store.js";

/** @typedef {{ minutes: number, seconds: number }} Control Minutes a player, seconds a move. */

/** @typedef {Record<Player, number>} Times Milliseconds left. */

/**
 * What a person chose in "New game". `opponent`: 0 for a friend here, 1 to 8 for the computer's level; `colour`: the person's
 * against the computer.
 * @typedef {RuleSet & { opponent: number, colour: Player | "random", clock: Control | null }} Settings
 */

/**
 * A game as it is kept in storage and in the browser's history. `id`: its name among the games on this device; `shared`: of
 * somebody else, in the history only, and whether there was a game of the person's own to go back to.
 * @typedef {{ id?: string, record: string, ahead: string | null, computer: Computer | null, control: Control | null, times: readonly Times[], left: Times | null, shared?: { hasOwn: boolean } }} Saved
 */

/** The record of a game with all its turns, those that were undone included. @param {Pick<Saved, "record" | "ahead">} saved */
export const whole = ({ record, ahead }) => ahead ?? record;

/** @type {Settings} */
export const FIRST_SETTINGS = Object.freeze({
  ...{ variant: "standard", ...USUAL },
  opponent: 1,
  colour: "light",
  clock: null,
});

/** @typedef {ReturnType<typeof openMemory>} Memory */

const PLAYERS = ["light", "dark"];
/** Of the computer. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];
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
  shared: (value) => value === undefined || typeof value?.hasOwn === "boolean",
});

/** @type {(value: any) => CameraSettings | null} */
export const checkCamera = shape({
  elevation: between(55, 90),
  rotation: between(-3600, 3600),
  levels: oneOf([1, 2, 3, 4]),
  seeThrough: oneOf([true, false]),
});

export function openMemory() {
  /** The entries that could not be read. @type {Set<string>} */
  const unread = new Set();
  /** @template T @param {string} name @param {(value: unknown) => T | null} check @param {T} none */
  const entry = (name, check, none) =>
    store({ name, none, read: wholly(check, none) }, () => void unread.add(name));
  const plain = (/** @type {string} */ name) =>
    entry(name, (value) => (isObject(value) ? value : null), {});
  const saved = (/** @type {string} */ name) =>
    entry(name, checkSaved, /** @type {Saved | null} */ (null));
  const analysis = plain("analysis");
  return {
    get hasUnread() {
      return unread.size > 0;
    },
    settings: entry("settings", checkSettings, FIRST_SETTINGS),
    preferences: plain("preferences"),
    game: saved("game"),
    /** One of the person's games. @param {string} id */
    kept: (id) => saved(`game:${id}`).read(),
    /** @param {Saved & { id: string }} game @returns {boolean} False where the storage is full or refused. */
    keep: (game) =>
      saved(`game:${game.id}`).write(/** @type {Saved} */ ({ ...game, at: Date.now() })),
    camera: entry("camera", checkCamera, /** @type {CameraSettings} */ ({})),
    /** `letters`: false where single-letter keys are off; `turn`: true once the person was told to turn the board. */
    keys: plain("keys"),
    /** `on`: true where it is on; `tables`: by variant, how many bytes of its tables may be loaded without asking. */
    analysis,
    /** Undefined where the person has not been asked. @param {string} variant @returns {number | undefined} */
    allowed(variant) {
      const bytes = analysis.read().tables?.[variant];
      return isTime(bytes) ? bytes : undefined;
    },
    /** @type {(variant: string, bytes: number) => void} */
    allow(variant, bytes) {
      analysis.change((kept) => ({ ...kept, tables: { ...kept.tables, [variant]: bytes } }));
    },
  };
}
