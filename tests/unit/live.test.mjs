// A live game: two pages that say all they know end with the same game, whatever becomes of what they say; and nothing that
// arrives changes a game against its player.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as links from "../../www/library/links.js";
import { cardOf } from "../../www/play/friend/card.js";
import * as matches from "../../www/play/friend/match.js";
import { translations } from "../../www/text/board-text.js";
import { addTexts, text, useLanguage } from "../../www/text/text.js";
import { SECRET } from "../e2e/support/live.mjs";
import * as rules from "../e2e/support/rules.mjs";
import { dice } from "./support/randomly.mjs";
import { Device, meetUp, Room, settle } from "./support/room.mjs";

await useLanguage("en");
await addTexts(translations("friend"));

/** Near the end, so that games end in some turns. */
const LATE = { position: "ldld/ldld/ldld/lldd 3/ddl/ldd 2/2 1 l", rules: { variant: "children" } };

const moves = ({ game }) => game.moves.length;
const card = ({ match, state }) => cardOf(match, state.session, false);
/** Another page in the room of a game, of a device of its own. */
function joined(relay, { text }, device = new Device()) {
  const page = new Room(relay, device);
  page.visit(text);
  page.connect();
  return page;
}
const onMove = (pages) => pages.find(({ match, game }) => game.turn === match.you);

test("who opens the link takes the free seat, and sees every turn; a third person watches", () => {
  for (const seed of [0, 1]) {
    const { relay, ann, bo } = meetUp(seed);
    assert.notEqual(ann.match.you, bo.match.you);
    assert.equal(ann.match.link.seats[bo.match.you], bo.match.link.seats[bo.match.you]);
    assert.equal(ann.text, bo.text);
    const third = joined(relay, ann);
    assert.deepEqual([third.match.watches, third.match.isLook], [true, true]);
    for (const move of ["1b2", "1c2", "1b3"]) {
      onMove([ann, bo]).play(move).settle();
      assert.deepEqual([moves(ann), moves(bo), moves(third)], Array(3).fill(moves(ann)));
      assert.equal(third.opened.isTurn, true, "the game on the board goes on");
    }
    assert.equal(third.device.stored.size, 0, "who watches keeps nothing");
    assert.equal(ann.match.sent, 3, "what is said in the room is sent");
  }
});

test("two who open the first link at once do not both play: the friend's device says who does", () => {
  const { relay, ann, bo } = meetUp();
  const [one, two] = [new Room(relay, new Device()), new Room(relay, new Device())];
  const hash = `#friend=wxyz1234&live=${"a".repeat(26)}&seats=-annsname`;
  relay.kept.clear();
  for (const page of [bo, ann]) page.lose();
  ann.device.stored.clear();
  ann.run({
    do: "begin by links",
    kept: { link: links.parseLink(hash), you: "dark", sent: -1 },
  });
  for (const page of [one, two]) page.visit(hash);
  for (const page of [one, two, ann]) page.connect();
  settle(relay);
  assert.deepEqual([one, two].map(({ match }) => match.watches).sort(), [false, true]);
  const playing = [one, two].find(({ match }) => !match.watches);
  assert.equal(ann.match.link.seats.light, playing.match.link.seats.light);
});

