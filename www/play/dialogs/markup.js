/**
 * Adds the markup of a part that is loaded later. Its texts are written by `localise`, once they have been added.
 * @param {string} html Of the program, with nothing that a person has written.
 */
export function markup(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  document.body.append(template.content);
}
