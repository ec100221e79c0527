// As much of a document as elements that are renewed need, for Node.

class Piece {
  childNodes = [];
  parent = null;
  get firstChild() {
    return this.childNodes[0] ?? null;
  }
  insertBefore(node, next) {
    node.remove();
    const at = next === null ? this.childNodes.length : this.childNodes.indexOf(next);
    this.childNodes.splice(at, 0, node);
    node.parent = this;
    node.inserted = (node.inserted ?? 0) + 1;
  }
  appendChild(node) {
    this.insertBefore(node, null);
  }
  append(...nodes) {
    for (const node of nodes) {
      this.appendChild(typeof node === "string" ? new Text(node) : node);
    }
  }
  remove() {
    // The list is live.
    this.parent?.childNodes.splice(this.parent.childNodes.indexOf(this), 1);
    this.parent = null;
  }
  get textContent() {
    return this.childNodes.map((node) => node.textContent).join("");
  }
}

class Text extends Piece {
  nodeName = "#text";
  constructor(nodeValue) {
    super();
    this.nodeValue = nodeValue;
  }
  get textContent() {
    return this.nodeValue;
  }
}

class Element extends Piece {
  style = {};
  written = new Map();
  classes = new Set();
  classList = { toggle: (name, on) => (on ? this.classes.add(name) : this.classes.delete(name)) };
  /** "pressed" or "focused". */
  is = "";
  constructor(name) {
    super();
    this.nodeName = name;
  }
  get attributes() {
    return [...this.written].map(([name, value]) => ({ name, value }));
  }
  get dataset() {
    const data = [...this.written].filter(([name]) => name.startsWith("data-"));
    return Object.fromEntries(data.map(([name, value]) => [name.slice(5), value]));
  }
  get href() {
    return this.written.get("href");
  }
  getAttribute(name) {
    return this.written.get(name) ?? null;
  }
  hasAttribute(name) {
    return this.written.has(name);
  }
  setAttribute(name, value) {
    this.written.set(name, String(value));
  }
  removeAttribute(name) {
    this.written.delete(name);
  }
  matches(selector) {
    const isHeld =
      (this.is === "focused" && selector.includes(":focus-within")) ||
      (this.is === "pressed" && selector.includes(":active"));
    return isHeld || this.childNodes.some((node) => node.matches?.(selector));
  }
}

globalThis.Text ??= Text;
globalThis.document ??= {
  createElement: (name) => new Element(name),
  createElementNS: (_, name) => new Element(name),
};

/** An element that is in no document. */
export const element = () => new Element("div");
