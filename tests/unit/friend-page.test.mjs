// A game with a friend who is elsewhere, as the play page shows it: by links, and at the same time through a relay.

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, it } from "node:test";
import { WebSocket } from "ws";
import { invitation, SECRET } from "../e2e/support/live.mjs";
import { createRelay } from "../e2e/support/relay.mjs";
import * as page from "./support/browser.mjs";

const { device, fill, find, open, outline, press, reads, until } = page;

/** Three turns before the end: Light, Dark, and Light on top. */
const NEAR_END = "variant=children&position=ldld/ldld/ldld/ldld_ldl/dld/ldl_dd/2_1_l";
const INVITATION = `index.html${invitation(NEAR_END)}`;
const board = () => find("#board");
const card = () => outline(".friend").join(" | ");

it("is played by links, each with a sentence and a code, at two devices to its end", async () => {
  await open(INVITATION.replace(`&live=${SECRET}`, ""));
  await until(() => find("#language"));
  assert.equal(card(), "p Make your move, then send it. | summary About this game");
  assert.match(find("[data-player=light]").textContent, /Ann \(you\)/);
  assert.match(find("[data-player=dark]").textContent, /Bo$/);
  await board().play("3a1");
  await reads("#status", "Not sent yet");
  assert.deepEqual(outline(".friend-turn"), ["button Send move", "button QR code"]);
  // Whoever closes the list of apps has sent nothing.
  navigator.share = () => Promise.reject(Object.assign(new Error(), { name: "AbortError" }));
  await press("Send move");
  await until(() => find("#status").textContent === "Not sent yet");
  Object.assign(navigator, { share: undefined });
  await press("Send move");
  await reads(".friend-line", "Your friend replies with a link. Open it in this browser.");
  await reads("#status", "Waiting for Bo");
  const [sentence, link] = device.copied.split("\n");
  assert.equal(sentence, "Pylos, turn 1: Light places a ball. Your turn!");
  assert.equal(link, location.href);
  await press("QR code");
  await until(() =>
    find(".friend-code path:last-child").getAttribute("d")?.startsWith("M4 4h1v1h-1z"),
  );
  const side = find(".friend-code").getAttribute("viewBox").split(" ")[2];
  assert.equal(find(".friend-code path").getAttribute("d"), `M0 0h${side}v${side}H0z`);
  find(".friend details").open = true;
  assert.match(
    card(),
    /summary\+ About this game \| text=Ann Your name \(optional\) \| text=Bo Friend’s name/,
  );
  fill(".friend [name=friend]", "Bob");
  await until(() => location.hash.includes("dark=Bob"));
  await reads("#status", "Waiting for Bob");

  // The friend has played, too.
  location.hash = `${location.hash}_3b1`;
  await reads("#status", "Your turn: place a ball");
  await reads("#announcer", "Dark places a ball");
  assert.match(card(), /^p Make your move, then send it\. \| .* \| button Play Dark here$/);
  await board().play("4a1");
  await press("Send result");
  await until(() =>
    device.copied.startsWith("Our game of Pylos is over. Light wins with the top ball."),
  );
  await reads("#status", "Light wins with the top ball");
  await press("More");
  await press("My games");
  await reads(".games-list", "Bob");
  assert.equal(document.querySelectorAll(".games-list li").length, 1);
  await press("Close");
  const { hash } = location;
  await press("Rematch");
  await until(() => location.hash.includes("abcd1234r2"));
  // It has begun; whoever begins it again goes on with it.
  location.hash = `${location.hash}&moves=3a1`;
  await until(() => board().session.game.moves.length === 1);
  location.hash = hash;
  await reads("#status", "Light wins with the top ball");
  await press("Rematch");
  await reads("#status", "Your turn: place a ball");
  assert.match(location.hash, /abcd1234r2.*&moves=3a1$/);
});

