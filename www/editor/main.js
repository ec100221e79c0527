/**
 * The position editor: a board on which balls are put and removed, and what one can do with the position. The address
 * has the rules and the position.
 * @import { Place, Player } from "../board/types.js"
 * @import { Show } from "../game/address.js"
 * @import { PylosError } from "../pkg/rules.js"
 * @import { Part } from "../site/nodes.js"
 * @import { TextKey } from "../text/text.js"
 * @import { Content, Editor } from "./state.js"
 */

import { createBoard } from "../board/board.js";
import { canPaint } from "../board/canvas.js";
import { isReserve } from "../board/geometry.js";
import { diagramCode } from "../element/embed-code.js";
import { formatAddress, parseAddress, positionHref, toAddress } from "../game/address.js";
import { explain } from "../game/explain.js";
import { isUsual, OPTIONS, RULES } from "../game/rule-options.js";
import { other } from "../game/session.js";
import { resultLine } from "../game/words.js";
import { LEVELS } from "../library/storage.js";
import { enable, onButton, setAria, setText, whenIdle } from "../site/dom.js";
import { createLoop } from "../site/loop.js";
import { byId, wholeAddress } from "../site/markup.js";
import { h } from "../site/nodes.js";
import { pageReady } from "../site/ready.js";
import { renew } from "../site/renew.js";
import { copy, download } from "../site/share.js";
import { startPage } from "../site/start.js";
import { translations } from "../text/board-text.js";
import { text } from "../text/text.js";
import * as steps from "./state.js";
import { editorView, refusedWords } from "./view.js";

/** What the keys put on the place that has the focus. @type {Readonly<Record<string, Content>>} */
const KEYS = { l: "light", d: "dark", Delete: "nothing", Backspace: "nothing" };

const { say } = await startPage({
  texts: [translations("editor"), translations("dialogs"), translations("reasons")],
  speak,
  tell,
});

const rules = await import("../pkg/rules.js");
await rules.default();

const [room, note, message, flat] = ["board", "note", "message", "flat"].map(byId);
const fields = ["position", "opponent", "colour", "link", "tag", "puzzle-link"];
const [written, opponent, colour, link, tag, puzzleLink] = /** @type {HTMLInputElement[]} */ (
  fields.map(byId)
);

const loop = createLoop(steps.newEditor(rules.newGame()), steps.become, (effect) =>
  RUN[effect.do](),
);

const listeners = {
  // A drag of a ball puts nothing.
  choose(/** @type {string} */ place, isDrag = false) {
    if (!isDrag) act(steps.tap(rules, loop.state, place), place);
  },
  cancel() {},
  camera() {},
};
const board = createBoard(room, listeners, new AbortController().signal);

const RUN = {
  /** What was said of a puzzle was about another position. */
  forget() {
    byId("puzzle").hidden = true;
    tell("");
  },
  show() {
    history.replaceState(null, "", hrefOf(location.pathname));
    render();
  },
};

const become = loop.dispatch;

/** A change of one place, told. @param {Editor} next @param {Place} place */
function act(next, place) {
  become(next);
  say(note.textContent || editorView(text, next).labels[place]);
}

/** The address of the position on a page. @type {(page: string, show?: Show) => string} */
const hrefOf = (page, show) => positionHref(page, loop.state.now, show);

function playHref() {
  const level = Number(opponent.value);
  const you = /** @type {Player} */ (colour.value);
  const computer = level === 0 ? null : { level, player: other(you) };
  const hash = formatAddress(toAddress({ game: loop.state.now, computer }));
  return `index.html${location.search}${hash}`;
}

