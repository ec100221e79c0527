/** `<pylos-board>`: loading, moving in the document, and hosts with strict policies. */

import assert from "node:assert/strict";
import { it } from "node:test";
import { inBrowsers, inChromium } from "./support/browsers.mjs";
import {
  boardsReady,
  click,
  openPage,
  pageWith,
  untilPainted,
  untilPlayed,
} from "./support/element.mjs";
import { serveSite } from "./support/server.mjs";
import { wait } from "./support/wait.mjs";

inChromium("a board", (open) => {
  it("is painted when it becomes visible, in another document as well", async () => {
    const tab = await openPage(open, `<pylos-board hidden></pylos-board>`);
    await tab.until(() => customElements.get("pylos-board") !== undefined);
    const set = (/** @type {object} */ properties) =>
      tab.evaluate((properties) => void Object.assign(boardAt(), properties), properties);
    await set({ hidden: false });
    await untilPainted(tab);
    await set({ hidden: true, moves: ["1b2"] });
    await untilPlayed(tab, 1);
    await set({ hidden: false });
    await untilPainted(tab);
    await tab.evaluate(() => {
      globalThis.board = boardAt();
      const frame = document.createElement("iframe");
      Object.assign(frame, { width: "500", height: "500" });
      document.body.append(frame);
      frame.contentDocument?.body.append(globalThis.board);
      globalThis.board.scrollIntoView();
    });
    await tab.until(() => isPainted(globalThis.board) && board.game?.moves.length === 1);
  });

  it("leaves the content of the three tags where something is missing in the browser", async () => {
    const content = "<p>Instead.</p>";
    const tags = ["board", "puzzle", "lesson"].map((name) => `pylos-${name}`);
    const body = tags.map((tag) => `<${tag}>${content}</${tag}>`).join("");
    for (const name of ["CSSStyleSheet", "ResizeObserver"]) {
      const tab = await openPage(open, body, {
        script: "../pylos-puzzle.js",
        async before(tab) {
          tab.site.instead.set("somebody/page.js", 'import "../pylos-lesson.js";');
          await tab.prepare((/** @type {string} */ name) => {
            Object.assign(globalThis, { [name]: undefined });
          }, name);
        },
      });
      tab.expect(/is not a constructor/);
      await tab.until(
        (/** @type {string[]} */ tags) =>
          tags.every((tag) => {
            const element = document.querySelector(`main > ${tag}:defined`);
            // Where only the board has failed, the words of a lesson or puzzle stand around it.
            const seen = element?.querySelector("p") ?? null;
            return seen?.checkVisibility() || element?.shadowRoot?.querySelector(".exercise");
          }),
        tags,
      );
    }
  });
});

inBrowsers("a board in a strange place", (open) => {
  it("paints and thinks in workers, from another host", async (context) => {
    const { address, origin, close } = await serveSite();
    context.after(close);
    const body = `<pylos-board opponent="1"></pylos-board>
      <script type="module" src="${address}pylos-puzzle.js"></script><pylos-puzzle daily></pylos-puzzle>`;
    const tab = await openPage(open, body, {
      script: `${address}pylos-board.js`,
      policy: `default-src 'none'; script-src 'self' ${origin} 'wasm-unsafe-eval'; worker-src blob: ${origin}; connect-src ${origin}; img-src 'self'; require-trusted-types-for 'script'; trusted-types pylos`,
    });
    await boardsReady(tab);
    await untilPainted(tab);
    await click(tab, "1b2");
    await untilPlayed(tab, 2);
    const inWorker = await tab.evaluate(() => {
      const board = boardAt();
      try {
        return board.shadowRoot?.querySelector("canvas")?.getContext("2d") === undefined;
      } catch {
        return true;
      }
    });
    assert.ok(inWorker, "the board is painted in a worker");
    await tab.until(() => {
      const [puzzle] = everything("pylos-puzzle");
      return /** @type {PylosBoard[]} */ (everything("pylos-board", puzzle))[0]?.game;
    });
  });

  it("paints and thinks in the page, in a sandboxed frame without storage or workers", async () => {
    const frame = `<iframe sandbox="allow-scripts" src="frame.html" width="600" height="700"></iframe>`;
    const tab = await openPage(open, frame, {
      before({ site }) {
        const page = pageWith(`<pylos-board opponent="1"></pylos-board>`);
        site.instead.set("somebody/frame.html", page);
        const policy = `default-src 'none'; script-src ${site.origin} 'wasm-unsafe-eval'; worker-src 'none'; connect-src ${site.origin}; img-src ${site.origin}`;
        site.policies.set("somebody/frame.html", policy);
      },
    });
    tab.expect(/worker|policy|Policy/i);
    const [, inside] = tab.native.frames();
    await wait(() => inside.evaluate(() => isPainted(boardAt()) && boardAt().game !== null));
    const box = await tab.box("iframe");
    // This point is on a cell in the middle of the board.
    await tab.mouse.click({ x: box.x + 250, y: box.y + 350 });
    await wait(() => inside.evaluate(() => boardAt().game?.moves.length === 2));
  });
});
