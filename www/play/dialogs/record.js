/**
 * "Save or share": the picture and the link, the record, and a record from elsewhere.
 * @import { Rules, Session } from "../../game/session.js"
 * @import { Tell } from "../../library/parts.js"
 * @import { Game, RecordFault } from "../../pkg/rules.js"
 * @import { Part } from "../../site/nodes.js"
 * @import { PylosBoard } from "../../pylos-board.js"
 */

import { reason } from "../../game/reasons.js";
import { statusLine, storyWords } from "../../game/words.js";
import { gamesIn, LONGEST, withGames, write } from "../../library/add.js";
import { late } from "../../site/late.js";
import { byId } from "../../site/markup.js";
import { h, toElement } from "../../site/nodes.js";
import { canShare, copy, download, share } from "../../site/share.js";
import { translations } from "../../text/board-text.js";
import { addTexts, text } from "../../text/text.js";
import * as dialog from "./dialog.js";

const REASONS = translations("reasons");

/** @type {(id: string, rows: number, attributes?: dialog.Attributes) => Part} */
const area = (id, rows, attributes) =>
  h("textarea", { id, rows, spellcheck: "false", ...attributes });

/** @type {(name: string, attributes?: dialog.Attributes) => Part} */
const act = (name, attributes) => dialog.action(name, `record.${name}`, attributes);
const PRIMARY = { class: "primary" };
const TYPED = { autocapitalize: "off", autocomplete: "off" };

/** @type {(title: string, ...content: Part[]) => Part} */
const details = (title, ...content) =>
  h("details", {}, dialog.withText("summary", title), ...content);

const content = () => [
  dialog.messageLine("record"),
  h("div", { class: "row", id: "record-found" }),
  h("canvas", { class: "share-picture", role: "img" }),
  dialog.row(
    act("share", PRIMARY),
    dialog.action("record-link", "record.copyLink"),
    act("picture"),
  ),
  dialog.field("record.link", h("input", { type: "text", id: "record-link", readonly: true })),
  details(
    "record.text",
    area("record-text", 6, { readonly: true, "data-label": "record.text" }),
    dialog.row(dialog.action("record-text", "record.copy"), act("save")),
  ),
  details(
    "record.load",
    dialog.field("record.paste", area("record-paste", 4, TYPED), act("use", PRIMARY), act("open")),
  ),
];

/** Degrees by which the board is turned in the picture: the pyramid is seen over an edge. */
const ROTATION = 45;

/** @type {(rules: Rules, session: Session, address: string, onLoad: (record: string) => void) => void} `onLoad` throws what is wrong with the record. */
export function openRecord(rules, session, address, onLoad) {
  const act = (/** @type {string} */ name) => (acts[name] ?? copied)(name);
  const close = [dialog.button("dialog.close")];
  const element = dialog.makeDialog("record", "action.record", content(), act, close);
  const fieldOf = (/** @type {string} */ id) => dialog.part(element, `#${id}`);
  const say = (/** @type {string} */ sentence) => dialog.tell(element, sentence);
  const copied = (/** @type {string} */ id) => copy(fieldOf(id), text("record.copied"), say);
  fieldOf("record-link").value = address;
  fieldOf("record-text").value = session.game.record;
  dialog.part(element, "[data-action=share]").hidden = !canShare();
  const words = [storyWords(text, session), statusLine(text, session)].filter(Boolean).join(" ");
  // Made before: a share must follow the press at once.
  const picture = late(() => drawPicture(element, words));
  picture.load().catch(console.error);

  /** @type {(kind: "png" | "pgn", content: Blob | string) => void} */
  function save(kind, content) {
    download(kind, content);
    say(text("kept.saved"));
  }

  /** @param {string} record */
  function use(record) {
    onLoad(record);
    element.close();
  }

  const found = fieldOf("record-found");
  /** @type {(words: string, act: () => void) => void} */
  function offer(words, act) {
    const button = toElement(h("button", {}, words));
    button.addEventListener("click", act);
    found.append(button);
  }

  /** Opens the game of a text, or offers its beginning, or its games. @param {string} written */
  async function load(written) {
    found.replaceChildren();
    if (written.trim() === "") return say(text("record.empty"));
    const start = written.slice(0, LONGEST);
    // A list of moves may have commas.
    const list = /[[{(]/.test(start) ? start : start.replace(/[,;]+/g, " ");
    /** @type {Partial<RecordFault> | null} */
    let problem = null;
    for (const record of [start, list]) {
      try {
        if (start === written) return use(record);
        rules.loadGame(record);
      } catch (error) {
        problem ??= /** @type {RecordFault} */ (error);
      }
    }
    const several = await dialog.wait("record.load", (tell) => gamesIn(rules, written, tell));
    if (several === undefined) return;
    if (several.games.length > 0 && several.games.length + several.bad > 1) {
      return offerGames(several);
    }
    if (problem === null || start !== written) {
      return say(text("record.tooLong", { kilobytes: LONGEST / 1024 }));
    }
    const game = beginningOf(rules, written, problem);
    if (game !== null) {
      const count = game.moves.length;
      offer(text("record.beginning", { count }), () => use(game.record));
    }
    await addTexts(REASONS).catch(() => {});
    say(text("record.bad", { reason: reason(text, problem) }));
  }

  /** Offers the first of several games, or to keep all of them. @param {Awaited<ReturnType<typeof gamesIn>>} several */
  function offerGames({ games, bad }) {
    offer(text("record.first"), () => use(games[0].record));
    offer(text("record.all"), async () => {
      const work = (/** @type {Tell} */ tell) => withGames(rules, games, 0, tell);
      const addition = await dialog.wait("record.load", work);
      if (addition === undefined) return;
      const isWritten = await write(addition);
      say(text(isWritten ? "games.added" : "kept.full", { count: addition.games }));
    });
    const several = text("record.several", { count: games.length + bad });
    say(bad > 0 ? `${several} ${text("games.damaged", { count: bad })}` : several);
  }

  /** @type {Record<string, (name: string) => void>} */
  const acts = {
    async share() {
      const data = { text: words, url: address };
      const how = picture.now ? await share({ ...data, files: [picture.now] }) : "refused";
      if (how === "refused" && (await share(data)) === "refused") copied("record-link");
    },
    picture: () => picture.now && save("png", picture.now),
    save: () => save("pgn", session.game.record),
    use: () => load(fieldOf("record-paste").value),
    open: () => dialog.openFile(element, "", load),
  };

  dialog.open(element);
}

/** Draws the board of the moment shown, and makes a file of it. @type {(element: HTMLElement, words: string) => Promise<File>} */
async function drawPicture(element, words) {
  const canvas = /** @type {HTMLCanvasElement} */ (element.querySelector("canvas"));
  canvas.setAttribute("aria-label", words);
  const board = /** @type {PylosBoard} */ (byId("board"));
  const blob = await board.toBlob({ camera: { rotation: ROTATION } });
  const image = await createImageBitmap(blob);
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new File([blob], "pylos.png", { type: "image/png" });
}

/** The game in the beginning of a text that the rules could read; null: none with a move. @type {(rules: Rules, text: string, fault: Partial<RecordFault>) => Game | null} */
export function beginningOf(rules, text, { readable = 0 }) {
  try {
    const game = rules.loadGame(text.slice(0, readable));
    return game.moves.length > 0 ? game : null;
  } catch {
    // Its tags have a fault of their own.
    return null;
  }
}
