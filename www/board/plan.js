/**
 * The plan of a board: its four levels as flat discs beside each other, with the signs and marks of the board. A place
 * in it is the same place as on the board. It is a picture, hidden from assistive technology, which has the twin.
 * @import { BoardEvents, Cell, Level, Place } from "./types.js"
 * @import { Sign } from "./signs.js"
 * @import { State } from "./state.js"
 */

import { adoptStyle } from "../site/adopt-style.js";
import { CELLS, cellAt, supportOf } from "./geometry.js";
import { linesOf, STROKES } from "./sign-shapes.js";
import { signsOf } from "./signs.js";
import { atRest, offeredAt, pointedAt } from "./state.js";

/** @typedef {ReturnType<typeof makePlan>} Plan */

/** From one cell to the next, and the radius of a disc, in units of the drawing. */
const PITCH = 20;
const RADIUS = 9;

/** The drawing: its size, the lower left corner of each level, and the lines of letters and names below. */
const WIDE = 278;
const HIGH = 106;
const FOOT = 83;
const LEFT = [11, 109, 187, 246];

const style = /* css */ `
.board-plan {
  display: block;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  stroke: none;
  stroke-width: 1;
  -webkit-user-select: none;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
}

.board-plan [data-cell] {
  fill: transparent;
}

.board-plan text {
  fill: currentcolor;
  font-size: 9.5px;
  text-anchor: middle;
}

.board-plan .badge {
  fill: #14110d;
  font-size: 8px;
  font-weight: 700;
}

.board-plan .sign {
  stroke-linecap: round;
  stroke-linejoin: round;
}
`;

/** @type {(parent: Element, name: string, attributes: Record<string, string | number>, content?: string) => Element} */
function draw(parent, name, attributes, content = "") {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = content;
  parent.append(element);
  return element;
}

/** The nearest quarter of a turn, 0 to 3. @param {number} rotation */
const quarterOf = (rotation) => ((Math.round(rotation / 90) % 4) + 4) % 4;

/**
 * The middle of a cell in the drawing, turned as the board is, by whole quarters.
 * @param {Level} level
 * @param {number} file May be between two files, as `rank` between two ranks.
 * @param {number} rank
 * @param {number} quarter
 */
export function middleOf(level, file, rank, quarter) {
  const half = (4 - level) / 2;
  const [u, v] = [file - half, rank - half];
  const [right, up] = [
    [u, v],
    [-v, u],
    [-u, -v],
    [v, -u],
  ][quarter];
  const side = ((5 - level) * PITCH) / 2;
  return { x: LEFT[level - 1] + side + right * PITCH, y: FOOT - side - up * PITCH };
}

/** @type {(root: HTMLElement, state: State, on: BoardEvents, paint: () => void) => { show(): void, stop(): void }} */
export function makePlan(root, state, on, paint) {
  adoptStyle(/** @type {Document | ShadowRoot} */ (root.getRootNode()), style);
  const svg = draw(root, "svg", {
    class: "board-plan",
    viewBox: `0 0 ${WIDE} ${HIGH}`,
    "aria-hidden": "true",
  });
  const picture = draw(svg, "g", {});
  /** What a pointer hits: they stay, so that a click that changes the picture is still a click. */
  const targets = CELLS.map(({ name }) =>
    draw(svg, "rect", { width: PITCH, height: PITCH, "data-cell": name }),
  );
  /** @type {unknown[]} What the picture was drawn from. */
  let drawn = [];

  /** @param {Event} event @returns {Place | null} */
  const placeOf = ({ target }) => /** @type {SVGElement} */ (target).dataset.cell ?? null;

  /** @param {Place | null} place */
  function hover(place) {
    if (state.hover === place) return;
    state.hover = place;
    paint();
  }
  svg.addEventListener("click", (event) => {
    const place = placeOf(event);
    if (place !== null) on.choose(place);
    else on.cancel();
  });
  svg.addEventListener("pointerover", (event) => {
    if (/** @type {PointerEvent} */ (event).pointerType !== "touch") hover(placeOf(event));
  });
  svg.addEventListener("pointerleave", () => hover(null));

  return {
    /** Draws what the board shows, where that has changed. */
    show() {
      const quarter = quarterOf(state.camera.rotation);
      const { view, palette, flight } = state;
      const next = [view, palette.accent, flight?.motions.length, quarter, pointedAt(state)];
      if (next.every((part, index) => part === drawn[index])) return;
      drawn = next;
      picture.replaceChildren();
      drawPlan(picture, state, quarter);
      for (const [index, { name, level, file, rank }] of CELLS.entries()) {
        const { x, y } = middleOf(level, file, rank, quarter);
        const target = targets[index];
        target.setAttribute("x", String(x - PITCH / 2));
        target.setAttribute("y", String(y - PITCH / 2));
        target.setAttribute("cursor", view.active.includes(name) ? "pointer" : "default");
      }
    },
    stop() {
      svg.remove();
    },
  };
}

