// The dialogs of the play page: what is in each, and what its buttons do.

import assert from "node:assert/strict";
import { it } from "node:test";
import { concede, loadGame, newGame } from "../e2e/support/rules.mjs";
import * as page from "./support/browser.mjs";

const { device, find, fill, kept, open, outline, press, reads, room, until } = page;

/** What is seen of a dialog, in one line. @param {string} id */
const seen = async (id) => outline(`#${await until(() => find(`#${id}[open]`)?.id)}`).join(" | ");
const untilClosed = () => until(() => find("dialog[open]") === null);
/** Opens a dialog of the menu. @type {(name: string, id: string) => Promise<void>} */
async function choose(name, id) {
  await until(() => find("#menu"));
  await press("More");
  await press(name);
  await until(() => find(`#${id}[open]`));
}
const game = () => find("#board").session.game;
/** Presses a control by its name and value. @type {(name: string, value?: string) => void} */
const pick = (name, value) =>
  find(`dialog[open] [name=${name}]${value ? `[value="${value}"]` : ""}`).click();

it("everything goes to a file and back", async () => {
  await open("index.html#moves=1b2_1c2", {
    learn: { done: ["board/aim", "board/start"], at: null },
  });
  await choose("Settings", "settings");
  pick("sound");
  await press("Save everything");
  await reads("#settings-message", "Saved as a file.");
  device.chosen = new File([device.saved.json], "pylos.json");
  await press("Add a file");
  await reads("#settings-message", "Nothing in this file is new.");
  device.chosen = new File(["nothing"], "a.json");
  await press("Add a file");
  await reads("#settings-message", "This file contains nothing from Pylos.");
  localStorage.clear();
  device.chosen = new File([device.saved.json], "pylos.json");
  await press("Add a file");
  await reads("#ask-line", /^New: 2 lesson steps and settings\.$/);
  await press("Cancel");
  assert.equal(kept("preferences"), null);
  await press("Add a file");
  await press("Add");
  await reads("#settings-message", "Added.");
  assert.equal(kept("preferences").sound, false);
  device.chosen = { size: 21e6 };
  await press("Add a file");
  await reads("#settings-message", "20");
  device.chosen = { size: 1, text: () => Promise.reject() };
  await press("Add a file");
  await reads("#settings-message", "This file could not be read.");
});

const { record: EXPERT } = concede(
  newGame({ variant: "expert", takeBack: "optional", moves: ["1b2", "1c2"] }),
  "light",
  "resignation",
);
/** A game as it is kept. @type {(at: number, record: string, more?: object) => [string, object]} */
const entry = (at, record, more) => {
  const rest = { ahead: null, computer: null, control: null, times: [], left: null };
  return [`game:g${at}`, { record, ...rest, at, ...more }];
};

it("games are found again: looked at, played on, searched, saved and deleted", async () => {
  const many = Array.from({ length: 118 }, (_, i) =>
    entry(i, loadGame(`[White "Player ${i}"]\n\n1. 1b2 1c2 *`).record),
  );
  const others = [
    entry(200, newGame({ moves: ["1a1"] }).record),
    entry(201, EXPERT, { computer: { player: "dark", level: 3 } }),
    ["game:g202", "nothing"],
  ];
  await open("index.html", Object.fromEntries([...many, ...others]));
  await choose("My games", "games");
  await reads("#games-message", "1 damaged game could not be read.");
  const rows = () => [...document.querySelectorAll(".games-list li")];
  assert.equal(rows().length, 50);
  const day = "1 Jan 1970";
  const all = await seen("games");
  assert.ok(
    all.startsWith(
      `h2 My games | p 1 damaged game could not be read. | h3 Against the computer | li Computer, level 3 (casual) · Expert rules · 0 won, 1 lost, 0 draws | label Search | text= | p Computer, level 3 (casual)You lost · Expert rules, taking back optional · 2 turns · ${day} | button Review: Computer, level 3 (casual), You lost · Expert rules, taking back optional · 2 turns · ${day} | button Delete: Computer, level 3 (casual), You lost · Expert rules, taking back optional · 2 turns · ${day} | p Two playersNot finished · Standard rules · 1 turn · ${day} | button Continue: Two players, `,
    ),
    all,
  );
  assert.ok(
    all.endsWith(
      "a My mistakes puzzles.html#own | button Save all | button Delete all… | button Close",
    ),
    all,
  );
  assert.equal(document.activeElement.tagName, "H2");
  const search = (words, count) => {
    fill("#games-search", words);
    assert.equal(rows().length, count, words);
  };
  search("LEVEL 3 lost", 1);
  search("player 3", 21);
  search("", 50);
  // No height is known: the end of the list is near.
  for (const count of [100, 120]) {
    find("#games").dispatchEvent(new Event("scroll"));
    assert.equal(rows().length, count);
  }
  assert.match(rows()[119].textContent, /^Player 0Not finished/);
  await press("Save all");
  await reads("#games-message", "Saved as a file.");
  assert.equal((await device.saved.pgn.text()).split("[White ").length, 121);
  find("[data-delete=g1]").click();
  assert.equal(
    await seen("ask"),
    `h2 Delete this game? | p Player 1 · Not finished · Standard rules · 2 turns · ${day} | button Keep | button Delete`,
  );
  await press("Keep");
  find("[data-delete=g1]").click();
  await press("Delete");
  await reads("#games-message", "Game deleted.");
  assert.deepEqual(
    [rows().length, kept("game:g1"), document.activeElement.dataset.open],
    [119, null, "g0"],
  );
  find("[data-open=g201]").click();
  await untilClosed();
  assert.deepEqual([game().moves, game().result?.winner], [["1b2", "1c2"], "dark"]);
  await choose("My games", "games");
  find("[data-open=g200]").click();
  await untilClosed();
  find("#board").shadowRoot.querySelector('[data-place="1b2"]').click();
  await until(() => kept("game:g200").record.includes("1b2"));
  await choose("My games", "games");
  await press("Delete all…");
  assert.match(await seen("ask"), /Delete 120 games for good/);
  await press("Delete");
  await reads("#games-message", "All games deleted.");
  assert.deepEqual(
    Object.keys(localStorage).filter((name) => name.includes("game:")),
    [],
  );
  assert.equal(
    await seen("games"),
    "h2 My games | p All games deleted. | p No games yet. | a My mistakes puzzles.html#own | button Close",
  );
});

it("a game is shared, saved and loaded, also in part, and one of several", async () => {
  await open("index.html#moves=1b2_1c2");
  await choose("Save or share", "record");
  for (const part of document.querySelectorAll("#record details")) part.open = true;
  const { record } = game();
  assert.equal(
    (await seen("record")).replace(record, "…"),
    "h2 Save or share | p  | canvas Dark places a ball. Light: place a ball | button Copy link | button Save picture | label Link to this game | text=http://pylos.test/index.html#moves=1b2_1c2 | summary+ Game record | textarea=… | button Copy record | button Save file | summary+ Load a game | label Game record or list of moves | textarea= | button Load | button Open file | button Close",
  );
  await press("Copy link");
  await reads("#record-message", "Copied.");
  assert.equal(device.copied, "http://pylos.test/index.html#moves=1b2_1c2");
  await press("Copy record");
  await until(() => device.copied === record);
  await until(() => find("#record canvas").width === 1);
  await press("Save picture");
  await reads("#record-message", "Saved as a file.");
  assert.equal(device.saved.png.type, "image/png");
  await press("Save file");
  assert.equal(await device.saved.pgn.text(), record);
  const load = async (text, answer) => {
    fill("#record-paste", text);
    await press("Load");
    await reads("#record-message", answer);
  };
  await load(" ", "Paste a game record first.");
  await load("no game", "Not loaded.");
  await load(`${" ".repeat(3e5)}x`, "Too long for a game record (limit: 200 KB).");
  await load(`${record}\n[White "Bo"]\n\n1. 9z *`, "There are 2 games in this text. 1 damaged");
  await load(
    `${EXPERT}\n${record}\n[White "Bo"]\n\n1. 9z *`,
    "There are 3 games in this text. 1 damaged",
  );
  assert.equal(
    outline("#record-found").join(),
    "button Open the first game,button Add all to My games",
  );
  await press("Add all to My games");
  await reads("#record-message", "Added");
  await load('[Variant "expert"]\n\n1. 1b2 1c2\n2. 1b3 1b3 *', "Line 4, move 2…: ");
  await press("Open the game up to there (3 turns)");
  await untilClosed();
  assert.deepEqual(game().moves, ["1b2", "1c2", "1b3"]);
  await reads("#announcer", "Game loaded.");
  await choose("Save or share", "record");
  await load("1a1, 1b1; 1c1", "");
  await untilClosed();
  assert.deepEqual(game().moves, ["1a1", "1b1", "1c1"]);
});

it("help tells what is kept for use without a connection, and downloads and deletes perfect play", async () => {
  const files = { "index.pylos": 3_000_000, a: 2_000_000 };
  device.files["solution/solutions.json"] = JSON.stringify({ children: { version: "1", files } });
  for (const [name, bytes] of Object.entries(files)) {
    device.files[`solution/children/${name}`] = new Uint8Array(bytes);
  }
  await open("index.html#variant=children&moves=1b2");
  await until(() => find("#menu"));
  const { openHelp } = await page.moduleOf("play/dialogs/help.js");
  const told = [];
  const worker = async (tell) => {
    told.push(tell);
    tell(3, 9);
  };
  let asked = 0;
  Object.defineProperty(navigator, "storage", { value: { persist: () => (asked += 1) } });
  openHelp(game().rules, Promise.resolve(worker), () => {});
  const offline = () => outline("#offline").join(" | ");
  await reads("#offline", "Saved files of this site: 3 of 9.");
  const keep = "Download perfect play (5.0 MB)";
  assert.equal(offline(), `h3 Offline | p Saved files of this site: 3 of 9. | button ${keep}`);
  told[0](9, 9);
  await reads("#offline", "This page also works offline.");
  await press(keep);
  assert.equal(
    offline(),
    "h3 Offline | p This page also works offline. | progress  | button Cancel",
  );
  assert.equal(asked, 1);
  await press("Delete perfect play");
  await until(() => offline() === `h3 Offline | p This page also works offline. | button ${keep}`);
  room.bytes = 3_500_000;
  await press(keep);
  await reads("#offline", "There is no space for 5.0 MB.");
  room.bytes = 1e9;
  device.files["solution/children/a"] = null;
  await press(keep);
  await reads("#offline", "The download stopped. You can continue it later.");
  device.files["solution/children/a"] = new Uint8Array(2_000_000);
  find("[data-offline=keep]").click();
  await reads("#offline", "This page works offline, with perfect play (5.0 MB).");
});
