// The lessons and puzzles on a page: the elements of an author, and the course.

import assert from "node:assert/strict";
import { it } from "node:test";
import { readerOf } from "./support/all-texts.mjs";
import * as page from "./support/browser.mjs";

const { device, find, open, outline, press, reads, until } = page;

const read = await readerOf("en");
const RAISE = "d3/1dl1/1ld1/3l 3/3/3 2/2 1 l";
const SQUARE = "d2d/4/lld1/l3 3/3/3 2/2 1 l";
const PLAY = { id: "b", position: SQUARE, text: "Play anything.", turns: [{ want: {} }] };

/** An author's page with a body, and what it was told of. @param {string} body */
async function author(body, name = "lesson") {
  device.files["own.html"] =
    `<html lang="en"><script type="module" src="pylos-${name}.js"></script>${body}</html>`;
  await open("own.html");
  const told = [];
  for (const type of ["pylos-step", "pylos-done", "pylos-solved", "pylos-failed"]) {
    addEventListener(type, ({ detail }) => told.push(`${type} ${Object.values(detail).join(" ")}`));
  }
  return told;
}
const board = () => find("pylos-board");
const choose = (at) => board().shadowRoot.querySelector(`[data-place="${at}"]`).click();
const untilPosition = (position) => until(() => board()?.game?.position === position);
const seen = (selector) => outline(selector).join(" | ");

it("a lesson comes from a file, tells the page, which may change the step, and locks the next one until this one is solved", async () => {
  const steps = [
    { ...PLAY, text: "**Complete** a [square](../rules/en.html).", done: "*Well* done." },
    { id: "a", position: RAISE, text: "Only read this." },
  ];
  device.files["x.json"] = JSON.stringify({ id: "x", title: "X", steps });
  const told = await author(
    '<pylos-lesson src="x.json" must-solve><pylos-board></pylos-board></pylos-lesson>',
  );
  // Also one that is moved before its texts are there begins once.
  document.body.append(find("pylos-lesson"));
  await untilPosition(SQUARE);
  assert.equal(
    seen(".exercise"),
    "h2 X | p Step 1 of 2 | strong Complete | a square ../rules/en.html | p  | div This turn | p  | div X | button Show me | button- Next",
  );
  find(".exercise-next").click();
  assert.equal(find("pylos-lesson").at, "x/b");
  choose("1d1");
  await reads(".exercise-said", "Well done.");
  assert.equal(find(".exercise-feedback").dataset.sign, "good");
  await press("Next");
  await untilPosition(RAISE);
  find("pylos-lesson").at = "x/b";
  await untilPosition(SQUARE);
  assert.equal(
    find(".exercise-next").ariaDisabled ?? find(".exercise-next").getAttribute("aria-disabled"),
    null,
  );
  await press("Show me");
  await reads(".exercise-said", "Light");
  assert.equal(find("pylos-board").marks.length, 2);
  find("pylos-lesson").at = "x/a";
  await untilPosition(RAISE);
  await press("Back");
  await untilPosition(SQUARE);
  assert.deepEqual(told, [
    "pylos-done x b",
    "pylos-step x a",
    "pylos-done x a",
    "pylos-done x a",
    "pylos-step x b",
  ]);
  find("pylos-lesson").mustSolve = false;
  // What a program gives counts, also while a file is on its way.
  find("pylos-lesson").src = "x.json?again";
  find("pylos-lesson").chapters = [{ id: "y", title: "Y", steps: [{ ...PLAY, position: RAISE }] }];
  await untilPosition(RAISE);
  assert.equal(find("pylos-lesson").at, "y/b");
  const end = () => find("slot[name=end]").hidden;
  assert.equal(end(), true);
  choose("1a1");
  await until(() => !end());
  // The file that was named first is not waited for.
  for (const src of ["none.json", "x.json"]) find("pylos-lesson").src = src;
  await reads("h2", "X");
  find("pylos-lesson").src = "none.json";
  await reads(".exercise-said", "This lesson cannot be shown: ");
});

