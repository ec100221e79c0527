/**
 * The openings from the moment shown, as a part of the analysis. It loads when it is opened for the first time.
 * @import { Game } from "../../pkg/rules.js"
 * @import { Rules } from "../../openings/tree.js"
 */

import { make, setText } from "../../site/dom.js";
import { loadStyle } from "../../site/load-style.js";
import { byId } from "../../site/markup.js";
import { addTexts, text } from "../../text/text.js";

/**
 * @param {Rules} rules
 * @param {object} on
 * @param {(move: string | null) => void} on.point A move is pointed at; null: none is.
 * @param {(line: readonly string[]) => void} on.show Shows the position after these moves.
 */
export function createExplore(rules, on) {
  const details = make("details", "explore");
  const summary = make("summary");
  const room = make("div");
  details.append(summary, room);
  // Where it is open, the table takes the place of the list.
  byId("legend").after(details);
  /** @type {Game | null} */
  let game = null;
  /** @type {ReturnType<typeof import("../../openings/panel.js").createPanel> | null} */
  let panel = null;
  let loading = false;

  details.addEventListener("toggle", async () => {
    follow();
    if (panel !== null || loading) return;
    loading = true;
    try {
      const [{ createPanel, openingsTexts }] = await Promise.all([
        import("../../openings/panel.js"),
        loadStyle(new URL("../../openings/table.css", import.meta.url)),
      ]);
      await addTexts(openingsTexts);
      panel = createPanel(room, summary, rules, on);
      follow();
    } catch {
      // Loaded again when it is opened again.
      details.open = false;
    }
    loading = false;
  });

  const follow = () => panel?.follow(details.open ? game : null);

  return {
    /** @param {Game | null} now The moment shown; null: nothing is explored. */
    render(now) {
      game = now;
      details.hidden = now === null;
      setText(summary, text("analysis.openings"));
      follow();
    },
  };
}
