// The part of an address after "#", which describes a game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { formatAddress, parseAddress } from "../../www/game/address.js";
import { clip, firstWord, LONGEST_ADDRESS, readParts } from "../../www/game/link-text.js";
import { LEVELS } from "../../www/library/storage.js";

const usual = { variant: "standard", takeBack: "required", emptyReserve: "loses" };
const plain = { rules: usual, position: null, moves: [], conceded: null, computer: null };

test("a new game with the usual settings has an empty address", () => {
  assert.equal(formatAddress(plain), "");
  assert.equal(formatAddress({ ...plain, computer: { player: "dark", level: 2 } }), "");
  assert.equal(parseAddress(""), null);
  for (const empty of ["#", "#&", "#=1"]) assert.equal(parseAddress(empty), null, empty);
});

test("an address contains only settings that differ from the usual ones, and is read as the same game", () => {
  const played = { ...plain, moves: ["1b2", "1c2-2a1x2a1"] };
  const expert = { ...played, rules: { ...usual, variant: "expert" } };
  assert.equal(formatAddress(expert), "#variant=expert&moves=1b2_1c2-2a1x2a1");
  for (const game of [
    expert,
    ...LEVELS.map((level) => ({ ...played, computer: { player: "dark", level } })),
    { ...played, computer: { player: "light", level: 1 } },
    { ...played, conceded: { player: "dark", reason: "resignation" } },
    { ...played, conceded: { player: "light", reason: "time" } },
    { ...played, conceded: { player: "dark", reason: "agreement" } },
    { ...played, position: "4/4/4/4 3/3/3 2/2 1 d" },
    { ...plain, rules: { variant: "children", takeBack: "optional", emptyReserve: "playsOn" } },
  ]) {
    const written = formatAddress(game);
    assert.match(written, /^#[\w=&/-]+$/);
    const read = parseAddress(written);
    assert.deepEqual({ ...read, rules: { ...usual, ...read?.rules } }, game);
  }
});

test("moves are separated by underscores, plus signs or encoded spaces; without an opponent two people play", () => {
  for (const moves of ["1b2_1c2", "1b2+1c2&opponent=friend&you=dark", "_1b2%201c2__"]) {
    const read = parseAddress(`#moves=${moves}`);
    assert.deepEqual([read?.moves, read?.computer], [["1b2", "1c2"], null]);
  }
});

/** A game whose link has every kind of part, and no part that a program would take for the end of it. */
const SENT = {
  rules: { variant: "expert" },
  position: "4/1d2/1l2/4 3/3/3 2/2 1 l",
  moves: ["1b2", "1c2-2a1x2a1", "1c3x1a1x1b1"],
  conceded: { player: "dark", reason: "resignation" },
  computer: null,
};
const GIVEN = "variant=expert&position=4/1d2/1l2/4_3/3/3_2/2_1_l&resigned=dark";
const PLAYED = "1b2_1c2-2a1x2a1_1c3x1a1x1b1";
const LINK = `${GIVEN}&moves=${PLAYED}`;

test("a link that programs have added to, encoded or broken is the same game", () => {
  const trackers = "fbclid utm_source gclid igshid mc_cid _hsenc srsltid ref si any".split(" ");
  const ends = '. , ; : ! ? ) ] } > * ` \' " | \\ ” ’ » ). "> ** >, %3E %22'.split(" ");
  const links = [
    LINK,
    ...trackers.flatMap((name) => [`${LINK}&${name}=IwAR0x-_y.z`, `${name}=1&${LINK}`]),
    `${LINK}?utm_source=chat&utm_medium=x`,
    `${LINK}#:~:text=Pylos`,
    `${LINK}&`,
    `&${LINK}&&x`,
    ...ends.map((end) => LINK + end),
    ...["&amp;", "&amp;amp;", "&#38;", "&#x26;", "&AMP;", "&amp%3B"].map((and) =>
      LINK.replaceAll("&", and),
    ),
    LINK.replaceAll("=", "%3D"),
    LINK.replaceAll("&", "%26"),
    encodeURIComponent(LINK),
    encodeURIComponent(encodeURIComponent(LINK)),
    encodeURI(LINK).replaceAll("_", "%5F").replaceAll("/", "%2F"),
    LINK.replaceAll("_", "%255F").replaceAll("-", "%2D"),
    LINK.replaceAll("_", "%20"),
    LINK.replaceAll("_", "+"),
    LINK.replaceAll("_", "_%0A"),
    LINK.replaceAll("_", "_\u00a0"),
    LINK.replace("_1c2-", "_1c\r\n2-"),
    LINK.replace("2-2a1x", "2-%202a1%0D%0Ax"),
    LINK.replace("x1b1", "%C2%A0x1b1%20"),
    LINK.replace("variant=", "variant=%20").replace("expert", "exp%0Aert"),
    LINK.replace("4_3/", "4_%20%0A3/").replace("1d2/", "1%0Ad2/"),
    [...LINK].join("\u200b"),
    LINK.replace("position", "posi\u00adtion"),
    LINK.replaceAll("-", "–"),
    LINK.replaceAll("-", "−")
      .toUpperCase()
      .replace(/=(EXPERT|DARK)/g, (said) => said.toLowerCase()),
  ];
  for (const link of links) {
    const { moves, position, ...rest } = parseAddress(`#${link}`) ?? {};
    const lower = {
      moves: moves?.map((move) => move.toLowerCase()),
      position: position?.toLowerCase(),
    };
    assert.deepEqual({ ...rest, ...lower }, { ...SENT, position: SENT.position }, link);
  }
});

test("every place at which a line of moves may be broken is repaired", () => {
  for (let at = 0; at <= PLAYED.length; at += 1) {
    for (const space of ["\n", "\r\n", " ", "\u00a0 "]) {
      const broken = PLAYED.slice(0, at) + space + PLAYED.slice(at);
      const read = parseAddress(`#moves=${encodeURIComponent(broken)}`);
      assert.deepEqual(read?.moves, SENT.moves, JSON.stringify(broken));
    }
  }
});

test("what may be lost or changed in a link is not guessed", () => {
  const moves = (/** @type {string} */ text) => parseAddress(`#moves=${text}`)?.moves;
  // A link that was cut off is not a shorter game.
  for (const end of ["…", "...", "..", "_…", "...)", "%E2%80%A6", "\u2026."]) {
    assert.notDeepEqual(moves(`1b2_1c2${end}`), ["1b2", "1c2"], end);
  }
  assert.deepEqual(moves("1b2_1c"), ["1b2", "1c"]);
  assert.deepEqual(moves("1b2_1 9"), ["1b2", "1", "9"]);
  for (const near of [
    "varaint=expert",
    "move=1b2",
    "mvoes=1b2",
    "positon=x",
    "yuo=dark",
    "resinged=light",
    "shwo=analysis",
  ]) {
    assert.throws(() => parseAddress(`#opponent=3&${near}`), { problem: "link.unknown" }, near);
  }
});

test("the first word of an address is read in the same way", () => {
  const ends = "&fbclid=x . ). ?utm_source=x %20 %26ref%3D1 \u200b &amp;x=1".split(" ");
  for (const end of ["", ...ends]) {
    for (const word of ["standard-17", "2026-11-20-expert", "board/up", "own"]) {
      assert.equal(firstWord(`#${word}${end}`), word, end);
    }
  }
  assert.notEqual(firstWord("#standard-17…"), "standard-17");
  assert.equal(firstWord(""), "");
  assert.ok(firstWord("%25".repeat(1e6)).length <= LONGEST_ADDRESS);
});

test("a faulty address throws an error that names the problem", () => {
  const problems = {
    "#varaint=expert": "link.unknown",
    "#hello": "link.unknown",
    "#moves=1b2&moves=1c2": "link.repeated",
    "#resigned=light&outOfTime=dark": "link.repeated",
    "#outOfTime=light&agreed=dark": "link.repeated",
    "#agreed=draw": "error.badOption",
    "#opponent=9": "error.badOption",
    "#opponent=2&you=green": "error.badOption",
    "#resigned=nobody": "error.badOption",
    "#__proto__=1": "link.unknown",
    "#moves=1b2&amp;moves=1c2": "link.repeated",
    "#opponent=2…": "error.badOption",
  };
  for (const [hash, problem] of Object.entries(problems)) {
    assert.throws(() => parseAddress(hash), { problem }, hash);
  }
  for (const found of ["varaint", "hello"])
    assert.throws(() => parseAddress(`#${found}=x`), { detail: { found } });
  const tooLong = () => parseAddress(`#moves=${"1b2_".repeat(LONGEST_ADDRESS)}`);
  assert.throws(tooLong, { problem: "link.tooLong" });
  const long = () => parseAddress(`#${"x".repeat(5000)}`);
  assert.throws(long, ({ detail }) => detail.found.length < 50);
});

test("a name with one letter wrong, or two in a long one, is a mistake; others are of somebody else", () => {
  const names = ["moves", "variant"];
  const read = (name) => readParts(`#moves=1b2&${name}=x`, names);
  for (const name of ["mives", "move", "movees", "smove", "varyent", "vriant", "tnairav"])
    assert.throws(() => read(name), { problem: "link.unknown" }, name);
  for (const name of ["mivas", "mo", "omivs", "varyend1", "utm", "xxriant9"])
    assert.deepEqual([...read(name)], [["moves", "1b2"]], name);
  assert.equal(firstWord("#standard-17&fbclid=x"), "standard-17");
  assert.deepEqual(
    [40, 41].map((length) => clip("x".repeat(length)).length),
    [40, 41],
  );
  assert.ok(clip("x".repeat(41)).endsWith("x…"));
});
