// The loop of one's own mistakes, and the pile as a person reads it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PILE, withResult } from "../../www/library/pile.js";
import { FIRST, ofOne, reduce } from "../../www/puzzles/own/reduce.js";
import { overview } from "../../www/puzzles/own/view.js";
import { translations } from "../../www/text/board-text.js";
import { addTexts, text, useLanguage } from "../../www/text/text.js";

Object.assign(globalThis, { document: { documentElement: { lang: "en" } } });
await useLanguage("en");
for (const part of ["puzzle", "analysis", "mistakes"]) await addTexts(translations(part));

/** The state of the loop after events, and what the last one did. */
const after = (...events) =>
  events.reduce(
    ({ state }, event) => {
      const next = reduce(state, event);
      return { ...next, did: next.effects.map(({ do: name }) => name) };
    },
    { state: FIRST, did: [] },
  );
const EMPTY = PILE.none;
const LOOK = { is: "look", games: [{ game: 1 }, { game: 2 }], before: 4 };
const cameOf = (search, open, name = "a") => {
  return { is: "found", search, found: { name, exercises: [], open } };
};

test("a search looks at one game after the other, keeps what it finds, and tells what came of it", () => {
  const begun = after(LOOK);
  assert.deepEqual(begun.did, ["search"]);
  assert.deepEqual([begun.state.search, begun.state.looking.count], [1, 2]);
  const second = [LOOK, cameOf(1, 2), { is: "progress", search: 1, share: 0.5 }];
  const { state, did } = after(...second);
  assert.deepEqual([did, state.found.name], [["show"], "a"]);
  assert.deepEqual(state.looking, {
    ...{ count: 2, share: 0.5, looked: 1, open: 2, before: 4, isLink: false },
  });
  assert.deepEqual(after(LOOK, cameOf(1, 2)).did, ["keep"]);
  assert.deepEqual(after({ ...LOOK, isLink: true }, cameOf(1, 2)).did, [], "of a link: later");
  assert.equal(after(...second, { is: "kept" }).state.found, null);
  for (const [events, isFailed, looked, open] of [
    [[cameOf(1, 3, "b"), { is: "ended", search: 1, isFailed: false }], false, 2, 5],
    [[{ is: "ended", search: 1, isFailed: true }], true, 1, 2],
    [[{ is: "stop" }], false, 1, 2],
  ]) {
    const { state, did, effects } = after(...second, ...events);
    assert.deepEqual([did, state.looking], [["conclude"], null]);
    const { looking, ...said } = effects[0];
    assert.deepEqual(said, { do: "conclude", isFailed, search: state.search });
    assert.deepEqual([looking.looked, looking.open], [looked, open]);
  }
});

test("what a search says after it was stopped, or something else was opened, comes too late", () => {
  const ended = { is: "ended", search: 1, isFailed: true };
  const late = [cameOf(1, 2), { is: "progress", search: 1, share: 0 }, ended];
  for (const between of [{ is: "stop" }, { is: "open", address: "own=all" }, LOOK]) {
    const { state } = after(LOOK, between);
    for (const event of late) assert.deepEqual(reduce(state, event), { state, effects: [] });
  }
  assert.deepEqual(after({ is: "stop" }).did, [], "nothing is looked for");
  const opened = (address) =>
    after({ is: "open", address: "own&moves=1a1" }, LOOK, cameOf(2, 0), { is: "open", address });
  assert.equal(opened("own&moves=1a1").state.found.name, "a", "the same again");
  assert.equal(opened("own").state.found, null);
  assert.deepEqual(opened("own").did, ["drop"]);
  const games = ["own&moves=1a1", "own", "own=due"].map(ofOne);
  assert.deepEqual(games, ["moves=1a1", undefined, undefined]);
});

test("the pile shows what can be practised, what is overlooked, and how far a search is", () => {
  const around = { today: 100, query: "?lang=en", isRefused: false };
  /** Where its links lead, and what its buttons do. */
  const offered = (state, pile) => {
    const of = (part) =>
      typeof part !== "object"
        ? []
        : [part.attributes.href, part.attributes["data-do"], ...part.content.flatMap(of)];
    return overview({ ...FIRST, ...state }, pile, around)
      .flatMap(of)
      .filter(Boolean)
      .join(" ");
  };
  const full = { ...EMPTY, exercises: [{ id: "1", themes: ["raise"] }] };
  assert.equal(offered({}, EMPTY), "index.html?lang=en #");
  assert.equal(offered({ waiting: [{}] }, EMPTY), "index.html?lang=en look #");
  assert.equal(offered({}, full), "#own=due #own=raise removeAll #");
  const done = withResult(full, "1", true, 100);
  assert.equal(offered({}, done), "#own=all #own=raise removeAll #");
  const { looking } = after(LOOK).state;
  const address = "own&moves=1a1";
  const words = JSON.stringify(overview({ ...FIRST, looking }, EMPTY, around));
  assert.ok(words.includes(text("mistakes.looking", { game: 1, count: 2 })));
  const searching = offered({ looking, address, waiting: [{}] }, EMPTY);
  assert.equal(searching, "index.html?lang=en stop index.html?lang=en#moves=1a1 #");
});
