// The faults that can be planted in a module: each a small change of its text.

import { parseAst } from "rollup/parseAst";

/**
 * `start` and `end` count characters; `by`: what stands there then; `within`: where its function begins.
 * @typedef {{ start: number, end: number, by: string, kind: string, within: number }} Fault
 */

/** What an operator is taken for. @type {Record<string, string>} */
const OTHERS = {
  ...{ "<": "<=", "<=": "<", ">": ">=", ">=": ">", "===": "!==", "!==": "===" },
  ...{ "+": "-", "-": "+", "*": "/", "/": "*", "%": "*" },
};
/** A call without which what it is called on goes on, in another order, or with more in it. */
const PASSING = /^(filter|toSorted|sort|reverse|trim|slice|catch|finally|flat)$/;

/** Each gives what can be changed in a node: the part, and what is put there. @type {Record<string, (node: any, source: (node: any) => string) => [part: { start: number, end: number }, by: string, kind: string][]>} */
const CHANGES = {
  ExpressionStatement: (node) => [[node, ";", "no statement"]],
  IfStatement: ({ test }) => [
    [test, "false", "never"],
    [test, "true", "always"],
  ],
  ConditionalExpression: (node, source) => [
    [node, `(${source(node.consequent)})`, "always the first"],
    [node, `(${source(node.alternate)})`, "always the second"],
  ],
  LogicalExpression: (node, source) => [
    [node, `(${source(node.left)})`, "only the left"],
    [node, `(${source(node.right)})`, "only the right"],
  ],
  BinaryExpression(node, source) {
    const { left, operator, right } = node;
    const isText = [left, right].some(
      ({ type, value }) => type === "TemplateLiteral" || typeof value === "string",
    );
    if (!(operator in OTHERS) || (operator === "+" && isText)) return [];
    return [[node, `(${source(left)}) ${OTHERS[operator]} (${source(right)})`, "operator"]];
  },
  UnaryExpression: (node, source) =>
    node.operator === "!" ? [[node, source(node.argument), "not"]] : [],
  Literal(node) {
    const { value } = node;
    if (typeof value === "number") return [[node, String(value === 1 ? 0 : value + 1), "number"]];
    if (typeof value === "boolean") return [[node, String(!value), "boolean"]];
    return typeof value === "string" && value !== "" ? [[node, '""', "no text"]] : [];
  },
  ObjectExpression: ({ properties }) =>
    properties.map((/** @type {any} */ property) => [property, "", "no property"]),
  CallExpression(node, source) {
    const { callee, arguments: given } = node;
    const last = given.at(-1);
    const turned =
      given.length === 2 && `${source(callee)}(${source(given[1])}, ${source(given[0])})`;
    const name = callee.type === "MemberExpression" && !callee.computed ? callee.property.name : "";
    return [
      ...(given.length > 1 ? [[last, "undefined", "no last argument"]] : []),
      ...(turned ? [[node, turned, "swapped"]] : []),
      ...(PASSING.test(name) ? [[node, source(callee.object), "no call"]] : []),
    ];
  },
};

/** Those inside functions. @param {string} text @returns {Fault[]} */
export function faultsOf(text) {
  const source = (/** @type {any} */ { start, end }) => text.slice(start, end);
  /** @type {Fault[]} */
  const faults = [];
  /** @param {any} node @param {number | null} within */
  const visit = (node, within) => {
    if (typeof node?.type !== "string") return;
    const inside = /Function/.test(node.type) ? node.start : within;
    if (inside !== null) {
      for (const [{ start, end }, by, kind] of CHANGES[node.type]?.(node, source) ?? []) {
        faults.push({ start, end, by, kind, within: inside });
      }
    }
    for (const part of Object.values(node).flat()) visit(part, inside);
  };
  visit(parseAst(text), null);
  return faults;
}

/** @type {(text: string, fault: Fault) => string} */
export const changed = (text, { start, end, by }) => {
  // With a property, its comma goes.
  const rest = text.slice(end);
  return text.slice(0, start) + by + (by === "" ? rest.replace(/^\s*,/, "") : rest);
};
