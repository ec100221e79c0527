// Boards on an author's page: what tag, record, properties and methods show, and what the page is told; the frame page and the
// playground, which are made of a board.

import assert from "node:assert/strict";
import { it } from "node:test";
import { NAMES, nameOf, PROPERTIES, parseAttribute } from "../../www/element/attributes.js";
import { NOTHING } from "../../www/game/turn-builder.js";
import { legalMoves, newGame } from "../e2e/support/rules.mjs";
import * as page from "./support/browser.mjs";

const { device, find, open, press, reads, until } = page;

/** An author's page with a body, and the events of its boards. @type {(body: string, hash?: string) => Promise<CustomEvent[]>} */
async function author(body, hash) {
  await page.author(body, hash);
  const told = [];
  addEventListener("pylos-move", (event) => told.push(event));
  return told;
}
const board = (selector = "pylos-board") => find(selector);
const inside = (selector, of = board()) => of.shadowRoot.querySelector(selector);
const place = (at, of) => inside(`[data-place="${at}"]`, of);
/** What is on its way has time to arrive. */
async function turns() {
  for (let turn = 0; turn < 99; turn += 1) await new Promise(setImmediate);
}
const moves = (of = board()) => of.game?.moves.join(" ");
const error = (words, of) =>
  until(() => {
    const { hidden, textContent } = inside("[part=error]", of) ?? {};
    return words.test(textContent) && hidden === (textContent === "");
  });
it("a wrong value of a property is told on the board, which keeps the last good one", async () => {
  const own = { variant: "expert", takeBack: "optional", emptyReserve: "playsOn" };
  const tag = Object.entries(own).map(([name, value]) => `${nameOf(name)}="${value}"`);
  await author(`<pylos-board ${tag.join(" ")} moves="9z9"></pylos-board>`);
  await board().ready;
  assert.deepEqual(board().game, newGame(own), "an empty board of these rules");
  await author("<pylos-board></pylos-board>");
  const unreadable = {
    get kind() {
      throw new RangeError("not now");
    },
  };
  const game = newGame({ variant: "children", moves: ["1b2", "1c2", "1b3"] });
  board().game = game;
  await board().ready;
  assert.deepEqual(board().game, game);
  await error(/^$/);
  for (const [name, bad, words, good] of [
    ["game", "1. 1a1 1a1", /1a1/, game.record],
    ["moves", "1b2 9z9", /Move 2: “9z9” is not a move/, game.moves.join(" ")],
    ["variant", "chess", /variant.*“chess”, not one of/, "children"],
    ["marks", [unreadable], /^Attribute marks cannot be read\.$/, null],
  ]) {
    board()[name] = bad;
    await error(words);
    assert.equal(moves(), "1b2 1c2 1b3", name);
    board()[name] = good;
    await error(/^$/);
  }
});

it("methods play, undo and reset, in the document and outside, and load all or nothing; the page is told nothing", async () => {
  const told = await author('<pylos-board interactive="both" moves="1b2"></pylos-board>');
  const own = board();
  await own.ready;
  assert.deepEqual((await own.play("1c2")).moves, ["1b2", "1c2"]);
  await assert.rejects(own.play("1c2"), { code: "illegalMove" });
  await own.undo();
  assert.equal(moves(), "1b2");
  await own.play({ text: "1b3" });
  // It says so already.
  own.moves = "1b2";
  assert.deepEqual((await own.goTo(2, ["1b2", "1d1", "1d2"])).moves, ["1b2", "1b3"]);
  assert.deepEqual(own.session.shown.moves, ["1b2", "1d1"]);
  assert.deepEqual([moves(), own.shownPly], ["1b2 1b3", 2], "the game is another");
  own.ply = 1;
  await until(() => own.shownPly === 1);
  own.ply = null;
  assert.deepEqual((await own.reset()).moves, ["1b2"]);
  own.remove();
  const waiting = own.ready;
  await Promise.resolve();
  own.moves = ["1a1"];
  const other = own.play("1d4");
  document.body.append(own);
  await Promise.all([waiting, other]);
  assert.equal(moves(), "1a1 1d4");
  own.remove();
  await Promise.resolve();
  own.interactive = "dark";
  document.body.append(own);
  await own.ready;
  assert.deepEqual([moves(), own.session.hands], ["1a1 1d4", ["dark"]]);

  const [game, ahead] = ["1. 1b2 *", "1. 1b2 1c2 2. 1b3 *"];
  own.load({ game, ahead, interactive: "light", opponent: 1, paused: true });
  const state = () => [moves(), own.interactive, own.paused].join();
  assert.equal(state(), "1b2,light,true");
  assert.throws(() => own.load({ game: "1. zz *", interactive: "dark" }));
  assert.equal(state(), "1b2,light,true");
  assert.deepEqual((await own.redo()).moves, ["1b2", "1c2"]);
  assert.deepEqual(told, []);
});

