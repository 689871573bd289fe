/** The blocks of the demo shops' pages stand in these spaces. */
export const NONE = { padding: '0px' };
export const GUTTER = { padding: '0 clamp(16px, 4cqi, 40px)' };
/** From edge to edge. */
export const WHOLE = { padding: '0px', borderRadius: '0px' };

/** Of product grids: a shop that sells its own brand alone lets the pictures say the rest. */
export const CARDS = { showBrand: false, showDescription: false };

/** A loom at work, drawn for the demo shops. */
export const FILM = '/films/loom.webm';
