// The settings of the page: kept, checked, and the same in every tab.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createSettings } from "../../www/library/settings.js";
import { openMemory } from "../../www/library/storage.js";
import { install, PREFIX, stored } from "./support/storage.mjs";

/** Settings over a storage, and what happens in another tab. */
function open(entries) {
  install(entries);
  const listeners = [];
  globalThis.addEventListener = (_, listener) => listeners.push(listener);
  const memory = openMemory();
  const settings = createSettings(memory);
  const elsewhere = (preferences) => {
    const key = `${PREFIX}preferences`;
    localStorage.setItem(key, JSON.stringify(preferences));
    for (const listener of listeners) listener({ key });
  };
  return { settings, memory, elsewhere };
}

test("a setting has its usual value until it is chosen, and is kept beside the choices of another tab", () => {
  const { settings } = open();
  assert.deepEqual([settings.get("sound"), settings.get("coordinates")], [true, true]);
  localStorage.setItem(`${PREFIX}preferences`, '{"haptics":true}');
  settings.set("sound", false);
  assert.equal(settings.get("sound"), false);
  assert.deepEqual(JSON.parse(stored().preferences), { haptics: true, sound: false });
  const again = open(stored()).settings;
  assert.deepEqual([again.get("sound"), again.get("speed")], [false, "normal"]);
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

test("one value that is not known loses no other, and stays for another version of the page", () => {
  for (const odd of ['"speed":"warp"', '"sound":"yes"', '"theme":{}', '"piano":3']) {
    const preferences = `{${odd},"__proto__":{"haptics":true},"plan":"on"}`;
    const { settings, memory } = open({ preferences });
    const values = ["plan", "speed", "sound", "theme", "haptics"].map(settings.get);
    assert.deepEqual(values, ["on", "normal", true, "auto", false]);
    assert.equal(memory.hasUnread, false);
    settings.set("confirm", true);
    assert.match(stored().preferences, new RegExp(`${odd}.*"plan":"on".*"confirm":true`));
  }
});
