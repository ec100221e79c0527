/**
 * What the first move does not need, loaded when the board can be played, or cannot: carries out the effects of `reduce.js`,
 * sends what comes back, and paints what stands beside the board.
 * @import { Saved } from "../library/storage.js"
 * @import { Start } from "../site/start.js"
 * @import { Question } from "./analysis/questions.js"
 * @import { Page } from "./main.js"
 * @import { Told } from "./pair.js"
 * @import { Effect, State } from "./state.js"
 */

import { know, known, onLoading, remarks } from "../engine/know.js";
import { explain } from "../game/explain.js";
import { createMoveList } from "../game/move-list.js";
import { gameAt } from "../game/session.js";
import { allGames } from "../library/archive.js";
import { showToday } from "../library/progress.js";
import { tallyOf } from "../library/results.js";
import { createTables } from "../library/tables.js";
import { setAria } from "../site/dom.js";
import { loadStyle } from "../site/load-style.js";
import { byId, localise } from "../site/markup.js";
import { h, toElement } from "../site/nodes.js";
import { translations } from "../text/board-text.js";
import { addTexts, text } from "../text/text.js";
import { isOn } from "./analysis/analysis.js";
import { judgedTurns, turnToTry } from "./analysis/review.js";
import { createSection, focusCurrent } from "./analysis/section.js";
import { closeWelcome } from "./console.js";
import { LETTERS } from "./dialogs/help.js";
import { createDialogs } from "./dialogs/menu.js";
import * as end from "./end.js";
import { settings } from "./first.js";
import { panelOf } from "./friend/card.js";
import { createFriends } from "./friend/friend.js";
import { findHint } from "./hint.js";
import { visited } from "./link.js";
import { pairPanel } from "./pair.js";
import { newWhole, reduce } from "./reduce.js";
import { attempt, begin, isByLinks, today } from "./setup.js";
import { isLast, keepAddress, keepGame, keepTurn, remember } from "./shelf.js";
import { createSound } from "./sound/sound.js";
import { createViewBar } from "./view-bar.js";

const TEXTS = [
  ...[translations("analysis"), translations("remarks"), translations("dialogs")],
  ...[translations("ends"), translations("own"), translations("friend")],
];

/** The act of each key of one character. @type {Record<string, string>} */
const KEYS = Object.assign({}, ...LETTERS.map(([acts]) => acts));

/**
 * What the page asks of this code; without rules, only `act` and `speak` are there. `arrive`: a link was opened, or not; `answered`: resolves
 * when the page asks the engine nothing more.
 * @typedef {{ act: (name: string) => void, speak: () => void, end: typeof end, panelOf: (state: State & Told) => ReturnType<typeof panelOf> | null, isOn: typeof isOn, answered: () => Promise<void>,
 *   friends: ReturnType<typeof createFriends>, run: (effect: Effect) => void, paint: () => void,
 *   arrive: (link: { show?: string, problem: unknown, note?: string }) => Promise<void> }} Later
 */

/** @type {(page: Page, starting: Start) => Promise<Later>} */
export async function loadLater(page, starting) {
  await Promise.all([
    loadStyle(new URL("../site/forms.css", import.meta.url)),
    loadStyle(new URL("./dialogs.css", import.meta.url)),
    loadStyle(new URL("./analysis/analysis.css", import.meta.url)),
    loadStyle(new URL("./friend/friend.css", import.meta.url)),
    ...TEXTS.map((texts) => addTexts(texts)),
  ]);
  const view = createViewBar(page.board, starting.say);
  /** @type {Record<string, (key: string) => unknown>} */
  const acts = { ...view.acts, ...createDialogs(page, starting, (name) => act(name)) };
  /** @param {string} key Of an act, or its name. */
  function act(key) {
    const name = KEYS[key] ?? key;
    if (name in acts) acts[name](key);
    // Without the rules only the view, the menu and Help answer.
    else if (page.rules) page.send({ is: "act", name });
  }
  const later = /** @type {Later} */ ({
    act,
    end,
    panelOf: (state) => (state.match ? panelOf(state.match, state.session) : pairPanel(state)),
    isOn,
    speak() {
      view.render();
      if (!page.rules) return;
      showToday();
      page.send({ is: "spoken" });
    },
    ...(page.rules && createPlay(page, view)),
  });
  localise(document);
  if (!page.rules) return later;
  page.later = later;
  const context = {
    ...{ rules: page.rules, known },
    threats: () => page.board.show.includes("threats"),
    faces: () => settings.get("facing"),
  };
  page.reduce = (state, event) => reduce(context, state, event);
  page.send({ is: "arrived", part: newWhole(page.rules, page.state.session, page.memory) });
  return later;
}

