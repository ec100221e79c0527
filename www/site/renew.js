import { toElement } from "./nodes.js";

/** @typedef {import("./nodes.js").Part} Part */

/** What a node means: its kind and, for an element, its data and address. @param {any} node */
const meaning = ({ nodeName, dataset, href }) =>
  [nodeName, ...Object.values(dataset ?? {}), href].join(" ");

/**
 * Replaces the content of an element, but keeps each node that means the same as a new one, and writes into it what
 * differs: a press and the focus last only as long as their element stays in the document. So listeners belong to an
 * ancestor. The node that is pressed or has the focus is not moved either; the others move around it. As in `h`, content
 * that is false or null is left out.
 * @type {(parent: Node, ...content: (Part | Node | string | null | false)[]) => void}
 */
export function renew(parent, ...content) {
  const before = [...parent.childNodes];
  const free = before.map(meaning);
  const nodes = content.flatMap((part) => {
    if (part === null || part === false) return [];
    /** @type {any} */
    const node =
      typeof part === "string" ? new Text(part) : "nodeName" in part ? part : toElement(part);
    const at = free.indexOf(meaning(node));
    if (at < 0) return node;
    free[at] = "";
    become(before[at], node);
    return before[at];
  });
  for (const [i, node] of before.entries()) if (free[i] !== "") node.remove();
  const held = nodes.find((/** @type {any} */ node) => node.matches?.(":active, :focus-within"));
  const { childNodes } = parent;
  for (const [i, node] of nodes.entries()) {
    if (node === held) while (childNodes[i] !== node) parent.appendChild(childNodes[i]);
    else if (childNodes[i] !== node) parent.insertBefore(node, childNodes[i] ?? null);
  }
}

/** @type {(kept: any, fresh: any) => void} Both are elements, or both are texts. */
function become(kept, fresh) {
  if (kept.nodeValue !== fresh.nodeValue) kept.nodeValue = fresh.nodeValue;
  for (const { name } of [...(kept.attributes ?? [])]) {
    if (!fresh.hasAttribute(name)) kept.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes ?? []) {
    // The policy of a page may forbid the attribute.
    if (name === "style") kept.style.cssText = value;
    else if (kept.getAttribute(name) !== value) kept.setAttribute(name, value);
  }
  renew(kept, ...fresh.childNodes);
}
