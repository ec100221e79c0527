/**
 * The state of the editor as one plain value, and every step from one value to the next. The rules judge each position:
 * a change that they refuse changes nothing, and is kept as `refused` with their faults.
 * @import { Player } from "../board/types.js"
 * @import { Game, PositionFault, PylosError, Rules } from "../pkg/rules.js"
 */

import { isReserve } from "../board/geometry.js";
import { other } from "../game/session.js";
import { positionOf, signsOf } from "../game/symmetry.js";
import { step } from "../site/loop.js";

/** @typedef {Pick<typeof import("../pkg/rules.js"), "newGame">} Module The rules. */

/** @typedef {Player | "nothing"} Content What is on a place, or is put there. */

/** @typedef {{ readonly cell: string, readonly content: Content, readonly faults: readonly PositionFault[] }} Refused */

/**
 * `now`: a game that begins with what stands on the board; `past`: last first; `future`: what was taken back, next first; `tool`:
 * what a tap puts; `last`: the cell tapped last, where the next tap goes on to the next content; `refused`: the last change, if
 * the rules have refused it; `mayLoad`: whether tables may be loaded to prove a puzzle.
 * @typedef {{ now: Game, past: readonly Game[], future: readonly Game[], tool: Content, last: string | null,
 *   refused: Refused | null, mayLoad: boolean }} Editor
 */

/** What the last tap leaves. */
const UNTOUCHED = { last: null, refused: null };

/** @type {(now: Game) => Editor} */
export const newEditor = (now) => ({
  ...{ now, past: [], future: [], tool: "light", mayLoad: false },
  ...UNTOUCHED,
});

/** Takes the place of the editor's state. @type {(editor: Editor, next: Editor) => { state: Editor, effects: readonly { do: "forget" | "show" }[] }} */
export const become = (editor, next) =>
  step(next, next.now !== editor.now && { do: "forget" }, { do: "show" });

/** Another position or other rules, as a step that can be taken back. @type {(editor: Editor, now: Game) => Editor} */
export function change(editor, now) {
  if (JSON.stringify(now) === JSON.stringify(editor.now)) return { ...editor, ...UNTOUCHED };
  return { ...editor, now, past: [editor.now, ...editor.past], future: [], ...UNTOUCHED };
}

/**
 * Puts a ball on a cell, or takes it away; refused where the rules say that the position cannot be.
 * @type {(module: Module, editor: Editor, cell: string, content: Content) => Editor}
 */
export function put(module, editor, cell, content) {
  const { [cell]: _, ...left } = editor.now.balls;
  const balls = content === "nothing" ? left : { ...left, [cell]: content };
  try {
    return { ...rearrange(module, editor, { balls }), last: cell };
  } catch (error) {
    const { faults } = /** @type {PylosError & { faults: PositionFault[] }} */ (error);
    if (faults === undefined) throw error;
    return { ...editor, last: cell, refused: { cell, content, faults } };
  }
}

/**
 * A tap on a place: a reserve becomes the tool; a cell gets what the tool puts, or goes on to the next content where it
 * has that already or was tapped just before. What the rules refuse is passed over.
 * @type {(module: Module, editor: Editor, place: string) => Editor}
 */
export function tap(module, editor, place) {
  if (isReserve(place)) return choose(editor, place);
  const { tool } = editor;
  const content = editor.now.balls[place] ?? "nothing";
  if (tool === "nothing") return put(module, editor, place, "nothing");
  const round = /** @type {Content[]} */ ([tool, other(tool), "nothing"]);
  const at = editor.last === place || content === tool ? round.indexOf(content) + 1 : 0;
  const wanted = [0, 1, 2]
    .map((step) => round[(at + step) % 3])
    .filter((one) => one !== content)
    // A first tap puts what the tool says, or nothing else.
    .slice(0, at === 0 && editor.last !== place ? 1 : 2);
  const tries = wanted.map((one) => put(module, editor, place, one));
  return tries.find(({ refused }) => refused === null) ?? tries[0];
}

/** @type {(editor: Editor, tool: Content) => Editor} */
export const choose = (editor, tool) => ({ ...editor, tool, ...UNTOUCHED });

/** To the next of `from`, from where `to` leads back. @type {(editor: Editor, from: "past" | "future", to: "past" | "future") => Editor} */
export function goTo(editor, from, to) {
  const [next, ...rest] = editor[from];
  if (next === undefined) return { ...editor, ...UNTOUCHED };
  return { ...editor, now: next, [from]: rest, [to]: [editor.now, ...editor[to]], ...UNTOUCHED };
}

/** Other balls, or another player to move. @type {(module: Module, editor: Editor, changes: Partial<Pick<Game, "balls" | "turn">>) => Editor} */
export function rearrange(module, editor, changes) {
  const { rules, balls, turn } = { ...editor.now, ...changes };
  const position = positionOf(signsOf(balls), turn === "light" ? "l" : "d");
  return change(editor, gameOf(module, { rules, position }));
}

/**
 * A game that begins where moves from a position lead to. Throws what is wrong with them.
 * @type {(module: Module, given: { rules?: Partial<Rules>, position?: string | null, moves?: readonly string[] }) => Game}
 */
export function gameOf(module, { rules = {}, position, moves = [] }) {
  const game = module.newGame({ ...rules, position: position ?? undefined, moves: [...moves] });
  return module.newGame({ ...game.rules, position: game.position });
}
