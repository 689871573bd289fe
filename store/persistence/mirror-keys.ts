/** The keys of spec 3 under which cart and wishlist are kept for other programs to read. */
export const CART_KEY = 'cart';
export const WISHLIST_KEY = 'wishlist';
export const MIRROR_KEYS = [CART_KEY, WISHLIST_KEY] as const;
