/** The name of the menu. */
export const MENU_TITLE = 'Menu';

/** Where it leads without scripts: the footer's lists of links. */
export const FOOTER_LINKS_ID = 'footer-links';
