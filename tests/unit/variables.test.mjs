// State is in the loops (docs/architecture.md). This counts what else changes: variables, and fields of objects, that more than
// one function sees.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { parseAst } from "rollup/parseAst";

const SITE = fileURLToPath(new URL("../../www/", import.meta.url));
const MOST = 24;

/** The loop and its runners, a connection with its one state (`play/live/`), the painter with its one state (`board/state.js`), and what is no code of the site. */
const OTHERS =
  /^(text|pkg|examples|board)\/|^(site\/loop|element\/showing|play\/main|play\/later|exercise\/core|engine\/know|play\/friend\/friend|play\/live\/(mqtt|room))\.js$/;

/** @typedef {{ name: string, home: object | null, init: any, users: Set<object | null>, changed: Set<string> }} Variable */

const below = (node) =>
  Object.values(node)
    .flat()
    .filter((part) => typeof part?.type === "string");

/** The names in a pattern. @type {(pattern: any) => string[]} */
const namesIn = (pattern) => {
  if (pattern.type === "Identifier") return [pattern.name];
  if (pattern.type === "MemberExpression") return [];
  if (pattern.type === "Property") return namesIn(pattern.value);
  return pattern.type === "AssignmentPattern"
    ? namesIn(pattern.left)
    : below(pattern).flatMap(namesIn);
};

/** What changes in a module and is seen by several functions, or outlives a call. @param {string} code */
export function changing(code) {
  /** @type {Variable[]} */
  const all = [];
  const declare = (scope, home, names, init = null) => {
    for (const name of names) {
      scope[name] = { name, home, init, users: new Set(), changed: new Set() };
      all.push(scope[name]);
    }
  };
  const use = (variable, home, field) => {
    variable?.users.add(home);
    if (field !== undefined) variable?.changed.add(field);
  };
  function change(target, scope, home) {
    const { object, property, computed } = target;
    if (object?.type === "Identifier") {
      use(scope[object.name], home, computed ? "[]" : `.${property.name}`);
    }
    for (const name of namesIn(target)) use(scope[name], home, "");
  }
  function walk(node, outer, around) {
    const isFunction = /Function/.test(node.type);
    const home = isFunction ? node : around;
    const scope = /Function|Block|^For|Catch/.test(node.type) ? Object.create(outer) : outer;
    if (isFunction) declare(scope, home, node.params.flatMap(namesIn));
    const inside = node.type === "ExportNamedDeclaration" ? [] : [node.init, node.left, node.body];
    for (const part of inside.flat()) {
      const { type, declarations = [], id } = part?.declaration ?? part ?? {};
      for (const { id, init } of type === "VariableDeclaration" ? declarations : []) {
        declare(scope, home, namesIn(id), init);
      }
      if (type === "FunctionDeclaration") declare(scope, home, namesIn(id));
    }
    if (node.type === "AssignmentExpression") change(node.left, scope, home);
    if (node.type === "UpdateExpression" || node.operator === "delete")
      change(node.argument, scope, home);
    const { object, property } = node.callee ?? {};
    if (object?.name === "Object" && property.name === "assign") {
      use(scope[node.arguments[0].name], home, ".*");
    }
    if (node.type === "Identifier") use(scope[node.name], home);
    for (const part of below(node)) walk(part, scope, home);
  }
  walk(parseAst(code), Object.create(null), null);
  return all.flatMap(({ name, home, init, users, changed }) => {
    const isShared = home === null || [...users].some((user) => user !== home);
    const isOwn = /^(Object|Array)Expression$/.test(init?.type);
    const fields = [...changed].filter((field) => field === "" || isOwn);
    return isShared ? fields.map((field) => name + field) : [];
  });
}

test("few variables change beside the states of the loops", () => {
  const code =
    "let a = 0; const b = {}; export function f(c) { let d; c = 1; const g = () => { d = a; b.x = 1; }; }";
  assert.deepEqual(changing(`${code} a = 1;`), ["a", "b.x", "d"], "it counts");
  const files = readdirSync(SITE, { recursive: true, encoding: "utf8" });
  const found = files
    .filter((name) => name.endsWith(".js") && !OTHERS.test(name.replaceAll("\\", "/")))
    .flatMap((name) =>
      changing(readFileSync(SITE + name, "utf8")).map((variable) => `${name}: ${variable}`),
    );
  assert.ok(found.length <= MOST, `${found.length} variables change:\n${found.sort().join("\n")}`);
});
