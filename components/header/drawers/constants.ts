import * as messages from '../messages';
/** Of the menu, in px: in the shell, and of a navigation that an admin has designed (spec 9). */
export const MENU_WIDTH_PX = 280;
export const NAVIGATION_WIDTH_PX = 320;

/** Strings of the menu (spec 2). */
export const FLASH_SALE_TITLE = messages.flashSale;
export const FLASH_SALE_OFFER = '30% OFF';
