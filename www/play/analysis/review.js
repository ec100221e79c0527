/**
 * The review of a game in balls: what it came to, the lead, the turns that won or lost balls, and another try from before
 * one of them.
 * @import { Player } from "../../board/types.js"
 * @import { Rules, Session } from "../../game/session.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Who } from "./remark-words.js"
 * @import { Story, Told } from "./story.js"
 */

import { remarks as remarksOn } from "../../engine/know.js";
import { gameAt, other, turnAt } from "../../game/session.js";
import { make, onButton, setText } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { renew } from "../../site/renew.js";
import { text } from "../../text/text.js";
import { createGraph } from "./graph.js";
import { remarkWords } from "./remark-words.js";
import { lossesOf, storyOf } from "./story.js";

/** A lead of this many balls, or the largest of the game, fills the graph. */
const LARGE = 4;

const PLAYERS = /** @type {const} */ (["light", "dark"]);

/** @typedef {{ game: Game, story: Story, who: (player: Player) => Who }} Known */

/**
 * @param {Rules} rules
 * @param {object} on
 * @param {() => void} on.change The story of the game is known.
 * @param {(ply: number) => void} on.goTo
 * @param {(turn: number) => void} on.again A new game from before a turn.
 */
export function createReview(rules, on) {
  const block = byId("review");
  const actions = byId("review-actions");
  const list = byId("turning");
  const graph = createGraph(byId("graph"), on.goTo);
  /** @type {Session | null} */
  let session = null;
  /** @type {Game | null} The game that the engine was asked about. */
  let asked = null;
  /** @type {Known | null} */
  let known = null;
  /** The ply shown; -1 in a variation. */
  let at = 0;
  /** @type {number | null} The turn in whose place the better one is shown. */
  let lesson = null;
  /** @type {number | null} The turn that "Try again" is about. */
  let turning = null;
  onButton(list, "ply", (ply) => {
    on.goTo(Number(ply));
    // What can be done about it.
    block.scrollIntoView();
  });
  onButton(actions, "review", (name) => {
    if (name === "again" && turning !== null) on.again(turning);
    if (name === "show") {
      const turn = lesson ?? at;
      lesson = turn;
      on.goTo(at === turn ? turn - 1 : turn);
    }
  });

  /** @param {Game} game */
  async function look(game) {
    asked = game;
    known = null;
    try {
      const remarks = await remarksOn(game);
      if (asked !== game || session === null) return;
      const person = session.hands.length === 1 ? session.hands[0] : null;
      const story = storyOf(game, gameAt(rules, game, 0), remarks);
      known = { game, story, who: (player) => (player === person ? "you" : player) };
      on.change();
    } catch {
      // Asked again with the next change.
      if (asked === game) asked = null;
    }
  }

  /** @param {number} turn */
  const toldOf = (turn) => known?.story.turns[turn] ?? null;

  /** Whether "Try again" may lead there: the turn lost balls of the person who would play again. @param {number} turn */
  function isOwnLoss(turn) {
    const told = toldOf(turn);
    if (told === null || told.lost === 0 || session === null) return false;
    const { hands, computer } = session;
    return hands.includes(told.player) && (computer !== null || hands.length === 2);
  }

  /** The turn to try again: the one looked at, else the one that decided the game. */
  function turnToTry() {
    if (known === null || known.game.result === null) return null;
    return [lesson ?? at, known.story.decisive?.turn ?? 0].find(isOwnLoss) ?? null;
  }

  /** @type {(known: Known) => void} */
  function renderGraph({ game, story, who }) {
    const most = Math.max(LARGE, ...story.leads.map(Math.abs));
    const columns = story.leads.map((lead, ply) => {
      const told = story.turns[ply];
      return {
        mover: turnAt(game, ply - 1),
        share: 0.5 + lead / (2 * most),
        isMistake: markOf(told) === "mistake",
        guess: false,
        judgement: told ? toldWords(told, who).replace(/\.$/, "") : "",
        value: text("review.lead", { lead }),
      };
    });
    graph.render(columns, game.moves, at);
  }

  /** @type {(known: Known) => void} */
  function renderTurns({ story, who }) {
    const rows = story.turns.flatMap((told, turn) => {
      if (told === null || (told.won <= 0 && told.lost === 0)) return [];
      const button = make("button");
      button.type = "button";
      button.dataset.ply = String(turn);
      if (turn === (lesson ?? at)) button.ariaCurrent = "step";
      const isBad = told.lost > 0 && session?.hands.includes(told.player);
      const said = make("span", isBad ? "lost" : "", toldWords(told, who));
      button.append(make("span", "number", `${turn}.`), " ", said);
      const row = make("li");
      row.append(button);
      return [row];
    });
    renew(list, ...rows);
  }

  return {
    /**
     * Another session, or another moment of it.
     * @param {Session} now
     * @param {number} ply
     * @param {boolean} isWanted Whether anything is to be said about its game.
     */
    follow(now, ply, isWanted) {
      session = now;
      at = ply;
      if (isWanted && now.game.moves.length > 0 && asked !== now.game) look(now.game);
    },

    /**
     * Another moment is shown.
     * @param {number} ply
     * @returns {string | null} The better turn to be shown there.
     */
    arrive(ply) {
      if (lesson !== null && ply !== lesson && ply !== lesson - 1) lesson = null;
      return lesson === null || ply === lesson ? null : (toldOf(lesson)?.better ?? null);
    },

    /** @param {boolean} isShown */
    render(isShown) {
      block.hidden = !isShown || known === null;
      if (known === null || !isShown) return;
      const told = toldOf(lesson ?? at);
      const isEnd = at === known.game.moves.length;
      setText(byId("advice"), (isEnd || !told ? null : toldWords(told, known.who)) ?? sum(known));
      turning = turnToTry();
      button("show", (told?.better ?? null) !== null, lesson === null || at === lesson);
      button("again", turning !== null, turning ?? 0);
      renderGraph(known);
      // While the game goes on, the values of the moves have the room.
      list.hidden = known.game.result === null;
      renderTurns(known);
    },

    /** Scrolls it into view, and focuses the moment shown. */
    reveal() {
      block.scrollIntoView({ block: "nearest" });
      /** @type {HTMLElement | null} */ (byId("graph").querySelector("[aria-current]"))?.focus({
        preventScroll: true,
      });
    },

    /** The marks of the turns, by ply. */
    judged: () =>
      known !== null && known.game === session?.game ? known.story.turns.map(markOf) : [],

    /** What is said of the turn that led to the moment shown. */
    words() {
      const told = toldOf(at);
      return told === null || known === null ? "" : toldWords(told, known.who);
    },

    /** What a game came to, and the turn from which it can be tried again. @param {Game} game */
    summary: (game) => (known?.game === game ? { words: sum(known), turn: turnToTry() } : null),
  };

  /** @type {(name: "show" | "again", isShown: boolean, what: boolean | number) => void} */
  function button(name, isShown, what) {
    const shown = /** @type {HTMLElement} */ (actions.querySelector(`[data-review="${name}"]`));
    shown.hidden = !isShown;
    setText(
      shown,
      name === "again"
        ? text("review.again", { turn: what })
        : text(what ? "review.showBetter" : "review.showPlayed"),
    );
  }
}

/** @type {(told: Told, who: Known["who"]) => string} */
const toldWords = ({ player, remarks }, who) =>
  remarks.map((remark) => remarkWords(remark, who(player), who(other(player)))).join(" ");

/** A turn that lost balls, or left a chance that the opponent overlooked. @param {Told | null} told */
const markOf = (told) =>
  told === null || told.better === null ? null : told.lost > 0 ? "mistake" : "doubtful";

/** What the person lost; of two persons what each did, the loser of the game first. @param {Known} known */
function sum({ game, story, who }) {
  /** @type {Player} */
  const loser = game.result?.winner === "light" ? "dark" : "light";
  const person = PLAYERS.filter((player) => who(player) === "you");
  return (person.length > 0 ? person : [loser, other(loser)])
    .map((player) => {
      const { balls, turns } = lossesOf(story, player);
      const decisive = player === loser ? story.decisive : null;
      const turn = turns.length === 1 ? turns[0] : (decisive?.turn ?? null);
      const stays = decisive?.stays === true;
      return text("review.balls", { who: who(player), balls, turns: turns.length, turn, stays });
    })
    .join(" ");
}
