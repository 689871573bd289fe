/** Width of the menu in the shell and in designed navigation, in px (spec 9). */
export const MENU_WIDTH_PX = 280;
export const NAVIGATION_WIDTH_PX = 320;

/** Strings of the menu (spec 2). */
export const FLASH_SALE_TITLE = 'Flash Sale';
export const FLASH_SALE_OFFER = '30% OFF';
