// The parts that sections are made of: tables, commands, boards.

import { make } from "../site/dom.js";

/** @import { PylosBoard } from "../pylos-board.js" */
/** @import { Rules } from "../pkg/rules.js" */

/**
 * @param {readonly string[]} head The first column names the rows.
 * @param {readonly (readonly string[])[]} rows
 * @param {{ caption?: string, words?: boolean, stacked?: boolean }} [options] `words`: the cells hold words. `stacked`: on a
 *   narrow screen a row is a paragraph.
 */
export function table(head, rows, { caption = "", words = false, stacked = words } = {}) {
  const result = make("table", `${words ? "words" : "numbers"}${stacked ? " stacked" : ""}`);
  if (caption !== "") result.append(make("caption", "", caption));
  const top = make("tr");
  for (const name of head) top.append(headCell(name, "col"));
  const thead = make("thead");
  thead.append(top);
  const body = make("tbody");
  for (const [name, ...cells] of rows) {
    const row = make("tr");
    row.append(headCell(name, "row"));
    for (const [column, content] of cells.entries()) {
      const cell = make("td", "", content);
      if (stacked) cell.dataset.head = head[column + 1];
      row.append(cell);
    }
    body.append(row);
  }
  result.append(thead, body);
  return scrolling(result, caption || head.join(", "));
}

/** @type {(name: string, scope: string) => HTMLElement} */
function headCell(name, scope) {
  const cell = make("th", "", name);
  cell.scope = scope;
  return cell;
}

/** A table that may be wider than the page is scrolled by itself, also by keyboard. @type {(table: HTMLElement, label: string) => HTMLElement} */
function scrolling(table, label) {
  const box = make("div", "scroll");
  box.tabIndex = 0;
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", label);
  box.append(table);
  return box;
}

/** @type {(summary: string, ...content: Element[]) => HTMLElement} */
export function details(summary, ...content) {
  const result = make("details");
  result.append(make("summary", "", summary), ...content);
  return result;
}

/** The command that computes a part. @type {(label: string, ...lines: string[]) => HTMLElement} */
export function command(label, ...lines) {
  const result = make("p", "command");
  result.append(make("span", "", label));
  for (const line of lines) result.append(make("code", "", line));
  return result;
}

/** The boards stay the same when the page is drawn again in another language. @type {Map<string, PylosBoard>} */
const boards = new Map();

/**
 * A board with a record to step through, or with a position.
 * @param {string} key
 * @param {{ record?: string, position?: string, rules?: Partial<Rules> }} game
 */
export function board(key, { record, position, rules }) {
  let found = boards.get(key);
  if (found === undefined) {
    found = /** @type {PylosBoard} */ (make(/** @type {any} */ ("pylos-board")));
    found.id = key;
    if (record === undefined) {
      found.setAttribute("show", "reserves coordinates");
      found.setAttribute("variant", rules?.variant ?? "standard");
      found.setAttribute("position", position ?? "");
    } else {
      found.setAttribute("show", "last-move reserves controls notation coordinates");
      found.setAttribute("ply", "0");
      found.setAttribute("replay", "1.2");
      const block = make("script", "", record);
      block.type = "text/x-pylos";
      found.append(block);
    }
    boards.set(key, found);
  }
  found.setAttribute("lang", document.documentElement.lang);
  return found;
}

/** @type {(heading: string, ...content: (Element | string)[]) => HTMLElement} */
export function figure(heading, ...content) {
  const result = make("figure");
  const caption = make("figcaption", "", heading);
  result.append(caption, ...content);
  return result;
}
