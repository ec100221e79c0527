/**
 * What the site keeps on the device: the one door to the browser's storage. Storage throws in a sandboxed frame or when
 * it is full: what it refuses lasts as long as the page. And it may hold anything. An entry that cannot be read, or not in
 * full, is never lost: before another one takes its place, it is put aside as `<name>-unread-<number>`.
 *
 * `theme.js` reads an entry by itself, because it runs before any module.
 */

/** The longest entry that is read. */
export const LARGEST = 1_000_000;

/**
 * The key of an entry in the browser's storage, which all copies of the site on an origin share: it has the folder of this
 * copy. Every page that stores something is in that folder.
 * @type {(name: string) => string}
 */
export const storageKey = (name) => `pylos:${new URL(".", location.href).pathname}:${name}`;

/** What the storage has refused, by key. @type {Map<string, string>} */
export const refused = new Map();

/** @type {(name: string) => string | null} */
export function readText(name) {
  const key = storageKey(name);
  try {
    return refused.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @type {(name: string, text: string) => boolean} False where the storage is full or refused. */
export function writeText(name, text) {
  const key = storageKey(name);
  refused.delete(key);
  try {
    localStorage.setItem(key, text);
  } catch {
    refused.set(key, text);
  }
  return !refused.has(key);
}

/** @param {string} name */
export function removeText(name) {
  refused.delete(storageKey(name));
  try {
    localStorage.removeItem(storageKey(name));
  } catch {
    // It is not there.
  }
}

/** @type {(text: string | undefined) => any} Undefined for what is no JSON. */
export function parse(text) {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** What an entry says, as far as it can be read; `isWhole`: this is all of it. @template T @typedef {{ kept: T, isWhole: boolean }} Found */

/** For an entry that is read as a whole or not at all. @type {<T>(check: (value: unknown) => T | null, none: T) => (value: unknown) => Found<T>} */
export const wholly = (check, none) => (value) => {
  const kept = check(value);
  return { kept: kept ?? none, isWhole: kept !== null };
};

/**
 * What an entry is. `name`: if its shape changes, the name changes, and another version of the site leaves it alone; `none`:
 * where nothing is stored; `read`: called with undefined for what is no JSON.
 * @template T
 * @typedef {{ name: string, none: T, read: (value: unknown) => Found<T> }} Entry
 */

/** One entry, as JSON. @template T @param {Entry<T>} entry @param {() => void} [onUnread] It could not be read in full. */
export function store({ name, none, read }, onUnread = () => {}) {
  function look() {
    const text = readText(name);
    if (text === null) return none;
    const { kept, isWhole } = read(text.length > LARGEST ? undefined : parse(text));
    if (!isWhole) {
      onUnread();
      if (putAside(name, text) && kept !== none) writeText(name, JSON.stringify(kept));
    }
    return kept;
  }

  /** @param {T} value */
  function write(value) {
    look();
    return writeText(name, JSON.stringify(value));
  }

  return {
    read: look,
    /** @type {(value: T) => boolean} False where the storage is full or refused. */
    write,
    /** Reads it again first, because another tab may have changed it. @param {(kept: T) => T} by */
    change(by) {
      const next = by(look());
      write(next);
      return next;
    },
    /** For what is sound in its shape, and turns out to be useless. */
    discard() {
      onUnread();
      const text = readText(name);
      if (text !== null) putAside(name, text);
    },
    get isRefused() {
      return refused.has(storageKey(name));
    },
  };
}

/** @type {(name: string, text: string) => boolean} False: it stays where it is. */
function putAside(name, text) {
  let number = 1;
  while (![null, text].includes(readText(`${name}-unread-${number}`))) number += 1;
  // Removed first: there may be no room for both.
  removeText(name);
  const isAside = writeText(`${name}-unread-${number}`, text);
  if (!isAside) {
    removeText(`${name}-unread-${number}`);
    writeText(name, text);
  }
  return isAside;
}
