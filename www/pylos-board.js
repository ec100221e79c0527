/** Defines `<pylos-board>`: the one module that a page loads. See docs/embedding.md. */

import { PylosBoard } from "./element/element.js";

// All that the element imports: named here, a browser requests everything at once, not one level of
// imports after the other.
import "./site/adopt-style.js";
import "./board/animate.js";
import "./board/board.js";
import "./board/camera.js";
import "./board/canvas.js";
import "./board/draw-ball.js";
import "./board/painter-host.js";
import "./board/palette.js";
import "./element/attributes.js";
import "./element/bad-value.js";
import "./element/controls.js";
import "./element/links.js";
import "./element/marks.js";
import "./element/opponent.js";
import "./element/reflected.js";
import "./element/replay.js";
import "./element/rules.js";
import "./element/showing.js";
import "./element/style.js";
import "./element/tree.js";
import "./board/focus.js";
import "./board/geometry.js";
import "./board/gesture.js";
import "./board/wood-grain.js";
import "./board/hit.js";
import "./board/paint-wood.js";
import "./board/layers.js";
import "./board/layout.js";
import "./board/sign-shapes.js";
import "./board/paint-board.js";
import "./board/paint-coordinates.js";
import "./board/paint-marks.js";
import "./board/paint-poster.js";
import "./board/paint-trays.js";
import "./board/paint.js";
import "./board/painter.js";
import "./board/pointer.js";
import "./board/projection.js";
import "./board/scene.js";
import "./board/paint-signs.js";
import "./board/sprites.js";
import "./board/state.js";
import "./board/steps.js";
import "./board/style.js";
import "./board/twin.js";
import "./board/ball-wood.js";
import "./site/author-data.js";
import "./site/dom.js";
import "./game/announcer.js";
import "./game/session.js";
import "./game/comments.js";
import "./game/controller.js";
import "./game/turn-builder.js";
import "./game/variation.js";
import "./game/view-model.js";
import "./game/words.js";
import "./site/start-worker.js";
import "./text/board-text.js";

export { PylosBoard };

// Not without a document, and not twice where two copies are loaded.
if (globalThis.customElements && !customElements.get("pylos-board")) {
  customElements.define("pylos-board", PylosBoard);
}
