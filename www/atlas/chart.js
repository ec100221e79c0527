// Charts as SVG. Their words are in an `aria-label`; the numbers are in the table beside each of them.

const SVG = "http://www.w3.org/2000/svg";
/** The drawing surface in user units, and the room for the axes. */
const WIDTH = 372;
/** Room for half a word at the end of the axis. */
const RIGHT = 12;
const HEIGHT = 200;
const LEFT = 40;
const BOTTOM = 22;
const TOP = 8;

/**
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Readonly<Record<string, string | number | undefined>>} attributes
 * @param {...(Element | string)} content
 * @returns {SVGElementTagNameMap[Name]}
 */
function draw(name, attributes, ...content) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(key, String(value));
  }
  element.append(...content);
  return element;
}

/** @type {(label: string, height: number, ...content: Element[]) => SVGSVGElement} */
const chart = (label, height, ...content) =>
  draw(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${height}`, role: "img", "aria-label": label, class: "chart" },
    ...content,
  );

/** @type {(x: number, y: number, words: string, anchor?: string) => Element} */
const label = (x, y, words, anchor = "middle") =>
  draw("text", { x, y, "text-anchor": anchor }, words);

/** @type {(y: number) => Element} */
const rule = (y) => draw("path", { d: `M${LEFT} ${y}H${WIDTH - RIGHT}`, class: "rule" });

let patterns = 0;

/** Lines that tell endless positions from the others without colour. @type {() => { id: string, pattern: Element }} */
function hatch() {
  const id = `hatch-${patterns++}`;
  const size = { width: 6, height: 6, patternUnits: "userSpaceOnUse" };
  const pattern = draw(
    "pattern",
    { id, ...size, patternTransform: "rotate(45)" },
    draw("rect", { width: 6, height: 6, class: "endless" }),
    draw("path", { d: "M0 0V6", class: "hatch" }),
  );
  return { id, pattern };
}

/**
 * Shares of won, endless and lost positions, one bar each: won below, lost above.
 * @param {string} words
 * @param {{ name: string, counts: readonly number[] }[]} bars
 * @param {Intl.NumberFormat} percent
 */
export function shares(words, bars, percent) {
  const { id, pattern } = hatch();
  const high = HEIGHT - BOTTOM - TOP;
  const wide = (WIDTH - LEFT - RIGHT) / bars.length;
  const step = Math.ceil(bars.length / 11);
  const parts = [];
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const y = TOP + high * (1 - share);
    parts.push(rule(y), label(LEFT - 4, y + 4, percent.format(share), "end"));
  }
  for (const [number, { name, counts }] of bars.entries()) {
    const x = LEFT + number * wide;
    const [won, lost, endless] = counts;
    const all = won + lost + endless;
    let y = TOP + high;
    for (const [kind, count] of /** @type {const} */ ([
      ["won", won],
      ["endless", endless],
      ["lost", lost],
    ])) {
      const height = all === 0 ? 0 : (high * count) / all;
      y -= height;
      const look = kind === "endless" ? { fill: `url(#${id})` } : { class: kind };
      parts.push(draw("rect", { x: x + 0.5, y, width: wide - 1, height, ...look }));
    }
    if (number % step === 0) parts.push(label(x + wide / 2, HEIGHT - 6, name));
  }
  return chart(words, HEIGHT, draw("defs", {}, pattern), ...parts);
}

/**
 * Numbers of positions by distance, on a logarithmic scale: wins (odd) and losses (even) as bars in turn.
 * @param {string} words
 * @param {readonly number[]} counts
 * @param {(count: number) => string} short
 */
export function distances(words, counts, short) {
  const high = HEIGHT - BOTTOM - TOP;
  const decades = Math.ceil(Math.log10(Math.max(...counts)));
  const wide = (WIDTH - LEFT - RIGHT) / counts.length;
  const parts = [];
  for (let decade = 0; decade <= decades; decade += 2) {
    const y = TOP + high * (1 - decade / decades);
    parts.push(rule(y), label(LEFT - 4, y + 4, short(10 ** decade), "end"));
  }
  for (const [distance, count] of counts.entries()) {
    const x = LEFT + distance * wide;
    // A single position is seen too.
    const height = count === 0 ? 0 : Math.max(2, (high * Math.log10(count)) / decades);
    const box = { x: x + 0.25, y: TOP + high - height, width: wide - 0.5, height };
    if (count > 0) {
      parts.push(draw("rect", { ...box, class: distance % 2 === 1 ? "won" : "lost" }));
    }
    if (distance % 10 === 0) parts.push(label(x + wide / 2, HEIGHT - 6, String(distance)));
  }
  return chart(words, HEIGHT, ...parts);
}

/**
 * Shares of won positions by both reserves: a table of small fields, each with its number in per cent.
 * @param {string} words
 * @param {readonly (readonly number[])[]} reserves Own, opponent's, won, lost, endless.
 */
export function fields(words, reserves) {
  const lowest = Math.min(...reserves.map(([own]) => own));
  const most = Math.max(...reserves.map(([own]) => own));
  const size = (WIDTH - 20) / (most - lowest + 1);
  const place = (/** @type {number} */ reserve) => 20 + (reserve - lowest) * size;
  const parts = [];
  for (let reserve = lowest; reserve <= most; reserve++) {
    parts.push(
      label(place(reserve) + size / 2, 14, String(reserve)),
      label(15, place(reserve) + size / 2 + 4, String(reserve), "end"),
    );
  }
  for (const [own, opponents, won, lost, endless] of reserves) {
    const share = won / (won + lost + endless);
    const [x, y] = [place(opponents), place(own)];
    const field = draw("rect", { x, y, width: size - 1, height: size - 1, class: "field" });
    field.setAttribute("fill-opacity", (0.08 + 0.5 * share).toFixed(3));
    parts.push(field, label(x + size / 2, y + size / 2 + 3.5, String(Math.round(100 * share))));
  }
  return chart(words, WIDTH, ...parts);
}

/**
 * The signs of won, endless and lost positions in the charts.
 * @param {readonly (readonly ["won" | "endless" | "lost", string])[]} names
 */
export function legend(names) {
  const list = document.createElement("ul");
  list.className = "legend";
  for (const [kind, name] of names) {
    const item = document.createElement("li");
    const { id, pattern } = hatch();
    const look = kind === "endless" ? { fill: `url(#${id})` } : { class: kind };
    const box = draw("rect", { width: 18, height: 18, ...look });
    item.append(draw("svg", { viewBox: "0 0 18 18", "aria-hidden": "true" }, pattern, box), name);
    list.append(item);
  }
  return list;
}
