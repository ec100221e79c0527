/** Two people who are apart play by links, or at the same time through a relay. `unit/friend.test.mjs`, `unit/live.test.mjs` and the walks have the rest. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers } from "./support/browsers.mjs";
import { invitation, LIVE, meetUp, playEvening } from "./support/live.mjs";
import { newGame } from "./support/rules.mjs";

/** Three turns before the end: Light, Dark, and Light on top. */
const NEAR_END = "ldld/ldld/ldld/ldld ldl/dld/ldl dd/2 1 l";
const GAME = { variant: /** @type {const} */ ("children"), position: NEAR_END };
const INVITATION = invitation(`variant=children&position=${NEAR_END.replaceAll(" ", "_")}`);

inBrowsers(
  "two people with different browsers and a relay",
  (open) => {
    it("play to the end, though one reloads and the network is gone for a turn", async () => {
      const { ann, bo } = await meetUp(open(INVITATION, { ...LIVE, other: "chromium" }), (link) =>
        open(link, LIVE),
      );
      await playEvening(ann, bo, newGame(GAME));
      assert.equal(await bo.text("#status"), "Light wins with the top ball");
    });
  },
  ["firefox", "webkit"],
);
