/**
 * `<pylos-board>`: the game on it, methods, events, and a life in anybody's document.
 *
 * @import { Property } from "./attributes.js"
 * @import { Game, Session } from "../game/session.js"
 * @import { Rules } from "./rules.js"
 * @import { Showing } from "./showing.js"
 * @import { Table } from "../game/table.js"
 * @import { Choice } from "../game/turn-builder.js"
 */

import { undoTo } from "../game/session.js";
import { NOTHING } from "../game/turn-builder.js";
import { travel } from "../game/view-model.js";
import { loadBoardText } from "../text/text.js";
import { OF_THE_GAME } from "./attributes.js";
import { bad, changed, Reflected, settings, upgrade } from "./reflected.js";
import { loadRules } from "./rules.js";
import { createShowing, players, seated } from "./showing.js";

/** How near the part of the page that is seen a board begins, so that nobody sees it begin. */
const NEAR = "50%";

/**
 * A Pylos board.
 *
 * @tagname pylos-board
 * @attr {"children" | "standard" | "expert"} [variant=standard] - The rules.
 * @attr {"required" | "optional"} [take-back=required] - Whether a square or line must give a ball back.
 * @attr {"loses" | "playsOn"} [empty-reserve=loses] - What an empty reserve means for the player to move.
 * @attr {string} position - The start, as a position text; the empty board if absent.
 * @attr {string} moves - The moves played from the start, such as `1b2 1c2 1b3`.
 * @attr {number} ply - Number of these moves that the board shows at first; all if absent.
 * @attr {string} view - From where the board is seen: `elevation=60 turn=0 level=4 glass=1`.
 * @attr {"light" | "dark"} [orientation=light] - The player whose side is in front.
 * @attr {"none" | "light" | "dark" | "both"} [interactive=none] - Who plays by hand; `light` with an opponent.
 * @attr {number} opponent - Level of the computer, 1 to 8.
 * @attr {"balls"} selectable - Lets the user choose any ball; the page answers `pylos-choose`.
 * @attr {string} [show=liftable legal last-move reserves] - What is shown, also `coordinates notation controls`.
 * @attr {string} marks - Marks such as `ring:1b2 arrow:1a1-2b2 minus:1c1 3:1d1:good`.
 * @attr {"light" | "dark" | "auto"} theme - Colours; those of the page if absent.
 * @attr {string} lang - Language, such as `de`; that of the page if absent.
 * @fires {CustomEvent<{ place: string }>} pylos-choose - The user has chosen a place.
 * @fires {CustomEvent<{ move: Move, before: Game, after: Game }>} pylos-move - The user has chosen a whole move.
 * @fires {CustomEvent<{ game: Game }>} pylos-end - The user's move, or the answer to it, has ended the game.
 * @fires {CustomEvent<{ reason: string, place: string, from: string | null }>} pylos-illegal - A choice is illegal.
 * @fires {CustomEvent<null>} pylos-change - A property has a new value.
 * @fires {CustomEvent<{ text: string }>} pylos-say - The board announces a text to screen readers.
 * @fires {CustomEvent<{ reason: string }>} pylos-fail - The rules could not be loaded.
 * @cssprop --pylos-ink - Text.
 * @cssprop --pylos-muted - Less important text.
 * @cssprop --pylos-surface - Buttons.
 * @cssprop --pylos-line - Borders of buttons.
 * @cssprop --pylos-accent - The main button.
 * @cssprop --pylos-on-accent - Text on the main button.
 * @cssprop --pylos-error - Error messages.
 * @cssprop --pylos-font - A `font` for all text.
 * @cssprop --pylos-gap - Space between the parts.
 * @cssprop --pylos-radius - Radius of corners.
 * @cssprop --pylos-target - Least size of a button.
 * @cssprop --pylos-board-ratio - Width to height of the board's area.
 * @cssprop --pylos-notation-size - Greatest height of the move list.
 * @cssprop --pylos-mark - Marks on the board.
 * @cssprop --pylos-mark-casing - Outline of the marks.
 * @cssprop --pylos-mark-good - Marks with the tone `good`.
 * @cssprop --pylos-mark-even - Marks with the tone `even`.
 * @cssprop --pylos-mark-bad - Marks with the tone `bad`.
 * @cssprop --pylos-focus - The ring around the focused place.
 * @cssprop --pylos-focus-casing - Outline of that ring.
 * @csspart board
 * @csspart bar - Holds `status`, `note` and `turn`.
 * @csspart status
 * @csspart note
 * @csspart turn
 * @csspart controls
 * @csspart notation
 * @csspart error
 * @csspart button - Every button.
 * @slot - Shown where the board cannot be.
 */