test("by links without a room, a seat that is taken is not given away, and looking is not sending", () => {
  const relay = { kept: new Map(), flying: [], pages: [], publish() {} };
  const [ann, bo, third] = [1, 2, 3].map(() => new Room(relay, new Device()));
  const you = "dark";
  const link = links.parseLink("#friend=abcd1234&seats=-annsname");
  ann.run({ do: "begin by links", kept: { link, you, sent: -1 } });
  bo.visit(ann.text);
  bo.play("1b2");
  for (const shown of ["code", ""]) {
    bo.press("code");
    assert.deepEqual([bo.match.shown, bo.match.sent, matches.mayUndo(bo.match)], [shown, 0, true]);
  }
  third.visit(bo.text);
  assert.deepEqual([third.match.watches, third.match.isLook], [true, true]);
  ann.visit(bo.text);
  assert.deepEqual([ann.match.watches, moves(ann)], [false, 1]);
  // Somebody else has opened the invitation as well.
  const other = new Room(relay, new Device());
  other.visit("#friend=abcd1234&seats=-annsname");
  other.play("1b2");
  ann.visit(other.text);
  assert.equal(ann.match.isLook, true);
  ann.press("back");
  assert.equal(ann.match.link.seats.light, bo.match.link.seats.light);
  // A second device of the same person.
  third.press("swap");
  assert.deepEqual([third.match.watches, third.match.you], [false, "dark"]);
  third.press("swap");
  assert.deepEqual([third.match.you, third.match.link.seats.dark], ["light", ""], "it is free");
});

const ends = (...pages) => pages.map(({ game }) => game.result?.reason);
const asks = ({ match }) => matches.openQuestion(match.link)?.what;

test("a draw that crosses a turn, a question or a resignation has one end on both sides", () => {
  for (const light of [true, false]) {
    const { ann, bo } = meetUp(Number(light));
    const [first, second] = light ? [ann, bo] : [bo, ann];
    first.play("1b2").settle();
    // Both ask, one of them about a turn that the other has not seen.
    first.press("draw");
    second.play("1c2");
    second.press("draw").settle();
    assert.deepEqual([asks(first), ann.text], ["draw", bo.text]);
    assert.equal(first.match.link.ask.player, second.match.you, "that of the last turn");
    // Who has asked gives up before the answer is there.
    first.press("yes");
    second.resign().settle();
    assert.deepEqual([...ends(ann, bo), ann.text], ["agreement", "agreement", bo.text]);
  }
  const { relay, ann, bo } = meetUp(1, { moves: ["1b2"] });
  bo.lose();
  ann.press("draw");
  bo.connect();
  settle(relay);
  bo.lose();
  bo.press("yes");
  assert.deepEqual(card(bo).turn, ["send", "code"]);
  ann.visit(bo.text);
  assert.deepEqual(
    [ends(ann, bo), ann.match.isLook],
    [["agreement", "agreement"], false],
    "by hand",
  );
});

test("nobody draws a game alone, nor asks in the name of the other", () => {
  const { relay, ann, bo } = meetUp(1, { moves: ["1b2", "1c2", "1b3"] });
  const good = ann.text;
  const part = (ask) => good.replace(/&moves=/, `&ask=${ask}&moves=`);
  const agreed = (link) => `${link}&agreed=dark`;
  const isRefused = (link, what) => {
    const before = ann.text;
    ann.hear("dark", link);
    assert.deepEqual([ann.text, ann.game.result], [before, null], what);
    assert.ok(ann.match.rival, what);
    ann.press("back");
  };
  isRefused(agreed(good), "nobody has asked");
  isRefused(agreed(part("1-draw-light-3")), "the friend says that it was asked");
  isRefused(agreed(part("1-draw-dark-3")), "the friend has asked");
  for (const what of ["draw", "back"]) {
    ann.hear("dark", part(`7-${what}-light-3`));
    assert.deepEqual([ann.match.rival, ann.match.link.ask], [null, null], "in the other's name");
  }
  isRefused(agreed(good), "after it");
  ann.press("ask");
  isRefused(agreed(ann.text), "another question");
  settle(relay);
  bo.press("no").settle();
  ann.press("draw");
  const asked = ann.text;
  isRefused(agreed(`${asked}_1c3`), "after one more turn");
  isRefused(agreed(asked.replace("_1b3", "")), "before the last turn");
  ann.hear("dark", agreed(asked));
  assert.deepEqual(ends(ann), ["agreement"]);
  ann.hear("dark", `${asked}&resigned=dark`);
  ann.hear("dark", `${asked}_1c3`);
  assert.deepEqual(ends(ann), ["agreement"], "it stays");
});

