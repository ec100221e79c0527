/** Checks of values that may be anything, as storage and files have them. */

/** @typedef {(value: any) => boolean} Test */

/** @param {unknown} value @returns {value is Record<string, any>} */
export const isObject = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** @type {Test} */
export const isText = (value) => typeof value === "string";

/** @type {(values: readonly unknown[]) => Test} */
export const oneOf = (values) => (value) => values.includes(value);

/** @type {(test: Test) => Test} */
export const orNull = (test) => (value) => value === null || test(value);

/** @type {(least: number, most?: number) => Test} */
export const between =
  (least, most = Number.MAX_VALUE) =>
  (value) =>
    typeof value === "number" && value >= least && value <= most;

/** Whether an object has properties that pass these tests. @type {(tests: Record<string, Test>) => Test} */
export const has = (tests) => (value) =>
  isObject(value) && Object.entries(tests).every(([name, test]) => test(value[name]));

/** Reads an object: those of its properties that have tests, if all pass; else null. @type {(tests: Record<string, Test>) => (value: any) => any} */
export const shape = (tests) => (value) =>
  has(tests)(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(tests, name)))
    : null;
