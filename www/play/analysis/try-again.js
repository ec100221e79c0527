/**
 * "Try again" in the review: leads to the exercises made of the mistakes of one's own, which are kept then.
 * @import { Rules, Session } from "../../game/session.js"
 * @import { Known, Point } from "./course.js"
 */

import { other } from "../../game/session.js";
import { tryAgainHref } from "../../puzzles/own/links.js";
import { gameName, isJudged, mistakesOf, pliesOf, sidesOf } from "../../puzzles/own/mistakes.js";
import { openPile, withGame } from "../../puzzles/own/pile.js";
import { make, setText } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { text } from "../../text/text.js";
import { sideByLinks } from "../friend/store.js";
import { isoDay } from "../games/archive.js";
import { keyAt } from "./course.js";

/**
 * @param {Rules} rules
 * @param {Known} known
 */
export function createTryAgain(rules, known) {
  const link = make("a", "button try-again");
  link.href = "puzzles.html#own";
  link.hidden = true;
  byId("review-actions").append(link);
  /** @type {Session | null} */
  let offered = null;
  /** @param {Session} session */
  const fromOf = ({ game, computer }) => ({
    day: isoDay(new Date()),
    computer,
    you: sideByLinks(game),
  });

  link.addEventListener("click", () => {
    if (offered === null) return;
    const { game } = offered;
    const from = fromOf(offered);
    const isWhole = pliesOf(game, sidesOf(from)).every((ply) => {
      const scores = known(keyAt(game, ply))?.scores;
      return scores !== undefined && isJudged(scores, game.moves[ply]);
    });
    // What is not proven yet is asked there.
    if (!isWhole) return;
    const found = mistakesOf(rules, game, known, from);
    openPile().change((pile) => withGame(pile, gameName(game), found, 0));
  });

  return {
    /** @type {(session: Session, points: readonly Point[]) => void} `points`: empty while not all are known. */
    render(session, points) {
      const sides = points.length === 0 ? [] : sidesOf(fromOf(session));
      const count = points.filter(
        ({ player, judgement }) => judgement?.kind === "mistake" && sides.includes(other(player)),
      ).length;
      offered = session;
      link.hidden = count === 0;
      if (link.hidden) return;
      setText(link, text("review.tryAgain", { count }));
      link.href = tryAgainHref(session);
    },
  };
}
