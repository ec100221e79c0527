import { fileURLToPath } from "node:url";

// The packages of this project are two folders up; most projects need no file like this.
const root = fileURLToPath(new URL("../..", import.meta.url));

export default { outputFileTracingRoot: root, turbopack: { root } };