test("after the end one press on each side begins the next game, colours swapped", () => {
  for (const both of [false, true]) {
    const { relay, ann, bo } = meetUp(1);
    const seat = ann.match.link.seats.light;
    ann.resign().settle();
    assert.equal(bo.game.result.winner, "dark");
    ann.hear("dark", ann.text.replace("abcd1234", "abcd1234r2"));
    assert.equal(ann.match.link.id, "abcd1234", "the friend alone begins no game");
    ann.press("rematch");
    if (!both) settle(relay);
    const { turn, more } = card(bo);
    assert.deepEqual([turn, more], [[], both ? [] : ["yes", "no"]], "beside what follows the game");
    bo.press("rematch").settle();
    const { ask } = bo.device.stored.get("abcd1234").link;
    assert.equal(ask.what, "yes", "the game that is over says how it went on");
    assert.equal(ann.text, bo.text);
    assert.deepEqual([ann.match.you, bo.match.you, ann.game.result], ["dark", "light", null]);
    assert.equal(ann.match.link.id, "abcd1234r2");
    assert.equal(ann.match.link.seats.dark, seat);
    bo.play("1b2").settle();
    assert.equal(moves(ann), 1);
  }
});

test("the letters of a game that is over are deleted as soon as the friend has said the same", () => {
  const { relay, ann, bo } = meetUp(1);
  const seats = () => [...relay.kept.keys()].sort().join();
  ann.play("1b2").settle();
  ann.putAway();
  assert.equal(seats(), "dark,light", "the game goes on");
  ann.visit("#friend=abcd1234");
  ann.connect();
  settle(relay);
  bo.lose();
  ann.resign();
  ann.putAway();
  assert.equal(seats(), "dark,light", "the friend does not know yet");
  ann.visit("#friend=abcd1234");
  ann.hear("light", ann.text);
  ann.putAway();
  assert.equal(seats(), "dark,light", "what this device says is not the friend's");
  bo.connect();
  settle(relay);
  assert.equal(bo.game.result?.winner, "dark");
  bo.putAway();
  assert.equal(seats(), "light", "the friend has said it");
  ann.visit("#friend=abcd1234");
  bo.visit("#friend=abcd1234");
  for (const page of [ann, bo]) page.connect();
  settle(relay);
  ann.press("rematch").settle();
  ann.lose();
  bo.press("rematch");
  // As in the first game.
  bo.play("1b2");
  bo.resign();
  bo.putAway();
  assert.equal(seats(), "dark,light", "the friend does not know the next game");
});

