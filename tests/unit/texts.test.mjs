// The texts of every language: complete, used, and well formed with every sample of their parameters.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { moveWords } from "../../www/game/words.js";
import { textOf } from "../../www/text/board-text.js";
import {
  addTexts,
  isTextKey,
  known,
  languageNames,
  languages,
  loadText,
  nearest,
  text,
  useLanguage,
} from "../../www/text/text.js";
import { ADDITIONS, allTexts } from "./support/all-texts.mjs";
import { LESSON_SAMPLES, SAMPLES as PAGE_SAMPLES } from "./support/text-samples.mjs";

await useLanguage("en");
for (const addition of ADDITIONS) await addTexts(addition);
const SAMPLES = { ...PAGE_SAMPLES, ...LESSON_SAMPLES };

/** All texts of a language, those of the lessons too. @param {string} lang */
async function everything(lang) {
  const { lessons } = await import(`../../www/text/${lang}-lessons.js`);
  const { course } = await import(`../../www/text/${lang}-course.js`);
  return { ...(await allTexts(lang)), ...lessons, ...course };
}
/** @type {Map<string, ReturnType<typeof textOf>>} */
const readers = new Map();
async function readerOf(lang) {
  if (!readers.has(lang)) readers.set(lang, textOf(lang, await everything(lang)));
  return readers.get(lang);
}
const en = await everything("en");

const WWW = new URL("../../www/", import.meta.url);
const DIALOGS = ["embed", "help", "new-game", "record", "resign"];
/** The markup of the play page with its dialogs, of the openings, the puzzles and the editor. */
const page = [
  "index.html",
  "openings.html",
  "puzzles.html",
  "editor.html",
  ...DIALOGS.map((name) => `play/dialogs/${name}.js`),
]
  .map((name) => readFileSync(new URL(name, WWW), "utf8"))
  .join("\n");
const others = languages.filter((lang) => lang !== "en");
const keys = Object.keys(en);

