// The caches of a browser, in Node.

/**
 * `stored`: answers by address, by the names of caches; `room`: the bytes that still fit; `broken`: methods that do not work, and
 * how they fail. Addresses may be relative to `base`.
 */
export function makeCaches({ stored, room, broken = new Map() }, base) {
  const guarded =
    (name, act) =>
    (...args) =>
      (broken.get(name) ?? act)(...args);
  const keyOf = (request) => String(request.url ?? new URL(request, base));
  const match = async (entries, request) => entries?.get(keyOf(request))?.clone();
  return {
    open: guarded("open", async (name) => {
      const entries = stored.get(name) ?? new Map();
      stored.set(name, entries);
      return {
        match: guarded("match", (request) => match(entries, request)),
        put: guarded("put", async (request, response) => {
          const { status, headers } = response;
          if (status === 206 || headers.get("Vary") === "*") throw new TypeError("not to be kept");
          const bytes = await response.arrayBuffer();
          room.bytes -= bytes.byteLength;
          if (room.bytes < 0) throw new DOMException("full", "QuotaExceededError");
          entries.set(keyOf(request), new Response(bytes, { headers }));
        }),
        async delete(request, { ignoreSearch = false } = {}) {
          const nameOf = (key) => (ignoreSearch ? key.split("?", 1)[0] : key);
          const name = nameOf(keyOf(request));
          for (const key of [...entries.keys()]) if (nameOf(key) === name) entries.delete(key);
        },
        keys: guarded("keys", async () => [...entries.keys()].map((url) => ({ url }))),
      };
    }),
    has: guarded("has", async (name) => stored.has(name)),
    keys: guarded("keys", async () => [...stored.keys()]),
    delete: guarded("delete", async (name) => stored.delete(name)),
    match: guarded("match", async (request, { cacheName } = {}) => {
      const wanted = cacheName === undefined ? [...stored.values()] : [stored.get(cacheName)];
      const found = await Promise.all(wanted.map((entries) => match(entries, request)));
      return found.find(Boolean);
    }),
  };
}
