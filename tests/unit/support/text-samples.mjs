// Parameters for every text that has some, enough to produce each of its sentences.

import { THEMES } from "../../../www/exercise/themes.js";
import { languages } from "../../../www/text/text.js";
import { everything } from "./all-texts.mjs";
import { RECORD_RULES } from "./record-rules.mjs";

/** @typedef {Record<string, readonly unknown[]>} Choices What each parameter can be. */

const yesNo = [true, false];
const ways = [
  { from: null, to: "1b2", takeBack: [], figure: null, takes: 0 },
  { from: null, to: "4a1", takeBack: [], figure: "square", takes: 1 },
  { from: "1b2", to: "2a1", takeBack: [], figure: null, takes: 0 },
  { from: null, to: "1c1", takeBack: ["1a1"], figure: "line", takes: 2 },
  { from: "1b2", to: "2a1", takeBack: ["2a1", "1c1"], figure: "line", takes: 1 },
];
/** One of each plural form of every language. */
const numbers = [0, 1, 2, 5, 11, 21];

/** What parameters of these names can be. @type {[names: string, values: readonly unknown[]][]} */
const USUAL = [
  ["isBest isOnly isRight isUnbeatable isWinner wins", yesNo],
  ["about draw endless estimated holds none raises stays up working written", yesNo],
  ["player other winner", ["light", "dark"]],
  ["side who", ["you", "computer", "light", "dark"]],
  ["ball", [null, "light", "dark"]],
  ["count turns", [0, 1, 2, 5, 10, 11, 15, 21, 22]],
  ["days lead", [-7, -2, -1, 0, 1, 2, 3, 4, 12]],
  ["all at balls dark done drawn games hints keep kept left light lines lost mistakes", numbers],
  ["most positions proven taken squares total won", numbers],
  ["best grade levels rating step", [1, 2, 3, 4]],
  ["last turn", [1, 4, 12]],
  ["back needed", [null, 1, 13]],
  ["level", [1, 2, 3, 4, 5, 6, 7, 8]],
  ["distance", [null, 1, 2, 3, 12, 13, 21, 101]],
  ["score", [-230, -100, 0, 100, 150, 1250]],
  ["bytes received", [400_000, 5_685_292, 18_797_762]],
  ["elevation kilobytes megabytes seconds steps", [10, 55, 60, 70.5, 100]],
  ["cell from text to", ["1b2", "2a1", "4a1"]],
  ["move", ["1b2", "1a1"]],
  ["cells takeBack", [["1a1"], ["2b3", "1c1"]]],
  ["above deeds expected items moves states", [["1c2"], ["1c2", "1b3"], ["1c2", "1b3", "1c3"]]],
  ["deed", ways],
  ["figure", ["square", "line"]],
  ["day name", ["", "Ann", "Bo"]],
  ["change", ["", "+12", "−8"]],
  ["reason", ["apex", "emptyReserve", "noMove", "resignation", "time"]],
  ["rule", RECORD_RULES],
  ["solved", [0, 1]],
  ["theme", [...THEMES]],
  ["value", ["won", "lost", "endless"]],
  ["variant", ["children", "standard", "expert"]],
  ["emptyReserve", ["loses", "playsOn"]],
  ["worth", ["endless", "lost", "sooner", null]],
  ["next", ["where", "why", null]],
  ["how", ["shared", "copied", "shown", "refused"]],
  ["act date fault found game id number option result rules status story words", ["One", "Two"]],
];

/** @type {Choices} */
const USUAL_VALUES = Object.fromEntries(
  USUAL.flatMap(([names, values]) => names.split(" ").map((name) => [name, values])),
);

/** A cell, and those that carry it or are carried. */
const CARRIED = {
  cells: ["1a1 2a1", "2b3 3a1", "2b3 3b1 1c4"].map((cells) => cells.split(" ")),
};
/** A turn that decided a game. */
const FAULTS = [
  ...["allowsFigure", "missesFigure", "allowsRaise", "missesRaise", "takesOneBack", "completes"],
  ...["raises", "allows"],
];
const DECISIVE = {
  turn: [23],
  move: ["1d3"],
  other: ["dark"],
  figure: ["square"],
  better: ["1c2"],
  reply: ["1c3"],
  isOnly: [false],
};
const PROVEN = { value: ["wins", "draws"] };