/** @type {(root: Element, state: State, quarter: number) => void} */
function drawPlan(root, state, quarter) {
  const { view, flight, palette } = state;
  const { balls } = flight ?? atRest(view);
  const at = (/** @type {Cell} */ name) => {
    const { level, file, rank } = cellAt(name) ?? CELLS[0];
    return middleOf(level, file, rank, quarter);
  };
  /** A line with its casing, as on the board. */
  const sign = (
    /** @type {string} */ d,
    { width = 1.4, dash = "none", colour = palette.accent, fill = "none", on = root } = {},
  ) => {
    const line = { class: "sign", d, fill, "stroke-dasharray": dash };
    draw(on, "path", { ...line, stroke: palette.casing, "stroke-width": width + 1.2 });
    draw(on, "path", { ...line, stroke: colour, "stroke-width": width });
  };
  drawLevels(root, view.levelLabels, quarter);

  for (const { name } of CELLS) {
    const { x, y } = at(name);
    const player = balls[name];
    if (player) drawDisc(root, x, y, RADIUS, player);
    else draw(root, "circle", { cx: x, cy: y, r: 5, fill: "rgb(70 36 12 / 38%)" });
  }
  const pointed = cellAt(pointedAt(state) ?? "");
  const { signs, figures } = signsOf(view, pointed?.name, flight);
  for (const { cells, when, tone } of figures) {
    const points = cells.map((cell) => ({ ...at(cell), filled: balls[cell] !== undefined }));
    const path = linesOf(points, RADIUS)
      .map((line) => `M${line.join("L")}`)
      .join("");
    const dash = when === "before" ? "2 2.5" : "none";
    sign(path, { width: 1.6, dash, colour: palette[tone] });
  }
  for (const mark of signs) drawMark(root, sign, at, mark, palette);
  const on = draw(root, "g", { class: "pointed" });
  if (!pointed) return;
  const { x, y } = at(pointed.name);
  if (offeredAt(state)) drawDisc(on, x, y, 7, view.turn ?? "light");
  sign(ring(x, y, 9.2), { width: 1.6, on });
  // What a ball would complete there is drawn instead, as on the board.
  for (const under of view.previews[pointed.name] ? [] : supportOf(pointed)) {
    const dash = balls[under] ? "none" : "2 2";
    sign(ring(at(under).x, at(under).y, 9), { width: 0.9, dash, on });
  }
}

/** The boards of the levels with their letters, numbers and names. @type {(root: Element, names: readonly string[], quarter: number) => void} */
function drawLevels(root, names, quarter) {
  for (const level of /** @type {Level[]} */ ([1, 2, 3, 4])) {
    const side = (5 - level) * PITCH;
    const x = LEFT[level - 1];
    draw(root, "rect", {
      x: x - 1.5,
      y: FOOT - side - 1.5,
      width: side + 3,
      height: side + 3,
      rx: 9,
      fill: "#cf9a62",
      stroke: "#8a5a2c",
    });
    for (let index = 0; index < 5 - level; index += 1) {
      const edge = (4 - level) / 2;
      const [letter, number] = ["abcd"[index], String(index + 1)];
      const along = middleOf(level, index, edge, quarter);
      const up = middleOf(level, edge, index, quarter);
      const [below, beside] = quarter % 2 === 0 ? [along.x, up.y] : [up.x, along.y];
      const [first, second] = quarter % 2 === 0 ? [letter, number] : [number, letter];
      draw(root, "text", { x: below, y: FOOT + 10.5 }, first);
      draw(root, "text", { x: x - 6, y: beside + 3.4 }, second);
    }
    // What follows a comma is for listeners: "Level 4, the top".
    const [name] = (names[level - 1] ?? "").split(",");
    draw(root, "text", { x: x + side / 2, y: FOOT + 21.5, "font-weight": 600 }, name);
  }
}

