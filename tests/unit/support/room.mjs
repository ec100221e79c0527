// A live game without a browser: devices with a storage and pages, and a relay that loses, repeats, delays and disorders what
// they say. Each page runs the part of the play page's loop that is for it, and a small runner.

import { newSession } from "../../../www/game/session.js";
import * as links from "../../../www/library/links.js";
import * as matches from "../../../www/play/friend/match.js";
import { meet } from "../../../www/play/friend/reduce.js";
import { SECRET } from "../../e2e/support/live.mjs";
import * as real from "../../e2e/support/rules.mjs";

/** The games of a room, by what they were made of: a page plays all turns of a game again with each letter. */
const made = new Map();

/** @type {typeof real} */
const rules = {
  ...real,
  newGame(options) {
    const key = JSON.stringify(options);
    const game = made.get(key) ?? real.newGame(options);
    made.set(key, game);
    return game;
  },
};

/** What the relay keeps, and what is on its way. */
export class Relay {
  kept = new Map();
  flying = [];
  pages = [];

  publish(from, player, link) {
    if (player === null) return;
    this.kept.set(player, link);
    for (const page of this.pages) if (page !== from) this.flying.push({ page, player, link });
  }
}

/** A device keeps entries for its pages. */
export class Device {
  stored = new Map();
  pages = [];
}

let names = 0;

/** A page with a game. */
export class Room {
  constructor(relay, device) {
    Object.assign(this, { relay, device, state: {}, done: [] });
    relay.pages.push(this);
    device.pages.push(this);
  }

  get match() {
    return this.state.match;
  }

  get game() {
    return this.state.session?.game;
  }

  get text() {
    return links.formatLink(this.match.link);
  }

  send(what, id = this.match?.link.id) {
    const kept = this.device.stored.get(id) ?? null;
    names += 1;
    const event = { ...what, is: "friend", fresh: `name${names}`, kept };
    this.step(event, this.state);
  }

  /** An event has made a state, before what the friend's part makes of it. */
  step(event, state, before = this.state) {
    const [change, ...effects] = meet({ rules }, before, state, event);
    this.state = { ...state, ...change };
    for (const effect of effects) if (effect) this.run(effect);
  }

  run(effect) {
    this.done.push(effect.do);
    if (effect.do === "open") this.opened = effect.how;
    const { device, relay } = this;
    if (effect.do === "keep link") {
      const { link } = effect.kept;
      device.stored.set(link.id, structuredClone(matches.keptOf(effect.kept)));
      for (const page of device.pages) if (page !== this) page.isBehind = true;
    } else if (effect.do === "open") {
      const { game, match } = effect.setup;
      const session = newSession(rules, game, { computer: null, hands: [match.you] });
      this.step({ is: "open" }, { ...this.state, match, session });
      if (effect.how.isTurn) this.send({ what: "turn" });
    } else if (effect.do === "publish") {
      if (this.match.line === "open") relay.publish(this, effect.player, effect.link);
    } else if (effect.do === "begin by links") {
      const { link } = effect.kept;
      if (!device.stored.has(link.id)) device.stored.set(link.id, effect.kept);
      this.visit(links.formatLink(device.stored.get(link.id).link));
    } else if (effect.do === "say again") {
      this.isBehind = false;
      this.send(effect.event);
    } else if (effect.do === "enter room") {
      this.isIn = effect.live !== "";
      relay.kept.delete(effect.player);
    }
  }

  visit(hash, isFirst = false) {
    const link = matches.complete(rules, links.parseLink(hash));
    this.send({ what: "visit", link, isFirst }, link.id);
  }

  /** The page is loaded again: what is left of it is its address, and the storage. */
  reload() {
    const { text } = this;
    this.state = {};
    this.isBehind = false;
    this.visit(text);
  }

  /** Another game is put on the board. */
  putAway() {
    this.step({ is: "open" }, { ...this.state, match: undefined });
  }

  press(act) {
    this.send({ what: "press", act });
    return this;
  }

  play(move) {
    this.put(rules.play(this.game, move));
    return this;
  }

  resign() {
    this.put(rules.concede(this.game, this.match.you, "resignation"));
    return this;
  }

  /** Everything arrives that is on its way. */
  settle() {
    settle(this.relay);
  }

  put(game) {
    const session = newSession(rules, game, this.state.session);
    this.step({ is: "changed" }, { ...this.state, session });
    this.send({ what: "turn" });
  }

  hear(player, link) {
    try {
      this.send({ what: "heard", player, link: links.parseLink(link) });
    } catch {
      // It is no game.
    }
  }

  /** The connection stands: the letters that are kept come first. */
  connect() {
    this.send({ what: "line", line: "opening" });
    for (const [player, link] of this.relay.kept) this.hear(player, link);
    this.send({ what: "line", line: "open" });
  }

  lose() {
    this.send({ what: "line", line: "lost" });
  }

  /** The storage tells of what another page has done. */
  look() {
    this.isBehind = false;
    this.send({ what: "stored" });
  }
}

/** A new room, which the first page has made, and where a second one is. */
export function meetUp(seed = 0, more = {}) {
  made.clear();
  const relay = new Relay();
  const [ann, bo] = [new Device(), new Device()].map((device) => new Room(relay, device));
  const you = seed % 2 === 0 ? "dark" : "light";
  const seats = { ...links.NEW_LINK.seats, [you]: "annsname" };
  const address = { ...links.NO_MOVES, ...more };
  const link = { ...links.NEW_LINK, id: "abcd1234", seats, live: SECRET, address };
  ann.run({ do: "begin by links", kept: { link, you, sent: -1 } });
  ann.connect();
  bo.visit(ann.text);
  bo.connect();
  settle(relay);
  return { relay, ann, bo };
}

/** Everything arrives, in order, until nobody has more to say. */
export function settle(relay, most = 2000) {
  for (let i = 0; relay.flying.length > 0; i += 1) {
    if (i > most) throw new Error("they never stop");
    const { page, player, link } = relay.flying.shift();
    if (page.match?.line === "open") page.hear(player, link);
  }
}
