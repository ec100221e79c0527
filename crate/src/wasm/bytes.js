/** What the engine reads of files. It stands by itself, because the module of the rules would have all of `plain.js`. */

/** The most bytes that are taken in at once. */
const MOST_BYTES = 1 << 26;

const TypedArray = Object.getPrototypeOf(Uint8Array.prototype);

/** The bytes of a `Uint8Array` of any realm, whatever its class says of it. @type {(value: any) => Uint8Array | undefined} */
export function bytesOf(value) {
  const of = (/** @type {string | symbol} */ name) => Reflect.get(TypedArray, name, value);
  const isShort = of(Symbol.toStringTag) === "Uint8Array" && of("length") <= MOST_BYTES;
  // Throws if the bytes have gone to another thread.
  return isShort ? new Uint8Array(value) : undefined;
}
