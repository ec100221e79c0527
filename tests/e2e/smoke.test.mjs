import { it } from "node:test";
import { inEveryBrowser } from "./support/browsers.mjs";

inEveryBrowser("the front page", (open) => {
  it("opens straight into a game, without a fault", async () => {
    const tab = await open();
    await tab.until(() => /Light.*Pylos/.test(document.title));
    tab.assertClean();
  });
});
