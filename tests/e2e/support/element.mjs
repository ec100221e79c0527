/** Pages with `<pylos-board>` that are not pages of the site. */

import { pointOf } from "./play.mjs";

/**
 * A page that has only these tags.
 * @param {string} body @param {string} [script] The address of the board's script.
 */
export function pageWith(body, script = "../pylos-board.js") {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Somebody’s page</title>
    <link rel="icon" href="../favicon.svg" />
    <script type="module" src="page.js"></script>
    <script type="module" src="${script}"></script>
  </head>
  <body><main><h1>Somebody’s page</h1>${body}</main></body>
</html>`;
}

/** What every page of a test has. */
const PAGE = `
/** Whether a board is painted in full: no poster is shown, and it has many colours. */
globalThis.isPainted = (board) => {
  const all = [...(board?.shadowRoot?.querySelectorAll(".board-room > canvas") ?? [])];
  if (all.length !== 1 || all[0].width === 0) return false;
  const canvas = new OffscreenCanvas(all[0].width, all[0].height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(all[0], 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const colours = new Set();
  return new Uint32Array(data.buffer).some((pixel) => colours.add(pixel).size > 1500);
};
`;

/** @typedef {(path?: string, options?: TabOptions) => Promise<Tab>} Open */
/** @typedef {TabOptions & { script?: string, policy?: string }} PageOptions The page's script, and its policy. */

/** Opens a page with these tags, in a folder beside the board's script. @param {Open} open @param {string} body @param {PageOptions} [options] */
export function openPage(open, body, { script, policy, ...options } = {}) {
  return open("somebody/page.html", {
    ...options,
    before(tab) {
      const { instead, policies } = tab.site;
      instead.set("somebody/page.html", pageWith(body, script)).set("somebody/page.js", PAGE);
      if (policy !== undefined) policies.set("somebody/page.html", policy);
      return options.before?.(tab);
    },
  });
}

/** Opens a page with these tags, whose boards all have their games then. @type {(...page: Parameters<typeof openPage>) => Promise<Tab>} */
export async function openBoards(...page) {
  const tab = await openPage(...page);
  await boardsReady(tab);
  return tab;
}

/** Waits until every board of the page that is asked for has its game. @param {Tab} tab @param {string} [selector] */
export async function boardsReady(tab, selector = "pylos-board") {
  await tab.until((selector) => {
    const boards = [.../** @type {NodeListOf<PylosBoard>} */ (document.querySelectorAll(selector))];
    return boards.length > 0 && boards.every((board) => board.game);
  }, selector);
}

/** Waits until a board has a game of that many turns. @param {Tab} tab @param {number} turns @param {string} [selector] */
export async function untilPlayed(tab, turns, selector) {
  await tab.until(({ turns, selector }) => boardAt(selector)?.game?.moves.length === turns, {
    turns,
    selector,
  });
}

/** Waits until a lesson has opened a step, and its position is on the board. @type {(tab: Tab, link: string, position?: string) => Promise<unknown>} */
export const untilStep = (tab, link, position) =>
  tab.until(
    ({ link, position }) => {
      const [lesson] = /** @type {(PylosLesson | undefined)[]} */ (everything("pylos-lesson"));
      const isOpen = lesson?.at === link && everything(".exercise-text").length > 0;
      return isOpen && boardAt().game?.position === position;
    },
    { link, position },
  );

/** Waits until a board is painted in full. @param {Tab} tab @param {string} [selector] */
export async function untilPainted(tab, selector = "pylos-board") {
  await tab.until((selector) => isPainted(document.querySelector(selector)), selector);
}

/** Counts the WebAssembly instances and the workers of a page. @param {Tab} tab */
export function counting(tab) {
  return tab.prepare(() => {
    const counts = { instances: 0, started: 0, running: 0 };
    Object.assign(globalThis, { counts });
    const { instantiateStreaming } = WebAssembly;
    WebAssembly.instantiateStreaming = (...parts) => {
      counts.instances += 1;
      return instantiateStreaming.apply(WebAssembly, parts);
    };
    const Original = Worker;
    globalThis.Worker = class extends Original {
      /** @param {[string | URL, WorkerOptions?]} parts */
      constructor(...parts) {
        super(...parts);
        counts.started += 1;
        counts.running += 1;
      }
      terminate() {
        counts.running -= 1;
        super.terminate();
      }
    };
  });
}

/** @param {Tab} tab @returns {Promise<{ instances: number, started: number, running: number }>} */
export const countsOf = (tab) => tab.evaluate(() => globalThis.counts);

/** Returns what a board shows. @param {Tab} tab @param {string} [selector] */
export function seeBoard(tab, selector = "pylos-board") {
  return tab.evaluate((selector) => {
    const board = boardAt(selector);
    const [status] = everything("[part=status]", board);
    const places = everything("[data-place]", board);
    return {
      moves: [...(board.game?.moves ?? [])],
      status: status?.checkVisibility() ? status.innerText.trim() : "",
      labels: Object.fromEntries(
        places.map(({ dataset, ariaLabel }) => [dataset.place, ariaLabel]),
      ),
    };
  }, selector);
}

/** Clicks on a place of a board with the mouse. @param {Tab} tab @param {string} place @param {string} [within] The board, or something around it. */
export async function click(tab, place, within) {
  await tab.mouse.click(await pointOf(tab, place, within));
}

/** Presses a button of a board's own controls. @param {Tab} tab @param {string} name @param {string} [within] The board. */
export async function press(tab, name, within = "pylos-board") {
  await tab.click({ role: "button", name, within });
}
