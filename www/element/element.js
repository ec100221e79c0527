/**
 * `<pylos-board>`: its properties, methods and events, and its life in a document.
 * @import { Event, PointedOut } from "../game/reduce.js"
 * @import { Session } from "../game/session.js"
 * @import { Choice } from "../game/turn-builder.js"
 * @import { Game, Move } from "../pkg/rules.js"
 * @import { Mark } from "../board/types.js"
 * @import { CameraSettings, Property, Settings, Shown } from "./attributes.js"
 * @import { Picture, Showing } from "./showing.js"
 * @import { Rooms, Tree } from "./console.js"
 */

import { plans } from "../board/board.js";
import { canPaint } from "../board/canvas.js";
import { canFinish, newSession, showPly } from "../game/session.js";
import { NOTHING } from "../game/turn-builder.js";
import { onButton, whenIdle } from "../site/dom.js";
import { late } from "../site/late.js";
import { deferred } from "../site/ready.js";
import { loadBoardText } from "../text/board-text.js";
import {
  ATTRIBUTES,
  BadValue,
  checkMarks,
  formatValue,
  itemsOf,
  NAMES,
  nameOf,
  OF_THE_GAME,
  PROPERTIES,
  parseAttribute,
  playersOf,
  textIn,
  writeAttribute,
} from "./attributes.js";
import { arrange, makeTree } from "./console.js";
import { lateRules } from "./rules.js";
import { authors, commentOf, createShowing, notations, SILENT, tell } from "./showing.js";
import { followLanguage, languageOf, shadowOf, showContent, upgrade } from "./tag.js";

/** The distance from the viewport, or from the visible part of a box that scrolls, at which a board starts. */
const NEAR = "50%";

/** The links that move a board, when a board has a name for them. */
const links = late(() => import("./links.js"));

/**
 * Properties that take the text of their attribute as well.
 * @typedef {{
 *   get moves(): Settings["moves"]; set moves(value: string | readonly string[] | null);
 *   get camera(): Settings["camera"]; set camera(value: string | CameraSettings | null);
 *   get show(): Settings["show"]; set show(value: string | readonly Shown[] | null);
 *   get marks(): Settings["marks"]; set marks(value: string | readonly Mark[] | null);
 * }} Written
 */

/** Also without a document, as in Node. */
const Base = /** @type {{ new(): HTMLElement & Omit<Settings, keyof Written> & Written }} */ (
  globalThis.HTMLElement ?? class {}
);

/** @typedef {Game | { readonly record: string } | string} GameOrRecord A game or a game record. */

/**
 * What `load` puts on the board: `ahead` is the game that `redo` leads to; the players are by default as they are.
 * @typedef {{ game: GameOrRecord, ahead?: GameOrRecord | null, paused?: boolean } & Partial<Pick<Settings, "interactive" | "opponent">>} Load
 */

