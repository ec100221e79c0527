/** Whole games between two browsers through Mosquitto. `cargo xtask test --only hosts` runs it. */

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, it } from "node:test";
import { newSecret } from "../../../www/library/links.js";
import { inBrowsers } from "../support/browsers.mjs";
import { invitation, LIVE, meetUp, playEvening } from "../support/live.mjs";
import { startMosquitto } from "../support/mosquitto.mjs";
import { newGame } from "../support/rules.mjs";
import { stop } from "../support/wait.mjs";

/** @type {Awaited<ReturnType<typeof startMosquitto>>} */
let mosquitto;
before(async () => {
  mosquitto = await startMosquitto(mkdtempSync(join(tmpdir(), "pylos-browsers-")));
});
after(() => stop(mosquitto.program));

inBrowsers(
  "two people with different browsers and Mosquitto",
  (open) => {
    it("play a whole game, though one reloads and the network is gone for a turn", async () => {
      /** @param {Tab} tab */
      const before = (tab) => {
        tab.site.relay.port = mosquitto.port;
        return LIVE.before?.(tab);
      };
      const { ann, bo } = await meetUp(
        open(invitation("variant=children", newSecret()), { before, other: "chromium" }),
        (link) => open(link, { before }),
      );
      await playEvening(ann, bo, newGame({ variant: "children" }));
    });
  },
  ["firefox", "webkit"],
);
