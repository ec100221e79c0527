// A storage like the browser's, whose entries are its own properties.

export const PREFIX = "pylos:/club/:";

/** Characters that still fit, and whether every access throws. */
export const limits = { room: Number.POSITIVE_INFINITY, isBroken: false };

function access() {
  if (limits.isBroken) throw new Error("denied");
}

class Storage {
  getItem(name) {
    access();
    return Object.hasOwn(this, name) ? this[name] : null;
  }
  setItem(name, value) {
    access();
    const all = Object.entries({ ...this, [name]: value });
    if (all.flat().join("").length > limits.room) throw new Error("full");
    this[name] = value;
  }
  removeItem(name) {
    access();
    delete this[name];
  }
}

/** An empty storage on a page of the club; entries are named without their prefix. */
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
