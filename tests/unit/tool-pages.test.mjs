// The editor and the page of puzzles as a whole: the day's puzzle with its calendar.

import assert from "node:assert/strict";
import { it } from "node:test";
import * as page from "./support/browser.mjs";

const { device, fill, find, go, key, open, press, reads, until } = page;

const board = () => find("pylos-board");
const place = (at) => find(`[data-place="${at}"]`);
const choose = (...places) => {
  for (const at of places) place(at).click();
};

it("the editor sets a position up by mouse, keys and text, is told what cannot be, and leads to a game and a puzzle", async () => {
  await open("editor.html?lang=en");
  const position = (expected) => until(() => find("#position").value === expected);
  await position("4/4/4/4 3/3/3 2/2 1 l");
  choose("1a1", "1b1", "1b1");
  key("d", place("1a2"));
  key("l", place("1b2"));
  await reads("#announcer", "Level 1, b 2: light ball");
  // A ball that nothing carries yet, and one that carries another.
  key("l", place("2b1"));
  await reads("#note", "2b1 needs four balls under it; 1c1 and 1c2 are empty.");
  await reads("#announcer", "2b1 needs four balls under it");
  choose("2a1");
  await position("4/4/dl2/ld2 3/3/l2 2/2 1 l");
  document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }),
  );
  await position("4/4/dl2/ld2 3/3/3 2/2 1 l");
  const late = "llld/lddd/ddll/ddld 1dl/lld/lll 2/d1 1 d";
  find("#position").focus();
  fill("#position", "4/4/4/4 l2/3/3 2/2 1 l");
  await reads("#position-note", "the ball on 2a3 does not rest on four others");
  fill("#position", late);
  await until(() => location.hash === `#position=${late.replaceAll(" ", "_")}`);
  await press("Save picture");
  await reads("#message", "The picture has been saved.");
  assert.equal(device.saved.png.type, "image/png");
  fill("#opponent", "0");
  const address = late.replaceAll(" ", "_");
  assert.equal(find("#play").getAttribute("href"), `index.html?lang=en#position=${address}`);
  await press("Make a puzzle");
  await reads("#message", "The puzzle is ready: one move is right.");
  const { href } = find("#puzzle-try");
  assert.match(href, /puzzles\.html\?lang=en#find&position=.*&right=2b3-3b1$/);
  await go(href.replace(/.*(?=puzzles)/, ""));
  await until(() => board()?.game?.position === late);
  choose("2b3", "3b1");
  await reads(".exercise-said", "Solved");
});

/** Whatever the day, the puzzle is this one: only 1a2 wins. */
const LINE = "move\twon\t1\t700\tdeny\t1d1d/lldd/1l1l/ll1d 3/3/3 2/2 1 d\t1a2\t1c4";
const FILE = Array.from({ length: 14 }, (_, i) => `${i + 1}\t${LINE}\n`).join("");

it("the day's puzzle has a result, a text to share and a calendar for the keyboard", async () => {
  device.files["puzzles/standard.txt"] = FILE;
  // All but the first two are too difficult for a beginner's day, and nearer to the rating.
  device.files["puzzles/expert.txt"] = FILE.replace(/^(?![12]\t).+/gm, (line) =>
    line.replace("\t700", "\t1300"),
  );
  await open("puzzles.html");
  await until(() => /^#\d{4}-\d\d-\d\d-easy$/.test(location.hash) && board()?.game);
  await reads(".exercise-where", "Today’s puzzle · Difficulty 1");
  const today = () => find("#archive .today").getAttribute("aria-label");
  assert.match(today(), /: not tried$/);
  choose("1a2");
  await reads(".exercise-said", /^Solved\. .*Rating about \d+\.$/);
  await reads(".facts", /^Streak: 1 day$/);
  assert.match(today(), /: solved first time$/);
  const day = location.hash;
  navigator.canShare = () => true;
  navigator.share = async ({ text }) => Object.assign(device, { copied: text });
  find("[data-do=share]").click();
  await until(() => device.copied?.endsWith(`\n✓\nStreak: 1 day\n${location.href}`));
  // One Tab stop; the keys go to a Sunday of the month before, whatever the day, and to its puzzle.
  const stops = () => document.querySelectorAll("#archive td [tabindex='0']");
  assert.deepEqual([...stops()], [find("#archive .today")]);
  stops()[0].focus();
  for (const name of ["PageUp", "End"]) {
    const before = document.activeElement.dataset.day;
    key(name);
    await until(() => document.activeElement.dataset.day < before || name === "End");
  }
  document.activeElement.click();
  await reads(".exercise-where", "Puzzle for");
  await until(() => find("#archive [aria-current]:not(.today)"));
  fill("#variant", "expert");
  await until(() => /^#expert-/.test(location.hash));
  const daily = day.replace("-easy", "-expert-easy");
  await until(() => find(`#besides a.button[href="${daily}"]`));
  find("#besides a.button").click();
  await until(() => location.hash === daily);
  await reads(".exercise-where", "Today’s puzzle");
});