it("lessons survive the paragraphs that Markdown makes around them, and say what is wrong with their data, and where", async () => {
  const block = (data) =>
    `<script type="application/json">${typeof data === "string" ? data : JSON.stringify(data)}</script>`;
  const lesson = (id) => block({ id, title: "X", steps: [PLAY] });
  const own = "<pylos-board></pylos-board>";
  // As python-markdown writes it, without and with a space before the script; and as a tree of nodes.
  await author(
    `<p><pylos-lesson></pylos-lesson></p>${lesson("a")}<p>${own}</p>
     <div><pylos-lesson><div>${lesson("c")}</div><div>${own}</div></pylos-lesson></div>
     <pylos-lesson>${block({ id: "d", title: "X", steps: [PLAY, { ...PLAY, id: "c", turns: [{ want: { to: "2a1" } }] }] })}</pylos-lesson>
     <pylos-lesson>${block('{\n"id": "x"\n"title": "X" }')}</pylos-lesson>`,
  );
  const lessons = [...document.querySelectorAll("pylos-lesson")];
  const said = (at) => lessons[at].shadowRoot.querySelector(".exercise-said")?.textContent;
  await until(() => said(2) && said(3));
  await until(() => lessons.slice(0, 2).every((one) => one.querySelector("pylos-board").game));
  assert.deepEqual(
    lessons.map(({ at }) => at),
    ["a/b", "c/b", null, null],
  );
  assert.match(
    said(2),
    /^This lesson cannot be shown: step 2\.turns\[0\]\.want: no legal move meets it\.$/,
  );
  assert.match(said(3), /^This lesson cannot be shown: .*JSON/);
});

/** A puzzle of two moves, one to judge, and one of a single move, which is nearest to the rating that people begin with. */
const FILE = `
1\tmove\twon\t1\t2400\traise,deny\t1l1l/ldld/ddld/dll1 3/lll/3 2/2 1 d\t1a1-2b1 1a4 2a3\t1b4-2b1 2a1|1a4-2a1
2\tjudge\tlost\t1\t640\t\td1ld/lldd/dll1/1d1l 3/dd1/3 2/2 1 d\t1b1-2c3 1a1 1b1 1c1\t
3\tmove\twon\t1\t1300\traise,unlock\tlldl/dlld/1ddd/1ldl ddl/1ll/1dd 2/2 1 l\t2c3-3b1\t2b1-3b2
`;

it("a puzzle is solved, judged, given up or answered on anybody's page, which is told", async () => {
  device.files["puzzles/standard.txt"] = FILE;
  const told = await author('<pylos-puzzle id="standard-2"></pylos-puzzle>', "puzzle");
  await press(read("puzzle.value", { value: "won" }));
  await until(() => board().game?.moves.length === 4);
  assert.equal(
    seen(".exercise"),
    "h2 Dark to move: won, lost or draw? | p Difficulty 1 | p  | div This turn | p No: with best play, Dark loses. | button- Won | button- Lost | button- Draw | button Solution",
  );
  assert.deepEqual(
    [...document.querySelector("pylos-puzzle").shadowRoot.querySelectorAll(".wrong, .right")].map(
      (one) => one.className,
    ),
    ["exercise-won wrong", "exercise-lost right"],
  );
  find("pylos-puzzle").id = "standard-1";
  await until(() => board().game?.moves.length === 0);
  await press(read("puzzle.hint"));
  await reads(".exercise-said", "Raise a ball.");
  assert.equal(find(".exercise-feedback").dataset.sign, "hint");
  for (const place of ["1a1", "2b1"]) choose(place);
  await until(() => board().game.moves.length === 2);
  choose("2a3");
  await reads(".exercise-said", "Solved, with 1 hint. It keeps Light from raising a ball.");
  assert.deepEqual(told, ["pylos-failed standard-2 1 0", "pylos-solved standard-1 0 1"]);
  find("pylos-puzzle").lang = "de";
  await reads("h2", "Dunkel");
  find("pylos-puzzle").lang = "en";
  find("pylos-puzzle").id = "standard-9";
  await reads(".exercise-said", read("puzzle.absent", { id: "standard-9" }));
  find("pylos-puzzle").setAttribute("answer", "standard-2");
  await until(() => find("pylos-puzzle").shadowRoot.textContent === "Lost: 1b1-2c3 1a1 1b1 1c1");
});

it("a puzzle of the day becomes that of a new day, except in the middle of it", async (context) => {
  delete device.files["puzzles/standard.txt"];
  await author("<pylos-puzzle daily></pylos-puzzle>", "puzzle");
  const position = () => board()?.game?.position;
  const other = (before) => until(() => position() !== before && position());
  const { now } = Date;
  let days = 0;
  context.mock.method(Date, "now", () => now() + days * 86_400_000);
  const look = async () => {
    document.dispatchEvent(new Event("visibilitychange"));
    for (let i = 0; i < 99; i += 1) await new Promise(setImmediate);
  };
  const nextDay = () => {
    days += 1;
    return look();
  };
  const first = await other();
  const { game } = board();
  await look();
  assert.equal(board().game, game, "the day is the same");
  await nextDay();
  const second = await other(first);
  await press(read("puzzle.hint"));
  await nextDay();
  assert.equal(position(), second, "somebody is at it");
  await press(read("puzzle.show"));
  await nextDay();
  await other(second);
});
