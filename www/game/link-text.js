/**
 * What the part of a link after "#" says, also where a program has damaged the link on its way: trackers append parts,
 * messengers take the full stop of a sentence for a part of it, mail programs encode and break it. Only what is certain is
 * repaired: nothing that stands in one of the parts of an address can be read in another way by it.
 */

/** The longest address that is read. */
export const LONGEST_ADDRESS = 20_000;

/** `&` as markup writes it: the part after it begins so. */
const ENTITY = /^(?:(?:amp|x?38|x26)(?:;|%3b))+/i;
/** Signs that have no width: they mark where a long word may be broken. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
/** What a sentence or markup has after a link. */
const END = /[)\]}>,;:!?.'"`*|\\»”’]+$/;
/** Such a link was cut off: its end is missing. */
const CUT = /…|\.\./;
/** How often a link may have been encoded once more. */
const TIMES = 3;

/** A bad address: a key of the texts, and its parameters. */
export class AddressError extends Error {
  /**
   * @param {"link.tooLong" | "link.unknown" | "link.repeated" | "error.badOption"} problem
   * @param {{ option?: string, found?: string, expected?: readonly string[] }} detail
   */
  constructor(problem, detail = {}) {
    super(problem);
    this.problem = problem;
    this.detail = detail;
  }
}

/** @param {string} text */
export const clip = (text) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Also where it is encoded: a value has no `=`. */
const BETWEEN = /[&?#]|%26(?=\w+=)/i;

/** The parts of an address as they are written; encoded signs between parts count as well. @type {(written: string, times?: number) => string[]} */
function pieces(written, times = TIMES) {
  return written.split(BETWEEN).flatMap((piece) => {
    const bare = piece.replace(ENTITY, "");
    const plain = times === 0 || bare.includes("=") ? bare : decoded(bare);
    return plain === bare ? [bare] : pieces(plain, times - 1);
  });
}

/** What a part says. @param {string} written */
function tidied(written) {
  let text = written;
  for (let times = TIMES; times > 0 && /%[\da-f]{2}/i.test(text); times -= 1) text = decoded(text);
  text = text.replace(UNSEEN, "").replace(DASHES, "-").trim();
  return CUT.test(text) ? text : text.replace(END, "");
}

/** What a part says that is one word. @param {string} written */
const wordIn = (written) => tidied(written).replace(/\s/g, "");

/** The word that an address begins with, such as `standard-17`. @param {string} hash With or without "#". */
export const firstWord = (hash) =>
  wordIn(pieces(hash.slice(0, LONGEST_ADDRESS).replace(/^#/, ""))[0]);

/** Parts that are several words. */
const SPACED = ["moves", "position", "right"];

/**
 * The parts of an address by their names. Others are ignored, because trackers append what they like; but not where nothing
 * is known, or where the name may be a known one with a mistake in it.
 * @param {string} hash With or without "#".
 * @param {readonly string[]} names
 * @param {readonly string[]} [verbatim] Those that may have any sign.
 * @returns {Map<string, string>}
 * @throws {AddressError}
 */
export function readParts(hash, names, verbatim = []) {
  if (hash.length > LONGEST_ADDRESS) throw new AddressError("link.tooLong");
  const parts = new Map();
  /** @type {string | null} */
  let other = null;
  for (const piece of pieces(hash.replace(/^#/, ""))) {
    const [[written, value] = ["", ""]] = new URLSearchParams(piece);
    const name = wordIn(written).toLowerCase();
    const part = names.find((one) => one.toLowerCase() === name);
    if (part === undefined) {
      if (names.some((one) => isNear(name, one.toLowerCase()))) {
        throw new AddressError("link.unknown", { found: clip(written) });
      }
      other ??= written || null;
      continue;
    }
    if (parts.has(part)) throw new AddressError("link.repeated", { found: part });
    const said = SPACED.includes(part) ? tidied(value) : wordIn(value);
    parts.set(part, verbatim.includes(part) ? value : said);
  }
  if (parts.size === 0 && other !== null) {
    throw new AddressError("link.unknown", { found: clip(other) });
  }
  return parts;
}

/** Whether two words differ in a letter or two, or have the same letters in another order. @type {(word: string, other: string) => boolean} */
function isNear(word, other) {
  const most = other.length < 6 ? 1 : 2;
  if (Math.abs(word.length - other.length) > most) return false;
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, sign] of [...word].entries()) {
    const next = [i + 1];
    for (const [j, letter] of [...other].entries()) {
      next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + Number(sign !== letter)));
    }
    row = next;
  }
  return row[other.length] <= most || [...word].sort().join() === [...other].sort().join();
}

const MOVE = /\d[a-d]\d(?:-\d[a-d]\d)?(?:x\d[a-d]\d){0,2}/gi;

/**
 * The moves of a part: with underscores or spaces between them. A space within a move, where a mail program has broken the
 * line, is none.
 * @param {string} text
 */
export const movesIn = (text) =>
  text.split("_").flatMap((piece) => {
    const joined = piece.replace(/\s/g, "");
    const moves = joined.match(MOVE) ?? [];
    return moves.join("") === joined ? moves : piece.split(/\s+/).filter(Boolean);
  });

/** A position of a part: underscores stand for its spaces, and other space is none where it has them. @param {string} text */
export const positionIn = (text) =>
  (text.includes("_") ? text.replace(/\s/g, "") : text).replace(/[_\s]+/g, " ");
