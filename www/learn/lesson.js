// What a lesson is: plain data, so that it can stand in a page as JSON. The types, and the check of data that
// somebody else has written.

/** @typedef {import("../pkg/pylos.js").Rules} Rules */

/**
 * What a turn must be like; every part that is given must hold. Lists of cells and of turns are texts with
 * spaces between. `{}` holds for every legal turn.
 * @typedef {object} Condition
 * @property {string} [move] the whole turn is one of these
 * @property {string} [from] where the ball comes from: "reserve", "board" (it was raised), or some cells
 * @property {string} [to] the ball goes to one of these cells
 * @property {number} [level] the ball goes to this level
 * @property {"square" | "line" | "nothing"} [completes] the ball completes such a figure, or none at all
 * @property {number} [figures] the ball completes at least so many figures
 * @property {number} [takes] exactly so many balls are taken back
 * @property {string} [takesBack] all these balls are taken back, among others
 * @property {number} [reserve] so many balls, or more, are in the mover's reserve after the turn
 * @property {boolean} [wins] the turn wins the game, or does not
 * @property {string} [refused] no turn at all: one of these places was chosen, and the rules refused it. Of the
 *   other parts only `from` may stand beside it: the ball that was picked up
 */

/**
 * An answer to a typical mistake: a legal turn that was not asked for, or a refused choice.
 * @typedef {object} Mistake
 * @property {Condition} when
 * @property {string} say a text
 */

/**
 * One turn of the learner, and what the opponent plays after it.
 * @typedef {object} Turn
 * @property {Condition} want
 * @property {Mistake[]} [mistakes] the first that holds is answered
 * @property {string} [otherwise] the text for any other turn
 * @property {string} [reply] the opponent's turns in order of preference; the first legal one is played
 */

/**
 * Balls to be picked out, in any order.
 * @typedef {object} Selection
 * @property {string} cells all these and no others
 * @property {{ cells: string, say: string }[]} [mistakes]
 */

/**
 * One step of a lesson. With neither `turns` nor `select` there is nothing to do but read.
 * @typedef {object} Step
 * @property {string} id part of the link to the step
 * @property {string} position
 * @property {string} text
 * @property {string} [figure] the figure of the printed rules that the step follows
 * @property {Partial<Rules>} [rules]
 * @property {string} [marks] signs on cells, as `<pylos-board marks>` takes them
 * @property {Turn[]} [turns] what the learner has to play; the player to move is the learner
 * @property {Selection} [select]
 * @property {string} [done] the text when it is done
 */

/**
 * @typedef {object} Chapter
 * @property {string} id
 * @property {string} title a text
 * @property {Step[]} steps
 */

