// The part of an address after "#", which describes a game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { formatAddress, LONGEST_ADDRESS, parseAddress } from "../../www/game/address.js";

const usual = { variant: "standard", takeBack: "required", emptyReserve: "loses" };
const plain = { rules: usual, position: null, moves: [], conceded: null, computer: null };

test("a new game with the usual settings has an empty address", () => {
  assert.equal(formatAddress(plain), "");
  assert.equal(formatAddress({ ...plain, computer: { player: "dark", level: 2 } }), "");
  assert.equal(parseAddress(""), null);
  assert.equal(parseAddress("#"), null);
});

test("an address contains only settings that differ from the usual ones, and is read as the same game", () => {
  const played = { ...plain, moves: ["1b2", "1c2-2a1x2a1"] };
  const expert = { ...played, rules: { ...usual, variant: "expert" } };
  assert.equal(formatAddress(expert), "#variant=expert&moves=1b2_1c2-2a1x2a1");
  for (const game of [
    expert,
    { ...played, computer: { player: "dark", level: 5 } },
    { ...played, computer: { player: "light", level: 1 } },
    { ...played, conceded: { player: "dark", reason: "resignation" } },
    { ...played, conceded: { player: "light", reason: "time" } },
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

test("a faulty address throws an error that names the problem", () => {
  const problems = {
    "#varaint=expert": "link.unknown",
    "#hello": "link.unknown",
    "#moves=1b2&moves=1c2": "link.repeated",
    "#resigned=light&outOfTime=dark": "link.repeated",
    "#opponent=9": "error.badOption",
    "#opponent=2&you=green": "error.badOption",
    "#resigned=nobody": "error.badOption",
    "#__proto__=1": "link.unknown",
  };
  for (const [hash, problem] of Object.entries(problems)) {
    assert.throws(() => parseAddress(hash), { problem }, hash);
  }
  const tooLong = () => parseAddress(`#moves=${"1b2_".repeat(LONGEST_ADDRESS)}`);
  assert.throws(tooLong, { problem: "link.tooLong" });
  const long = () => parseAddress(`#${"x".repeat(5000)}`);
  assert.throws(long, ({ detail }) => detail.found.length < 50);
});