it("a board that is in no document has no game yet", async () => {
  await author("");
  const expected = {
    ...{ game: null, session: null, legal: [], choice: NOTHING, canFinish: false, shownPly: 0 },
    ...{ note: "", comment: "", thinking: false, moving: false, replaying: false, paused: false },
  };
  const own = document.createElement("pylos-board");
  const found = Object.keys(expected).map((name) => [name, own[name]]);
  assert.deepEqual(Object.fromEntries(found), expected);
  // What was set before the tag was defined counts.
  const other = document.createElement("pylos-board");
  for (const [one, name, value] of [
    [own, "moves", "1d4"],
    [other, "game", "1. 1c1 *"],
  ]) {
    Object.defineProperty(one, name, { value, configurable: true });
    document.body.append(one);
    await one.ready;
  }
  assert.deepEqual([moves(own), moves(other)], ["1d4", "1c1"]);
});

it("what has been set before counts at once", async () => {
  await author('<pylos-board marks="ring:1a1"></pylos-board>');
  const own = await board().ready;
  for (const [act, set, isReplaying, isPaused] of [
    [() => (own.replaying = true), "1a1", true, false],
    [() => (own.paused = true), "1b1", false, true],
    [() => own.focus(), "1c1", false, false],
  ]) {
    own.moves = set;
    act();
    const { replaying, paused } = own;
    assert.deepEqual([moves(), replaying, paused], [set, isReplaying, isPaused], String(act));
  }
  own.moves = "1d1";
  own.load({ game: "1. 1d4 *" });
  await turns();
  assert.equal(moves(), "1d4");
  const told = [];
  own.addEventListener("pylos-change", ({ detail }) => told.push(detail.cause));
  own.paused = false;
  assert.deepEqual(told, [], "it did not wait");
  own.marks = [{ kind: "minus", at: "1a1" }];
  assert.equal(own.getAttribute("marks"), null, "marks that are data are no text");
});

it("a board announces its messages, but for those that the page prevents, and tells its camera", async () => {
  await author(
    '<pylos-board interactive="both" camera="rotation=10" show="controls"></pylos-board>',
  );
  await board().ready;
  board().addEventListener("pylos-say", (event) => event.preventDefault(), { once: true });
  const known = [];
  // Seen from outside; what has happened cannot be prevented.
  for (const type of ["pylos-change", "pylos-land"]) {
    document.addEventListener(type, ({ cancelable }) => known.push([type, cancelable]));
  }
  await board().play("1b2");
  const change = ["pylos-change", false];
  assert.deepEqual(known, [change, ["pylos-land", false]]);
  await board().play("1c2");
  const said = () => inside("[role=status]").textContent;
  await until(said);
  assert.match(said(), /^Dark places a ball on /);
  assert.equal(inside("[part=status]").className, "status", "nobody thinks");
  await press("Turn right");
  await until(() => board().getAttribute("camera") === "rotation=55 elevation=70.5");
  board().show = "caption reserves";
  await until(() => inside("[part=controls]").hidden && !inside("[part=caption]").hidden);
  board().camera = { ...board().camera, seeThrough: true };
  assert.deepEqual(board().camera, { rotation: 55, elevation: 70.5, seeThrough: true });
});

