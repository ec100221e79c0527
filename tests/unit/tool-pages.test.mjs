// The page of puzzles as a whole: the day's puzzle with its calendar.

import assert from "node:assert/strict";
import { it } from "node:test";
import * as page from "./support/browser.mjs";

const { device, fill, find, key, open, reads, until } = page;

const board = () => find("pylos-board");
const place = (at) => find(`[data-place="${at}"]`);
const choose = (...places) => {
  for (const at of places) place(at).click();
};

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
