import { it } from "node:test";
import { inEveryBrowser } from "./support/browsers.mjs";

inEveryBrowser("the front page", (open) => {
  it("opens with a game and without errors", async () => {
    const tab = await open();
    await tab.until(() => /Light.*Pylos/.test(document.title));
    tab.assertClean();
  });
});
