// Parameters for every text that has some, enough to produce each of its sentences.

import { THEMES } from "../../../www/exercise/themes.js";

const players = ["light", "dark"];
const sides = ["you", "computer", ...players];
const counts = [0, 1, 2, 5, 10, 11, 15, 21, 22];
const distances = [null, 1, 2, 3, 12, 13, 21, 101];
const both = [true, false];
const values = ["win", "draw", "loss", null];
const cells = [["1a1"], ["2a1", "1c1"]];
const ways = [
  { from: null, to: "1b2", takeBack: [] },
  { from: null, to: "4a1", takeBack: [] },
  { from: "1b2", to: "2a1", takeBack: [] },
  { from: null, to: "1c1", takeBack: ["1a1"] },
  { from: "1b2", to: "2a1", takeBack: ["2a1", "1c1"] },
];

const worths = ["won", "lost", "endless"];
const deeds = [
  { from: null, to: "1b3", figure: null, takes: 0 },
  { from: null, to: "1b3", figure: "square", takes: 1 },
  { from: null, to: "1b3", figure: "line", takes: 2 },
];

/**
 * Every combination of the choices for each parameter.
 *
 * @param {Record<string, readonly unknown[]>} choices
 */
function all(choices) {
  /** @type {Record<string, unknown>[]} */
  let samples = [{}];
  for (const [name, values] of Object.entries(choices)) {
    samples = samples.flatMap((sample) => values.map((value) => ({ ...sample, [name]: value })));
  }
  return samples;
}

const player = all({ player: players });
const about = all({
  cells: [
    ["1a1", "2a1"],
    ["2b3", "3a1"],
    ["2b3", "3b1", "1c4"],
  ],
});
const reason = all({ reason: ["Because.", "Why not?"] });
const status = all({ status: ["Go", "Stop"] });

/** Who made a turn, and their opponent. */
const pairs = [
  ["you", "dark"],
  ["dark", "you"],
  ["light", "dark"],
];
const remark = pairs.flatMap(([who, other]) =>
  all({ who: [who], other: [other], figure: ["square", "line"], balls: [0, 1, 2, 3, 7] }),
);

