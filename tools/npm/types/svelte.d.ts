// `import "pylos-board/svelte"` is `import "pylos-board"` with the tags for Svelte.

import type { HTMLAttributes } from "svelte/elements";
import type { Attributes, Elements } from "./tags.js";

type Tags = { [Name in keyof Elements]: HTMLAttributes<Elements[Name]> & Attributes[Name] };

declare module "svelte/elements" {
  interface SvelteHTMLElements extends Tags {}
}

export * from "./element/types.js";
