// Games that begin: the head of their records, and which computer cannot be beaten.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { tablesOf } from "../../www/engine/tables.js";
import { FIRST_SETTINGS, openMemory } from "../../www/library/storage.js";
import { isUnbeatable } from "../../www/play/dialogs/new-game.js";
import { fromAddress, gameOfHash, visited } from "../../www/play/link.js";
import { begin, openGame, restore, saved, setUp, withHead } from "../../www/play/setup.js";
import * as rules from "../e2e/support/rules.mjs";
import { install } from "./support/storage.mjs";

const DAY = new Date(2026, 10, 2, 23, 59);

test("a record has the day, the players, the level and the clock", () => {
  const computer = { player: "dark", level: 8 };
  const game = rules.newGame({ variant: "expert", moves: ["1b2"] });
  const named = withHead(rules, game, computer, { minutes: 10, seconds: 5 }, DAY);
  assert.deepEqual(named.tags, {
    Date: "2026.11.02",
    White: "Player",
    Black: "Computer (level 8)",
    Level: "8",
    TimeControl: "600+5",
  });
  assert.deepEqual({ ...named, record: "", tags: {} }, { ...game, record: "", tags: {} });
  assert.deepEqual(rules.loadGame(named.record), named, "the record is read as written");
  const later = rules.concede(rules.play(named, "1c2"), "light", "time");
  assert.deepEqual(rules.loadGame(later.record).tags, named.tags, "the head stays to the end");
});

test("what a record says of its players and its day stays", () => {
  const game = rules.loadGame('[Date "2020.02.29"]\n[White "Ada"]\n[Mood "?"]\n\n1. 1b2 {\n\n} *');
  const named = withHead(rules, game, null, null, DAY);
  assert.deepEqual(named.tags, { Date: "2020.02.29", White: "Ada", Black: "Player", Mood: "?" });
});

test("new games say who plays, the first one Light against the weakest level, and links what they know", () => {
  assert.deepEqual([FIRST_SETTINGS.opponent, FIRST_SETTINGS.colour], [1, "light"]);
  const settings = { ...FIRST_SETTINGS, opponent: 3, clock: { minutes: 1.5, seconds: 0 } };
  const first = begin(rules, settings);
  assert.match(first.game.tags.Date, /^\d{4}\.\d\d\.\d\d$/);
  assert.equal(first.game.tags.Black, "Computer (level 3)");
  assert.equal(first.game.tags.TimeControl, "90+0");
  const { tags } = begin(rules, { ...settings, opponent: 0 }, { White: 'Ada "A"', Black: "" }).game;
  assert.deepEqual([tags.White, tags.Black, tags.Level], ['Ada "A"', "Player", undefined]);

  const address = { rules: {}, position: null, moves: ["1b2"], conceded: null, computer: null };
  const conceded = { player: "light", reason: "resignation" };
  const computer = { player: "light", level: 2 };
  const linked = (more) => {
    const { tags } = fromAddress(rules, { ...address, ...more }).game;
    return [tags.White, "Date" in tags];
  };
  assert.deepEqual(linked({ computer }), ["Computer (level 2)", true]);
  assert.deepEqual(linked({ computer, conceded }), ["Computer (level 2)", false]);
  assert.deepEqual(linked({ conceded }), [undefined, false]);
});

test("light cannot beat level 8 where the start is lost and it has tables", () => {
  const file = new URL("../../docs/solution/rule-sets.csv", import.meta.url);
  const [, ...lines] = readFileSync(file, "utf8").trim().split("\n");
  assert.equal(lines.length, 11);
  for (const line of lines) {
    const [variant, takeBack, emptyReserve, start] = line.split(",");
    const set = { variant, takeBack, emptyReserve };
    const is = (more) => isUnbeatable({ ...set, opponent: 8, colour: "light", ...more });
    assert.equal(is({}), start !== "endless" && tablesOf(set).length > 0, line);
    for (const other of [{ colour: "dark" }, { colour: "random" }, { opponent: 7 }]) {
      assert.ok(!is(other), line);
    }
  }
});

test("the computer has the colour that the person has not, by chance or by choice", (t) => {
  const playerOf = (colour) => begin(rules, { opponent: 3, colour, clock: null }).computer.player;
  t.mock.method(Math, "random", () => 0.4);
  assert.deepEqual(["light", "dark", "random"].map(playerOf), ["dark", "light", "dark"]);
  Math.random.mock.mockImplementation(() => 0.6);
  assert.deepEqual(["light", "dark", "random"].map(playerOf), ["dark", "light", "light"]);
});

