/**
 * The bytes of a WebAssembly module, in a form that the browser compiles as it reads them; or those of a text.
 * @param {string} packed Raw deflate, as base64.
 */
export function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
}
