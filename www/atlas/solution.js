// What was solved and how it was checked, the start, other games, and how to compute it again.

import { make } from "../site/dom.js";
import {
  ALL_POSITIONS,
  OPENINGS,
  OTHERS,
  OWN_SIZES,
  POSITIONS,
  SETS,
  SHAPES,
  STARTS,
} from "./facts.js";
import { command, table } from "./parts.js";

/** @import { Writer } from "./writer.js" */

/** @param {Writer} write */
export function solvedSection({ texts, section, paragraph, heading }) {
  const list = make("ul");
  for (const words of [texts.survey, texts.second, texts.vectors, texts.small]) {
    list.append(make("li", "", words));
  }
  const [{ entries }] = SETS;
  const counts = { shapes: SHAPES, all: ALL_POSITIONS, positions: POSITIONS, entries };
  return section(
    "solved",
    texts.solved,
    paragraph(texts.meaning),
    paragraph(texts.size(counts)),
    paragraph(texts.method),
    heading(texts.checked),
    list,
    command(
      texts.command,
      "pylos solve --variant standard --out solutions",
      "pylos compare --solutions solutions --variant standard tests/data/values-standard.tsv",
    ),
  );
}

/** @param {Writer} write */
export function startSection({ texts, section, paragraph, name, value }) {
  const names = [texts.corner, texts.edge, texts.inner];
  const head = [
    texts.rules,
    texts.start,
    ...OPENINGS.map((opening, number) => `${opening} (${names[number]})`),
  ];
  const rows = STARTS.map((data) => [name(data), ...data.values.map(value)]);
  return section(
    "start",
    texts.start,
    paragraph(texts.startText),
    table(head, rows, { words: true }),
    paragraph(texts.published),
    command(
      texts.command,
      'pylos probe --solutions solutions --variant expert --take-back optional "4/4/4/4 3/3/3 2/2 1 l"',
    ),
  );
}

/** @param {Writer} write */
export function bitsSection({ texts, section, paragraph, name, number, size, digits }) {
  const head = [texts.game, texts.positions, texts.onDisk, texts.perPosition, texts.contents2];
  /** @type {(game: string, positions: number, bytes: number, contents: string) => string[]} */
  const row = (game, positions, bytes, contents) => [
    game,
    number(positions),
    size(bytes),
    digits((8 * bytes) / positions),
    contents,
  ];
  const own = OWN_SIZES.map(({ rules, bytes }) =>
    row(`Pylos, ${name({ rules })}`, POSITIONS, bytes, texts.distances2),
  );
  const others = OTHERS.map(({ game, contents, pieces, positions, bytes, by }) => {
    const what = [texts[contents], ...(pieces === undefined ? [] : [texts.endgames({ pieces })])];
    return row(`${texts[game]} (${by})`, positions, bytes, what.join(", "));
  });
  return section(
    "bits",
    texts.bits,
    paragraph(texts.bitsText),
    table(head, [...own, ...others], { words: true }),
  );
}

/** @param {Writer} write */
export function againSection({ texts, section, paragraph }) {
  return section(
    "again",
    texts.again,
    paragraph(texts.againText),
    command(
      texts.command,
      "cargo install --path tools/cli",
      "pylos solve --variant expert --out solutions",
      "pylos census --solutions solutions --variant expert",
      "pylos atlas --solutions solutions --variant expert --out www/atlas/expert.js",
    ),
  );
}
