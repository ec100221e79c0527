/**
 * Games by links: two people who are apart send each other every turn as a link. This opens such a link, stores the game and
 * sends its turns. Beside the board stand the button that sends a turn, what else can be done, and the names.
 * @import { Player } from "../../board/types.js"
 * @import { Link } from "../../library/links.js"
 * @import { Settings } from "../../library/storage.js"
 * @import { Game } from "../../pkg/rules.js"
 * @import { Part } from "../../site/nodes.js"
 * @import { Page } from "../main.js"
 * @import { Kept, Letter, Match, Showing } from "./match.js"
 */

import { gameAt, isLive, isPart, other } from "../../game/session.js";
import * as links from "../../library/links.js";
import { onButton, setText } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { button, h, toElement } from "../../site/nodes.js";
import { renew } from "../../site/renew.js";
import { canShare, shareOrCopy, toClipboard } from "../../site/share.js";
import { text } from "../../text/text.js";
import { closeWelcome, openWelcome } from "../console.js";
import { labelled, part, withText } from "../dialogs/dialog.js";
import { saved, setUp } from "../setup.js";
import * as matches from "./match.js";

/** @typedef {"send" | "copy" | "code" | "back" | "adopt" | "swap"} Act */

/** @typedef {"shared" | "copied" | "shown" | "refused" | "cancelled"} Way "shown": as a QR code; "refused": the browser does nothing. */

/** A new game by links. Its address opens it, as any link does. @type {(chosen: Settings, own: string, friend: string) => void} */
export function startByLinks({ colour, variant, takeBack, emptyReserve }, own, friend) {
  const you = colour !== "random" ? colour : Math.random() < 0.5 ? "light" : "dark";
  const names = { light: links.tidy(friend), dark: links.tidy(friend), [you]: links.tidy(own) };
  const address = { ...links.NO_MOVES, rules: { variant, takeBack, emptyReserve } };
  beginByLinks({ id: links.newId(), names, address }, you);
}

/** Begins a game, or goes on with the one of that name. @type {(link: Link, you: Player) => void} */
function beginByLinks(link, you) {
  const kept = links.read(link.id);
  if (kept === null) links.write({ link, you, sent: -1 });
  location.hash = links.formatLink(kept?.link ?? link);
}

/** The game once more, with the colours swapped. @type {(match: Match, game: Game) => void} */
export function rematchByLinks({ link: { id, names }, you }, { rules, start }) {
  const swapped = { light: names.dark, dark: names.light };
  const address = { ...links.NO_MOVES, rules, position: start };
  beginByLinks({ id: links.rematchId(id), names: swapped, address }, other(you));
}

/** @type {(name: "you" | "friend", key: string) => Part} */
const field = (name, key) =>
  labelled(name, key, { type: "text", maxlength: links.LONGEST_NAME, autocomplete: "off" });

const LABEL = { "data-label": "friend.label" };

const card = () => {
  const code = { class: "friend-code", role: "img", "shape-rendering": "crispEdges", hidden: true };
  const letter = { class: "friend-text", rows: 4, readonly: true, "data-label": "friend.text" };
  const names = [field("you", "new.yourName"), field("friend", "new.friendName")];
  const actions = h("div", { class: "friend-actions" });
  const about = [withText("summary", "friend.about"), withText("p", "friend.rules")];
  return [
    h("p", { class: "friend-line" }),
    actions,
    h("svg", code, h("path", { fill: "#fff" }), h("path", {})),
    h("textarea", letter),
    h(
      "details",
      { class: "friend-about" },
      ...about,
      h("div", { class: "names" }, ...names),
      actions,
    ),
  ];
};