it("the style sheets of a board name only what is there", async () => {
  const show = "plan legal controls notation caption";
  await author(`<pylos-board interactive="both" confirm="turns" show="${show}"></pylos-board>`);
  await press("Turn left");
  place("1c2").click();
  dispatchEvent(new Event("beforeprint"));
  page.look();
  const styles = ["board/style.js", "element/style.js", "site/style.js"].map(page.moduleOf);
  const sheets = (await Promise.all(styles)).flatMap(Object.values);
  // Of an exercise, and of a computer that takes its time.
  const others = [".exercise", ".thinking"];
  const unmet = sheets.filter((sheet) => typeof sheet === "string").flatMap(page.unmet);
  assert.deepEqual(
    unmet.filter((name) => !others.includes(name)),
    [],
  );
});

it("a board that is removed as soon as it is ready throws nothing, whatever of it is still to be loaded", async () => {
  const show = "controls notation caption threats plan last-move";
  await author(
    `<pylos-board id="game" show="${show}" opponent="1">${block("1. 1b2 {Here.} 1c2 *")}</pylos-board>`,
  );
  addEventListener("pylos-change", ({ target }) => target.remove(), { once: true });
  await until(() => board() === null);
  // Its code arrives when the board is gone; another one needs the same.
  document.body.innerHTML = `<pylos-board show="${show}"></pylos-board>`;
  await until(() => inside("[data-act=first]"));
  // Nor does it say anything then.
  await author('<pylos-board interactive="both"></pylos-board>');
  await board().ready;
  const own = board();
  let refused = 0;
  own.addEventListener("pylos-illegal", () => {
    refused += 1;
  });
  place("4a1").click();
  await until(() => refused === 1);
  place("3a1").click();
  own.remove();
  await page.moduleOf("game/why.js");
  await turns();
  assert.equal(refused, 1);
});

it("a board speaks the language around it, through shadow trees, and follows it", async () => {
  await author("<main></main>");
  const outer = document.createElement("div");
  const inner = outer.attachShadow({ mode: "open" }).appendChild(document.createElement("p"));
  outer.lang = "de";
  const own = document.createElement("pylos-board");
  inner.attachShadow({ mode: "closed" }).append(own);
  find("main").append(outer);
  const speaks = (lang) => until(() => own.shadowRoot?.querySelector(".frame")?.lang === lang);
  await speaks("de");
  document.documentElement.lang = "fr";
  outer.lang = "";
  await speaks("fr");
  // The texts of another language may come too late.
  for (const lang of ["et", "fr"]) {
    own.lang = lang;
    await new Promise(setImmediate);
  }
  await page.moduleOf("text/et-board.js");
  await turns();
  await speaks("fr");
  own.interactive = "both";
  await own.ready;
  place("2a1", own).click();
  await until(() => own.note !== "");
  assert.match(own.note, /^Il faut quatre billes/);
});

it("without the rules, the content of the tag is shown, or what is missing", async () => {
  device.files["pkg/rules_bg.wasm"] = null;
  const tag = "<pylos-board></pylos-board>";
  await author(`<pylos-board><p>A picture.</p></pylos-board>${tag}${tag}${tag}`);
  const [first, second, own, removed] = document.querySelectorAll("pylos-board");
  own.addEventListener("pylos-fail", (event) => event.preventDefault());
  const told = [];
  removed.addEventListener("pylos-fail", ({ type }) => told.push(type));
  const { ready } = removed;
  removed.remove();
  for (const one of [first, second, own]) {
    await assert.rejects(one.ready);
    if (one === own) assert.equal(inside("slot", one), null, "the page tells it");
    else assert.match(inside("slot", one).textContent, /^The game could not be loaded/);
  }
  delete device.files["pkg/rules_bg.wasm"];
  assert.deepEqual(told, [], "it is removed");
  document.body.append(removed);
  await ready;
  // Nor where something is missing in the browser.
  delete globalThis.IntersectionObserver;
  const other = document.createElement("pylos-board");
  for (let time = 0; time < 2; time += 1) {
    assert.throws(() => document.body.append(other), ReferenceError);
    assert.notEqual(inside("slot", other), null);
  }
});

