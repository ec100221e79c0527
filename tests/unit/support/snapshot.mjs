// Everything that a person meets on a page, and what the device keeps, as lines of text.

import { cached, device, focused, look, plain } from "./browser.mjs";
import { listeners, painted } from "./parts.mjs";

/** Attributes whose meaning stands elsewhere in the line, or that are sizes of pictures. */
const SILENT =
  /^(id|class|value|hidden|href|open|checked|disabled|selected|camera|viewBox|aria-(label|disabled)|data-(text|label|place|ready))$|^on/;
/** Attributes that name other elements. */
const NAMING =
  /^(for|form|list|popovertarget|aria-(controls|labelledby|describedby|owns|details))$/;
const UNSEEN =
  "script, style, template, noscript, link, canvas, title, picture, .needs, .announcer, .board-room";
/** What is read as one thing. */
const WHOLE =
  "button, a, option, summary, h1, h2, h3, dt, th, caption, label:not(:has(input, select))";

const cut = (text) => (text.length > 90 ? `${text.slice(0, 60)}…${text.slice(-25)}` : text);
/** A value in short; of a record, the moves. */
export const short = (value) =>
  cut60(
    JSON.stringify(value, (_, part) =>
      typeof part === "string" ? cut(part.replace(/^.*\n\n/s, "")) : readable(part),
    ) ?? "",
  );
/** A moment, or a time on a clock, without what differs on a slower machine. @param {unknown} part */
const readable = (part) =>
  typeof part !== "number"
    ? part
    : part > 1e12
      ? minuteOf(part)
      : Number.isInteger(part)
        ? part
        : part > 9000
          ? `${Math.round(part / 1000)} s`
          : Number(part.toFixed(2));
/** Of acts at full ten seconds. @param {number} time */
const minuteOf = (time) => new Date(time - 5000).toISOString().slice(0, 16);
const cut60 = (text) => (text.length > 400 ? `${text.slice(0, 300)}…${text.slice(-80)}` : text);

/** The text of an element, and of its shadow tree, that is not in another one. */
const ownText = (element) =>
  plain(
    [...element.childNodes, ...(element.shadowRoot?.childNodes ?? [])]
      .map(({ nodeType, data }) => (nodeType === 3 ? data : " "))
      .join(""),
  );

/** Not a tooltip of the same words, a place in the window, or what an element is anyway. */
function meansMore(element, name, value) {
  if (name === "style") return value.includes("--");
  if (name === "title") return value !== element.getAttribute("aria-label");
  return name !== "type" || value !== (element.tagName === "INPUT" ? element.type : "button");
}

