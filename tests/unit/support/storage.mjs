// A storage like the browser's, whose entries are its own properties.

export const PREFIX = "pylos:/club/:";

/** Characters that still fit, and whether every access throws. */
export const limits = { room: Number.POSITIVE_INFINITY, isBroken: false };

/** What an access finds. @param {Storage} storage */
function held(storage) {
  if (limits.isBroken) throw new Error("denied");
  return storage;
}

class Storage {}
for (const [name, value] of Object.entries({
  getItem(name) {
    return Object.hasOwn(held(this), name) ? this[name] : null;
  },
  setItem(name, value) {
    const others = Object.entries(held(this)).filter(([key]) => key !== name);
    const used = others.reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    if (used + name.length + value.length > limits.room) throw new Error("full");
    this[name] = value;
  },
  removeItem(name) {
    delete held(this)[name];
  },
})) {
  Object.defineProperty(Storage.prototype, name, { value });
}

/** An empty storage on a page of the club; entries are named without their prefix. @param {Record<string, string>} [entries] */
export function install(entries = {}) {
  Object.assign(limits, { room: Number.POSITIVE_INFINITY, isBroken: false });
  const storage = new Storage();
  for (const [name, text] of Object.entries(entries)) storage[PREFIX + name] = text;
  Object.assign(globalThis, {
    location: { href: "https://club.example/club/index.html#moves=1b2" },
    localStorage: storage,
  });
  return storage;
}

/** All entries of the club, without their prefix. */
export const stored = () =>
  Object.fromEntries(
    Object.entries(globalThis.localStorage)
      .filter(([key]) => key.startsWith(PREFIX))
      .map(([key, text]) => [key.slice(PREFIX.length), text]),
  );
