// `import "pylos-board/react"` is `import "pylos-board"` with the tags for JSX of React 19.

import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { Attributes, Elements } from "./tags.js";

type Tag<Name extends keyof Elements> = DetailedHTMLProps<
  HTMLAttributes<Elements[Name]>,
  Elements[Name]
> &
  Attributes[Name];

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "pylos-board": Tag<"pylos-board">;
      "pylos-lesson": Tag<"pylos-lesson">;
      "pylos-puzzle": Tag<"pylos-puzzle">;
    }
  }
}

export * from "./element/types.js";
