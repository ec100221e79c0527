// `import "pylos-board/vue"` is `import "pylos-board"` with the tags for templates of Vue.

import type { HTMLAttributes, VNodeProps } from "vue";
import type { Attributes, Events } from "./tags.js";

type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

/** `@pylos-move` of a template is `onPylosMove`. */
type Listeners<Map> = {
  [Name in keyof Map & string as `on${Pascal<Name>}`]?: (event: Map[Name]) => void;
};

type Tags = {
  [Name in keyof Events]: new () => {
    $props: HTMLAttributes & VNodeProps & Attributes[Name] & Listeners<Events[Name]>;
  };
};

declare module "vue" {
  interface GlobalComponents extends Tags {}
}

export * from "./element/types.js";
