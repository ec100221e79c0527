// The code that embeds a game, parsed as a page parses it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { embedCode } from "../../www/element/embed-code.js";
import { newSession, showPly } from "../../www/game/session.js";
import * as rules from "../e2e/support/rules.mjs";

const SITE = "https://club.example/pylos/";
const POSITION = "4/4/ll2/l1dd 3/3/3 2/2 1 l";

const session = newSession(
  rules,
  rules.newGame({ variant: "expert", position: POSITION, moves: ["1b1x1a2x1b2", "1d4"] }),
  { computer: { player: "dark", level: 5 }, hands: ["light"] },
);

/** The attributes of the board's tag. */
function attributesOf(tag) {
  const [, written] = /<pylos-board ([^>]*)>/.exec(tag);
  return Object.fromEntries(
    [...written.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

for (const purpose of ["diagram", "replay", "play"]) {
  test(`the tag and the frame of a ${purpose} have the same attributes`, () => {
    const { tag, frame } = embedCode(session, purpose, SITE, "lt");
    assert.match(
      tag,
      /^<script type="module" src="https:\/\/club\.example\/pylos\/pylos-board\.js">/,
    );
    const [, address] = /src="([^"]*)"/.exec(frame);
    const url = new URL(address.replaceAll("&amp;", "&"));
    assert.equal(url.href.split("#")[0], `${SITE}embed.html`);
    const plain = (entries) =>
      Object.fromEntries([...entries].map(([name, value]) => [name, value.replaceAll("_", " ")]));
    assert.deepEqual(
      plain(new URLSearchParams(url.hash.slice(1))),
      plain(Object.entries(attributesOf(tag))),
    );
    assert.equal(attributesOf(tag).variant, "expert");
    assert.equal(attributesOf(tag).lang, "lt");
  });
}

test("a replay has the start and every move of the game", () => {
  const { tag } = embedCode(session, "replay", SITE, "en");
  const { position, moves, ply } = attributesOf(tag);
  assert.equal(position, session.game.start);
  assert.deepEqual(moves.split(" "), [...session.game.moves]);
  assert.equal(ply, "0");
});

test("a diagram and a playable board have the position that is shown", () => {
  const earlier = showPly(rules, session, 1);
  for (const purpose of ["diagram", "play"]) {
    const attributes = attributesOf(embedCode(earlier, purpose, SITE, "en").tag);
    assert.equal(attributes.position, earlier.shown.position);
    if (purpose === "play") {
      assert.equal(attributes.interactive, "dark");
      assert.equal(attributes.opponent, "5");
    }
  }
});
