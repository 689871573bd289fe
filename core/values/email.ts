/** The e-mail addresses that are taken: text, at sign, text, dot, text, no spaces (spec 5). */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** No longer address can be written to (RFC 3696). */
export const MAX_EMAIL_LENGTH = 320;

export const isEmail = (address: string): boolean => EMAIL_PATTERN.test(address);