/** An attribute, without the folder of the site; of one that names elements, which of them are not there. */
function attributeOf(element, name, value) {
  if (value === "") return name;
  const names = NAMING.test(name) ? value.split(" ") : [];
  const root = element.getRootNode();
  const missing = names.filter((id) => !root.querySelector(`[id="${id}"]`));
  return `${name}=${cut(withoutFolder(value))}${missing.map((id) => ` (there is no ${id})`).join("")}`;
}
export const withoutFolder = (text) =>
  text.replace(/file:\/\/\S*?\/www\//g, "").replace(/\?page=\d+/g, "");

/** The texts in an element, apart. */
const wholeText = (element) => {
  const texts = (node) => (node.nodeType === 3 ? [node.data] : [...node.childNodes].flatMap(texts));
  return plain(texts(element).join(" "));
};

const attributes = (element) => [
  ...[...element.classList].map((one) => `.${one}`),
  ...[...element.attributes]
    .filter(({ name, value }) => !SILENT.test(name) && meansMore(element, name, value))
    .map(({ name, value }) => attributeOf(element, name, value))
    .sort(),
  ...(element.scrollTop > 0 ? [`scrolled by ${element.scrollTop}`] : []),
];

/** The value of a control. */
function valueIn(element) {
  const { tagName, type, value } = element;
  if (tagName === "DETAILS") return element.open ? "open" : "";
  if (/^(radio|checkbox)$/.test(type)) return element.checked ? "checked" : "not checked";
  return /^(TEXTAREA|SELECT|INPUT|PROGRESS)$/.test(tagName) ? `= ${JSON.stringify(value)}` : "";
}

/** What an element is. */
function kindOf(element) {
  const tag = element.tagName.toLowerCase();
  if (tag === "a") return `link ${element.getAttribute("href") ?? "to nowhere"}`;
  if (tag === "input") return element.type;
  if (tag === "use") return `icon ${element.getAttribute("href")}`;
  return /^h\d$/.test(tag) ? "heading" : tag;
}

/** What a part of a whole is, but for its words; nothing of a plain one. */
function within(part) {
  const { tagName } = part;
  if (tagName === "path") return `[picture ${part.getAttribute("d").slice(0, 20)}]`;
  const more = tagName === "svg" ? [] : attributes(part);
  return tagName === "use" || more.length > 0 ? `[${[kindOf(part), ...more].join(" ")}]` : "";
}

/** The element in one line. */
function line(element, words) {
  const label = plain(element.getAttribute("aria-label") ?? "");
  const isOff = element.disabled || element.getAttribute("aria-disabled") === "true";
  const parts = [
    kindOf(element),
    element.id && `#${element.id}`,
    words && `“${words}”`,
    label && label !== words && `(${label})`,
    valueIn(element),
    isOff && "disabled",
    ...attributes(element),
    ...(isWhole(element) ? [...element.querySelectorAll("*")].map(within) : []),
  ];
  return parts.filter(Boolean).join(" ");
}

/** An element in a few words. */
export function called(element) {
  const name = element.id
    ? `#${element.id}`
    : [...element.classList].map((one) => `.${one}`).join(" ");
  const words = plain(element.getAttribute("aria-label") ?? wordsOf(element));
  return [kindOf(element), name, words && `“${words.slice(0, 40)}”`].filter(Boolean).join(" ");
}

const wordsOf = (element) => (isWhole(element) ? wholeText(element) : ownText(element));
const isWhole = (element) =>
  element.matches(WHOLE) && !element.querySelector("button, input, a, :is(h1, a) use");

/** A line of the page, and how deep it is in it. @typedef {{ depth: number, text: string }} Line */

/** The lines of an element and of what is in it. @type {(element: any, depth?: number) => Line[]} */
function lines(element, depth = 0) {
  // The board of the editor is no element of its own.
  if (element.matches(".board-room") && element.getRootNode() === document) {
    return board(element, document).map((text) => ({ depth, text }));
  }
  if (element.matches(UNSEEN) || element.hidden) return [];
  if (element.matches("dialog:not([open]), details:not([open]) > :not(summary)")) return [];
  const words = wordsOf(element);
  const children = isWhole(element)
    ? []
    : [...element.children, ...(element.shadowRoot?.children ?? [])];
  const own = line(element, words);
  const inner = [
    ...(element.session === undefined ? [] : board(element)).map((text) => ({
      depth: depth + 1,
      text,
    })),
    ...children.flatMap((child) => lines(child, depth + 1)),
  ];
  // A plain box without words says nothing of its own.
  const isBox =
    /^(div|span|p|ul|ol|li|dl|dd|b|g|svg|small|form|fieldset|tr|td|table|tbody|thead|text|figure|aside|nav)$/.test(
      own,
    );
  return isBox ? inner : [{ depth, text: own }, ...inner];
}

/** What a board shows, as data; of its places, those that are not just empty. */
function board(element, root = element.shadowRoot) {
  const { session, camera } = element;
  const twin = root?.querySelector(".board-twin");
  const places = [...(root?.querySelectorAll("[data-place]") ?? [])].map((place) => {
    const tip = plain(place.textContent);
    if (place.matches(".tip"))
      return place.hidden ? "no tip" : `tip at ${place.dataset.place}: ${tip}`;
    const says = plain(place.getAttribute("aria-label") ?? "").replace(/^[^:]*\d: /, "");
    const isOn = place.getAttribute("aria-disabled") !== "true";
    const isPressed = place.getAttribute("aria-pressed") === "true";
    return `${place.dataset.place}: ${says}${isOn ? "" : " –"}${isPressed ? " (pressed)" : ""}`;
  });
  const texts = session?.game.moves ?? [];
  const { moves: shown = [] } = session?.shown ?? {};
  return [
    twin && `${twin.getAttribute("aria-label")}`,
    session && `played: ${texts.join(" ") || "nothing"}`,
    shown.length !== texts.length && `shown: ${shown.join(" ") || "the start"}`,
    session?.ahead && `ahead: ${session.ahead.moves.slice(texts.length).join(" ")}`,
    session && `by hand: ${session.hands.join(", ")}; computer: ${short(session.computer)}`,
    session?.paused && "paused",
    element.moving && "balls move",
    camera && `camera: ${short({ ...camera, seconds: undefined })}`,
    ...(element.marks ?? []).map((mark) => `mark ${short(mark)}`),
    ...(element.pointedAtByPage ?? []).map((mark) => `points out ${short(mark)}`),
    // Empty, and nothing to be done there.
    ...places.filter((place) => !/^\d..: \S+ –$/.test(place)),
    ...paintedIn([...(root?.querySelectorAll(".board-canvas") ?? [])]),
  ].filter(Boolean);
}

/** What was painted last on canvases; on the plan, only what differs from the board. */
function paintedIn(canvases) {
  const [first = [], ...others] = canvases
    .filter((canvas) => painted.has(canvas))
    .map((canvas) => paintedOn(painted.get(canvas)));
  const differ = others.flatMap((lines) => lines.filter((text) => !first.includes(text)));
  return [
    ...first.map((text) => `painted: ${text}`),
    ...differ.map((text) => `on the plan: ${text}`),
  ];
}

/** What is painted, but for what a board at rest usually has. */
function paintedOn(state) {
  if (state === null) return ["nothing"];
  const { view, camera, hover, done, drag, flight, pace, still, signs, focus, width, height } =
    state;
  const { balls, labels, boardLabel, levelLabels, ...more } = view;
  const cells = (player) => Object.keys(balls).filter((cell) => balls[cell] === player);
  const rest = {
    hover,
    done,
    drag,
    flight,
    signs: signs === 1 ? null : signs,
    still: still || null,
  };
  const told = { ...more, ...rest, pace: pace === 1 ? null : pace };
  const isEmpty = (value) =>
    value === null ||
    value === undefined ||
    (typeof value === "object" && Object.keys(value).length === 0);
  return [
    `light ${cells("light").sort().join(" ")}; dark ${cells("dark").sort().join(" ")}`,
    `${width} × ${height}, ${short(camera)}${focus.shown ? `, the focus on ${focus.place}` : ""}`,
    ...Object.entries(told)
      .filter(([, value]) => !isEmpty(value))
      .map(([name, value]) => `${name} ${short(value)}`),
  ];
}

/** The style sheets of the page. */
const sheets = () =>
  [...document.querySelectorAll("link[rel=stylesheet]")].map(({ href }) =>
    withoutFolder(href).replace("http://pylos.test/", ""),
  );

/** The page and the device. @returns {Line[]} */
export function snapshot() {
  look();
  const at = focused();
  const named = at?.dataset.place ? `place ${at.dataset.place}` : at && line(at, wordsOf(at));
  const keys = Object.keys({ ...localStorage }).sort();
  const kept = (key) => {
    const text = localStorage.getItem(key) ?? "";
    try {
      return short(JSON.parse(text));
    } catch {
      return text;
    }
  };
  const outer = (/** @type {string[]} */ texts) => texts.map((text) => ({ depth: 0, text }));
  return [
    ...outer([
      `title: ${document.title}`,
      `address: ${location.href.replace(/^http:..pylos.test./, "")}`,
      `page: ${[`language ${document.documentElement.lang}`, ...attributes(document.documentElement)].join(" ")}`,
      `focus: ${named}${at?.matches("button[tabindex='-1']") ? ", not with the Tab key" : ""}`,
    ]),
    ...[...document.body.children].flatMap((one) => lines(one)),
    ...outer([
      `history: ${device.at + 1} of ${device.entries.length}, holds ${short(history.state)}`,
      `style sheets: ${sheets().join(" ")}`,
      ...listeners().map((name) => `listens: ${name}`),
      ...[...cached]
        .map(([name, { size }]) => `cache ${name.replace(/\/.*\/www\//, "")}: ${size} answers`)
        .filter((line) => !isUnsure(line)),
      ...keys.map((key) => `kept ${key.replace("pylos:/:", "")}: ${kept(key)}`),
    ]),
  ];
}

/** Whether a line is about tables that come besides a solution: whether they do depends on the machine. @param {string} line */
export const isUnsure = (line) =>
  /\btables\/|take (standard|expert|children)\.pylos/.test(line) &&
  !("solution/solutions.json" in device.files);

/** What has come and gone between two lists of lines, in their order; of what is gone with all that was in it, the first line. @type {(before: Line[], after: Line[]) => string[]} */
export function difference(before, after) {
  const isSame = (/** @type {number} */ i, /** @type {number} */ j) =>
    before[i].text === after[j].text;
  /** The longest list of lines that are in both from here on, by the numbers of the next lines. */
  const most = Array.from({ length: before.length + 1 }, () => Array(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const least = Math.max(most[i + 1][j], most[i][j + 1]);
      most[i][j] = isSame(i, j) ? most[i + 1][j + 1] + 1 : least;
    }
  }
  const lines = [];
  // How deep what has gone last was; infinite after a line that has not gone.
  let gone = Number.POSITIVE_INFINITY;
  for (let i = 0, j = 0; i < before.length || j < after.length; ) {
    const isLeft = i < before.length && j < after.length;
    if (isLeft && isSame(i, j)) {
      gone = Number.POSITIVE_INFINITY;
      i += 1;
      j += 1;
    } else if (j === after.length || (isLeft && most[i + 1][j] >= most[i][j + 1])) {
      const { depth, text } = before[i];
      i += 1;
      if (depth > gone) continue;
      gone = depth;
      lines.push(`- ${text}`);
    } else {
      gone = Number.POSITIVE_INFINITY;
      lines.push(`+ ${after[j].text}`);
      j += 1;
    }
  }
  return lines;
}
