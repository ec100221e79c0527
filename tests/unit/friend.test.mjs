// Games by links: what a link says, and what it says of a game that is known already.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newSession } from "../../www/game/session.js";
import * as links from "../../www/library/links.js";
import { cardOf, panelOf } from "../../www/play/friend/card.js";
import * as friendly from "../../www/play/friend/match.js";
import { show } from "../../www/play/friend/reduce.js";
import { parse } from "../../www/site/store.js";
import { translations } from "../../www/text/board-text.js";
import { addTexts, text, useLanguage } from "../../www/text/text.js";
import * as rules from "../e2e/support/rules.mjs";
import { install, limits, stored } from "./support/storage.mjs";

await useLanguage("en");
await addTexts(translations("friend"));

const TWO = { computer: null, hands: ["light", "dark"] };
const game = (moves, more = {}) => ({ ...links.NO_MOVES, moves, ...more });
const expert = { rules: { variant: "expert" } };
const of = (address) => ({ ...links.NEW_LINK, id: "k3j9x2ab", address });
const resigned = (player) => ({ conceded: { player, reason: "resignation" } });
const link = { ...links.NEW_LINK, id: "k3j9x2ab", address: game(["1b2"]) };

test("a link names the game and the players before the moves, and is read as it was written", () => {
  const address = game(["1b2", "1c2"], expert);
  const written = links.formatLink({ ...link, names: { light: "Anna", dark: "" }, address });
  assert.equal(written, "#light=Anna&friend=k3j9x2ab&variant=expert&moves=1b2_1c2");
  assert.equal(links.formatLink(links.parseLink(written)), written);
  const ask = { number: 2, what: "draw", player: "dark", length: 1 };
  const over = { ...link, ask, address: game(["1b2"], resigned("dark")) };
  assert.deepEqual(links.parseLink(links.formatLink(over)), over);
  assert.equal(links.formatLink({ ...link, address: game([]) }), "#friend=k3j9x2ab");
});