test("what a friend may not do is told, and changes nothing; the person may take it nevertheless", () => {
  const { relay, ann, bo } = meetUp(1, { moves: ["1b2", "1c2", "1b3"] });
  const good = ann.text;
  const [light, dark] = ["light", "dark"].map((player) => ann.match.link.seats[player]);
  const part = (name, value) => good.replace(/&moves=/, `&${name}=${value}&moves=`);
  const different = text("friend.differs", {});
  for (const [what, link] of Object.entries({
    "a turn for both": `${good}_1c3_1d4`,
    "a turn of the other": good.replace("_1b3", "_1d4"),
    "a turn of the friend in another past": good.replace("1c2_1b3", "1d4_1b3_1c3"),
    "giving up for the other": `${good}&resigned=light`,
    "a turn back that nobody asked for": part("back", 1).replace("_1b3", ""),
    "more turns back": part("back", 7).replace("_1c2_1b3", ""),
    "the next game before this one is over": good.replace("abcd1234", "abcd1234r2"),
    "other rules": part("variant", "children"),
    "another device on the friend's seat": good.replace(dark, "stranger"),
  })) {
    ann.hear("dark", link);
    assert.deepEqual([ann.text, ann.match.isLook], [good, false], what);
    assert.ok(ann.match.rival, what);
    const isStranger = link.includes("stranger");
    const words = isStranger ? text("friend.stranger", { player: "dark" }) : different;
    assert.equal(card(ann).line, words, what);
    assert.equal(links.formatLink(ann.device.stored.get("abcd1234").link), good, what);
    ann.press("back");
    assert.equal(ann.match.rival, null, what);
  }
  for (const link of [
    `${good}_9z9`,
    `${good}_1b3`,
    part("ask", "1-x-light-3"),
    good.replace("abcd1234", "other123"),
    "#",
    "<b>",
    good.replace(SECRET, "z".repeat(26)),
    good.replace(SECRET, "a".repeat(26)),
    good.slice(0, 40),
    `${good}&${"x".repeat(30_000)}`,
  ]) {
    ann.hear("dark", link);
    ann.press("back");
    assert.equal(ann.text, good, link.slice(0, 80));
  }
  ann.hear("light", good.replace("_1b3", "_1d4"));
  assert.equal(ann.match.rival, null, "nobody speaks for this device");
  ann.hear("dark", good.replace("1b2_1c2_1b3", "1b2_1d4"));
  ann.press("adopt");
  assert.deepEqual([moves(ann), ann.match.rival, ann.match.sent], [2, null, 2]);
  assert.ok(ann.done.includes("keep a copy"));
  ann.hear("dark", ann.text.replace(light, "stranger"));
  assert.equal(ann.match.watches, true, "the friend plays with another");
  const { address, seats } = ann.device.stored.get("abcd1234").link;
  assert.deepEqual([address.moves.length, seats.light], [2, light]);
  assert.equal(relay.flying.length >= 0 && moves(bo), 3);
});

test("a friend decides nothing alone: not that a question was asked, nor the answer to their own", () => {
  const { ann, bo } = meetUp(1, { moves: ["1b2", "1c2", "1b3", "1c3"] });
  const part = (text, name, value) => text.replace(/&moves=/, `&${name}=${value}&moves=`);
  bo.press("no");
  assert.equal(bo.match.link.ask, null, "nobody has asked");
  // An answer in the game is none after it.
  bo.press("ask").settle();
  ann.press("yes").settle();
  const good = ann.text;
  ann.hear("dark", good.replace("abcd1234", "abcd1234r2").replace(/&(back|ask)=[^&]*/g, ""));
  assert.deepEqual([ann.text, Boolean(ann.match.rival)], [good, true]);
  ann.press("back");
  bo.play("1d4").settle();
  bo.press("ask").settle();
  const asked = ann.text;
  const back = asked.replace("back=1", "back=3").replace("_1d4", "");
  bo.hear("light", back);
  assert.deepEqual([bo.text, Boolean(bo.match.rival)], [asked, true], "more back than asked");
  bo.press("back");
  ann.done.length = 0;
  ann.hear("dark", part(asked, "dark", "Bo"));
  assert.equal(ann.match.link.names.dark, "Bo");
  assert.equal(ann.done.includes("say"), false, "a question is told once");
  ann.press("no").settle();
  ann.hear("dark", `${ann.text}_1a1`);
  ann.hear("dark", `${ann.text}_1a1`);
  assert.equal(ann.done.filter((what) => what === "say").length, 1, "so is what does not fit");
  ann.press("back");
  ann.resign().settle();
  bo.press("rematch").settle();
  const { ask } = bo.match.link;
  bo.press("rematch");
  assert.deepEqual(bo.match.link.ask, ask);
  ann.hear("dark", bo.text.replace(`ask=${ask.number}`, `ask=${ask.number + 1}`));
  assert.equal(ann.match.link.id, "abcd1234", "the next game needs both");
});

