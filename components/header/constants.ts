/** The fixed line of the strip above header 1 (spec 2). */
export const PROMOTION = 'Worldwide shipping · Secure payments · Free returns';

/** Of the menu, in px: in the shell, and of a navigation that an admin has designed (spec 9). */
export const MENU_WIDTH_PX = 280;
export const NAVIGATION_WIDTH_PX = 320;

export const MENU_TITLE = 'Menu';
export const FLASH_SALE_TITLE = 'Flash Sale';
export const FLASH_SALE_OFFER = '30% OFF';

/** Where the menu leads without scripts: the footer's lists of links. */
export const FOOTER_LINKS_ID = 'footer-links';
