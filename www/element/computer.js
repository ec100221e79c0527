/**
 * The computer's moves: asks the engine, tells that it thinks, and leaves people time to follow.
 * @import { Effect, Event, State } from "../game/reduce.js"
 */

import { choose, loadingOf, onLoading } from "../engine/know.js";
import { mayLoad, PERFECT } from "../engine/tables.js";
import { loadTexts, translations } from "../text/board-text.js";

/** Milliseconds of thinking before it is told. */
const QUIET = 150;
/** The least milliseconds between a person's move and the computer's. */
const LEAST = 400;
const SEEDS = 2 ** 31;

/** @typedef {Extract<Effect, { do: "think" }>["about"]} About */

/**
 * The result thinks about a game, and about nothing else any more.
 * @type {(loop: { readonly state: State }, send: (event: Event) => void, lang: () => string, signal: AbortSignal) => (about: About) => void}
 */
export function createComputer(loop, send, lang, ended) {
  let thinking = new AbortController();
  const forget = onLoading(tell);
  ended.addEventListener("abort", () => {
    thinking.abort();
    forget();
  });
  /** What was last said of the tables. */
  let told = "";

  /** Says how far the tables are, or that they cannot be used: where no other note stands, and aloud at beginning and fault. */
  async function tell() {
    /** Of the game on the board; null: the computer plays without them. */
    const loadingNow = () => {
      const { game, computer } = loop.state.session;
      return computer?.level === PERFECT ? loadingOf(game.rules) : null;
    };
    const first = loadingNow();
    if (first === null || (first.state === "none" && first.fault === null && told === "")) return;
    const text = await loadTexts(lang(), translations("tables")).catch(() => null);
    // Meanwhile the tables may have come, or failed.
    const loading = loadingNow();
    const { note } = loop.state;
    if (text === null || loading === null || (note !== "" && note !== told)) return;
    const { state, received, bytes } = loading;
    const fault = mayLoad() ? loading.fault : null;
    const before = told;
    told =
      state === "failed"
        ? text("tables.failed")
        : state === "loading"
          ? text("tables.progress", { received, bytes })
          : fault
            ? text("solution.failed")
            : "";
    if (told === note) return;
    const isSaid = before === "" || state !== "loading";
    send({ is: "noted", note: told, said: isSaid ? told : "" });
  }

  /** Thinks about a game. @param {NonNullable<About>} about */
  async function think({ game, level }) {
    const { signal } = thinking;
    setTimeout(() => signal.aborted || send({ is: "thinks", game }), QUIET);
    const options = { level, seed: Math.floor(Math.random() * SEEDS) };
    const least = new Promise((resolve) => setTimeout(resolve, LEAST));
    const answer = await Promise.all([choose(game, options, signal), least]).catch(() => null);
    if (signal.aborted) return;
    send(answer ? { is: "answered", game, move: answer[0].text } : { is: "lost", game });
  }

  return (about) => {
    thinking.abort();
    thinking = new AbortController();
    if (about !== null) think(about);
    // A turn removes the note.
    if (loadingOf(loop.state.session.game.rules).state === "loading") tell();
  };
}
