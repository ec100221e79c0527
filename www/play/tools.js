import { localise, setMarkup } from "../site/markup.js";

/**
 * Makes buttons with pictures, which arrive after the place that is left for them.
 * @type {(root: HTMLElement, name: string, pictures: Readonly<Record<string, string>>) => void} `name`: of their data, and
 *   the first part of the keys of their texts; `pictures`: outlines or markup, by what they do.
 */
export function makeTools(root, name, pictures) {
  const buttons = Object.entries(pictures).map(
    ([act, picture]) =>
      `<button type="button" class="tool" data-${name}="${act}" data-label="${name}.${act}"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${picture.startsWith("<") ? picture : `<path d="${picture}" />`}</svg></button>`,
  );
  setMarkup(root, buttons.join(""));
  localise(root);
}
