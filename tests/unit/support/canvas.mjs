// What canvases are told to paint, in the place of pixels: two pictures are the same that were painted in the same way.

import { crc32 } from "node:zlib";

/** What was told to a canvas, a path, a gradient or a pattern. @type {WeakMap<object, string[]>} */
const told = new WeakMap();

/** A number of what an object was told. */
const sum = (object) => crc32((told.get(object) ?? []).join("\n"));

/** A value as it is written down. */
function written(value) {
  if (Array.isArray(value)) return `[${value.map(written)}]`;
  if (Object(value) !== value) return String(value);
  if (told.has(value)) return `#${sum(value)}`;
  if ("getContext" in value) return `#${pictureSum(value)}`;
  if ("data" in value) return "#data";
  return `{${Object.entries(value).map(([name, part]) => name + written(part))}}`;
}

/** What writes down how its methods are called, and how its properties are set. `made`: what methods answer. */
function recorder(own = {}, made = {}) {
  const lines = [];
  const recorded = new Proxy(own, {
    get(_, name) {
      if (name in own) return own[name];
      return (...values) => {
        // From here on nothing is left of what was painted before.
        if (name === "clearRect") lines.length = 0;
        lines.push([name, ...values.map(written)].join(" "));
        return made[name]?.(...values);
      };
    },
    set(_, name, value) {
      own[name] = value;
      lines.push(`${String(name)} ${written(value)}`);
      return true;
    },
  });
  told.set(recorded, lines);
  return recorded;
}

const image = (width, height) => ({
  width,
  height,
  data: new Uint8ClampedArray(4 * width * height),
});

/** The context of each canvas. */
const contexts = new WeakMap();
export function contextOf(canvas) {
  const before = [];
  const own = { globalAlpha: 1 };
  const made = {
    save: () => before.push(own.globalAlpha),
    restore: () => Object.assign(own, { globalAlpha: before.pop() }),
    createLinearGradient: () => recorder(),
    createRadialGradient: () => recorder(),
    createPattern: () => recorder(),
    createImageData: image,
    getImageData: (_x, _y, width, height) => image(width, height),
    measureText: (text) => ({ width: 8 * text.length }),
  };
  if (!contexts.has(canvas)) contexts.set(canvas, recorder(own, made));
  return contexts.get(canvas);
}

/** A path, which is known by how it was made. */
export class Path {
  constructor(...from) {
    const path = recorder();
    told.get(path).push(...from.map(written));
    // biome-ignore lint/correctness/noConstructorReturn: a proxy stands for it.
    return path;
  }
}

/** A number of what is painted on a canvas, and its size. */
export const pictureSum = (canvas) =>
  crc32(`${canvas.width} ${canvas.height} ${sum(contexts.get(canvas) ?? {})}`).toString(36);
