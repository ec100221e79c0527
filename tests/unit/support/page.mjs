// The play page without a document: its state, and what each event has done.

import { keyOf } from "../../../www/engine/know.js";
import { newSession, showPly } from "../../../www/game/session.js";
import { translations } from "../../../www/text/board-text.js";
import { addTexts, useLanguage } from "../../../www/text/text.js";
import * as rules from "../../e2e/support/rules.mjs";
import { coach } from "./coach.mjs";

// The links of the openings keep the language of the address.
globalThis.location ??= { search: "" };
await useLanguage("en");
await Promise.all(
  ["analysis", "dialogs", "ends", "friend", "remarks"].map((part) => addTexts(translations(part))),
);
const { hintSteps } = await import("../../../www/play/hint.js");
const { newWhole, reduce } = await import("../../../www/play/reduce.js");
const { newState } = await import("../../../www/play/state.js");

export const TWO = { computer: null, hands: ["light", "dark"] };
/** One person with Light against the computer. */
export const against = (level, player = "dark") => ({
  computer: { player, level },
  hands: [player === "dark" ? "light" : "dark"],
});

export class Page {
  answers = new Map();
  now = 0;
  camera = { rotation: 0 };
  threats = false;
  /** Whether the board turns to whose turn it is. */
  faces = false;
  /** What the last event has done. */
  effects = [];

  /** A page with a game. */
  constructor(options = {}, players = TWO, { on = false, turn = true } = {}) {
    const session = newSession(rules, rules.newGame(options), players);
    const memory = { analysis: { read: () => ({ on }) }, keys: { read: () => ({ turn }) } };
    this.state = { ...newState(session), ...newWhole(rules, session, memory) };
    this.send({ is: "arrived", part: {} });
  }

  known = (key) => this.answers.get(key) ?? null;

  send(event) {
    const { known, now, camera } = this;
    const context = { rules, known, threats: () => this.threats, faces: () => this.faces };
    const step = reduce(context, this.state, { ...event, now, camera });
    this.state = step.state;
    this.effects = step.effects;
    return this;
  }

  act = (name, value) => this.send({ is: "act", name, value });

  /** The board has another session. */
  go(next, cause = "choice", { note = "", moving = false, thinking = false } = {}) {
    const session = next(this.state.session);
    return this.send({ is: "changed", cause, session, note, moving, thinking });
  }

  /** A turn is played. */
  play(move, more) {
    const next = (session) => newSession(rules, rules.play(session.game, move), session);
    return this.go(next, "move", more);
  }

  show(ply, line) {
    return this.go((session) => showPly(rules, session, ply, line), "ply");
  }

  /** Another game is put on the board, as the board does it. */
  open(setup, how = { address: "push", said: "new" }) {
    this.send({ is: "open", setup: { computer: null, clock: null, ...setup }, how });
    const before = this.effects;
    const { computer = null, match, shared } = setup;
    const own = match ? [match.you] : computer ? against(1, computer.player).hands : TWO.hands;
    const players = shared ? { computer: null, hands: [] } : { computer, hands: own };
    this.go(() => newSession(rules, setup.game, players), "load");
    this.effects = [...before, ...this.effects];
    return this;
  }

  /** The engine knows something about a moment of the game. */
  answer(scores, { game = this.state.session.game, ply = game.moves.length, ...more } = {}) {
    this.answers.set(keyOf(game, ply), { scores, timeMs: 100, final: true, ...more });
    return this.send({ is: "answered" });
  }

  /** A hint on the moment shown. */
  hint() {
    const { shown: game, choice } = this.state.session;
    const advice = coach(game);
    const move = rules.legalMoves(game).find(({ text }) => text === advice.best);
    return { game, begun: "", move, steps: hintSteps(game, choice, advice, move), at: 0 };
  }

  /** The effects of one kind, or a property of each. */
  of(name, property) {
    const found = this.effects.filter((effect) => effect.do === name);
    return property ? found.map((effect) => effect[property]) : found;
  }

  /** What was done by the last event besides painting: each effect with its simple values, in short. */
  get done() {
    return this.effects.filter((effect) => effect.do !== "paint" && effect.words !== "").map(short);
  }

  /** What was said by the last event. */
  get said() {
    return this.of("say").flatMap(({ words }) => words || []);
  }
}

const isSimple = (value) => ["string", "number", "boolean"].includes(typeof value);
const short = (effect) => Object.values(effect).filter(isSimple).join(" ");