it("a link that is older, or another game, leaves the game as it is; what another tab plays is shown", async () => {
  await open(INVITATION.replace(`&live=${SECRET}`, ""));
  await until(() => find("#language"));
  const { hash } = location;
  await board().play("3a1");
  await reads("#status", "Not sent yet");
  navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  await press("Send move");
  await reads(".friend-line", "Copying is blocked: copy this text yourself.");
  assert.equal(document.activeElement.value, `${card().match(/(?<=textarea=).*\n.*moves=3a1/)}`);
  location.hash = hash;
  await reads("#note", "This link ends with turn 0; your game is at turn 1.");
  assert.equal(board().session.shown.moves.length, 0);
  location.hash = `${hash}&moves=3b1`;
  await reads("#note", "This link has a different move in turn 1. Your game is unchanged.");
  await press("Back to your game");
  await until(() => board().session.game.moves.join() === "3a1");
  location.hash = `${hash}&moves=3b1`;
  await press("Use this link");
  await reads("#note", "Your other game is under “My games”.");
  await until(() => board().session.game.moves.join() === "3b1");
  const name = "pylos:/:friend:abcd1234";
  localStorage.setItem(name, localStorage.getItem(name).replace("moves=3b1", "moves=3b1_3a1"));
  dispatchEvent(new Event("storage"));
  await until(() => board().session.game.moves.join() === "3b1,3a1");
  await reads("#status", "Your turn: place a ball");
});

it("without cryptography, no room is entered", async (context) => {
  context.mock.getter(crypto, "subtle", () => undefined);
  device.files["host.json"] = JSON.stringify({ lines: [], relay: "ws://127.0.0.1:9" });
  await open(INVITATION);
  await reads(".friend-line", "Without https: send your moves as links.");
  delete device.files["host.json"];
});

it("is played at the same time through the relay of the host, which knows who is there", async () => {
  globalThis.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.on("error", () => {});
    }
  };
  const relay = createRelay();
  const server = createServer();
  server.on("upgrade", (request, socket, head) => relay.take(request, socket, head));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  after(() => {
    relay.forget();
    server.close();
  });
  const address = `ws://127.0.0.1:${server.address().port}`;
  device.files["host.json"] = JSON.stringify({ lines: [], relay: address });
  await open(INVITATION);
  await reads(".friend-line", "Your friend opens this link, and you play together.");
  await press("More");
  await press("Save or share");
  await until(() => find("#record[open]"));
  assert.equal(find("#record-link").value, `http://pylos.test/index.html#${NEAR_END}`);
  await press("Close");
  const { open: enter } = await import("../../www/play/live/room.js");
  const heard = [];
  const room = enter(address, SECRET, (told) => heard.push(told));
  const letter = () => heard.findLast(({ what }) => what === "heard")?.text;
  await until(letter);
  assert.match(
    letter(),
    /^#light=Ann&dark=Bo&friend=abcd1234&live=\w+&seats=\w+-&variant=children/,
  );
  const say = (text) => room.publish("dark", text);
  say(letter().replace(/(seats=\w+-)/, "$1bosplace"));
  await until(() => card().startsWith("p Bo is here."));
  assert.deepEqual(outline(".friend-turn"), []);
  await board().play("3a1");
  await until(() => letter().endsWith("moves=3a1"));
  await reads("#status", "Bo is thinking");
  find(".friend details").open = true;
  await press("Offer a draw");
  await until(() => letter().includes("&ask="));
  assert.match(card(), /^p Waiting for Bo \| summary/);
  say(`${letter()}_3b1`);
  await reads("#status", "Your turn: place a ball");
  await until(() => letter().endsWith("_3b1"));
  say(`${letter().replace(/&ask=[^&]*/, "")}&ask=2-back-dark-2`);
  await reads(".friend-line", "Bo asks to take back the last move.");
  await press("Agree");
  await until(() => board().session.game.moves.length === 1);
  await until(() => letter().endsWith("moves=3a1"));
  const told = Buffer.concat(relay.heard).toString("latin1");
  for (const secret of [SECRET, "abcd1234", "light=Ann", "moves="]) {
    assert.equal(told.includes(secret), false, `the relay learns ${secret}`);
  }
  room.close("dark");
  relay.stop();
  await reads(".friend-line", "No connection: send your moves as links.");
});
