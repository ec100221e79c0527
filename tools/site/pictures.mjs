// Draws the icons and the picture for links into `www/icons/`. The pictures are committed; after a change here run
//
//     cd tests && npm install --no-save sharp@0.35.5 && node ../tools/site/pictures.mjs
//
// The same version of sharp on the same kind of machine gives the same bytes.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const WWW = new URL("../../www/", import.meta.url);
const sharp = createRequire(new URL("../../tests/", import.meta.url))("sharp");

const PAPER = "#f4eee2";
/** The balls of the icon, in 64 by 64 units, with their gradients. */
const mark = readFileSync(new URL("favicon.svg", WWW), "utf8").replace(/<\/?svg[^>]*>/g, "");

/** @param {number} width @param {number} height @param {string} content @param {string} box */
const svg = (width, height, content, box = `0 0 ${width} ${height}`) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${content}</svg>`,
  );

/** @param {string} name @param {Buffer} picture @param {number} colours */
async function write(name, picture, colours) {
  const file = fileURLToPath(new URL(`icons/${name}`, WWW));
  const { size } = await sharp(picture).png({ palette: true, colours, effort: 10 }).toFile(file);
  console.log(`${name}: ${size} bytes`);
}

/** A square of paper behind the balls; they fill `share` of it. @param {number} share */
const onPaper = (share) => {
  const side = 64 / share;
  const edge = (64 - side) / 2;
  const box = `${edge} ${edge} ${side} ${side}`;
  return {
    box,
    content: `<path fill="${PAPER}" d="M${edge} ${edge}h${side}v${side}h-${side}z"/>${mark}`,
  };
};

/** The pyramid on its board, finished, as seen from the front. */
function pyramid() {
  const [unit, tilt] = [97, 0.6];
  /** @type {(x: number, y: number, z: number) => [number, number]} */
  const at = (x, y, z) => [600 + x * unit, 380 - (y * tilt + z * Math.sqrt(1 - tilt ** 2)) * unit];
  const levels = [["ldld", "dldl", "lddl", "ldld"], ["dld", "ldd", "lld"], ["ld", "dl"], ["l"]];
  const balls = levels.flatMap((rows, level) =>
    rows.flatMap((row, rank) =>
      [...row].map((ball, file) => {
        const middle = (rows.length - 1) / 2;
        const [x, y] = at(file - middle, middle - rank, level * Math.SQRT1_2 + 0.5);
        return `<use href="#${ball}b" x="${x.toFixed(1)}" y="${y.toFixed(1)}"/>`;
      }),
    ),
  );
  const corner = (/** @type {number} */ x, /** @type {number} */ y, z = 0) => at(x, y, z).join(" ");
  const r = 2.2;
  return `${mark.replace(/<circle[^>]*>/g, "")}
    <defs>
      <circle id="lb" r="${unit / 2}" fill="url(#l)"/><circle id="db" r="${unit / 2}" fill="url(#d)"/>
    </defs>
    <path fill="${PAPER}" d="M0 0h1200v630H0z"/>
    <g stroke-linejoin="round" stroke-width="26">
      <path fill="#7d5429" stroke="#7d5429" d="M${corner(-r, -r, -0.4)}L${corner(r, -r, -0.4)}L${corner(r, r, -0.4)}L${corner(-r, r, -0.4)}z"/>
      <path fill="#bb8c56" stroke="#bb8c56" d="M${corner(-r, -r)}L${corner(r, -r)}L${corner(r, r)}L${corner(-r, r)}z"/>
    </g>
    ${balls.join("")}`;
}

const [maskable, touch] = [onPaper(0.64), onPaper(0.75)];
await write("icon-192.png", svg(192, 192, mark, "0 0 64 64"), 64);
await write("icon-512.png", svg(512, 512, mark, "0 0 64 64"), 64);
await write("maskable-512.png", svg(512, 512, maskable.content, maskable.box), 64);
await write("apple-touch-180.png", svg(180, 180, touch.content, touch.box), 64);
await write("link-1200x630.png", svg(1200, 630, pyramid()), 96);
