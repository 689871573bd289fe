/** Strings of the default footer (spec 2). */
export const WORLDWIDE_SHIPPING = 'Worldwide Shipping';
export const SECURE_PAYMENTS = 'Secure Payments';
export const FREE_RETURN = 'Free Return';
export const LOCAL_SUPPORT = 'Local Support';