test("a seat that another device took first is watched; a page that looks on says nothing", () => {
  const { relay, ann, bo } = meetUp(1, { moves: ["1b2"] });
  const [hash] = [ann.text.replace(/&seats=[^&]*/, "&seats=annsname-")];
  const late = new Room(relay, new Device());
  late.visit(hash);
  assert.equal(late.match.watches, false);
  late.send({ what: "line", line: "opening" });
  late.hear("dark", bo.text);
  assert.deepEqual([late.match.watches, late.device.stored.size], [true, 0]);
  late.send({ what: "line", line: "open" });
  late.done.length = 0;
  late.send({ what: "here", who: "device", does: "light" });
  assert.deepEqual(late.done, []);
  const { text } = late;
  late.hear("light", text.replace(SECRET, "a".repeat(26)).replace("1b2", "1c2"));
  assert.equal(late.text, text, "of another room");
  relay.flying.length = 0;
  bo.visit(bo.text.replace("1b2", "1c3"));
  assert.deepEqual([bo.match.isLook, relay.flying.length], [true, 0]);
  bo.press("back");
  // Who was there is not there after a pause, unless they say so.
  bo.send({ what: "here", who: "device", does: "light" });
  assert.equal(matches.isFriendHere(bo.match), true);
  bo.lose();
  bo.connect();
  assert.equal(matches.isFriendHere(bo.match), false);
});

test("a last ball and giving up at the same time: the ball ends the game", () => {
  const position = "ldld/ldld/ldld/ldld ldl/dld/ldl dd/dl l";
  const { ann, bo } = meetUp(1, { position, rules: { variant: "children" } });
  bo.resign();
  ann.play("4a1").settle();
  for (const { game } of [ann, bo]) assert.equal(game.result.reason, "apex");
});

test("another tab of the device goes along with what it hears; sides can be changed by links", () => {
  const { relay, ann, bo } = meetUp(1);
  const second = joined(relay, ann, ann.device);
  ann.play("1b2");
  bo.hear("light", ann.text);
  bo.play("1c2");
  second.hear("dark", bo.text);
  assert.equal(moves(second), 2);
  // A page that was left open knows neither the room nor that the turn was sent.
  const old = new Room(relay, new Device());
  old.visit("#friend=wxyz1234&moves=1b2");
  old.play("1c2");
  const done = structuredClone(matches.keptOf(old.match));
  old.put(rules.newGame({ moves: ["1b2", "1c3"] }));
  old.send({ what: "posted", way: "copied", done });
  assert.equal(old.match.sent, 1, "another turn was sent");
  const told = () => [old.match.sent, old.match.shown, old.state.note];
  old.send({ what: "posted", way: "refused", done: matches.keptOf(old.match) });
  assert.deepEqual(told(), [2, "text", ""]);
  old.send({ what: "posted", way: "copied", done: matches.keptOf(old.match) });
  assert.deepEqual(told(), [2, "", text("friend.told", { how: "copied" })]);
  old.device.stored.set("wxyz1234", { ...matches.keptOf(old.match), sent: 1 });
  old.send({ what: "posted", way: "refused", done });
  assert.deepEqual([old.match.sent, old.match.shown], [1, "text"], "as another tab has kept it");
  old.send({ what: "posted", way: "copied", done: matches.keptOf(old.match) });
  const other = { ...done, link: { ...done.link, id: "abcd1234" } };
  old.send({ what: "posted", way: "refused", done: other });
  assert.equal(old.match.shown, "", "of another game");
  old.device.stored.clear();
  old.send({ what: "posted", way: "copied", done });
  assert.equal(old.device.stored.get("wxyz1234").sent, 2, "it was removed meanwhile");
  old.visit(`#friend=wxyz1234&live=${SECRET}&moves=1b2_1c3_1d4`);
  assert.deepEqual([moves(old), old.match.link.live], [3, SECRET]);
  old.press("swap");
  assert.deepEqual([old.match.you, old.match.link.seats.dark], ["light", ""]);
});