const CELL = "(?:1[a-d][1-4]|2[a-c][1-3]|3[ab][12]|4a1)";
const CELLS = new RegExp(`^${CELL}(?: ${CELL})*$`);
const MOVE = `(?:${CELL}-)?${CELL}(?:x${CELL}){0,2}`;
const MOVES = new RegExp(`^${MOVE}(?: ${MOVE})*$`);
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const isText = (/** @type {unknown} */ value) => typeof value === "string" && value.trim() !== "";
const isCells = (/** @type {unknown} */ value) => typeof value === "string" && CELLS.test(value);
const isMoves = (/** @type {unknown} */ value) => typeof value === "string" && MOVES.test(value);
const isBoolean = (/** @type {unknown} */ value) => typeof value === "boolean";
const oneOf = (/** @type {unknown[]} */ ...values) => ({
  holds: (/** @type {unknown} */ value) => values.includes(value),
  expected: `one of ${values.map((value) => JSON.stringify(value)).join(", ")}`,
});
const upTo = (/** @type {number} */ least, /** @type {number} */ most) => ({
  holds: (/** @type {unknown} */ value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
  expected: `a whole number from ${least} to ${most}`,
});
const cells = { holds: isCells, expected: "cells with a space between, such as 1b2 2a1" };
const moves = { holds: isMoves, expected: "turns with a space between, such as 1b2-2a1x1c1" };
const words = { holds: isText, expected: "a text" };

/** @typedef {{ holds: (value: unknown) => boolean, expected: string }} Kind */

/** @type {Record<keyof Condition, Kind>} */
const CONDITION = {
  move: moves,
  from: {
    holds: (value) => value === "reserve" || value === "board" || isCells(value),
    expected: "reserve, board, or cells",
  },
  to: cells,
  level: upTo(1, 4),
  completes: oneOf("square", "line", "nothing"),
  figures: upTo(1, 8),
  takes: upTo(0, 2),
  takesBack: cells,
  reserve: upTo(0, 15),
  wins: { holds: isBoolean, expected: "true or false" },
  refused: {
    holds: (value) =>
      typeof value === "string" &&
      value.split(" ").every((place) => place === "light" || place === "dark" || isCells(place)),
    expected: "cells, light or dark (a reserve), with a space between",
  },
};

/** @type {Record<keyof Rules, Kind>} */
const RULES = {
  variant: oneOf("children", "standard", "expert"),
  takeBack: oneOf("required", "optional"),
  emptyReserve: oneOf("loses", "playsOn"),
};

const STEP = { id: true, position: true, text: true };
const STEP_EXTRAS = { figure: words, marks: words, done: words };

/**
 * Everything that is wrong with the form of a chapter; nothing when it can be played. Whether its positions and
 * turns are legal is a question to the rules, not to this check.
 * @param {unknown} chapter
 * @returns {string[]} sentences, each with the place in the data it speaks of
 */
export function faultsOfChapter(chapter) {
  if (!isObject(chapter)) return ["a chapter must be an object"];
  const faults = [
    ...unknownParts(chapter, "chapter", ["id", "title", "steps"]),
    ...(isId(chapter.id) ? [] : ["chapter: id must be small letters, digits and hyphens"]),
    ...(isText(chapter.title) ? [] : ["chapter: title must be a text"]),
  ];
  if (!Array.isArray(chapter.steps) || chapter.steps.length === 0) {
    return [...faults, "chapter: steps must be a list with at least one step"];
  }
  const ids = chapter.steps.map((step) => (isObject(step) ? step.id : undefined));
  const twice = ids.filter((id, i) => id !== undefined && ids.indexOf(id) !== i);
  return [
    ...faults,
    ...twice.map((id) => `step ${id}: there are two steps with this id`),
    ...chapter.steps.flatMap((step, i) => faultsOfStep(step, `step ${i + 1}`)),
  ];
}

/**
 * @param {unknown} step
 * @param {string} [where]
 * @returns {string[]}
 */
export function faultsOfStep(step, where = "step") {
  if (!isObject(step)) return [`${where}: must be an object`];
  const faults = [
    ...unknownParts(step, where, [
      ...Object.keys(STEP),
      ...Object.keys(STEP_EXTRAS),
      "rules",
      "turns",
      "select",
    ]),
    ...(isId(step.id) ? [] : [`${where}: id must be small letters, digits and hyphens`]),
    ...(isText(step.position) ? [] : [`${where}: position must be a position text`]),
    ...(isText(step.text) ? [] : [`${where}: text must be a text`]),
    ...wrongParts(step, where, STEP_EXTRAS),
  ];
  if (step.rules !== undefined) faults.push(...faultsOfParts(step.rules, `${where}.rules`, RULES));
  if (step.turns !== undefined && step.select !== undefined) {
    faults.push(`${where}: it has turns and select; it can have only one of them`);
  }
  if (step.turns !== undefined) faults.push(...faultsOfTurns(step.turns, `${where}.turns`));
  if (step.select !== undefined) faults.push(...faultsOfSelection(step.select, `${where}.select`));
  return faults;
}

/**
 * @param {unknown} turns
 * @param {string} where
 */
function faultsOfTurns(turns, where) {
  if (!Array.isArray(turns) || turns.length === 0) return [`${where}: must be a list of turns`];
  return turns.flatMap((turn, i) => {
    const here = `${where}[${i}]`;
    if (!isObject(turn)) return [`${here}: must be an object`];
    const faults = [
      ...unknownParts(turn, here, ["want", "mistakes", "otherwise", "reply"]),
      ...faultsOfCondition(turn.want, `${here}.want`),
      ...wrongParts(turn, here, { otherwise: words, reply: moves }),
    ];
    if (isObject(turn.want) && turn.want.refused !== undefined) {
      faults.push(`${here}.want: a refused choice cannot be asked for`);
    }
    if (i < turns.length - 1 && turn.reply === undefined) {
      faults.push(`${here}: it needs a reply, for another turn follows`);
    }
    if (turn.mistakes === undefined) return faults;
    if (!Array.isArray(turn.mistakes)) return [...faults, `${here}.mistakes: must be a list`];
    return [
      ...faults,
      ...turn.mistakes.flatMap((mistake, j) => {
        const at = `${here}.mistakes[${j}]`;
        if (!isObject(mistake)) return [`${at}: must be an object`];
        return [
          ...unknownParts(mistake, at, ["when", "say"]),
          ...faultsOfCondition(mistake.when, `${at}.when`),
          ...(isText(mistake.say) ? [] : [`${at}: say must be a text`]),
        ];
      }),
    ];
  });
}

/**
 * @param {unknown} select
 * @param {string} where
 */
function faultsOfSelection(select, where) {
  if (!isObject(select)) return [`${where}: must be an object`];
  const faults = [
    ...unknownParts(select, where, ["cells", "mistakes"]),
    ...(isCells(select.cells) ? [] : [`${where}: cells must be ${cells.expected}`]),
  ];
  if (select.mistakes === undefined) return faults;
  if (!Array.isArray(select.mistakes)) return [...faults, `${where}.mistakes: must be a list`];
  return [
    ...faults,
    ...select.mistakes.flatMap((mistake, i) => {
      const at = `${where}.mistakes[${i}]`;
      if (!isObject(mistake)) return [`${at}: must be an object`];
      return [
        ...unknownParts(mistake, at, ["cells", "say"]),
        ...(isCells(mistake.cells) ? [] : [`${at}: cells must be ${cells.expected}`]),
        ...(isText(mistake.say) ? [] : [`${at}: say must be a text`]),
      ];
    }),
  ];
}

/**
 * @param {unknown} condition
 * @param {string} where
 */
function faultsOfCondition(condition, where) {
  const faults = faultsOfParts(condition, where, CONDITION);
  if (!isObject(condition) || condition.refused === undefined) return faults;
  const beside = Object.keys(condition).filter((part) => part !== "refused" && part !== "from");
  return [...faults, ...beside.map((part) => `${where}: ${part} cannot stand beside refused`)];
}

/**
 * @param {unknown} value
 * @param {string} where
 * @param {Record<string, Kind>} kinds
 */
function faultsOfParts(value, where, kinds) {
  if (!isObject(value)) return [`${where}: must be an object`];
  return [...unknownParts(value, where, Object.keys(kinds)), ...wrongParts(value, where, kinds)];
}

/**
 * @param {Record<string, unknown>} value
 * @param {string} where
 * @param {string[]} known
 */
function unknownParts(value, where, known) {
  return Object.keys(value)
    .filter((part) => !known.includes(part))
    .map((part) => `${where}: ${part} is unknown; expected ${known.join(", ")}`);
}

/**
 * @param {Record<string, unknown>} value
 * @param {string} where
 * @param {Record<string, Kind>} kinds
 */
function wrongParts(value, where, kinds) {
  return Object.entries(kinds)
    .filter(([part, { holds }]) => value[part] !== undefined && !holds(value[part]))
    .map(([part, { expected }]) => `${where}: ${part} must be ${expected}`);
}

/** @param {unknown} value */
function isId(value) {
  return typeof value === "string" && ID.test(value);
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