function render() {
  const { tool, past, future, now, refused } = loop.state;
  const { balls, turn, result } = now;
  board.show(editorView(text, loop.state));
  setText(note, refused === null ? "" : refusedWords(text, refused, balls));
  check("tool", tool);
  check("turn", turn);
  enable(button("undo"), past.length > 0);
  enable(button("redo"), future.length > 0);
  enable(button("clear"), Object.keys(balls).length > 0);
  button("apart").setAttribute("aria-pressed", String(!flat.hidden));
  for (const name of RULES) ruleField(name).value = now.rules[name];
  // Children take no balls back.
  const isChildren = now.rules.variant === "children";
  /** @type {HTMLElement} */ (ruleField("takeBack").parentElement).hidden = isChildren;
  // Rules that are in force are seen.
  if (!isUsual(now.rules)) byId("more-rules").setAttribute("open", "");
  const status = byId("status");
  setText(status, result ? resultLine(text, result) : text("status.toMove", { player: turn }));
  // The choice below it says who is to move.
  status.hidden = result === null;
  document.title = text("title", { status: text("editor.menu") });
  // Not under the hands of somebody who writes in it.
  if (document.activeElement !== written) showWritten();
  byId("ways").hidden = result !== null;
  byId("play").setAttribute("href", playHref());
  byId("analyse").setAttribute("href", hrefOf("index.html", "analysis"));
  byId("colour-field").hidden = opponent.value === "0";
  link.value = wholeAddress(hrefOf("editor.html"));
  const site = new URL(".", location.href).href;
  tag.value = diagramCode(now, site, document.documentElement.lang);
}

function showWritten() {
  written.value = loop.state.now.position;
  complain("");
}

/** @param {string} sentence What is wrong with the text in the field; "" for nothing. */
function complain(sentence) {
  const help = byId("position-note");
  setAria(written, "invalid", sentence !== "");
  help.classList.toggle("bad", sentence !== "");
  setText(help, sentence || text("editor.positionHelp"));
}

/** The field of an option of the rules. @param {string} name */
const ruleField = (name) => /** @type {HTMLSelectElement} */ (byId(name));

/** @param {string} act */
const button = (act) => /** @type {HTMLElement} */ (document.querySelector(`[data-act=${act}]`));

/** @type {(name: string, value: string) => void} */
function check(name, value) {
  const input = document.querySelector(`input[name=${name}][value=${value}]`);
  /** @type {HTMLInputElement} */ (input).checked = true;
}

function follow() {
  try {
    const now = steps.gameOf(rules, parseAddress(location.hash) ?? {});
    become({ ...steps.newEditor(now), mayLoad: loop.state.mayLoad });
  } catch (problem) {
    become(loop.state);
    explain(problem).then((sentence) => {
      setText(note, sentence);
      say(sentence);
    });
  }
}

room.addEventListener("keydown", (event) => {
  const { place } = /** @type {HTMLElement} */ (event.target).dataset;
  const content = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (place === undefined || content === undefined) return;
  event.preventDefault();
  const next = isReserve(place)
    ? steps.choose(loop.state, content)
    : steps.put(rules, loop.state, place, content);
  act(next, place);
});

document.addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (event.altKey || !(event.ctrlKey || event.metaKey) || target.matches("input, textarea"))
    return;
  const key = event.key.toLowerCase();
  if (key !== "y" && key !== "z") return;
  event.preventDefault();
  acts[key === "y" || event.shiftKey ? "redo" : "undo"]();
});

document.addEventListener("change", ({ target }) => {
  const { name, value } = /** @type {HTMLInputElement} */ (target);
  if (name === "tool") become(steps.choose(loop.state, /** @type {Content} */ (value)));
  if (name === "turn")
    become(steps.rearrange(rules, loop.state, { turn: /** @type {Player} */ (value) }));
  if (target === opponent || target === colour) render();
  const rule = RULES.find((name) => target === ruleField(name));
  if (rule) {
    const set = { ...loop.state.now.rules, [rule]: value };
    become(steps.change(loop.state, steps.gameOf(rules, { ...loop.state.now, rules: set })));
  }
});

