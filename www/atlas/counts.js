// The census: how many positions are won, lost or endless, by what, and how many leave only one move.

import { distances, fields, legend, shares } from "./chart.js";
import { SETS } from "./facts.js";
import { command, details, figure, table } from "./parts.js";

/** @import { Data } from "./facts.js" */
/** @import { Writer } from "./writer.js" */

/** A command for each rule set. @type {(words: string) => string[]} */
const perSet = (words) =>
  SETS.map(({ rules }) => `pylos ${words} --solutions solutions --variant ${rules.variant}`);

/** The sums of won, lost and endless positions. @param {readonly (readonly number[])[]} rows */
const sums = (rows) => [0, 1, 2].map((column) => rows.reduce((sum, row) => sum + row[column], 0));

/** The positions by number of balls, where there are any. @param {Data} data */
const byBalls = ({ balls }) =>
  balls
    .map((counts, number) => ({ name: String(number), counts }))
    .filter(({ counts }) => counts.some((count) => count > 0));

/** @param {Data} data @returns {{ name: string, counts: number[] }[]} */
function byDifference({ reserves }) {
  const found = new Map();
  for (const [own, opponents, ...counts] of reserves) {
    found.set(own - opponents, [...(found.get(own - opponents) ?? []), counts]);
  }
  const sorted = [...found].sort(([one], [other]) => one - other);
  const sign = (/** @type {number} */ number) =>
    number > 0 ? `+${number}` : String(number).replace("-", "−");
  return sorted.map(([difference, rows]) => ({ name: sign(difference), counts: sums(rows) }));
}

/** @param {Writer} write */
export function censusSection({ texts, percent, number, share, name, ...write }) {
  const { section, heading, paragraph, side } = write;
  const columns = [texts.won, texts.lost, texts.endless];
  /** @type {(first: string, rows: { name: string, counts: readonly number[] }[]) => HTMLElement} */
  const exact = (first, rows) =>
    details(
      texts.numbers,
      table(
        [first, ...columns],
        rows.map((row) => [row.name, ...row.counts.map(number)]),
      ),
    );
  const signs = legend([
    ["won", texts.won],
    ["endless", texts.endless],
    ["lost", texts.lost],
  ]);
  const balls = SETS.map((data) => {
    const bars = byBalls(data);
    const rules = name(data);
    const [won, lost, endless] = sums(data.balls);
    const all = won + lost + endless;
    const total = {
      won: `${number(won)} (${share(won, all)})`,
      lost: `${number(lost)} (${share(lost, all)})`,
      endless: `${number(endless)} (${share(endless, all)})`,
    };
    const last = bars.length - 1;
    return figure(
      rules,
      shares(texts.byBallsChart({ rules, last }), bars, percent),
      paragraph(texts.total(total)),
      exact(texts.balls, bars),
    );
  });
  const differences = SETS.map((data) => {
    const bars = byDifference(data);
    const rules = name(data);
    const most = (bars.length - 1) / 2;
    return figure(
      rules,
      shares(texts.byDifferenceChart({ rules, most }), bars, percent),
      exact(texts.difference, bars),
    );
  });
  // A player who has everything on the board can take much of it back.
  const comebacks = SETS.flatMap((data) => {
    const [own, opponents, ...counts] = data.reserves.reduce((one, other) =>
      other[0] - other[1] < one[0] - one[1] ? other : one,
    );
    const all = counts.reduce((sum, count) => sum + count);
    const fact = { own: number(own), opponents: number(opponents), share: share(counts[0], all) };
    return counts[0] === 0 ? [] : [paragraph(texts.comeback({ rules: name(data), ...fact }))];
  });
  const reserves = SETS.map((data) => {
    const rules = name(data);
    return figure(
      rules,
      fields(texts.byReservesChart({ rules }), data.reserves),
      exact(
        `${texts.own} – ${texts.opponents}`,
        data.reserves.map(([own, opponents, ...counts]) => ({
          name: `${own} – ${opponents}`,
          counts,
        })),
      ),
    );
  });
  const levels = SETS.map((data) =>
    table(
      [texts.level, ...columns],
      data.levels.flatMap((counts, level) => {
        const all = counts.reduce((sum, count) => sum + count);
        return all === 0 ? [] : [[String(level), ...counts.map((count) => share(count, all))]];
      }),
      { caption: name(data) },
    ),
  );
  return section(
    "census",
    texts.census,
    heading(texts.byBalls),
    signs,
    side(balls),
    heading(texts.byDifference),
    paragraph(texts.byDifferenceText),
    side(differences),
    ...comebacks,
    heading(texts.byReserves),
    paragraph(texts.byReservesText),
    side(reserves),
    heading(texts.byLevel),
    side(levels),
    command(texts.command, ...perSet("census")),
  );
}

/** @param {Writer} write */
export function distancesSection({ texts, section, paragraph, side, name, number, short }) {
  const charts = SETS.map((data) => {
    const rules = name(data);
    const [win, loss] = longest(data);
    const rows = data.distances.flatMap((count, distance) =>
      count === 0 ? [] : [[String(distance), number(count)]],
    );
    return figure(
      rules,
      distances(texts.distancesChart({ rules, win, loss }), data.distances, short),
      details(texts.numbers, table([texts.turns, texts.positions], rows)),
    );
  });
  const signs = legend([
    ["won", texts.won],
    ["lost", texts.lost],
  ]);
  return section(
    "distances",
    texts.distances,
    paragraph(texts.distancesText),
    signs,
    side(charts),
    command(texts.command, ...perSet("census")),
  );
}

/** The longest win and the longest loss. @param {Data} data */
const longest = ({ distances }) =>
  [1, 0].map((parity) =>
    distances.findLastIndex((count, distance) => count > 0 && distance % 2 === parity),
  );

/** @param {Writer} write */
export function singleSection({ texts, section, paragraph, heading, name, number, share }) {
  const names = SETS.map(name);
  const choices = SETS.map((data) => sums(data.choices.map((row) => [...row, 0])));
  const kinds = /** @type {(keyof Data["single"])[]} */ ([
    "place",
    "placeOne",
    "placeTwo",
    "raise",
    "raiseOne",
    "raiseTwo",
    "nothing",
  ]);
  const zugzwangs = SETS.map((data) => data.zugzwangs.reduce((sum, count) => sum + count));
  return section(
    "single",
    texts.single,
    paragraph(texts.singleText),
    table(
      [texts.rules, ...names],
      [
        [texts.oneMove, ...choices.map(([all, single]) => share(single, all))],
        [texts.zugzwangs, ...zugzwangs.map(number)],
      ],
      { stacked: true },
    ),
    heading(texts.savingMove),
    table(
      [texts.savingMove, ...names],
      kinds.map((kind) => [
        texts[kind],
        ...SETS.map((data, set) => share(data.single[kind], choices[set][1])),
      ]),
      { stacked: true },
    ),
    details(
      texts.numbers,
      ...SETS.map((data) =>
        table(
          [texts.balls, texts.positions, texts.oneMove, texts.zugzwangs],
          data.choices.flatMap(([all, single], balls) =>
            all === 0 ? [] : [[String(balls), ...[all, single, data.zugzwangs[balls]].map(number)]],
          ),
          { caption: name(data) },
        ),
      ),
    ),
    command(texts.command, ...perSet("census")),
  );
}
