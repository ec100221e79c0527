// Pages where the service worker is registered, and where nothing can be painted. What else is seen of them is in data/walks.

import assert from "node:assert/strict";
import { it } from "node:test";
import { device, find, open, reads, sheet, until } from "./support/browser.mjs";

it("the service worker comes after all that the page itself loads, and is answered", async () => {
  const meta = '<meta name="pylos-offline" content="worker.js" />';
  device.files["index.html"] = sheet("index.html").replace("</head>", `${meta}</head>`);
  await open("index.html#show=openings");
  const there = [];
  const register = async () =>
    there.push(find("#language"), find("#explore tbody[aria-busy=false]"));
  Object.defineProperty(navigator, "serviceWorker", { value: { register } });
  assert.ok(!(await until(() => there.length > 0 && there)).includes(null));
});

it("where nothing can be painted, the board says so", async () => {
  device.canvas = null;
  await open("index.html#moves=1b2");
  await reads("[part=error]", "cannot draw");
});