/** The source of every module of the site that may use a text. */
const sources = readdirSync(WWW, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(js|html)$/.test(file) && !/^(pkg|text)\//.test(file))
  .map((file) => ({ file, source: readFileSync(new URL(file, WWW), "utf8") }));

/** The sentences of a key in a language, one for every sample of its parameters. */
async function sayings(lang, key) {
  const say = await readerOf(lang);
  if (typeof en[key] === "string") return [say(key)];
  return SAMPLES[key].map((params) => say(key, params));
}

test("every key in the markup names a text", () => {
  const keys = [...page.matchAll(/data-(?:text|label)="([^"]*)"/g)].map(([, key]) => key);
  assert.ok(keys.length > 50);
  for (const key of keys) {
    assert.ok(isTextKey(key), key);
    assert.equal(typeof en[key], "string", key);
  }
});

test("the words that the pages show at first are the English texts", () => {
  const first = [...page.matchAll(/data-text="([^"]*)"[^>]*>([^<]*[^<\s][^<]*)</g)];
  assert.ok(first.some(([, key]) => key === "page.starting"));
  for (const [, key, words] of first) assert.equal(words.trim(), en[key], key);
});

test("every language has exactly the keys of English", async () => {
  assert.deepEqual([...languages].sort(), Object.keys(languageNames).sort());
  for (const lang of others) {
    const texts = await everything(lang);
    assert.deepEqual(Object.keys(texts).sort(), [...keys].sort(), lang);
    for (const key of keys) assert.equal(typeof texts[key], typeof en[key], `${lang} ${key}`);
  }
});

test("no text is unused", () => {
  const all = sources.map(({ source }) => source).join("\n");
  // A template such as `state.figure.${kind}` uses every key that matches it.
  const families = [...all.matchAll(/`([a-zA-Z.]+)\$\{[^}]*\}([a-zA-Z.]*)`/g)].map(
    ([, start, end]) =>
      new RegExp(`^${start.replaceAll(".", "\\.")}[a-zA-Z]+${end.replaceAll(".", "\\.")}$`),
  );
  const isUsed = (key) => all.includes(`"${key}"`) || families.some((family) => family.test(key));
  assert.deepEqual(
    // The course builds the keys of its lessons; lessons.test.mjs compares them.
    keys.filter((key) => !key.startsWith("lesson.") && !isUsed(key)),
    [],
  );
});

test("exactly the texts with parameters have samples", () => {
  const wanted = keys.filter((key) => typeof en[key] === "function");
  assert.deepEqual(Object.keys(SAMPLES).sort(), wanted.sort());
});

for (const lang of languages) {
  test(`no sentence contains undefined values or stray punctuation (${lang})`, async () => {
    for (const key of keys) {
      for (const said of await sayings(lang, key)) {
        assert.equal(typeof said, "string", key);
        assert.notEqual(said.trim(), "", key);
        assert.doesNotMatch(said, /undefined|\bnull\b|NaN|\[object|\$\{|¦/, key);
        assert.doesNotMatch(said, /\.\.(?!\.)| {2}|\( | [,.]|,,/, `${key}: ${said}`);
      }
    }
  });
}

for (const lang of others) {
  test(`sentences that differ in English differ in every language (${lang})`, async () => {
    for (const key of keys) {
      if (typeof en[key] === "string") continue;
      const english = await sayings("en", key);
      const said = await sayings(lang, key);
      // Different English sentences have different translations.
      for (const [i, a] of english.entries()) {
        for (const [j, b] of english.entries()) {
          if (a !== b) assert.notEqual(said[i], said[j], `${key}: ${a} / ${b}`);
        }
      }
    }
  });

  test(`no text is the same as in English (${lang})`, async () => {
    /** Signs, names of keys, the name of the game, and words that are the same in another language. */
    const same =
      /^(name|title|language\.direction|help\.key\..*|moves\..*\.sign|analysis\.estimate|say\.(status|end|lookedAt)|action\.(analysis|menu)|analysis\.label|games\.named)$/;
    for (const key of keys) {
      if (same.test(key)) continue;
      const english = await sayings("en", key);
      for (const [i, said] of (await sayings(lang, key)).entries()) {
        assert.notEqual(said, english[i], key);
      }
    }
  });
}

test("a translation of a lesson keeps every number from 7", async () => {
  for (const lang of others) {
    for (const key of keys.filter((key) => key.startsWith("lesson."))) {
      const said = await sayings(lang, key);
      for (const [i, english] of (await sayings("en", key)).entries()) {
        // Smaller ones may be words.
        for (const number of english.match(/\b(?:\d\d+|[7-9])\b/g) ?? []) {
          assert.ok(said[i].includes(number), `${lang} ${key}: ${number}`);
        }
      }
    }
  }
});

test("French has a no-break space before : ; ? ! and inside quotation marks", async () => {
  for (const key of keys) {
    for (const said of await sayings("fr", key)) assert.doesNotMatch(said, / [:;?!»]|« /, said);
  }
});

test("nouns agree with their numbers", async () => {
  const balls = async (lang, counts) => {
    const say = await readerOf(lang);
    return counts.map((count) => say("player.reserve", { count }));
  };
  assert.deepEqual(await balls("en", [0, 1, 2]), ["0 balls", "1 ball", "2 balls"]);
  assert.deepEqual(await balls("es", [0, 1, 2]), ["0 bolas", "1 bola", "2 bolas"]);
  assert.deepEqual(await balls("lt", [0, 1, 2, 9, 10, 11, 15]), [
    "0 rutuliukų",
    "1 rutuliukas",
    "2 rutuliukai",
    "9 rutuliukai",
    "10 rutuliukų",
    "11 rutuliukų",
    "15 rutuliukų",
  ]);
  assert.deepEqual(await balls("et", [0, 1, 2]), ["0 kuuli", "1 kuul", "2 kuuli"]);
  assert.deepEqual(await balls("fr", [0, 1, 2]), ["0 bille", "1 bille", "2 billes"]);
  assert.deepEqual(await balls("de", [0, 1, 2]), ["0 Kugeln", "1 Kugel", "2 Kugeln"]);
  const lt = await readerOf("lt");
  const win = (distance) => lt("analysis.position", { player: "light", value: "win", distance });
  assert.deepEqual([3, 11, 21].map(win), [
    "Laimi šviesieji per 3 ėjimus",
    "Laimi šviesieji per 11 ėjimų",
    "Laimi šviesieji per 21 ėjimą",
  ]);
  const de = await readerOf("de");
  assert.equal(de("analysis.estimate", { score: -120 }), "−1,2", "German has a decimal comma");
});

test("the label of a cell names the cell, its ball and its states", () => {
  assert.equal(
    text("board.cell", { cell: "1a1", ball: "light", states: ["may be raised"] }),
    "Level 1, a 1: light ball, may be raised",
  );
});

test("every language tells a turn, with its places for screen readers and without them beside the board", async () => {
  const turns = {
    en: [
      "Dark raises the ball on b1 of level 1 to a1 of level 2, completes a square and takes back the balls on a1 of level 2 and c1 of level 1",
      "Dark completes a square and takes two balls back",
      "Dark raises a ball",
    ],
    es: [
      "Las oscuras suben la bola de b1 del nivel 1 hasta a1 del nivel 2, completan un cuadrado y recuperan la bola de a1 del nivel 2 y la de c1 del nivel 1",
      "Las oscuras completan un cuadrado y recuperan dos bolas",
      "Las oscuras suben una bola",
    ],
    lt: [
      "Tamsieji perkelia rutuliuką iš 1 aukšto vietos b1 į 2 aukšto vietą a1, užbaigia kvadratą ir nuima rutuliukus iš 2 aukšto vietos a1 ir 1 aukšto vietos c1",
      "Tamsieji užbaigia kvadratą ir nuima du rutuliukus",
      "Tamsieji perkelia rutuliuką aukščiau",
    ],
    et: [
      "Tumedad tõstavad kuuli kohalt b1 (1. korrus) kohale a1 (2. korrus), ehitavad nelinurga valmis ja võtavad tagasi kuulid kohtadelt a1 (2. korrus) ja c1 (1. korrus)",
      "Tumedad ehitavad nelinurga valmis ja võtavad tagasi kaks kuuli",
      "Tumedad tõstavad kuuli kõrgemale",
    ],
    fr: [
      "Les foncées montent la bille de b1 (niveau 1) en a1 (niveau 2), forment un carré et récupèrent les billes de a1 (niveau 2) et de c1 (niveau 1)",
      "Les foncées forment un carré et récupèrent deux billes",
      "Les foncées montent une bille",
    ],
    de: [
      "Dunkel setzt die Kugel von b1 (Ebene 1) auf a1 (Ebene 2) hoch, vollendet ein Quadrat und nimmt die Kugeln von a1 (Ebene 2) und c1 (Ebene 1) zurück",
      "Dunkel vollendet ein Quadrat und nimmt zwei Kugeln zurück",
      "Dunkel setzt eine Kugel hoch",
    ],
  };
  const completes = [{ kind: "square", cells: [] }];
  const raise = { text: "", from: "1b1", to: "2a1", takeBack: ["2a1", "1c1"], completes };
  for (const lang of languages) {
    const say = await readerOf(lang);
    const said = [
      moveWords(say, "dark", raise),
      moveWords(say, "dark", { ...raise, from: null }, true),
      moveWords(say, "dark", { ...raise, takeBack: [], completes: [] }, true),
    ];
    assert.deepEqual(said, turns[lang]);
  }
});

test("added texts follow the language of the page, also when it changes while they load", async () => {
  assert.equal(text("analysis.looking"), en["analysis.looking"]);
  await useLanguage("de");
  assert.equal(text("analysis.looking"), (await allTexts("de"))["analysis.looking"]);
  let release = () => {};
  const held = new Promise((resolve) => {
    release = resolve;
  });
  const late = Object.fromEntries(
    languages.map((lang) => [
      lang,
      async () => {
        if (lang === "de") await held;
        return { "test.late": lang };
      },
    ]),
  );
  const added = addTexts(late);
  await useLanguage("fr");
  release();
  await added;
  assert.equal(text("test.late"), "fr");
  const broken = Object.fromEntries(languages.map((lang) => [lang, () => Promise.reject(lang)]));
  await assert.rejects(addTexts(broken));
  assert.equal(await useLanguage("en"), "en", "a part that has no texts does not hold the page");
  assert.equal(text("test.late"), "en");
});

test("inherited property names are not keys", () => {
  assert.equal(isTextKey("toString"), false);
  assert.equal(isTextKey("__proto__"), false);
});

test("a language tag selects its language, or English", async () => {
  assert.equal(nearest("lt-LT"), "lt");
  assert.equal(nearest("ES_mx"), "es");
  assert.equal(nearest("tlh"), "en");
  assert.equal(known("tlh"), null);
  assert.equal(known("e"), null);
  assert.equal((await loadText("fr-CA")).lang, "fr");
  assert.equal((await loadText("tlh"))("player.you"), "you");
});