written.addEventListener("input", async () => {
  const found = written.value.trim();
  try {
    const at = found.indexOf("#");
    const given = at < 0 ? { rules: {}, position: found } : parseAddress(found.slice(at));
    const set = { ...loop.state.now.rules, ...given?.rules };
    const now = steps.gameOf(rules, { ...given, rules: set });
    complain("");
    become(steps.change(loop.state, now));
  } catch (problem) {
    const { reason } = await import("../game/reasons.js");
    const code = /** @type {PylosError} */ (problem).code;
    // A link tells what is wrong with it by itself.
    complain(code === undefined ? await explain(problem) : reason(text, problem));
  }
});
written.addEventListener("blur", showWritten);

/** @param {string} sentence In writing; the message is a live region. */
function tell(sentence) {
  setText(message, sentence);
  if (sentence !== "") message.scrollIntoView({ block: "nearest" });
}

/** Proves the position and offers the link to it as a puzzle. */
async function makePuzzle() {
  const { now } = loop.state;
  if (now.result !== null) return tell(byId("status").textContent ?? "");
  tell(text("editor.proving"));
  try {
    const [{ prove }, { formatGiven }] = await Promise.all([
      import("./prove.js"),
      import("../exercise/given.js"),
    ]);
    const proof = await prove(now, loop.state.mayLoad);
    if (loop.state.now !== now) return;
    if ("bytes" in proof) {
      // The same button once more is the consent.
      become({ ...loop.state, mayLoad: true });
      return tell(text("editor.proofNeeds", { bytes: proof.bytes }));
    }
    if ("why" in proof) return tell(text(`editor.puzzle.${proof.why}`));
    const hash = formatGiven({ ...now, ...proof });
    const href = `puzzles.html${location.search}#${hash}`;
    puzzleLink.value = wholeAddress(href);
    /** @type {HTMLAnchorElement} */ (byId("puzzle-try")).href = href;
    byId("puzzle").hidden = false;
    tell(text("editor.puzzleMade", { count: proof.right.length }));
  } catch {
    if (loop.state.now === now) tell(text("note.engineFailed"));
  }
}

/** @type {Record<string, () => void>} */
const acts = {
  undo: () => become(steps.goTo(loop.state, "past", "future")),
  redo: () => become(steps.goTo(loop.state, "future", "past")),
  clear: () => become(steps.rearrange(rules, loop.state, { balls: {}, turn: "light" })),
  apart() {
    flat.hidden = !flat.hidden;
    board.plan(flat.hidden ? null : flat);
    render();
  },
  copyLink: () => copy(link, text("record.copied"), tell),
  copyTag: () => copy(tag, text("record.copied"), tell),
  copyPuzzle: () => copy(puzzleLink, text("record.copied"), tell),
  puzzle: makePuzzle,
  async picture() {
    try {
      const { pictureOf } = await import("../element/picture.js");
      const view = editorView(text, { ...loop.state, tool: "nothing", refused: null });
      download("png", await pictureOf(room, view, board.camera));
      tell(text("editor.pictureSaved"));
    } catch {
      tell(text("editor.pictureFailed"));
    }
  },
};
onButton(document.body, "act", (name) => acts[name]());

/** @type {(value: unknown, words: string) => Part} */
const option = (value, words) => h("option", { value: `${value}` }, words);

function speak() {
  const chosen = opponent.value || "3";
  for (const name of RULES) {
    const prefix = name === "variant" ? "new" : `new.${name}`;
    const words = (/** @type {string} */ value) =>
      text(/** @type {TextKey} */ (`${prefix}.${value}`));
    renew(ruleField(name), ...OPTIONS[name].map((value) => option(value, words(value))));
  }
  const levels = LEVELS.map((level) => option(level, text("new.level", { level })));
  renew(opponent, option(0, text("new.friend")), ...levels);
  opponent.value = chosen;
  render();
}

addEventListener("popstate", follow);
follow();
colour.value = loop.state.now.turn;
speak();
if (!canPaint()) tell(text("element.noCanvas"));
pageReady();
whenIdle(async () => (await import("../library/progress.js")).showToday());
