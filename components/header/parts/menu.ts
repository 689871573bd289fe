import * as messages from '../messages';
/** The name of the menu. */
export const MENU_TITLE = messages.menu;

/** Where it leads without scripts: the footer's lists of links. */
export const FOOTER_LINKS_ID = 'footer-links';
