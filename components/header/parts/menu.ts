import * as messages from '../messages';
/** The name of the menu. */
export const MENU_TITLE = messages.menu;

/** Fallback without scripts: the footer's links. */
export const FOOTER_LINKS_ID = 'footer-links';