/** @param {Page} page @param {ReturnType<typeof createViewBar>} view */
function createPlay(page, view) {
  const { board, memory, rules, send, say, open } = page;
  const place = { rules, memory };
  const sound = createSound(settings);
  const friends = createFriends(page);
  const paintAnalysis = createSection(page);
  const moves = createMoveList(byId("moves"), text, (ply, line) => void board.goTo(ply, line));
  const tables = createTables({ memory, say, focus: board }, () =>
    send({ is: "act", name: "allTables" }),
  );
  /** What runs: the clock, and a question to the engine, until what follows from its answer. @type {{ tick: number, asked: AbortController | null, answer: Promise<void> }} */
  const running = { tick: 0, asked: null, answer: Promise.resolve() };
  setAria(byId("moves"), "busy", null);
  const src = new URL("../icons/pyramid.webp", import.meta.url).href;
  // Its alternative text is empty: it only shows where the game goes.
  const picture = { class: "goal", alt: true, width: "640", height: "512", loading: "lazy", src };
  byId("moves").after(toElement(h("img", picture)));
  byId("moves-switch").addEventListener("click", () => {
    setAria(byId("moves-switch"), "pressed", byId("sheet").classList.toggle("moves-shown"));
  });
  showToday();

  onLoading((_, isMore) => {
    tables.update();
    if (isMore) send({ is: "answered" });
  });
  addEventListener("online", () => send({ is: "online" }));
  board.addEventListener("pylos-land", ({ detail: { to, completes } }) =>
    send({ is: "landed", to, completes }),
  );
  board.addEventListener("pylos-change", ({ detail: { cause } }) => {
    // The board may have arranged itself for the game of a link.
    if (cause === "camera" || cause === "load") view.render();
  });
  addEventListener("pagehide", () => {
    const { state } = page;
    if (state.clock !== null && isLast(place, state)) remember(place, state);
  });
  new MutationObserver(() => {
    send({ is: "covered", covered: document.querySelector("dialog[open]") !== null });
  }).observe(document.body, { subtree: true, attributeFilter: ["open"] });

  /** The element that an effect names. @type {Record<string, () => void>} */
  const focus = {
    letter: friends.focusLetter,
    // On a phone it is above.
    board: () => board.scrollIntoView({ block: "nearest" }),
    turn: () => byId("review").scrollIntoView(),
    review() {
      byId("review").scrollIntoView({ block: "nearest" });
      focusCurrent(document.querySelector("#graph"));
    },
    openings() {
      document.querySelector("#explore")?.scrollIntoView({ block: "nearest" });
      // Where somebody has a focus, it goes along.
      const summary = /** @type {HTMLElement} */ (document.querySelector("#explore summary"));
      if (document.activeElement !== document.body) summary.focus();
    },
    // From a line that was waited for, the keyboard goes on.
    line() {
      if (!document.activeElement?.matches("[data-perfect=line]")) return;
      const first = /** @type {HTMLElement} */ (document.querySelector(".perfect-moves button"));
      first.focus({ preventScroll: true });
    },
  };

  /** @type {Record<string, (effect: any) => unknown>} */
  const effects = {
    "paint the clocks": page.paintConsole,
    "point out"({ shown, marks }) {
      board.pointedOut = { shown, marks };
    },
    "tell the board": (/** @type {{ act: "undo" }} */ { act }) => board[act](),
    show: ({ ply, line }) => board.goTo(ply, line),
    pause({ paused }) {
      board.paused = paused;
    },
    "close the welcome": closeWelcome,
    focus: ({ on }) => focus[on](),
    tick({ after }) {
      clearTimeout(running.tick);
      if (after !== null) running.tick = setTimeout(() => send({ is: "ticked" }), after);
    },
    sound: sound.play,
    "wake the sound": sound.wake,

    "want tables": ({ rules, need, ...how }) => tables.follow(rules, need, how),
    "ask the engine"({ question }) {
      running.answer = ask(question);
    },
    async "look through"({ game }) {
      send({ is: "looked", game, remarks: await remarks(game).catch(() => null) });
    },
    async "find a hint"({ session }) {
      send({ is: "advised", hint: await findHint(rules, session).catch(() => null) });
    },

    open: ({ setup, how }) => open(setup, how),
    begin: ({ game, computer, control = null, note }) =>
      open(today(rules, game, computer, control), { address: "push", said: "new", note }),
    "open the last game": () => {
      const last = attempt(rules, memory.game.read());
      if (last) open(last, { address: "push", said: "status" });
    },
    start({ settings, tags }) {
      memory.settings.write(settings);
      open(begin(rules, settings, tags), { address: "push", said: "new" });
    },
    async "count the games"({ session, counted }) {
      const { games } = await allGames(rules);
      send({ is: "counted", counted, ...tallyOf(games, session, Date.now()) });
    },
    ...friends.effects,
    visit,

    keep({ what, address, own }) {
      const { state } = page;
      if (what === "turn" && state.match) return friends.keep();
      const keep = what === "turn" ? keepTurn : what === "game" ? keepGame : keepAddress;
      send({ is: "kept", part: keep(place, state, address, own) });
    },
    remember: (/** @type {{ what: "analysis" | "keys", part: object }} */ { what, part }) =>
      memory[what].change((kept) => ({ ...kept, ...part })),
    "tell that games are not kept": () => noticeRefused(say),
  };

  /** Asks the engine another question, and drops the one before. @param {Question | null} question */
  async function ask(question) {
    running.asked?.abort();
    running.asked = question && new AbortController();
    if (question === null || running.asked === null) return;
    const { signal } = running.asked;
    const { game, ply, purpose } = question;
    const tell = () => send({ is: "answered" });
    const asked = know(gameAt(rules, game, ply), purpose, { signal, tell });
    const fails = await asked.then(() => false).catch(() => true);
    if (!signal.aborted) send({ is: "answered", isOver: true, fails });
  }

  async function answered() {
    const { answer } = running;
    await answer;
    if (answer !== running.answer) await answered();
  }

  /** Back, Forward, or another address. @param {{ hash: string, saved: Saved | null }} entry As it was then. */
  function visit({ hash, saved }) {
    /** The game on the board stays. @param {unknown} problem */
    const stay = (problem) => {
      const { state } = page;
      send({ is: "kept", part: keepAddress(place, state, "replace", isLast(place, state)) });
      send({ is: "told", words: "" });
      arrive({ problem });
    };
    if (isByLinks(hash)) return friends.visit(hash, stay);
    const { setup, how, show, problem } = visited(rules, memory, hash, saved);
    if (setup === null) return stay(problem);
    open(setup, how);
    arrive({ show, problem });
  }

  /** @type {Later["arrive"]} */
  async function arrive({ show, problem, note = "" }) {
    // In a task of its own: what was pressed meanwhile comes first.
    if (show) await new Promise((resolve) => setTimeout(resolve));
    if (show) send({ is: "act", name: "reveal", value: show });
    delete document.documentElement.dataset.shows;
    if (problem === null) return;
    send({ is: "told", words: `${note} ${await explain(problem)}`.trim() });
  }

  return {
    friends,
    arrive,
    answered,
    run: (/** @type {Effect} */ effect) => effects[effect.do](effect),
    paint() {
      const { session } = page.state;
      paintAnalysis();
      end.renderEnd(page.state, turnToTry(page.state));
      friends.render();
      moves.render(session, judgedTurns(page.state));
    },
  };
}

/** Says that the game is not kept, in a notice that stays until it is closed. @param {(sentence: string) => void} say */
function noticeRefused(say) {
  const words = h("p", { "data-text": "games.refused" });
  const close = h("button", { type: "button", "data-text": "dialog.close" });
  const notice = toElement(h("aside", { class: "update" }, words, close));
  notice.querySelector("button")?.addEventListener("click", () => notice.remove());
  document.body.append(notice);
  localise(notice);
  say(text("games.refused"));
}
