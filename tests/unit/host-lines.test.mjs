/** What a host may write into `host.json`. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { it } from "node:test";
import { nameRelay } from "../../tools/site/relay.mjs";
import { readHost } from "../../www/site/host-lines.js";

const BASE = "https://club.example/pylos/host.json";
const read = (file) => readHost(JSON.stringify(file), BASE);
const readLines = (...lines) => read({ lines });

it("reads the file that the site has, and the example of the docs", () => {
  const empty = readFileSync(new URL("../../www/host.json", import.meta.url), "utf8");
  assert.deepEqual(readHost(empty, BASE), { lines: [], relay: "", faults: [] });
  const docs = readFileSync(new URL("../../docs/hosting.md", import.meta.url), "utf8");
  const [, example = ""] = /```json\n(.*?)```/s.exec(docs) ?? [];
  const { lines, faults } = readHost(example, BASE);
  assert.equal(lines.length, 2);
  assert.deepEqual(faults, []);
});

it("takes addresses relative to the file", () => {
  for (const [address, found = address] of [
    ["imprint.html", "https://club.example/pylos/imprint.html"],
    ["/", "https://club.example/"],
    ["https://a.example/?b"],
    ["mailto:a@b.example"],
    [undefined, null],
  ]) {
    const { lines, faults } = readLines({ text: "A", address });
    assert.deepEqual([lines, faults], [[{ text: "A", address: found }], []]);
  }
});

it("shows a line without its link where the address is wrong", () => {
  const addresses = ["javascript:alert(1)", "java\nscript:x", "data:,x", "https://", "http://["];
  const plain = ["A", "B"].map((text) => ({ text, address: null }));
  for (const address of [...addresses, "file:///a", null, 5, {}]) {
    const { lines, faults } = readLines({ text: "A", address }, { text: "B" });
    assert.deepEqual(lines, plain);
    assert.equal(faults.length, 1, String(address));
    assert.match(faults[0], /^The address of Line 1 is /);
  }
});

it("hides a wrong line alone", () => {
  const texts = ["", " ", 5, "x".repeat(201)].map((text) => ({ text }));
  for (const line of [null, 5, "A", [], {}, { address: "/" }, ...texts]) {
    const { lines, faults } = readLines({ text: "A" }, line, { text: "B" });
    assert.equal(lines.map(({ text }) => text).join(), "A,B");
    assert.equal(faults.length, 1, JSON.stringify(line));
    assert.match(faults[0], /Line 2/);
  }
});

it("shows no more than ten lines", () => {
  const { lines, faults } = readLines(...Array.from({ length: 12 }, () => ({ text: "A" })));
  assert.equal(lines.length, 10);
  assert.deepEqual(faults, ["It has 12 lines; 10 are shown."]);
});

it("names what it does not know, and shows the rest", () => {
  const json =
    '{ "__proto__": 1, "constructor": 2, "line": [], "lines": [{ "text": "A", "link": "/" }] }';
  const { lines, faults } = readHost(json, BASE);
  assert.deepEqual(lines, [{ text: "A", address: null }]);
  assert.deepEqual(
    faults.map((fault) => /"(.*?)"/.exec(fault)?.[1]),
    ["__proto__", "constructor", "line", "link"],
  );
});

it("says what a file is that is not an object with a list", () => {
  for (const file of [[], [{ text: "A" }], null, 5, "A"]) {
    const { lines, faults } = read(file);
    assert.deepEqual(lines, []);
    assert.match(faults.join(), /^It must be an object: \{ "lines"/);
  }
  assert.match(read({ lines: { text: "A" } }).faults.join(), /^"lines" must be a list/);
  assert.match(
    readHost('{\n  "lines": [,]\n}', BASE).faults.join(),
    /^It is not JSON: .*"lines": \[,\]/s,
  );
  assert.match(readHost("", BASE).faults.join(), /^It is not JSON/);
  assert.match(readHost('{ "lines": [{ "text": "Caf\uFFFD" }] }', BASE).faults.join(), /UTF-8/);
});

it("takes the relay for live games from an address of ws: or wss:, or from one of this host", () => {
  for (const [relay, address, count] of [
    ["wss://relay.example/pylos", "wss://relay.example/pylos", 0],
    ["ws://localhost:9001", "ws://localhost:9001/", 0],
    ["live", "wss://club.example/pylos/live", 0],
    ["/mqtt", "wss://club.example/mqtt", 0],
    ["https://relay.example/", "", 1],
    ["javascript:alert(1)", "", 1],
    [7, "", 1],
  ]) {
    const { relay: found, faults } = read({ lines: [], relay });
    assert.deepEqual([found, faults.length], [address, count], String(relay));
  }
  assert.match(read({ relay: 7 }).faults[0], /"relay" is 7/);
});

it("names the relay of `dist --relay`, and lets the pages and the files of hosts reach its origin and no other", () => {
  const root = new URL("../../", import.meta.url);
  const file = (path) => readFileSync(new URL(path, root), "utf8");
  const names = { "index.html": "www/index.html", "rules/en.html": "www/rules/en.html" };
  for (const name of ["_headers", "apache.htaccess", "nginx.conf"])
    names[`hosts/${name}`] = `tools/site/hosts/${name}`;
  const before = Object.entries(names).map(([name, path]) => [name, file(path)]);
  const files = new Map(before);
  nameRelay(files, "host.json", "wss://relay.example:8443/mqtt");
  assert.equal(readHost(files.get("host.json"), BASE).relay, "wss://relay.example:8443/mqtt");
  for (const [name, text] of before) {
    const without = (written) =>
      written
        .replaceAll("connect-src 'self' wss://relay.example:8443", "connect-src 'self'")
        .replace("default-src 'self'; connect-src 'self'", "default-src 'self'");
    assert.notEqual(files.get(name), text, name);
    assert.equal(without(files.get(name)), without(text), `nothing else in ${name}`);
  }
});
