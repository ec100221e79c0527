/**
 * Readers of stored values that may be damaged in part: what is sound of them is kept.
 * @import { Found } from "../site/store.js"
 * @import { Test } from "../site/shape.js"
 */

import { isObject } from "../site/shape.js";

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