/**
 * A Pylos board.
 * @tagname pylos-board
 * @attr {"children" | "standard" | "expert"} [variant=standard] - The rules.
 * @attr {"required" | "optional"} [take-back=required] - Whether a square or line must give a ball back.
 * @attr {"loses" | "playsOn"} [empty-reserve=loses] - What an empty reserve means for the player to move.
 * @attr {string} position - The start, as a position text; the empty board if absent.
 * @attr {string} src - The address of a game record; another record may stand in the tag.
 * @attr {string} moves - The moves played from the start, such as `1b2 1c2 1b3`.
 * @attr {number} ply - Number of these moves that the board shows at first; all if absent.
 * @attr {string} camera - From where the board is seen: `elevation=70.5 rotation=0 levels=4 seeThrough=0`.
 * @attr {"light" | "dark"} [orientation=light] - The player whose side is in front.
 * @attr {"none" | "light" | "dark" | "both"} [interactive=none] - Who plays by hand; `light` with an opponent.
 * @attr {1 | 2 | 3 | 4 | 5 | 6 | 7 | 8} opponent - Level of the computer.
 * @attr {number} replay - Seconds between two moves; adds a button to the controls that plays the moves.
 * @attr {"turns"} confirm - Adds a button that plays a turn; without it, the last choice does.
 * @attr {"normal" | "slow" | "fast" | "none"} [speed=normal] - How fast balls move.
 * @attr {"balls"} selectable - Lets the user choose any ball; the page answers `pylos-choose`.
 * @attr {string} [show=liftable legal last-move reserves] - What is shown, also `coordinates plan crown notation controls caption completes threats`.
 * @attr {string} marks - Marks such as `ring:1b2 arrow:1a1-2b2 minus:1c1 3:1d1:good`.
 * @attr {"light" | "dark" | "auto"} theme - Colours; those of the page if absent.
 * @attr {string} id - The name of the board in links that move it, such as `#game:12`.
 * @attr {string} lang - Language, such as `de`; that of the page if absent.
 * @fires {CustomEvent<{ place: string }>} pylos-choose - The user has chosen a place.
 * @fires {CustomEvent<{ move: Move, before: Game, after: Game }>} pylos-move - The user has chosen a whole move.
 * @fires {CustomEvent<{ game: Game }>} pylos-end - The user's move, or the answer to it, has ended the game.
 * @fires {CustomEvent<Refusal>} pylos-illegal - A choice is illegal.
 * @fires {CustomEvent<Change>} pylos-change - A property has a new value; after a move with `move` and `by`.
 * @fires {CustomEvent<Motion>} pylos-land - A ball has come to rest.
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
 * @cssprop --pylos-notation-size - Height of the move list.
 * @cssprop --pylos-mark - Signs of what may be done, and marks without a tone.
 * @cssprop --pylos-mark-casing - Outline of the marks.
 * @cssprop --pylos-mark-happened - Signs of the last move, and marks with the tone `happened`.
 * @cssprop --pylos-mark-completes - Signs of what completes a square or line, and marks with the tone `completes`.
 * @cssprop --pylos-mark-threat - Signs of what the opponent threatens, and marks with the tone `threat`.
 * @cssprop --pylos-mark-coach - Marks with the tone `coach`.
 * @cssprop --pylos-mark-good - Marks with the tone `good`.
 * @cssprop --pylos-mark-fair - Marks with the tone `fair`.
 * @cssprop --pylos-mark-even - Marks with the tone `even`.
 * @cssprop --pylos-mark-poor - Marks with the tone `poor`.
 * @cssprop --pylos-mark-bad - Marks with the tone `bad`.
 * @cssprop --pylos-focus - The ring around the focused place.
 * @cssprop --pylos-focus-casing - Outline of that ring.
 * @csspart board
 * @csspart plan
 * @csspart bar - Holds `status`, `note` and `turn`.
 * @csspart status
 * @csspart note
 * @csspart turn
 * @csspart controls
 * @csspart caption
 * @csspart notation
 * @csspart error
 * @csspart button - Every button.
 * @slot - Shown where the board cannot be; a `<script type="text/x-pylos">` in it holds a game record.
 */
export class PylosBoard extends Base {
  static get observedAttributes() {
    return [...NAMES, "id"];
  }

  static {
    for (const property of PROPERTIES) {
      const name = nameOf(property);
      const { usual } = ATTRIBUTES[property];
      Object.defineProperty(PylosBoard.prototype, property, {
        configurable: true,
        enumerable: true,
        /** @this {PylosBoard} */
        get() {
          return this.#settings[property];
        },
        /** @this {PylosBoard} @param {unknown} value */
        set(value) {
          if (property === "marks" && typeof value !== "string") {
            // Marks of a program are data, never text.
            this.removeAttribute(name);
            this.#take(property, () => (value ? checkMarks(value) : usual));
          } else writeAttribute(this, name, value);
        },
      });
    }
  }

