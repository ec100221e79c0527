// The settings of the page: kept, checked, and the same in every tab.

import assert from "node:assert/strict";
import { test } from "node:test";
import { CHOICES, createSettings } from "../../www/play/settings.js";
import { openMemory } from "../../www/play/storage.js";

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
  const damaged = [];
  const settings = createSettings(openMemory((what) => damaged.push(what)));
  const elsewhere = (preferences) => {
    items.set(KEY, JSON.stringify(preferences));
    for (const listener of listeners) listener({ key: KEY });
  };
  return { settings, items, damaged, elsewhere };
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

test("damaged settings are reported, removed and ignored", () => {
  for (const entry of ["{", "[]", "null", '{"speed":"warp"}', '{"sound":"yes"}', '{"theme":{}}']) {
    const { settings, items, damaged } = open({ entry });
    for (const [name, [usual]] of Object.entries(CHOICES)) assert.equal(settings.get(name), usual);
    assert.deepEqual(damaged, ["settings"], entry);
    assert.equal(items.size, 0);
  }
});

test("settings of another version are ignored", () => {
  const { settings, damaged } = open({
    entry: '{"piano":3,"__proto__":{"sound":true},"plan":"on"}',
  });
  assert.equal(settings.get("plan"), "on");
  assert.equal(settings.get("sound"), false);
  assert.deepEqual(damaged, []);
});

test("without storage, the settings last until the page is closed", () => {
  const { settings, damaged } = open({ broken: true });
  settings.set("theme", "light");
  settings.set("plan", "on");
  assert.equal(settings.get("theme"), "light");
  assert.equal(settings.get("plan"), "on");
  assert.deepEqual(damaged, []);
});
