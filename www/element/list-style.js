/** The style of the list of moves beside a board: loaded with the list. */
export const listStyle = /* css */ `
.moves {
  position: relative;
  block-size: 100%;
  overflow-y: auto;
  padding: 4px;
  scrollbar-width: thin;
}

.moves ol {
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  padding: 0;
  list-style: none;
}

.moves li {
  display: flex;
  align-items: center;
}

.moves li:has(.comment) {
  flex-basis: 100%;
}

.moves .number {
  padding-inline: 0.4em 0;
}

.notation .moves button {
  min-block-size: 32px;
  min-inline-size: 32px;
  padding: 0.1em 0.4em;
  border-color: transparent;
  background: none;
  font-variant-numeric: tabular-nums;
}

@media (pointer: coarse) {
  .notation .moves button {
    min-block-size: var(--pylos-target, 44px);
  }
}

.notation .moves button[aria-current] {
  border-color: currentcolor;
  color: var(--strong);
  font-weight: 600;
}

@media print {
  /* The whole list, for which a size of the screen may be too small. */
  :host([show~="notation"]) {
    block-size: auto !important;
  }

  .notation,
  .moves {
    block-size: auto;
    overflow: visible;
  }

  .moves li {
    break-inside: avoid;
  }
}

@media (forced-colors: active) {
  .notation .moves button[aria-current] {
    border-color: Highlight;
  }
}
`;
