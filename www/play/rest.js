/**
 * What follows from a change of the page, and stands beside the board: loaded when the board can be played, or cannot.
 * @import { Player } from "../board/types.js"
 * @import { Start } from "../site/start.js"
 * @import { Page } from "./main.js"
 * @import { Event, State } from "./state.js"
 */

import { createMoveList } from "../game/move-list.js";
import { showToday } from "../library/progress.js";
import { BEGINNERS } from "../library/settings.js";
import { make, setAria } from "../site/dom.js";
import { loadStyle } from "../site/load-style.js";
import { byId, localise, setMarkup } from "../site/markup.js";
import { analysisTexts } from "../text/analysis.js";
import { dialogTexts } from "../text/dialogs.js";
import { endsTexts } from "../text/ends.js";
import { friendTexts } from "../text/friend.js";
import { ownTexts } from "../text/own.js";
import { remarkTexts } from "../text/remarks.js";
import { addTexts, text } from "../text/text.js";
import { createActs } from "./acts.js";
import { nextTick, remaining } from "./clock.js";
import { closeWelcome } from "./console.js";
import * as end from "./end.js";
import { createFriends, panelOf } from "./friend/friend.js";
import { arrive, concede, visit } from "./games.js";
import { createHelp } from "./help.js";
import { createShelf } from "./shelf.js";
import { isTurn, QUIET } from "./state.js";

/** How the board is turned at the end of a game, in degrees and seconds: from a corner the pyramid is seen best. */
const CORNER = 45;
const TURN_TIME = 2.5;

/** Seconds left at which a player is warned. */
const WARNINGS = [60, 10];

const TEXTS = [analysisTexts, remarkTexts, dialogTexts, endsTexts, ownTexts, friendTexts];

/** @param {Page} page @param {Start} starting */
export async function loadRest(page, starting) {
  await Promise.all([
    loadStyle(new URL("../site/forms.css", import.meta.url)),
    loadStyle(new URL("./dialogs.css", import.meta.url)),
    loadStyle(new URL("./analysis/analysis.css", import.meta.url)),
    loadStyle(new URL("./friend/friend.css", import.meta.url)),
    ...TEXTS.map((texts) => addTexts(texts)),
  ]);
  const acts = createActs(page, starting);
  // Without the rules only the view, the menu and Help answer.
  const rest = /** @type {ReturnType<typeof createRest>} */ (page.rules ? createRest(page) : {});
  localise(document);
  return { ...acts, ...rest };
}

