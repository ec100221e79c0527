/**
 * The page of puzzles: the runner of the loop in `page.js`. What an address opens, and what comes next, the lists say; the
 * puzzle itself is `exercise/puzzle-view.js`.
 * @import { Options } from "../exercise/core.js"
 * @import { PuzzleText } from "../text/puzzle.js"
 * @import { Opened, Page } from "./lists.js"
 * @import { Effect, State, What } from "./page.js"
 */

import { loadCatalogue } from "../exercise/catalogue.js";
import { dayOf } from "../exercise/day.js";
import { followPaper, mount } from "../exercise/puzzle-view.js";
import { clip } from "../game/link-text.js";
import { showToday } from "../library/progress.js";
import { onButton } from "../site/dom.js";
import { late } from "../site/late.js";
import { createLoop } from "../site/loop.js";
import { byId } from "../site/markup.js";
import { pageReady } from "../site/ready.js";
import { renew } from "../site/renew.js";
import { report } from "../site/report.js";
import { shareOrCopy } from "../site/share.js";
import { startPage } from "../site/start.js";
import { translations } from "../text/board-text.js";
import { isTextKey, text } from "../text/text.js";
import { besides, calendar, choice, dayByKey, monthOf, shareText, showChoices } from "./besides.js";
import { current, due, keep, next, opening, wishes } from "./lists.js";
import { FIRST, reduce } from "./page.js";

/** What a part that is loaded later gets. @typedef {{ show: typeof show, showAgain: typeof showAgain, wantNext: () => void, tell: typeof tell, say: typeof say }} Host */

/** One's own mistakes, and runs: loaded for their addresses. */
const PARTS = { own: () => import("./own/own.js"), run: () => import("./run/run.js") };