test("a game comes back with what its clock has left, where the times are those of its turns", () => {
  const clock = { minutes: 5, seconds: 0 };
  const session = setUp(rules.newGame({ moves: ["1b2"] }), null, clock);
  const left = { light: 1, dark: 2 };
  const kept = { ...saved({ session, clock: session.clock }), left };
  assert.deepEqual(restore(rules, kept).clock.left, left);
  assert.equal(restore(rules, { ...kept, times: [] }).clock.left.dark, 300_000);
});

test("Back and Forward bring the game of the entry, without a move of the computer; an address its own", () => {
  install();
  const memory = openMemory();
  const computer = { player: "dark", level: 3 };
  const there = saved(
    { session: setUp(rules.newGame({ moves: ["1b2"] }), computer), clock: null },
    "abc",
  );
  const back = visited(rules, memory, "#moves=1a1", there);
  assert.deepEqual(
    [back.setup.game.moves, back.setup.paused, back.how.own],
    [["1b2"], true, false],
  );
  memory.keep(there);
  assert.equal(visited(rules, memory, "", there).how.own, true, "one of the person's games");
  const link = visited(rules, memory, "#moves=1a1&show=openings", null);
  assert.deepEqual([link.setup.game.moves, link.setup.paused], [["1a1"], false]);
  assert.deepEqual(
    [link.how, link.show],
    [{ address: "replace", own: false, said: "status" }, "openings"],
  );
  const played = visited(rules, memory, "#opponent=3&moves=1b2", null).setup;
  assert.deepEqual([played.computer, played.paused], [computer, false], "it is to move");
  memory.game.write(there);
  assert.equal(visited(rules, memory, "", there).how.own, true);
  const bad = visited(rules, memory, "#moves=9z9", null);
  assert.deepEqual([bad.setup, bad.problem !== null], [null, true]);
});

const COMPUTER = { player: "dark", level: 3 };
const OPEN = "#opponent=3&moves=1b2_1c2_1b3";
const LOST = `${OPEN}&resigned=light`;
const START = "#opponent=3&position=4/4/ll2/l1dd_3/3/3_2/2_1_l";
/** A device with a game against level 3 that was played last, and others. */
function device(last, ...others) {
  install();
  const memory = openMemory();
  const kept = (moves, id, conceded, computer = COMPUTER) => {
    const game = rules.newGame({ moves });
    const session = setUp(conceded ? rules.concede(game, conceded, "resignation") : game, computer);
    return saved({ session, clock: null }, id);
  };
  if (last) memory.game.write(kept(last.moves, "last", last.conceded));
  for (const [i, { moves, conceded, computer }] of others.entries()) {
    memory.keep(kept(moves, `other${i}`, conceded, computer));
  }
  return memory;
}
const linkedGame = (memory, hash) => {
  const { setup, own } = gameOfHash(rules, memory, hash);
  return [setup.shared ?? null, own, setup.id];
};

test("another's game is shown as shared when it is over, or when the person's own one would be left for it", () => {
  const playing = { moves: ["1a1", "1d4"] };
  for (const [name, games, hash, shared] of [
    ["a first visit, a game that goes on", [null], OPEN, null],
    ["a first visit, one that is over", [null], LOST, { hasOwn: false }],
    ["a game of one's own", [playing], OPEN, { hasOwn: true }],
    ["a game of one's own", [playing], LOST, { hasOwn: true }],
    ["a game of two people", [playing], "#moves=1b2", { hasOwn: true }],
    ["a start that a teacher gives", [playing], START, null],
    [
      "a start that is an end",
      [playing],
      "#position=ldld/dldl/ldld/dldl_ldl/dld/ldl_ll/dd_1_l",
      null,
    ],
    ["one who gave up at once", [playing], "#opponent=3&resigned=light", { hasOwn: true }],
    ["a link of the site to its analysis", [playing], "#moves=1b2&show=openings", null],
    ["a game hardly begun", [{ moves: ["1a1"] }], OPEN, null],
    ["a game that is over", [{ ...playing, conceded: "dark" }], OPEN, null],
    ["a game that is over", [{ ...playing, conceded: "dark" }], LOST, { hasOwn: false }],
  ]) {
    assert.deepEqual(
      linkedGame(device(...games), hash),
      [shared, false, undefined],
      `${name}: ${hash}`,
    );
  }
});

