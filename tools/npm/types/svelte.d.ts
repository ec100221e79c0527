// `import "pylos-board/svelte"` is `import "pylos-board"` with the tags for Svelte.

import type { HTMLAttributes } from "svelte/elements";
import type { Attributes, Elements } from "./tags.js";

type Tag<Name extends keyof Elements> = HTMLAttributes<Elements[Name]> & Attributes[Name];

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "pylos-board": Tag<"pylos-board">;
    "pylos-lesson": Tag<"pylos-lesson">;
    "pylos-puzzle": Tag<"pylos-puzzle">;
  }
}

export * from "./element/types.js";
