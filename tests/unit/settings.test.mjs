// The settings of the page: kept, checked, and the same in every tab.

import assert from "node:assert/strict";
import { test } from "node:test";
import { CHOICES, createSettings } from "../../www/library/settings.js";
import { openMemory } from "../../www/library/storage.js";

const KEY = "pylos:/club/:preferences";

/** Settings over a storage, and what happens in another tab. */
function open({ entry, broken = false } = {}) {
  const items = new Map(entry === undefined ? [] : [[KEY, entry]]);
  const held = () => {
    if (broken) throw new Error("denied");
    return items;
  };
  const listeners = [];
  Object.assign(globalThis, {
    location: { href: "https://club.example/club/index.html" },
    localStorage: {
      getItem: (name) => held().get(name) ?? null,
      setItem: (name, value) => void held().set(name, value),
      removeItem: (name) => void held().delete(name),
    },
    addEventListener: (_, listener) => listeners.push(listener),
  });
  const memory = openMemory();
  const settings = createSettings(memory);
  const elsewhere = (preferences) => {
    items.set(KEY, JSON.stringify(preferences));
    for (const listener of listeners) listener({ key: KEY });
  };
  return { settings, items, memory, elsewhere };
}

test("a setting has its usual value until it is chosen, and is kept", () => {
  const { settings, items } = open();
  assert.equal(settings.get("sound"), false);
  assert.equal(settings.get("coordinates"), true);
  settings.set("sound", true);
  settings.set("theme", "dark");
  assert.equal(settings.get("sound"), true);
  const again = open({ entry: items.get(KEY) });
  assert.equal(again.settings.get("theme"), "dark");
  assert.equal(again.settings.get("speed"), "normal");
});

test("a listener hears of the setting that has changed, and of no other", () => {
  const { settings, elsewhere } = open();
  const heard = [];
  const end = settings.follow((name) => heard.push(`${name} ${settings.get(name)}`));
  settings.set("speed", "fast");
  settings.set("speed", "fast");
  elsewhere({ speed: "fast", plan: "off" });
  end();
  settings.set("speed", "none");
  assert.deepEqual(heard, ["speed fast", "plan off"]);
});

test("a choice in one tab does not undo one in another", () => {
  const { settings, items } = open();
  items.set(KEY, '{"haptics":true}');
  settings.set("sound", true);
  assert.deepEqual(JSON.parse(items.get(KEY)), { haptics: true, sound: true });
});

test("damaged settings are told, put aside and ignored", () => {
  for (const entry of ["{", "[]", "null"]) {
    const { settings, items, memory } = open({ entry });
    for (const [name, [usual]] of Object.entries(CHOICES)) assert.equal(settings.get(name), usual);
    assert.equal(memory.hasUnread, true, entry);
    assert.deepEqual([...items], [[`${KEY}-unread-1`, entry]]);
  }
});

test("one value that is not known loses no other, and stays for another version of the page", () => {
  for (const odd of ['"speed":"warp"', '"sound":"yes"', '"theme":{}', '"piano":3']) {
    const { settings, items, memory } = open({
      entry: `{${odd},"__proto__":{"haptics":true},"plan":"on"}`,
    });
    assert.deepEqual(
      ["plan", "speed", "sound", "theme", "haptics"].map((name) => settings.get(name)),
      ["on", "normal", false, "auto", false],
    );
    assert.equal(memory.hasUnread, false);
    settings.set("confirm", true);
    assert.match(items.get(KEY), new RegExp(odd));
    assert.match(items.get(KEY), /"plan":"on".*"confirm":true/);
  }
});

test("without storage, the settings last until the page is closed", () => {
  const { settings, memory } = open({ broken: true });
  settings.set("theme", "light");
  settings.set("plan", "on");
  assert.equal(settings.get("theme"), "light");
  assert.equal(settings.get("plan"), "on");
  assert.equal(memory.hasUnread, false);
});
