/** The board fills its element. The colours are in state.js; `--pylos-focus` and `--pylos-focus-casing` are around a focused place. */

export const boardStyle = /* css */ `
.board {
  position: relative;
  contain: layout;
  /* The board is the same in a page that is read from right to left. */
  direction: ltr;
  -webkit-user-select: none;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  -webkit-touch-callout: none;
}

.board-canvas {
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  /* Up and down scrolls the page; pointer.js prevents it on balls that can be carried. */
  touch-action: pan-y pinch-zoom;
}

/* On paper the board may have another shape than on the screen. */
.board-print {
  object-fit: contain;
}

.board:has(.board-print) .board-canvas:not(.board-print) {
  visibility: hidden;
}

.board-twin {
  position: absolute;
  inset: 0;
  pointer-events: none;
}

/* Its buttons are where they are on the screen, and would make a wide page of a narrow one. */
@media print {
  .board-twin {
    overflow: clip;
  }
}

.board-twin button {
  position: absolute;
  inset: 0 auto auto 0;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
}

.board-twin [hidden] {
  display: none;
}

.board-twin-cell {
  border-radius: 50%;
}

.board-twin-reserve {
  border-radius: 24px;
}

.board-twin button:focus-visible {
  z-index: 1;
  outline: 3px solid var(--pylos-focus-casing, #ffffff);
  outline-offset: 1px;
  box-shadow:
    0 0 0 7px var(--pylos-focus, #0b6f68),
    inset 0 0 0 2px var(--pylos-focus, #0b6f68);
}

@media (forced-colors: active) {
  .board-twin button:not([aria-disabled]) {
    border: 1px solid ButtonText;
  }

  .board-twin button[aria-pressed="true"] {
    border: 4px double Highlight;
  }

  .board-twin button:focus-visible {
    outline-color: Highlight;
  }
}
`;
