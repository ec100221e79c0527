/**
 * Runs of puzzles: `#run=ten` and `#run=three` show a run and what came of it; its puzzles have the same address.
 * @import { Opened, Page } from "../lists.js"
 * @import { Host } from "../main.js"
 * @import { Part } from "../../site/nodes.js"
 * @import { Effect, Kind } from "./reduce.js"
 */

import { lateRules } from "../../element/rules.js";
import { solverOf } from "../../exercise/attempt.js";
import { loadCatalogue } from "../../exercise/catalogue.js";
import { dayOf } from "../../exercise/day.js";
import { withRun } from "../../library/progress.js";
import { createLoop } from "../../site/loop.js";
import { button, h } from "../../site/nodes.js";
import { text } from "../../text/text.js";
import { link, row, trailPart } from "../besides.js";
import { keep, progress, wishes } from "../lists.js";
import { climb, countOf, FIRST, reduce, TEN } from "./reduce.js";

/** How long a person sees that a puzzle is solved before the next one comes, in milliseconds. */
const PAUSE = 900;

const isRun = () => /^#run=/.test(location.hash);

/** @type {(seconds: number) => string} */
const clockOf = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** @param {Host} host */
export async function mount({ show, showAgain, tell, say, wantNext }) {
  // The first puzzle comes without a wait.
  await lateRules.load();
  const loop = createLoop(FIRST, reduce, (/** @type {Effect} */ effect) => RUN[effect.do](effect));
  const send = loop.dispatch;

  /** @type {Record<Effect["do"], (effect: any) => unknown>} */
  const RUN = {
    clock,
    wait: ({ to }) => setTimeout(() => send({ is: "waited", to }), PAUSE),
    show: showAgain,
    next: wantNext,
    keep: ({ name, solved }) => progress.change((all) => withRun(all, name, solved)),
    say: ({ seconds }) => (seconds > 0 ? say(text("run.left", { seconds })) : tell(text("run.up"))),
  };

  /** A second; those that another page is looked at do not count. @param {{ to: number }} effect */
  function clock({ to }) {
    setTimeout(() => {
      if (!isRun()) send({ is: "close" });
      else if (document.hidden) clock({ to });
      else send({ is: "tick", to });
    }, 1000);
  }

  function asked() {
    const { variant, isTimeless } = wishes.read();
    const run = /** @type {"ten" | "three"} */ (location.hash === "#run=three" ? "three" : "ten");
    /** @type {Kind} */
    const kind = run === "three" && isTimeless ? "free" : run;
    return { run, kind, name: `${variant}-${kind}`, variant };
  }

  function begin() {
    const { kind, name } = asked();
    send({ is: "begin", kind, name, best: progress.read().runs[name] ?? 0 });
    return draw();
  }

  function following() {
    send({ is: "next" });
    if (loop.state.phase !== "over") return draw();
    say(`${countWords()}.`);
    return page();
  }

  /** @returns {Promise<Opened>} */
  async function draw() {
    const { puzzles } = await loadCatalogue(asked().variant);
    const { results } = progress.read();
    const { kind, puzzles: before } = loop.state;
    const found = climb(puzzles, kind, before, ({ id }) => id in results, Math.random);
    const puzzle = { ...found, isOnce: true };
    send({ is: "drawn", puzzle });
    const task = text("puzzle.task", { ...puzzle, player: solverOf(puzzle), isOnly: true });
    // The focus stays on the board.
    say(`${countWords()}. ${task}`);
    return {
      puzzle,
      hash: `run=${asked().run}`,
      about: () => ({ name: whereWords() }),
      next: following,
      ended(outcome) {
        send({ is: "ended", isSolved: outcome.isSolved });
        return keep(puzzle, outcome, dayOf());
      },
      more: () => [row(link("#", text("puzzles.title"), "way"))],
    };
  }

  const countWords = () => text("run.count", countOf(loop.state));

  function whereWords() {
    const { kind, left, puzzles } = loop.state;
    const place = kind === "ten" ? `${puzzles.length} / ${TEN}` : "";
    return [left === null ? place : clockOf(left), countWords()].filter(Boolean).join(" · ");
  }

  /** @returns {Page} */
  const page = () => ({
    puzzle: null,
    hash: `run=${asked().run}`,
    about: () => ({ name: text(`run.${asked().run}`) }),
    more: overview,
    acts: {
      start: () => begin().then(show, () => tell(text("puzzles.failed"))),
      timeless() {
        wishes.change((wish) => ({ ...wish, isTimeless: !wish.isTimeless }));
        showAgain();
      },
    },
    note: "",
  });

  /** What a run is, or what came of it. @returns {(Part | false)[]} */
  function overview() {
    const { run, kind, name } = asked();
    const isOver = loop.state.phase === "over";
    const { solved } = countOf(loop.state);
    const best = progress.read().runs[name] ?? 0;
    const isBest = isOver && solved > loop.state.best;
    const other = run === "ten" ? "three" : "ten";
    const timeless = { "aria-pressed": String(kind === "free") };
    const steps = loop.state.puzzles.map(({ id, grade = 1 }, at) => {
      const mark = trailPart(loop.state.solved[at] ? "s" : "x");
      return h("li", {}, link(`#${id}`, text("puzzle.grade", { grade }), "way", mark));
    });
    return [
      h("h2", { tabindex: -1 }, text(`run.${run}`)),
      h("p", {}, isOver ? `${countWords()}.` : text("run.line")),
      isOver && h("ol", { class: "row" }, ...steps),
      best > 0 && h("p", {}, isBest ? text("run.new") : text("run.best", { best })),
      row(
        button("do", "start", { class: "primary" }, text(isOver ? "puzzle.again" : "run.start")),
        run === "three" && button("do", "timeless", timeless, text("run.timeless")),
      ),
      row(link(`#run=${other}`, text(`run.${other}`)), link("#", text("puzzles.title"), "way")),
    ];
  }

  return {
    opening() {
      send({ is: "close" });
      return page();
    },
  };
}