/** @param {Page} page */
export function createFriends(page) {
  const { rules, board, memory, send, say } = page;
  // In the place of the buttons of a turn.
  const turn = toElement(h("div", { class: "friend-turn turn", role: "group", ...LABEL }));
  byId("turn").after(turn);
  const root = toElement(h("section", { class: "friend", ...LABEL }, ...card()));
  const letterText = part(root, "textarea");
  const code = part(root, ".friend-code");
  byId("sheet").prepend(root);
  const inputs = root.querySelectorAll("input");

  /** @type {(input: HTMLInputElement, you: Player) => Player} */
  const playerOf = ({ name }, you) => (name === "you" ? you : other(you));
  const pageUrl = () => location.origin + location.pathname;

  for (const element of [turn, root]) {
    onButton(element, "friend", (name) => {
      const { match } = page.state;
      if (match) acts[/** @type {Act} */ (name)](match);
    });
  }
  for (const input of inputs) {
    input.addEventListener("change", () => {
      const { match } = page.state;
      if (!match || refresh(match)) return;
      const name = { [playerOf(input, match.you)]: links.tidy(input.value) };
      become({ ...match, link: { ...match.link, names: { ...match.link.names, ...name } } });
    });
  }
  for (const type of ["storage", "pageshow"]) {
    addEventListener(type, () => page.state.match && refresh(page.state.match));
  }

  /** Keeps a game among the others. @type {(link: Link, id: string) => void} */
  const keepAmongOthers = (link, id) => {
    const session = setUp(matches.gameOfLink(rules, link));
    memory.keep({ ...saved({ session, clock: null }), id });
  };

  /** @type {(next: Kept, how?: Showing) => void} */
  function show(next, how = {}) {
    const isKept = links.read(next.link.id) !== null;
    const { setup, how: opening } = matches.openingOf(rules, next, how, isKept);
    const { game } = setup;
    if (how.played) {
      const before = gameAt(rules, game, game.moves.length - 1);
      board.load({ game: before, interactive: next.you, opponent: null });
    }
    send({ is: "open", setup, how: opening });
  }

  /** Stores what is known of the game. @type {(next: Kept) => void} */
  function store(next) {
    links.write(next);
    const { result } = links.gameOf(rules, next.link.address);
    if (result !== null) keepAmongOthers(next.link, `links-${next.link.id}`);
  }

  /** The game on the board goes on as another entry. @param {Match} match */
  function become(match) {
    store(match);
    send({ is: "matched", match });
  }

  /** Shows the game again where another tab has gone on with it. @param {Match} match */
  function refresh(match) {
    const found = matches.refreshed(match, links.read(match.link.id));
    if (found !== null) show(found.next, found.how);
    return found !== null;
  }

  /** @param {Link} link */
  function seat(link) {
    const { next, how } = matches.seated(link);
    const isFirst = memory.game.read() === null;
    show(next, how);
    if (!isFirst || page.state.session.game.result !== null) return;
    // Somebody who was invited, and has no game here, is told what it is about.
    const who = part(byId("welcome"), "span");
    delete who.dataset.text;
    setText(who, how.seated ?? "");
    openWelcome(board);
    say(text("welcome.goal"));
  }

  /** @type {(link: Link, kept: Kept) => Promise<void>} */
  async function follow(link, kept) {
    const { next, how, stores, older } = matches.followed(rules, link, kept);
    if (stores) store(next);
    show(next, how);
    if (older === undefined) return;
    const last = page.state.session.game.moves.length;
    await board.goTo(older);
    send({ is: "told", words: text("friend.older", { turn: older, last }) });
  }

  /** @type {(match: Match, way: (letter: Letter) => Promise<Way>) => Promise<void>} */
  async function post(match, way) {
    const { game } = page.state.session;
    const how = await way(matches.letter(match, game, pageUrl()));
    if (how === "cancelled") return;
    // The game may have gone on meanwhile, also in another tab.
    const last = links.read(match.link.id) ?? match;
    const isSame = isPart(game.moves, last.link.address.moves);
    const sent = isSame ? Math.max(last.sent, links.length(matches.addressOf(game))) : last.sent;
    links.write({ ...last, sent });
    const now = page.state.match;
    if (now?.link.id !== match.link.id || now.isLook) return;
    // The card says what to do with what it shows.
    const shown = how === "refused" ? "text" : how === "shown" ? "code" : "";
    send({ is: "matched", match: { ...now, sent, shown } });
    const told = text("friend.told", { how });
    send({ is: "told", words: shown === "" ? told : "", aloud: told });
    if (shown !== "text") return;
    letterText.focus();
    letterText.select();
  }

  /** @type {Record<Act, (match: Match) => void>} */
  const acts = {
    send: (match) =>
      post(match, ({ sentence, url, written }) => shareOrCopy({ text: sentence, url }, written)),
    copy: (match) => post(match, ({ written }) => toClipboard(written)),
    code: (match) => post(match, async () => "shown"),

    back({ link }) {
      const kept = links.read(link.id);
      if (kept !== null) show(kept);
    },

    /** The other game is a game of its own from here on. */
    adopt(match) {
      const { link } = match;
      const last = links.read(link.id) ?? match;
      keepAmongOthers(last.link, links.newId());
      const names = matches.joinedNames(last, link.names);
      const next = { ...last, link: { ...link, names }, sent: links.length(link.address) };
      store(next);
      show(next, { note: text("friend.adopted") });
    },

    swap(match) {
      if (refresh(match)) return;
      const next = { ...match, you: other(match.you) };
      links.write(next);
      show(next);
    },
  };

  /** Draws a link as a QR code, dark on light in every theme, with the quiet zone that readers want. @param {string} url */
  async function drawCode(url) {
    code.toggleAttribute("hidden", url === "");
    if (url === "" || code.dataset.url === url) return;
    code.dataset.url = url;
    code.setAttribute("aria-label", `${text("friend.code")}: ${url}`);
    const { loadCodes, pathOf } = await import("./code.js");
    const { side, path } = pathOf(await loadCodes(), url);
    code.setAttribute("viewBox", `0 0 ${side} ${side}`);
    const [light, dark] = code.children;
    light.setAttribute("d", `M0 0h${side}v${side}H0z`);
    dark.setAttribute("d", path);
    code.scrollIntoView({ block: "nearest" });
  }

  return {
    /**
     * Opens the game by links of an address or, where that is empty, the one of this name in the storage.
     * @type {(hash: string, fail: (problem: unknown) => void | Promise<void>, name?: string) => void | Promise<void>} `fail`: is told what is
     *   wrong with the link.
     */
    visit(hash, fail, name = "") {
      const last = hash === "" ? links.read(name.replace("friend-", "")) : null;
      if (last !== null) return show(last);
      try {
        const written = links.parseLink(hash);
        const address = matches.addressOf(matches.gameOfLink(rules, written));
        const link = { ...written, address };
        const kept = links.read(link.id);
        if (kept === null) seat(link);
        else follow(link, kept);
      } catch (problem) {
        return fail(problem);
      }
    },

    /** The game on the board has a turn more, or less. @param {Match} match */
    keep(match) {
      // Also by resigning, which is no move.
      closeWelcome();
      if (match.isLook || refresh(match)) return;
      const address = matches.addressOf(page.state.session.game);
      become({ ...match, link: { ...match.link, address }, shown: "" });
    },

    render() {
      const { match, session } = page.state;
      turn.hidden = match === undefined;
      root.hidden = match === undefined || match.isLook;
      if (match === undefined) return;
      const { link, you, sent, isLook, shown } = match;
      const { moves, result } = session.game;
      const state = matches.stateOf(match);
      const unsent = matches.isUnsent(match);
      // Before your own turn there is nothing to send.
      const isSent = state === "waiting";
      const what = result !== null ? "end" : moves.length === 0 ? "invitation" : "turn";
      const about = { what: unsent ? what : "again", player: other(you) };
      /** @type {(place: Element, wanted: Partial<Record<Act, boolean>>, kind?: string) => void} `kind`: of the first. */
      const offer = (place, wanted, kind) => {
        const acts = /** @type {Act[]} */ (Object.keys(wanted)).filter((act) => wanted[act]);
        const made = acts.map((act, i) =>
          button("friend", act, { class: i === 0 && kind }, text(`friend.${act}`, about)),
        );
        renew(place, ...made);
      };
      const offered = { back: isLook, adopt: isLook, send: unsent, code: unsent };
      offer(turn, isLive(session) ? offered : {}, "primary");
      turn.hidden = turn.childElementCount === 0;
      if (isLook) return;
      const [more, below] = root.querySelectorAll(".friend-actions");
      offer(more, { send: isSent, code: isSent, copy: state !== "yours" && canShare() });
      offer(below, { swap: sent === links.length(link.address) && result === null });
      const told = { how: shown === "text" ? "refused" : "shown" };
      const next = text("friend.line", { what: unsent ? what : state, player: you });
      const line = result !== null && !unsent ? "" : next;
      setText(part(root, ".friend-line"), shown === "" ? line : text("friend.told", told));
      const { url, written } = matches.letter(match, session.game, pageUrl());
      // What the person has to copy by hand.
      letterText.hidden = shown !== "text";
      letterText.value = written;
      drawCode(shown === "code" ? url : "");
      for (const input of inputs) {
        if (input !== document.activeElement) input.value = link.names[playerOf(input, you)];
      }
    },
  };
}
