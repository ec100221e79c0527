/**
 * "Save or share": the picture and the link, the record, the board for another page, and a record from elsewhere.
 * @import { Purpose } from "../../element/embed-code.js"
 * @import { Rules, Session } from "../../game/session.js"
 * @import { Game, PylosError } from "../../pkg/rules.js"
 * @import { PylosBoard } from "../../pylos-board.js"
 */

import { embedCode } from "../../element/embed-code.js";
import { reason } from "../../game/reasons.js";
import { statusLine, storyWords } from "../../game/words.js";
import { make, onButton } from "../../site/dom.js";
import { byId } from "../../site/markup.js";
import { canShare, copy, download, share } from "../../site/share.js";
import { reasonTexts } from "../../text/reasons.js";
import { addTexts, text } from "../../text/text.js";
import { button, field, makeDialog, messageLine, open, part, row, tell } from "./dialog.js";

/** The longest record that is read, in kilobytes. */
const LONGEST = 200;

/** @param {string} id @param {string} copyKey */
const code = (id, copyKey) =>
  field(
    `embed-${id}`,
    `embed.${id}`,
    `<textarea id="embed-${id}" rows="5" readonly spellcheck="false"></textarea>`,
    button(copyKey, `data-record="${id}"`),
  );

const PURPOSES = ["diagram", "replay", "play"].map(
  (purpose) => `<option value="${purpose}" data-text="embed.${purpose}"></option>`,
);

/** What can be done. @param {string} name @param {string} [kind] */
const act = (name, kind = "") => button(`record.${name}`, `${kind} data-record="${name}"`);

const MARKUP = `
  ${messageLine("record")}
  <div class="row" id="record-found"></div>
  <canvas class="share-picture" role="img"></canvas>
  ${row(act("share", 'class="primary"') + act("copyLink") + act("picture"))}
  ${field("record-link", "record.link", '<input type="text" id="record-link" readonly />')}
  <details>
    <summary data-text="record.text"></summary>
    <textarea id="record-text" rows="6" readonly spellcheck="false" data-label="record.text"></textarea>
    ${row(act("copy") + act("save"))}
  </details>
  <details>
    <summary data-text="embed.title"></summary>
    ${field("embed-purpose", "embed.what", `<select id="embed-purpose">${PURPOSES.join("")}</select>`)}
    ${code("tag", "embed.copyTag")}
    ${code("frame", "embed.copyFrame")}
    <a class="playground-link" href="playground.html" hreflang="en" data-text="page.hosts"></a>
  </details>
  <details>
    <summary data-text="record.load"></summary>
    ${field(
      "record-paste",
      "record.paste",
      '<textarea id="record-paste" rows="4" spellcheck="false" autocapitalize="off" autocomplete="off"></textarea>',
      `${act("use", 'class="primary"') + act("open")}<input type="file" id="record-file" hidden />`,
    )}
  </details>`;

/** Degrees by which the board is turned in the picture: the pyramid is seen over an edge. */
const ROTATION = 45;

/** The board of the moment shown. */
async function takePicture() {
  const board = /** @type {PylosBoard} */ (byId("board"));
  const blob = await board.toBlob({ camera: { rotation: ROTATION } });
  return new File([blob], "pylos.png", { type: "image/png" });
}