/** The name of the part that the address belongs to; undefined for the lists. */
const partName = () =>
  /** @type {keyof typeof PARTS | undefined} */ (/^#(own|run)(?![a-z])/.exec(location.hash)?.[1]);

// At the same time as the texts and the board.
const first = partName();
if (first !== undefined) PARTS[first]().catch(() => {});

const { say, tell } = await startPage({
  texts: [translations("puzzle"), translations("daily"), translations("remarks")],
  speak: showAgain,
});
// Imported after the language is set, because the board reads it when it is created.
await import("../pylos-board.js");

const loop = createLoop(FIRST, reduce, (/** @type {Effect} */ effect) => RUN[effect.do](effect));
const send = loop.dispatch;
const page = /** @type {HTMLElement} */ (document.querySelector("main"));
const [place, pile, beside, archive] = ["solving", "own", "besides", "archive"].map(byId);
const choices = /** @type {HTMLFormElement} */ (byId("choices"));
followPaper(() => solving);
const solving = mount(place, {
  texts: () =>
    /** @type {PuzzleText} */ (
      Object.assign(text.bind(null), { lang: document.documentElement.lang })
    ),
  about: () => loop.state.opened?.about?.() ?? {},
  onEnd,
  onNext: wantNext,
});
/** @type {Host} */
const host = { show, showAgain, tell, say, wantNext };
const parts = {
  own: late(async () => (await PARTS.own()).mount(host)),
  run: late(async () => (await PARTS.run()).mount(host)),
};

function wantNext() {
  send({ is: "want", what: "next" });
}

/** @param {Opened | Page} found In place of what is open. */
function show(found) {
  send({ is: "found", found, isFocused: found.puzzle?.isOnce, today: dayOf() });
}

/** @type {Record<Effect["do"], (effect: any) => unknown>} */
const RUN = {
  find,
  tell: ({ say }) => tell(isTextKey(say) ? text(say) : say),
  show({ isDay }) {
    const focused = document.activeElement;
    // For example a link to what is open now, which is removed.
    const isLost = () => !focused?.isConnected && document.activeElement === document.body;
    render()
      .then(() => (isDay ? focusDay() : isLost() && focus()))
      .finally(pageReady);
  },
  open,
  focus,
};

/** In a run the next key is for the board. */
function focus() {
  const { puzzle } = loop.state.opened ?? {};
  if (!puzzle) focusPile();
  else if (puzzle.isOnce) place.querySelector("pylos-board")?.focus({ preventScroll: true });
  else solving.focus({ preventScroll: true });
}

/** @param {{ isNew: boolean }} effect */
function open({ isNew }) {
  const { opened } = loop.state;
  if (opened === null) return;
  const { puzzle, hash, more } = opened;
  const isChanged = location.hash !== `#${hash}`;
  if (isChanged) history[isNew ? "pushState" : "replaceState"](null, "", `#${hash}`);
  page.dataset.view = puzzle === null ? "pile" : more === undefined ? "puzzle" : "own";
  if (puzzle === null) return;
  if (scrollY > 0) scrollTo(0, 0);
  solving.send({ is: "want", exercise: puzzle });
}

/** @type {Record<What, (opened: State["opened"]) => ReturnType<NonNullable<Opened["next"]>>>} */
const FINDS = {
  next: (opened) => (opened?.next ? opened.next() : next(opened?.puzzle)),
  choice: () => next(),
  due,
  /** Without an address, or for an unknown one, that of the choices which was open last. */
  async address() {
    const address = location.hash.slice(1);
    const name = partName();
    const found = await (name ? (await parts[name].load()).opening(address) : opening(address));
    if (found === null && address !== "") tell(text("puzzle.absent", { id: clip(address) }));
    return found ?? current();
  },
};

/** @param {{ what: What, to: number }} effect */
async function find({ what, to }) {
  try {
    const found = await FINDS[what](loop.state.opened);
    const isNew = what !== "address" && found?.puzzle !== null;
    const isFocused = what === "next" || what === "due";
    send({ is: "found", found, to, isNew, isFocused, today: dayOf() });
  } catch {
    send({ is: "failed", to });
  }
  if (loop.state.opened === null) pageReady();
}

/** The open puzzle, and everything around it. */
async function render() {
  const { opened } = loop.state;
  solving.send({ is: "look" });
  if (opened === null) return;
  const { puzzle, about, more } = opened;
  const name = more === undefined || puzzle === null ? about?.().name : "";
  document.title = text("title", { status: name || text("puzzles.title") });
  if (puzzle === null) {
    renew(pile, ...opened.more());
    return;
  }
  if (more) return renew(beside, ...more());
  const catalogue = await loadCatalogue(puzzle.rules.variant).catch(() => null);
  if (catalogue === null) tell(text("puzzles.failed"));
  if (catalogue === null || loop.state.opened !== opened) return;
  showChoices(catalogue, wishes.read());
  const around = { ...loop.state, opened, catalogue };
  renew(beside, ...besides(around));
  renew(archive, ...calendar(around));
  showToday();
}

/** Focuses the button to stop, or the title where it is not there. */
function focusPile() {
  const stop = pile.querySelector('[data-do="stop"]');
  /** @type {HTMLElement | null} */ (stop ?? pile.querySelector("h2"))?.focus();
}

/** @type {Options["onEnd"]} */
async function onEnd(outcome) {
  const { opened, since } = loop.state;
  if (!opened?.puzzle) return "";
  const { isSolved, mistakes, hints } = outcome;
  // What comes from one's own games stays here.
  if (opened.more === undefined) {
    const { id } = opened.puzzle;
    report(isSolved ? "pylos-solved" : "pylos-failed", { id, mistakes, hints });
  }
  const note = await (opened.ended?.(outcome) ?? keep(opened.puzzle, outcome, since));
  send({ is: "show" });
  // On a small screen it may be below the window.
  requestAnimationFrame(() =>
    place.querySelector(".exercise-buttons")?.scrollIntoView({ block: "nearest" }),
  );
  return note;
}

async function shareResult() {
  const { opened } = loop.state;
  if (!opened?.puzzle) return;
  const written = shareText(opened);
  const done = await shareOrCopy({ text: written }, written);
  if (done === "copied") tell(text("daily.copied"));
  if (done === "refused") tell(text("daily.copyRefused"));
  send({ is: "show", changes: { copy: done === "refused" ? written : "" } });
  if (done === "refused") beside.querySelector("textarea")?.select();
}

/** @type {(current: number, isDay?: boolean) => void} `isDay`: the focus goes to that day. */
const goTo = (current, isDay) => send({ is: "show", changes: { current }, isDay });

const focusDay = () =>
  /** @type {HTMLElement | null} */ (archive.querySelector("td [tabindex='0']"))?.focus();

/** @type {Record<string, () => void>} */
const acts = {
  practise: () => send({ is: "want", what: "due" }),
  share: shareResult,
  earlier: () => goTo(monthOf(loop.state.current, -1)),
  later: () => goTo(monthOf(loop.state.current, 1)),
};
onButton(page, "do", (name) => (loop.state.opened?.acts ?? acts)[name]());
archive.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { day } = /** @type {HTMLElement} */ (event.target).dataset;
  const current = day === undefined ? null : dayByKey(event.key, Number(day));
  if (current === null) return;
  event.preventDefault();
  goTo(current, true);
});
archive.addEventListener("focusin", ({ target }) => {
  const { day } = /** @type {HTMLElement} */ (target).dataset;
  if (day !== undefined && Number(day) !== loop.state.current) goTo(Number(day));
});
choices.addEventListener("change", () => {
  wishes.change((wish) => ({ ...wish, ...choice(choices) }));
  send({ is: "want", what: "choice" });
});
addEventListener("popstate", () => send({ is: "want", what: "address" }));
// Another tab may have solved something. On a new day its puzzle is offered.
for (const type of ["storage", "visibilitychange"]) addEventListener(type, showAgain);

/** Shows what depends on the language, or on what is kept. */
function showAgain() {
  send({ is: "show" });
}

send({ is: "want", what: "address" });
