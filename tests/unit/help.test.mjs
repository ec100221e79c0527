// The part of the help about use without a connection; the other dialogs are in data/walks.

import assert from "node:assert/strict";
import { it } from "node:test";
import * as page from "./support/browser.mjs";

const { device, find, isSeen, nameOf, open, press, reads, room, until } = page;

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
  openHelp(find("#board").session.game.rules, Promise.resolve(worker), () => {});
  const offline = () =>
    [...find("#offline").querySelectorAll("h3, p:not(:has(button)), progress, button")]
      .flatMap((one) => (isSeen(one) ? `${one.localName} ${nameOf(one)}` : []))
      .join(" | ");
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