test("a name with any signs arrives as it is, on one line and with at most 24 characters", () => {
  const names = ["Ann & Bo=1#2", "Žygimantė +1", "50 % (a*b)!'", "<b>x</b>", '"\\', "👩‍👩‍👧 x"];
  for (const light of names) {
    const written = links.formatLink({ ...link, names: { light, dark: "" } });
    assert.match(written, /^#[\w=&%.~/-]+$/);
    assert.equal(links.parseLink(written).names.light, links.tidy(light), light);
  }
  assert.equal(links.tidy("  a\n\tb\u202ec\u0000 "), "a b c");
  assert.equal([...links.tidy("😀".repeat(30))].length, 24);
});

test("a link that programs have added to, encoded or broken is the same game", () => {
  const names = { light: "Ann & Bo=1#2?", dark: "50 %" };
  const written = links.formatLink({ ...link, names, address: game(["1b2", "1c2"], expert) });
  for (const sent of [
    `${written}&fbclid=x`,
    `${written}).`,
    written.replaceAll("&", "&amp;"),
    `#${encodeURIComponent(written.slice(1))}`,
    written.replace("1b2_", "1b%0A2_"),
  ]) {
    assert.equal(links.formatLink(links.parseLink(sent)), written, sent);
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
  // Each part is right as a whole, and not with something before or after it.
  const parts = {
    friend: "abcd",
    seats: "ab-",
    live: links.newSecret(),
    back: "1",
    ask: "1-no-dark-1",
  };
  for (const [name, value] of Object.entries(parts)) {
    const written = (value) => `#${name === "friend" ? "" : "friend=abcd&"}${name}=${value}`;
    assert.ok(links.parseLink(written(value)));
    for (const odd of [`-${value}`, `${value}-x`]) problems[written(odd)] = "error.badOption";
  }
  for (const [hash, problem] of Object.entries(problems)) {
    assert.throws(() => links.parseLink(hash), { name: "Error", problem }, hash);
  }
  const detail = { option: "friend", found: "A", expected: ["a-z 0-9"] };
  assert.throws(() => links.parseLink("#friend=A!"), { detail });
});

test("a new game has a name of its own; the rematch is one game, whichever of the two begins it", () => {
  const ids = new Set(Array.from({ length: 100 }, links.newId));
  assert.equal(ids.size, 100);
  for (const id of ids) assert.match(id, /^[a-z0-9]{8}$/);
  const rounds = ["k3j9x2ab"];
  for (let i = 0; i < 12; i += 1) rounds.push(links.rematchId(rounds[i]));
  const [, second, third] = rounds;
  assert.deepEqual([second, third, rounds[12]], ["k3j9x2abr2", "k3j9x2abr3", "k3j9x2abr13"]);
  const long = links.rematchId("a".repeat(24));
  assert.equal(links.parseLink(`#friend=${long}`).id, long);
});

test("the one who did the last thing sends the link", () => {
  for (const [address, player, done] of [
    // Who waits invites.
    [game([]), "dark", 0],
    [game(["1b2"]), "light", 1],
    [game(["1b2"], { position: "4/4/4/4 3/3/3 2/2 1 d" }), "dark", 1],
    [game(["1b2"], resigned("dark")), "dark", 2],
  ]) {
    assert.deepEqual([links.sender(address), links.length(address)], [player, done]);
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
    // Who has resigned does not move again; the other may have moved meanwhile.
    [over(one, "dark"), game(two), differs(2)],
    [over(one, "light"), game(two), extended(over(two, "light"))],
    [over(one, "light"), game(three), differs(2)],
    // Where both resign at once, the one whose turn it is has lost, whichever link comes first.
    [over(one, "dark"), over(one, "light"), { is: "older", turn: 1 }],
    [over(one, "light"), over(one, "dark"), { ...extended(over(one, "dark")), added: 0 }],
    // Light has moved since, so Light cannot have resigned then.
    [game(three), over(two, "light"), differs(3)],
    [game(three), over(one, "dark"), differs(2)],
    [game(one), game(one, expert), { is: "differs" }],
    [game(one), game(one, { position: "l3/4/4/4 3/3/3 2/2 1 d" }), { is: "differs" }],
  ]) {
    const what = JSON.stringify([known, link]);
    assert.deepEqual(friendly.compare(of(known), of(link), "light"), found, what);
  }
});

test("a turn is taken back as this player has asked for, and in no other way", () => {
  for (const [player, back, is] of [
    ["light", 1, "extends"],
    ["dark", 1, "differs"],
    ["light", 2, "differs"],
  ]) {
    const ask = { number: 1, what: "back", player, length: 1 };
    const known = { address: game(["1b2"]), back: 0, ask };
    assert.equal(friendly.compare(known, { address: game([]), back }, "light").is, is, player);
  }
});

/** The game of `link` as this device knows it after some moves. */
const kept = (moves, you = "light", sent = 0, more = {}) => ({
  link: { ...link, names: { light: "Ann", dark: "" }, address: game(moves, more) },
  you,
  sent,
});

test("who sends next follows from the game, and only what is not sent yet is taken back", () => {
  for (const [moves, sent, state, undo] of [
    [[], -1, "yours", false],
    [["1b2"], 0, "unsent", true],
    [["1b2"], 1, "waiting", false],
    [["1b2", "1c2"], 1, "yours", false],
  ]) {
    const match = { ...kept(moves, "light", sent), isLook: false, shown: "" };
    assert.deepEqual([friendly.stateOf(match), friendly.mayUndo(match)], [state, undo]);
    assert.equal(friendly.mayUndo({ ...match, isLook: true }), false);
    const session = newSession(rules, rules.newGame({ moves }), TWO);
    const { status, roles, impossible } = panelOf(match, session);
    const words = { yours: "", unsent: "Not sent yet", waiting: "Waiting for your friend" };
    assert.deepEqual([status, roles.light, roles.dark], [words[state], "Ann (you)", "your friend"]);
    assert.deepEqual(impossible, undo ? [] : ["undo"]);
    const look = panelOf({ ...match, isLook: true }, session);
    assert.deepEqual([look.status, ...look.impossible], ["", "undo", "resign"]);
  }
  assert.equal(friendly.mayUndo({ ...kept([], "dark", -1), isLook: false }), false);
  const resigned = { conceded: { player: "light", reason: "resignation" } };
  assert.equal(friendly.mayUndo({ ...kept(["1b2"], "light", 0, resigned), isLook: false }), false);
});

/** What is loaded before a game is put on the board, and how that is done. */
function shown(next, how, known) {
  const effects = show(rules, undefined, next, how, known);
  return { before: effects.at(-2)?.game.game.moves ?? null, ...effects.at(-1) };
}

test("who reads a link first is seated opposite; the last turn is played before their eyes", () => {
  const { next, how } = friendly.seated(kept(["1b2"]).link);
  assert.deepEqual([next.you, next.sent, how.seated], ["dark", 1, "You are playing Dark."]);
  const over = friendly.seated(kept(["1b2"], "light", 0, resigned("light")).link);
  assert.equal(over.how.seated, "");
  for (const [game, known, before] of [
    [next, null, []],
    [over.next, null, null],
    [kept([]), null, null],
    [next, kept(["1b2"]), null],
    [kept(["1b2", "1c2"]), kept(["1b2"]), ["1b2"]],
  ]) {
    assert.deepEqual(shown(game, {}, known).before, before);
  }
});

test("a link goes on with the game known here, is only looked at, or says that it is old", () => {
  const known = kept(["1b2", "1c2", "1b3"], "light", 3);
  const names = { light: "", dark: "" };
  const follow = (moves, more = {}, from = known) =>
    friendly.reconcile(rules, from, { ...known.link, names, address: game(moves), ...more });
  const more = follow(["1b2", "1c2", "1b3", "1c3"], { names: { light: "", dark: "Bo" } });
  assert.deepEqual([more.is, more.next.sent, more.how.note], ["extends", 4, ""]);
  assert.deepEqual(more.next.link.names, { light: "Ann", dark: "Bo" });
  const two = follow(["1b2", "1c2", "1b3", "1c3", "1a1"]);
  assert.equal(two.how.note, "Added: 2 new moves.", "also one's own, from another device");
  const other = follow(["1b2", "1d4"]);
  assert.deepEqual([other.is, other.how.isLook], ["differs", true]);
  assert.match(other.how.note, /a different move in turn 2\. Your game is unchanged\.$/);
  const { note } = follow(["1b2", "1c2"], { id: "another1" }).how;
  assert.equal(note, "This is a different game. Your game is unchanged.");
  const { is, next, turn, isNew } = follow(["1b2"]);
  assert.deepEqual([is, turn, isNew], ["older", 1, false]);
  assert.equal(links.formatLink(next.link), links.formatLink(known.link));
  const named = follow(["1b2"], { names: { light: "", dark: "Bo" } });
  assert.deepEqual([named.is, named.isNew, named.next.link.names.dark], ["older", true, "Bo"]);
  assert.deepEqual([follow(["1b2", "1c2", "1b3"]).is, known.link.names.dark], ["same", ""]);
  const watched = (turns) => follow(turns, {}, { ...known, watches: true }).is;
  assert.deepEqual([watched(["1b2"]), watched(["1b2", "1c2", "1b3", "1c3"])], ["same", "extends"]);
  // Each says best what they are called.
  const old = { ...known, link: { ...known.link, names: { light: "Ann", dark: "Bob" } } };
  const both = follow(["1b2"], { names: { light: "You", dark: "Bo" } }, old);
  assert.deepEqual(both.next.link.names, { light: "Ann", dark: "Bo" });
});

test("the card offers in each moment what can be done with the game, and says whom it waits for", () => {
  const seats = { light: "a", dark: "b" };
  const here = { line: "open", seats };
  const question = (what, length) => ({ ask: { number: 1, what, player: "light", length } });
  const over = resigned("light");
  const line = (what, player) => ["friend.line", { what, player }];
  const name = "Bo";
  for (const [played, you, sent, more, offered, words] of [
    ["", "dark", -1, {}, "send,code | copy |  | invitation light", line("waiting", "dark")],
    ["", "dark", 0, {}, " | send,code,copy | swap | again light", line("waiting", "dark")],
    ["1b2", "light", 0, {}, "send,code | copy |  | turn dark"],
    ["1b2", "light", 1, {}, " | send,code,copy | swap | again dark", line("waiting", "light")],
    ["1b2", "dark", 1, {}, " |  | swap | again light", line("yours", "dark")],
    [
      ...["1b2", "light", 1, { line: "open" }],
      ...["send,code | ask,draw,copy |  | invitation dark", line("invite", "light")],
    ],
    [
      ...["1b2", "light", 1, here, " | ask,draw |  | again dark"],
      ["friend.here", { is: false, name }],
    ],
    [
      ...["1b2", "light", 0, { line: "lost", seats }, "send,code | copy |  | turn dark"],
      ["friend.lost", { is: true }],
    ],
    [
      ...["1b2", "dark", 1, { ...here, ...question("draw", 1) }, "yes,no |  |  | again light"],
      ["friend.asks", { what: "draw", name: "Ann" }],
    ],
    [
      ...["1b2", "light", 1, { ...here, ...question("draw", 1) }, " |  |  | again dark"],
      ["friend.state", { state: "waiting", name }],
    ],
    [
      ...["1b2", "dark", 2, { ...here, ...over, ...question("rematch", 2) }],
      ...[" | yes,no |  | again light", ["friend.asks", { what: "rematch", name: "Ann" }]],
    ],
    ["1b2", "light", 1, over, "send,code | copy |  | end dark"],
    ["1b2", "light", 2, over, " | send,code,copy |  | again dark"],
    [
      "1b2",
      "light",
      1,
      { isLook: true, watches: true },
      " |  | swap | again light",
      ["friend.watching"],
    ],
    [
      "1b2",
      "light",
      1,
      { isLook: true },
      "back,adopt |  | swap | again dark",
      line("waiting", "light"),
    ],
    [
      ...["1b2", "light", 1, { rival: link }, "back,adopt | send,code,copy | swap | again dark"],
      ["friend.differs", {}],
    ],
    ...["code", "text"].map((shown) => [
      ...["1b2", "light", 0, { shown }, "send,code | copy |  | turn dark"],
      ["friend.told", { how: shown === "code" ? "shown" : "refused" }],
    ]),
  ]) {
    const { conceded, seats: taken = links.NEW_LINK.seats, ask = null, ...rest } = more;
    const address = game(played.split(" ").filter(Boolean), conceded && { conceded });
    const names = { light: "Ann", dark: name };
    const match = {
      ...{ link: { ...of(address), names, seats: taken, ask }, you, sent },
      ...{ isLook: false, watches: false, shown: "", ...friendly.NO_ROOM, ...rest },
    };
    const players = { hands: [you], computer: null };
    const card = cardOf(match, newSession(rules, links.gameOf(rules, address), players), true);
    const { turn, below, about } = card;
    const title = `${played} ${you} ${sent} ${JSON.stringify(more)}`;
    assert.equal(
      `${turn} | ${card.more} | ${below} | ${about.what} ${about.player}`,
      offered,
      title,
    );
    assert.equal(card.line, words ? text(...words) : "", title);
  }
});

test("what is granted changes the game, and what was sent of it", () => {
  const granted = (what) => {
    const { link, sent } = friendly.granted(kept(["1b2", "1c2"], "light", 2), what);
    const { address, back, ask } = link;
    return [address.moves.length, address.conceded, back, ask, sent];
  };
  const yes = { number: 1, what: "yes", player: "light", length: 2 };
  assert.deepEqual(granted("back"), [1, null, 1, yes, 1]);
  const agreed = { player: "light", reason: "agreement" };
  assert.deepEqual(granted("draw"), [2, agreed, 0, yes, 2]);
});

test("what another tab has done is shown", () => {
  const match = { ...kept(["1b2"], "light", 1), isLook: false };
  assert.equal(friendly.elsewhere(match, kept(["1b2"], "light", 1)), null);
  assert.equal(friendly.elsewhere(match, null), null);
  assert.equal(friendly.elsewhere({ ...match, isLook: true }, kept([])), null);
  for (const there of [kept(["1b2", "1c2"]), kept(["1b2"]), kept(["1b2"], "dark", 1)]) {
    assert.deepEqual(friendly.elsewhere(match, there), there);
  }
});

test("a game by links is opened under its name; what is only looked at is not the person's", () => {
  const known = kept(["1b2"]);
  const { setup, how } = shown(known, { note: "Added." }, known);
  assert.deepEqual([setup.id, setup.game.tags.White], ["friend-k3j9x2ab", "Ann"]);
  assert.deepEqual([how.own, how.note], [true, "Added."]);
  assert.match(how.words, /^Added\. Light places a ball on/);
  assert.equal(shown(kept([]), {}, null).how.own, false);
  const look = shown(known, { isLook: true, note: "Other." }, known);
  assert.deepEqual([look.setup.id, look.how.own, look.how.words], [undefined, false, "Other."]);
});

test("a game is kept, listed and removed; where the storage is full, as long as the page", () => {
  for (const room of [10_000, 0]) {
    install();
    limits.room = room;
    links.write({ link, you: "light", sent: 0 });
    assert.equal(Object.keys(stored()).length, room === 0 ? 0 : 1);
    const { you, sent, link: kept } = links.read("k3j9x2ab");
    assert.deepEqual([you, sent, links.formatLink(kept)], ["light", 0, links.formatLink(link)]);
    assert.equal(links.all().games.length, 1);
    links.remove("k3j9x2ab");
    assert.equal(links.read("k3j9x2ab"), null);
  }
});

test("of a finished game it is known which colour was played here", () => {
  install();
  const played = rules.newGame({ variant: "expert", moves: ["1b2", "1c2"] });
  const address = game(["1b2", "1c2"], { ...expert, ...resigned("dark") });
  links.write({ link: { ...link, address }, you: "dark", sent: 3 });
  assert.equal(links.sideByLinks(played), "dark");
  assert.equal(links.sideByLinks(rules.concede(played, "dark", "resignation")), "dark");
  assert.equal(links.sideByLinks(rules.newGame({ moves: ["1b2", "1c2"] })), null);
});

test("what cannot be read is counted and never lost", () => {
  const sound = { v: 1, link: "#friend=abcd", you: "light", sent: 0, at: 0 };
  const other = JSON.stringify({ ...sound, v: 2 });
  const faults = [{ link: "#friend=!" }, { you: "red" }, { sent: "1" }];
  const faulty = faults.map((fault) => JSON.stringify({ ...sound, ...fault }));
  for (const raw of ["{", "null", other, ...faulty])
    assert.equal(links.check(parse(raw)), null, raw);
  install({ "friend:k3j9x2ab": other });
  assert.equal(links.read("k3j9x2ab"), null);
  assert.deepEqual(links.all(), { games: [], unread: 1 });
  links.write({ link, you: "light", sent: 0 });
  assert.ok(Object.values(stored()).includes(other));
  assert.equal(links.all().games.length, 1);
});
