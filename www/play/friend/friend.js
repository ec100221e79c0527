/**
 * A game with a friend who is elsewhere: carries out what `reduce.js` of this folder wants done, and shows the card.
 * @import { Player } from "../../board/types.js"
 * @import { Settings } from "../../library/storage.js"
 * @import { Part } from "../../site/nodes.js"
 * @import { Transport } from "../live/room.js"
 * @import { Page } from "../main.js"
 * @import { Kept, Match } from "./match.js"
 * @import { Act } from "./card.js"
 * @import { What } from "./reduce.js"
 */

import { other } from "../../game/session.js";
import * as links from "../../library/links.js";
import { onButton, setText } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { button, h, toElement } from "../../site/nodes.js";
import { renew } from "../../site/renew.js";
import { canShare, shareOrCopy, toClipboard } from "../../site/share.js";
import { text } from "../../text/text.js";
import { openWelcome } from "../console.js";
import { labelled, part, withText } from "../dialogs/dialog.js";
import { saved, setUp } from "../setup.js";
import { cardOf, letter } from "./card.js";
import * as matches from "./match.js";

/** The relay for live games that the host names; "" for none, as in pylos.html, where this module is empty. */
const relay = () =>
  import("../../site/host-file.js").then(({ relay }) => relay?.() ?? "").catch(() => "");

/** Whether the page has the cryptography of a live game. */
const isSecure = () => Boolean(globalThis.crypto?.subtle);

/** A new game with a friend. Its address opens it, as any link does. @type {(chosen: Settings, own: string, friend: string) => Promise<void>} */
export async function startByLinks({ colour, variant, takeBack, emptyReserve }, own, friend) {
  const you = colour !== "random" ? colour : Math.random() < 0.5 ? "light" : "dark";
  const names = { light: links.tidy(friend), dark: links.tidy(friend), [you]: links.tidy(own) };
  const address = { ...links.NO_MOVES, rules: { variant, takeBack, emptyReserve } };
  const seats = { light: "", dark: "", [you]: links.newId() };
  const live = (await relay()) ? links.newSecret() : "";
  const link = { ...links.NEW_LINK, id: links.newId(), names, seats, live, address };
  beginByLinks({ link, you, sent: -1 });
}

/** Deletes what this device has said in the rooms of games that are removed, where the relay can be reached. @param {readonly { id: string }[]} removed Copies, too. */
export async function forget(removed) {
  const games = removed
    .flatMap(({ id }) => links.read(id.replace(/^(friend|links)-/, "")) ?? [])
    .filter(({ link }) => link.live);
  const address = games.length > 0 && isSecure() && (await relay());
  if (!address) return;
  const { open } = await import("../live/room.js");
  for (const { link, you } of games) {
    await new Promise((done) => {
      /** @param {{ what: string }} told */
      const tell = ({ what }) => what === "line" && done(room.close(you));
      const room = open(address, link.live, tell);
    });
  }
}

/** Begins a game, or goes on with the one of that name. @param {Kept} next */
function beginByLinks(next) {
  const kept = links.read(next.link.id) ?? next;
  links.write(kept);
  location.hash = links.formatLink(kept.link);
}

/** @type {(name: "you" | "friend", key: string) => Part} */
const field = (name, key) =>
  labelled(name, key, { type: "text", maxlength: links.LONGEST_NAME, autocomplete: "off" });

const LABEL = { "data-label": "friend.label" };

const card = () => {
  const code = { class: "friend-code", role: "img", "shape-rendering": "crispEdges", hidden: true };
  const written = { class: "friend-text", rows: 4, readonly: true, "data-label": "friend.text" };
  const fields = [field("you", "new.yourName"), field("friend", "new.friendName")];
  const names = h("div", { class: "names" }, ...fields);
  const actions = h("div", { class: "friend-actions" });
  return [
    h("p", { class: "friend-line" }),
    actions,
    h("svg", code, h("path", { fill: "#fff" }), h("path", {})),
    h("textarea", written),
    h("details", { class: "friend-about" }, withText("summary", "friend.about"), names, actions),
  ];
};

