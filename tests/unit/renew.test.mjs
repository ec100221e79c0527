// Elements are kept while they mean the same, and a console is rendered by it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Window } from "happy-dom";
import { paintConsole } from "../../www/element/console.js";
import { createMoveList } from "../../www/game/move-list.js";
import { newSession, showPly } from "../../www/game/session.js";
import { button, h } from "../../www/site/nodes.js";
import { renew } from "../../www/site/renew.js";
import * as rules from "../e2e/support/rules.mjs";

// happy-dom knows neither `:active` nor `:focus-within`.
const { document, Element, HTMLButtonElement, Text } = new Window();
Object.assign(globalThis, { document, HTMLButtonElement, Text });

const held = { element: null, how: "" };
const { matches } = Element.prototype;
Element.prototype.matches = function (selector) {
  return held.how && selector.includes(held.how)
    ? this.contains(held.element)
    : matches.call(this, selector);
};

/** From now on an element is pressed (":active") or has the focus (":focus-within"). */
const hold = (element, how = ":focus-within") => Object.assign(held, { element, how });

const element = () => document.body.appendChild(document.createElement("div"));

const buttonOf = (act, words = act, more = {}) => button("act", act, more, words);
const named = (root, act) => root.querySelector(`[data-act=${act}]`);
const texts = (root) => [...root.childNodes].map(({ textContent }) => textContent).join();

test("what means the same is kept, and gets the new words and attributes", () => {
  const root = element();
  renew(root, buttonOf("undo", "Undo", { "aria-disabled": "true" }), "before");
  const [undo, before] = root.childNodes;
  renew(root, "after", buttonOf("undo", "Zurück", { class: "primary" }));
  assert.deepEqual([...root.childNodes], [before, undo]);
  assert.equal(texts(root), "after,Zurück");
  assert.deepEqual(undo.getAttributeNames().toSorted(), ["class", "data-act", "type"]);
  renew(root, h("a", { href: "#2" }, "2"));
  const [link] = root.childNodes;
  renew(root, h("a", { href: "#3" }, "3"), h("a", { href: "#2" }, "two"));
  assert.equal(root.childNodes[1], link);
  assert.equal(texts(root), "3,two");
});

test("what is pressed or has the focus stays in its place in the document, and the others move around it", () => {
  for (const how of [":active", ":focus-within"]) {
    const root = element();
    renew(root, ...["a", "b", "c"].map((act) => buttonOf(act)));
    const held = named(root, "c");
    hold(held, how);
    const observer = new document.defaultView.MutationObserver(() => {});
    observer.observe(root, { childList: true });
    for (const acts of [
      ["c", "new", "a", "b"],
      ["b", "a", "c"],
    ]) {
      renew(root, ...acts.map((act) => buttonOf(act)));
      assert.equal(texts(root), acts.join());
      const moved = observer.takeRecords().flatMap((change) => [...change.removedNodes]);
      assert.ok(moved.length > 0 && !moved.includes(held), how);
      assert.equal(named(root, "c"), held);
    }
  }
});

test("a console shows that the computer thinks, and says which room has lost the focus with its button", () => {
  const rooms = { status: element(), turn: element(), controls: element() };
  paintConsole(rooms, "act", { thinking: true });
  paintConsole(rooms, "act", {});
  assert.ok(rooms.status.classList.contains("thinking"));
  const finish = { act: "finish", words: "Play" };
  const paint = (turn) => paintConsole(rooms, "act", { turn, controls: [finish] });
  assert.equal(paint([finish]), null);
  hold(rooms.turn.firstChild);
  assert.equal(paint([finish]), null);
  assert.equal(paint([]), rooms.turn);
});

test("a list of moves scrolls until the move shown is seen, but not while it is pressed", () => {
  globalThis.requestAnimationFrame = (act) => act();
  const root = element();
  const { render } = createMoveList(root, (key) => key);
  const session = newSession(rules, rules.newGame({ moves: ["1a1"] }), {
    hands: [],
    computer: null,
  });
  render(session);
  Object.defineProperty(root, "clientHeight", { value: 60 });
  const current = root.querySelector("[aria-current]");
  Object.defineProperties(current, { offsetTop: { value: 100 }, offsetHeight: { value: 20 } });
  for (const [from, to] of [
    [0, 64],
    [59, 64],
    [60, 60],
    [100, 100],
    [101, 96],
  ]) {
    root.scrollTop = from;
    render(session);
    assert.equal(root.scrollTop, to);
  }
  root.scrollTop = 1;
  hold(current, ":active");
  render(session);
  assert.equal(root.scrollTop, 1);
  hold(null, "");
  render(showPly(rules, session, 0));
  assert.equal(root.scrollTop, 0, "at the start, to the top");
});
