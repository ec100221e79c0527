/**
 * Readers of stored values that may be damaged in part: what is sound of them is kept.
 * @import { Found } from "../site/store.js"
 * @import { Test } from "../site/shape.js"
 */

import { between, isObject } from "../site/shape.js";

/** The latest time that a date can have, in milliseconds since 1970. */
const isTime = between(0, 8.64e15);

/** When an entry was stored; 0 where it does not say. @param {{ at?: unknown }} entry @returns {number} */
export const timeOf = ({ at }) => (isTime(at) ? Number(at) : 0);

/** Milliseconds of work after which the page goes on with other things. */
const SLICE = 20;

/** Is told, in pauses of long work, which share of it is done; it throws where the work is given up. @typedef {(share: number) => void} Tell */

/**
 * To be awaited between two steps of long work, with the share done: it waits where the page has to go on first.
 * @param {Tell} [tell]
 * @returns {(share?: number) => Promise<void> | undefined}
 */
export function pacer(tell = () => {}) {
  let start = performance.now();
  return (share = 1) => {
    if (performance.now() - start < SLICE) return undefined;
    tell(share);
    return new Promise((resolve) => {
      setTimeout(() => {
        start = performance.now();
        resolve();
      });
    });
  };
}

/** The items of a list that pass. @type {(test: Test) => (value: unknown) => Found<any[]>} */
export const listOf = (test) => (value) => {
  const items = Array.isArray(value) ? value : [];
  const kept = items.filter(test);
  return { kept, isWhole: Array.isArray(value) && kept.length === items.length };
};

/** The properties of an object whose values pass. @type {(test: Test) => (value: unknown) => Found<Record<string, any>>} */
export const recordOf = (test) => (value) => {
  const entries = isObject(value) ? Object.entries(value) : null;
  const { kept, isWhole } = listOf(([, one]) => test(one))(entries);
  return { kept: Object.fromEntries(kept), isWhole };
};

/**
 * Sorts what has a time, the latest first. Times after `now` are of a wrong clock: they stand behind all others.
 * @template T, Time
 * @param {T[]} items @param {(item: T) => Time} timeOf @param {Time} now
 */
export function latestFirst(items, timeOf, now) {
  const order = (/** @type {T} */ a, /** @type {T} */ b) => {
    const [first, second] = [timeOf(a), timeOf(b)];
    const later = Number(first > now) - Number(second > now);
    return later || Number(second > first) - Number(first > second);
  };
  return items.sort(order);
}

/**
 * An object of parts, each by its own reader.
 * @template T
 * @param {{ [Name in keyof T]: (value: any) => Found<T[Name]> }} readers
 * @returns {(value: any) => Found<T>}
 */
export const partsOf = (readers) => (value) => {
  const names = /** @type {(keyof T)[]} */ (Object.keys(readers));
  const found = names.map((name) => ({ name, ...readers[name](value?.[name]) }));
  const kept = /** @type {T} */ (Object.fromEntries(found.map(({ name, kept }) => [name, kept])));
  return { kept, isWhole: found.every(({ isWhole }) => isWhole) };
};
