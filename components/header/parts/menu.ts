/** Fallback without scripts: the footer's links. */
export const FOOTER_LINKS_ID = 'footer-links';

/** Width of the menu of a designed navigation, in px (spec 9). */
export const NAVIGATION_WIDTH_PX = 320;
