/** Words in the shop's own ink. */
export const INK = { color: '--ink' };
/** The blocks of the demo shops' pages stand in these spaces. */
export const NONE = { padding: '0px' };
/** Room at the sides up to where the page's header begins and ends. */
export const GUTTER = { padding: '0 var(--inset)' };

/** Least and most of it in px, and its share of the page's width in percent. */
interface Space {
  readonly least: number;
  readonly share: number;
  readonly most: number;
}

/**
 * The distance between sections. Where the next one stands on the same ground, either has half of the
 * space; all of it is kept to the edge of another ground. The footer keeps off by itself.
 */
export function sections({ least, share, most }: Space) {
  const space = (part: number) => `clamp(${least * part}px, ${share * part}cqi, ${most * part}px)`;
  const SPACES = { none: '0px', half: space(0.5), whole: space(1) };
  return (above: keyof typeof SPACES, below: keyof typeof SPACES) => ({
    padding: `${SPACES[above]} var(--inset) ${SPACES[below]}`,
  });
}

/** Spans from edge to edge. */
export const WHOLE = { padding: '0px', borderRadius: '0px' };

/** Settings of product grids: a shop that sells its own brand alone lets the pictures say the rest. */
export const CARDS = { showBrand: false, showDescription: false };

/** A loom at work, drawn for the demo shops. */
export const FILM = '/films/loom.webm';
