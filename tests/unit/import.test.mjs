// Games from elsewhere: logs of Board Game Arena in every shape, records with a fault, and hostile text.

import assert from "node:assert/strict";
import { test } from "node:test";
import { findGame } from "../../www/play/import/found.js";
import * as rules from "../e2e/support/rules.mjs";

const THERE = { takeBack: "required", emptyReserve: "playsOn" };
const NAMES = { light: "Ada L.", dark: "Grace" };

/** What the rules say of a text as a record, which makes the page look for a game in it. */
function found(text, variant) {
  try {
    rules.loadGame(text);
  } catch (problem) {
    return findGame(rules, text, problem, variant);
  }
  throw new Error(`it is a record: ${text}`);
}

function random(seed) {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** A game by chance, that takes balls back gladly. */
function gameByChance(variant, seed, most = 90) {
  const chance = random(seed);
  let game = rules.newGame({ variant, ...THERE });
  while (game.result === null && game.moves.length < most) {
    const moves = rules.legalMoves(game);
    const raising = moves.filter(({ from, takeBack }) => from !== null || takeBack.length > 0);
    const some = raising.length > 0 && chance(3) > 0 ? raising : moves;
    game = rules.play(game, some[chance(some.length)]);
  }
  return game;
}

/** The x, y and z of the site, from 0. */
const xyz = (cell) => ["abcd".indexOf(cell[1]), Number(cell[2]) - 1, Number(cell[0]) - 1];

/** The notifications of a game, as the site sends them. */
function notifications(game) {
  let now = rules.newGame({ ...game.rules });
  const coords = (cell, way = "") => {
    const [x, y, z] = xyz(cell);
    return { [`${way}coord_x`]: `${x}`, [`${way}coord_y`]: `${y}`, [`${way}coord_z`]: z };
  };
  return game.moves.flatMap((text) => {
    const { turn: color } = now;
    now = rules.play(now, text);
    const { from, to, takeBack, completes } = now.lastMove;
    const args = (more) => ({
      player_id: "85",
      player_name: NAMES[color],
      ...more,
      color,
      counters: [],
    });
    return [
      from === null
        ? { type: "ballPlaced", args: args(coords(to)) }
        : { type: "ballMovedUp", args: args({ ...coords(from, "from_"), ...coords(to, "to_") }) },
      ...(completes.length > 0
        ? [{ type: "squareMade", args: { player_name: NAMES[color] } }]
        : []),
      ...takeBack.map((cell) => ({ type: "ballReturned", args: args(coords(cell)) })),
      ...(takeBack.length === 1
        ? [{ type: "returnCanceled", args: { player_name: NAMES[color] } }]
        : []),
    ];
  });
}

/** The sentences of its log panel. */
const WORDS = {
  en: {
    place: "places a ball",
    raise: ["moves up a ball from", "to"],
    back: "returned to reserve the ball",
    made: "makes a square of his balls",
  },
  de: {
    place: "setzt eine Kugel auf",
    raise: ["bewegt eine Kugel von", "nach"],
    back: "nimmt zurück:",
    made: "bildet ein Quadrat",
  },
};

function sentences(game, lang = "en") {
  const { place, raise, back, made } = WORDS[lang];
  let now = rules.newGame({ ...game.rules });
  const at = (cell) =>
    `(${xyz(cell)
      .map((one) => one + 1)
      .join(", ")})`;
  return game.moves.flatMap((text, ply) => {
    const name = NAMES[now.turn];
    now = rules.play(now, text);
    const { from, to, takeBack, completes } = now.lastMove;
    return [
      `Move ${ply + 1} :`,
      from === null
        ? `${name} ${place} ${at(to)}`
        : `${name} ${raise[0]} ${at(from)} ${raise[1]} ${at(to)}`,
      ...(completes.length > 0 ? [`${name} ${made}`] : []),
      ...takeBack.map((cell) => `${name} ${back} ${at(cell)}`),
    ];
  });
}

const archive = (list) =>
  JSON.stringify({
    status: 1,
    data: { logs: list.map((one, i) => ({ packet_id: `${i}`, data: [one] })) },
  });

for (const variant of ["children", "standard", "expert"]) {
  test(`a log in any shape is the game that was played (${variant})`, () => {
    let taken = 0;
    for (let seed = 1; seed <= 5; seed += 1) {
      const game = gameByChance(variant, seed);
      const list = notifications(game);
      taken += game.moves.filter((move) => move.includes("x")).length;
      const shapes = {
        archive: archive(list),
        pretty: JSON.stringify(list, null, 2),
        // Of a longer text, cut off at both ends.
        part: `…,${archive(list).slice(8, -3)}`,
        plain: list
          .filter(({ type }) => /^ball/.test(type))
          .map(({ type, args }) => `${type} ${Object.values(args).slice(2, -2).join(" ")}`)
          .join("\n"),
        panel: sentences(game).join("\n"),
        newest: sentences(game).reverse().join("\r\n"),
        german: sentences(game, "de").join("\n"),
      };
      for (const [shape, text] of Object.entries(shapes)) {
        const { game: read, unread } = found(text, variant);
        assert.deepEqual(unread, [], `${shape} ${seed}`);
        assert.deepEqual(read.moves, game.moves, `${shape} ${seed}`);
        assert.deepEqual(read.rules, game.rules, shape);
        assert.deepEqual(read.result, game.result);
        assert.equal(read.tags.Site, "Board Game Arena");
        if (shape !== "plain")
          assert.deepEqual([read.tags.White, read.tags.Black], Object.values(NAMES), shape);
        // By whatever rules it was played: those that the log shows.
        if (shape === "newest") assert.deepEqual(found(text).game.moves, game.moves);
      }
    }
    assert.equal(taken > 4, variant !== "children");
  });
}

test("a log written by hand tells its rules by what was taken back", () => {
  const lines = [
    "11/22/2026 12:00 PM",
    "Ada places a ball (1, 1, 1)",
    "Grace places a ball (4, 4, 1)",
    "Ada places a ball (2, 1, 1)",
    "Grace places a ball (3, 4, 1)",
    "Ada places a ball (3, 1, 1)",
    "Grace places a ball (2, 4, 1)",
    "Ada places a ball (4, 1, 1)",
  ];
  const standard = found([...lines, "Grace places a ball (1, 3, 1)"].join("\n"));
  assert.equal(standard.game.rules.variant, "standard", "a line without a ball back");
  assert.equal(standard.game.moves.at(-1), "1a3");
  assert.deepEqual(standard.passed, [{ at: 1, said: "11/22/2026 12:00 PM" }]);
  const back = [
    "Ada makes a line of his balls",
    "Ada returned to reserve the ball (1, 1, 1)",
    "Ada does not return second a ball",
    "Grace places a ball (1, 3, 1)",
  ];
  const expert = found([...lines, ...back].join("\n"));
  assert.equal(expert.game.rules.variant, "expert");
  assert.deepEqual(expert.game.moves.slice(-2), ["1d1x1a1", "1a3"]);
  // The kind of each, without the words.
  const kinds = lines.slice(1).map((line) => line.replace(/.*ball /, "ballPlaced "));
  assert.deepEqual(found(kinds.join("\n")).game.moves, expert.game.moves.slice(0, 6).concat("1d1"));
});

test("the option of the site names the rules", () => {
  const list = notifications(rules.newGame({ moves: ["1b2", "1c2"] }));
  for (const [number, variant] of [
    [1, "standard"],
    [2, "expert"],
    [3, "children"],
  ]) {
    const text = JSON.stringify({ options: { game_variant: String(number) }, logs: list });
    assert.equal(found(text).game.rules.variant, variant);
  }
});

test("what cannot be read is told by its line and kept, and the turns before it are offered", () => {
  const cases = {
    "Ada puts (1, 1, 1)\nGrace puts (1, 1, 1)\nAda puts (2, 2, 1)": ["2: noFigure", "3: after"],
    "Ada puts (1, 1, 1)\nGrace puts (7, 1, 1)": ["2: badPlace"],
    "Ada puts (1, 1, 1)\nGrace puts (1, 1, 2)": ["2: unsupported"],
    "Ada puts (1, 1, 1)\nhello\nGrace lifts (1, 1, 1) (1, 1, 2)": ["3: raisesOpponent"],
    "ballPlaced 0 0 0 ballReturned 0 0 0": ["2: noTakeBackForChildren"],
    "ballReturned 0 0 0": ["1: nothingPlayed"],
    'ballPlaced {"coord_x": 0, "coord_y": 0, "coord_z": 0, "color": "dark"}': ["1: light"],
    'ballPlaced {"coord_x": "a", "coord_y": 0, "coord_z": 0}': ["1: badPlace"],
  };
  for (const [text, expected] of Object.entries(cases)) {
    const { game, unread } = found(
      text,
      text.startsWith("ballPlaced 0 0 0 b") ? "children" : undefined,
    );
    const told = unread.map(({ at, why }) => `${at}: ${why.rule ?? why.player ?? why}`);
    assert.deepEqual(told, expected, text);
    const comment = game.notes.at(-1)?.text ?? "";
    for (const { at, said } of unread) assert.ok(comment.includes(`${at}: ${said}`), comment);
  }
});

test("a record or list with a fault gives the turns before it, with their comments", () => {
  const record =
    '[White "Ada"]\n[Variant "expert"]\n\n1. 1b2 {The middle.} 1c2 (1... 1c3)\n2. 1b3 1b3 {more}\n3. 1a1 *\n';
  const { game, unread, isLog } = found(record);
  assert.equal(isLog, false);
  assert.deepEqual(game.moves, ["1b2", "1c2", "1b3"]);
  assert.equal(game.tags.White, "Ada");
  assert.equal(game.rules.variant, "expert");
  assert.deepEqual(game.notes.map(({ text }) => text).slice(0, 2), ["The middle.", "1... 1c3"]);
  assert.deepEqual(
    unread.map(({ at, said, why }) => [at, said, why.rule ?? why]),
    [
      [5, "1b3 {more}", "occupied"],
      [6, "3. 1a1 *", "after"],
    ],
  );
  assert.deepEqual(found("1b2, 1c2; 1b3").game.moves, ["1b2", "1c2", "1b3"]);
  assert.deepEqual(found("1b2, 1c2; 1b3").unread, []);
  for (const text of ["hello", "9z9 1a1", "{", "[", "1. x", "\u0000"])
    assert.equal(found(text), null, text);
});

test("hostile text is read in time and never trusted", () => {
  const deep = `${"[".repeat(50_000)}"ballPlaced"`;
  const texts = [
    deep,
    `ballPlaced${" ".repeat(150_000)}`,
    "ballPlaced ".repeat(15_000),
    "(1, 1, 1) ".repeat(18_000),
    `${"(".repeat(100_000)}1, 1, 1)`,
    '{"type":"ballPlaced","args":null}',
    '{"type":"ballPlaced","args":{"coord_x":{"toString":1},"coord_y":[],"coord_z":1e9}}',
    '{"type":"__proto__","ballPlaced":1}',
    `Ada "] [Result "1-0"] {x} puts (1, 1, 1)\nGr}ace{ puts (2, 1, 1)\nAda} puts (9, 9, 9) } * 1-0 {`,
    `${"x\n".repeat(90_000)}(1, 1, 1)`,
  ];
  for (const text of texts) {
    const { game } = findGame(rules, text, null) ?? { game: rules.newGame() };
    assert.ok(game.moves.length <= 2, text.slice(0, 40));
    assert.deepEqual(rules.loadGame(game).record, game.record);
  }
});
