/**
 * What the secret of a live game gives: the name of the room at the relay, and what closes and opens letters. The relay learns
 * neither the secret nor what is written, only when somebody writes, and in steps of 512 bytes how much.
 */

/** Bytes of a step, and of the longest letter that is opened. */
const [STEP, LONGEST] = [512, 12 * 1024];
/** Bytes of the nonce before a letter, and of the proof after it. */
const [NONCE, PROOF] = [12, 16];

const bytesOf = (/** @type {string} */ text) => new TextEncoder().encode(text);

/**
 * `close` and `open` are told what the letter is `about`: it is another letter elsewhere. `open` returns null for what nobody
 * has written who knows the secret.
 * @typedef {{ room: string, close: (text: string, about: string) => Promise<Uint8Array>,
 *   open: (letter: Uint8Array, about: string) => Promise<string | null> }} Keys
 */

/** @type {(secret: string) => Promise<Keys>} */
export async function keysOf(secret) {
  const { subtle } = crypto;
  const source = await subtle.importKey("raw", bytesOf(secret), "HKDF", false, ["deriveBits"]);
  const way = { name: "HKDF", hash: "SHA-256", salt: bytesOf("pylos live"), info: bytesOf("") };
  const bits = await subtle.deriveBits(way, source, 384);
  const [start, name] = [bits.slice(0, 32), new Uint8Array(bits, 32)];
  const key = await subtle.importKey("raw", start, "AES-GCM", false, ["encrypt", "decrypt"]);
  /** @type {(iv: Uint8Array, about: string) => AesGcmParams} */
  const how = (iv, about) => ({
    ...{ name: "AES-GCM", iv: /** @type {BufferSource} */ (iv) },
    additionalData: bytesOf(about),
  });
  return {
    room: [...name].map((byte) => byte.toString(16).padStart(2, "0")).join(""),

    async close(text, about) {
      const written = bytesOf(text);
      // The first zero is the end: a text has none.
      const plain = new Uint8Array(Math.ceil((written.length + 1) / STEP) * STEP);
      plain.set(written);
      const iv = crypto.getRandomValues(new Uint8Array(NONCE));
      const closed = new Uint8Array(await subtle.encrypt(how(iv, about), key, plain));
      return new Uint8Array([...iv, ...closed]);
    },

    async open(letter, about) {
      if (letter.length > LONGEST || (letter.length - NONCE - PROOF) % STEP > 0) return null;
      try {
        const closed = /** @type {BufferSource} */ (letter.subarray(NONCE));
        const plain = await subtle.decrypt(how(letter.slice(0, NONCE), about), key, closed);
        return new TextDecoder().decode(plain).split("\0", 1)[0];
      } catch {
        return null;
      }
    },
  };
}
