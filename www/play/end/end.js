/**
 * The end of a game: what its status says, a recap that leads into the game, and what can follow.
 * @import { Player } from "../../board/types.js"
 * @import { Rules, Session } from "../../game/session.js"
 * @import { MoveScore } from "../../pkg/pylos.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Side } from "../../text/en-ends.js"
 * @import { Decisive } from "./decisive.js"
 */

import { createEngine } from "../../engine/engine.js";
import { isKept, PERFECT, tablesOf } from "../../engine/tables.js";
import { other } from "../../game/session.js";
import { tryAgainHref } from "../../puzzles/own/links.js";
import { enable, make, onButton, setLabel } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { renew } from "../../site/renew.js";
import { text } from "../../text/text.js";
import { decisiveTurn } from "./decisive.js";
import { nextOf, recapOf } from "./recap.js";

export { endsTexts } from "../../text/ends.js";

/** Milliseconds for each position of the search for the turn that decided the game. */
const TIME = 300;

/** The largest table that is fetched without asking, in bytes. */
const SMALL = 1_000_000;

const PLAYERS = /** @type {const} */ (["light", "dark"]);

/**
 * @param {Rules} rules
 * @param {object} on
 * @param {(ply: number) => void} on.show
 * @param {() => void} on.rematch
 * @param {(level: number) => void} on.level
 * @param {() => void} on.review
 * @param {(ply: number) => readonly MoveScore[] | null} on.known What analysis knows of a moment.
 * @param {() => boolean} on.reviewed Whether the whole game has been analysed.
 */
export function createEnd(rules, on) {
  const root = byId("end");
  const engine = createEngine();
  /** @type {Session | null} */
  let session = null;
  /** What the card was built for. */
  let built = "";
  /** @type {Decisive | undefined} Undefined until it is known whether it is proven. */
  let decisive;
  /** Whether it was searched for again after a review. */
  let isReviewed = false;
  /** @type {Record<string, () => void>} What each button does, by its name. */
  const acts = {};
  onButton(root, "end", (name) => acts[name]?.());

  /** @type {(name: string, words: string, act: () => void, className?: string) => HTMLButtonElement} */
  function button(name, words, act, className = "") {
    const made = make("button", className, words);
    made.type = "button";
    made.dataset.end = name;
    acts[name] = act;
    return made;
  }

  function review() {
    // It asks the same worker, and finds more.
    engine.cancel();
    on.review();
  }

  /** @param {Game} game */
  async function search(game) {
    const [table] = tablesOf(game.rules);
    const { state } = await engine.findSolution(game.rules);
    if (state !== "ready" && table && (table.bytes < SMALL || (await isKept(table)))) {
      await engine.prepare(game.rules, false);
    }
    const found = await decisiveTurn(rules, game, async (ply, moment) => {
      if (session?.game !== game) throw new Error("another game is shown");
      return on.known(ply) ?? engine.analyse(moment, { timeMs: TIME });
    }).catch(() => null);
    if (session?.game !== game) return;
    decisive = found;
    build(session);
  }

  /** @param {Session} now */
  function build(now) {
    const { game, computer } = now;
    renew(root, recapLine(), decidedLine(now), actions());
    setLabel(root, text("end.label"));

    function recapLine() {
      const line = make("div", "recap");
      const recap = recapOf(rules, game);
      for (const what of /** @type {const} */ (["raised", "taken"])) {
        const part = make("div", "recap-part");
        part.append(make("span", "recap-what", text(`end.${what}`)));
        for (const player of PLAYERS) {
          const { count, plies } = recap[what][player];
          const figure = button(`${what}-${player}`, String(count), () => {
            on.show(nextOf(plies, session?.shown.moves.length ?? 0));
          });
          figure.prepend(make("span", `disc ${player}`));
          setLabel(figure, text("end.show", { what, player, count }));
          enable(figure, count > 0);
          part.append(figure);
        }
        line.append(part);
      }
      return line;
    }

    function actions() {
      const line = make("div", "end-actions");
      const again =
        computer === null
          ? text("end.rematchFriend")
          : text("end.rematch", { player: computer.player });
      line.append(button("rematch", again, on.rematch, "primary"));
      const level = nextLevel(now);
      if (level !== null && computer !== null) {
        const words = text("end.level", { level, up: level > computer.level });
        line.append(button("level", words, () => on.level(level)));
      }
      if (game.moves.length > 0) {
        const again = make("a", "button", text("end.tryAgain"));
        again.href = tryAgainHref(now);
        again.dataset.end = "tryAgain";
        line.append(again, button("review", text("end.review"), review));
      }
      return line;
    }
  }

  /** @param {Session} now */
  function decidedLine(now) {
    const { game } = now;
    if (decisive && game.result?.winner) {
      const turn = decisive;
      const side = sideOf(now, other(game.result.winner));
      const words = text("end.decided", { turn, side, move: game.moves[turn - 1] });
      return button("decided", words, () => on.show(turn), "decided");
    }
    if (game.result?.winner == null || game.moves.length === 0) return "";
    if (decisive === undefined) return make("p", "decided", text("end.looking"));
    const player = other(game.result.winner);
    return make(
      "p",
      "decided",
      decisive === 0 ? text("end.fromStart", { player }) : text("end.unproven"),
    );
  }

  return {
    /**
     * @param {Session} now
     * @param {boolean} isMoving Whether balls are on their way: the end waits for the last of them.
     */
    render(now, isMoving) {
      const { game } = now;
      if (game.result === null || !isMoving) root.hidden = game.result === null;
      const another = session?.game !== game;
      session = now;
      if (game.result === null) return;
      const key = [
        document.documentElement.lang,
        game.record,
        now.computer?.player,
        now.computer?.level,
      ].join();
      const again = decisive === null && !isReviewed && on.reviewed();
      if (another || again) {
        decisive = undefined;
        isReviewed = again;
        if (game.result.winner !== null && game.moves.length > 0) search(game);
      }
      if (another || key !== built) build(now);
      built = key;
    },

    /**
     * What the person hears of the result beyond the board's own words.
     * @param {Session} now
     */
    words: (now) => [statusWords(now), marginWords(now)].filter(Boolean).join(". "),

    /** The result as a person reads it who plays the computer; "" for none. */
    status: statusWords,

    /** The sentence under it. */
    margin: marginWords,
  };
}

/** @type {(session: Session, player: Player) => Side} */
function sideOf({ computer }, player) {
  if (computer === null) return player;
  return computer.player === player ? "computer" : "you";
}

/** @param {Session} session */
function statusWords({ game: { result }, computer }) {
  if (computer === null || !result?.winner) return "";
  return text("end.you", { isWinner: result.winner !== computer.player, reason: result.reason });
}

/**
 * By how many balls the game was won.
 * @param {Session} session
 */
function marginWords(session) {
  const { result, reserve } = session.game;
  if (result === null) return "";
  if (result.winner !== null) {
    const side = sideOf(session, result.winner);
    if (result.reason === "apex") return text("end.last", { side });
    if (result.reason === "emptyReserve" || result.reason === "noMove") {
      return text("end.spare", { side, count: reserve[result.winner] });
    }
  }
  return text("end.left", { ...reserve });
}

/**
 * The level that is offered: one up after a win, one down after a loss.
 * @param {Session} session
 */
function nextLevel({ game: { result }, computer }) {
  if (computer === null || !result?.winner) return null;
  const level = computer.level + (result.winner === computer.player ? -1 : 1);
  return level >= 1 && level <= PERFECT ? level : null;
}
