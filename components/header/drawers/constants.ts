/** Width of the menu in the shell and in designed navigation, in px (spec 9). */
import * as messages from '../messages';
export const MENU_WIDTH_PX = 280;
export const NAVIGATION_WIDTH_PX = 320;

/** Strings of the menu (spec 2). */
export const FLASH_SALE_TITLE = messages.flashSale;
export const FLASH_SALE_OFFER = '30% OFF';