/** @type {Record<string, Record<string, unknown>[]>} */
export const SAMPLES = {
  "remark.completes": remark,
  "remark.blocks": remark,
  "remark.allowsFigure": remark,
  "remark.missesFigure": remark,
  "remark.allowsRaise": remark,
  "remark.missesRaise": remark,
  "remark.takesOneBack": remark,
  "review.balls": [
    ...all({ who: ["you", "dark"], balls: [0, 1, 9], turns: [1], turn: [14], stays: [true] }),
    ...all({
      who: ["you", "dark"],
      balls: [5, 9],
      turns: [3, 8],
      turn: [null, 14],
      stays: both,
    }),
  ],
  "review.lead": all({ lead: [-7, -2, -1, 0, 1, 3] }),
  "review.again": all({ turn: [1, 14] }),
  "review.turned": all({ turns: [[], [1], [1, 9]] }),
  "reason.completes": all({ figure: ["square", "line"] }),
  "reason.blocks": all({ other: players, figure: ["square", "line"] }),
  "reason.prepares": all({ figure: ["square", "line"] }),
  "reason.safe": player,
  "end.you": all({
    isWinner: both,
    reason: ["apex", "emptyReserve", "noMove", "resignation", "time"],
  }),
  "end.spare": all({ side: sides, count: [1, 2, 5, 10] }),
  "end.last": all({ side: sides }),
  "end.left": all({ light: [0, 3], dark: [0, 7] }),
  "end.rematch": player,
  "end.level": all({ level: [1, 8], up: both }),
  "level.line": all({ level: [1, 2, 3, 4, 5, 6, 7, 8], isUnbeatable: both }),
  "kept.added": all({ count: counts }),
  "games.score": all({ won: [0, 1, 5], lost: [1, 2], drawn: [0, 1, 3] }),
  "games.turns": all({ count: counts }),
  "games.named": all({ act: ["Review"], game: ["Computer 3", "Computer 4"] }),
  "games.deleteAllLine": all({ count: counts }),
  "games.damaged": all({ count: counts }),
  title: status,
  "page.rules": all({
    variant: ["children", "standard", "expert"],
    takeBack: ["required", "optional"],
    emptyReserve: ["loses", "playsOn"],
  }),
  "board.label": [...all({ player: [...players, null], back: [null] }), ...all({ back: [1, 4] })],
  "board.level": all({ level: [1, 2, 3, 4] }),
  "board.cell": all({ cell: ["1a1", "3b2"], ball: [null, ...players], states: [[], ["x", "y"]] }),
  "board.reserve": all({ player: players, count: counts, states: [[], ["x", "y"]] }),
  "status.place": player,
  "status.placeOrRaise": player,
  "status.raise": player,
  "status.whereToPlace": player,
  "status.whereToRaise": player,
  "status.takeBack": all({ player: players, taken: [0, 1], most: [1, 2], none: both }),
  "status.lookingBack": all({ turn: [0, 1, 4], turns: [9, 21] }),
  "status.variation": all({ turn: [1, 4] }),
  "status.wins": all({
    winner: players,
    reason: ["apex", "emptyReserve", "noMove", "resignation", "time", "new"],
  }),
  "status.confirm": player,
  "why.theirs": player,
  "refusal.emptyReserve": player,
  "refusal.nothingToRaise": about.slice(0, 2),
  "refusal.raisesOpponent": about.slice(0, 2),
  "refusal.raisesSupport": about.slice(0, 2),
  "refusal.notHigher": about.slice(0, 2),
  "refusal.occupied": about.slice(0, 2),
  "refusal.onOwnSupport": about.slice(0, 2),
  "refusal.unsupported": about,
  "refusal.noFigure": all({ cells: [["1a1"], ["2b2"]], variant: ["standard", "expert"] }),
  "refusal.takeBackRequired": about.slice(0, 2),
  "error.badPosition": all({
    faults: [
      [{ rule: "turnMissing" }],
      [{ rule: "levels", found: 5 }],
      [{ rule: "rows", level: 1, found: 2 }],
      [{ rule: "floating", cell: "2a1" }],
      [
        { rule: "tooManyBalls", player: "dark", found: 16 },
        { rule: "floating", cell: "2b3" },
      ],
    ],
  }),
  "error.badMove": all({ found: [undefined, "zz"] }),
  "error.badRecord": all({ rule: ["openComment", "wrongResult", "badTag"] }),
  "error.badOption": all({ option: ["x"], found: ["f", "g"], expected: [["a", "b"], ["c"]] }),
  "error.at": [
    { sentence: "Why.", line: 3 },
    { sentence: "Why.", line: 3, move: "2…" },
    { sentence: "Why.", move: "2" },
  ],
  "say.turn": all({ player: players, deeds: [["a"], ["a", "b"], ["a", "b", "c"]] }),
  "say.place": all({ to: ["1b2", "2a1", "4a1"], written: both }),
  "say.raise": all({ from: ["1b2"], to: ["2a1", "3b1"], written: both }),
  "say.completes": all({ figure: ["square", "line"] }),
  "say.takesBack": all({ cells, written: both }),
  "say.toMove": all({ player: players, count: counts }),
  "say.undone": all({ player: players, turns: counts }),
  "say.redone": all({ player: players, turns: counts }),
  "say.newGame": all({ rules: ["Easy", "Hard"], player: players }),
  "say.you": player,
  "say.takenBack": all({ cell: ["1b2", "2a1"], status: ["Go"] }),
  "say.completed": all({ squares: [1, 2], lines: [0, 1, 2], status: ["Go"] }).concat(
    all({ squares: [0], lines: [1, 2], status: ["Go"] }),
  ),
  "say.status": status,
  "say.timeLeft": all({ player: players, seconds: [60, 10] }),
  "player.computer": all({ level: [1, 2, 3, 4, 5, 6, 7, 8] }),
  "page.cells": [{ cell: "2c3" }],
  "player.clock": player,
  "turn.finish": all({ taken: [0, 1] }),
  "moves.turn": all({ turn: [1, 22], player: players, text: ["1b2", "1b2-2a1"] }),
  "view.tilt": all({ elevation: [55, 70.5, 90] }),
  "view.levels": all({ levels: [1, 2, 3, 4] }),
  "new.level": all({ level: [1, 2, 3, 4, 5, 6, 7, 8] }),
  "record.tooLong": all({ kilobytes: [100, 200] }),
  "record.bad": reason,
  "record.beginning": all({ count: [1, 2, 10, 21] }),
  "link.bad": reason,
  "link.unknown": all({ found: ["f", "g"] }),
  "link.repeated": all({ found: ["f", "g"] }),

  "status.toMove": player,
  "embed.find": player,
  "why.notYours": player,
  "state.mark.number": all({ number: ["1", "2"] }),
  "state.mark.from": all({ to: ["2a1", "4a1"] }),

  "hint.step": all({ words: ["Look."], next: ["where", "why", null] }),
  "hint.completes": all({ figure: ["square", "line"] }),
  "hint.threat": all({ player: players, figure: ["square", "line"] }),
  "hint.prepares": all({ figure: ["square", "line"] }),
  "hint.quiet": player,
  "hint.takeBack": all({ count: [0, 1, 2] }),
  "hint.where": all({ what: ["place", "ball"], cells: [[], ["1b2"]] }).concat(
    all({ what: ["balls"], cells: [[], ["1b2", "1c1"]] }),
  ),
  "hint.order": all({ move: ways }),
  "hint.rest": all({ takeBack: cells }),
  "note.threat": all({ player: players, figure: ["square", "line"] }),
  "state.value": all({ value: ["wins", "draws"] }),
  "analysis.position": [
    ...all({
      player: players,
      value: ["win", "loss"],
      distance: [0, ...distances],
      chance: [0.5],
      holds: [true],
    }),
    ...all({ player: players, value: ["draw"], distance: [0, null], chance: [0.5], holds: [true] }),
    ...all({
      player: players,
      value: [null],
      distance: [null],
      chance: [0.05, 0.2, 0.3, 0.5, 0.7, 0.8, 0.95],
      holds: both,
    }),
  ],
  "analysis.move": [
    ...all({ value: ["win", "loss"], distance: distances, score: [0] }),
    ...all({ value: values.slice(1, 2), distance: [null], score: [0] }),
    ...all({ value: [null], distance: [null], score: [-230, -100, 0, 100, 150, 1250] }),
  ],
  "analysis.estimate": all({ score: [-230, -100, 0, 100, 150, 1250] }),
  "analysis.proven": all({ proven: [0, 1, 4, 9], total: [9, 21], working: both }).concat(
    all({ proven: [1], total: [1], working: both }),
  ),
  "tables.progress": all({ received: [0, 6_214_000], bytes: [5_685_292, 18_797_762] }),
  "tables.ask": all({ bytes: [5_685_292, 18_797_762] }),
  "tables.load": all({ bytes: [5_685_292, 18_797_762] }),
  "offline.kept": all({ bytes: [65_000_000, 400_000] }),
  "offline.keep": all({ bytes: [65_000_000, 400_000] }),
  "offline.full": all({ bytes: [65_000_000, 400_000] }),
  "offline.progress": all({ received: [0, 12_300_000], bytes: [65_000_000] }),
  "tables.all": all({ bytes: [400_000, 15_327_707] }),
  "mistakes.count": all({ all: [1, 2, 21], done: [0, 1, 4] }),
  "mistakes.practise": all({ count: counts.slice(1) }),
  "mistakes.look": all({ count: counts }),
  "mistakes.looking": [{ game: 1, count: 1 }, ...all({ game: [1, 3], count: [7] })],
  "mistakes.found": all({ games: [0, 1, 2, 12], positions: [0, 1, 3] }),
  "mistakes.open": all({ count: counts.slice(1) }),
  "mistakes.from": all({ level: [null, 1, 8], turn: [1, 12], day: ["", "22 Nov 2026"] }),
  "mistakes.played": [
    { move: "1b2", value: "won", left: "lost" },
    { move: "1b2", value: "won", left: "endless" },
    { move: "1c2", value: "endless", left: "lost" },
  ],
  "mistakes.times": all({ count: [2, 5, 21] }),
  "mistakes.place": all({ at: [1, 2], count: [7, 9] }),
  "mistakes.again": all({ days: [0, 1, 2, 4] }),
  "mistakes.result": all({ solved: [0, 1], count: [5, 6] }),
  "mistakes.removeAllLine": all({ count: [1, 2, 21] }),
  "review.begins": all({ turns: counts.slice(1) }),
  "review.point": [
    ...all({ turn: [0], player: ["light"], move: [""], value: ["A draw"], judgement: [""] }),
    ...all({
      turn: [1, 8],
      player: players,
      move: ["1b2"],
      value: ["A draw"],
      judgement: ["", "Mistake"],
    }),
  ],
  "numbers.legend": all({
    win: [null, { sign: "+13", turns: 13 }, { sign: "+", turns: null }],
    loss: [
      { sign: "−8", turns: 8 },
      { sign: "−1", turns: 1 },
    ],
    draw: both,
    guess: [null, "+1.2"],
    estimated: both,
  }),
  "state.stop": all({ value: ["wins", "draws"] }),
  "review.lost": all({
    turn: [5],
    move: ["1a1"],
    better: ["1b2"],
    best: [
      { value: "win", distance: 13 },
      { value: "win", distance: null },
      { value: "draw", distance: null },
    ],
    played: [
      { value: "draw", distance: null },
      { value: "loss", distance: 2 },
    ],
  }),
  "line.end": all({
    end: ["over"],
    winner: [...players, null],
    turns: [1, 13],
    estimated: both,
  }).concat(all({ end: ["repeats", "open"], winner: [null], turns: [3], estimated: [true] })),
  "attempt.begins": all({ wins: both, needed: [null, 1, 13] }),
  "attempt.ends": all({ wins: both, turns: [13], perfect: [null], isBest: [false] }).concat(
    all({ wins: both, turns: [1, 13], perfect: ["≈ 12", "12"], isBest: [false] }),
    all({ wins: both, turns: [13], perfect: ["13"], isBest: [true] }),
  ),
  "attempt.missed": all({ draw: both, needed: [null, 13] }),
  "editor.noneLeft": player,
  "editor.carries": all({ cell: ["1a1", "2b2"], above: [["2a1"], ["2a1", "2b1"]] }),
  "editor.proofNeeds": all({ bytes: [5_300_000, 15_600_000] }),
  "editor.puzzleMade": all({ count: [1, 2, 5, 21] }),
  "daily.of": all({ date: ["22 November 2026", "1 January 2027"] }),
  "daily.streak": all({ days: counts, best: [21, 40] }),
  "daily.rating": all({ rating: [1200, 1432], change: ["", "+12", "−8"] }),
  "daily.due": all({ count: [1, 2, 5, 10, 21] }),
  "archive.day": all({ date: ["22 November 2026"], state: ["solved", "not solved"] }),
  "archive.state": all({ state: ["clean", "solved", "failed", "open"] }),
  "friend.you": all({ name: ["", "Ann", "Bo"] }),
  "friend.state": all({ state: ["yours", "unsent", "waiting"], name: ["", "Ann", "Bo"] }),
  "friend.line": all({
    what: ["seated", "yours", "waiting", "turn", "end", "invitation"],
    player: players,
  }),
  "friend.added": all({ count: counts.slice(1) }),
  "friend.send": all({ what: ["turn", "end", "invitation", "again"] }),
  "friend.told": all({ how: ["shared", "copied", "shown", "refused"] }),
  "friend.message": all({ turn: [1, 12], story: ["Here", "There"] }),
  "friend.messageEnd": all({ result: ["One wins", "Nobody wins"] }),
  "friend.messageInvitation": player,
  "friend.older": all({ turn: [1, 2], last: [3, 11] }),
  "friend.differs": all({ turn: [undefined, 1, 12] }),
  "friend.swap": player,
  "friend.with": all({ name: ["", "Ann", "Bo"] }),
  "openings.kept": all({ keep: [1, 2], all: [9, 21] }),
  "openings.like": all({ moves: [["1c2"], ["1c2", "1b3", "1c3"]] }),
  "puzzle.task": all({ player: players, value: ["won", "endless"], isOnly: both }),
  "puzzle.absent": all({ id: ["standard-4", "chess-1"] }),
  "puzzle.judge": all({ player: players, endless: both }),
  "puzzle.value": all({ value: worths }),
  "puzzle.grade": all({ grade: [1, 6] }),
  "puzzle.wrong": all({ worth: ["endless", "lost", null] }),
  "puzzle.stopsRaise": all({ other: players }),
  "puzzle.mustPlace": all({ other: players }),
  "puzzle.frees": all({ cell: ["1a1", "2b3"] }),
  "puzzle.sure": all({
    player: ["light"],
    other: ["dark"],
    figure: ["square", "line"],
    raises: both,
  }).concat({ player: "dark", other: "light", figure: null, raises: true }),
  "puzzle.solved": all({ mistakes: [0, 1, 2], hints: [0, 1, 2] }),
  "puzzle.judged": all({ isRight: both, value: worths, player: players }),
  "puzzle.idea": all({ theme: [...THEMES] }),
  "puzzle.kind": all({
    deed: [...deeds, { from: "1b2", to: "2a1", figure: "line", takes: 1 }],
  }),
  "puzzle.where": all({ deed: [deeds[0], { ...deeds[0], from: "1b2", to: "2a1" }] }),
  "puzzle.theme": all({ theme: [...THEMES] }),
};

/** The same for the texts of the lessons. */
export const LESSON_SAMPLES = {
  "learn.step": [
    { step: 1, steps: 42 },
    { step: 2, steps: 42 },
  ],
  "learn.progress": [
    { done: 0, steps: 42 },
    { done: 1, steps: 42 },
    { done: 21, steps: 42 },
  ],
  "learn.you": [{ player: "light" }, { player: "dark" }],
  "learn.showCells": [{ cells: ["1a1"] }, { cells: ["2a1", "4a1"] }],
  "learn.showMove": [
    { player: "light", from: null, to: "1a1", takeBack: [] },
    { player: "dark", from: "1b2", to: "2a1", takeBack: ["2a1"] },
    { player: "dark", from: "1b2", to: "2a1", takeBack: ["2a1", "1c1"] },
  ],
  "learn.more": [{ left: 1 }, { left: 2 }, { left: 5 }],
  "learn.badLesson": [{ fault: "step 1: no text" }],
};
