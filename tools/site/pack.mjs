// Files as a host wants them: compressed beside the originals, in one archive, with checksums. Nothing depends on the
// time of the build, on its time zone or on the order of a folder.
//
// Servers and caches tell two versions of a file apart by its date and size (`ETag`). The date in an archive is that of
// the commit. Where a copy loses the dates, the sizes differ: `sized` and `compressed` give every text file of a site that
// keeps its name the same remainder of its size, which depends on all contents.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { HASHED } from "./bundle.mjs";
import { cached } from "./cache.mjs";
import { load, ROOT } from "./packages.mjs";

const { zipSync } = await load("fflate");
const { gzipAsync } = await load("@gfx/zopfli");

/** Tables are packed already. */
const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|wasm|webmanifest|xml)$/;
/** How often Zopfli looks for a better way: three times as many save one byte in 2,000. */
const ROUNDS = 5;
/** Below this, to look for blocks takes Zopfli 30 times as long, and saves one byte in 1,000. */
const WITH_BLOCKS = 8000;
/** What hardly anybody loads. */
const RARE = /^licences\.txt$/;
/** Below this, the compressed file saves nothing. */
const SMALLEST = 256;

/** Two versions have the same sizes once in so many updates. It is also the most bytes by which a file grows, and one. */
const REMAINDERS = 128;

/** What cannot have empty lines at its end. The address of a table has its checksum; pictures rarely change. */
const BINARY = /\.(jpg|png|pylos|webp)$/;

/** The remainder of the sizes of a site. @param {Map<string, string | Uint8Array>} files */
export function remainderOf(files) {
  const hash = createHash("sha256");
  for (const name of [...files.keys()].sort()) hash.update(`${name}\0`).update(files.get(name));
  return hash.digest().readUInt32BE() % REMAINDERS;
}

const lack = (size, remainder) => (((remainder - size) % REMAINDERS) + REMAINDERS) % REMAINDERS;

const keepsName = (name) => !name.startsWith(HASHED);

/** The content, with empty lines at its end if it is a text under a name that stays. */
export function sized(name, content, remainder) {
  if (!keepsName(name) || BINARY.test(name)) return content;
  const bytes = Buffer.from(content);
  return Buffer.concat([bytes, Buffer.alloc(lack(bytes.length, remainder), "\n")]);
}

export async function compressed([name, content], remainder) {
  const isSized = keepsName(name);
  // A file that keeps its name has them in every version, whatever its size: a copy over an older version deletes nothing.
  if (!COMPRESSIBLE.test(name) || RARE.test(name) || (content.length < SMALLEST && !isSized))
    return [];
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  // A stream that ends at a whole byte, and is not closed.
  const options = isSized ? { params, finishFlush: constants.BROTLI_OPERATION_FLUSH } : { params };
  const how = `brotli ${process.version} ${JSON.stringify(options)}`;
  const brotli = await cached(how, content, () => promisify(brotliCompress)(content, options));
  // 3 to 6 % smaller than what zlib makes.
  const zopfli = { numiterations: ROUNDS, blocksplitting: content.length >= WITH_BLOCKS };
  const gz = await cached(`zopfli ${JSON.stringify(zopfli)}`, content, () =>
    gzipAsync(Buffer.from(content), zopfli),
  );
  return [
    [`${name}.br`, isSized ? sizedBrotli(brotli, remainder) : brotli],
    [`${name}.gz`, isSized ? sizedGzip(gz, remainder) : gz],
  ];
}

/** Closes an open stream after blocks that are empty, each of one byte (RFC 7932, 9.2: no data, no metadata). */
function sizedBrotli(stream, remainder) {
  const count = lack(stream.length + 1, remainder);
  return Buffer.concat([stream, Buffer.alloc(count, 0b000110), Buffer.of(0b11)]);
}

/** Adds the name of a file, which ends with a zero (RFC 1952, 2.3): as `gzip` does. */
function sizedGzip(stream, remainder) {
  const count = lack(stream.length, remainder);
  if (count === 0) return stream;
  const head = Buffer.from(stream.subarray(0, 10));
  head[3] |= 0b1000;
  const name = Buffer.alloc(count, "-");
  name[count - 1] = 0;
  return Buffer.concat([head, name, stream.subarray(10)]);
}

export function checksums(files) {
  const line = ([name, content]) =>
    `${createHash("sha256").update(content).digest("hex")}  ${name}\n`;
  return files.map(line).join("");
}

/** The date of the commit in an archive of the source. */
const ARCHIVED = "$Format:%ct$";

/** The date of all files of an archive, in seconds. */
function date() {
  const { SOURCE_DATE_EPOCH } = process.env;
  if (SOURCE_DATE_EPOCH && !/^\d+$/.test(SOURCE_DATE_EPOCH))
    throw new Error(`SOURCE_DATE_EPOCH is ${SOURCE_DATE_EPOCH}, and no number of seconds`);
  if (SOURCE_DATE_EPOCH) return Number(SOURCE_DATE_EPOCH);
  if (/^\d+$/.test(ARCHIVED)) return Number(ARCHIVED);
  if (existsSync(join(ROOT, ".git")))
    return Number(execFileSync("git", ["log", "-1", "--format=%ct"], { cwd: ROOT }));
  console.warn("The archives have no date, because there is no commit: set SOURCE_DATE_EPOCH");
  return 0;
}

export function zip(files, seconds = date()) {
  // The format has local time.
  process.env.TZ = "UTC";
  return zipSync(
    Object.fromEntries(
      files.map(([name, content]) => [name, [content, { level: COMPRESSIBLE.test(name) ? 9 : 0 }]]),
    ),
    { mtime: new Date(Math.max(seconds * 1000, Date.UTC(1980))) },
  );
}