  /** The last good value of each attribute. */
  #settings = /** @type {Settings} */ (
    Object.fromEntries(
      PROPERTIES.map((property) => [property, Object.freeze(ATTRIBUTES[property].usual)]),
    )
  );
  /** @type {Map<string, Error>} What is wrong with the others, by name; as `game`, what the rules say. */
  #bad = new Map();
  /** @type {string | null} The record of a game that was set as a property, or was read. */
  #record = null;
  /** @type {string | null} The record that was read last. */
  #recordRead = null;
  /** @type {Rooms | null} */
  #rooms = null;
  /** @type {Promise<void> | null} The record of `src` or of the tag, once it is wanted. */
  #reading = null;
  /** @type {Set<Property>} What has changed since the last update. */
  #pending = new Set();
  /** @type {Tree | null} While the board is in a document. */
  #tree = null;
  /** @type {Showing | null} Since it has started. */
  #showing = null;
  #text = SILENT;
  /** @type {Session | null} The session of a board that was removed from its document. */
  #kept = null;
  /** Ends with the stay in a document. */
  #stay = new AbortController();
  #near = true;
  #onPaper = false;
  #ready = readiness();
  /** Whether `ready` has been asked for: the board then loads, in view or not. */
  #wanted = false;

  /** The game on the board; null until the rules are loaded. @returns {Game | null} */
  get game() {
    return this.session?.game ?? null;
  }
  /** @param {GameOrRecord | null} value Null: the game of the attributes. */
  set game(value) {
    this.#record = (value ?? null) === null ? null : textIn(value, "record");
    this.#update("position");
  }

  /** The legal moves of the game. @returns {readonly Move[]} */
  get legal() {
    return this.session?.legal ?? [];
  }

  /** The part of a move chosen so far. @returns {Readonly<Choice>} */
  get choice() {
    return this.session?.choice ?? NOTHING;
  }

  /** Whether `finish` would play the choice as it stands. @returns {boolean} */
  get canFinish() {
    return this.session !== null && canFinish(this.session);
  }

  /** The ply on the board: the number of moves played at the moment shown. @returns {number} */
  get shownPly() {
    return this.session?.shown.moves.length ?? 0;
  }

  /** The sentence under the status: why a click did nothing, for example. @returns {string} */
  get note() {
    return this.#loop?.state.note ?? "";
  }

  /** Whether the opponent has been thinking for a while. @returns {boolean} */
  get thinking() {
    return this.#loop?.state.thinking ?? false;
  }

  /** Whether balls are moving; the properties already say where to. @returns {boolean} */
  get moving() {
    return this.#loop?.state.moving ?? false;
  }

  /** The comment of the record at the moment shown, without the marks written in it. @returns {string} */
  get comment() {
    return this.session === null ? "" : commentOf(this.session).words;
  }

  /** Whether the moves are being replayed; anything else that changes the moment shown ends that. @returns {boolean} */
  get replaying() {
    return this.#loop?.state.replaying ?? false;
  }
  set replaying(value) {
    this.#apply();
    this.#showing?.send({ is: "replay", on: Boolean(value) });
  }

  /** Whether the opponent waits; the next move, or an undo, ends that. @returns {boolean} */
  get paused() {
    return this.session?.paused ?? false;
  }
  set paused(value) {
    this.#apply();
    const paused = Boolean(value);
    if (paused !== this.paused) this.#showing?.send({ is: "pause", paused });
  }

  /** The state of the game as one plain value. @returns {Readonly<Session> | null} */
  get session() {
    return this.#loop?.state.session ?? this.#kept;
  }

  /** Fulfilled when there is a game on the board. @returns {Promise<this>} */
  get ready() {
    this.#wanted = true;
    this.#start();
    return /** @type {Promise<this>} */ (this.#ready.promise);
  }

  /** What the page points out besides `marks` while the board shows one moment. @internal @param {PointedOut} value */
  set pointedOut(value) {
    this.#showing?.send({ is: "point", pointed: value });
  }

  /**
   * Where status, note and buttons of the turn stand, in place of those of the board: rooms of the page by their names.
   * @internal @returns {Rooms | null}
   */
  get consoleRooms() {
    return this.#rooms;
  }
  /** @internal @param {Rooms} rooms */
  set consoleRooms(rooms) {
    this.#rooms = rooms;
    if (rooms.turn) onButton(rooms.turn, "act", (act) => this.#showing?.act(act));
    this.#arrange();
  }

  /**
   * Puts a game with its players on the board, at once and as a whole. Throws where the board has no
   * rules yet (`ready`) or the rules refuse the game; then nothing changes.
   * @param {Load} what
   * @returns {Game}
   */
  load(what) {
    /** @type {Load} */
    const { game, ahead, interactive = this.interactive, ...more } = Object(what);
    const { opponent = this.opponent, paused = false } = more;
    this.#apply();
    const loop = this.#loop;
    const rules = lateRules.now;
    if (loop === null || rules === null) throw new Error("await board.ready before load()");
    const players = {
      interactive: parseAttribute("interactive", interactive && formatValue(interactive)),
      opponent: parseAttribute("opponent", opponent === null ? null : formatValue(opponent)),
    };
    const next = newSession(rules, rules.loadGame(game), {
      ...playersOf(players),
      ahead: (ahead ?? null) === null ? null : rules.loadGame(/** @type {GameOrRecord} */ (ahead)),
      paused: Boolean(paused),
    });
    // Nothing below throws.
    this.#record = next.game.record;
    this.#bad.delete("game");
    Object.assign(this, players);
    loop.dispatch({ is: "load", session: next });
    this.#complain();
    return next.game;
  }

  /** Rejects with the error of the rules where the move is not legal. @param {string | { text: string }} move */
  play(move) {
    return this.#do({ is: "play", move: textIn(move, "text") });
  }

  /** Takes a move back; against the computer its answer too. */
  undo() {
    return this.#do({ is: "undo" });
  }

  /** Plays again what `undo` took back. */
  redo() {
    return this.#do({ is: "redo" });
  }

  /**
   * Shows the moment after `ply` moves; the game stays as it is.
   * @param {number} ply
   * @param {readonly string[] | null} [line] The moves of a variation, from the start of the game.
   */
  async goTo(ply, line = null) {
    const moves = line && itemsOf(line).map((move) => textIn(move, "text"));
    return this.#do({ is: "show", ply: Math.trunc(Number(ply)) || 0, line: moves });
  }

  /** Starts the game of the attributes, or the last `game` that was set, again. */
  reset() {
    return this.#do(() => {
      const session = this.#begin();
      if (session !== null) this.#showing?.send({ is: "load", session });
      this.#complain();
    });
  }

  /** Plays the choice as it stands, where that is legal. */
  finish() {
    return this.#do({ is: "finish" });
  }

  /** Goes one step back in the choice. */
  putBack() {
    return this.#do({ is: "putBack" });
  }

  /** Returns to the game from an earlier moment; else cancels the choice, or removes the note. */
  cancel() {
    return this.#do({ is: "cancel" });
  }

  /**
   * A picture of the moment shown.
   * @param {Picture} [how] The width in CSS pixels (480), the pixels of the file for each (1.5), and from where the board
   *   is seen, by default as now.
   * @returns {Promise<Blob>} PNG.
   */
  async toBlob(how) {
    await this.#do(() => {});
    return /** @type {Showing} */ (this.#showing).picture(how);
  }

  /** Focuses the board, at the ball just played if there is one. @param {FocusOptions} [options] */
  focus(options) {
    this.#apply();
    if (this.#showing === null) super.focus(options);
    else this.#showing.board.focus(this.choice.to, options);
  }

  connectedCallback() {
    upgrade(this, [...PROPERTIES, "consoleRooms", "game", "paused", "replaying"]);
    try {
      if (this.#tree === null) this.#settle();
    } catch (error) {
      // Something is missing in this browser.
      this.#stop();
      showContent(this);
      throw error;
    }
    if (this.#wanted) this.#start();
  }

  disconnectedCallback() {
    // A board that is only moved is connected again by then.
    queueMicrotask(() => {
      if (!this.isConnected) this.#stop();
    });
  }

  adoptedCallback() {
    // Style sheets and observers belong to the old document.
    this.#stop();
    if (this.isConnected) this.connectedCallback();
  }

  /** @type {(name: string, before: string | null, written: string | null) => void} */
  attributeChangedCallback(name, before, written) {
    if (before === written) return;
    const property = PROPERTIES.find((property) => nameOf(property) === name);
    if (property === undefined) this.#followLinks();
    else this.#take(property, () => parseAttribute(property, written));
  }

  /** Takes the new value of an attribute or property, good or bad. @type {(property: Property, read: () => unknown) => void} */
  #take(property, read) {
    const name = nameOf(property);
    try {
      const value = Object.freeze(read());
      if (value === this.#settings[property] && !this.#bad.has(name)) return;
      this.#settings = { ...this.#settings, [property]: value };
      this.#bad.delete(name);
    } catch (error) {
      // A getter or a proxy of the page may throw anything.
      this.#bad.set(name, error instanceof BadValue ? error : new BadValue("cannot be read."));
    }
    const reads = property === "src" && (this.#reading !== null || this.#loop !== null);
    const isGone = reads && this.#settings.src === null;
    // Without `src` the game is that of the tag or of the attributes, but for one that was set.
    const goes = isGone && this.#record === this.#recordRead;
    if (goes || OF_THE_GAME.includes(property)) this.#record = null;
    if (reads) this.#reading = this.#read();
    if (!reads || isGone) this.#update(isGone ? "position" : property);
  }

  get #loop() {
    return this.#showing?.loop ?? null;
  }

  /** @param {Event | (() => void)} event @returns {Promise<Game>} */
  async #do(event) {
    await this.ready;
    const loop = this.#loop;
    if (loop === null) throw new Error("this board is in no document");
    if (typeof event === "function") event();
    else loop.dispatch(event);
    return loop.state.session.game;
  }

  /** @param {Property} property */
  #update(property) {
    // Attributes that change together make one game.
    if (this.#pending.size === 0) queueMicrotask(() => this.#apply());
    this.#pending.add(property);
    // The session of a removed board is out of date.
    if (this.#loop === null && OF_THE_GAME.includes(property)) this.#kept = null;
  }

  #apply() {
    const pending = this.#pending;
    this.#pending = new Set();
    if (pending.size === 0) return;
    this.#arrange();
    this.#showing?.use(pending);
    const loop = this.#loop;
    if (loop === null) return;
    if (OF_THE_GAME.some((property) => pending.has(property))) {
      const session = this.#begin();
      if (session !== null && session.game.record !== loop.state.session.game.record) {
        loop.dispatch({ is: "load", session });
      }
    }
    loop.dispatch({ is: "players", players: playersOf(this.#settings) });
    if (pending.has("ply")) {
      loop.dispatch({ is: "show", ply: this.#settings.ply ?? Number.POSITIVE_INFINITY });
    }
    this.#complain();
  }

  #arrange() {
    if (this.#tree !== null) arrange(this.#tree, this.#settings, this.#rooms !== null);
  }

  /** @returns {Session | null} The session of the attributes; null where the rules refuse its game. */
  #begin() {
    const rules = lateRules.now;
    if (rules === null) return null;
    const { variant, takeBack, emptyReserve, position, moves, ply } = this.#settings;
    const options = { variant, takeBack, emptyReserve, moves, position: position ?? undefined };
    try {
      const game = this.#record === null ? rules.newGame(options) : rules.loadGame(this.#record);
      this.#bad.delete("game");
      const session = newSession(rules, game, playersOf(this.#settings));
      return ply === null ? session : showPly(rules, session, ply);
    } catch (error) {
      this.#bad.set("game", /** @type {Error} */ (error));
      return null;
    }
  }

  /** Whether its game is still to be read, from `src` or the tag. */
  get #isUnread() {
    return this.#record === null && this.#kept === null;
  }

  async #read() {
    const before = this.#record;
    const { src } = this.#settings;
    if (src === null && !mayHaveBlock(this)) return;
    try {
      const { readRecord } = await authors.load();
      const record = await readRecord(this, src);
      if (src === this.#settings.src && before === this.#record) {
        this.#record = record;
        this.#recordRead = record;
      }
    } catch (error) {
      this.#bad.set("src", /** @type {Error} */ (error));
    }
    if (src === this.#settings.src) this.#update("position");
    else await this.#read();
  }

  /** Shows what is wrong with the attributes and their game. */
  async #complain() {
    const [text, badGame] = [this.#text, this.#bad.get("game")];
    if (text === SILENT) return;
    const isFine = this.#bad.size === 0 && canPaint();
    const words = async () => (await authors.load()).complaint(text.lang, this.#bad);
    const said = isFine ? "" : await words().catch(() => null);
    const isNow = badGame === this.#bad.get("game") && text === this.#text;
    if (isNow && said !== null) this.#showing?.complain(said);
  }

  /** Makes the parts of the board, which have their room from the beginning; the board starts when it comes near. */
  #settle() {
    this.#tree = makeTree(shadowOf(this));
    this.#arrange();
    this.#stay = new AbortController();
    const { signal } = this.#stay;
    const observer = new IntersectionObserver(
      (entries) => {
        this.#near = entries.some(({ isIntersecting }) => isIntersecting);
        this.#showing?.board.near(this.#near);
        if (this.#near) this.#start();
      },
      { rootMargin: NEAR, scrollMargin: NEAR },
    );
    observer.observe(this);
    signal.addEventListener("abort", () => observer.disconnect());
    addEventListener("beforeprint", () => this.#print(true), { signal });
    addEventListener("afterprint", () => this.#print(false), { signal });
    const paper = ({ matches = false }) => this.#print(matches);
    matchMedia("print").addEventListener("change", paper, { signal });
    // Where no texts arrive, the language stays.
    followLanguage(this, () => this.#text !== SILENT && this.#speak().catch(() => {}), signal);
    this.#followLinks();
    whenIdle(() => this.#prepareForPaper());
  }

  #followLinks() {
    const { signal } = this.#stay;
    if (this.id !== "" && this.#tree !== null) links.use((code) => code.followLinks(this, signal));
  }

  /** Loads what a board needs that may be printed before anybody has scrolled to it. */
  #prepareForPaper() {
    if (this.#tree === null || this.#showing !== null) return;
    const { src } = this.#settings;
    // The file of `src` may be one of many on the page: it is fetched when the board comes near, or is printed.
    if (src === null && this.#isUnread) this.#reading ??= this.#read();
    // What is missing then is loaded, and its failure told, when the board starts.
    Promise.allSettled([
      lateRules.load(),
      this.#speak(),
      src === null || authors.load(),
      this.#tree.rooms.notation.hidden || notations.load(),
      this.#tree.plan.hidden || plans.load(),
    ]);
  }

  /** Before and after the page is printed. What is not done at once is not on paper. @param {boolean} on */
  #print(on) {
    if (on === this.#onPaper) return;
    this.#onPaper = on;
    this.#apply();
    if (on && this.#showing === null && lateRules.now !== null && this.#text !== SILENT) {
      const { src } = this.#settings;
      if (src !== null && this.#isUnread) this.#record = authors.now?.fetchTextNow(src) ?? null;
      // A board whose file does not arrive is printed empty, and reads it again when it comes near.
      if (src === null || !this.#isUnread) {
        this.#show();
        this.#open();
      }
    }
    if (on) this.#showing?.plan();
    this.#showing?.board.print(on);
  }

  async #start() {
    const tree = this.#tree;
    try {
      const showing = this.#show();
      if (showing === null) return;
      if (this.#isUnread) this.#reading ??= this.#read();
      await Promise.all([lateRules.load(), this.#speak(), this.#isUnread && this.#reading]);
      if (showing === this.#showing) this.#open();
    } catch (error) {
      await this.#speak().catch(() => {});
      if (tree === null || tree !== this.#tree) return;
      const text = this.#text;
      const reason = text === SILENT ? "" : `${text("status.noRules")}. ${text("note.noRules")}`;
      if (tell(this, "pylos-fail", { reason })) showContent(this, reason);
      this.#ready.settled = true;
      this.#ready.reject(error);
    }
  }

  /** @returns {Showing | null} The first picture; null if it is there already, or the board in no document. */
  #show() {
    if (this.#showing !== null || this.#tree === null || !this.isConnected) return null;
    if (this.#ready.settled) return null;
    this.#showing = createShowing(this, this.#tree, () => this.#text, this.#stay.signal);
    this.#showing.board.near(this.#near);
    return this.#showing;
  }

  /** Begins the game, once the rules and the texts are there. */
  #open() {
    const rules = lateRules.now;
    if (rules === null) return;
    const players = playersOf(this.#settings);
    const session = this.#kept === null ? this.#begin() : { ...this.#kept, ...players };
    const { variant, takeBack, emptyReserve } = this.#settings;
    const empty = () =>
      newSession(rules, rules.newGame({ variant, takeBack, emptyReserve }), players);
    this.#showing?.open(session ?? empty());
    this.#complain();
    this.#ready.settled = true;
    this.#ready.resolve(this);
  }

  /** Gives the board its language; English where the texts of another one do not arrive. @returns {Promise<void>} */
  async #speak() {
    const lang = languageOf(this);
    const text = await loadBoardText(lang).catch(() => loadBoardText("en"));
    if (lang !== languageOf(this)) return this.#speak();
    this.#text = text;
    if (this.#tree !== null) this.#tree.frame.lang = text.lang;
    this.#showing?.refresh();
    this.#complain();
  }

  #stop() {
    this.#stay.abort();
    this.#tree = null;
    this.shadowRoot?.replaceChildren();
    if (this.#showing !== null) {
      this.#kept = this.session;
      this.#showing = null;
    }
    // A promise that is still open holds for the next start.
    if (this.#ready.settled) this.#ready = readiness();
  }
}

/** Whether a record may be in the tag of a board, or right after it. @param {PylosBoard} board */
const mayHaveBlock = (board) =>
  document.readyState === "loading" ||
  /** @type {ParentNode} */ (board.getRootNode()).querySelector('[type="text/x-pylos"]') !== null;

function readiness() {
  /** @type {ReturnType<typeof deferred<unknown>>} */
  const made = deferred();
  const ready = { ...made, settled: false };
  // An author need not handle a rejection.
  ready.promise.catch(() => {});
  return ready;
}
