// The module of pylos.html: it unpacks the files of the site, whose names and sizes single-file.mjs fills in, and writes
// the page that the address names into the document. `pylos.html#learn.html#board/start` is the address of
// `learn.html#board/start`. A link to another page changes what follows the first "#", and loads the file again.

const SIZES = { name: 0 };
const FRONT = "index.html";
const TYPES = {
  css: "text/css",
  js: "text/javascript",
  classic: "text/javascript",
  wasm: "application/wasm",
  svg: "image/svg+xml",
};
/** Scripts of the page see the address that the page has as a file; those of workers have no page. */
const SCOPE = "const{location,history}=self.pylosPlace??self;";
/** How a file names another one, or a part of a picture. */
const NAME = /(\bimport\()?(["'])(?:\.\/|(?:\.\.\/)?assets\/)([\w.-]+)(#\w+)?\2/g;

const { document, history, location } = self;
const [home = ""] = location.href.split("#");
const folder = new URL(".", home).href;

/** @type {Map<string, Uint8Array<ArrayBuffer>>} */
const files = new Map();
/** @type {Map<string, string>} */
const addresses = new Map();

async function unpack() {
  const packed = document.querySelector("#files")?.textContent ?? "";
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const content = await new Response(stream).arrayBuffer();
  let at = 0;
  for (const [name, size] of Object.entries(SIZES)) {
    files.set(name, new Uint8Array(content, at, size));
    at += size;
  }
}

/**
 * A text with addresses in place of names. What is imported later has an address when it is: modules may import each
 * other in a circle then.
 * @param {string} file
 */
function textOf(file) {
  return new TextDecoder().decode(files.get(file)).replace(NAME, (...match) => {
    const [whole, later, quote, name, part = ""] = match;
    if (!files.has(name)) return whole;
    return later ? `import(pylosFile("${name}")` : quote + addressOf(name) + part + quote;
  });
}

/** @param {string} name */
function addressOf(name) {
  const ending = /** @type {keyof typeof TYPES} */ (name.replace(/.*\./, ""));
  const make = () => {
    const content = ending === "js" ? SCOPE + textOf(name) : (files.get(name) ?? "");
    return URL.createObjectURL(new Blob([content], { type: TYPES[ending] }));
  };
  const address = addresses.get(name) ?? make();
  addresses.set(name, address);
  return address;
}

/** The page that the address names, and the address that it has as a file. */
function here() {
  const [, name, rest = ""] = /^#?([\w/]+\.html)?(.*)/s.exec(location.hash) ?? [];
  if (name !== undefined && name !== FRONT && files.has(name))
    return { page: name, url: new URL(name + rest, folder) };
  return { page: FRONT, url: new URL(rest.replace(/^(?=[^?#])/, "#"), home) };
}

/** Where a page of the site is in this file; null for any other address. @param {string | URL} address */
function linkTo(address) {
  const { href, search, hash } = new URL(address, here().url);
  const [file = ""] = href.split(/[?#]/);
  const isHome = [home.split("?")[0], folder].includes(file);
  const name = isHome ? FRONT : file.startsWith(folder) ? file.slice(folder.length) : "";
  if (!files.has(name)) return null;
  const isShort = name === FRONT && search === new URL(home).search;
  return isShort ? home + hash : `${home}#${name}${search}${hash}`;
}

const place = new Proxy(/** @type {any} */ ({}), {
  get: (_, part) => Reflect.get(here().url, part, here().url),
  set(_, part, value) {
    const { url } = here();
    Reflect.set(url, part, value, url);
    location.href = linkTo(url) ?? home;
    return true;
  },
});

/** @param {"pushState" | "replaceState"} how */
const writer =
  (how) =>
  (/** @type {[unknown, string, string]} */ ...[state, title, address]) =>
    history[how](state, title, linkTo(address));

/** A visitor who goes to another page, by a link or by Back. @param {string} page The open one. */
function follow(page) {
  for (const type of ["popstate", "hashchange"]) {
    addEventListener(type, (event) => {
      if (here().page === page) return;
      event.stopImmediatePropagation();
      location.reload();
    });
  }
  for (const type of ["click", "auxclick", "contextmenu"]) {
    const point = (/** @type {Event} */ { target }) => {
      const anchor = target instanceof Element ? target.closest("a[href]") : null;
      const link = linkTo(anchor?.getAttribute("href") ?? "about:blank");
      if (link !== null) anchor?.setAttribute("href", link);
    };
    addEventListener(type, point, true);
  }
}

const createHTML = (/** @type {string} */ html) => html;
/** Of Trusted Types, where a host demands them (docs/hosting.md). */
const policy = /** @type {any} */ (self).trustedTypes?.createPolicy("pylos-file", { createHTML });

async function start() {
  await unpack();
  const { page } = here();
  const pylosPlace = {
    location: place,
    history: {
      get state() {
        return history.state;
      },
      pushState: writer("pushState"),
      replaceState: writer("replaceState"),
    },
  };
  Object.assign(self, { pylosFile: addressOf, pylosLink: linkTo, pylosPlace });
  const html = textOf(page);
  // This ends all listeners.
  document.open();
  follow(page);
  document.write(policy?.createHTML(html) ?? html);
  document.close();
  const { classList, dataset } = document.documentElement;
  classList.toggle("on-disk", location.protocol === "file:");
  // As recover.js has it.
  dataset.scripts = "";
}

await start();
