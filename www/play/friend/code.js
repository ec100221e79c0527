/** QR codes, from the crate in `tools/qr`. */

/** What the module exports. @typedef {{ put: (at: number, byte: number) => void, encode: (length: number) => number, dark: (at: number) => number }} Codes */

/** The quiet zone that readers want, in squares. */
const QUIET = 4;

/** @returns {Promise<Codes>} */
export async function loadCodes() {
  const answer = await fetch(new URL("../../pkg/qr.wasm", import.meta.url));
  const { instance } = await WebAssembly.instantiate(await answer.arrayBuffer());
  return /** @type {any} */ (instance.exports);
}

/** The dark squares of the code for a text as a path, and the side of the picture around it. @type {(codes: Codes, text: string) => { side: number, path: string }} */
export function pathOf({ put, encode, dark }, text) {
  const bytes = new TextEncoder().encode(text);
  for (const [at, byte] of bytes.entries()) put(at, byte);
  const size = encode(bytes.length);
  const squares = Array.from({ length: size * size }, (_, at) => {
    const [x, y] = [QUIET + (at % size), QUIET + Math.floor(at / size)];
    return dark(at) === 1 ? `M${x} ${y}h1v1h-1z` : "";
  });
  return { side: size + 2 * QUIET, path: squares.join("") };
}
