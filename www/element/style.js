/** The style of `<pylos-board>` around its board; docs/embedding.md lists what an author may set. */
export const elementStyle = /* css */ `
/* As wide as its container, at most 416px. A page may give it another size by the usual properties. Nothing depends on the font of
   the root element, which is the page's: what surrounds text follows the text, the rest is in pixels. */
:host {
  display: flex;
  flex-direction: column;
  position: relative;
  inline-size: fit-content;
  max-inline-size: 100%;
  min-block-size: 0;
  box-sizing: border-box;
  white-space: normal;
}

/* The width for which the board asks in a layout that asks its content: 240px at least, 416px at most. */
:host::before {
  content: "";
  display: grid;
  flex: none;
  grid-template-columns: minmax(240px, 416px);
  block-size: 0;
  overflow: clip;
}

:host([theme]) {
  color: var(--pylos-ink, light-dark(#2a221a, #f0e7d9));
  color-scheme: light dark;
}

:host([theme="light"]) {
  color-scheme: light;
}

:host([theme="dark"]) {
  color-scheme: dark;
}

.frame {
  --error: var(--pylos-error, currentcolor);
  display: flex;
  flex: auto;
  flex-direction: column;
  gap: var(--pylos-gap, 8px);
  min-block-size: 0;
  container-type: inline-size;
}

:host([theme]) .frame {
  --muted: var(--pylos-muted, light-dark(#685a4b, #b8aa99));
  --line: var(--pylos-line, light-dark(#a8977f, #75665a));
  --surface: var(--pylos-surface, light-dark(#fdfaf4, #28211c));
  --button: var(--pylos-ink, light-dark(#2a221a, #f0e7d9));
  --strong: var(--pylos-accent, light-dark(#0c6664, #74cabf));
  --error: var(--pylos-error, light-dark(#9c2b16, #ff9f8a));
}

.frame > * {
  flex: none;
}

.frame > .board-room {
  flex: auto;
  min-block-size: 0;
  inline-size: 100%;
  aspect-ratio: var(--pylos-board-ratio, 4 / 5);
}

.board-room.bare {
  aspect-ratio: var(--pylos-board-ratio, 1 / 1);
}

.plan {
  inline-size: 100%;
  max-inline-size: 352px;
  margin: 0 auto 6px;
  aspect-ratio: 278 / 106;
}

/* Nothing moves when the note and the buttons of a turn come and go. */
.bar {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-rows: minmax(var(--status-lines), auto) minmax(max(var(--pylos-target, 44px), 2lh), auto);
  align-items: center;
  column-gap: var(--pylos-gap, 8px);
  --status-lines: 1lh;
}

.status {
  grid-column: 1 / -1;
  font-weight: 600;
}

.thinking::after {
  content: "";
  display: inline-block;
  inline-size: 0.6em;
  aspect-ratio: 1;
  margin-inline-start: 0.5em;
  border: 2px solid;
  border-block-start-color: transparent;
  border-radius: 50%;

  @media (prefers-reduced-motion: no-preference) {
    animation: turn 1s linear infinite;
  }
}

@keyframes turn {
  to {
    transform: rotate(1turn);
  }
}

.turn,
.controls {
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
}

.turn {
  grid-area: 2 / 2;
}

.note,
.notation,
.caption,
.error {
  color: var(--muted);
  font-size: 0.9375em;
  overflow-wrap: anywhere;
}

.note {
  grid-area: 2 / 1;
  align-self: start;
}

.error {
  padding: 0.5em 0.75em;
  border: 2px solid var(--error);
  border-radius: var(--pylos-radius, 8px);
  color: var(--error);
  white-space: pre-line;
}

.controls {
  flex-wrap: nowrap;
  justify-content: center;
  /* Its buttons come later. */
  min-block-size: var(--pylos-target, 44px);
}

/* All in one line, narrower on a narrow board. */
.controls .tool {
  display: grid;
  place-items: center;
  flex: 0 1 var(--pylos-target, 44px);
  min-inline-size: 24px;
  padding: 0;
}

.notation {
  /* Nothing moves when the list comes, or grows. */
  block-size: var(--pylos-notation-size, 8em);
}

.caption {
  /* Most comments fit, so that what follows does not move with every turn. */
  min-block-size: 3lh;
}

.announcer {
  position: absolute;
  inset-block-start: 0;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

@container (inline-size < 22em) {
  .bar {
    --status-lines: 2lh;
  }
}

@media print {
  :host,
  .board-room,
  .bar {
    break-inside: avoid;
  }

  /* Two stand beside each other on A4. */
  :host::before {
    grid-template-columns: minmax(5cm, 8cm);
  }

  .turn,
  .controls {
    display: none;
  }
}
`;
