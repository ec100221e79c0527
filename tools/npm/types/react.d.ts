// `import "pylos-board/react"` is `import "pylos-board"` with the tags for JSX of React 19.

import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { Attributes, Elements } from "./tags.js";

type Tags = {
  [Name in keyof Elements]: DetailedHTMLProps<HTMLAttributes<Elements[Name]>, Elements[Name]> &
    Attributes[Name];
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}

export * from "./element/types.js";
