/**
 * Adds the markup of a part that is loaded later. Its texts are written by `localise`, once they have been added.
 * @param {string} html Of the program, with nothing that a person has written.
 */
export function markup(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  document.body.append(template.content);
}

/**
 * The choice of one of several values.
 * @param {string} name Of the field.
 * @param {string} legend The key of its text.
 * @param {readonly [value: string | number | boolean, words: string][]} options With the attributes of the words.
 * @param {"pills" | "columns"} [look]
 * @param {string} [id]
 */
export function choice(name, legend, options, look = "pills", id = name) {
  const labels = options.map(
    ([value, words]) =>
      `<label class="choice"><input type="radio" name="${name}" value="${value}" />${words}</label>`,
  );
  return `<fieldset class="choices ${look}" id="${id}-choice"><legend data-text="${legend}"></legend>${labels.join("")}</fieldset>`;
}

/** @type {(name: string, key: string) => string} */
export const check = (name, key) =>
  `<label class="check"><input type="checkbox" name="${name}" />${words(key)}</label>`;

/** @param {string} key Of a text. */
export const words = (key) => `<span data-text="${key}"></span>`;
