/** The fixed line of the strip above header 1 (spec 2). */
export const PROMOTION = 'Worldwide shipping · Secure payments · Free returns';

/** Header 2 stands where the header template has this value (spec 2). */
export const SECOND_HEADER = 2;

/** Drawer widths in px (spec 9). */
export const MENU_WIDTH_PX = 280;
export const CART_WIDTH_PX = 350;

export const MENU_TITLE = 'Menu';
export const FLASH_SALE_TITLE = 'Flash Sale';
export const FLASH_SALE_OFFER = '30% OFF';

export const CART_TITLE = 'Your Cart';
export const CART_EMPTY = 'Your cart is empty.';
export const VIEW_CART = 'View Cart';
export const CHECKOUT = 'Checkout';

export const SEARCH_TITLE = 'Search Products';
export const SEARCH_START_TITLE = 'Start searching';
export const SEARCH_START_HINT = 'Enter keywords to find products';

/** Follows the first host label in the copyright line (spec 2). */
export const COPYRIGHT = ' Store. All rights reserved';

/** Where the menu leads without scripts: the footer's lists of links. */
export const FOOTER_LINKS_ID = 'footer-links';