const block = (record) => `<script type="text/x-pylos">\n${record}</script>`;

it("a record may stand right after its tag, where a parser puts it; of several that are set, the last counts", async () => {
  await author(`<p><pylos-board moves="1a1"></pylos-board></p>${block("1. 1d4 {Far.} *")}`);
  await until(() => moves() === "1d4");
  assert.deepEqual([board().comment, board().legal], ["Far.", legalMoves(board().game)]);
  // What is set last counts, whatever arrives last.
  Object.assign(device.files, { "a.pgn": "1. 1a2 *", "b.pgn": "1. 1b2 *" });
  const own = document.createElement("pylos-board");
  const { fetch } = globalThis;
  globalThis.fetch = async (address) => {
    if (String(address).endsWith("b.pgn")) await turns();
    return fetch(address);
  };
  own.src = "a.pgn";
  board().replaceWith(own);
  await Promise.resolve();
  own.src = "b.pgn";
  await own.ready;
  assert.equal(moves(), "1b2");
  own.src = "a.pgn";
  own.game = "1. 1c3 *";
  await until(() => moves() === "1c3");
  await turns();
  assert.equal(moves(), "1c3");
});

it("a link scrolls to its board; the browser follows those that are to open elsewhere", async () => {
  await author('<pylos-board moves="1a1 1b1" id="game"></pylos-board><a href="#game:1">1</a>');
  await board().ready;
  let scrolled = 0;
  board().scrollIntoView = () => {
    scrolled += 1;
  };
  await until(() => {
    find("a").click();
    return board().shownPly === 1;
  });
  assert.ok(scrolled > 0);
  await board().goTo(2);
  for (const how of ["ctrlKey", "metaKey", "shiftKey", "altKey", "button"]) {
    const usual = { bubbles: true, composed: true, cancelable: true };
    find("a").dispatchEvent(new MouseEvent("click", { ...usual, [how]: 1 }));
    await new Promise(setImmediate);
    assert.equal(board().shownPly, 2, how);
  }
});

it("what is done in a frame is told to the page around that the address names, and to no other", async () => {
  const told = [];
  const tells = (type, more) =>
    until(() => told.length > 0).then(() =>
      assert.deepEqual(told.splice(0), [[{ type, ...more }, "https://lms.example"]]),
    );
  globalThis.parent = { postMessage: (message, origin) => told.push([message, origin]) };
  const read = () => until(() => find(".exercise-next.primary"));
  const report = "report=https://lms.example/course";
  await open("learn.html?lang=en#board/aim");
  await read();
  await open(`learn.html?${report}#board/start`);
  await tells("pylos-done", { chapter: "board", step: "start", left: 11 });
  await open(`puzzles.html?${report}#children-1`);
  (await until(() => find(".exercise-show:not([aria-disabled])"))).click();
  await tells("pylos-failed", { id: "children-1", mistakes: 0, hints: 0 });
  await open(`embed.html#moves=1b2_1c2&solution=1b3&${report}&lang=en`);
  await reads("#answer", "Light to move");
  place("1a1").click();
  place("1b3").click();
  await tells("pylos-solved", { mistakes: 1 });
  delete globalThis.parent;
});

it("the playground has a control for every attribute", async () => {
  await open("playground.html?lang=en");
  const controls = [...document.querySelectorAll("form [name]")];
  const names = new Set(controls.map(({ name }) => name));
  assert.deepEqual([...names].sort(), [...NAMES, "lang", "record"].sort());
  for (const control of controls) {
    const { name, value, min, max } = control;
    const property = PROPERTIES.find((property) => nameOf(property) === name);
    const options = [...control.querySelectorAll("option")].map((option) => option.value);
    for (const one of [...options, name === "show" ? value : "", min, max].filter(Boolean))
      if (property) parseAttribute(property, one);
  }
});