/** @param {Page} page */
export function createFriends(page) {
  const { rules, board, memory, say } = page;
  const turn = toElement(h("div", { class: "friend-turn turn", role: "group", ...LABEL }));
  byId("turn").after(turn);
  const root = toElement(h("section", { class: "friend", ...LABEL }, ...card()));
  const letterText = part(root, "textarea");
  const code = part(root, ".friend-code");
  byId("sheet").prepend(root);
  const inputs = root.querySelectorAll("input");
  /** The room of the game on the board. @type {{ live: string, transport: Transport | null }} */
  const room = { live: "", transport: null };

  /** @type {(what: What, id?: string) => void} `id`: of the game that it is about; the one on the board. */
  const send = (what, id = page.state.match?.link.id ?? "") =>
    page.send({ ...what, is: "friend", kept: links.read(id), fresh: links.newId() });

  /** @type {(input: HTMLInputElement, you: Player) => Player} */
  const playerOf = ({ name }, you) => (name === "you" ? you : other(you));

  for (const element of [turn, root]) {
    onButton(element, "friend", (act) => send({ what: "press", act: /** @type {any} */ (act) }));
  }
  for (const input of inputs) {
    input.addEventListener("change", () => {
      const { match } = page.state;
      if (match) send({ what: "named", player: playerOf(input, match.you), name: input.value });
    });
  }
  for (const type of ["storage", "pageshow"])
    addEventListener(type, () => send({ what: "stored" }));

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

  /** @param {Match} match */
  const letterOf = (match) =>
    letter(match, page.state.session.game, location.origin + location.pathname);

  /** @type {Record<string, (effect: any) => unknown>} */
  const effects = {
    "keep link": ({ kept }) => links.write(matches.keptOf(kept)),
    "keep a copy"({ link, id }) {
      const session = setUp(matches.gameOfLink(rules, link));
      memory.keep({ ...saved({ session, clock: null }), id });
    },
    "say again": ({ event }) => send(event),
    press: ({ act }) => send({ what: "press", act }),
    "begin by links": ({ kept }) => beginByLinks(kept),
    invite({ words }) {
      const who = part(byId("welcome"), "span");
      delete who.dataset.text;
      setText(who, words);
      openWelcome(board);
      say(text("welcome.goal"));
    },
    async "look back"({ ply, words }) {
      await board.goTo(ply);
      page.send({ is: "told", words });
    },
    async post({ way, match }) {
      const { sentence, url, written } = letterOf(match);
      const share = way === "share" && shareOrCopy({ text: sentence, url }, written);
      const how = await (share || toClipboard(written));
      const done = matches.keptOf(match);
      if (how !== "cancelled") send({ what: "posted", way: how, done }, match.link.id);
    },
    /** Leaves the room, and enters another. `player`: whose letter is deleted. */
    async "enter room"({ live, player }) {
      room.transport?.close(player);
      Object.assign(room, { live, transport: null });
      const address = live && (await relay());
      if (!address) return;
      if (!isSecure()) return send({ what: "line", line: "insecure" });
      send({ what: "line", line: "opening" });
      const { open } = await import("../live/room.js").catch(() => ({ open: null }));
      if (room.live !== live) return;
      if (open === null) return send({ what: "line", line: "lost" });
      room.transport = open(address, live, (told) => {
        if (room.live !== live) return;
        if (told.what !== "heard") return send(told);
        try {
          send({ ...told, link: links.parseLink(told.text) });
        } catch {
          // It is no game.
        }
      });
    },
    publish: ({ player, link }) => room.transport?.publish(player, link),
  };

  return {
    effects,

    focusLetter() {
      letterText.focus();
      letterText.select();
    },

    /**
     * Opens the game by links of an address or, where that is empty, the one of this name. `fail`: is told what is wrong with it.
     * @type {(hash: string, fail: (problem: unknown) => void | Promise<void>, name?: string) => void | Promise<void>}
     */
    visit(hash, fail, name = "") {
      const last = hash === "" ? links.read(name.replace("friend-", "")) : null;
      try {
        const link = matches.complete(rules, last?.link ?? links.parseLink(hash));
        send({ what: "visit", link, isFirst: memory.game.read() === null }, link.id);
      } catch (problem) {
        return fail(problem);
      }
    },

    /** The game on the board has a turn more, or less. */
    keep: () => send({ what: "turn" }),

    render() {
      const { match, session } = page.state;
      turn.hidden = match === undefined;
      root.hidden = match === undefined || (match.isLook && !match.watches);
      if (match === undefined) return;
      const { line, turn: first, more, below, about } = cardOf(match, session, canShare());
      /** @type {(place: Element, acts: Act[], kind?: string) => void} `kind`: of the first. */
      const offer = (place, acts, kind) => {
        const look = (/** @type {number} */ i) => ({ class: i === 0 && kind });
        const words = (/** @type {Act} */ act) => text(`friend.${act}`, about);
        renew(place, ...acts.map((act, i) => button("friend", act, look(i), words(act))));
      };
      offer(turn, first, "primary");
      turn.hidden = first.length === 0;
      const [beside, under] = root.querySelectorAll(".friend-actions");
      offer(beside, more);
      offer(under, below);
      setText(part(root, ".friend-line"), line);
      const { url, written } = letterOf(match);
      letterText.hidden = match.shown !== "text";
      letterText.value = written;
      drawCode(match.shown === "code" ? url : "");
      for (const input of inputs) {
        if (input === document.activeElement) continue;
        input.value = match.link.names[playerOf(input, match.you)];
      }
    },
  };
}
