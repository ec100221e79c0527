// Games by links: what a link says, and what it says of a game that is known already.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  all,
  check,
  formatLink,
  length,
  NO_MOVES,
  newId,
  parseLink,
  read,
  rematchId,
  remove,
  sender,
  sideByLinks,
  tidy,
  write,
} from "../../www/library/links.js";
import { compare } from "../../www/play/friend/match.js";
import { parse } from "../../www/site/store.js";
import { concede, newGame } from "../e2e/support/rules.mjs";
import { install, limits, stored } from "./support/storage.mjs";

const game = (moves, more = {}) => ({ ...NO_MOVES, moves, ...more });
const expert = { rules: { variant: "expert" } };
const resigned = (player) => ({ conceded: { player, reason: "resignation" } });
const link = { id: "k3j9x2ab", names: { light: "", dark: "" }, address: game(["1b2"]) };

test("a link names the game and the players before the moves, and is read as it was written", () => {
  const address = game(["1b2", "1c2"], expert);
  const written = formatLink({ ...link, names: { light: "Anna", dark: "" }, address });
  assert.equal(written, "#light=Anna&friend=k3j9x2ab&variant=expert&moves=1b2_1c2");
  assert.equal(formatLink(parseLink(written)), written);
  const over = { ...link, address: game(["1b2"], resigned("dark")) };
  assert.deepEqual(parseLink(formatLink(over)).address.conceded, over.address.conceded);
  assert.equal(formatLink({ ...link, address: game([]) }), "#friend=k3j9x2ab");
});

