/** Shared by the presets: spaces that follow the width of the page, and the shop's own colors. */

/** No room of its own. */
export const NONE = { padding: '0px' };
/** Room from edge to edge. */
export const WHOLE = { padding: '0px', borderRadius: '0px' };

const SIDES = 'var(--inset)';
const APART = 'clamp(24px, 3.75cqi, 48px)';

/** Half of the space between two sections; all of it within one with a background of its own. */
export const SECTION = { padding: `${APART} ${SIDES}` };
export const PANEL = { padding: `clamp(40px, 6cqi, 80px) ${SIDES}` };
/** The first and the last of several that make one section. */
export const BEGIN = { padding: `${APART} ${SIDES} 0` };
export const END = { padding: `0 ${SIDES} ${APART}` };
/** A section of one line. */
export const STRIP = { padding: `12px ${SIDES}` };

/** Keeps text off the image beside it, where there is room. */
export const BESIDE = { padding: '0 clamp(0px, 12cqi - 92px, 72px)' };

/** Room below the title of a section. */
export const BELOW_TITLE = { padding: '0 0 clamp(20px, 3cqi, 32px)' };
export const ABOVE = { padding: '16px 0 0' };
export const SMALL_ABOVE = { padding: '4px 0 0' };

export const ON_SURFACE = { backgroundColor: '--surface' };
/** Inverted colors: the shop's background color on its text color. */
export const ON_INK = { backgroundColor: '--ink', color: '--ground' };
export const QUIET = { color: '--muted' };

/** A large heading, which grows with the page. */
export const DISPLAY = { fontSize: 'var(--text-display)' };