test("a game of this device is the person's own, as a link has it or at an earlier turn", () => {
  const moves = ["1b2", "1c2", "1b3"];
  const playing = { moves: ["1a1", "1d4"] };
  const lost = { moves, conceded: "light" };
  for (const [games, hash, ...expected] of [
    [[lost], LOST, true, "last"],
    [[playing, lost], LOST, true, "other0"],
    [[playing, { moves: [...moves, "1c3"] }], OPEN, false, undefined],
    [[playing, lost], OPEN, false, undefined],
  ]) {
    assert.deepEqual(linkedGame(device(...games), hash), [null, ...expected], hash);
  }
  for (const other of [
    { moves: ["1b2", "1c2", "1c3"] },
    { moves, computer: { ...COMPUTER, level: 4 } },
    { moves: ["1b2", "1c2"] },
  ]) {
    const memory = device(playing, other);
    assert.deepEqual(linkedGame(memory, OPEN)[0], { hasOwn: true }, JSON.stringify(other));
  }
  // One ball taken back is no earlier turn of two.
  const square = ["1a1", "1d4", "1b1", "1d3", "1a2", "1d2", "1b2x1a1"];
  const two = device(playing, { moves: square.with(-1, "1b2x1a1x1b1") });
  assert.deepEqual(linkedGame(two, `#opponent=3&moves=${square.join("_")}`)[0], { hasOwn: true });
  // Turns that were undone are still the person's.
  const memory = device(playing);
  const undone = {
    session: { ...setUp(rules.newGame({ moves: ["1b2"] }), COMPUTER) },
    clock: null,
  };
  undone.session.ahead = rules.newGame({ moves });
  memory.keep(saved(undone, "undone"));
  assert.equal(linkedGame(memory, OPEN)[0], null);
});

test("a visit begins with the entry of a reload, else the link, else the game played last, else a new one", async () => {
  const of = (moves, id = "abc") =>
    saved({ session: setUp(rules.newGame({ moves }), COMPUTER), clock: null }, id);
  /** What is opened on a device with this game. */
  const opened = async (stored, here, hash = "") => {
    install();
    const memory = openMemory();
    if (stored !== null) memory.game.write(stored);
    globalThis.history = { state: here && { game: here } };
    const { setup, own, problem, show } = await openGame(rules, memory, hash);
    const found = { moves: setup.game.moves.join(" "), own, isBad: problem !== null };
    const more = { time: setup.clock?.left.light, level: setup.computer?.level };
    return { ...found, show, kept: memory.game.read() !== null, ...more };
  };
  const usual = { time: undefined, isBad: false, show: undefined, level: 3 };
  const two = of(["1b2", "1c2"]);
  const first = { ...usual, moves: "", own: true, kept: false };
  assert.deepEqual(await opened(null, null), { ...first, level: FIRST_SETTINGS.opponent });
  const last = { ...usual, moves: "1b2 1c2", own: true, kept: true };
  assert.deepEqual(await opened(two, null), last);
  assert.deepEqual(await opened(two, two), last, "a reload");
  const clock = {
    control: { minutes: 5, seconds: 0 },
    times: Array(3).fill({ light: 9, dark: 9 }),
  };
  const [early, late] = [9, 3].map((light) => ({ ...two, ...clock, left: { light, dark: 9 } }));
  assert.equal((await opened(late, early)).time, 3, "the clock of the game that was kept last");
  assert.equal((await opened(null, early)).time, 9);
  assert.deepEqual(await opened(null, two), { ...last, kept: false }, "nothing was kept");
  const longer = of(["1b2", "1c2", "1b3"]);
  assert.deepEqual(await opened(two, longer), { ...last, moves: "1b2 1c2 1b3" });
  // Another tab has played since, another game or further in this one.
  const elsewhere = { ...last, own: false };
  assert.deepEqual(await opened(of(["1a1"], "other"), two), elsewhere);
  assert.deepEqual(await opened(longer, two), elsewhere);
  const link = { ...last, moves: "1a1", own: false, level: undefined };
  const linked = await opened(two, null, "#moves=1a1&show=openings");
  assert.deepEqual(linked, { ...link, show: "openings" });
  assert.deepEqual(await opened(two, null, "#moves=9z9"), { ...last, isBad: true });
  const bad = await opened(null, null, "#moves=9z9");
  assert.deepEqual([bad.isBad, bad.moves], [true, ""]);
  const damaged = await opened({ ...two, record: "no game" }, null);
  assert.deepEqual([damaged.moves, damaged.kept], ["", false]);
});