test("a name with any signs arrives as it is, on one line and with at most 24 characters", () => {
  const names = ["Ann & Bo=1#2", "Žygimantė +1", "50 % (a*b)!'", "<b>x</b>", '"\\', "👩‍👩‍👧 x"];
  for (const light of names) {
    const written = formatLink({ ...link, names: { light, dark: "" } });
    assert.match(written, /^#[\w=&%.~/-]+$/);
    assert.equal(parseLink(written).names.light, tidy(light), light);
  }
  assert.equal(tidy("  a\n\tb\u202ec\u0000 "), "a b c");
  assert.equal([...tidy("😀".repeat(30))].length, 24);
});

test("a link that programs have added to, encoded or broken is the same game", () => {
  const names = { light: "Ann & Bo=1#2?", dark: "50 %" };
  const written = formatLink({ ...link, names, address: game(["1b2", "1c2"], expert) });
  for (const sent of [
    `${written}&fbclid=x`,
    `${written}).`,
    written.replaceAll("&", "&amp;"),
    `#${encodeURIComponent(written.slice(1))}`,
    written.replace("1b2_", "1b%0A2_"),
  ]) {
    assert.equal(formatLink(parseLink(sent)), written, sent);
  }
});

test("a faulty link is refused with what is wrong with it", () => {
  const problems = {
    "#moves=1b2": "error.badOption",
    "#friend=A!&moves=1b2": "error.badOption",
    [`#friend=${"a".repeat(25)}`]: "error.badOption",
    "#friend=abcd&friend=abce": "link.repeated",
    "#friend=abcd&opponent=3&moves=1b2": "link.unknown",
    "#friend=abcd&outOfTime=dark": "link.unknown",
    "#friend=abcd&moevs=1b2": "link.unknown",
    [`#friend=abcd&light=${"x".repeat(20_000)}`]: "link.tooLong",
  };
  for (const [hash, problem] of Object.entries(problems)) {
    assert.throws(() => parseLink(hash), { name: "Error", problem }, hash);
  }
});

test("a new game has a name of its own; the rematch is one game, whichever of the two begins it", () => {
  const ids = new Set(Array.from({ length: 100 }, newId));
  assert.equal(ids.size, 100);
  for (const id of ids) assert.match(id, /^[a-z0-9]{8}$/);
  const rounds = ["k3j9x2ab"];
  for (let i = 0; i < 12; i += 1) rounds.push(rematchId(rounds[i]));
  const [, second, third] = rounds;
  assert.deepEqual([second, third, rounds[12]], ["k3j9x2abr2", "k3j9x2abr3", "k3j9x2abr13"]);
  const long = rematchId("a".repeat(24));
  assert.equal(parseLink(`#friend=${long}`).id, long);
});

test("the one who did the last thing sends the link", () => {
  for (const [address, player, done] of [
    // Who waits invites.
    [game([]), "dark", 0],
    [game(["1b2"]), "light", 1],
    [game(["1b2"], { position: "4/4/4/4 3/3/3 2/2 1 d" }), "dark", 1],
    [game(["1b2"], resigned("dark")), "dark", 2],
  ]) {
    assert.deepEqual([sender(address), length(address)], [player, done]);
  }
});

test("a link extends the known game, is older, or tells another past or game", () => {
  const [one, two, three] = [["1b2"], ["1b2", "1c2"], ["1b2", "1c2", "1b3"]];
  const over = (moves, player) => game(moves, resigned(player));
  const extended = (address) => ({ is: "extends", address, added: 1 });
  const differs = (turn) => ({ is: "differs", turn });
  for (const [known, link, found] of [
    [game(one), game(two), extended(game(two))],
    [game(one), game(one), { is: "same" }],
    [game(one), over(one, "dark"), extended(over(one, "dark"))],
    // A friend may resign before the last turn has arrived.
    [game(three), over(two, "dark"), extended(over(three, "dark"))],
    [game(three), game(one), { is: "older", turn: 1 }],
    [game(three), game([]), { is: "older", turn: 0 }],
    [over(one, "light"), game(one), { is: "older", turn: 1 }],
    [game(three), game(["1b2", "1c3"]), differs(2)],
    [game(three), game(["1c2", "1c3", "1b3", "1a1"]), differs(1)],
    // Who has resigned does not move again, and only one of the two resigns.
    [over(one, "dark"), game(two), differs(2)],
    [over(one, "dark"), over(one, "light"), differs(2)],
    // Light has moved since, so Light cannot have resigned then.
    [game(three), over(two, "light"), differs(3)],
    [game(three), over(one, "dark"), differs(2)],
    [game(one), game(one, expert), { is: "other" }],
    [game(one), game(one, { position: "l3/4/4/4 3/3/3 2/2 1 d" }), { is: "other" }],
  ]) {
    assert.deepEqual(compare(known, link), found, JSON.stringify([known, link]));
  }
});

test("a game is kept, listed and removed; where the storage is full, as long as the page", () => {
  for (const room of [10_000, 0]) {
    install();
    limits.room = room;
    write({ link, you: "light", sent: 0 });
    assert.equal(Object.keys(stored()).length, room === 0 ? 0 : 1);
    const { you, sent, link: kept } = read("k3j9x2ab");
    assert.deepEqual([you, sent, formatLink(kept)], ["light", 0, formatLink(link)]);
    assert.equal(all().games.length, 1);
    remove("k3j9x2ab");
    assert.equal(read("k3j9x2ab"), null);
  }
});

test("of a finished game it is known which colour was played here", () => {
  install();
  const played = newGame({ variant: "expert", moves: ["1b2", "1c2"] });
  const address = game(["1b2", "1c2"], { ...expert, ...resigned("dark") });
  write({ link: { ...link, address }, you: "dark", sent: 3 });
  assert.equal(sideByLinks(played), "dark");
  assert.equal(sideByLinks(concede(played, "dark", "resignation")), "dark");
  assert.equal(sideByLinks(newGame({ moves: ["1b2", "1c2"] })), null);
});

test("what cannot be read is counted and never lost", () => {
  const sound = { v: 1, link: "#friend=abcd", you: "light", sent: 0, at: 0 };
  const other = JSON.stringify({ ...sound, v: 2 });
  const faults = [{ link: "#friend=!" }, { you: "red" }, { sent: "1" }];
  const faulty = faults.map((fault) => JSON.stringify({ ...sound, ...fault }));
  for (const raw of ["{", "null", other, ...faulty]) assert.equal(check(parse(raw)), null, raw);
  install({ "friend:k3j9x2ab": other });
  assert.equal(read("k3j9x2ab"), null);
  assert.deepEqual(all(), { games: [], unread: 1 });
  write({ link, you: "light", sent: 0 });
  assert.ok(Object.values(stored()).includes(other));
  assert.equal(all().games.length, 1);
});