/** A dark disc has a ring in it, so that the colour is not the only difference. @type {(root: Element, x: number, y: number, radius: number, player: string) => void} */
function drawDisc(root, x, y, radius, player) {
  const light = player === "light";
  const disc = { cx: x, cy: y, r: radius - 0.5, fill: light ? "#f8eacb" : "#3c2214" };
  draw(root, "circle", { ...disc, stroke: light ? "#6f4a26" : "#140a04" });
  if (light) return;
  draw(root, "circle", {
    cx: x,
    cy: y,
    r: radius * 0.6,
    fill: "none",
    stroke: "rgb(255 232 200 / 55%)",
  });
}

/** The outline of a circle, from an angle on. @type {(x: number, y: number, radius: number, from?: number) => string} */
function ring(x, y, radius, from = 0) {
  const angle = from / radius;
  const [across, up] = [radius * Math.cos(angle), radius * Math.sin(angle)];
  const arc = (/** @type {number} */ way) =>
    `A${radius} ${radius} 0 0 1 ${x + way * across} ${y + way * up}`;
  return `M${x + across} ${y + up}${arc(-1)}${arc(1)}`;
}

/**
 * @param {Element} root
 * @param {(d: string, how?: { width?: number, colour?: string, fill?: string, dash?: string }) => void} sign
 * @param {(cell: Cell) => { x: number, y: number }} at
 * @param {Sign} mark
 * @param {State["palette"]} palette
 */
function drawMark(
  root,
  sign,
  at,
  { kind, at: place, from, shape, tone = "accent", text = "" },
  palette,
) {
  if (!cellAt(place)) return;
  const colour = palette[tone];
  const { x, y } = at(place);
  const strokes = STROKES[kind];
  const start = kind === "arrow" && from && cellAt(from) ? at(from) : null;
  if (start) {
    const angle = Math.atan2(y - start.y, x - start.x);
    const point = (/** @type {number} */ back, /** @type {number} */ side) =>
      `${x - back * Math.cos(angle) - side * Math.sin(angle)} ${y - back * Math.sin(angle) + side * Math.cos(angle)}`;
    sign(`M${start.x} ${start.y}L${point(12, 0)}`, { width: 2, colour });
    sign(`M${point(8, 0)}L${point(13, -3.5)}L${point(13, 3.5)}Z`, {
      width: 1,
      colour,
      fill: colour,
    });
  } else if (["ring", "minus", "arrow"].includes(kind)) {
    sign(ring(x, y, 8.6), { width: 1, colour });
    sign(ring(x, y, 6.8), { width: 1.4, colour });
  } else if (strokes) {
    const point = (/** @type {readonly number[]} */ [a, b]) => `${x + 11 * a} ${y + 11 * b}`;
    sign(strokes.map((points) => `M${points.map(point).join("L")}`).join(""), {
      width: 1.7,
      colour,
    });
  } else if (kind === "left") sign(ring(x, y, 7), { dash: "0.01 3.14", colour });
  else if (kind === "picked") sign(ring(x, y, 8.6), { width: 2, colour });
  else if (kind === "played") {
    // Four arcs at the corners.
    const part = (Math.PI * 7.4) / 4;
    sign(ring(x, y, 7.4, part / 2), { dash: `${part} ${part}`, colour });
  } else if (kind === "badge") {
    // It stays on its cell: long words are written narrower.
    const half = Math.min(PITCH / 2 - 0.5, Math.max(5, 2.5 * text.length + 1.5));
    const rx = shape === "square" ? 1 : 5;
    const box = { x: x - half, y: y - 5, width: 2 * half, height: 10, rx };
    draw(root, "rect", { ...box, fill: colour, stroke: palette.casing });
    const fit = { textLength: 2 * half - 3, lengthAdjust: "spacingAndGlyphs" };
    const words = { x, y: y + 3, class: "badge", ...(text.length > 3 ? fit : {}) };
    draw(root, "text", words, text);
  }
  if (["minus", "remove", "soon"].includes(kind)) {
    draw(root, "circle", { cx: x + 6, cy: y + 6, r: 4, stroke: "#14110d", fill: colour });
    draw(root, "path", { d: `M${x + 4} ${y + 6}h4`, stroke: "#14110d", "stroke-width": 1.4 });
  }
}