/** @type {(rules: Rules, session: Session, address: string, onLoad: (record: string) => void) => void} `onLoad` throws what is wrong with the record. */
export function openRecord(rules, session, address, onLoad) {
  const element = makeDialog("record", "action.record", MARKUP, button("dialog.close"));
  const link = part(element, "#record-link");
  const record = part(element, "#record-text");
  const file = part(element, "#record-file");
  const [purpose, tag, frame] = ["purpose", "tag", "frame"].map((id) =>
    part(element, `#embed-${id}`),
  );
  const canvas = /** @type {HTMLCanvasElement} */ (element.querySelector("canvas"));
  link.value = address;
  record.value = session.game.record;
  part(element, "[data-record=share]").hidden = !canShare();

  const words = [storyWords(text, session), statusLine(text, session)].filter(Boolean).join(" ");
  canvas.setAttribute("aria-label", words);
  /** @type {File | null} Made before: a share must follow the press at once. */
  let picture = null;
  takePicture()
    .then(async (made) => {
      picture = made;
      const image = await createImageBitmap(made);
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext("2d")?.drawImage(image, 0, 0);
    })
    .catch(console.error);

  const say = (/** @type {string} */ sentence) => tell(element, sentence);
  const tooLong = () => say(text("record.tooLong", { kilobytes: LONGEST }));

  function writeCode() {
    const site = new URL(".", location.href).href;
    const { lang } = document.documentElement;
    const written = embedCode(session, /** @type {Purpose} */ (purpose.value), site, lang);
    tag.value = written.tag;
    frame.value = written.frame;
  }

  /** @param {string} record */
  function use(record) {
    onLoad(record);
    element.close();
  }

  /** Opens the game of a text, or offers its beginning. @param {string} written */
  async function load(written) {
    if (written.trim() === "") return say(text("record.empty"));
    if (written.length > LONGEST * 1024) return tooLong();
    part(element, "#record-found").replaceChildren();
    try {
      use(written);
    } catch (problem) {
      const beginning = beginningOf(rules, written, problem);
      if (beginning?.isWhole) return use(beginning.game.record);
      if (beginning !== null) offer(beginning.game);
      await addTexts(reasonTexts).catch(() => {});
      say(text("record.bad", { reason: reason(text, problem) }));
    }
  }

  /** @param {Game} beginning */
  function offer({ record, moves }) {
    const button = make("button", "", text("record.beginning", { count: moves.length }));
    button.addEventListener("click", () => use(record));
    part(element, "#record-found").append(button);
  }

  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    file.value = "";
    if (chosen === undefined) return;
    if (chosen.size > LONGEST * 1024) return tooLong();
    const written = await chosen.text().catch(() => null);
    if (written === null) say(text("record.unreadable"));
    else load(written);
  });

  /** @type {Record<string, () => void>} */
  const acts = {
    async share() {
      const data = { text: words, url: address };
      const how = picture === null ? "refused" : await share({ ...data, files: [picture] });
      if (how === "refused" && (await share(data)) === "refused") acts.copyLink();
    },
    picture: () => picture && save("png", picture),
    copyLink: () => copy(link, text("record.copied"), say),
    copy: () => copy(record, text("record.copied"), say),
    save: () => save("pgn", record.value),
    use: () => load(part(element, "#record-paste").value),
    open: () => file.click(),
    tag: () => copy(tag, text("record.copied"), say),
    frame: () => copy(frame, text("record.copied"), say),
  };

  /** @type {(kind: "png" | "pgn", content: Blob | string) => void} */
  function save(kind, content) {
    download(kind, content);
    say(text("kept.saved"));
  }

  writeCode();
  purpose.addEventListener("change", writeCode);
  onButton(element, "record", (name) => acts[name]());
  open(element);
}

/** How many beginnings are tried. */
const TRIES = 200;

/**
 * The game in a list of moves with commas, or in the longest beginning of the text that is a record with a move; null: none.
 * @type {(rules: Rules, text: string, problem: unknown) => { game: Game, isWhole: boolean } | null} `problem`: what the rules said.
 */
export function beginningOf(rules, text, problem) {
  /** @param {string} part */
  const load = (part) => {
    try {
      return rules.loadGame(part);
    } catch {
      return null;
    }
  };
  const list = /[[{(]/.test(text) ? null : load(text.replace(/[,;]+/g, " "));
  if (list !== null) return { game: list, isWhole: true };
  const { line = 0 } = /** @type {Partial<PylosError> & { line?: number }} */ (Object(problem));
  const before = text.split("\n").slice(0, line).join("\n");
  const ends = [...before.matchAll(/(?<=\S)(?=\s|$)/g)].map(({ index }) => index);
  for (const end of ends.slice(-TRIES).reverse()) {
    const game = load(before.slice(0, end));
    if (game !== null) return game.moves.length > 0 ? { game, isWhole: false } : null;
  }
  return null;
}
