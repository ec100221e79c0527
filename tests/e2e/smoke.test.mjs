import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers } from "./support/browsers.mjs";

inBrowsers("the front page", (open) => {
  it("opens without a fault", async () => {
    const tab = await open();
    assert.equal(await tab.title(), "Pylos");
  });
});