export class PylosBoard extends Reflected {
  #shadow = this.attachShadow({ mode: "open" });
  /** @type {unknown} What is wrong with the game as a whole; null for nothing. */
  #badGame = null;
  /** @type {string | null} The record of a game that was set as a property. */
  #record = null;
  /** @type {Set<Property>} Changed since the last update. */
  #pending = new Set();
  #updating = false;
  /** Whether the game is to begin anew, the same one too. */
  #anew = false;
  /** @type {Showing | null} */
  #showing = null;
  /** @type {Rules | null} */
  #rules = null;
  /** @type {Awaited<ReturnType<typeof import("../text/text.js").loadBoardText>> | null} */
  #text = null;
  /** @type {Session | null} What was shown when the board was taken down. */
  #kept = null;
  /** @type {IntersectionObserver | null} */
  #watch = null;
  #ready = withResolvers();
  /** Whether somebody waits for the board, seen or not. */
  #wanted = false;

  // Properties without an attribute.

  /** @returns {Game | null} The game on the board; null until the rules are there. */
  get game() {
    return this.#table?.session.game ?? this.#kept?.game ?? null;
  }
  /** @param {Game | { record: string } | string | null} value null: what the attributes say. */
  set game(value) {
    this.#record = typeof value === "object" && value !== null ? value.record : value;
    this.#update("position");
  }

  /** @returns {Readonly<Choice>} The turn in progress: what of it has been chosen. */
  get choice() {
    return this.#table?.session.choice ?? NOTHING;
  }

  /** @returns {number | null} Turns played at the moment looked back at; null: the game itself. */
  get looking() {
    return this.#table?.session.looking ?? null;
  }

  /** @returns {string} The sentence under the status: why a choice did nothing, and the like. */
  get note() {
    return this.#table?.note ?? "";
  }

  /** @returns {boolean} Whether the opponent has been thinking for a while. */
  get thinking() {
    return this.#showing?.thinking ?? false;
  }

  /** @returns {boolean} Whether the opponent waits; the next turn, or one taken back, ends that. */
  get paused() {
    return this.#table?.session.paused ?? false;
  }
  set paused(value) {
    this.#apply();
    if (value !== this.paused) this.#table?.pause(value);
  }

  /** @returns {Promise<this>} Fulfilled once there is a game on the board. */
  get ready() {
    this.#wanted = true;
    this.#start();
    return /** @type {Promise<this>} */ (this.#ready.promise);
  }

  // Methods. None of them is something the user did: only of the end of the user's own turn it is told.

  /**
   * Plays a turn.
   *
   * @param {string | { text: string }} move
   * @returns {Promise<Game>} Rejects with what the rules say against it.
   */
  async play(move) {
    const table = await this.#open();
    table.play(typeof move === "string" ? move : move.text);
    return table.session.game;
  }

  /**
   * Takes a turn back; against the computer its answer too.
   *
   * @returns {Promise<Game>}
   */
  async undo() {
    const table = await this.#open();
    const ply = undoTo(table.session);
    if (ply !== null) table.goTo(ply);
    return table.session.game;
  }

  /**
   * Shows the moment after so many turns; the game itself stays as it is.
   *
   * @param {number} ply
   * @returns {Promise<Game>}
   */
  async goTo(ply) {
    const table = await this.#open();
    table.look(Math.trunc(Number(ply)) || 0);
    return table.session.game;
  }

  /**
   * The game as the attributes, or the last `game` that was set, have it.
   *
   * @returns {Promise<Game>}
   */
  async reset() {
    this.#anew = true;
    const table = await this.#open();
    return table.session.game;
  }

  /**
   * Ends the turn in progress as it stands, where the rules allow that.
   *
   * @returns {Promise<Game>}
   */
  async stop() {
    const table = await this.#open();
    table.stop();
    return table.session.game;
  }

  /**
   * Goes one step back in the turn in progress.
   *
   * @returns {Promise<Game>}
   */
  async putBack() {
    const table = await this.#open();
    table.putBack();
    return table.session.game;
  }

  /**
   * Back to the game from looking back; else cancels the turn in progress, or takes the note away.
   *
   * @returns {Promise<Game>}
   */
  async cancel() {
    const table = await this.#open();
    table.cancel();
    return table.session.game;
  }

  /**
   * Where something has been chosen, the focus goes there.
   *
   * @param {FocusOptions} [options]
   */
  focus(options) {
    this.#apply();
    if (this.#showing === null) super.focus(options);
    else this.#showing.board.focus(this.choice.to ?? undefined);
  }

  // Life in a document.

  connectedCallback() {
    upgrade(this);
    if (this.#showing !== null || this.#watch !== null) return;
    if (this.#wanted) {
      this.#start();
      return;
    }
    this.#watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.#start();
      },
      { rootMargin: NEAR },
    );
    this.#watch.observe(this);
  }

  disconnectedCallback() {
    // Whoever is moved in the document is back by then.
    queueMicrotask(() => {
      if (!this.isConnected) this.#stop();
    });
  }

  adoptedCallback() {
    // Style sheets and observers belong to the document it has left.
    this.#stop();
    if (this.isConnected) this.connectedCallback();
  }

  /** @override @param {Property | "lang"} property */
  [changed](property) {
    if (property === "lang") {
      // Where no texts arrive, the language stays.
      if (this.#text !== null && this.#showing !== null) {
        this.#speak(this.#showing).catch(() => {});
      }
      return;
    }
    if (OF_THE_GAME.includes(property)) this.#record = null;
    this.#update(property);
  }

  // What follows from these.

  get #table() {
    return this.#showing?.table ?? null;
  }

