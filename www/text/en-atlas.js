// Texts of the atlas in English.

import { countTurns, number } from "./en-words.js";

export const atlas = {
  "atlas.title": "Atlas",
  "atlas.lead": `Pylos is solved: the result of each of its ${number(10_245_670_113)} positions is known. This is what that looks like.`,
  "atlas.start": "The start",
  "atlas.startText":
    "Whoever begins loses, except with expert rules: if balls must be taken back, the game is a draw (∞). The numbers are turns to the end.",
  "atlas.children": "Children",
  "atlas.standard": "Standard",
  "atlas.expert": "Expert",
  "atlas.optional": "Expert, taking back is optional",
  "atlas.corner": "corner",
  "atlas.edge": "edge",
  "atlas.centre": "centre",
  "atlas.shares": "Won, lost, drawn",
  "atlas.sharesText":
    "Share of positions (%) by lead in reserve of the player to move. Won positions are below, lost ones above, draws between.",
  "atlas.sharesChildren": "Children: 50% won, 50% lost",
  "atlas.sharesStandard": "Standard: 58% won, 42% lost",
  "atlas.sharesExpert": "Expert: 61% won, 36% lost, 3% drawn",
  "atlas.longest": "The longest games",
  "atlas.longestText":
    "Both play perfectly: the winner hurries, the loser holds out. The sign ! marks the only winning move.",
  "atlas.longestChildren": `Children: ${countTurns(38)}`,
  "atlas.longestStandard": `Standard: ${countTurns(64)}`,
  "atlas.longestExpert": `Expert: ${countTurns(72)}`,
  "atlas.circles": "Going in circles",
  "atlas.circlesText":
    "Every other move loses, so both go round and round, and the game is a draw.",
  "atlas.circleStandard": `Standard: ${countTurns(6)} per round`,
  "atlas.circleExpert": `Expert: ${countTurns(8)} per round`,
  "atlas.circleStart": "Expert: from the empty board",
  "atlas.finds": "Surprising positions",
  "atlas.findsText": "Light is to move; the button below the board plays the only winning move.",
  "atlas.onlyWin": "Children: one of 64 moves wins",
  "atlas.onlyNothing": "Standard: one of 58 moves wins: placing a ball and taking it back",
  "atlas.onlyRaise": "Expert: one of 218 moves wins: a raise",
  "atlas.behind": `Expert: 1 ball in reserve against 15, and Light wins in ${countTurns(43)}`,
};
