/**
 * What helps beside a game: the analysis and the coach. They are loaded when the board can be played.
 * @import { Rules, Session } from "../game/session.js"
 * @import { Memory } from "../library/storage.js"
 */

import { loadStyle } from "../site/load-style.js";
import { addTexts } from "../text/text.js";
import { analysisTexts, createAnalysis, remarkTexts } from "./analysis/analysis.js";
import { createCoach } from "./coach.js";

/**
 * @param {{ rules: Rules, memory: Memory, say: (sentence: string) => void }} parts
 * @param {Parameters<typeof createAnalysis>[1]} on
 */
export async function loadHelp(parts, on) {
  await Promise.all([
    loadStyle(new URL("./analysis/analysis.css", import.meta.url)),
    addTexts(analysisTexts),
    addTexts(remarkTexts),
  ]);
  const analysis = createAnalysis(parts, on);
  const coach = createCoach(parts, on);

  /** The session has changed. @param {Session} session */
  const follow = (session) => {
    analysis.follow(session);
    coach.follow(session);
  };

  return {
    analysis,
    coach,
    follow,
    marks: () => analysis.marks(coach.marks()),
    /** Another game begins. */
    reset() {
      analysis.reset();
      coach.reset();
    },
    clear() {
      analysis.clear();
      coach.clear();
    },
    /** The language is another one. @param {Session} session */
    retell(session) {
      coach.clear();
      analysis.follow(session);
    },
  };
}