/** @param {Page} page */
function createRest(page) {
  const { board, memory, say, dispatch } = page;
  const shelf = createShelf(page, () => noticeRefused(say));
  const moves = createMoveList(byId("moves"), text, (ply, line) => void board.goTo(ply, line));
  setAria(byId("moves"), "busy", null);
  const movesSwitch = byId("moves-switch");
  movesSwitch.addEventListener("click", () => {
    setAria(movesSwitch, "pressed", byId("sheet").classList.toggle("moves-shown"));
  });

  const help = createHelp(page);
  const friends = createFriends(page);
  Object.assign(page, { shelf, help, friends });
  showToday();

  /** What the clock has shown last. */
  const shown = { player: /** @type {Player | null} */ (null), seconds: 0, timer: 0 };

  /** Follows the face of the running clock. */
  function tick() {
    clearTimeout(shown.timer);
    const { clock } = page.state;
    const player = clock?.running ?? null;
    // Who begins with little time is not warned of it.
    const before = player === shown.player ? shown.seconds : 0;
    shown.player = player;
    if (clock === null || player === null) return;
    page.paintConsole();
    const now = performance.now();
    const next = nextTick(clock, player, now);
    if (next === 0) return concede(page, player, "time");
    shown.seconds = remaining(clock, player, now) / 1000;
    const seconds = WARNINGS.find((seconds) => shown.seconds <= seconds && before > seconds);
    if (seconds !== undefined) say(text("say.timeLeft", { player, seconds }));
    shown.timer = setTimeout(tick, next + 1);
  }

  /** The end of a game: `comes` until the last ball rests; `rotation`: to where the board was turned; `before`: from where. */
  const last = { comes: false, rotation: Number.NaN, before: board.camera };

  /** Turns the board to the corner when the last ball rests. */
  function crown() {
    if (!last.comes || page.state.moving) return;
    last.comes = false;
    last.before = board.camera;
    const { rotation = 0, ...camera } = last.before;
    last.rotation = CORNER + 90 * Math.round((rotation - CORNER) / 90);
    board.camera = { ...camera, rotation: last.rotation, seconds: TURN_TIME };
  }

  /** Turns it back, where the person has not turned it since. */
  function uncrown() {
    last.comes = false;
    if (board.camera.rotation === last.rotation) board.camera = last.before;
    last.rotation = Number.NaN;
  }

  // The clock has run since the last move.
  addEventListener("pagehide", () => {
    if (page.state.clock !== null && shelf.isLast) shelf.remember(page.state);
  });
  // A dialog opens or closes.
  new MutationObserver(() => {
    dispatch({ is: "covered", covered: document.querySelector("dialog[open]") !== null });
  }).observe(document.body, { subtree: true, attributeFilter: ["open"] });

  /** Tells a beginner once in a game what the board shows. */
  function warn() {
    const { session, moving } = page.state;
    const level = session.computer?.level ?? Number.POSITIVE_INFINITY;
    if (!moving && level <= BEGINNERS && board.show.includes("threats")) help.warn();
  }

  return {
    end,
    panelOf,
    visit: () => visit(page),
    arrive: (/** @type {Parameters<typeof arrive>[1]} */ link) => arrive(page, link),

    /** What follows from an event once its state is painted. @type {(before: State, state: State, event: Event) => void} */
    follow(before, { session, clock }, event) {
      const { state } = page;
      const { game } = session;
      const cause = event.is === "changed" ? event.cause : "";
      if (clock !== before.clock) tick();
      if (event.is === "opened") {
        shelf.begin(state);
        shelf.keep(state, event.how.address, event.how.own);
      }
      if (isTurn(event)) {
        if (state.match) friends.keep(state.match);
        else shelf.turn(state);
      }
      if (event.is === "matched") shelf.keep(state, "replace");
      if (cause === "moving" || (cause !== "" && !QUIET.includes(cause))) warn();
      if (cause === "ply") say(help.remark());
      if (cause !== "move") return;
      if (game.result === null) {
        // Once, when a ball first lies on another, it is told that the board can be turned.
        if ((game.lastMove?.to ?? "") < "2" || memory.keys.read().turn === true) return;
        memory.keys.change((kept) => ({ ...kept, turn: true }));
        return page.tell(text("note.turn"));
      }
      last.comes = true;
      crown();
      say([end.endStatus(session), end.endMargin(session)].filter(Boolean).join(". "));
    },

    /** Paints what stands beside the board, and what is pointed out on it. */
    paint() {
      const { session, moving } = page.state;
      help.follow();
      if (session.game.result === null) uncrown();
      else crown();
      end.renderEnd(session, moving, help.turnToTry());
      friends.render();
      moves.render(session, help.judged());
      board.pointedOut = { shown: session.shown, marks: help.marks() };
    },

    /** Another game is about to be put on the board. */
    leave() {
      uncrown();
      help.reset();
      closeWelcome();
    },
  };
}

const REFUSED = `<p data-text="games.refused"></p><button type="button" data-text="dialog.close"></button>`;

/** Says that the game is not kept, in a notice that stays until it is closed. @param {(sentence: string) => void} say */
function noticeRefused(say) {
  const notice = make("aside", "update");
  setMarkup(notice, REFUSED);
  notice.querySelector("button")?.addEventListener("click", () => notice.remove());
  document.body.append(notice);
  localise(notice);
  say(text("games.refused"));
}
