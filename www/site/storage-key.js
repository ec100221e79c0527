/**
 * The name of an entry in the browser's storage. All copies of the site on an origin share that storage, so the name
 * has the folder of this copy. Every page that stores something is in the site's own folder.
 * @type {(name: string) => string}
 */
export const storageKey = (name) => `pylos:${new URL(".", location.href).pathname}:${name}`;
