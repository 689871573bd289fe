/** The name of the menu. */
export const MENU_TITLE = 'Menu';

/** Fallback without scripts: the footer's links. */
export const FOOTER_LINKS_ID = 'footer-links';