  /** @returns {Promise<Table>} */
  async #open() {
    await this.ready;
    this.#apply();
    if (this.#table === null) throw new Error("this board is in no document");
    return this.#table;
  }

  /** @param {Property} property */
  #update(property) {
    this.#pending.add(property);
    // What was on the board before it was taken down is out of date.
    if (this.#table === null && OF_THE_GAME.includes(property)) this.#kept = null;
    if (this.#updating) return;
    this.#updating = true;
    // Attributes that change together make one game, not one each.
    queueMicrotask(() => this.#apply());
  }

  #apply() {
    const pending = this.#pending;
    const anew = this.#anew;
    this.#pending = new Set();
    this.#updating = false;
    if (this.#showing === null || (pending.size === 0 && !anew)) return;
    this.#showing.use();
    if (this.#table === null) return;
    this.#anew = false;
    const { session } = this.#table;
    const dealt =
      (anew || OF_THE_GAME.some((property) => pending.has(property))) && this.#deal(anew);
    if (!dealt && (pending.has("interactive") || pending.has("opponent"))) {
      this.#table.change({ ...session, ...players(this[settings]), choice: NOTHING });
    }
    if (pending.has("ply")) this.#table.look(this[settings].ply ?? session.game.moves.length);
    this.#complain();
  }

  /**
   * Puts the game of the attributes on the board.
   *
   * @param {boolean} anew Also where the same game is under way.
   * @returns {boolean} Whether there is another one now.
   */
  #deal(anew) {
    const table = this.#table;
    const rules = this.#rules;
    if (table === null || rules === null) return false;
    const next = this.#begin(rules);
    if (next === null) return false;
    const before = table.session;
    if (!anew && before.game.record === next.game.record) return false;
    // A turn more or less is seen on its way.
    const [from, to] = [before.game.moves, next.game.moves];
    const [short, long] = from.length < to.length ? [from, to] : [to, from];
    const same =
      before.start === next.start &&
      before.hands.join() === next.hands.join() &&
      before.looking === null &&
      next.looking === null &&
      short.every((move, i) => move === long[i]);
    table.change(next, { motions: same ? travel(before, long, from.length, to.length) : [] });
    return true;
  }

  /**
   * @param {Rules} rules
   * @returns {Session | null} null where there is no such game
   */
  #begin(rules) {
    const { variant, takeBack, emptyReserve, position, moves, ply } = this[settings];
    try {
      const game =
        this.#record !== null
          ? rules.loadGame(this.#record)
          : rules.newGame({
              variant,
              takeBack,
              emptyReserve,
              moves,
              ...(position === null ? {} : { position: position.replaceAll("_", " ") }),
            });
      this.#badGame = null;
      const session = seated(rules, game, this[settings]);
      const looking = ply === null || ply >= game.moves.length ? null : ply;
      return { ...session, looking };
    } catch (error) {
      this.#badGame = error;
      return null;
    }
  }

  async #complain() {
    const text = this.#text;
    const badGame = this.#badGame;
    if (text === null) return;
    const sentences = [...this[bad]].map(([name, { key, detail }]) =>
      text("element.bad", { name, reason: text(key, detail) }),
    );
    if (badGame !== null) {
      const loaded = await import("../game/reasons.js").catch(() => null);
      if (loaded === null || badGame !== this.#badGame) return;
      sentences.push(text("element.game", { reason: loaded.reason(text, badGame) }));
    }
    this.#showing?.complain(sentences.join("\n"));
  }

  async #start() {
    if (this.#showing !== null || !this.isConnected) return;
    this.#watch?.disconnect();
    this.#watch = null;
    const showing = createShowing(this.#shadow, () => this[settings], {
      changed: () => this.#tell("pylos-change", null),
      look: ({ elevation, turn }) => {
        const view = { ...this.view, elevation, turn: Math.round((turn % 360) * 10) / 10 };
        Object.assign(this, { view });
        this.#tell("pylos-change", null);
      },
      say: (detail) => this.#tell("pylos-say", detail),
      choose: (detail) => this.#tell("pylos-choose", detail),
      move: (detail) => this.#tell("pylos-move", detail),
      end: (detail) => this.#tell("pylos-end", detail),
      illegal: (detail) => this.#tell("pylos-illegal", detail),
    });
    this.#showing = showing;
    try {
      const loading = loadRules();
      // Told below; a failure must not wait unheard for the texts.
      loading.catch(() => {});
      await this.#speak(showing);
      const rules = await loading;
      if (showing !== this.#showing) return;
      this.#rules = rules;
      const seats = players(this[settings]);
      const session = (this.#kept && { ...this.#kept, ...seats }) ?? this.#begin(rules);
      const { variant, takeBack, emptyReserve } = this[settings];
      const empty = () =>
        seated(rules, rules.newGame({ variant, takeBack, emptyReserve }), this[settings]);
      showing.open(rules, session ?? empty());
      this.#complain();
      this.#ready.resolve(this);
    } catch (error) {
      if (showing !== this.#showing) return;
      const text = this.#text;
      const reason = text === null ? "" : `${text("status.noRules")}. ${text("note.noRules")}`;
      if (this.#tell("pylos-fail", { reason })) showing.giveUp(reason);
      this.#ready.reject(error);
    }
  }

  /**
   * Gives the board its language: English, where the one wanted does not arrive.
   *
   * @param {Showing} showing
   */
  async #speak(showing) {
    let text;
    let lang;
    do {
      lang = this.#language();
      text = await loadBoardText(lang).catch(() => loadBoardText("en"));
    } while (lang !== this.#language());
    if (showing !== this.#showing) return;
    this.#text = text;
    showing.speak(text);
    this.#complain();
  }

  #stop() {
    this.#watch?.disconnect();
    this.#watch = null;
    if (this.#showing === null) return;
    this.#kept = this.#table?.session ?? this.#kept;
    this.#showing.stop();
    this.#showing = null;
    this.#shadow.replaceChildren();
    // Whoever still waits may have what comes next.
    if (this.#ready.settled) this.#ready = withResolvers();
  }

  #language() {
    const root = /** @type {Element | null} */ (this.closest("[lang]"));
    const around = root?.getAttribute("lang") || document.documentElement.lang;
    return this.lang || around || navigator.language || "en";
  }

  /**
   * @param {string} type
   * @param {object | null} detail null: there is nothing to prevent.
   * @returns {boolean} Whether nobody has called `preventDefault`.
   */
  #tell(type, detail) {
    const cancelable = detail !== null;
    return this.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }),
    );
  }
}

function withResolvers() {
  const deferred = {
    settled: false,
    /** @type {(value: unknown) => void} */
    resolve() {},
    /** @type {(error: unknown) => void} */
    reject() {},
    /** @type {Promise<unknown>} */
    promise: Promise.resolve(),
  };
  deferred.promise = new Promise((resolve, reject) => {
    deferred.resolve = (value) => {
      deferred.settled = true;
      resolve(value);
    };
    deferred.reject = (error) => {
      deferred.settled = true;
      reject(error);
    };
  });
  // Whoever waits is told; nobody has to wait.
  deferred.promise.catch(() => {});
  return deferred;
}
