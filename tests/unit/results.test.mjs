// What the games on the device come to: against each level, and between two people.

import assert from "node:assert/strict";
import { test } from "node:test";
import { USUAL_START } from "../../www/game/session.js";
import { namesOf, resultsOf, tallyOf } from "../../www/library/results.js";
import { doneWords } from "../../www/play/dialogs/new-game.js";
import { nextLevel } from "../../www/play/end.js";
import { translations } from "../../www/text/board-text.js";
import { addTexts, useLanguage } from "../../www/text/text.js";

await useLanguage("en");
await addTexts(translations("ends"));

/** A game against a level, as the list of games has it. */
const against = (outcome, { level = 3, variant = "standard", start = USUAL_START } = {}) => ({
  ...{ saved: { computer: { player: "dark", level } }, at: 0, outcome },
  game: { rules: { variant }, start, tags: {}, result: null },
});

test("won, lost and drawn games count by level and variant, not those that go on or begin elsewhere", () => {
  const games = [
    ...["won", "lost", "drawn", "open", "won"].map((outcome) => against(outcome)),
    against("won", { start: "4/4/ll2/l1dd 3/3/3 2/2 1 l" }),
    against("lost", { variant: "expert" }),
    against("drawn", { level: 4 }),
    { ...against("light"), saved: { computer: null } },
  ];
  const of3 = { level: 3, inARow: 0 };
  assert.deepEqual(resultsOf(games), [
    { ...of3, variant: "standard", won: 2, lost: 1, drawn: 1 },
    { ...of3, variant: "expert", won: 0, lost: 1, drawn: 0, inARow: 1 },
    { ...of3, level: 4, variant: "standard", won: 0, lost: 0, drawn: 1 },
  ]);
  for (const [of, variant, words] of [
    [games, "standard", "✓ won 2 of 4"],
    [games, "expert", "won 0 of 1"],
    [games, "children", ""],
    [[against("won")], "standard", "won 1 of 1"],
  ]) {
    assert.equal(doneWords(resultsOf(of), 3, variant), words);
  }
});

test("games lost in a row end with another result against the same level, by the same rules", () => {
  const session = { game: { rules: { variant: "standard" } }, computer: { level: 3 } };
  for (const [inARow, ...outcomes] of [
    [0],
    [0, "won", "lost"],
    [2, "lost", "lost", "drawn", "lost"],
    [2, "lost", "open", "lost"],
  ]) {
    const games = outcomes.map((outcome) => against(outcome));
    const others = [against("won", { level: 2 }), against("lost", { variant: "expert" })];
    assert.deepEqual(tallyOf([...others, ...games], session, 0), { inARow, score: null });
  }
});

test("the next level is offered after a win, an easier one after three losses in a row", () => {
  for (const [level, winner, inARow, expected] of [
    [1, "light", undefined, 2],
    [7, "light", undefined, 8],
    [8, "light", undefined, null],
    [3, "dark", undefined, null],
    [3, "dark", 2, null],
    [3, "dark", 3, 2],
    [3, "dark", 4, 2],
    [1, "dark", 9, null],
    [3, null, 3, null],
    [3, undefined, 3, null],
  ]) {
    const session = { game: { result: winner && { winner } }, computer: { player: "dark", level } };
    const tally = inARow === undefined ? null : { inARow };
    assert.equal(nextLevel({ session, tally }), expected, `${level} ${winner} ${inARow}`);
  }
  const two = { game: { result: { winner: "light" } }, computer: null };
  assert.equal(nextLevel({ session: two, tally: null }), null);
});

const HOUR = 3_600_000;
/** A game of two people, so many hours after the first one. */
const between = (White, Black, winner, hours = 0) => ({
  ...{ saved: { computer: null }, at: hours * HOUR, outcome: winner ?? "drawn" },
  game: { start: USUAL_START, tags: { White, Black }, result: { winner } },
});
const scoreAt = (hours, games, White = "Ada", Black = "Bo") =>
  tallyOf(games, { game: { tags: { White, Black } }, computer: null }, hours * HOUR).score;

test("the score of two people goes with them when they change colours", () => {
  const games = [
    between("Bo", "Ada", "light"),
    between("Ada", "Bo", "light"),
    between("Bo", "Ada", "dark"),
    between("Ada", "Bo", null),
  ];
  assert.deepEqual(scoreAt(0, games), { light: 2, dark: 1, drawn: 1 });
  assert.deepEqual(scoreAt(0, games, "Bo", "Ada"), { light: 1, dark: 2, drawn: 1 });
  const open = { ...games[0], outcome: "open", game: { ...games[0].game, result: null } };
  const others = [
    open,
    against("won"),
    between("Ada", "Cy", "light"),
    between("Cy", "Bo", "light"),
    { ...games[1], saved: { computer: { player: "dark", level: 1 } } },
  ];
  assert.equal(scoreAt(0, others), null);
  assert.deepEqual(scoreAt(0, [...others, games[0]]), { light: 0, dark: 1, drawn: 0 });
});

test("an evening ends with six hours without a game of the two, not at midnight", () => {
  const at = (...hours) => hours.map((hour) => between("Ada", "Bo", "light", hour));
  assert.equal(scoreAt(30, at(29, 24, 19, 14)).light, 4);
  assert.equal(scoreAt(30, at(29, 24, 17, 14)).light, 2);
  assert.equal(scoreAt(36, at(29, 24)), null);
  assert.equal(scoreAt(30, at(99, 29)), null, "the clock of the device was changed");
  assert.equal(scoreAt(30, [between("Cy", "Bo", "light", 10), ...at(29)]).light, 1);
});

test("people without names, or of one name, have no score", () => {
  for (const [White, Black] of [
    ["Player", "Player"],
    ["Ada", "?"],
    [undefined, "Bo"],
    ["Ada", "Ada"],
  ]) {
    assert.equal(scoreAt(0, [between(White, Black, "light")], White, Black), null);
  }
  assert.deepEqual(namesOf({ White: "Player", Black: "Bo" }), { light: "", dark: "Bo" });
});