test("a page without cryptography says why, and the game goes on by links", () => {
  const { relay, ann } = meetUp(1);
  ann.send({ what: "line", line: "insecure" });
  relay.flying.length = 0;
  ann.play("1b2");
  const { line, turn } = card(ann);
  assert.equal(line, text("friend.lost", { is: false }));
  assert.deepEqual([turn, ann.match.sent, relay.flying], [["send", "code"], 0, []]);
});

test("an old state is answered with the game, and a crowd of devices has an end", () => {
  const { relay, ann } = meetUp(1, { moves: ["1b2"] });
  const good = ann.text;
  relay.flying.length = 0;
  ann.hear("dark", good.replace("&moves=1b2", ""));
  assert.deepEqual(
    relay.flying.map(({ player, link }) => [player, link]),
    [["light", good]],
  );
  for (let i = 0; i < 1000; i += 1) ann.send({ what: "here", who: `device${i}`, does: "watch" });
  assert.ok(Object.keys(ann.match.here).length <= 20);
  ann.send({ what: "here", who: "device1", does: null });
  assert.equal("device1" in ann.match.here, false);
});

/** One thing that a person, the network or a browser does. */
function happen(roll, relay, pages) {
  const page = pages[roll(pages.length)];
  const { match, game } = page;
  const { flying } = relay;
  const what = roll(20);
  if (what < 5 && flying.length > 0) {
    const [letter] =
      roll(4) === 0 ? [flying[roll(flying.length)]] : flying.splice(roll(flying.length), 1);
    if (roll(6) > 0 && letter.page.match.line === "open")
      letter.page.hear(letter.player, letter.link);
  } else if (what === 5) page.lose();
  else if (what < 8) page.connect();
  else if (what === 8) page.reload();
  else if (what < 11 && page.isBehind) page.look();
  else if (match.isLook) return;
  else if (what === 11 && matches.openQuestion(match.link)?.player !== match.you) {
    page.press(["yes", "no"][roll(2)]);
  } else if ((what === 12 || what === 15) && !page.isBehind && game.result === null) {
    page.press(what === 12 ? "ask" : "draw");
  } else if (what === 13 && game.result !== null && match.line === "open") page.press("rematch");
  else if (what === 14 && game.result === null && roll(8) === 0) page.resign();
  else if (game.result === null && game.turn === match.you && !page.isBehind) {
    const all = rules.legalMoves(game);
    page.play(all[roll(all.length)].text);
  }
}

test("a thousand random evenings end with the same game on both sides", () => {
  const seen = { turns: 0, back: 0, rounds: 0, over: 0, drawn: 0 };
  for (let seed = 0; seed < 1000; seed += 1) {
    const roll = dice(seed);
    const { relay, ann, bo } = meetUp(seed, seed % 3 === 0 ? LATE : {});
    const pages = [ann, bo];
    if (seed % 4 === 0) pages.push(joined(relay, ann, ann.device));
    for (let i = 0; i < 60; i += 1) happen(roll, relay, pages);
    for (let round = 0; round < 4; round += 1) {
      for (const page of pages) {
        if (page.isBehind) page.look();
        page.lose();
        page.connect();
      }
      settle(relay);
    }
    for (const page of pages) {
      assert.equal(page.text, ann.text, `seed ${seed}`);
      assert.equal(page.match.isLook, false, `seed ${seed}`);
      assert.equal(page.match.rival, null, `seed ${seed}`);
    }
    seen.turns += moves(ann);
    seen.back += ann.match.link.back;
    seen.rounds += Number(ann.match.link.id !== "abcd1234");
    seen.over += Number(ann.game.result !== null);
    seen.drawn += Number(ann.game.result?.reason === "agreement");
  }
  assert.ok(
    seen.turns > 3000 && seen.back > 10 && seen.rounds > 30 && seen.over > 50 && seen.drawn > 10,
    JSON.stringify(seen),
  );
});
