/**
 * Fragments by which a shop's own host and its admin origin talk of drafts that the browser has kept on the former, where
 * admins worked once (docs/adr/0052). A fragment reaches no server.
 */

/** Tells the editor that there are some. */
export const OLD_DRAFTS_HASH = '#old-drafts';
/** Asks for them; a number that the editor alone knows follows. */
export const BRING_HASH = '#bring-drafts=';
/** Brings them, with that number before them and a dot between: JSON, gzip, base64url; none where all are too large. */
export const BROUGHT_HASH = '#drafts=';
/** Has them deleted. */
export const DROP_HASH = '#drop-drafts';

/** Length of an address that every browser takes. */
export const MOST_BROUGHT = 900_000;
