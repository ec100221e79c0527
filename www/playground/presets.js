/**
 * Boards to begin with, as the attributes of their tags; `record` is a record in the tag.
 * @type {Record<string, Record<string, string>>}
 */
export const PRESETS = {
  diagram: {
    position: "4/4/ll2/lldd 3/3/3 2/2 1 d",
    marks: "ring:1b2",
    show: "coordinates reserves",
    interactive: "both",
  },
  replayed: {
    moves: "1b2 1c2 1b3 1c3 2b2 1d1 1a1 1d2 1a2 1d3x1d1x1d2",
    ply: "0",
    replay: "1.5",
    show: "last-move reserves notation controls",
  },
  computer: {
    opponent: "3",
    show: "liftable legal last-move reserves controls",
  },
  annotated: {
    record:
      "1. 1b2 1c2 2. 1b3 1c3 3. 2b2! {[%cal G1b2-2b2,G1c3-2b2]}\n(3. 1d4? 2b2 {[%csl R2b2]})\n3... 1d1 *",
    show: "last-move reserves notation controls caption",
  },
};
