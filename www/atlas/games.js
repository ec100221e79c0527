// Games to step through, and positions to look at.

import { make } from "../site/dom.js";
import { SETS, SHOWN } from "./facts.js";
import { board, command, details, figure, table } from "./parts.js";

/** @import { Data } from "./facts.js" */
/** @import { Writer } from "./writer.js" */

/** @param {Writer} write */
export function longestSection({ texts, section, paragraph, side, name }) {
  const games = SETS.map((data) => {
    const { variant } = data.rules;
    const turns = data.distances.findLastIndex((count, turn) => count > 0 && turn % 2 === 0);
    return figure(
      texts.longestGame({ rules: name(data), turns }),
      board(`longest-${variant}`, { record: data.longest }),
      command(texts.command, `pylos line --solutions solutions --variant ${variant}`),
    );
  });
  return section("longest", texts.longest, paragraph(texts.longestText), side(games));
}

/** @param {Writer} write */
export function circlesSection({ texts, section, paragraph, side, name, number }) {
  const games = SETS.flatMap((data) => {
    const { variant } = data.rules;
    const rules = name(data);
    const line = `pylos line --solutions solutions --variant ${variant}`;
    return Object.entries(data.cycles).map(([kind, { record, start, turns }]) => {
      const fromStart = kind === "fromStart";
      return figure(
        fromStart ? texts.fromStart({ rules, turns }) : texts.circle({ rules, turns }),
        board(`circle-${kind}-${variant}`, { record }),
        command(
          texts.command,
          fromStart
            ? `pylos census --solutions solutions --variant ${variant}`
            : `${line} "${start}"`,
        ),
      );
    });
  });
  const lengths = SETS.filter((data) => data.cycleLengths.length > 0).map((data) =>
    table(
      [texts.circleLength, texts.circleCount],
      data.cycleLengths.map(([length, count]) => [String(length), number(count)]),
      { caption: name(data) },
    ),
  );
  return section(
    "circles",
    texts.circles,
    paragraph(texts.circlesText),
    side(games),
    side(lengths),
    paragraph(texts.circleNote),
  );
}

/** @param {Writer} write */
export function findsSection({ texts, section, paragraph, side, name }) {
  const positions = SHOWN.flatMap(([variant, kind]) => {
    const data = SETS.find(({ rules }) => rules.variant === variant);
    const found = data?.finds[kind];
    if (data === undefined || found === undefined) return [];
    // The board comes first, so that boards side by side are at one height.
    const content = [
      board(`find-${kind}-${variant}`, { position: found.position, rules: data.rules }),
      paragraph(texts[kind](told(found)), "fact"),
    ];
    if (found.keeping === 1) {
      content.push(details(texts.answer, paragraph(`${found.best}`)));
    }
    const link = make("a", "open", texts.open);
    link.href = `index.html${location.search}#variant=${variant}&position=${found.position.replaceAll(" ", "_")}`;
    const probe = `pylos probe --solutions solutions --variant ${variant} "${found.position}"`;
    content.push(link, command(texts.command, probe));
    return [figure(name(data), ...content)];
  });
  return section("finds", texts.finds, paragraph(texts.findsText), side(positions));
}

/** What sentences say of a position. @param {Data["finds"]["onlyWin"]} found */
export function told({ position, value, moves }) {
  const [light, dark] = [..."ld"].map((sign) => position.slice(0, -2).split(sign).length - 1);
  return {
    moves,
    turns: Number(value.slice(1)) || 0,
    balls: light + dark,
    own: 15 - light,
    opponents: 15 - dark,
  };
}
