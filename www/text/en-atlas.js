// Texts of the atlas in English, beside those of en.js.

import { countBalls, countTurns, number } from "./en-words.js";

export const atlas = {
  title: "Atlas",
  lead: (/** @type {{ positions: number }} */ { positions }) =>
    `Pylos is solved: for each of ${number(positions)} positions it is known whether the player to move wins, loses or neither, and in how many turns. This is what the solution looks like. The command beside each part computes it again.`,
  contents: "On this page",
  command: "Command:",
  numbers: "The numbers",
  rules: "Rules",
  won: "won",
  lost: "lost",
  endless: "endless",
  balls: "balls",
  level: "level",
  positions: "positions",
  win: (/** @type {{ distance: number }} */ { distance }) => `wins in ${distance}`,
  loss: (/** @type {{ distance: number }} */ { distance }) => `loses in ${distance}`,

  solved: "What was solved",
  meaning:
    "A position is won, lost or endless for the player to move. Endless means that neither player can force a win: the game can go round in circles and is then drawn by repetition. A distance counts the turns of both players to the end when the winner plays for the shortest win and the loser holds out as long as possible.",
  size: (
    /** @type {{ shapes: number, all: number, positions: number, entries: number }} */ {
      shapes,
      all,
      positions,
      entries,
    },
  ) =>
    `Gravity allows ${number(shapes)} shapes of the pyramid, and ${number(all)} positions with at most 15 balls a player. In ${number(positions)} of them both reserves hold balls. Positions count as the player to move sees them, whichever colour he has, and symmetric ones count separately. Without the eight symmetries ${number(entries)} are left, with one byte each.`,
  method:
    "The solver works backwards from the end. For the distances 0, 2, 4 and so on it finds the positions in which every move leads to a position known to be won. Each position with a move to one of them is won one turn earlier. What is left at the end is endless.",
  checked: "How it was checked",
  survey:
    "Every value was derived again from the positions that its moves lead to: no wrong value in any of the eleven rule sets.",
  second: "A second solver, written separately, has the same totals to the last digit.",
  vectors: `${number(3000)} shared test positions have the expected value, distance and number of moves that keep the value.`,
  small:
    "Games with three and four balls a player agree with a plain solution that plays every move of every position.",

  start: "The start",
  startText:
    "The player who begins loses, with one exception: where balls must be taken back, the expert game is endless.",
  corner: "corner",
  edge: "edge",
  inner: "inner hollow",
  published:
    "A paper in the ICGA Journal reports that the first player loses in 36, 40 and 46 turns. 36 and 40 hold for every option. 46 holds where taking balls back is optional; where it is required, as it usually is here, the expert game is endless.",

  census: "Won, lost, endless",
  total: (/** @type {{ won: string, lost: string, endless: string }} */ { won, lost, endless }) =>
    `Won ${won}, lost ${lost}, endless ${endless}.`,
  byBalls: "By the number of balls on the board",
  byBallsChart: (/** @type {{ rules: string, last: number }} */ { rules, last }) =>
    `${rules}: the share of won, endless and lost positions with 0 to ${countBalls(last)}. The numbers are in the table below.`,
  byDifference: "By the difference of the reserves",
  byDifferenceText:
    "The balls in the reserve of the player to move, less those in the reserve of the opponent.",
  byDifferenceChart: (/** @type {{ rules: string, most: number }} */ { rules, most }) =>
    `${rules}: the share of won, endless and lost positions by the difference of the reserves, from −${most} to +${most}. The numbers are in the table below.`,
  difference: "difference",
  comeback: (
    /** @type {{ rules: string, own: string, opponents: string, share: string }} */ {
      rules,
      own,
      opponents,
      share,
    },
  ) =>
    `${rules}: with ${own} against ${opponents} in reserve the player to move wins ${share} of the positions, because balls on the board can come back.`,
  byReserves: "By both reserves",
  byReservesText:
    "Won positions in per cent. Down: the reserve of the player to move. Across: the reserve of the opponent.",
  byReservesChart: (/** @type {{ rules: string }} */ { rules }) =>
    `${rules}: the share of won positions by both reserves. The numbers are in the table below.`,
  own: "own",
  opponents: "opponent’s",
  byLevel: "By the highest level with a ball",

  distances: "How far from the end",
  distancesText:
    "Positions by distance. Wins take an odd number of turns, losses an even number. On this scale each line stands for a hundred times as many as the line below it.",
  distancesChart: (
    /** @type {{ rules: string, win: number, loss: number }} */ { rules, win, loss },
  ) =>
    `${rules}: the number of positions by distance. The longest win takes ${countTurns(win)}, the longest loss ${countTurns(loss)}.`,
  turns: "turns",

  single: "Only one move",
  singleText:
    "The first row counts the positions that are not lost and have a choice of moves, of which only one keeps the value. In a mutual zugzwang either player loses if it is his turn.",
  oneMove: "one saving move",
  zugzwangs: "mutual zugzwangs",
  savingMove: "The saving move",
  place: "places a ball",
  placeOne: "places a ball, takes one back",
  placeTwo: "places a ball, takes two back",
  raise: "raises a ball",
  raiseOne: "raises a ball, takes one back",
  raiseTwo: "raises a ball, takes two back",
  nothing: "places a ball and takes it back at once",

  longest: "The longest games",
  longestText:
    "No position takes longer to lose than these. Both play perfectly: the winner in a hurry, the loser holding out. The sign ! marks a move that alone keeps the win. Step through with the buttons below the board.",
  longestGame: (/** @type {{ rules: string, turns: number }} */ { rules, turns }) =>
    `${rules}: the player to move holds out ${countTurns(turns)}`,

  circles: "Round in circles",
  circlesText:
    "In each of these positions one move is endless and all others lose, for either player, turn after turn, until the same position is back. So the only way to avoid defeat is to go round until the game is drawn by repetition.",
  circle: (/** @type {{ rules: string, turns: number }} */ { rules, turns }) =>
    `${rules}: a circle of ${countTurns(turns)}`,
  fromStart: (/** @type {{ rules: string, turns: number }} */ { rules, turns }) =>
    `${rules}: from the empty board into a circle of ${countTurns(turns)}`,
  circleLength: "turns of the circle",
  circleCount: "circles",
  circleNote: "Circles count once, without symmetric ones and ones with the colours exchanged.",

  finds: "Surprising positions",
  findsText:
    "Light is to move. Where a sentence counts moves and says nothing else, the reserves differ by one ball at most, and no such position has more moves.",
  onlyWin: (/** @type {{ moves: number }} */ { moves }) =>
    `One of ${number(moves)} moves wins. All others lose.`,
  onlyHold: (/** @type {{ moves: number }} */ { moves }) =>
    `One of ${number(moves)} moves is endless. All others lose.`,
  onlyRaise: (/** @type {{ moves: number }} */ { moves }) =>
    `Light could take balls back, but of ${number(moves)} moves the only one that wins raises a ball.`,
  onlyOne: (/** @type {{ moves: number }} */ { moves }) =>
    `Of ${number(moves)} moves the only one that wins takes one ball back, not two.`,
  onlyNothing: (/** @type {{ moves: number }} */ { moves }) =>
    `Of ${number(moves)} moves the only one that wins changes nothing: a ball is placed and taken back at once.`,
  widestZugzwang: (/** @type {{ moves: number }} */ { moves }) =>
    `Mutual zugzwang: Light has ${number(moves)} moves, and all of them lose. If it were Dark’s turn, Dark would lose.`,
  allLose: (/** @type {{ moves: number }} */ { moves }) =>
    `${number(moves)} moves, and all of them lose.`,
  mostMoves: (/** @type {{ moves: number }} */ { moves }) =>
    `${number(moves)} moves: no position has more, whatever the reserves.`,
  behind: (
    /** @type {{ own: number, opponents: number, turns: number }} */ { own, opponents, turns },
  ) =>
    `${countBalls(own)} in reserve against ${opponents}, and Light still wins, in ${countTurns(turns)}.`,
  ahead: (
    /** @type {{ own: number, opponents: number, turns: number }} */ { own, opponents, turns },
  ) =>
    `${countBalls(own)} in reserve against ${opponents}, and Light still loses, in ${countTurns(turns)}.`,
  lastEndless: (/** @type {{ balls: number }} */ { balls }) =>
    `Endless with ${countBalls(balls)} on the board: with more balls every position is won or lost.`,
  answer: "The move",
  open: "Open in the game",

  bits: "Bits a position",
  bitsText:
    "The size of a solution divided by the number of its positions. Contents differ: values, distances or scores, the whole game or endgames.",
  game: "game",
  onDisk: "on disk",
  perPosition: "bits a position",
  contents2: "contents",
  scores: "scores",
  values: "won, drawn or lost",
  distances2: "values and distances",
  toZero: "values and distances to the next capture or pawn move",
  endgames: (/** @type {{ pieces: number }} */ { pieces }) => `up to ${pieces} pieces`,
  awari: "Awari",
  checkers: "Checkers",
  chess: "Chess",
  connect4: "Connect Four",

  again: "Compute it again",
  againText:
    "The program is part of this project. A rule set takes some minutes and 2 GB of memory. docs/solution.md has the full account, CITATION.cff the details for a citation.",
};
