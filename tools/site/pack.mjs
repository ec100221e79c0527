// Files as a host wants them: compressed beside the originals, in one archive, with checksums. Nothing depends on the
// time or on the order of a folder.

import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cached } from "./cache.mjs";
import { load } from "./packages.mjs";

const { zipSync } = await load("fflate");

/** Tables are packed already. */
const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|wasm|webmanifest|xml)$/;
/** Below this, the compressed file saves nothing. */
const SMALLEST = 256;

export async function compressed([name, content]) {
  if (!COMPRESSIBLE.test(name) || content.length < SMALLEST) return [];
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  const brotli = () => promisify(brotliCompress)(content, options);
  return [
    [`${name}.br`, await cached(`brotli ${process.version}`, content, brotli)],
    [`${name}.gz`, await cached(`gzip ${process.version}`, content, () => gzipped(content))],
  ];
}

/** The smallest that zlib makes: which of its tables is best depends on the content. */
async function gzipped(content) {
  const sizes = [6, 7, 8].map((memLevel) => promisify(gzip)(content, { level: 9, memLevel }));
  return (await Promise.all(sizes)).reduce((best, one) => (one.length < best.length ? one : best));
}

/** As `sha256sum` prints them. */
export function checksums(files) {
  const line = ([name, content]) =>
    `${createHash("sha256").update(content).digest("hex")}  ${name}\n`;
  return files.map(line).join("");
}

/** A ZIP archive; its files are of the first day that the format knows. */
export const zip = (files) =>
  zipSync(
    Object.fromEntries(
      files.map(([name, content]) => [name, [content, { level: COMPRESSIBLE.test(name) ? 9 : 0 }]]),
    ),
    { mtime: new Date(1980, 0, 1) },
  );
