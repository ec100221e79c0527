// Texts of the atlas in English.

import { countTurns, number } from "./en-words.js";

export const atlas = {
  "atlas.lead": `Pylos is solved: for each of ${number(10_245_670_113)} positions it is known whether the player to move wins, loses or neither, and in how many turns. Where neither player can force a win, the position is endless: the game goes round in circles and is drawn by repetition.`,
  "atlas.start": "The start",
  "atlas.startText":
    "The player who begins loses, with one exception: where balls must be taken back, the expert game is endless. The table gives the turns until the game is lost, for the start and for the three kinds of first move; ∞ means endless.",
  "atlas.rules": "Rules",
  "atlas.children": "Children",
  "atlas.standard": "Standard",
  "atlas.expert": "Expert",
  "atlas.optional": "Expert, taking back is optional",
  "atlas.corner": "corner",
  "atlas.edge": "edge",
  "atlas.inner": "inner hollow",
  "atlas.shares": "Won, lost, endless",
  "atlas.sharesText":
    "The charts show all positions in per cent, by the difference of the reserves: that of the player to move less that of the opponent. Won positions are below, lost ones above, endless ones between.",
  "atlas.sharesChildren": "Children: 50% won, 50% lost",
  "atlas.sharesStandard": "Standard: 58% won, 42% lost, 0.02% endless",
  "atlas.sharesExpert": "Expert: 61% won, 36% lost, 3% endless",
  "atlas.longest": "The longest games",
  "atlas.longestText":
    "No position takes longer to lose than these. Both play perfectly: the winner is in a hurry, the loser holds out. The sign ! marks a move that alone keeps the win.",
  "atlas.longestChildren": `Children: ${countTurns(38)}`,
  "atlas.longestStandard": `Standard: ${countTurns(64)}`,
  "atlas.longestExpert": `Expert: ${countTurns(72)}`,
  "atlas.circles": "Circles",
  "atlas.circlesText":
    "In each of these positions one move is endless and all others lose, for either player, until the same position is back.",
  "atlas.circleStandard": `Standard: a circle of ${countTurns(6)}`,
  "atlas.circleExpert": `Expert: a circle of ${countTurns(8)}`,
  "atlas.circleStart": "Expert: from the empty board into a circle",
  "atlas.finds": "Surprising positions",
  "atlas.findsText":
    "Light is to move. Where a single move keeps the result, the button below the board plays it.",
  "atlas.onlyWin": "Children: one of 64 moves wins. All others lose.",
  "atlas.onlyNothing":
    "Standard: of 58 moves, the only one that wins places a ball and takes it back at once.",
  "atlas.onlyRaise": "Expert: of 218 moves, the only one that wins raises a ball.",
  "atlas.behind": `Expert: 1 ball in reserve against 15, and Light still wins, in ${countTurns(43)}.`,
  "atlas.again":
    "All results, how they were checked, and the commands that compute them are in docs/solution.md of the project.",
};