/** Texts whose parameters have other values or depend on each other. @type {Record<string, Choices | Choices[]>} */
export const SPECIAL = {
  "board.label": [{ player: ["light", "dark", null], back: [null] }, { back: [1, 4] }],
  "status.draw": { reason: ["repetition", "agreement"] },
  "status.wins": { reason: ["apex", "emptyReserve", "noMove", "resignation", "time", "new"] },
  "page.rules": { takeBack: ["required", "optional"] },
  "review.threw": [
    { ...DECISIVE, who: ["you", "dark"], value: ["win", "draw"], fault: [null, "allowsFigure"] },
    { ...DECISIVE, who: ["you"], value: ["win", "draw"], fault: [null], isOnly: [true] },
    {
      ...DECISIVE,
      who: ["light"],
      value: ["win"],
      fault: FAULTS,
      other: ["you", "dark"],
      better: [null],
    },
  ],
  "review.thrown": [
    { ...DECISIVE, who: ["you"], value: ["win"], fault: FAULTS },
    { ...DECISIVE, who: ["dark"], value: ["win", "draw"], fault: [null] },
  ],
  "review.often": {
    who: ["you", "dark"],
    turns: [
      [12, 17],
      [2, 12, 17],
      [2, 4, 6, 8, 10],
    ],
  },
  "review.gaveUp": { who: ["you", "light"], value: ["win", "draw"] },
  "review.never": [
    { who: ["you", "dark"], other: ["light"], turn: [null], balls: [0] },
    { who: ["you"], other: ["light"], turn: [19], balls: [1, 2, 9] },
    { who: ["dark"], other: ["you"], turn: [19], balls: [2] },
  ],
  "review.probably": { ...DECISIVE, fault: [null, ...FAULTS] },
  "review.doubtful": { better: ["1b2"] },
  "shared.status": { other: ["dark"], level: [0, 3], how: ["won", "lost", "drawn", "open"] },
  "refusal.raisesSupport": CARRIED,
  "refusal.notHigher": CARRIED,
  "refusal.onOwnSupport": CARRIED,
  "refusal.unsupported": CARRIED,
  "refusal.noFigure": { variant: ["standard", "expert"] },
  "hint.takeBack": { count: [0, 1, 2] },
  "hint.where": [
    { what: ["place", "ball"], cells: [[], ["1b2"]] },
    { what: ["balls"], cells: [[], ["1b2", "1c1"]] },
  ],
  "hint.order": { move: ways },
  "say.completed": [
    { squares: [1, 2, 3, 4], lines: [0, 1, 2] },
    { squares: [0], lines: [1, 2] },
  ],
  "state.value": PROVEN,
  "state.stop": PROVEN,
  "analysis.position": [
    { value: ["win", "loss"], chance: [0.5], holds: [true] },
    { value: ["draw"], distance: [0, null], chance: [0.5], holds: [true] },
    { value: [null], distance: [null], chance: [0.05, 0.2, 0.3, 0.5, 0.7, 0.8, 0.95] },
  ],
  "analysis.move": [
    { value: ["win", "loss"], score: [0], pace: [null] },
    { value: ["win", "loss"], distance: [null], score: [0], pace: ["sooner", "later"] },
    { value: ["draw"], distance: [null], score: [0], pace: [null] },
    { value: [null], distance: [null], pace: [null] },
  ],
  "numbers.legend": { turns: [true, false], draw: [true], guess: [true, false] },
  "review.point": [
    { turn: [0], player: ["light"], move: [""], value: ["A draw"], judgement: [""] },
    { turn: [1, 8], value: ["A draw"], judgement: ["", "Mistake"] },
  ],
  "line.end": [
    { end: ["over"], winner: ["light", "dark", null], turns: [1, 13] },
    { end: ["repeats", "open"], winner: [null], turns: [3], estimated: [true] },
  ],
  "attempt.ends": [
    { turns: [1, 13], perfect: [null, "≈ 12", "12"], isBest: [false] },
    { turns: [13], perfect: ["13"], isBest: [true] },
  ],
  "run.count": { solved: numbers, missed: [0, 1, 2, 3] },
  "run.left": { seconds: [60] },
  "archive.day": { state: ["solved", "not solved"] },
  "archive.state": { state: ["clean", "solved", "failed", "open"] },
  "friend.messageInvitation": { isFirst: [true, false] },
  "level.done": { played: [1, 5, 12] },
  "friend.lost": { is: [true, false] },
  "friend.here": { is: [true, false] },
  "friend.state": { state: ["yours", "unsent", "waiting", "thinking"] },
  "friend.line": {
    what: ["seated", "invite", "yours", "waiting"],
  },
  "friend.asks": { what: ["back", "rematch", "no"] },
  "friend.send": { what: ["turn", "end", "invitation", "again"] },
  "mistakes.from": { level: [null, 1, 8] },
  "mistakes.played": [
    { value: ["won"], left: ["lost", "endless"] },
    { value: ["endless"], left: ["lost"] },
  ],
  "error.badPosition": {
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
  },
  "error.badMove": { found: [undefined, "zz"] },
  "error.at": [
    { sentence: ["Why."], line: [3], move: [undefined, "2…"] },
    { sentence: ["Why."], line: [undefined], move: ["2"] },
  ],
  "record.bad": { reason: ["Because.", "Why not?"] },
  "link.bad": { reason: ["Because.", "Why not?"] },
  "puzzle.sure": [
    { player: ["light"], other: ["dark"] },
    { player: ["dark"], other: ["light"], figure: [null], raises: [true] },
  ],
  "puzzle.task": { value: ["won", "endless", "lost"] },
  "puzzle.where": { deed: ways.filter(({ figure }) => figure !== "line") },
};

const all = await Promise.all(languages.map(everything));

/**
 * Every combination of values that a text reads in some language.
 * @param {string} key @param {Choices} choices @param {Record<string, unknown>} sample What is chosen.
 * @returns {Record<string, unknown>[]}
 */
function samplesOf(key, choices, sample = {}) {
  let wanted = "";
  const params = new Proxy(sample, {
    get(chosen, /** @type {string} */ name) {
      if (name in chosen) return chosen[name];
      wanted = name;
      throw new Error(`${key}: no values for ${name}`);
    },
  });
  try {
    for (const texts of all) texts[key](params);
    return [sample];
  } catch (error) {
    const values = choices[wanted] ?? USUAL_VALUES[wanted];
    if (values === undefined) throw error;
    return values.flatMap((value) => samplesOf(key, choices, { ...sample, [wanted]: value }));
  }
}

/** Samples for each text that has parameters. @type {Record<string, Record<string, unknown>[]>} */
export const SAMPLES = {};
for (const [key, text] of Object.entries(all[0])) {
  if (typeof text === "function")
    SAMPLES[key] = [SPECIAL[key] ?? {}].flat().flatMap((choices) => samplesOf(key, choices));
}
