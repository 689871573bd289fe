/** The fixed line of the strip above header 1 (spec 2). */
export const PROMOTION = 'Worldwide shipping · Secure payments · Free returns';

/** Header 2 stands where the header template has this value (spec 2). */
export const SECOND_HEADER = 2;

/** In px (spec 9). */
export const MENU_WIDTH_PX = 280;

export const MENU_TITLE = 'Menu';
export const FLASH_SALE_TITLE = 'Flash Sale';
export const FLASH_SALE_OFFER = '30% OFF';

/** Where the menu leads without scripts: the footer's lists of links. */
export const FOOTER_LINKS_ID = 'footer-links';
