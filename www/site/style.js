/**
 * What the elements share in their shadow trees: colours, buttons, focus. Pages have the same in theme.css, which is there
 * before any script. What an author may set is listed in docs/embedding.md.
 */
export const sharedStyle = /* css */ `
:host {
  color: var(--pylos-ink, inherit);
  font: var(--pylos-font, inherit);
  text-align: start;
}

:host([hidden]),
[hidden][hidden] {
  display: none;
}

*,
*::before,
*::after {
  box-sizing: border-box;
}

p,
h2,
ul {
  margin: 0;
}

/* Without a theme, everything has the colour of the text around the board, which can be read there. */
.frame,
.exercise {
  --muted: var(--pylos-muted, currentcolor);
  --line: var(--pylos-line, color-mix(in srgb, currentcolor 55%, transparent));
  --surface: var(--pylos-surface, transparent);
  --button: var(--pylos-ink, currentcolor);
  --strong: var(--pylos-accent, currentcolor);
}

:where(.turn, .controls, .notation, .exercise) button {
  min-block-size: var(--pylos-target, 44px);
  min-inline-size: var(--pylos-target, 44px);
  padding: 0.25em 0.75em;
  border: 1px solid var(--line);
  border-radius: var(--pylos-radius, 8px);
  background: var(--surface);
  color: var(--button);
  font: inherit;
  line-height: 1.2;
  cursor: pointer;
  touch-action: manipulation;
}

:where(.turn, .controls, .notation, .exercise) button:hover {
  border-color: var(--strong);
}

:where(.turn, .controls, .notation, .exercise) button[aria-disabled="true"] {
  opacity: 0.5;
  cursor: default;
}

:is(.turn, .exercise) .primary {
  border-color: transparent;
  background: var(--pylos-accent, light-dark(#0c6664, #74cabf));
  color: var(--pylos-on-accent, light-dark(#ffffff, #0b201d));
}

:is(.frame, .exercise) :focus-visible {
  outline: 3px solid var(--strong);
  outline-offset: 2px;
}

svg {
  inline-size: 1.5em;
  block-size: 1.5em;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
}
`;
