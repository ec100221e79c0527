// Files as a host wants them: compressed beside the originals, in one archive, with checksums. Nothing depends on the
// time or on the order of a folder.

import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, crc32, deflateRawSync, gzip } from "node:zlib";
import { cached } from "./cache.mjs";

/** Tables are packed already. */
const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|wasm|webmanifest|xml)$/;
/** Below this, the compressed file saves nothing. */
const SMALLEST = 256;

/** @param {[string, Uint8Array]} file @returns {Promise<[string, Uint8Array][]>} */
export async function compressed([name, content]) {
  if (!COMPRESSIBLE.test(name) || content.length < SMALLEST) return [];
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  const brotli = () => promisify(brotliCompress)(content, options);
  return [
    [`${name}.br`, await cached(`brotli ${process.version}`, content, brotli)],
    [`${name}.gz`, await cached(`gzip ${process.version}`, content, () => gzipped(content))],
  ];
}

/** The smallest that zlib makes: which of its tables is best depends on the content. @param {Uint8Array} content */
async function gzipped(content) {
  const sizes = [6, 7, 8].map((memLevel) => promisify(gzip)(content, { level: 9, memLevel }));
  return (await Promise.all(sizes)).reduce((best, one) => (one.length < best.length ? one : best));
}

/** As `sha256sum` prints them. @param {[string, Uint8Array][]} files */
export function checksums(files) {
  const line = ([name, content]) =>
    `${createHash("sha256").update(content).digest("hex")}  ${name}\n`;
  return files.map(line).join("");
}

/** 1 January 1980, the first day that the format knows. */
const DATE = 0x21;
/** Names are UTF-8. */
const FLAGS = 0x800;

/** A ZIP archive. @param {[string, Uint8Array][]} files */
export function zip(files) {
  const pieces = [];
  const directory = [];
  let offset = 0;
  for (const [path, content] of files) {
    const name = Buffer.from(path);
    const packed = COMPRESSIBLE.test(path) ? deflateRawSync(content, { level: 9 }) : content;
    const method = packed === content ? 0 : 8;
    const common = Buffer.alloc(26);
    for (const [at, value] of [
      [0, 20],
      [2, FLAGS],
      [4, method],
      [8, DATE],
      [22, name.length],
    ]) {
      common.writeUInt16LE(value, at);
    }
    for (const [at, value] of [
      [10, crc32(content)],
      [14, packed.length],
      [18, content.length],
    ]) {
      common.writeUInt32LE(value, at);
    }
    pieces.push(Buffer.from("PK\x03\x04"), common, name, packed);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\0"), common, end, name);
    offset += 30 + name.length + packed.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...pieces, index, end]);
}
